"""How much the coach imagines before it speaks, and when it has to speak."""

from time import monotonic, process_time

from msgspec import Struct

PATIENCE = 2.5
"""On a busy machine, how many times longer than the work itself somebody waits."""


class Deadline:
    """So many seconds of work, and on a busy machine no more than so many of waiting."""

    def __init__(self, work: float, waiting: float) -> None:
        self._work, self._waiting = process_time() + work, monotonic() + waiting

    @property
    def is_past(self) -> bool:
        """Whether it is time to speak."""
        return process_time() > self._work or monotonic() > self._waiting


class Effort(Struct, frozen=True):
    """How many plans are compared, in how many worlds each, and how many matches are played to their end.

    With seconds, work stops after so many. Without, the same view gives the same advice on every machine.
    """

    plans: int
    worlds: int
    matches: int = 0
    seconds: float | None = None

    def deadline(self, part: float = 1.0) -> Deadline | None:
        """When this part of the time is used up; None where nobody waits."""
        return None if self.seconds is None else Deadline(part * self.seconds, part * PATIENCE * self.seconds)


HINT = Effort(plans=4, worlds=80, matches=40, seconds=1.7)
"""The effort of a hint."""
