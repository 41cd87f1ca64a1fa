"""The first turn: three tiles, one of them on the red cell (rule 4.2.1)."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import permutations

from .completing import Hand
from .material import CELLS, FIRST_LIGHT, LINES, OFF, RED, Board, Cell, Tile
from .table import Table

Laying = tuple[tuple[Cell, Tile], ...]


def opening_laid(w: Table) -> Laying:
    """What the first turn has laid so far."""
    return tuple((CELLS[laid.cell], laid.tile) for laid in w.laid)


@lru_cache(maxsize=5000)
def openings(laid: Laying, hand: Hand, light_check: str) -> Laying:
    """The next tile of every way to end the first turn well; the light check "never" asks about red alone."""
    found = set()
    for cells in OPENING_CELLS:
        for tiles in permutations(hand) if cells[: len(laid)] == tuple(cell for cell, _ in laid) else ():
            whole = (*laid, *zip(cells[len(laid) :], tiles, strict=True))
            if whole[len(laid)] not in found and _opens_well(whole, light_check):
                found.add(whole[len(laid)])
    return tuple(sorted(found, key=lambda new: (new[1], new[0])))


def _opens_well(laying: Laying, light_check: str) -> bool:
    """Whether a whole first turn, tile by tile, keeps rules 4.2.3 and 4.2.7."""
    board = Board()
    for number, (cell, tile) in enumerate(laying):
        if number and not board.fits(cell, tile):
            return False
        board.lay(cell, tile)
        if light_check == "at_once" and cell >= FIRST_LIGHT and not board.scores_at(cell):
            return False
    return light_check == "never" or all(board.scores_at(cell) for cell, _ in laying if cell >= FIRST_LIGHT)


def _grown(cells: tuple[Cell, ...]) -> Iterator[tuple[Cell, ...]]:
    """Every way to lay three tiles, each touching an earlier one."""
    if len(cells) == 3:
        yield cells
        return
    for cell in sorted({way[lying] for lying in cells for line in LINES for way in line} - {*cells, OFF}):
        yield from _grown((*cells, cell))


OPENING_CELLS = [cells for first in map(Cell, range(OFF)) for cells in _grown((first,)) if RED in cells]
"""The cells of the first turn in the order they are covered, red among them."""
