"""Scoring a turn and writing the sheet (rules 5 and 6)."""

from msgspec import Struct

from ludotheque.core import Arg, Player, PlayerName, Sentence, Step, Steps

from .material import CELLS, LOWEST_SCORING_ROW, RED, SPOTS, Spot
from .table import Sheet, Table, ZatreOptions

POINTS = {10: 1, 11: 2, 12: 4}


class Row(Struct, frozen=True, gc=False):
    """A row of 10, 11 or 12 and where it lies."""

    sum: int
    cells: tuple[Spot, ...]


class Write(Step[Table], frozen=True):
    """The rows and crosses of a turn go onto the player's sheet (rule 6)."""

    player: Player
    rows: tuple[Row, ...]
    crosses: tuple[Spot, ...]
    bonus: int = 0
    """What the lines it completes give, before a cross doubles it."""
    worth: int = 0
    """By how much the total grows: points, bonus, and what crosses double."""

    def args(self) -> dict[str, Arg]:
        sums = [row.sum for row in self.rows]
        return {
            "who": PlayerName(self.player),
            "rows": rows_in_words(sums),
            "points": self.points,
            "crosses": len(self.crosses),
            "worth": self.worth,
            "more": self._more(),
            "shared": "yes" if len({*sums}) < len(sums) else "no",
        }

    @property
    def points(self) -> int:
        """What goes into the boxes."""
        return sum(POINTS[row.sum] for row in self.rows)

    def _more(self) -> str:
        """What makes the total grow by more than the points."""
        doubled = self.worth > self.points + self.bonus
        return ("both" if self.bonus else "crosses") if doubled else "bonus" if self.bonus else "nothing"

    def do(self, w: Table) -> Steps:
        w.sheets[self.player] = written(w.sheets[self.player], [row.sum for row in self.rows], len(self.crosses))
        return ()


def written(sheet: Sheet, sums: list[int], crosses: int) -> Sheet:
    """The sheet after a turn: equal rows share one box of their column, each cross has its own (rules 6.2 and 6.3)."""
    tens, elevens, twelves = sheet.tens, sheet.elevens, sheet.twelves
    if 10 in sums:
        tens += (POINTS[10] * sums.count(10),)
    if 11 in sums:
        elevens += (POINTS[11] * sums.count(11),)
    if 12 in sums:
        twelves += (POINTS[12] * sums.count(12),)
    return Sheet(sheet.crosses + crosses, tens, elevens, twelves)


def rows_in_words(sums: list[int]) -> Sentence:
    """The rows of a turn in words: a 10 and two 12s."""
    kinds = [Sentence("rows", {"sum": each, "count": sums.count(each)}, __package__) for each in POINTS if each in sums]
    return Sentence(f"rows-{len(kinds)}", dict(zip(("first", "second", "third"), kinds, strict=False)), __package__)


def rows_of_the_turn(w: Table) -> list[Row]:
    """Every row of 10 to 12 with a tile of this turn in it, once each (rule 5.1)."""
    board = w.board
    found: list[Row] = []
    for laid in w.laid:
        cell = CELLS[laid.cell]
        for along, _, back, forth in board.lines:
            if along[cell] >= LOWEST_SCORING_ROW:
                row = Row(along[cell], tuple([SPOTS[each] for each in board.row(cell, back, forth)]))
                if row not in found:
                    found.append(row)
    return found


def crosses_of_the_turn(w: Table) -> list[Spot]:
    """The new tiles on light cells in such a row, and the red cell in the first turn (rules 5.3 and 5.4)."""
    crossed = []
    for laid in w.laid:
        cell = CELLS[laid.cell]
        if cell >= RED:
            counts_anyway = cell == RED and not w.rules.red_needs_own_row
            if counts_anyway or w.board.scores_at(cell):
                crossed.append(laid.cell)
    return crossed


def score_turn(w: Table) -> Steps:
    """What the turn's tiles bring; a turn without a row of 10 to 12 writes nothing."""
    rows = rows_of_the_turn(w)
    if not rows:
        return ()
    crosses, before = crosses_of_the_turn(w), w.sheets[w.turn]
    after = written(before, [row.sum for row in rows], len(crosses))
    bonus, worth = _growth(before, after, w.rules)
    return (Write(w.turn, tuple(rows), tuple(crosses), bonus, worth),)


def _growth(before: Sheet, after: Sheet, rules: ZatreOptions) -> tuple[int, int]:
    """The bonuses a sheet has won, and by how much its total has grown; only the lines that were written on count."""
    lines = {*range(before.crosses, after.crosses)}
    lines |= {len(old) for old, new in zip(before.columns, after.columns, strict=True) if len(new) > len(old)}
    completed = [line for line in lines if after.is_complete(line) and not before.is_complete(line)]
    bonus = sum([bonus_at(line, rules) for line in completed])
    return bonus, sum(line_total(after, line, rules) - line_total(before, line, rules) for line in lines)


def bonus_at(line: int, rules: ZatreOptions) -> int:
    """The bonus printed on a line, counted from 0 (rule 6.4)."""
    table = rules.bonus_table
    if line < len(table):
        return table[line]
    rising = 1 + (line - len(table)) // 4
    return {"none": 0, "last": table[-1], "rising": table[-1] + rising}[rules.bonus_beyond]


def bonus_earned(sheet: Sheet, line: int, rules: ZatreOptions) -> int:
    """The bonus of a line whose boxes 10, 11 and 12 are all filled; otherwise nothing (rule 6.4)."""
    return bonus_at(line, rules) if sheet.is_complete(line) else 0


def line_total(sheet: Sheet, line: int, rules: ZatreOptions) -> int:
    """A line's points and bonus, all of it doubled by a cross (rules 6.4 and 6.5)."""
    points = sum(filter(None, sheet.boxes(line))) + bonus_earned(sheet, line, rules)
    return points * 2 if line < sheet.crosses else points


def total(sheet: Sheet, rules: ZatreOptions) -> int:
    """The whole sheet (rule 6.6)."""
    return sum(line_total(sheet, line, rules) for line in range(sheet.lines))
