"""Winter Colony: a village under the snow, the dead at the doors, and perhaps a traitor by the stove."""

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

from ludotheque.core import Chance, FirstMatch, Game, Judged, Option, Player, Position, Result, Standing, Variant

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
    minutes = 120
    age = 14
    rules_version = 2
    scored = False
    options = WinterOptions
    variants = (
        Variant("variant", dict.fromkeys(("normal", "betrayer", "no_betrayal"), range(3, 6)) | {"dilemma": (2,)}),
    )
    first = FirstMatch(players=2, options={"variant": "first", "objective": 1})
    world = Colony

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Colony]:
        return setup.opening(players, options, chance)

    def result(self, w: Colony) -> Result:
        return ending.result(w)

    def guess(self, w: Colony, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)

    def material(self) -> Any:
        return material()

    def packs(self) -> Workshop:
        return Workshop()

    def instinct(self, view: Position[Colony], player: Player, level: str, chance: Chance) -> Option[Colony] | None:
        return bot.instinct(view, player, level, chance)

    def think(self, view: Position[Colony], player: Player, level: str, chance: Chance) -> Sequence[Judged] | None:
        return bot.think(view, player, level, chance)

    def glance(
        self, position: Position[Colony], player: Player, options: Sequence[Option[Colony]]
    ) -> Sequence[float] | None:
        return bot.glance(position, player, options)

    def evaluate(self, w: Colony, player: Player) -> float:
        return bot.evaluate(w, player)

    def aspects(self, w: Colony, player: Player) -> Mapping[str, float]:
        return aspects.aspects(w, player)

    def standing(self, w: Colony) -> Standing:
        return standing.standing(w)

    def chapter(self, w: Colony) -> Hashable:
        return aspects.chapter(w)

    def study(self) -> WinterStudy:
        return WinterStudy()


GAME = Winter()

WORDS = (composing, decks, doors, open_cards, people, secrets, zones)
"""Imported for the words that they know."""
