"""Zatre: tiles of one to six pips, laid in rows of ten, eleven or twelve."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game, Result
from ludotheque.core.position import Position, begin
from ludotheque.core.words import Player

from . import bot, ending, imagining
from .start import DrawForStart
from .table import MOST_PLAYERS, TILES, Bag, Board, Sheet, Table, ZatreOptions


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

    def imagine(self, view: Position[Table], player: Player, chance: Chance) -> Position[Table]:
        return imagining.imagine(view, player, chance)

    def evaluate(self, w: Table, player: Player) -> float:
        return bot.evaluate(w, player)


GAME = Zatre()
