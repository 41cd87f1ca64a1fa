"""Laying tiles, one by one, each only if the turn can still be completed (rule 4)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import compress, permutations

from ludotheque.core import Arg, Player, Step, Steps, Why, because

from .table import (
    CELLS,
    DOWN,
    FIRST_LIGHT,
    FITS,
    HIGHEST_ROW,
    LEFT,
    LIGHT,
    LINES,
    LOWEST_SCORING_ROW,
    OFF,
    RED,
    RIGHT,
    SIZE,
    SPOTS,
    UP,
    Board,
    Cell,
    Laid,
    Spot,
    Table,
    Tile,
    label,
)

Hand = tuple[Tile, ...]


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
        if cell < FIRST_LIGHT and self.tile <= w.board.room[cell] and w.turns and not w.waiting:
            return None
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
            return self._needs_row(w.board, cell)
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
        return self._needs_row(w.board, cell) if cell >= FIRST_LIGHT else still_waiting(w.waiting[0])

    def _needs_row(self, board: Board, cell: Cell) -> Why:
        """Rule 4.2.7, with the better of the two rows."""
        row = max((_row_with(board, cell, self.tile, line) for line in range(2)), key=sum)
        if len(row) == 1:
            return because("light-alone", "4.2.7", cell=label(self.cell))
        return because("light-needs-row", "4.2.7", cell=label(self.cell), row="+".join(map(str, row)), sum=sum(row))


EVERYWHERE = tuple(tuple(Place(Tile(tile), spot) for spot in SPOTS) for tile in range(7))
ALLOWED = tuple(
    bytes(tile <= room < LIGHT or tile <= room - LIGHT <= tile + 2 for room in range(256)) for tile in range(7)
)
"""By tile and room: whether it fits on a dark cell, or on a light one in a row of 10 to 12."""
HOPEFUL = tuple(bytes(room - LIGHT > tile + 2 for room in range(256)) for tile in range(7))
"""By tile and room: whether it fits on a light cell, but without such a row."""


def legal_places(w: Table, tile: Tile, rest: Hand) -> list[Place]:
    """Where a tile may be laid now, when `rest` stays in hand."""
    room = w.board.room
    places = [*compress(EVERYWHERE[tile], room.translate(ALLOWED[tile]))]
    if not places or CELLS[places[0].cell] >= FIRST_LIGHT:
        places = [*compress(EVERYWHERE[tile], room.translate(FITS[tile]))]
    elif rest and w.rules.light_check == "end_of_turn":
        hopeful = room.translate(HOPEFUL[tile])
        cell = hopeful.find(1, FIRST_LIGHT)
        while cell >= 0:
            if completed_by(w.board, cell, tile, rest):  # type: ignore[arg-type]
                places.append(EVERYWHERE[tile][cell])
            cell = hopeful.find(1, cell + 1)
    return places if not w.waiting else _completing(w, places, tile, rest)


def _completing(w: Table, places: list[Place], tile: Tile, rest: Hand) -> list[Place]:
    """Those of the places after which every waiting light tile can still get its row; the last tile must give it."""
    board, waiting = w.board, waiting_cells(w)
    if not rest:
        ends = _ends(board, waiting[0])
        places = [place for place in places if CELLS[place.cell] in ends]
    return [place for place in places if can_be_completed(board, waiting, CELLS[place.cell], tile, rest)]


def fits_dark(board: Board, tile: Tile) -> bool:
    """Whether a tile fits on a black cell, or on the red one."""
    return board.fitting(tile).find(1, 0, FIRST_LIGHT) >= 0


def is_justified(w: Table, cell: Cell, tile: Tile, rest: Hand) -> bool:
    """Whether a tile that would fit elsewhere may lie on a light cell: it makes its row, or can still get it."""
    if max(w.board.across[cell], w.board.down[cell]) + tile >= LOWEST_SCORING_ROW:
        return True
    return w.rules.light_check == "end_of_turn" and completed_by(w.board, cell, tile, rest)


def waiting_cells(w: Table) -> list[Cell]:
    """The light cells of this turn whose tile still waits for its row."""
    return [CELLS[spot] for spot in w.waiting]


def completed_by(board: Board, cell: Cell, tile: Tile, rest: Hand) -> bool:
    """Whether tiles still in hand can bring a tile, laid on this light cell, into a row of 10 to 12."""
    if len(rest) == 1:
        return _completed_by_one(board, cell, tile, rest[0])
    return bool(rest) and can_be_completed(board, (cell,), cell, tile, rest)


def _completed_by_one(board: Board, cell: Cell, tile: Tile, last: Tile) -> bool:
    """The same for a single last tile, which must go to an end of one of the two rows."""
    tiles, across, down = board.tiles, board.across, board.down
    highest = HIGHEST_ROW - last
    most = highest - tile
    least = most - HIGHEST_ROW + LOWEST_SCORING_ROW
    for along, crossing, back, forth in ((across, down, LEFT, RIGHT), (down, across, UP, DOWN)):
        start, end, before = back[cell], forth[cell], 0
        if joined := along[cell]:
            if joined > most:
                continue
            while pips := tiles[start]:
                before += pips
                start = back[start]
            while tiles[end]:
                end = forth[end]
        if least <= along[start] + joined - before <= most and crossing[start] <= highest:
            return True
        if least <= along[end] + before <= most and crossing[end] <= highest:
            return True
    return False


def _ends(board: Board, cell: Cell) -> list[Cell]:
    """The cells at the ends of the two rows through a tile."""
    return [end for line in LINES for way in line if (end := _end(board, cell, way)) != OFF]


def _end(board: Board, cell: Cell, way: Sequence[Cell]) -> Cell:
    while board.tiles[cell]:
        cell = way[cell]
    return cell


def can_be_completed(board: Board, waiting: Sequence[Cell], cell: Cell, tile: Tile, rest: Hand) -> bool:
    """Whether, with this tile laid, tiles still in hand can bring every waiting light tile into a row of 10 to 12."""
    forced = cell >= FIRST_LIGHT and not fits_dark(board, tile)
    after = board.clone()
    after.lay(cell, tile)
    still = [light for light in waiting if not after.scores_at(light)]
    if cell >= FIRST_LIGHT and not forced and cell not in still and not after.scores_at(cell):
        still.append(cell)
    if not still:
        return True
    ends = _ends(after, still[0])
    return any(
        can_be_completed(after, still, end, next_tile, without(rest, next_tile))
        for next_tile in sorted(set(rest))
        for end in ends
        if after.fits(end, next_tile)
    )


Laying = tuple[tuple[Cell, Tile], ...]


def opening_places(w: Table, hand: Hand) -> list[Place]:
    """Where the tiles of the first turn may go, so that in the end red is covered (rule 4.2.1)."""
    return [EVERYWHERE[tile][cell] for cell, tile in openings(opening_laid(w), hand, w.rules.light_check)]


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


def without(hand: Hand, tile: Tile) -> Hand:
    """The hand less one such tile."""
    if hand[0] == tile:
        return hand[1:]
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


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
    on_page = all(0 <= index < SIZE for index in spot)
    return label(spot) if on_page else f"({spot[0]}, {spot[1]})"
