"""Zerzura: take, swap and store the marvels of the oasis, of which more is not always better."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core import Chance, Game, Option, Player, Position, Result, Standing, Variant
from ludotheque.core.wire import wire

from . import aspects, bot, ending, first_sight, guessing
from .edition import EDITIONS, KINDS, PLAYERS
from .scoring import pad_of
from .setup import set_up
from .study import ZerzuraStudy
from .table import Bazaar, ZerzuraOptions


class Zerzura(Game[Bazaar]):
    """A card game by Romaric Galonnier, for two to five players."""

    key = "zerzura"
    players = PLAYERS
    minutes = 20
    age = 8
    options = ZerzuraOptions
    variants = (Variant("mode"), Variant("edition"))
    far = True
    world = Bazaar

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Bazaar]:
        return set_up(players, options, chance)

    def result(self, w: Bazaar) -> Result:
        return ending.result(w)

    def guess(self, w: Bazaar, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)

    def glance(
        self, position: Position[Bazaar], player: Player, options: Sequence[Option[Bazaar]]
    ) -> Sequence[float] | None:
        return first_sight.glance(position, player, options)

    def evaluate(self, w: Bazaar, player: Player) -> float:
        return bot.evaluate(w, player)

    def aspects(self, w: Bazaar, player: Player) -> Mapping[str, float]:
        return aspects.aspects(w, player)

    def standing(self, w: Bazaar) -> Standing:
        return [pad_of(w, Player(seat)).total for seat in range(len(w.rows))]

    def study(self) -> ZerzuraStudy:
        return ZerzuraStudy()

    def material(self) -> Any:
        return wire({"kinds": KINDS, "editions": EDITIONS})


GAME = Zerzura()
