"""Rules 4 to 6 once more, naively and from the rules page alone: every way to finish a turn is tried.

It uses nothing of the game's code but the drawing of the board.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ludotheque.games.zatre.material import LAYOUT

Spot = tuple[int, int]
Board = dict[Spot, int]
Move = tuple[int, Spot]

COLOURS = {(r, c): colour for r, line in enumerate(LAYOUT) for c, colour in enumerate(line) if colour != "."}
RED = (7, 7)
ACROSS, DOWN = (0, 1), (1, 0)
POINTS = {10: 1, 11: 2, 12: 4}


class Agreed(NamedTuple):
    """The options that change what may be laid (rules 8.6 and 8.7)."""

    must_place_all_held: bool = True
    light_check: str = "end_of_turn"


class Laid(NamedTuple):
    """A tile of this turn, and whether it fitted no black or red cell when it was laid (rule 4.2.8)."""

    spot: Spot
    tile: int
    forced: bool


class Turn(NamedTuple):
    """A turn in progress."""

    board: Board
    hand: tuple[int, ...]
    agreed: Agreed = Agreed()
    laid: tuple[Laid, ...] = ()
    is_first: bool = False


def run(board: Board, spot: Spot, way: Spot) -> list[Spot]:
    """The unbroken run of tiles through a spot (rule 4.1)."""
    row, column = spot
    while (row - way[0], column - way[1]) in board:
        row, column = row - way[0], column - way[1]
    found = []
    while (row, column) in board:
        found.append((row, column))
        row, column = row + way[0], column + way[1]
    return found


def makes_a_row(board: Board, spot: Spot) -> bool:
    """True if the tile there belongs to a row of 10, 11 or 12."""
    return any(10 <= sum(board[each] for each in run(board, spot, way)) <= 12 for way in (ACROSS, DOWN))


def pips(board: Board, spot: Spot, way: Spot) -> int:
    """The pips that follow a spot in one direction, without a gap."""
    total = 0
    while tile := board.get(spot := (spot[0] + way[0], spot[1] + way[1])):
        total += tile
    return total


def touching(board: Board) -> list[Spot]:
    """The empty cells beside a tile, side to side; on an empty board, all of them (rule 4.2.2)."""
    if not board:
        return list(COLOURS)
    beside = {(r + dr, c + dc) for r, c in board for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return [spot for spot in beside if spot in COLOURS and spot not in board]


def fitting(board: Board, tile: int) -> list[Spot]:
    """The cells that a tile fits (rule 4.2), light ones last."""
    found = [
        spot
        for spot in touching(board)
        if tile + pips(board, spot, (0, 1)) + pips(board, spot, (0, -1)) <= 12
        and tile + pips(board, spot, (1, 0)) + pips(board, spot, (-1, 0)) <= 12
    ]
    return sorted(found, key=lambda spot: (COLOURS[spot], spot))


def nexts(turn: Turn) -> Iterator[tuple[Move, Turn]]:
    """Every tile laid where it fits and, if light cells are judged at once, where it may stay."""
    for tile in sorted(set(turn.hand)):
        spots = fitting(turn.board, tile)
        forced = all(COLOURS[spot] == "x" for spot in spots)
        rest = list(turn.hand)
        rest.remove(tile)
        for spot in spots:
            board, laid = {**turn.board, spot: tile}, Laid(spot, tile, forced)
            if turn.agreed.light_check == "end_of_turn" or is_right(board, laid):
                yield (tile, spot), turn._replace(board=board, hand=tuple(rest), laid=(*turn.laid, laid))


def is_right(board: Board, laid: Laid) -> bool:
    """Rules 4.2.7 and 4.2.8."""
    return COLOURS[laid.spot] != "x" or laid.forced or makes_a_row(board, laid.spot)


def may_end(turn: Turn) -> bool:
    """True if the turn may be confirmed as it stands."""
    if not all(is_right(turn.board, laid) for laid in turn.laid):
        return False
    if turn.is_first:
        return not turn.hand and RED in turn.board
    if not turn.agreed.must_place_all_held and len(turn.laid) >= 2:
        return True
    return not any(fitting(turn.board, tile) for tile in set(turn.hand))


def can_end(turn: Turn, known: dict[frozenset[Laid], bool]) -> bool:
    """True if some way of going on leads to a turn that may be confirmed. `known` remembers what was tried."""
    key = frozenset(turn.laid)
    if key not in known:
        known[key] = may_end(turn) or any(can_end(following, known) for _, following in nexts(turn))
    return known[key]


def legal(turn: Turn) -> set[Move]:
    """The tiles that may be laid next, each the beginning of a turn that can be completed."""
    known: dict[frozenset[Laid], bool] = {}
    return {move for move, following in nexts(turn) if can_end(following, known)}


def needed(board: Board, hand: Sequence[int]) -> int:
    """How many tiles a turn needs from the bag (rules 3.1 to 3.4)."""
    if len(hand) < 2:
        return 2 - len(hand)
    return 0 if any(fitting(board, tile) for tile in hand) else 1


def is_over(board: Board, hand: Sequence[int], bag: int, end_rule: str, passes_of_all: bool) -> bool:
    """True if the game ends where this turn would begin (rules 7.1 to 7.3 and 8.4)."""
    if passes_of_all or not fitting(board, 1):
        return True
    return bag < {"cannot_draw": needed(board, hand), "bag_below_two": 2, "bag_empty": 1}[end_rule]


class Score(NamedTuple):
    """What a turn scores: the sums of its rows, and its crosses."""

    rows: list[int]
    crosses: int


def score(board: Board, new: Sequence[Spot], is_first: bool = False, red_needs_own_row: bool = False) -> Score:
    """Rule 5."""
    runs = {tuple(run(board, spot, way)) for spot in new for way in (ACROSS, DOWN)}
    rows = {row: total for row in runs if 10 <= (total := sum(board[spot] for spot in row)) <= 12}
    crosses = sum(COLOURS[spot] == "x" and any(spot in row for row in rows) for spot in new)
    if is_first and rows and (not red_needs_own_row or any(RED in row for row in rows)):
        crosses += 1
    return Score(sorted(rows.values()), crosses)


class Sheet:
    """Rule 6: the boxes of each column, from the top."""

    def __init__(self) -> None:
        self.crosses = 0
        self.columns: dict[int, list[int]] = {10: [], 11: [], 12: []}

    def write(self, turn: Score) -> None:
        """Rules 6.1 to 6.3."""
        self.crosses += turn.crosses
        for kind, column in self.columns.items():
            if kind in turn.rows:
                column.append(turn.rows.count(kind) * POINTS[kind])

    def lines(self) -> list[list[bool | int | None]]:
        """Line by line: the cross, and the boxes 10, 11 and 12; None while empty."""
        length = max(self.crosses, *(len(column) for column in self.columns.values()))
        boxes = [[*column, *[None] * (length - len(column))] for column in self.columns.values()]
        return [[number < self.crosses, *line] for number, line in enumerate(zip(*boxes, strict=True))]

    def total(self, bonus_table: Sequence[int], bonus_beyond: str) -> int:
        """Rules 6.4 to 6.6."""
        total = 0
        for number, (crossed, *boxes) in enumerate(self.lines()):
            line = sum(box for box in boxes if box is not None)
            if None not in boxes:
                line += bonus(number + 1, bonus_table, bonus_beyond)
            total += 2 * line if crossed else line
        return total


def bonus(line: int, table: Sequence[int], beyond: str) -> int:
    """The bonus printed on a line, counted from 1 (rules 6.4, 8.2 and 8.3)."""
    printed = list(table)
    while len(printed) < line:
        more = printed[-1] + 1 if beyond == "rising" else printed[-1] if beyond == "last" else 0
        printed += [more] * 4
    return printed[line - 1]
