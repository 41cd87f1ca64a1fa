"""Winter Colony: a village under the snow, the dead at the doors, and perhaps a traitor by the stove."""

from typing import Any

from ludotheque.core import Chance, Face, FirstMatch, Game, Mind, Offer, Player, Position, Research, Result, Variant

from . import bot, goals, guessing, standing
from .bot import aspects
from .bot.remarks import REMARKS
from .cards import composing, decks, doors, open_cards, people, secrets, zones
from .chapters import ending, setup
from .chronicle import chronicle
from .material import material
from .moments import MOMENTS
from .pack.workshop import Workshop
from .study import WinterStudy
from .table import MOST_PLAYERS, Colony, WinterOptions
from .talk import TALK
from .vocabulary.words import FEWEST_PLAYERS


class Winter(Game[Colony]):
    """A game of survival for two to five players, with a common objective and secret ones."""

    key = "winter"
    players = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    options = WinterOptions
    rules_version = 3
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
        remarks=REMARKS,
        aspects=aspects.aspects,
        chapter=aspects.chapter,
        surprises=guessing.surprises,
        scored=False,
    )
    face = Face(material=material, goals=goals.goals, standing=standing.standing, moments=MOMENTS, chronicle=chronicle)
    study = WinterStudy
    research: Research[Colony] = Research(longest_list=512, each_for_themselves=True)
    talk = TALK
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
