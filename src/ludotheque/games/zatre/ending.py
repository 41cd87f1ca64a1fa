"""The end of the game and who has won (rule 7)."""

from typing import Any, Literal

from ludotheque.core import Arg, Player, PlayerName, Result, Sentence, Step, Steps

from .scoring import bonus_earned, line_total, total
from .table import Sheet, Table

Reason = Literal["bag", "dead", "passes"]


class End(Step[Table], frozen=True):
    """The game ends: the bag cannot give what is needed, nothing fits any more, or everybody has passed."""

    reason: Reason

    def do(self, w: Table) -> Steps:
        w.over = True
        return ()


def reason_to_end(w: Table, need: int) -> Reason | None:
    """Why the game ends at the start of a turn that needs so many tiles; None if it goes on (rules 7.1 to 7.3)."""
    if not w.board.has_room_for(1):
        return "dead"
    if w.passes == len(w.hands):
        return "passes"
    if w.rules.end_rule == "cannot_draw":
        short = w.bag.size < need
    else:
        short = w.bag.size < (2 if w.rules.end_rule == "bag_below_two" else 1)
    return "bag" if short else None


def is_last_turn(w: Table, player: Player, may_draw: int = 0) -> bool:
    """True if the game will be over before the player's next turn, however everybody plays (rule 7.1).

    It knows what everybody knows: how many tiles the bag and each hand hold, and that a tile that fits is laid.
    """
    count: Any = w.bag  # in a view, only their number
    bag = count if isinstance(count, int) else len(count)
    seats, hand = len(w.hands), w.hands[player]
    kept = len(hand) + may_draw - any(map(w.board.has_room_for, hand))
    others = [len(w.hands[(player + step) % seats]) for step in range(1, seats)]
    for held in (*others, kept):
        need = max(0, 2 - held)
        if bag < (need if w.rules.end_rule == "cannot_draw" else 2 if w.rules.end_rule == "bag_below_two" else 1):
            return True
        bag -= min(bag, need) if held == 0 or w.rules.single_draw == "must" else 0
    return False


def result(w: Table) -> Result:
    """The highest total wins; equal totals share the victory (rule 7.5)."""
    scores = [total(sheet, w.rules) for sheet in w.sheets]
    return Result.highest(scores, [line for seat in range(len(scores)) for line in _account(w, Player(seat))])


def _account(w: Table, player: Player) -> list[Sentence]:
    """A player's sheet told line by line, then the total."""
    sheet = w.sheets[player]
    lines = [_line(sheet, number, w) for number in range(sheet.lines) if line_total(sheet, number, w.rules)]
    score = total(sheet, w.rules)
    return [_said("result-player", who=PlayerName(player), total=score), *lines]


def _line(sheet: Sheet, number: int, w: Table) -> Sentence:
    """What a line brings and why: its boxes, the bonus of a complete line, doubled where it is crossed."""
    boxes = [str(box) for box in sheet.boxes(number) if box is not None]
    crossed = "yes" if number < sheet.crosses else "no"
    bonus, worth = bonus_earned(sheet, number, w.rules), line_total(sheet, number, w.rules)
    if len(boxes) == 1 and crossed == "no":
        return _said("result-box", line=number + 1, total=worth)
    return _said("result-line", line=number + 1, sum=" + ".join(boxes), bonus=bonus, crossed=crossed, total=worth)


def _said(id: str, **args: Arg) -> Sentence:
    return Sentence(id, args, __package__)
