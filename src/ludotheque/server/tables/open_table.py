"""A table that is open: who comes and goes, what they ask, and all that has to be done for it while it is in memory.

Requests come one at a time. Each is written down before anybody hears of it: see `commit`.
"""

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from functools import partial
from typing import Any, Protocol, cast
from weakref import proxy

import structlog

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from ..automation.absence import Absence
from ..automation.bots import Bots
from ..automation.caretaker import Caretaker
from ..automation.clocks import Clocks, wake_of
from ..clock import moment, now
from ..limits import Usage
from ..metrics import Metrics
from ..people.tokens import Tokens
from ..protocol import notices, requests
from ..protocol.api import Card
from ..realtime.claims import Fairness
from ..realtime.latency import Latency
from ..realtime.referee import Referee
from ..sentences import refusal
from ..settings import Settings
from ..storage.contract import Lags, Summary
from ..storage.store import Store
from ..thinking.hints import Hints
from ..thinking.pool import Thinkers
from . import entries
from .broadcast import Broadcast
from .commit import Change, Committed, Then, settle
from .entries import Entry
from .permissions import NotAllowed, entries_for, refuse
from .readers import Reader, Readers
from .summaries import Summarizer
from .table import Table

log = structlog.get_logger()

WITHOUT_LOCK = (requests.Ping, requests.Heard, requests.Call)
"""What changes no entries, and waits for nobody."""


