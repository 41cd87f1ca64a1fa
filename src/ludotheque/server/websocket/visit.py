"""A visit: one browser at a table, from the handshake to the end of its connection."""

import asyncio
from collections.abc import Coroutine
from enum import Enum, auto
from functools import partial
from typing import Any, Protocol, cast

import msgspec
import structlog

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from .. import limits
from ..clock import now_exactly
from ..house import House
from ..limits import Most, OverLimit, Rate, Usage
from ..opened.open_table import OpenTable
from ..protocol import notices, requests
from ..sentences import refusal
from ..storage.contract import NotWritten
from ..tables.commit import Then
from ..tables.feed.readers import Reader

CHATTER = frozenset({requests.Say, requests.Wave, requests.Speak, requests.Sit, requests.Rise})
"""Requests that everybody else has to read; they have a rate limit of their own."""

_decoder: msgspec.json.Decoder[requests.AnyRequest] = msgspec.json.Decoder(requests.AnyRequest)

log = structlog.get_logger()


class Reception(Protocol):
    """Where visits are received, as a visit needs it."""

    house: House
    usage: Usage
    message_rate: Rate
    address_rate: Rate
    watcher_rate: Rate
    chatter_rate: Rate
    queue: "list[Visit]"

    def go_through_queue(self) -> None:
        """Deals with the next message of every visit in the queue."""


class Stage(Enum):
    """The stages of a visit."""

    EXPECTED = auto()
    """Nothing has come yet; a hello is expected."""
    JOINING = auto()
    """The hello is being dealt with."""
    IDLE = auto()
    """At the table, with every request done."""
    BUSY = auto()
    """At the table, with a request under way or waiting."""
    GONE = auto()
    """The connection has ended."""


