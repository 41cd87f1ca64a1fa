"""How long a bot may think."""

from time import monotonic, process_time

from msgspec import Struct


class Budget(Struct, frozen=True):
    """So many forward calls, answers tried out on imagined positions; and no more seconds than these.

    Calls make a thought repeatable on any machine; the seconds are there for the person who waits.
    """

    calls: int
    seconds: float = 1.6


class Spending:
    """A budget being spent."""

    def __init__(self, budget: Budget) -> None:
        self.left, self._end = budget.calls, monotonic() + budget.seconds

    def spend(self, calls: int = 1) -> None:
        """Answers were tried out."""
        self.left -= calls

    @property
    def over(self) -> bool:
        """Whether it is time to choose."""
        return self.left <= 0 or monotonic() > self._end


class Deadline:
    """So many seconds of work, and on a busy machine no more than so many of waiting."""

    def __init__(self, work: float, waiting: float) -> None:
        self._work, self._waiting = process_time() + work, monotonic() + waiting

    @property
    def is_past(self) -> bool:
        """Whether it is time to say something."""
        return process_time() > self._work or monotonic() > self._waiting
