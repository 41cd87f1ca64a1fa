"""The caretaker of a table: it lets bots think, and sets one alarm for clocks and for people who are away."""

import asyncio
from collections.abc import Callable, Collection, Coroutine
from typing import Any, Protocol

from ..tables import entries
from ..tables.commit import Commits
from ..tables.table import Table
from .absence import ROUNDING, Absence
from .bots import Bots
from .clocks import Clocks


class LookedAfter(Commits, Protocol):
    """An open table, as its caretaker needs it."""

    @property
    def is_live(self) -> bool:
        """True if the question now asked is in real time: then the referee keeps the time."""

    def here(self) -> Collection[int]:
        """The seats whose people have the table open."""


class Caretaker:
    """Looks after one table, as long as it is open."""

    def __init__(
        self,
        host: LookedAfter,
        table: Table,
        bots: Bots,
        clocks: Clocks,
        absence: Absence,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._host, self._table = host, table
        self._bots, self._clocks, self._absence = bots, clocks, absence
        self._spawn = spawn
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    def look_after(self) -> None:
        """Lets bots think that are asked, and sets the alarm for clocks and for people who are away."""
        if self._closed or not self._has_something_to_do():
            return
        self._bots.drop_vain_thoughts()
        table = self._table
        for seat in table.waiting if not self._host.is_live else ():
            level = table.seats[seat].bot
            if level is not None and not self._bots.thinks(seat):
                self._bots.think(seat, level, "bot")
        self._set_alarm()

    def _has_something_to_do(self) -> bool:
        """At a table of people who take their time and wait for each other, there is nothing."""
        if self._table.is_tended or self._bots.any_thoughts or self._alarm is not None:
            return True
        return self._host.is_live

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waiting = [seat for seat in self._table.waiting if not self._bots.thinks(seat)]
        moments = [due for seat in waiting if (due := self._due(seat)) is not None]
        if moments and not self._closed:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, min(moments)), self._ring)

    def _due(self, seat: int) -> float | None:
        """In how many seconds something has to be done for a seat that is asked: its clock, or its absence."""
        if self._table.seats[seat].bot:
            return None
        is_live = self._host.is_live
        found = [] if is_live or (left := self._clocks.left(seat)) is None else [left]
        here = self._host.here()
        if (bool(here) if is_live else self._table.customs.away == "bot") and seat not in here:
            found.append(self._absence.away_in(seat, is_live))
        return min(found) if found else None

    def _ring(self) -> None:
        self._alarm = None
        self._spawn(self._attend())

    async def _attend(self) -> None:
        """For each seat that is due, a bot answers, or holds the seat."""
        async with self._host.lock:
            if self._closed:
                return
            for seat in self._table.waiting:
                due = self._due(seat)
                if due is None or due > ROUNDING or self._bots.thinks(seat):
                    continue
                left = None if self._host.is_live else self._clocks.left(seat)
                if left is not None and left <= ROUNDING:
                    self._bots.think(seat, "medium", "clock")
                else:
                    await self._host.add([entries.Held(seat)])
                    return
            self._set_alarm()

    def close(self) -> None:
        """Cancels the alarm and stops the bots."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self._bots.close()
