"""Rounds, sets, and the end of the game (rules 7 and 11). Names that travel call a set `manche`, as they always did."""

from typing import Literal

from ludotheque.core import Arg, Player, PlayerName, Result, Sentence, Step, Steps

from .dealing import DealOut, Gather, Turning
from .passing import Passing
from .scoring import Judge
from .table import MOST_OPEN_ROUNDS, ROUNDS, SETS, Table, colours_of, everybody, left_of, total

TORU_GOAL = 8
"""The points that end the game with Toru's scoring (rule 11.4)."""
MOST_TORU_ROUNDS = 20

Reason = Literal["complete", "rounds"]


class BeginGame(Step[Table], frozen=True):
    """The first round of the first set; Toru's scoring knows no sets."""

    quiet = True

    def do(self, w: Table) -> Steps:
        return (BeginRound(0 if w.is_toru else 1, 1, w.caller),)


class BeginRound(Step[Table], frozen=True):
    """A round begins: its caller deals (rule 3)."""

    manche: int
    round: int
    player: Player

    def do(self, w: Table) -> Steps:
        w.manche, w.round, w.caller = self.manche, self.round, self.player
        return deal(w)


class GoOn(Step[Table], frozen=True):
    """What comes after a deal: the same round again, the next one, the next set, or the end (rule 7)."""

    quiet = True

    def do(self, w: Table) -> Steps:
        caller = left_of(w, w.caller)
        if w.voids % 2:
            return deal(w)
        if w.is_toru:
            return (End(),) if is_toru_over(w) else (BeginRound(0, w.round + 1, caller),)
        reason = reason_to_end_set(w)
        if reason is None:
            return (BeginRound(w.manche, w.round + 1, caller),)
        more = w.manche < SETS
        return (EndManche(w.manche, reason), BeginRound(w.manche + 1, 1, caller) if more else End())


def deal(w: Table) -> Steps:
    """A deal, from the shuffle to what it brings; where distances count, the board may be turned before it."""
    turning = () if w.is_calm else (Turning(),)
    return (Gather(), *turning, DealOut(), Passing(), Judge(), GoOn())


def reason_to_end_set(w: Table) -> Reason | None:
    """Why the set ends after this round; None if it goes on (rules 7.1 and 10.3)."""
    if any(all(w.cells[player][w.manche - 1]) for player in everybody(w)):
        return "complete"
    most = MOST_OPEN_ROUNDS if w.rules.open_manche else ROUNDS
    return "rounds" if w.round >= most else None


def is_toru_over(w: Table) -> bool:
    """True if a player has eight points, or all the rounds are played (rule 11.4)."""
    return w.round >= MOST_TORU_ROUNDS or max(total(w, player) for player in everybody(w)) >= TORU_GOAL


class EndManche(Step[Table], frozen=True):
    """A set ends: a player has every colour, or its rounds are played (rule 7.1)."""

    manche: int
    reason: Reason

    def do(self, w: Table) -> Steps:
        return ()


class End(Step[Table], frozen=True):
    """The game is over (rule 7.4)."""

    def do(self, w: Table) -> Steps:
        w.over = True
        return ()


def result(w: Table) -> Result:
    """The highest grand total wins; equal ones share it, or fewer penalties and then more twos decide (rule 7.5)."""
    scores = [total(w, player) for player in everybody(w)]
    why = [line for player in everybody(w) for line in _account(w, player)]
    if w.rules.ties == "shared":
        return Result.highest(scores, why)
    ranks = [rank(w, player) for player in everybody(w)]
    winners = tuple(player for player in everybody(w) if ranks[player] == max(ranks))
    return Result(tuple(scores), winners, tuple(why))


def rank(w: Table, player: Player) -> tuple[int, int, int]:
    """What decides between players: the total, then fewer penalties, then more twos (rule 10.6)."""
    earned = w.toru[player] if w.is_toru else sum(w.cells[player], ())
    return total(w, player), -_paid(w, player), earned.count(2)


def _paid(w: Table, player: Player) -> int:
    return sum(penalty.masks for penalty in w.penalties[player])


def _account(w: Table, player: Player) -> list[Sentence]:
    """A player's total, then where it comes from: set by set, or round by round, and the masks."""
    lines = [_said("result-player", who=PlayerName(player), total=_signed(total(w, player)))]
    if w.is_toru:
        lines += [_said("result-toru", points=" + ".join(map(str, w.toru[player])) or "0")]
    else:
        lines += [_manche(w, number, cells) for number, cells in enumerate(w.cells[player], 1)]
    paid = _paid(w, player)
    return [*lines, _said("result-masks", masks=paid)] if paid else lines


def _signed(points: int) -> Arg:
    return points if points >= 0 else f"−{-points}"


def _manche(w: Table, number: int, cells: tuple[int, ...]) -> Sentence:
    """The cells of a set; the column of a colour that is not in play is missing."""
    columns: dict[str, Arg] = {"violet": "missing", **dict(zip(colours_of(w), cells, strict=True))}
    return _said("result-manche", manche=number, **columns)


def _said(id: str, **args: Arg) -> Sentence:
    return Sentence(id, args, __package__)
