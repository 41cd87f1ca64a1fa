"""Thinking: what a bot makes of its options, and how long it may take."""

from collections.abc import Callable
from math import inf, sqrt
from typing import Any

from msgspec import Struct

from .steps import Option


class Judged(Struct, frozen=True):
    """What a bot thinks of an option: what it expects of it, in the unit of the game's evaluation, and how surely.

    `error` is the standard error of the value, 0 where nothing had to be imagined; `looks` how often it was tried.
    """

    option: Option[Any]
    value: float = 0.0
    error: float = 0.0
    looks: int = 1


class Spending:
    """A budget of forward calls, answers tried out on imagined positions, being spent.

    Calls make a thought the same on every machine. Where somebody waits for it, `hurry` adds a limit of time.
    """

    def __init__(self, calls: int) -> None:
        self._calls, self._spent, self._begun = calls, 0, _clock()

    def spend(self, calls: int = 1) -> None:
        """Answers were tried out."""
        self._spent += calls

    @property
    def share(self) -> float:
        """How much of it is spent: of the calls or, where one must hurry, of the time."""
        return max(self._spent / self._calls, (_clock() - self._begun) / _patience)

    @property
    def over(self) -> bool:
        """Whether it is time to choose."""
        return self.share >= 1


class Found(list[float]):
    """What an option led to, world by world; options are tried in the same worlds, so that luck weighs on all alike."""

    @property
    def mean(self) -> float:
        """On average."""
        return sum(self) / len(self)

    @property
    def error(self) -> float:
        """The standard error of the mean: of a single value, nobody knows."""
        n, mean = len(self), self.mean
        return sqrt(sum([(value - mean) ** 2 for value in self]) / (n - 1) / n) if n > 1 else inf

    def ahead_of(self, other: "Found") -> "Found":
        """World by world, by how much it did better, where both were tried."""
        return Found([ours - theirs for ours, theirs in zip(self, other, strict=False)])


def _timeless() -> float:
    return 0.0


_patience, _clock = inf, _timeless


def hurry(seconds: float, clock: Callable[[], float]) -> None:
    """From now on nobody in this process thinks longer than this about an answer, whatever their budget.

    The core has no clock: whoever hurries brings one.
    """
    global _patience, _clock
    _patience, _clock = seconds, clock
