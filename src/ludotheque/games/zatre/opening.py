"""The first turn: three tiles, one of them on the red cell (rule 4.2.1)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations
from typing import NamedTuple

from .light_cells import Hand
from .material import CELLS, FIRST_LIGHT, HIGHEST_ROW, LINES, LOWEST_SCORING_ROW, OFF, RED, Cell, Tile
from .table import Table

Laying = tuple[tuple[Cell, Tile], ...]


class Shape(NamedTuple):
    """Three cells in the order they are covered, red among them.

    Three in a line are one row. Round a corner they are two rows of two, never above 12, and only there can a tile lie
    on a light cell: at an end, with the corner as its row.
    """

    cells: tuple[Cell, ...]
    straight: bool
    light: int | None
    corner: int

    def holds(self, tiles: Hand, light_check: str) -> bool:
        """True if these tiles, in this order, keep rules 4.2.3 and 4.2.7; the light check "never" skips the latter."""
        if self.straight:
            return sum(tiles) <= HIGHEST_ROW
        if self.light is None or light_check == "never":
            return True
        in_time = self.light > self.corner or light_check == "end_of_turn"
        return in_time and tiles[self.light] + tiles[self.corner] >= LOWEST_SCORING_ROW


def opening_laid(w: Table) -> Laying:
    """What the first turn has laid so far."""
    return tuple((CELLS[laid.cell], laid.tile) for laid in w.laid)


def openings(laid: Laying, hand: Hand, light_check: str) -> Laying:
    """The next tile of every way to end the first turn well."""
    return _openings(laid, tuple(sorted(hand)), light_check)


@lru_cache(maxsize=2000)
def _openings(laid: Laying, hand: Hand, light_check: str) -> Laying:
    down, covered = tuple(tile for _, tile in laid), tuple(cell for cell, _ in laid)
    found = {
        (shape.cells[len(laid)], tiles[0])
        for shape in SHAPES
        if shape.cells[: len(laid)] == covered
        for tiles in permutations(hand)
        if shape.holds(down + tiles, light_check)
    }
    return tuple(sorted(found, key=lambda new: (new[1], new[0])))


def _grown(cells: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """Every way to cover three cells, each touching an earlier one."""
    if len(cells) == 3:
        yield cells
        return
    for cell in sorted({beside for lying in cells for beside in _beside(lying)} - {*cells, OFF}):
        yield from _grown((*cells, cell))


def _beside(cell: Cell) -> set[Cell]:
    return {way[cell] for line in LINES for way in line}


def _shape(cells: tuple[Cell, ...]) -> Shape:
    corner = next(number for number, cell in enumerate(cells) if {*cells} - {cell} <= _beside(cell))
    straight = any({*cells} - {cells[corner]} == {back[cells[corner]], forth[cells[corner]]} for back, forth in LINES)
    light = next((number for number, cell in enumerate(cells) if cell >= FIRST_LIGHT), None)
    return Shape(cells, straight, light, corner)


SHAPES = [_shape(cells) for first in map(Cell, range(OFF)) for cells in _grown((first,)) if RED in cells]
