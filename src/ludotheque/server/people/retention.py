"""Retention: what is erased when its time has come, and when a guest asks for it; docs/privacy.md promises how.

A few tables at a time, with pauses: nobody at a table waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, closing
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Protocol

import structlog

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from ..clock import now
from ..sentences import refusal
from ..settings import Settings
from ..storage.integrity import Damaged
from ..storage.store import Store
from ..tables import entries
from ..tables.open_table import OpenTable
from .attendance import Attendance
from .erasure import erase_guest, erase_names, erase_table, erase_words, forget_guest, leave_no_trace

log = structlog.get_logger()

A_DAY = 24 * 60 * 60
FIRST = 2.0
"""Seconds after the doors have opened until the first look."""
PAUSE = 0.1
"""Seconds between two tables."""


Erasing = asyncio.Task[None]


class Tables(Protocol):
    """The tables of the house, as those need them who erase."""

    def is_open_at(self, id: str) -> bool:
        """True if the table is in memory."""

    async def find(self, id: str) -> OpenTable:
        """The table, from memory or from disk."""

    def put_aside(self, id: str, why: Why) -> AbstractAsyncContextManager[None]:
        """Meanwhile nobody has the table open; whoever had, comes again and finds it as it is on disk then."""


class Retention:
    """Looks through the house once a day, and erases guests who want it."""

    def __init__(
        self, store: Store, settings: Settings, tables: Tables, spawn: Callable[[Coroutine[Any, Any, None]], Erasing]
    ) -> None:
        self._store, self._settings, self._tables, self._spawn = store, settings, tables, spawn
        self._erasing: dict[str, asyncio.Task[None]] = {}

    async def go_on(self) -> None:
        """For as long as the house is open."""
        await asyncio.sleep(FIRST)
        for guest, name in self._store.erasing():
            self._begin(guest, name)
        while True:
            try:
                await self.sweep()
            except Exception as error:  # whatever it was, it is tried again tomorrow
                log.error("sweep-failed", error=repr(error))
            await asyncio.sleep(A_DAY)

    # Time.

    async def sweep(self) -> None:
        """Erases tables and words that were kept long enough."""
        erased = 0
        for phase, days in (
            ("over", self._settings.keep_finished),
            ("playing", self._settings.keep_abandoned),
            ("before", self._settings.keep_unbegun),
        ):
            for table in self._kept_since(days, partial(self._store.unchanged, phase)):
                erased += await self._erase(table, days if phase != "over" else None)
        silenced = 0
        for table in self._kept_since(self._settings.keep_chat, self._store.talkative):
            silenced += await self._try(table, erase_words)
        await self._erase_names(self._settings.keep_finished)
        if erased or silenced:
            log.info("swept", tables=erased, silenced=silenced)
            await asyncio.to_thread(overwrite_log, self._store.path)

    def _kept_since(self, days: float, found: Callable[[int, tuple[int, str]], list[tuple[int, str]]]) -> Iterator[str]:
        """Tables that nobody has open, and that have not changed for so many days; the oldest first."""
        after, limit = (-1, ""), now() - int(1000 * A_DAY * days)
        while days and (some := found(limit, after)):
            after = some[-1]
            yield from (table for _, table in some if not self._tables.is_open_at(table))

    async def _erase(self, table: str, days: float | None) -> bool:
        """Erases a table; one that is not over only if nothing at all has happened there for so long."""
        if days is not None and self._store.touched(table) > now() - int(1000 * A_DAY * days):
            return False
        return await self._try(table, erase_table)

    async def _erase_names(self, days: float) -> None:
        """Names of guests who have no table any more."""
        limit = now() - int(1000 * A_DAY * days)
        while days and (guests := self._store.named_without_table(limit)):
            await self._store.change(partial(erase_names, guests=guests))
            await asyncio.sleep(PAUSE)

    async def _try(self, table: str, work: Callable[[sqlite3.Connection, str], None]) -> bool:
        await asyncio.sleep(PAUSE)
        try:
            async with self._tables.put_aside(table, refusal("table-rewritten")):
                await self._store.change(lambda disk: work(disk, table))
        except Refused as refused:
            log.error("not-erased", table=table[:6], error=repr(refused.__cause__ or refused))
            return False
        return True

    # A guest.

    async def erase(self, guest: str, name: str) -> "asyncio.Task[None]":
        """Begins to erase a guest; once this returns, it will be done, whatever happens to the house."""
        await self._store.erase_later(guest, name)
        return self._begin(guest, name)

    def is_erased(self, guest: str) -> bool:
        """True if nothing of the guest is left to erase."""
        return all(guest != other for other, _ in self._store.erasing())

    def _begin(self, guest: str, name: str) -> "asyncio.Task[None]":
        task = self._erasing.get(guest)
        if task is None:
            task = self._erasing[guest] = self._spawn(self._erase_guest(guest, name))
            task.add_done_callback(lambda _: self._erasing.pop(guest, None))
        return task

    async def _erase_guest(self, guest: str, name: str) -> None:
        whole = True
        for table in self._store.traces_of(guest):
            try:
                await self._leave(table, guest)
                await self._erase_at(table, guest, name)
            except Exception as error:  # the next start goes on with it
                log.error("not-erased", table=table[:6], error=repr(error.__cause__ or error))
                whole = False
            await asyncio.sleep(0)
        if not whole:
            return
        await self._store.change(lambda disk: forget_guest(disk, guest))
        await asyncio.to_thread(overwrite_log, self._store.path)

    async def _leave(self, table: str, guest: str) -> None:
        """The guest gets up, so that nobody waits for them: in a match a bot plays on."""
        try:
            open_table = await self._tables.find(table)
        except Refused:
            return
        async with open_table.lock:
            seat = open_table.table.seat_of(open_table.table.person_of(guest))
            if seat is not None and open_table.table.phase != "over":
                await open_table.add([entries.Risen(seat)])

    async def _erase_at(self, table: str, guest: str, name: str) -> None:
        """A table at which no other person ever sat is erased; elsewhere a stranger without words remains."""
        work = partial(erase_guest, table=table, guest=guest, name=name, stranger=token_urlsafe(16))
        try:
            others = {*self._attendance(table).guests} - {guest, ""}
            if not others:
                work = partial(erase_table, table=table)
        except Damaged:  # its entries stay as they are, for whoever may rescue it
            work = partial(leave_no_trace, table=table, guest=guest)
        async with self._tables.put_aside(table, refusal("table-rewritten")):
            await self._store.change(work)

    def _attendance(self, table: str) -> Attendance:
        return Attendance([entries.read(row.entry) for row in self._store.entries(table)])


def overwrite_log(path: Path) -> None:
    """What was erased leaves the write-ahead log too; if somebody is reading it just now, the next time."""
    with closing(sqlite3.connect(path, timeout=1)) as disk:
        disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")