class Visit:
    """One browser at one table. Its requests are answered one after the other."""

    def __init__(self, visits: Reception, reader: Reader, table: str, has_seat: bool) -> None:
        self._visits, self._reader, self._table = visits, reader, table
        self._has_seat = has_seat
        self._loop = asyncio.get_running_loop()
        self._stage = Stage.EXPECTED
        self._open_table: OpenTable | None = None
        """The table, from the hello on."""
        self._waiting: list[tuple[bytes, float]] = []
        self._task: asyncio.Task[None] | None = None
        self._mistakes = 0
        self._hello_timer: asyncio.TimerHandle | None = None
        self._held: list[tuple[Most, str]] = []
        """The limits this visit counts against, each with whose it is."""

    def begin(self) -> None:
        """Starts waiting for a hello, or ends a connection too many. A person with a seat does not count by address."""
        guest, address = self._reader.guest, self._reader.address
        if self._hold(limits.CONNECTIONS, guest or address) and (
            self._has_seat or self._hold(limits.ALL_CONNECTIONS, address)
        ):
            self._hello_timer = self._loop.call_later(limits.HELLO_WITHIN, self._cut, refusal("hello-first"))
        else:
            self._cut(refusal("too-many-lines"))

    def _hold(self, limit: Most, who: str) -> bool:
        """Holds one of a limit until the connection ends; False if none is left."""
        if not self._visits.usage.hold(limit, who):
            return False
        self._held.append((limit, who))
        return True

    @property
    def is_seated(self) -> bool:
        """True if the visitor has a seat at the table."""
        return self._open_table is not None and self._open_table.seat_of(self._reader) is not None

    def flooded(self) -> None:
        """Ends the connection: more frames or bytes came than any browser sends."""
        self._visits.usage.exceeded(limits.FRAMES)
        self._cut(refusal("too-fast"), again=True)

    def hear(self, text: bytes) -> None:
        """Takes a message; it is dealt with once those before it are done."""
        self._waiting.append((text if len(text) <= limits.LARGEST_MESSAGE else b"", now_exactly()))
        if self._stage is Stage.IDLE:
            self._stage = Stage.BUSY
            self._queue_up()
        elif self._stage is Stage.EXPECTED:
            self._stage = Stage.JOINING
            self._queue_up()
        elif len(self._waiting) > limits.MOST_WAITING:
            self._cut(refusal("too-fast"), again=True)

    def _queue_up(self) -> None:
        """Joins the queue. The event loop hears everybody first; then all queued messages are dealt with together."""
        queue = self._visits.queue
        if not queue:
            self._loop.call_soon(self._visits.go_through_queue)
        queue.append(self)

    def go_on(self) -> None:
        """Deals with the next message: at once if possible, otherwise in a task."""
        if self._stage is Stage.GONE:
            return
        text, arrived = self._waiting.pop(0)
        done = partial(self._done, arrived)
        try:
            if self._stage is Stage.JOINING:
                self._later(self._join(_read(text)), done)
            else:
                open_table = cast(OpenTable, self._open_table)
                self._spend(open_table)
                self._ask(open_table, _read(text), arrived, done)
        except Exception as error:
            done(error)

    def _later(self, work: Coroutine[Any, Any, None], done: Then) -> None:
        self._task = self._loop.create_task(_finished(work, done))

    async def _join(self, hello: requests.AnyRequest | None) -> None:
        """Lets the visitor join the table; their first message must be a hello."""
        if self._hello_timer is not None:
            self._hello_timer.cancel()
        if type(hello) is not requests.Hello:
            raise Refused(refusal("hello-first"))
        open_table = await self._visits.house.find(self._table, None if self._has_seat else self._reader.address)
        if open_table.is_watcher(self._reader, hello) and not self._hold_watcher():
            raise Refused(refusal("too-many-watchers"))
        self._open_table = open_table
        await open_table.join(self._reader, hello)
        if self._stage is Stage.GONE:
            open_table.leave(self._reader)

    def _hold_watcher(self) -> bool:
        """Holds a watcher's place; no address can have them all."""
        here = f"{self._table} {self._reader.address}"
        return self._hold(limits.WATCHERS_OF_ADDRESS, here) and self._hold(limits.WATCHERS, self._table)

    def _spend(self, open_table: OpenTable) -> None:
        """Charges for a message: to the guest of a seat, or to all watchers of one address together."""
        visits, address = self._visits, self._reader.address
        if open_table.seat_of(self._reader) is None:
            visits.usage.spend(visits.watcher_rate, address)
        else:
            visits.usage.spend(visits.message_rate, self._reader.guest)
        visits.usage.spend(visits.address_rate, address)

    def _ask(self, open_table: OpenTable, request: Any, arrived: float, done: Then) -> None:
        """Asks the table, unless this is not a request, or too much of what everybody has to read."""
        if request is None:
            self._count_mistake()
            done(None)
        elif type(request) in CHATTER and not self._affords_chatter():
            self._reader.send(notices.Refusal(request.ref, refusal("too-fast")))
            done(None)
        elif not open_table.ask(self._reader, request, arrived, done):
            self._later(open_table.ask_later(self._reader, request), done)

    def _count_mistake(self) -> None:
        self._mistakes += 1
        if self._mistakes > limits.MOST_MISTAKES:
            raise Refused(refusal("not-a-message"))
        self._reader.send(notices.Refusal(0, refusal("not-a-message")))

    def _affords_chatter(self) -> bool:
        visits = self._visits
        return visits.usage.affords(visits.chatter_rate, self._reader.guest or self._reader.address)

    def _done(self, arrived: float, error: Exception | None) -> None:
        """Goes on with the next message. An error of ours ends this connection and nothing else."""
        if error is None:
            self._visits.house.metrics.took((now_exactly() - arrived) / 1000)
        elif isinstance(error, Refused):
            self._cut(error.why, again=isinstance(error, NotWritten | OverLimit))
        else:
            log.error("visit-failed", table=self._table[:6], error=repr(error), exc_info=error)
            self._cut(refusal("house-trouble"), again=True)
        if self._stage is Stage.GONE:
            return
        if self._waiting:
            self._stage = Stage.BUSY
            self._queue_up()
        else:
            self._stage = Stage.IDLE

    def _cut(self, why: Why, again: bool = False) -> None:
        """Ends the connection, with the reason."""
        self._reader.dismiss(why, again)

    def gone(self) -> None:
        """Releases the limits and leaves the table; the seat stays the visitor's."""
        self._stage = Stage.GONE
        while self._held:
            self._visits.usage.release(*self._held.pop())
        if self._hello_timer is not None:
            self._hello_timer.cancel()
        self._waiting.clear()
        if self._open_table is not None:
            self._open_table.leave(self._reader)


async def _finished(work: Coroutine[Any, Any, None], done: Then) -> None:
    """Runs work in a task, then reports its outcome."""
    try:
        await work
    except Exception as error:
        done(error)
    else:
        done(None)


def _read(text: bytes) -> Any:
    """The request; None if it is not one."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
