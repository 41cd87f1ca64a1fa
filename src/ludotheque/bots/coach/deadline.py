"""When somebody who waits has waited long enough."""

from time import monotonic, process_time


class Deadline:
    """So many seconds of work, and on a busy machine no more than so many of waiting."""

    def __init__(self, work: float, waiting: float) -> None:
        self._work, self._waiting = process_time() + work, monotonic() + waiting

    @property
    def is_past(self) -> bool:
        """Whether it is time to say something."""
        return process_time() > self._work or monotonic() > self._waiting
