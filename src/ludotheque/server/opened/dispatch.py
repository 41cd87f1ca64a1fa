"""What readers ask of a table: each request is refused, or done, written and broadcast; then the asker hears of it."""

import asyncio
from functools import partial
from typing import Any, Protocol

from ludotheque.core.language.refusals import Refused

from .. import entries
from ..automation.catching_up import CatchingUp
from ..background import Spawn
from ..clock import now, now_exactly
from ..limits import Usage
from ..metrics import Metrics
from ..people.tokens import Tokens
from ..protocol import notices, requests
from ..realtime.referee import Referee
from ..settings import Settings
from ..storage.contract import settle
from ..storage.store import Store
from ..tables.commit import Then, WritesThrough
from ..tables.feed.readers import Reader, Readers
from ..tables.permissions import entries_for, refuse
from ..tables.table import Table
from ..thinking.hints import Hints
from ..thinking.pool import Thinkers

WITHOUT_LOCK = (requests.Ping, requests.Heard, requests.Shown, requests.Call)
"""Requests that change no entries and wait for nothing."""


class Site(Protocol):
    """The house, as an open table needs it."""

    settings: Settings
    store: Store
    tokens: Tokens
    usage: Usage
    thinkers: Thinkers
    metrics: Metrics
    spawn: Spawn

    def drop(self, open_table: Any, woken_again: bool = False) -> None:
        """Drops a table from memory; `woken_again` reads it again soon."""

    def need_room_in_list(self, table: Table) -> None:
        """Refuses to open a table to anybody while too many from the same address are still open."""

    async def new_rematch(self, table: Table, asker: int, address: str) -> str:
        """The id of a new table for the same people and bots, in the same seats, with the asker as its host."""


class TakesRequests(WritesThrough):
    """A table that takes requests."""

    readers: Readers
    _referee: Referee
    _hints: Hints
    _catching_up: CatchingUp

    def __init__(self, house: Site, table: Table, mark: bytes) -> None:
        super().__init__(table, mark, house.store)
        self._house = house

    def ask(self, reader: Reader, request: requests.Request, arrived: float, then: Then) -> bool:
        """Does what is asked, without a task. Once readers have the change, or it is refused, the asker hears, and
        `then` is called.

        False if it has to wait, for the lock or for another table to open: then call `ask_later`.
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
        """`ask`, in a task, for a request that has to wait."""
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
        """Tells the asker the outcome and releases the lock."""
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
                number = reader.latency.sends(now_exactly()) if self.is_live else 0
                reader.send(notices.Pong(request.sent, now(), number))
            case requests.Heard():
                reader.latency.heard(request.number, arrived)
            case requests.Shown():
                reader.shown, reader.hurries = request.number, request.hurry
                self._catching_up.look()
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
        """Does what needs the lock; a refusal is raised."""
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
                if type(request) is requests.Offer and request.to == "anybody" and not self.has_open_seat:
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
        """Gives a seat to the guest who brings its secret."""
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

    def seat_of(self, reader: Reader) -> int | None:
        """The reader's seat; None for a watcher."""
        return self.readers.seat_of(reader)

    @property
    def is_live(self) -> bool:
        """True if the current question is in real time, so that the referee keeps the time."""
        return self._referee.is_pacing

    @property
    def has_open_seat(self) -> bool:
        """True if anybody may sit down and the match has not begun."""
        table = self.table
        return table.match is None and any(seat.open and seat.is_free for seat in table.seats)
