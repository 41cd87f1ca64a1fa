"""What only a player of Zatre knows: what a sheet promises beyond its points."""

from ludotheque.core import Player

from .scoring import total
from .table import Sheet, Table

A_CROSS_AHEAD = 4.0
"""What a cross is worth on a line that has no points yet; less, the further down it stands."""
A_TILE_MORE = 0.1
"""What it is worth to draw rather than to pass."""


def evaluate(w: Table, player: Player) -> float:
    """The player's points and promises, less the points of the best other."""
    others = [total(sheet, w.rules) for seat, sheet in enumerate(w.sheets) if seat != player]
    drawing = A_TILE_MORE if w.drew and w.turn == player else 0.0
    return total(w.sheets[player], w.rules) + promise(w.sheets[player]) + drawing - max(others)


def promise(sheet: Sheet) -> float:
    """What the crosses on lines still empty may bring."""
    last = max(map(len, sheet.columns))
    return sum(A_CROSS_AHEAD / (1 + line - last) for line in range(last, sheet.crosses))
