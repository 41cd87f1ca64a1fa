"""The house: all tables, opened, found again, looked after, and put away when nobody is there."""

import asyncio
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import asynccontextmanager
from secrets import token_urlsafe
from time import monotonic
from typing import Any, Literal, TypeVar

import structlog
from msgspec.structs import replace

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from . import limits
from .clock import now
from .limits import Usage
from .metrics import Metrics
from .people.retention import Retention
from .people.tokens import Tokens, kept_secret
from .protocol import api
from .replay.rendering import Renderer
from .sentences import refusal
from .settings import Settings
from .storage.contract import NotWritten
from .storage.integrity import Damaged, Row, first_mark
from .storage.store import Store
from .tables import entries
from .tables.entries import Entry
from .tables.first_entries import guests_of, of_new_table, of_rematch
from .tables.lists import Lists, readable
from .tables.open_table import OpenTable
from .tables.permissions import refuse
from .tables.table import Table, Unplayable
from .thinking.lessons import Lessons
from .thinking.pool import Thinkers

log = structlog.get_logger()

T = TypeVar("T")

A_MOMENT = 5.0
"""Seconds until the house tries again what the disk refused."""
LINGERS = 60.0
"""Seconds for which a table that was put away is kept for whatever was begun there, a hint being thought out, say."""
A_PIECE = 0.002
"""Seconds for which a table is read from disk while everybody else waits; then they have as long."""


class UnknownTable(Refused):
    """No such table, or its link is wrong."""


