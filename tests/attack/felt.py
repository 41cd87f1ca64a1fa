"""What people felt in a round: how long they waited, what they were refused, and whether they lost their connection."""

from collections import Counter
from collections.abc import Sequence
from copy import copy
from itertools import count
from math import inf
from time import perf_counter
from typing import Literal

from msgspec import Struct, field

Wait = Literal["answers", "health", "newcomers"]
LONG = 1000.0
"""A wait this long (in milliseconds) at the end of a round counts as it is."""

_waits = count(1)


class Felt(Struct):
    """Everything that honest people measured, in milliseconds."""

    answers: list[float] = []
    """From an answer to its `Done`."""
    health: list[float] = []
    newcomers: list[float] = []
    """From the first visit to the shelf to the first answer of an easy bot."""
    returns: list[float] = []
    """From the wish to come back after a cut connection to sitting at the table again."""
    away: list[float] = []
    """How long connections were lost that nobody had cut."""
    refusals: Counter[str] = field(default_factory=Counter)
    """What honest people were refused, or could not get."""
    wrong: list[str] = []
    """What must never happen: numbers that go back, seats that belong to somebody else."""
    lateness: list[float] = []
    """How late this process itself was; its measurements are uncertain by that much."""
    waiting: dict[int, tuple[Wait, float, float]] = {}
    """What is being waited for: which kind, since when, and how often it is asked for."""

    def wait(self, kind: Wait, pause: float = inf) -> int:
        """Starts a wait for something that is asked for once each `pause`; returns its number."""
        number = next(_waits)
        self.waiting[number] = kind, perf_counter(), pause
        return number

    def came(self, number: int, at: float | None = None) -> None:
        """Ends a wait, now or at that moment."""
        kind, since, pause = self.waiting.pop(number)
        self._took(kind, ((at or perf_counter()) - since) * 1000, pause)

    def never_came(self, number: int) -> None:
        """Ends a wait for something that was refused, or will not come."""
        self.waiting.pop(number, None)

    def _took(self, kind: Wait, milliseconds: float, pause: float) -> None:
        """Also counts the waits of those who would have asked meanwhile, one each pause."""
        times: list[float] = getattr(self, kind)
        while milliseconds > 0:
            times.append(milliseconds)
            milliseconds -= pause * 1000

    def take(self) -> "Felt":
        """What was felt so far, including long waits that go on. Clears it here for another round."""
        now = perf_counter()
        for kind, since, pause in self.waiting.values():
            if (now - since) * 1000 > LONG:
                self._took(kind, (now - since) * 1000, pause)
        taken, fresh = copy(self), Felt(waiting=self.waiting)
        taken.waiting = {}
        for name in self.__struct_fields__:
            setattr(self, name, getattr(fresh, name))
        return taken


def share(values: Sequence[float], part: float) -> float:
    """The value below which this share of the values lies; 0 without any."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
