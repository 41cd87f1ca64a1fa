"""Winter Colony: a village under the snow, the dead at the doors, and perhaps a traitor by the stove."""

from typing import Any

from ludotheque.core import Chance, Face, FirstMatch, Game, Mind, Offer, Player, Position, Result, Variant

from . import bot, guessing, standing
from .bot import aspects
from .cards import composing, decks, doors, open_cards, people, secrets, zones
from .chapters import ending, setup
from .material import material
from .pack.workshop import Workshop
from .study import WinterStudy
from .table import FEWEST_PLAYERS, MOST_PLAYERS, Colony, WinterOptions


class Winter(Game[Colony]):
    """A game of survival for two to five players, with a common objective and secret ones."""

    key = "winter"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options = WinterOptions
    rules_version = 2
    world = Colony
    offer = Offer(
        minutes=120,
        age=14,
        variants=(
            Variant("variant", dict.fromkeys(("normal", "betrayer", "no_betrayal"), range(3, 6)) | {"dilemma": (2,)}),
        ),
        first=FirstMatch(players=2, options={"variant": "first", "objective": 1}),
    )
    mind = Mind(
        evaluate=bot.evaluate,
        glance=bot.glance,
        instinct=bot.instinct,
        think=bot.think,
        aspects=aspects.aspects,
        chapter=aspects.chapter,
        scored=False,
    )
    face = Face(material=material, standing=standing.standing)
    study = WinterStudy
    packs = Workshop()

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Colony]:
        return setup.opening(players, options, chance)

    def result(self, w: Colony) -> Result:
        return ending.result(w)

    def guess(self, w: Colony, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)


GAME = Winter()

WORDS = (composing, decks, doors, open_cards, people, secrets, zones)
"""Imported for the words that they know."""