class House:
    """The running site, with every table in memory."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.tokens = Tokens(kept_secret(settings.folder))
        self.usage = Usage(settings.crowd)
        self.thinkers = Thinkers(settings.thinkers, settings.pace, self.usage)
        self.lessons = Lessons(self.thinkers, self.usage)
        self.renderer = Renderer(self.usage)
        self.metrics = Metrics(self.usage, self.thinkers, self.renderer)
        self._open_tables: dict[str, OpenTable] = {}
        self._cut_off = self.store.lagging()
        """Tables that were open when the house was last cut off, and have not been since."""
        self._reading: dict[str, asyncio.Task[OpenTable]] = {}
        self._aside: dict[str, Why] = {}
        """Tables that nobody may open just now, and why."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lists = Lists(self.store, self.usage, settings.listed_for, self)
        self.retention = Retention(self.store, settings, self, self.spawn)
        self.closing = False

    async def open(self) -> None:
        """Opens the house: unfinished tables continue."""
        self.store.start()
        self.spawn(self._watch())
        self.spawn(self.retention.go_on())

    def say_farewell(self) -> None:
        """Everybody at a table is asked to come again in a moment."""
        for open_table in [*self._open_tables.values()]:
            open_table.dismiss(refusal("house-closes"))

    async def sign_out(self, guest: str) -> None:
        """Ends all connections of a guest, whose sessions are of a new generation."""
        for open_table in [*self._open_tables.values()]:
            open_table.sign_out(guest)

    async def close(self) -> None:
        """Closes the house: bots stop, and everything is on disk."""
        self.closing = True
        for task in [*self._tasks, *self._reading.values()]:
            task.cancel()
        for open_table in [*self._open_tables.values()]:
            try:
                open_table.put_away()
            except Exception as error:  # its summary lags, and is written when it is opened again
                log.error("not-put-away", table=open_table.log_name, exc_info=error)
        self.thinkers.close()
        self.renderer.close()
        self.store.close()

    async def ails(self) -> Literal["closing", "disk"] | None:
        """Why nobody can play here now; None if they can."""
        if self.closing or not self.store.is_open:
            return "closing"
        return None if await self.store.can_write() else "disk"

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables.

    async def new_table(self, guest: str, name: str, wanted: api.NewTable, address: str) -> str:
        """Opens a table, with its host in the first seat."""
        new = of_new_table(guest, name, wanted)
        self._need_room(guest, address)
        return await self._open(new, address)

    async def new_rematch(self, table: Table, asker: int, address: str) -> str:
        """Opens another table for the same people and bots, in the same seats; whoever asks for it is its host."""
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
        """The table with this secret name, from memory or from disk; reading many is refused to an address."""
        found = self._open_tables.get(id)
        if id in self._aside:
            raise NotWritten(self._aside[id])
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
            reading.exception()  # who asked may have gone: then nobody needs to hear of it

    async def _bring(self, id: str) -> OpenTable:
        """A table from disk, which goes on where it was left."""
        table, mark = await self._read(id)
        self._cut_off.discard(id)
        found = self._open_tables[id] = OpenTable(self, table, mark)
        found.look_after()
        return found

    async def _read(self, id: str) -> tuple[Table, bytes]:
        """The table as its entries leave it, and the mark of the last one."""
        try:
            rows = self.store.entries(id)
        except Damaged as damaged:
            self._set_aside(id, damaged)
            raise
        if not rows:
            raise UnknownTable(refusal("unknown-table"))
        if id in self.store.damaged:
            self.store.take_back(id)
        try:
            return await _folded(id, rows), rows[-1].mark
        except Unplayable:
            raise
        except Exception as error:  # a game that has changed may fail in any way
            log.error("table-broken", table=id[:6], error=repr(error))
            raise Unplayable(refusal("table-broken")) from error

    def _set_aside(self, id: str, damaged: Damaged) -> None:
        """A damaged table is not played on; the host learns of it, once."""
        if id not in self.store.damaged:
            log.error("table-damaged", table=id[:6], damage=damaged.damage.text("en"))
            self.store.set_aside(id, damaged.damage.text("en"))

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
    async def put_aside(self, id: str, why: Why) -> AsyncIterator[None]:
        """Meanwhile nobody has the table open; whoever had, comes again and finds it as it is on disk then."""
        self._aside[id] = why
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
            self._aside.pop(id, None)
        if open_table is not None:
            self._cut_off.add(id)
            await self._wake(id)

    async def _wake_later(self, id: str) -> None:
        await asyncio.sleep(A_MOMENT)
        await self._wake(id)

    async def _watch(self) -> None:
        """Once a second: tables that have something to do come in, those where nothing happens go out."""
        looked = -1
        while True:
            looking = now()
            try:
                await self._look_round(looked, looking)
                looked = looking
            except Exception as error:  # a disk that cannot be read now may be read in a second
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
            return  # the log says so already, or it was erased
        except Refused as refused:
            log.error("table-asleep", table=id[:6], error=refused.why.id)

    # Lists and figures.

    async def tables_for(self, guest: str | None) -> api.Tables:
        """The guest's tables, those that wait for them first; and those where anybody may sit down."""
        return await self._lists.tables_for(guest)

    def need_room_in_list(self, table: Table) -> None:
        """Refuses to open a table to anybody while too many of the same address wait for anybody."""
        self._lists.need_room(table)

    def welcoming(self) -> list[str]:
        """Tables whose people are there and wait for anybody who may come."""
        return [id for id, open_table in self._open_tables.items() if open_table.is_welcoming]

    async def current(self, card: api.Card) -> api.Card:
        """The card of a table as it is now: one that is open, or was cut off, speaks for itself, of what is on disk."""
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
        for phase, count in readable(lambda: [*self.store.tables().items()]):
            self.metrics.tables.labels(phase).set(count)
        self.metrics.disk.set(self.store.trouble is None)
        self.metrics.damaged.set(len(self.store.damaged))
        return self.metrics


async def _folded(id: str, rows: Sequence[Row]) -> Table:
    """The table that these entries make; a long one is read in pieces, and others are answered in between."""
    table, began = Table(id), monotonic()
    for row in rows:
        table.add(entries.read(row.entry), row.at)
        if monotonic() - began > A_PIECE:
            await asyncio.sleep(A_PIECE)
            began = monotonic()
    return table
