"""A table that is open: who comes and goes, what they ask, and all that has to be done for it while it is in memory.

Requests come one at a time. Each is written down before anybody hears of it: see `commit`.
"""

import asyncio
from collections.abc import Iterable, Sequence
from typing import cast
from weakref import proxy

import structlog

from ludotheque.core.words import Why

from ..automation.absence import Absence
from ..automation.bots import Bots
from ..automation.caretaker import Caretaker
from ..automation.clocks import Clocks, wake_of
from ..clock import now
from ..protocol import requests
from ..protocol.api import Card
from ..realtime.claims import Fairness
from ..realtime.latency import Latency
from ..realtime.referee import Referee
from ..sentences import refusal
from ..storage.contract import Lags, Summary
from ..thinking.hints import Hints
from . import entries
from .broadcast import Broadcast
from .commit import Change
from .entries import Entry
from .permissions import NotAllowed
from .readers import Reader, Readers
from .requests import Asked, Site
from .summaries import Summarizer
from .table import Table

log = structlog.get_logger()


class OpenTable(Asked):
    """The table, those who look at it, and what the house has to do for it."""

    def __init__(self, house: Site, table: Table, mark: bytes, payer: str = "") -> None:
        super().__init__(house, table, mark)
        self.payer = payer
        """The address from which the host came last, whose share of thinking the bots use; it is never written."""
        # Helpers know it weakly: then a table that is put away is gone, and no search has to find it.
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
        self._broadcast = Broadcast(table, self.readers, house.tokens, self._referee.pace_for)
        self._summarizer = Summarizer(table, lambda: me.last_seen())
        self._seen = 0
        self._idle_since = asyncio.get_running_loop().time()

    async def begin(self, new: Sequence[Entry], opener: str) -> None:
        """The first entries of a new table, and what stands for the address of its opener; its lock is held."""
        self._summarizer.opener = opener
        await self.add(new)

    # People come and go.

    async def join(self, reader: Reader, hello: requests.Hello) -> None:
        """Somebody opens the table: they get all they may know, and who was away is back."""
        async with self.lock:
            self.need_open()
            self._check_session(reader)
            if (why := self._unwelcome(reader)) is not None:
                raise NotAllowed(why)
            reader.words = hello.words
            self._note_invitation(reader, hello.key)
            self.readers.add(reader)
            self._note_payer(reader)
            await self._greet(reader)
            self._referee.look_after()
            self._broadcast.fresh(reader, hello.after)
            self._broadcast.here()
            self.look_after()

    def _check_session(self, reader: Reader) -> None:
        """Whoever was signed out between the handshake and the hello is a stranger."""
        if reader.guest and reader.generation < self._house.store.generation_of(reader.guest):
            reader.guest = ""

    def _note_invitation(self, reader: Reader, key: str) -> None:
        """Notes whether they were invited since the last removal, and from where they come."""
        tokens, table = self._house.tokens, self.table
        reader.digest = tokens.address_digest(table.id, reader.address)
        if tokens.is_invitation(key, table.id, table.removals):
            reader.invitation = table.removals

    def _note_payer(self, reader: Reader) -> None:
        """The host pays; until the host comes, the first who sits here."""
        asker = self.readers.asker(reader)
        if asker.person is not None and (
            asker.person == self.table.host or (asker.seat is not None and not self.payer)
        ):
            self.payer = reader.address

    async def _greet(self, reader: Reader) -> None:
        """Notes a new name, and that the bot may give the seat back."""
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
        """The connection is gone; the seat is not."""
        if reader not in self.readers:
            return
        self.readers.remove(reader)
        self._idle_since = asyncio.get_running_loop().time()
        seat = self.seat_of(reader)
        if seat is not None and seat not in self.here():
            self._seen = now()
            self._absence.goes(seat)
        self._broadcast.here()
        self.look_after()

    def look_after(self) -> None:
        """Looks what the house has to do here: in real time, for bots, for clocks, for people who are away."""
        self._referee.look_after()
        self._caretaker.look_after()

    def dismiss(self, why: Why) -> None:
        """Everybody hears why, is asked to come again, and their connections end."""
        for reader in [*self.readers]:
            reader.dismiss(why, again=True)

    def sign_out(self, guest: str) -> None:
        """The guest's connections end; a browser whose cookie still counts comes again, any other as a stranger."""
        for reader in [*self.readers]:
            if reader.guest == guest:
                self.leave(reader)
                reader.guest = ""
                reader.dismiss(refusal("signed-out"), again=True)

    # Who is here.

    def is_watcher(self, reader: Reader, hello: requests.Hello) -> bool:
        """True if somebody comes only to look on: without a seat, and not invited to one that is kept for them."""
        table = self.table
        invited = table.match is None and self._house.tokens.is_invitation(hello.key, table.id, table.removals)
        return self.seat_of(reader) is None and not invited

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open."""
        return self.readers.here()

    def latencies(self) -> Iterable[Latency]:
        """How long the ways are to those who play."""
        return self.readers.latencies()

    def is_away(self, seat: int) -> bool:
        """True if the person of a seat, who is not here, has been gone for a while."""
        return self._absence.is_away(seat, self.is_live)

    def last_seen(self) -> int:
        """When somebody with a seat was last here; 0 if nobody was while the table is in memory."""
        return now() if self.here() else self._seen

    @property
    def is_welcoming(self) -> bool:
        """True if somebody is here and waits for anybody who may come."""
        return self.has_open_seat and bool(self.here())

    def _unwelcome(self, reader: Reader) -> Why | None:
        """Why somebody may not look at this table: they had to leave it, or it is not open to watchers."""
        asker, table = self.readers.asker(reader), self.table
        if asker.person is not None and table.people[asker.person].removed:
            return refusal("removed")
        if asker.seat is None and not table.customs.watchers and table.match is not None:
            return refusal("no-watchers")
        return None

    def _see_off(self) -> None:
        """Those who may not be here any more hear so, and their connections end."""
        leaving = [(reader, why) for reader in self.readers if (why := self._unwelcome(reader)) is not None]
        for reader, why in leaving:
            self.readers.remove(reader)
            self._idle_since = asyncio.get_running_loop().time()
            reader.dismiss(why)

    # What a change needs, and what follows from it.

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
        """The table is read again by whoever comes next, or in a moment if the house has something to do there."""
        self._house.drop(self, woken_again=self._summarizer.lags or wake_of(self.table) is not None)
        self.dismiss(refusal("house-trouble"))
        log.error("table-forgotten", table=self.log_name, error=repr(error.__cause__ or error))

    # The end.

    def card(self) -> Card:
        """What a list shows of the table."""
        return self._summarizer.card()

    def put_away(self) -> None:
        """What lists say of the table is written, unless it is just changing, and nothing more is done here."""
        if self.table.number and not self.lock.is_locked:
            written = self._house.store.append(self.table.id, (), self._summarizer.last_word())
            written.add_done_callback(asyncio.Future.exception)  # what was not written goes on lagging
        self.close()

    @property
    def is_busy(self) -> bool:
        """True if a bot thinks, or a request is dealt with."""
        return self.lock.is_locked or self._bots.is_busy

    def is_idle(self, at: float, after: float) -> bool:
        """True if nobody looks, nobody thinks, and that for a while."""
        return not (len(self.readers) or self.is_busy) and at - self._idle_since > after

    def close(self) -> None:
        """Nothing more is done here."""
        self.is_closed = True
        self._caretaker.close()
        self._referee.close()
