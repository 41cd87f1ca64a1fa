"""When a table needs attention: the first clock to run out, and when the house must act there."""

from .table import Table


def deadline_of(table: Table) -> int | None:
    """When the first of those who are asked runs out of time; None without a clock."""
    found = [at for seat in table.waiting if (at := table.deadline(seat)) is not None]
    return min(found) if found else None


def wake_of(table: Table) -> int | None:
    """When the house must act at a table even if it is deserted: at once (0) for a bot, or when a clock runs out."""
    if not table.is_tended:
        return None
    if any(table.seats[seat].bot for seat in table.waiting):
        return 0
    return deadline_of(table)
