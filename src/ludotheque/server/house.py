"""The house: all tables, opened, found again, looked after, and put away when nobody is there."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache
from secrets import token_urlsafe
from time import monotonic
from typing import Any, Literal, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from ludotheque.core.chance import fresh_seed
from ludotheque.core.refusals import Refused
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import encode, wire
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
from .storage.contract import Listing, NotWritten
from .storage.integrity import Damaged, Row, first_mark
from .storage.store import Store
from .tables import entries
from .tables.entries import Entry
from .tables.open_table import OpenTable
from .tables.permissions import COMPANY, begun, need_fit, refuse
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
    """Everything that is going on."""

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
        self.retention = Retention(self)
        self.closing = False

    async def open(self) -> None:
        """The doors open: tables that were left in the middle go on."""
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
        """The doors close: nobody thinks any more, and everything is on disk."""
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
        """Why nobody can play here just now, if that is so."""
        if self.closing or not self.store.is_open:
            return "closing"
        return None if await self.store.can_write() else "disk"

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Lets something happen beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # Tables.

    async def new_table(self, guest: str, name: str, wanted: api.NewTable, address: str) -> str:
        """A new table, with its host in the first seat; a quick one begins at once against bots, a first one too."""
        game = shelf.game(wanted.game)
        first = game.offer.first
        chosen = (first.players, first.options) if wanted.first else (wanted.seats, wanted.options)
        seats, options = chosen[0] or game.players[0], dict(chosen[1])
        need_fit(game, seats, options)
        self._need_room(guest, address)
        news: list[Entry] = [entries.Opened(game.key, fresh_seed(), guest, name, seats)]
        news += [entries.Agreed({**wire(game.options()), **options})] if options else []
        if wanted.quick or wanted.first:
            bots, level = [bot for bot in COMPANY if bot != name], "gentle" if wanted.first else wanted.level
            news += [entries.Offered(seat, "bot", level, bots[seat - 1]) for seat in range(1, seats)]
            news.append(begun(game, seats, options))
        return await self._new(news, address)

    def _need_room(self, guest: str, address: str) -> None:
        """Refuses another table to a host who has too many, or to an address that opens them too fast."""
        if self.store.hosted_by(guest) >= self.settings.tables_per_guest:
            raise refuse("too-many-tables", most=self.settings.tables_per_guest)
        self.usage.spend(limits.NEW_TABLES, address, why=refusal("tables-too-fast"))

    async def new_rematch(self, table: Table, asker: int, address: str) -> str:
        """Another table for the same people and bots, in the same seats; whoever asks for it is its host.

        Somebody who has nobody but bots to wait for begins at once. A bot that played for somebody who left has a name
        of its own now.
        """
        names, customs = table.names(), table.customs
        guests = [table.people[seat.person].guest if seat.person is not None else "" for seat in table.seats]
        self._need_room(guests[asker], address)
        news: list[Entry] = [
            entries.Opened(table.game.key, fresh_seed(), guests[asker], names[asker], len(guests)),
            entries.Agreed(table.options, customs.clock.seconds, customs.away, customs.watchers, customs.hints),
        ]
        if asker:
            news.append(entries.Seated(asker, guests[asker], names[asker]))
        spare = (name for name in COMPANY if name not in names)
        for number, seat in enumerate(table.seats):
            if seat.level is not None:
                bot = next(spare, f"Bot {number + 1}") if seat.is_relieved else seat.name
                news.append(entries.Offered(number, "bot", seat.level, bot))
            elif number != asker:
                news.append(entries.Seated(number, guests[number], names[number]))
        if all(seat.level for number, seat in enumerate(table.seats) if number != asker):
            news.append(begun(table.game, len(guests), table.options))
        return await self._new(news, address)

    async def _new(self, news: list[Entry], address: str) -> str:
        id = token_urlsafe(16)
        open_table = OpenTable(self, Table(id), first_mark(id), address)
        async with open_table.lock:
            self._open_tables[id] = open_table
            await open_table.begin(news, self.tokens.opener(address))
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
        found.resume()
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
            return await _told_again(id, rows), rows[-1].mark
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
        """The table leaves the memory; if the house has something to do there, it comes back in a moment."""
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

    # Lists.

    async def tables_for(self, guest: str | None) -> api.Tables:
        """The guest's tables, those that wait for them first; and those where anybody may sit down."""
        rows = _readable(lambda: self.store.cards_of(guest)) if guest else []
        mine = [replace(await self._now(card), mine=seat) for text, seat in rows if (card := _card(text))]
        mine.sort(key=lambda card: (card.mine not in card.waiting, card.phase == "over", -card.changed))
        known = {card.id for card in mine}
        hidden = known | self.store.damaged
        offered = (
            _card(text) for id, text in _readable(lambda: self.store.open_cards(self._listing())) if id not in hidden
        )
        return api.Tables(mine, [card for card in offered if card is not None])

    def _listing(self) -> Listing:
        """What the public list may show: few tables of each address and host, so that nobody fills it alone."""
        allowed = self.usage.allowed
        of_address, of_host = allowed(limits.LISTED_OF_ADDRESS), allowed(limits.LISTED_OF_HOST)
        present = [id for id, open_table in self._open_tables.items() if open_table.is_welcoming]
        return Listing(encode(present).decode(), self._listed_since(), of_address, of_host, allowed(limits.LISTED))

    def _listed_since(self) -> int:
        return now() - int(1000 * self.settings.listed_for)

    def need_room_in_list(self, table: Table) -> None:
        """Refuses to open a table to anybody while too many of the same address wait for anybody."""
        most = limits.OPEN_TABLES
        why = refusal("too-many-open", most=self.usage.allowed(most))
        self.usage.need_room(most, self.store.open_beside(table.id, self._listed_since()), why)

    async def _now(self, card: api.Card) -> api.Card:
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
        """The figures, as of now."""
        open_tables = self._open_tables.values()
        self.metrics.open_tables.set(len(open_tables))
        self.metrics.connections.set(sum(len(open_table.readers) for open_table in open_tables))
        self.metrics.players.set(sum(len(open_table.here()) for open_table in open_tables))
        for kind, waiting in self.thinkers.queue.lengths().items():
            self.metrics.thoughts.labels(kind.name.lower()).set(waiting)
        for phase, count in _readable(lambda: [*self.store.tables().items()]):
            self.metrics.tables.labels(phase).set(count)
        self.metrics.disk.set(self.store.trouble is None)
        self.metrics.damaged.set(len(self.store.damaged))
        return self.metrics


def _readable(read: Callable[[], list[T]]) -> list[T]:
    """What a list is made of; nothing where that part of the file cannot be read."""
    try:
        return read()
    except sqlite3.DatabaseError as error:
        log.error("list-unreadable", error=repr(error))
        return []


@lru_cache(2000)
def _card(text: bytes) -> api.Card | None:
    """The card; None for one that an older house wrote otherwise."""
    try:
        return msgspec.json.decode(text, type=api.Card)
    except msgspec.DecodeError:
        return None


async def _told_again(id: str, rows: Sequence[Row]) -> Table:
    """The table that these entries make; a long one is read in pieces, and others are answered in between."""
    table, began = Table(id), monotonic()
    for row in rows:
        table.add(entries.read(row.entry), row.at)
        if monotonic() - began > A_PIECE:
            await asyncio.sleep(A_PIECE)
            began = monotonic()
    return table
