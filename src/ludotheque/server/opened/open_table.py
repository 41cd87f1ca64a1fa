"""A table in memory: who comes and goes, what they ask, and what the house does for it.

Requests come one at a time. Each is written before anybody hears of it: see `commit`.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import cast
from weakref import proxy

import structlog

from ludotheque.core.language.words import Why

from .. import entries
from ..automation.absence import Absence
from ..automation.bots import Bots
from ..automation.caretaker import Caretaker
from ..automation.catching_up import CatchingUp
from ..automation.clocks import Clocks
from ..clock import now
from ..entries import Entry
from ..protocol import requests
from ..protocol.api import Card
from ..realtime.claims import Fairness
from ..realtime.referee import Referee
from ..sentences import refusal
from ..storage.contract import Lags, Summary
from ..tables.commit import Change
from ..tables.deadlines import wake_of
from ..tables.feed.broadcast import Broadcast
from ..tables.feed.latency import Latency
from ..tables.feed.readers import Reader, Readers
from ..tables.permissions import NotAllowed
from ..tables.summarizer import Summarizer
from ..tables.table import Table
from ..thinking.hints import Hints
from .dispatch import Site, TakesRequests

log = structlog.get_logger()


class OpenTable(TakesRequests):
    """A table, its readers, and what the house does for it."""

    def __init__(self, house: Site, table: Table, mark: bytes, payer: str = "") -> None:
        super().__init__(house, table, mark)
        self.payer = payer
        """The address the host last came from; thinking for the bots counts against its share. It is never stored."""
        # Helpers hold weak references, so that a table that is put away is freed without the garbage collector.
        me = cast(OpenTable, proxy(self))
        settings = house.settings
        self._absence = Absence(settings)
        self._bots = Bots(me, table, house.thinkers)
        fairness = Fairness(most_believed=settings.most_believed)
        self._referee = Referee(me, table, fairness, self._bots, self._absence, house.spawn)
        clocks = Clocks(table, settings.away_after)
        self._caretaker = Caretaker(me, table, self._bots, clocks, self._absence, house.spawn)
        self._hints = Hints(me, table, house.thinkers, house.usage, house.spawn)
        self.readers = Readers(table, lambda seat: me.is_away(seat))
        self._catching_up = CatchingUp(table, self.readers)
        self._broadcast = Broadcast(table, self.readers, house.tokens, settings.away_after, self._referee.timing_for)
        self._summarizer = Summarizer(table, lambda: me.last_seen())
        self._seen = 0
        self._idle_since = asyncio.get_running_loop().time()

    async def begin(self, new: Sequence[Entry], opener: str) -> None:
        """Adds a new table's first entries and notes the digest of its opener's address. The caller holds the lock."""
        self._summarizer.opener = opener
        await self.add(new)

    # People come and go.

    async def join(self, reader: Reader, hello: requests.Hello) -> None:
        """Lets a reader in: they are sent all they may know, and are no longer away."""
        async with self.lock:
            self.need_open()
            self._check_session(reader)
            if (why := self._unwelcome(reader)) is not None:
                raise NotAllowed(why)
            reader.words, reader.moments = hello.words, hello.moments
            self._note_invitation(reader, hello.key)
            self.readers.add(reader)
            self._note_payer(reader)
            await self._greet(reader)
            self._referee.look_after()
            self._broadcast.fresh(reader, hello.after)
            self._broadcast.here()
            self.look_after()

    def _check_session(self, reader: Reader) -> None:
        """Treats a reader who was signed out between the handshake and the hello as a stranger."""
        if reader.guest and reader.generation < self._house.store.generation_of(reader.guest):
            reader.guest = ""

    def _note_invitation(self, reader: Reader, key: str) -> None:
        """Notes the reader's address, and whether they were invited since the last removal."""
        tokens, table = self._house.tokens, self.table
        reader.digest = tokens.address_digest(table.id, reader.address)
        if tokens.is_invitation(key, table.id, table.removals):
            reader.invitation = table.removals

    def _note_payer(self, reader: Reader) -> None:
        """Makes the host the payer; until the host comes, the first reader with a seat."""
        asker = self.readers.asker(reader)
        if asker.person is not None and (
            asker.person == self.table.host or (asker.seat is not None and not self.payer)
        ):
            self.payer = reader.address

    async def has_seen(self, number: int) -> None:
        """Waits for those who play and are still being shown what has happened up to an entry."""
        await self._catching_up.has_seen(number)

    async def _greet(self, reader: Reader) -> None:
        """Notes a changed name, and that a bot gives the seat back."""
        person = self.table.person_of(reader.guest) if reader.guest else None
        if person is None:
            return
        new: list[Entry] = []
        name = self._house.store.name_of(reader.guest)
        if name and self.table.people[person].name != name:
            new.append(entries.Renamed(person, name))
        seat = self.table.seat_of(person)
        if seat is not None:
            self._absence.comes(seat)
            if self.table.seats[seat].held or self.table.seats[seat].votes:
                new.append(entries.Returned(seat))
        if new:
            await self.add(new, but=reader)

    def leave(self, reader: Reader) -> None:
        """Lets a reader go; the seat stays theirs."""
        if reader not in self.readers:
            return
        self.readers.remove(reader)
        self._catching_up.look()
        self._idle_since = asyncio.get_running_loop().time()
        seat = self.seat_of(reader)
        if seat is not None and seat not in self.here():
            self._seen = now()
            self._absence.goes(seat)
        self._broadcast.here()
        self.look_after()

    def look_after(self) -> None:
        """Does what is due in real time, for bots, for clocks and for absent people."""
        self._referee.look_after()
        self._caretaker.look_after()

    def dismiss(self, why: Why) -> None:
        """Closes every connection with a reason; browsers reconnect."""
        for reader in [*self.readers]:
            reader.dismiss(why, again=True)

    def sign_out(self, guest: str) -> None:
        """Closes the guest's connections. A browser with a valid cookie returns as the guest, others as strangers."""
        for reader in [*self.readers]:
            if reader.guest == guest:
                self.leave(reader)
                reader.guest = ""
                reader.dismiss(refusal("signed-out"), again=True)

    # Who is here.

    def is_watcher(self, reader: Reader, hello: requests.Hello) -> bool:
        """True if the reader only watches: they have no seat, and no invitation to one kept for friends."""
        table = self.table
        invited = table.match is None and self._house.tokens.is_invitation(hello.key, table.id, table.removals)
        return self.seat_of(reader) is None and not invited

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open."""
        return self.readers.here()

    def latencies(self) -> Iterable[Latency]:
        """The latencies of those who play."""
        return self.readers.latencies()

    def is_away(self, seat: int) -> bool:
        """True if the person of this seat is not here, and has been gone for a while."""
        return self._absence.is_away(seat, self.is_live)

    def last_seen(self) -> int:
        """When a person with a seat was last here; 0 if none was since the table was read."""
        return now() if self.here() else self._seen

    @property
    def is_welcoming(self) -> bool:
        """True if a person is here and anybody may sit down."""
        return self.has_open_seat and bool(self.here())

    def _unwelcome(self, reader: Reader) -> Why | None:
        """Why this reader may not look at the table: they were removed, or it is closed to watchers."""
        asker, table = self.readers.asker(reader), self.table
        if asker.person is not None and table.people[asker.person].removed:
            return refusal("removed")
        if asker.seat is None and not table.settings.watchers and table.match is not None:
            return refusal("no-watchers")
        return None

    def _see_off(self) -> None:
        """Closes the connections of readers who may no longer be here, with the reason."""
        leaving = [(reader, why) for reader in self.readers if (why := self._unwelcome(reader)) is not None]
        for reader, why in leaving:
            self.readers.remove(reader)
            self._idle_since = asyncio.get_running_loop().time()
            reader.dismiss(why)
        if leaving:
            self._catching_up.look()

    # What a change needs, and what follows from it.

    def _wants_moments(self) -> bool:
        return any(reader.moments for reader in self.readers)

    def _summary(self, is_quiet: bool) -> Summary | Lags | None:
        if not is_quiet:
            self.readers.changed()
        return self._summarizer.to_write(is_quiet)

    def _tell(self, change: Change) -> None:
        self._house.metrics.entries += len(change.rows)
        self._referee.look_after()
        if not change.is_quiet:
            self._see_off()
        self._broadcast.tell(change)
        self._caretaker.look_after()

    def _forget(self, error: BaseException) -> None:
        """Drops the table. It is read again by the next visitor, or soon if the house has something to do there."""
        self._house.drop(self, woken_again=self._summarizer.lags or wake_of(self.table) is not None)
        self.dismiss(refusal("house-trouble"))
        log.error("table-forgotten", table=self.log_name, error=repr(error.__cause__ or error))

    # The end.

    def card(self) -> Card:
        """The table's card for lists."""
        return self._summarizer.card()

    def put_away(self) -> None:
        """Writes the table's summary, unless a change is on its way, and closes the table."""
        if self.table.number and not self.lock.is_locked:
            written = self._house.store.append(self.table.id, (), self._summarizer.last_word())
            written.add_done_callback(asyncio.Future.exception)  # if the write fails, the summary goes on lagging
        self.close()

    @property
    def is_busy(self) -> bool:
        """True if a bot is thinking or the lock is held."""
        return self.lock.is_locked or self._bots.is_busy

    def is_idle(self, at: float, after: float) -> bool:
        """True if the table was empty and quiet for this long."""
        return not (len(self.readers) or self.is_busy) and at - self._idle_since > after

    def close(self) -> None:
        """Closes the table for good: no alarm or referee acts any more."""
        self.is_closed = True
        self._caretaker.close()
        self._referee.close()
