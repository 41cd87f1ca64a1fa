"""What passes between the house and its store: summaries of tables, what lists may show, refusals to write."""

import asyncio
from collections.abc import Callable

from msgspec import Struct

from ludotheque.core.refusals import Refused


class Summary(Struct, frozen=True):
    """A table in brief: to list it, and to know when it has to be looked after though nobody is there."""

    phase: str
    changed: int
    wake: int | None
    """The moment at which the house has something to do there: a bot to move (0), a clock that runs out."""
    free: int
    host: str
    card: bytes
    guests: tuple[tuple[str, int], ...] | None = None
    """Who sits where; None: as before."""
    settled: bool = False
    """Whether it is the last word on a table that is put away."""
    opener: str = ""
    """What stands for the address from which it was opened; empty: as before."""
    seen: int = 0
    """When one of its people was last there; 0: as before."""


class Listing(Struct, frozen=True):
    """What the public list may show."""

    present: str
    """Tables whose people are there now, as a JSON list."""
    since: int
    """Other tables are shown if somebody was there since then."""
    of_address: int
    of_host: int
    most: int


class Lags(Struct, frozen=True):
    """From now on the summary of an open table may lag behind its entries."""


LAGS = Lags()


class NotWritten(Refused):
    """The write failed, and nothing of it was stored."""


Done = Callable[[NotWritten | None], None]
"""Told when something is on disk, or that it could not be written; it must not fail."""


def settle(told: "asyncio.Future[None]", error: Exception | None) -> None:
    """Ends the waiting of a task for something that is done, or failed; it may have stopped waiting."""
    if told.done():
        return
    if error is None:
        told.set_result(None)
    else:
        told.set_exception(error)
