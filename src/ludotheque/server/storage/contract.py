"""What passes between the house and its store: summaries of tables, limits of lists, refusals to write."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from ludotheque.core.language.refusals import Refused


class Summary(Struct, frozen=True):
    """A table in brief: for lists, and to know when the house must wake it."""

    phase: str
    changed: int
    wake: int | None
    """When the house must act there: 0 for a bot's move, or the moment a clock runs out."""
    free: int
    host: str
    card: bytes
    guests: tuple[tuple[str, int], ...] | None = None
    """The guest of each seat; None if unchanged."""
    settled: bool = False
    """True if the table is put away, so that this summary no longer lags."""
    opener: str = ""
    """The digest of the address that opened the table; empty if unchanged."""
    seen: int = 0
    """When one of its people was last there; 0 if unchanged."""


class Listing(Struct, frozen=True):
    """The limits of the public list."""

    present: str
    """Tables whose people are there now, as a JSON list."""
    since: int
    """Other tables are listed if a person has been there since this time."""
    of_address: int
    of_host: int
    most: int


class Lags(Struct, frozen=True):
    """From now on the summary of an open table may lag behind its entries."""


LAGS = Lags()


class NotWritten(Refused):
    """The write failed, and nothing of it was stored."""


Done = Callable[[NotWritten | None], None]
"""Called when something is on disk, or with the reason why it is not. It must not raise."""


def settle(told: "asyncio.Future[None]", error: Exception | None) -> None:
    """Wakes a task that waits for work, now done or failed. The task may have stopped waiting."""
    if told.done():
        return
    if error is None:
        told.set_result(None)
    else:
        told.set_exception(error)
