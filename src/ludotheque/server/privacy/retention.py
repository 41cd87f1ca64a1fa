"""Retention: what is erased in time, or when a guest asks for it; docs/privacy.md says how.

It does one table at a time, with pauses, so that no table waits for it.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import AbstractAsyncContextManager
from functools import partial
from secrets import token_urlsafe
from typing import Protocol

import structlog

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from .. import entries
from ..background import Spawn
from ..clock import now
from ..opened.open_table import OpenTable
from ..sentences import refusal
from ..settings import Settings
from ..storage.erasing import delete_table, erase_names, forget_guest, leave_no_trace
from ..storage.integrity import Damaged
from ..storage.sqlite import overwrite_log
from ..storage.store import Store
from .attendance import Attendance
from .erasure import erase_guest, erase_words

log = structlog.get_logger()

A_DAY = 24 * 60 * 60
FIRST = 2.0
"""Seconds from the opening of the house to the first sweep."""
PAUSE = 0.1
"""Seconds between two tables."""


class Tables(Protocol):
    """The tables of the house, as erasing needs them."""

    def is_open_at(self, id: str) -> bool:
        """True if the table is in memory."""

    async def find(self, id: str) -> OpenTable:
        """The table, from memory or from disk."""

    def keep_out(self, id: str, why: Why) -> AbstractAsyncContextManager[None]:
        """Keeps a table out of memory inside the block. Its readers reconnect afterwards, and find it as it then is on
        disk."""


class Retention:
    """Sweeps the house once a day, and erases guests who want it."""

    def __init__(self, store: Store, settings: Settings, tables: Tables, spawn: Spawn) -> None:
        self._store, self._settings, self._tables, self._spawn = store, settings, tables, spawn
        self._erasing: dict[str, asyncio.Task[None]] = {}

    async def go_on(self) -> None:
        """Runs for as long as the house is open."""
        await asyncio.sleep(FIRST)
        for guest, name in self._store.erasing():
            self._begin(guest, name)
        while True:
            try:
                await self.sweep()
            except Exception as error:  # whatever the error, the next sweep tries again
                log.error("sweep-failed", error=repr(error))
            await asyncio.sleep(A_DAY)

    # Time.

    async def sweep(self) -> None:
        """Erases tables and words that have been kept long enough."""
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
        """Tables that are not in memory and have not changed for this many days, oldest first."""
        after, limit = (-1, ""), now() - int(1000 * A_DAY * days)
        while days and (some := found(limit, after)):
            after = some[-1]
            yield from (table for _, table in some if not self._tables.is_open_at(table))

    async def _erase(self, table: str, days: float | None) -> bool:
        """Erases a table. An unfinished one must also have had no entry at all for that long."""
        if days is not None and self._store.touched(table) > now() - int(1000 * A_DAY * days):
            return False
        return await self._try(table, delete_table)

    async def _erase_names(self, days: float) -> None:
        """Erases the names of guests without a table."""
        limit = now() - int(1000 * A_DAY * days)
        while days and (guests := self._store.named_without_table(limit)):
            await self._store.change(partial(erase_names, guests=guests))
            await asyncio.sleep(PAUSE)

    async def _try(self, table: str, work: Callable[[sqlite3.Connection, str], None]) -> bool:
        await asyncio.sleep(PAUSE)
        try:
            async with self._tables.keep_out(table, refusal("table-rewritten")):
                await self._store.change(lambda disk: work(disk, table))
        except Refused as refused:
            log.error("not-erased", table=table[:6], error=repr(refused.__cause__ or refused))
            return False
        return True

    # A guest.

    async def erase(self, guest: str, name: str) -> "asyncio.Task[None]":
        """Starts erasing a guest. Once this returns, it will be done, even after a crash."""
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
            except Exception as error:  # the next start tries again
                log.error("not-erased", table=table[:6], error=repr(error.__cause__ or error))
                whole = False
            await asyncio.sleep(0)
        if not whole:
            return
        await self._store.change(lambda disk: forget_guest(disk, guest))
        await asyncio.to_thread(overwrite_log, self._store.path)

    async def _leave(self, table: str, guest: str) -> None:
        """Takes the guest off their seat, so that the others need not wait; during a match a bot plays on."""
        try:
            open_table = await self._tables.find(table)
        except Refused:
            return
        async with open_table.lock:
            seat = open_table.table.seat_of(open_table.table.person_of(guest))
            if seat is not None and open_table.table.phase != "over":
                await open_table.add([entries.Risen(seat)])

    async def _erase_at(self, table: str, guest: str, name: str) -> None:
        """Erases a guest at a table. If no other guest ever sat there, the table is deleted; otherwise a stranger
        without words remains."""
        work = partial(erase_guest, table=table, guest=guest, name=name, stranger=token_urlsafe(16))
        try:
            others = {*self._attendance(table).guests} - {guest, ""}
            if not others:
                work = partial(delete_table, table=table)
        except Damaged:  # its entries stay as they are, for anybody who may repair it
            work = partial(leave_no_trace, table=table, guest=guest)
        async with self._tables.keep_out(table, refusal("table-rewritten")):
            await self._store.change(work)

    def _attendance(self, table: str) -> Attendance:
        return Attendance([entries.read(row.entry) for row in self._store.entries(table)])
