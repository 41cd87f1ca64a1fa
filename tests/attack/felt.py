"""What people felt in a round: how long they waited, what was refused to them, and whether they lost their line."""

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
"""Milliseconds after which a wait that goes on when the round ends counts as it is."""

_waits = count(1)


class Felt(Struct):
    """Everything that honest people measured, in milliseconds."""

    answers: list[float] = []
    """From an answer to its `Done`."""
    health: list[float] = []
    newcomers: list[float] = []
    """From the first visit to the shelf to the first answer of an easy bot."""
    returns: list[float] = []
    """From wanting to come back to a seat, after a line was cut, to sitting there."""
    away: list[float] = []
    """How long lines were lost that nobody had cut."""
    refusals: Counter[str] = field(default_factory=Counter)
    """What honest people were refused, or failed to get."""
    wrong: list[str] = []
    """What must never happen: numbers that go back, seats that are somebody else's."""
    lateness: list[float] = []
    """By how much this process itself was late: what it measured is uncertain by as much."""
    waiting: dict[int, tuple[Wait, float, float]] = {}
    """What is waited for now: of which kind, since when, and how often it is asked for."""

    def wait(self, kind: Wait, pause: float = inf) -> int:
        """Somebody begins to wait for something that is asked for once each pause; gives the number of the wait."""
        number = next(_waits)
        self.waiting[number] = kind, perf_counter(), pause
        return number

    def came(self, number: int, at: float | None = None) -> None:
        """It came now, or at that moment."""
        kind, since, pause = self.waiting.pop(number)
        self._took(kind, ((at or perf_counter()) - since) * 1000, pause)

    def never_came(self, number: int) -> None:
        """It was refused, or will not come."""
        self.waiting.pop(number, None)

    def _took(self, kind: Wait, milliseconds: float, pause: float) -> None:
        """Those that would have been asked for meanwhile, one each pause, have waited too."""
        times: list[float] = getattr(self, kind)
        while milliseconds > 0:
            times.append(milliseconds)
            milliseconds -= pause * 1000

    def take(self) -> "Felt":
        """What was felt so far, long waits that go on included; it is forgotten here, for another round begins."""
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
    """The value below which this part of the values lies; 0 where there are none."""
    if not values:
        return 0.0
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
