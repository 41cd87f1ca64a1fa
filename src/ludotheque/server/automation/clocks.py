"""The clocks of a table: how much time those who are asked have left."""

from ..clock import now
from ..tables.table import Table


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
