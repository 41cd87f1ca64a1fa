"""Light cells: whether the tiles still in hand can give every light tile its row (rules 4.2.7 and 4.2.8)."""

from collections.abc import Sequence

from .material import FIRST_LIGHT, LINES, OFF, Board, Cell, Tile

Hand = tuple[Tile, ...]


def without(hand: Hand, tile: Tile) -> Hand:
    """The hand less one such tile."""
    if hand[0] == tile:
        return hand[1:]
    at = hand.index(tile)
    return hand[:at] + hand[at + 1 :]


def fits_dark(board: Board, tile: Tile) -> bool:
    """True if a tile fits on a black cell, or on the red one."""
    return board.fitting(tile).find(1, 0, FIRST_LIGHT) >= 0


def completed_by(board: Board, cell: Cell, tile: Tile, rest: Hand) -> bool:
    """True if tiles still in hand can bring a tile, laid on this light cell, into a row of 10 to 12."""
    return bool(rest) and can_be_completed(board, (cell,), cell, tile, rest)


def ends_of(board: Board, cell: Cell) -> list[Cell]:
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
    ends = ends_of(after, still[0])
    return any(
        can_be_completed(after, still, end, next_tile, without(rest, next_tile))
        for next_tile in sorted(set(rest))
        for end in ends
        if after.fits(end, next_tile)
    )
