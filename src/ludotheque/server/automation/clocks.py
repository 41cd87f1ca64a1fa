"""The clocks of a table: how much time those who are asked have left, and when the house must wake the table."""

from ..clock import now
from ..tables.table import Table


def deadline_of(table: Table) -> int | None:
    """When the first of those who are asked runs out of time; None without a clock."""
    found = [at for seat in table.waiting if (at := table.deadline(seat)) is not None]
    return min(found) if found else None


def wake_of(table: Table) -> int | None:
    """When the house must act at a table even if nobody is there: at once (0) for a bot, or when a clock runs out."""
    if not table.is_tended:
        return None
    if any(table.seats[seat].bot for seat in table.waiting):
        return 0
    return deadline_of(table)


class Clocks:
    """The clocks of a table in memory. Once it has been read, everybody gets a moment to come back."""

    def __init__(self, table: Table, grace: float) -> None:
        self._table, self._grace = table, grace
        self._opened = now()

    def left(self, seat: int) -> float | None:
        """Seconds that a seat has left; None without a clock."""
        deadline, seconds = self._table.deadline(seat), self._table.settings.clock.seconds
        if deadline is None or seconds is None:
            return None
        grace = self._opened + 1000 * min(seconds, self._grace)
        return (max(deadline, grace) - now()) / 1000
