"""The clocks of a table: how long those who are asked still have, and when the house has to wake it."""

from ..clock import now
from ..tables.table import Table


def deadline_of(table: Table) -> int | None:
    """When the first of those asked runs out of time; None where nobody's time is limited."""
    found = [at for seat in table.waiting if (at := table.deadline(seat)) is not None]
    return min(found) if found else None


def wake_of(table: Table) -> int | None:
    """When the house has something to do at a table, though nobody may be there: at once (0) for a bot."""
    if not table.is_tended:
        return None
    if any(table.seats[seat].bot for seat in table.waiting):
        return 0
    return deadline_of(table)


class Clocks:
    """The clocks of a table in memory: when it has just come there, everybody gets a moment to come back."""

    def __init__(self, table: Table, grace: float) -> None:
        self._table, self._grace = table, grace
        self._opened = now()

    def left(self, seat: int) -> float | None:
        """Seconds that a seat still has; None if its time is not limited."""
        deadline, seconds = self._table.deadline(seat), self._table.customs.clock.seconds
        if deadline is None or seconds is None:
            return None
        grace = self._opened + 1000 * min(seconds, self._grace)
        return (max(deadline, grace) - now()) / 1000
