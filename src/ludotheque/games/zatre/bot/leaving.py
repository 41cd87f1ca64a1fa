"""What a board leaves to the next player: the best place of each tile."""

from itertools import compress

from ..material import FIRST_LIGHT, OFF, Board
from .wishes import NOTHING, Kind, Wishes

LIGHTS = bytes(FIRST_LIGHT) + b"\x01" * (OFF - FIRST_LIGHT) + b"\x00"


def kinds_of(board: Board) -> set[Kind]:
    """The kinds of cells where a tile fits."""
    return {*compress(zip(board.across, board.down, LIGHTS, strict=True), board.room)}


def left_behind(board: Board, counts: list[int], wishes: Wishes) -> float:
    """What a drawn tile can bring on average in its best place, with this many of each still to come."""
    kinds = kinds_of(board)
    if not kinds or not any(counts):
        return 0.0
    now = wishes[NOTHING]
    best = [max(values) for values in zip(*[wishes.alone(kind) for kind in kinds], strict=True)]
    brings: float = sum([max(0.0, value - now) * count for value, count in zip(best, counts, strict=True)])
    return brings / sum(counts)
