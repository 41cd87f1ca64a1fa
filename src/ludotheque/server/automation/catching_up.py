"""Catching up: a table's bots wait until those who play have been shown what has happened."""

import asyncio
from typing import Protocol

from ..protocol.parts import Patience
from ..tables.feed.readers import Reader
from ..tables.table import Table

LONGEST_WAIT: dict[Patience, float] = {"quick": 0, "normal": 15, "calm": 60}
"""Seconds for which bots wait at most, by the table's patience."""
ALONE = 30 * 60.0
"""The same where a single person plays, who may pause."""


class Seated(Protocol):
    """Who looks at a table."""

    def seated(self) -> list[tuple[Reader, int | None]]:
        """Everybody, and where they sit; None for a watcher."""


class CatchingUp:
    """Those with a seat who are shown moments, and say how far they have come."""

    def __init__(self, table: Table, readers: Seated) -> None:
        self._table, self._readers = table, readers
        self._changed = asyncio.Event()

    def look(self) -> None:
        """Wakes the bots that wait: a reader has come further or has left."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def has_seen(self, number: int) -> None:
        """Waits until all of them were shown the story up to an entry, as long as the table has patience."""
        patience = self._patience
        if not patience or self._all_have_seen(number):
            return
        try:
            async with asyncio.timeout(patience):
                while not self._all_have_seen(number):
                    await self._changed.wait()
        except TimeoutError:
            return

    def _all_have_seen(self, number: int) -> bool:
        return not any(
            seat is not None and reader.moments and not reader.hurries and reader.shown < number
            for reader, seat in self._readers.seated()
        )

    @property
    def _patience(self) -> float:
        people = sum(seat.person is not None and not seat.held for seat in self._table.seats)
        patience = LONGEST_WAIT[self._table.settings.patience]
        return ALONE if people == 1 and patience else patience
