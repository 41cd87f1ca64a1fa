"""The caretaker of a table: it starts bots, and sets one alarm for clocks and absent people."""

import asyncio
from collections.abc import Collection
from typing import Protocol

from .. import entries
from ..background import Spawn
from ..tables.commit import Commits
from ..tables.table import Table
from .absence import ROUNDING, Absence
from .bots import Bots
from .clocks import Clocks


class LookedAfter(Commits, Protocol):
    """An open table, as its caretaker needs it."""

    @property
    def is_live(self) -> bool:
        """True if the current question is in real time, so that the referee keeps the time."""

    def here(self) -> Collection[int]:
        """The seats whose people have the table open."""


class Caretaker:
    """Looks after one table while it is in memory."""

    def __init__(
        self,
        open_table: LookedAfter,
        table: Table,
        bots: Bots,
        clocks: Clocks,
        absence: Absence,
        spawn: Spawn,
    ) -> None:
        self._open_table, self._table = open_table, table
        self._bots, self._clocks, self._absence = bots, clocks, absence
        self._spawn = spawn
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    def look_after(self) -> None:
        """Starts every bot that is asked, and sets the alarm for clocks and absent people."""
        if self._closed or not self._has_something_to_do():
            return
        self._bots.drop_vain_thoughts()
        table = self._table
        for seat in table.waiting if not self._open_table.is_live else ():
            level = table.seats[seat].bot
            if level is not None and not self._bots.thinks(seat):
                self._bots.think(seat, level, "bot")
        self._set_alarm()

    def _has_something_to_do(self) -> bool:
        """False at a table of people who are in no hurry and wait for each other."""
        if self._table.is_tended or self._bots.any_thoughts or self._alarm is not None:
            return True
        return self._open_table.is_live

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waiting = [seat for seat in self._table.waiting if not self._bots.thinks(seat)]
        waits = [due for seat in waiting if (due := self._due(seat)) is not None]
        if waits and not self._closed:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, min(waits)), self._ring)

    def _due(self, seat: int) -> float | None:
        """Seconds until a clock or an absence needs action at a seat that is asked; None if neither does."""
        if self._table.seats[seat].bot:
            return None
        is_live = self._open_table.is_live
        found = [] if is_live or (left := self._clocks.left(seat)) is None else [left]
        here = self._open_table.here()
        if (bool(here) if is_live else self._table.settings.away == "bot") and seat not in here:
            found.append(self._absence.away_in(seat, is_live))
        return min(found) if found else None

    def _ring(self) -> None:
        self._alarm = None
        self._spawn(self._attend())

    async def _attend(self) -> None:
        """At each seat that is due, a bot answers once or takes over the seat."""
        async with self._open_table.lock:
            if self._closed:
                return
            for seat in self._table.waiting:
                due = self._due(seat)
                if due is None or due > ROUNDING or self._bots.thinks(seat):
                    continue
                left = None if self._open_table.is_live else self._clocks.left(seat)
                if left is not None and left <= ROUNDING:
                    self._bots.think(seat, "medium", "clock")
                else:
                    await self._open_table.add([entries.Held(seat)])
                    return
            self._set_alarm()

    def close(self) -> None:
        """Cancels the alarm and stops the bots."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        self._bots.close()
