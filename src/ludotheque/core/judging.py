"""Judging: how a bot judges its options, and how long it may take."""

from collections.abc import Callable
from math import inf, sqrt
from typing import Any

from msgspec import Struct

from .state.steps import Option


class Judged(Struct, frozen=True):
    """How a bot judges an option: what it expects, in the unit of the game's evaluation, and how surely.

    `error` is the standard error of the value, 0 if nothing had to be imagined; `looks` is how often it was tried.
    """

    option: Option[Any]
    value: float = 0.0
    error: float = 0.0
    looks: int = 1


class Spending:
    """A budget of forward calls (answers tried out on imagined positions), and how much of it is spent.

    Counting calls makes a thought the same on every machine. Where people are waiting, `hurry` adds a time limit.
    """

    def __init__(self, calls: int) -> None:
        self._calls, self._spent, self._begun = calls, 0, _clock()

    def spend(self, calls: int = 1) -> None:
        """Counts answers that were tried out."""
        self._spent += calls

    @property
    def share(self) -> float:
        """The share that is spent: of the calls or of the time, whichever is greater."""
        return max(self._spent / self._calls, (_clock() - self._begun) / _time_limit)

    @property
    def over(self) -> bool:
        """True when it is time to choose."""
        return self.share >= 1


class Found(list[float]):
    """What an option led to, world by world. Options are tried in the same worlds, so that luck is the same for all."""

    @property
    def mean(self) -> float:
        """The mean value."""
        return sum(self) / len(self)

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite for a single value."""
        n, mean = len(self), self.mean
        return sqrt(sum([(value - mean) ** 2 for value in self]) / (n - 1) / n) if n > 1 else inf

    def ahead_of(self, other: "Found") -> "Found":
        """By how much this did better, world by world, where both were tried."""
        return Found([ours - theirs for ours, theirs in zip(self, other, strict=False)])


def _timeless() -> float:
    return 0.0


_time_limit, _clock = inf, _timeless


def hurry(seconds: float, clock: Callable[[], float]) -> None:
    """From now on, limits every thought in this process to this many seconds, whatever its budget.

    The core has no clock, so the caller brings one.
    """
    global _time_limit, _clock
    _time_limit, _clock = seconds, clock
