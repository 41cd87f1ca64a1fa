"""Thinking: what a bot makes of its options, and how long it may take."""

from time import monotonic
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


class Budget(Struct, frozen=True):
    """So many forward calls, answers tried out on imagined positions; and no more seconds than these.

    Calls make a thought repeatable on any machine; the seconds are there for the person who waits.
    """

    calls: int
    seconds: float = 1.6


class Spending:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self._calls, self._end = budget.calls, monotonic() + budget.seconds

    def spend(self, calls: int = 1) -> None:
        """Answers were tried out."""
        self._calls -= calls

    @property
    def over(self) -> bool:
        """Whether it is time to choose."""
        return self._calls <= 0 or monotonic() > self._end
