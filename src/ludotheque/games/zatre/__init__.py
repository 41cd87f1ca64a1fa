"""Zatre: tiles of one to six pips, laid in rows of ten, eleven or twelve."""

from functools import lru_cache
from typing import Any

from ludotheque.core import Chance, Face, Game, Mind, Offer, Player, Position, Result, begin

from . import bot, ending, guessing
from .bot import aspects
from .encoding import RESEARCH
from .material import MOST_PLAYERS, TILES, Board
from .scoring import total
from .start import DrawForStart
from .study import ZatreStudy
from .table import Bag, Sheet, Table, ZatreOptions

total_of = lru_cache(500)(total)
"""The total of a sheet, cached: sheets never change, and a replay meets the same ones again and again."""


def standing(w: Table) -> list[int]:
    """What each sheet is worth so far."""
    return [total_of(sheet, w.rules) for sheet in w.sheets]


class Zatre(Game[Table]):
    """A tile game by Manfred Schüling, for two to six players."""

    key = "zatre"
    players = range(2, MOST_PLAYERS + 1)
    options = ZatreOptions
    world = Table
    offer = Offer(minutes=45, age=8)
    mind = Mind(evaluate=bot.evaluate, think=bot.think, aspects=aspects.aspects)
    face = Face(standing=standing)
    study = ZatreStudy
    research = RESEARCH

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


GAME = Zatre()
