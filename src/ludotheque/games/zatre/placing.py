"""Laying tiles, one by one, each only if the turn can still be completed (rule 4)."""

from ludotheque.core import Arg, Player, Step, Steps, Why, because
from ludotheque.core.language.words import quoted

from .light_cells import Hand, can_be_completed, completed_by, fits_dark, without
from .material import (
    CELLS,
    FIRST_LIGHT,
    HIGHEST_ROW,
    LINES,
    LOWEST_SCORING_ROW,
    OFF,
    SPOTS,
    Board,
    Cell,
    Spot,
    Tile,
    label,
)
from .opening import opening_laid, openings
from .table import Laid, Table


class Place(Step[Table], frozen=True):
    """Lay a tile of your hand on a cell."""

    tile: Tile
    cell: Spot

    def args(self) -> dict[str, Arg]:
        return {"tile": self.tile, "cell": label(self.cell)}

    def do(self, w: Table) -> Steps:
        player, tile, cell = w.turn, self.tile, CELLS[self.cell]
        waits = cell >= FIRST_LIGHT and (not w.turns or fits_dark(w.board, tile))
        w.board.lay(cell, tile)
        w.laid += (Laid(tile, self.cell),)
        if waits or w.waiting:
            new = (self.cell,) if waits else ()
            w.waiting = tuple(spot for spot in w.waiting + new if not w.board.scores_at(CELLS[spot]))
        w.hands[player] = without(w.hands[player], tile)
        if not w.turns and tile in w.shown[player]:
            w.shown[player] = ()
        return ()

    def why_not(self, w: Table, player: Player) -> Why | None:
        cell = CELLS.get(self.cell)
        if self.tile not in w.hands[player]:
            return because("tile-not-in-hand", "4.3.3", tile=self.tile)
        if cell is None:
            return because("no-such-cell", "4.3.3", cell=_said(self.cell))
        if lying := w.board.tiles[cell]:
            return because("cell-taken", "4.3.3", cell=label(self.cell), tile=lying)
        return self._too_far(w, cell) or self._too_much(w.board, cell) or self._cannot_end_well(w, player, cell)

    def _too_far(self, w: Table, cell: Cell) -> Why | None:
        """Rules 4.2.1 and 4.2.2."""
        if w.board.across[cell] or w.board.down[cell] or not (w.turns or w.laid):
            return None
        return because("touches-nothing", "4.2.2", cell=label(self.cell))

    def _too_much(self, board: Board, cell: Cell) -> Why | None:
        """Rule 4.2.3."""
        tile = self.tile
        if board.across[cell] + tile <= HIGHEST_ROW and board.down[cell] + tile <= HIGHEST_ROW:
            return None
        row = max((_row_with(board, cell, tile, line) for line in range(2)), key=sum)
        return because("row-over-12", "4.2.3", row="+".join(map(str, row)), sum=sum(row))

    def _cannot_end_well(self, w: Table, player: Player, cell: Cell) -> Why | None:
        """Rules 4.2.1, 4.2.7 and 4.2.8: the turn must remain one that can be completed."""
        tile, rest = self.tile, without(w.hands[player], self.tile)
        if not w.turns:
            return self._misses_red(w, cell)
        if cell >= FIRST_LIGHT and fits_dark(w.board, tile) and not is_justified(w, cell, tile, rest):
            return self._needs_row(w, cell, completed_by(w.board, cell, tile, rest))
        if w.waiting and not can_be_completed(w.board, waiting_cells(w), cell, tile, rest):
            return still_waiting(w.waiting[0])
        return None

    def _misses_red(self, w: Table, cell: Cell) -> Why | None:
        """Rule 4.2.1, and 4.2.7 in the first turn."""
        new, laid, hand = (cell, self.tile), opening_laid(w), w.hands[w.turn]
        if new in openings(laid, hand, w.rules.light_check):
            return None
        if new not in openings(laid, hand, "never"):
            return because("red-out-of-reach", "4.2.1", cell=label(self.cell))
        if cell < FIRST_LIGHT:
            return still_waiting(w.waiting[0])
        return self._needs_row(w, cell, new in openings(laid, hand, "end_of_turn"))

    def _needs_row(self, w: Table, cell: Cell, could_come: bool) -> Why:
        """Rule 4.2.7, with the better of the two rows; 8.7 where only that rule forbids completing it later."""
        rule = "8.7" if could_come and w.rules.light_check == "at_once" else "4.2.7"
        row = max((_row_with(w.board, cell, self.tile, line) for line in range(2)), key=sum)
        if len(row) == 1:
            return because("light-alone", rule, cell=label(self.cell))
        return because("light-needs-row", rule, cell=label(self.cell), row="+".join(map(str, row)), sum=sum(row))


EVERYWHERE = tuple(tuple(Place(Tile(tile), spot) for spot in SPOTS) for tile in range(7))
"""By tile and cell."""


def legal_places(w: Table, tile: Tile, rest: Hand) -> list[Place]:
    """The places where a tile may be laid now, after the first turn, with `rest` still in hand (rule 4.2).

    Options are listed by its quick twin, `quick.places.quickly_legal_places`.
    """
    board, waiting, is_choosy = w.board, waiting_cells(w), fits_dark(w.board, tile)
    return [
        EVERYWHERE[tile][cell]
        for cell in map(Cell, range(OFF))
        if board.fits(cell, tile)
        and (cell < FIRST_LIGHT or not is_choosy or is_justified(w, cell, tile, rest))
        and (not waiting or can_be_completed(board, waiting, cell, tile, rest))
    ]


def is_justified(w: Table, cell: Cell, tile: Tile, rest: Hand) -> bool:
    """True if a tile that would fit elsewhere may lie on a light cell: it makes its row, or can still get it."""
    if max(w.board.across[cell], w.board.down[cell]) + tile >= LOWEST_SCORING_ROW:
        return True
    return w.rules.light_check == "end_of_turn" and completed_by(w.board, cell, tile, rest)


def waiting_cells(w: Table) -> list[Cell]:
    """The light cells of this turn whose tile still waits for its row."""
    return [CELLS[spot] for spot in w.waiting]


def opening_places(w: Table, hand: Hand) -> list[Place]:
    """Where the tiles of the first turn may go, so that in the end red is covered (rule 4.2.1)."""
    return [EVERYWHERE[tile][cell] for cell, tile in openings(opening_laid(w), hand, w.rules.light_check)]


def _row_with(board: Board, cell: Cell, tile: Tile, line: int) -> list[int]:
    """The pips, in order, of the row a tile would stand in."""
    after = board.clone()
    after.lay(cell, tile)
    return [after.tiles[each] for each in after.row(cell, *LINES[line])]


def somewhere(w: Table, player: Player, tile: Tile) -> Spot:
    """A cell where the tile may go: a black one if any."""
    return legal_places(w, tile, without(w.hands[player], tile))[0].cell


def still_waiting(spot: Spot) -> Why:
    """Rule 4.2.7: a light tile of this turn has not got its row."""
    return because("light-still-waits", "4.2.7", cell=label(spot))


def _said(spot: Spot) -> str:
    return label(spot) if 0 <= spot[0] < 99 and 0 <= spot[1] < 26 else quoted(spot)
