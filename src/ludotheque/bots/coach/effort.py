"""Effort: how much the coach imagines before it speaks, and how long it may take."""

from time import monotonic, process_time

from msgspec import Struct

OVERTIME = 2.5
"""On a busy machine, the coach may take this many times longer than the work itself."""


class Deadline:
    """A limit in seconds of work and, for a busy machine, in seconds of waiting."""

    def __init__(self, work: float, waiting: float) -> None:
        self._work, self._waiting = process_time() + work, monotonic() + waiting

    @property
    def is_past(self) -> bool:
        """True when it is time to speak."""
        return process_time() > self._work or monotonic() > self._waiting


class Effort(Struct, frozen=True):
    """How many plans to compare, in how many worlds each, and how many matches to play to their end.

    With `seconds`, work stops in time. Without, the same view gives the same advice on every machine.
    """

    plans: int
    worlds: int
    matches: int = 0
    seconds: float | None = None

    def deadline(self, part: float = 1.0) -> Deadline | None:
        """When this part of the time is used up; None if there is no limit."""
        return None if self.seconds is None else Deadline(part * self.seconds, part * OVERTIME * self.seconds)


HINT = Effort(plans=4, worlds=80, matches=40, seconds=1.7)
"""The effort of a hint."""