class Site(Protocol):
    """The house, as an open table needs it."""

    settings: Settings
    store: Store
    tokens: Tokens
    usage: Usage
    thinkers: Thinkers
    metrics: Metrics

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Lets something happen beside everything else."""

    def drop(self, open_table: "OpenTable", woken_again: bool = False) -> None:
        """The table leaves the memory; if the house has something to do there, it comes back in a moment."""

    def need_room_in_list(self, table: Table) -> None:
        """Refuses to open a table to anybody while too many of the same address wait for anybody."""

    async def new_rematch(self, table: Table, asker: int, address: str) -> str:
        """Another table for the same people and bots, in the same seats; whoever asks for it is its host."""


class OpenTable(Committed):
    """The table, those who look at it, and what the house has to do for it."""

    def __init__(self, house: Site, table: Table, mark: bytes, payer: str = "") -> None:
        super().__init__(table, mark, house.store)
        self._house = house
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

    # What they ask.

    def ask(self, reader: Reader, request: requests.Request, arrived: float, then: Then) -> bool:
        """Does what is asked, without a task: once it is on disk and told, or refused, the asker hears, and `then`.

        False where it has to wait: for the lock, or for another table to be opened. `ask_later` does that.
        """
        if type(request) in WITHOUT_LOCK or self._referee.takes(request):
            self._ask_without_lock(reader, request, arrived)
            then(None)
            return True
        if type(request) is requests.Rematch or not self.lock.acquire_nowait():
            return False
        then = partial(self._done, reader, request, then)
        try:
            self._do(reader, request, then)
        except Exception as error:
            then(error)
        return True

    async def ask_later(self, reader: Reader, request: requests.Request) -> None:
        """`ask`, for what has to wait in a task."""
        await self.lock.acquire()
        done = asyncio.get_running_loop().create_future()
        then = partial(self._done, reader, request, partial(settle, done))
        try:
            if type(request) is requests.Rematch:
                await self._rematch(reader, then)
            else:
                self._do(reader, request, then)
        except Exception as error:
            then(error)
        except BaseException:
            self.lock.release()
            raise
        await done

    def _done(self, reader: Reader, request: requests.Request, then: Then, error: Exception | None) -> None:
        """Whoever asked hears what became of it, and the next has the lock."""
        try:
            if error is None:
                self._acknowledge(reader, request)
            elif isinstance(error, Refused):
                self._refuse(reader, request, error)
                error = None
        except Exception as mistake:
            error = mistake
        self.lock.release()
        then(error)

    def _acknowledge(self, reader: Reader, request: requests.Request) -> None:
        if request.ref:
            reader.send(notices.Done(request.ref, self.table.number))

    def _refuse(self, reader: Reader, request: requests.Request, refused: Refused) -> None:
        self._house.metrics.refusals += 1
        reader.send(notices.Refusal(request.ref, refused.why))

    def _ask_without_lock(self, reader: Reader, request: requests.Request, arrived: float) -> None:
        match request:
            case requests.Ping():
                number = reader.latency.sends(moment()) if self.is_live else 0
                reader.send(notices.Pong(request.sent, now(), number))
            case requests.Heard():
                reader.latency.heard(request.number, arrived)
            case _:
                try:
                    self._tell_referee(reader, request, arrived)
                    self._acknowledge(reader, request)
                except Refused as refused:
                    self._refuse(reader, request, refused)

    def _tell_referee(self, reader: Reader, request: requests.Request, arrived: float) -> None:
        seat = self.seat_of(reader)
        if isinstance(request, requests.Call):
            self._referee.call(seat, request)
        elif isinstance(request, requests.Answer):
            self._referee.take(seat, request, arrived, reader.latency)

    def _do(self, reader: Reader, request: requests.Request, then: Then) -> None:
        """Does what needs the lock; what is refused is raised."""
        self.need_open()
        match request:
            case requests.Link():
                reader.send(notices.SeatLink(self._seat_link(reader)))
                then(None)
            case requests.Hint():
                self._hints.take(reader, self.readers.asker(reader), request, then)
            case requests.Hello():
                raise refuse("hello-already")
            case _:
                new = entries_for(self.table, self.readers.asker(reader), request)
                if type(request) is requests.Offer and request.to == "anybody" and not self._has_open_seat():
                    self._house.need_room_in_list(self.table)
                self.commit(new, then)

    def _seat_link(self, reader: Reader) -> str:
        seat = self.seat_of(reader)
        if seat is None:
            raise refuse("no-seat")
        return self._house.tokens.seat_token(self.table.id, seat, reader.guest, self.table.seats[seat].came)

    async def _rematch(self, reader: Reader, then: Then) -> None:
        self.need_open()
        seat = self.seat_of(reader)
        if seat is None:
            raise refuse("no-seat")
        if self.table.phase != "over":
            raise refuse("not-over")
        if self.table.rematch is None:
            again = await self._house.new_rematch(self.table, seat, reader.address)
            self.commit([entries.Rematched(again, seat)], then)
        else:
            then(None)

    async def move_seat(self, token: str, guest: str) -> None:
        """Whoever brings the secret of a seat has the seat."""
        async with self.lock:
            self.need_open()
            table = self.table
            for number, seat in enumerate(table.seats):
                owner = "" if seat.person is None else table.people[seat.person].guest
                if owner and self._house.tokens.is_seat_token(token, table.id, number, owner, seat.came):
                    if owner == guest:
                        return
                    if table.seat_of(table.person_of(guest)) is not None:
                        raise refuse("has-seat")
                    await self.add([entries.Moved(number, guest)])
                    return
            raise refuse("bad-link")

    # Who is here.

    def is_watcher(self, reader: Reader, hello: requests.Hello) -> bool:
        """True if somebody comes only to look on: without a seat, and not invited to one that is kept for them."""
        table = self.table
        invited = table.match is None and self._house.tokens.is_invitation(hello.key, table.id, table.removals)
        return self.seat_of(reader) is None and not invited

    def seat_of(self, reader: Reader) -> Any:
        """Where a reader sits; None for a watcher."""
        return self.readers.seat_of(reader)

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
    def is_live(self) -> bool:
        """True if the question now asked is in real time: then the referee keeps the time."""
        return self._referee.is_pacing

    @property
    def is_welcoming(self) -> bool:
        """True if somebody is here and waits for anybody who may come."""
        return self._has_open_seat() and bool(self.here())

    def _has_open_seat(self) -> bool:
        table = self.table
        return table.match is None and any(seat.open and seat.is_free for seat in table.seats)

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
