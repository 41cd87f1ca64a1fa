"""The house: opens tables, finds them again, wakes them, and puts them away when they are deserted."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from typing import Literal

import structlog
from msgspec.structs import replace

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from . import limits
from .background import Background, Spawn
from .clock import now
from .entries import Entry
from .limits import Usage
from .metrics import Metrics
from .opened.open_table import OpenTable
from .people.tokens import Tokens, kept_secret
from .privacy.retention import Retention
from .protocol import api
from .replay.rendering import Renderer
from .sentences import refusal
from .settings import Settings
from .storage.contract import NotWritten
from .storage.integrity import Damaged, first_mark
from .storage.store import Store
from .tables.first_entries import guests_of, of_new_table, of_rematch
from .tables.from_disk import UnknownTable, table_from
from .tables.lists import Lists, rows_of
from .tables.permissions import refuse
from .tables.table import Table
from .thinking.lessons import Lessons
from .thinking.pool import Thinkers

log = structlog.get_logger()

A_MOMENT = 5.0
"""Seconds until the house retries after the disk refused a write."""
LINGERS = 60.0
"""Seconds for which a table that was put away may finish what it began, such as a hint."""


class House:
    """The running site, with every table in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.tokens = Tokens(kept_secret(settings.folder))
        self.usage = Usage(settings.crowd)
        self.thinkers = Thinkers(settings.thinkers, settings.tick, self.usage)
        self._background = Background()
        self.spawn: Spawn = self._background.spawn
        self.lessons = Lessons(self.thinkers, self.usage, self.spawn)
        self.renderer = Renderer(self.usage)
        self.metrics = Metrics(self.usage, self.thinkers, self.renderer)
        self._open_tables: dict[str, OpenTable] = {}
        self._cut_off = self.store.lagging()
        """Tables that were open when the house last crashed, and have not been opened since."""
        self._reading: dict[str, asyncio.Task[OpenTable]] = {}
        self._kept_out: dict[str, Why] = {}
        """Tables that may not be opened just now, with the reason."""
        self._lists = Lists(self.store, self.usage, settings.listed_for, self)
        self.retention = Retention(self.store, settings, self, self.spawn)
        self.closing = False

    async def open(self) -> None:
        """Opens the house: unfinished tables continue."""
        self.store.start()
        self.spawn(self._watch())
        self.spawn(self.retention.go_on())

    def say_farewell(self) -> None:
        """Asks everybody at a table to come back in a moment."""
        for open_table in [*self._open_tables.values()]:
            open_table.dismiss(refusal("house-closes"))

    async def sign_out(self, guest: str) -> None:
        """Closes a guest's connections after their sessions were renewed."""
        for open_table in [*self._open_tables.values()]:
            open_table.sign_out(guest)

    async def close(self) -> None:
        """Closes the house: bots stop, and everything is on disk."""
        self.closing = True
        self._background.cancel()
        for reading in [*self._reading.values()]:
            reading.cancel()
        for open_table in [*self._open_tables.values()]:
            try:
                open_table.put_away()
            except Exception as error:  # its summary lags, and is written once it is opened again
                log.error("not-put-away", table=open_table.log_name, exc_info=error)
        self.thinkers.close()
        self.renderer.close()
        self.store.close()

    async def ails(self) -> Literal["closing", "disk"] | None:
        """Why no match can be played here now; None if it can."""
        if self.closing or not self.store.is_open:
            return "closing"
        return None if await self.store.can_write() else "disk"

    # Tables.

    async def new_table(self, guest: str, name: str, wanted: api.NewTable, address: str) -> str:
        """Opens a table, with its host in the first seat."""
        new = of_new_table(guest, name, wanted)
        self._need_room(guest, address)
        return await self._open(new, address)

    async def new_rematch(self, table: Table, asker: int, address: str) -> str:
        """Opens a table for the same people and bots, in the same seats, with the asker as its host."""
        self._need_room(guests_of(table)[asker], address)
        return await self._open(of_rematch(table, asker), address)

    def _need_room(self, guest: str, address: str) -> None:
        """Refuses another table to a host who has too many, or to an address that opens them too fast."""
        if self.store.hosted_by(guest) >= self.settings.tables_per_guest:
            raise refuse("too-many-tables", most=self.settings.tables_per_guest)
        self.usage.spend(limits.NEW_TABLES, address, why=refusal("tables-too-fast"))

    async def _open(self, new: list[Entry], address: str) -> str:
        id = token_urlsafe(16)
        open_table = OpenTable(self, Table(id), first_mark(id), address)
        async with open_table.lock:
            self._open_tables[id] = open_table
            await open_table.begin(new, self.tokens.opener(address))
        return id

    async def find(self, id: str, address: str | None = None) -> OpenTable:
        """The table with this id, from memory or from disk. With an address, reading from disk is rate-limited."""
        found = self._open_tables.get(id)
        if id in self._kept_out:
            raise NotWritten(self._kept_out[id])
        if found is not None:
            return found
        if id not in self._reading:
            if address is not None:
                self.usage.spend(limits.FROM_DISK, address)
            self._reading[id] = reading = asyncio.get_running_loop().create_task(self._bring(id))
            reading.add_done_callback(lambda _: self._has_read(id))
        return await asyncio.shield(self._reading[id])

    def _has_read(self, id: str) -> None:
        reading = self._reading.pop(id)
        if not reading.cancelled():
            reading.exception()  # marks the error as seen, because whoever asked may have gone

    async def _bring(self, id: str) -> OpenTable:
        """Reads a table from disk; it goes on where it was left."""
        table, mark = await table_from(self.store, id)
        self._cut_off.discard(id)
        found = self._open_tables[id] = OpenTable(self, table, mark)
        found.look_after()
        return found

    def drop(self, open_table: OpenTable, woken_again: bool = False) -> None:
        """Drops the table from memory; it is read again soon if the house has something to do there."""
        open_table.close()
        id = open_table.table.id
        if self._open_tables.get(id) is open_table:
            del self._open_tables[id]
        asyncio.get_running_loop().call_later(LINGERS, open_table.close)
        if woken_again:
            self.spawn(self._wake_later(id))

    def is_open_at(self, id: str) -> bool:
        """True if the table is in memory."""
        return id in self._open_tables

    @asynccontextmanager
    async def keep_out(self, id: str, why: Why) -> AsyncIterator[None]:
        """Keeps a table out of memory inside the block. Its readers reconnect afterwards, and find it as it then is on
        disk."""
        self._kept_out[id] = why
        open_table = None
        try:
            if (reading := self._reading.get(id)) is not None:
                await asyncio.wait([reading])
            open_table = self._open_tables.get(id)
            if open_table is not None:
                async with open_table.lock:
                    self.drop(open_table)
                    open_table.dismiss(why)
            yield
        finally:
            self._kept_out.pop(id, None)
        if open_table is not None:
            self._cut_off.add(id)
            await self._wake(id)

    async def _wake_later(self, id: str) -> None:
        await asyncio.sleep(A_MOMENT)
        await self._wake(id)

    async def _watch(self) -> None:
        """Once a second, wakes tables that have something to do and puts idle ones away."""
        looked = -1
        while True:
            looking = now()
            try:
                await self._look_round(looked, looking)
                looked = looking
            except Exception as error:  # a disk that cannot be read now may be readable in a second
                log.error("watch-failed", error=repr(error))
            await asyncio.sleep(1)

    async def _look_round(self, looked: int, looking: int) -> None:
        at = asyncio.get_running_loop().time()
        for open_table in [*self._open_tables.values()]:
            if open_table.is_idle(at, self.settings.idle):
                open_table.put_away()
                self.drop(open_table)
        for id in self.store.due(looked, looking):
            await self._wake(id)
            await asyncio.sleep(0)

    async def _wake(self, id: str) -> None:
        try:
            await self.find(id)
        except (Damaged, UnknownTable):
            return  # that is logged already, or the table was erased
        except Refused as refused:
            log.error("table-asleep", table=id[:6], error=refused.why.id)

    # Lists and figures.

    async def tables_for(self, guest: str | None) -> api.Tables:
        """The guest's tables, starting with those that wait for them; and the tables where anybody may sit down."""
        return await self._lists.tables_for(guest)

    def need_room_in_list(self, table: Table) -> None:
        """Refuses to open a table to anybody while too many from the same address are still open."""
        self._lists.need_room(table)

    def welcoming(self) -> list[str]:
        """Ids of tables where a person is present and anybody may sit down."""
        return [id for id, open_table in self._open_tables.items() if open_table.is_welcoming]

    async def current(self, card: api.Card) -> api.Card:
        """The card, up to date. A table that is open, or was open in a crash, makes it afresh from what is on disk."""
        if card.id in self._cut_off:
            self._cut_off.discard(card.id)
            await self._wake(card.id)
        open_table = self._open_tables.get(card.id)
        if open_table is None:
            return replace(card, damaged=True, waiting=[]) if card.id in self.store.damaged else card
        async with open_table.lock:
            return open_table.card()

    def counted(self) -> Metrics:
        """The current metrics."""
        open_tables = self._open_tables.values()
        self.metrics.open_tables.set(len(open_tables))
        self.metrics.connections.set(sum(len(open_table.readers) for open_table in open_tables))
        self.metrics.players.set(sum(len(open_table.here()) for open_table in open_tables))
        for kind, waiting in self.thinkers.waiting().items():
            self.metrics.thoughts.labels(kind.name.lower()).set(waiting)
        for phase, count in rows_of(lambda: [*self.store.tables().items()]):
            self.metrics.tables.labels(phase).set(count)
        self.metrics.disk.set(self.store.trouble is None)
        self.metrics.damaged.set(len(self.store.damaged))
        return self.metrics
