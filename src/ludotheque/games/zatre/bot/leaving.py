"""What a board leaves to whoever lays next: the best place of each tile."""

from math import inf

from ..material import FIRST_LIGHT, HIGHEST_ROW, LOWEST_SCORING_ROW, OFF, TILES, Board
from .sheets import A_CROSS, Gains

SECOND_EQUAL = 0.6
"""What the second of two equal rows brings beside the first: they share a box."""
LIGHTS = bytes(FIRST_LIGHT) + b"\x01" * (OFF - FIRST_LIGHT) + b"\x00"

Places = dict[tuple[int, int, int], tuple[float, ...]]
"""By the pips that a tile joins across and down, and whether the cell is light: what each tile brings there."""


def places(worth: Gains) -> Places:
    """What each tile brings on every kind of cell, to somebody to whom rows and crosses are worth so much."""
    joins = range(HIGHEST_ROW)
    return {
        (across, down, light): tuple([_brings(worth, across, down, light, tile) for tile in TILES])
        for across in joins
        for down in joins
        for light in (0, 1)
    }


def _brings(worth: Gains, across: int, down: int, light: int, tile: int) -> float:
    rows = [joined + tile for joined in (across, down) if joined]
    if max(rows, default=0) > HIGHEST_ROW:
        return -inf
    scoring = [row for row in rows if row >= LOWEST_SCORING_ROW]
    if not scoring:
        return -inf if light else 0.0
    points = worth[scoring[0]]
    if len(scoring) == 2:
        points += worth[scoring[1]] * (SECOND_EQUAL if scoring[0] == scoring[1] else 1.0)
    return points + worth[A_CROSS] * light


def left_behind(board: Board, counts: list[int], known: Places) -> float:
    """What the best place brings on average to a tile that is drawn, when so many of each are still to come."""
    joined = zip(board.across, board.down, LIGHTS, strict=True)
    kinds = {kind for kind, room in zip(joined, board.room, strict=True) if room}
    if not kinds or not any(counts):
        return 0.0
    best = [max(brought) for brought in zip(*[known[kind] for kind in kinds], strict=True)]
    brings: float = sum([max(0.0, points) * count for points, count in zip(best, counts, strict=True)])
    return brings / sum(counts)
