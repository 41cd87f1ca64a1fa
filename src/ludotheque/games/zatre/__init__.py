"""Zatre: tiles of one to six pips, laid in rows of ten, eleven or twelve."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from ludotheque.core import Chance, Game, Judged, Player, Position, Result, Standing, begin

from . import aspects, bot, ending, guessing
from .material import MOST_PLAYERS, TILES, Board
from .scoring import total
from .start import DrawForStart
from .study import ZatreStudy
from .table import Bag, Sheet, Table, ZatreOptions

total_of = lru_cache(500)(total)
"""The total of a sheet, which never changes: in a replay the same sheets come again and again."""


class Zatre(Game[Table]):
    """A tile game by Manfred Schüling, for two to six players."""

    key = "zatre"
    players = range(2, MOST_PLAYERS + 1)
    minutes = 45
    age = 8
    options = ZatreOptions
    world = Table

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Table]:
        table = Table(
            rules=options,
            board=Board(),
            hands=[()] * players,
            bag=Bag(tuple(TILES.values())),
            turn=Player(0),
            sheets=[Sheet()] * players,
            shown=[()] * players,
            kept_above=[0] * players,
        )
        return begin(table, [DrawForStart(tuple(map(Player, range(players))))], chance)

    def result(self, w: Table) -> Result:
        return ending.result(w)

    def guess(self, w: Table, player: Player, chance: Chance) -> None:
        guessing.guess(w, player, chance)

    def think(self, view: Position[Table], player: Player, level: str, chance: Chance) -> Sequence[Judged] | None:
        return bot.think(view, player, level, chance)

    def evaluate(self, w: Table, player: Player) -> float:
        return bot.evaluate(w, player)

    def aspects(self, w: Table, player: Player) -> Mapping[str, float]:
        return aspects.aspects(w, player)

    def standing(self, w: Table) -> Standing:
        return [total_of(sheet, w.rules) for sheet in w.sheets]

    def study(self) -> ZatreStudy:
        return ZatreStudy()


GAME = Zatre()
