"""What a turn may bring, and what that is worth to the player."""

from functools import cache
from math import inf

from ..material import HIGHEST_ROW, LOWEST_SCORING_ROW, TILES
from ..scoring import written
from ..table import Sheet, ZatreOptions
from .sheets import worth

Brought = int
"""What tiles bring, as one number that can be added up: rows of 10, 11 and 12 and crosses, as digits in base 5."""
A_ROW: dict[int, Brought] = {10: 1, 11: 5, 12: 25}
A_CROSS: Brought = 125
NOTHING: Brought = 0
FORBIDDEN: Brought = -1
"""The tiles may not lie there."""

Kind = tuple[int, int, int]
"""An empty cell, as far as it matters: the pips that a tile there joins across and down, and whether it is light."""
Joint = tuple[int, int, int, int, int]
"""Two empty cells in one row, with only tiles between them: the pips of this row, of the crossing rows at the one and
at the other cell, and whether each cell is light."""
HANDS = [(one, other) for one in TILES for other in TILES]
"""Every two tiles: the first for one cell of a joint, the second for the other."""


class Wishes(dict[Brought, float]):
    """What a player's sheet will be worth at the end, by what the turn brings; worked out when first needed."""

    def __init__(self, sheet: Sheet, turns: float, rules: ZatreOptions) -> None:
        super().__init__({FORBIDDEN: -inf})
        self._sheet, self._turns, self._rules = sheet, turns, rules
        self._alone: dict[Kind, tuple[float, ...]] = {}
        self._together: dict[Joint, tuple[float, ...]] = {}

    def __missing__(self, brought: Brought) -> float:
        self[brought] = value = worth(after(self._sheet, brought), self._turns, self._rules)
        return value

    def alone(self, kind: Kind) -> tuple[float, ...]:
        """What each tile is worth on such a cell."""
        if kind not in self._alone:
            self._alone[kind] = tuple([self[brought] for brought in brought_alone(kind)])
        return self._alone[kind]

    def together(self, joint: Joint) -> tuple[float, ...]:
        """What every two tiles are worth at such a joint."""
        if joint not in self._together:
            self._together[joint] = tuple([self[brought] for brought in brought_together(joint)])
        return self._together[joint]


def after(sheet: Sheet, brought: Brought) -> Sheet:
    """The sheet after a turn that brings this."""
    rows = [row for row, one in A_ROW.items() for _ in range(brought // one % 5)]
    return written(sheet, rows, brought // A_CROSS)


@cache
def brought_alone(kind: Kind) -> tuple[Brought, ...]:
    """What each tile brings on such a cell."""
    across, down, light = kind
    return tuple([_brought([(_joined(across, tile), _joined(down, tile))], [light]) for tile in TILES])


@cache
def brought_together(joint: Joint) -> tuple[Brought, ...]:
    """What every two tiles bring at such a joint."""
    row, at_one, at_other, *lights = joint
    return tuple(
        [
            _brought([(row + one + other, _joined(at_one, one)), (row + one + other, _joined(at_other, other))], lights)
            for one, other in HANDS
        ]
    )


def _joined(pips: int, tile: int) -> int:
    """The sum of the row that a tile stands in; 0 for a tile by itself, which is no row."""
    return pips + tile if pips else 0


def _brought(rows_by_cell: list[tuple[int, int]], lights: list[int]) -> Brought:
    """What one tile brings, or two tiles that share their first row (rules 4.2.3, 4.2.7 and 5)."""
    rows = [rows_by_cell[0][0], *[crossing for _, crossing in rows_by_cell]]
    alone = any(light and max(rows) < LOWEST_SCORING_ROW for light, rows in zip(lights, rows_by_cell, strict=True))
    if alone or max(rows) > HIGHEST_ROW:
        return FORBIDDEN
    return A_CROSS * sum(lights) + sum([A_ROW[row] for row in rows if row >= LOWEST_SCORING_ROW])
