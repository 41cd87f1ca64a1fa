"""What the list of legal places asks of cells, answered quickly. Everything here names its plain twin."""

from collections.abc import Sequence
from typing import TypeVar

from ..light_cells import Hand, completed_by
from ..material import HIGHEST_ROW, LIGHT, LOWEST_SCORING_ROW, Board, Cell, Tile

T = TypeVar("T")

ALLOWED = tuple(
    bytes(tile <= room < LIGHT or tile <= room - LIGHT <= tile + 2 for room in range(256)) for tile in range(7)
)
"""By tile and room: `Board.fits`, on a dark cell, or on a light one in a row of 10 to 12."""
HOPEFUL = tuple(bytes(room - LIGHT > tile + 2 for room in range(256)) for tile in range(7))
"""By tile and room: `Board.fits`, on a light cell and without such a row."""


def quickly_marked(marks: bytearray, by_cell: Sequence[T]) -> list[T]:
    """`[*itertools.compress(by_cell, marks)]`, where each mark is 0 or 1 and few are 1."""
    found = []
    cell = marks.find(1)
    while cell >= 0:
        found.append(by_cell[cell])
        cell = marks.find(1, cell + 1)
    return found


def quickly_completed_by(board: Board, cell: Cell, tile: Tile, rest: Hand) -> bool:
    """`light_cells.completed_by`, for a cell where the tile fits without making a row of 10 to 12 at once.

    Nearly always one more tile is in hand. Then nothing has to be tried out: it must go to an end of a row.
    """
    if len(rest) == 1:
        return _completed_by_one(board, cell, tile, rest[0])
    return completed_by(board, cell, tile, rest)


def _completed_by_one(board: Board, cell: Cell, tile: Tile, last: Tile) -> bool:
    """True if a last tile fits at an end of one of the two rows, and brings it to 10, 11 or 12."""
    highest = HIGHEST_ROW - last
    most = highest - tile
    least = most - HIGHEST_ROW + LOWEST_SCORING_ROW
    for along, crossing, back, forth in board.lines:
        joined = along[cell]
        if joined > most:
            continue
        start, end, before = back[cell], forth[cell], 0
        if joined:
            tiles = board.tiles
            while pips := tiles[start]:
                before += pips
                start = back[start]
            while tiles[end]:
                end = forth[end]
            joined -= before
        if least <= along[start] + joined <= most and crossing[start] <= highest:
            return True
        if least <= along[end] + before <= most and crossing[end] <= highest:
            return True
    return False
