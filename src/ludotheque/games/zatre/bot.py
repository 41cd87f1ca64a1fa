"""What only a player of Zatre knows: what a sheet promises beyond its points."""

from ludotheque.core.words import Player

from .scoring import total
from .table import Table


def evaluate(w: Table, player: Player) -> float:
    """The player's points, less those of the best other."""
    totals = [total(sheet, w.rules) for sheet in w.sheets]
    mine = totals.pop(player)
    return float(mine - max(totals))
