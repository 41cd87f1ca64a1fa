"""The draw for the start (rule 2)."""

from collections.abc import Sequence

from ludotheque.core import Player, Roll, Step, Steps

from .material import TILES, Tile
from .table import Table
from .turn import Drawing, Placing


class DrawForStart(Step[Table], frozen=True):
    """Those who may still start draw one more tile each, face up (rules 2.1 and 2.2)."""

    quiet = True
    contenders: tuple[Player, ...]

    def do(self, w: Table) -> Steps:
        return (*map(Showing, self.contenders), Compare(self.contenders))


class Show(Step[Table], frozen=True):
    """A tile drawn for the start."""

    player: Player
    tile: Tile

    def do(self, w: Table) -> Steps:
        w.bag.take(self.tile)
        w.shown[self.player] += (self.tile,)
        return ()


class Showing(Roll[Table, Show], frozen=True):
    """Which tile is drawn for the start."""

    stream = "deck"
    player: Player

    def options(self, w: Table, player: Player) -> Sequence[Show]:
        return w.bag.only_there([Show(self.player, tile) for tile in TILES])

    def odds(self, w: Table) -> Sequence[int]:
        return w.bag.only_there(w.bag.counts)


class Compare(Step[Table], frozen=True):
    """The highest starts; those who are level draw again, while the bag has a tile for each of them (rule 2.2)."""

    quiet = True
    contenders: tuple[Player, ...]

    def do(self, w: Table) -> Steps:
        highest = max(w.shown[player][-1] for player in self.contenders)
        level = tuple(player for player in self.contenders if w.shown[player][-1] == highest)
        if len(level) > 1 and len(w.bag) >= len(level):
            return (DrawForStart(level),)
        return (Begin(level[0], max(w.shown[level[0]])),)


class Begin(Step[Table], frozen=True):
    """The starter keeps the highest tile and draws two more; every other tile goes back (rule 2.3)."""

    player: Player
    tile: Tile

    def do(self, w: Table) -> Steps:
        for tile in sum(w.shown, ()):
            w.bag.put(tile)
        w.bag.take(self.tile)
        w.shown = [(self.tile,) if player == self.player else () for player in range(len(w.hands))]
        w.hands[self.player] = (self.tile,)
        w.turn, w.drew = self.player, 2
        return (Drawing(self.player), Drawing(self.player), Placing(self.player))
