"""A visit: one browser at a table, from the handshake to the end of its connection."""

import asyncio
from collections.abc import Coroutine
from enum import Enum, auto
from functools import partial
from typing import Any, Protocol, cast

import msgspec
import structlog

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from .. import limits
from ..clock import moment
from ..house import House
from ..limits import Most, OverLimit, Rate, Usage
from ..protocol import notices, requests
from ..sentences import refusal
from ..storage.contract import NotWritten
from ..tables.commit import Then
from ..tables.open_table import OpenTable
from ..tables.readers import Reader

MOST_MISTAKES = 20
"""Messages that are none, after which the connection is cut."""
CHATTER = frozenset({requests.Say, requests.Wave, requests.Sit, requests.Rise})
"""What everybody else has to read, and may therefore come only so often."""
LARGEST = 16 * 1024
MOST_WAITING = 200
"""Messages of one connection that may wait until those before them are done."""

_decoder: msgspec.json.Decoder[requests.AnyRequest] = msgspec.json.Decoder(requests.AnyRequest)

log = structlog.get_logger()


class Reception(Protocol):
    """Where visits are received, as one of them needs it."""

    house: House
    usage: Usage
    message_rate: Rate
    address_rate: Rate
    watcher_rate: Rate
    chatter_rate: Rate
    queue: "list[Visit]"

    def go_through_queue(self) -> None:
        """Everybody's next message."""


class Stage(Enum):
    """Where a visit stands."""

    EXPECTED = auto()
    """Nothing was said yet: a hello has to come."""
    JOINING = auto()
    """The hello is dealt with."""
    IDLE = auto()
    """At the table; everything that was asked is done."""
    BUSY = auto()
    """At the table; something is asked, or still to be dealt with."""
    GONE = auto()
    """The connection has ended."""


class Visit:
    """What one browser asks for, and what becomes of it. Its requests are answered one after the other."""

    __slots__ = (
        "_has_seat",
        "_held",
        "_loop",
        "_mistakes",
        "_open_table",
        "_patience",
        "_reader",
        "_stage",
        "_table",
        "_task",
        "_visits",
        "_waiting",
    )

    def __init__(self, visits: Reception, reader: Reader, table: str, has_seat: bool) -> None:
        self._visits, self._reader, self._table = visits, reader, table
        self._has_seat = has_seat
        self._loop = asyncio.get_running_loop()
        self._stage = Stage.EXPECTED
        self._open_table: OpenTable | None = None
        """Known from the hello on."""
        self._waiting: list[tuple[bytes, float]] = []
        self._task: asyncio.Task[None] | None = None
        self._mistakes = 0
        self._patience: asyncio.TimerHandle | None = None
        self._held: list[tuple[Most, str]] = []
        """The limits of which this visit holds one."""

    def begin(self) -> None:
        """From now on the visitor is expected to say hello. Whoever has a seat does not count among their address's."""
        guest, address = self._reader.guest, self._reader.address
        if self._hold(limits.CONNECTIONS, guest or address) and (
            self._has_seat or self._hold(limits.ALL_CONNECTIONS, address)
        ):
            self._patience = self._loop.call_later(limits.HELLO_WITHIN, self._cut, refusal("hello-first"))
        else:
            self._cut(refusal("too-many-lines"))

    def _hold(self, limit: Most, who: str) -> bool:
        """Takes one of a limit until the connection ends; False where none is left."""
        if not self._visits.usage.hold(limit, who):
            return False
        self._held.append((limit, who))
        return True

    @property
    def is_seated(self) -> bool:
        """True if the visitor sits at the table."""
        return self._open_table is not None and self._open_table.seat_of(self._reader) is not None

    def flooded(self) -> None:
        """More frames or bytes came than any browser sends."""
        self._visits.usage.exceeded(limits.FRAMES)
        self._cut(refusal("too-fast"), again=True)

    def hear(self, text: bytes) -> None:
        """A message, or something that is none: it is looked at when what came before it is done."""
        self._waiting.append((text if len(text) <= LARGEST else b"", moment()))
        if self._stage is Stage.IDLE:
            self._stage = Stage.BUSY
            self._queue_up()
        elif self._stage is Stage.EXPECTED:
            self._stage = Stage.JOINING
            self._queue_up()
        elif len(self._waiting) > MOST_WAITING:
            self._cut(refusal("too-fast"), again=True)

    def _queue_up(self) -> None:
        """What all visitors ask is looked at together, when the loop has heard them all."""
        queue = self._visits.queue
        if not queue:
            self._loop.call_soon(self._visits.go_through_queue)
        queue.append(self)

    def go_on(self) -> None:
        """Deals with the next message: at once if that can be, otherwise in a task."""
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
        """Whoever says hello joins the table."""
        if self._patience is not None:
            self._patience.cancel()
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
        """Takes a watcher's place; one address cannot have them all."""
        here = f"{self._table} {self._reader.address}"
        return self._hold(limits.WATCHERS_OF_ADDRESS, here) and self._hold(limits.WATCHERS, self._table)

    def _spend(self, open_table: OpenTable) -> None:
        """A message has its price: for whoever sits here by guest, for all watchers of one address together."""
        visits, address = self._visits, self._reader.address
        if open_table.seat_of(self._reader) is None:
            visits.usage.spend(visits.watcher_rate, address)
        else:
            visits.usage.spend(visits.message_rate, self._reader.guest)
        visits.usage.spend(visits.address_rate, address)

    def _ask(self, open_table: OpenTable, request: Any, arrived: float, done: Then) -> None:
        """Asks the table, unless it is no request, or one too many of those that everybody has to read."""
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
        if self._mistakes > MOST_MISTAKES:
            raise Refused(refusal("not-a-message"))
        self._reader.send(notices.Refusal(0, refusal("not-a-message")))

    def _affords_chatter(self) -> bool:
        visits = self._visits
        return visits.usage.affords(visits.chatter_rate, self._reader.guest or self._reader.address)

    def _done(self, arrived: float, error: Exception | None) -> None:
        """A message has been dealt with: the next may come. A mistake of ours ends this connection and nothing else."""
        if error is None:
            self._visits.house.metrics.took((moment() - arrived) / 1000)
        elif isinstance(error, Refused):
            self._cut(error.why, again=isinstance(error, NotWritten | OverLimit))
        else:
            log.error("line-failed", table=self._table[:6], error=repr(error), exc_info=error)
            self._cut(refusal("house-trouble"), again=True)
        if self._stage is Stage.GONE:
            return
        if self._waiting:
            self._stage = Stage.BUSY
            self._queue_up()
        else:
            self._stage = Stage.IDLE

    def _cut(self, why: Why, again: bool = False) -> None:
        """The visitor hears why, and the connection ends."""
        self._reader.dismiss(why, again)

    def gone(self) -> None:
        """The connection is no more; the seat is."""
        self._stage = Stage.GONE
        while self._held:
            self._visits.usage.release(*self._held.pop())
        if self._patience is not None:
            self._patience.cancel()
        self._waiting.clear()
        if self._open_table is not None:
            self._open_table.leave(self._reader)


async def _finished(work: Coroutine[Any, Any, None], done: Then) -> None:
    """Does what has to wait, and says so when it is done."""
    try:
        await work
    except Exception as error:
        done(error)
    else:
        done(None)


def _read(text: bytes) -> Any:
    """The request; None if it is none."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
