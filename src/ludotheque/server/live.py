"""Visits: somebody's browser at a table, from the handshake to the end of the line."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import structlog
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from . import messages
from .clock import moment
from .connection import Connection
from .house import House
from .limits import Buckets, Counts
from .line import LINE, Line, Outbox
from .origin import address_of, comes_from_here
from .refusing import refusal
from .sitting import Sitting
from .store import NotWritten

ADDRESS = re.compile("/api/tables/([^/]+)/live")
MOST_MISTAKES = 20
"""Messages that are none, after which the line is cut."""
MOST_LINES = 20
"""Lines that one guest, or one address without a guest, may have open."""
MOST_READERS = 200
"""Lines at one table."""
CHATTER = (messages.Say, messages.Wave, messages.Sit, messages.Rise)
"""What everybody else has to read, and may therefore come only so often."""
LARGEST = 16 * 1024
MOST_WAITING = 200
"""Messages of one line that may wait until those before them are done."""
PATIENCE = 10.0
"""Seconds to say hello."""

_decoder: msgspec.json.Decoder[messages.AnyRequest] = msgspec.json.Decoder(messages.AnyRequest)

log = structlog.get_logger()


class TooFast(Refused):
    """Somebody asks more than there is for one guest."""


class Live:
    """Takes in lines."""

    def __init__(
        self,
        house: House,
        guest_of: Callable[[HTTPConnection], str | None],
        name_of: Callable[[str, HTTPConnection], str],
    ) -> None:
        self.house, self.guest_of, self.name_of = house, guest_of, name_of
        self.messages = Buckets(house.settings.burst, house.settings.rate)
        self.words = Buckets(house.settings.burst / 4, house.settings.rate / 15)
        self.outbox = Outbox()
        self.queue: list[Visit] = []
        """Those whose next message is to be looked at."""
        self.lines, self.readers = Counts(MOST_LINES), Counts(MOST_READERS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The handshake; it ends here, and the visit goes on without us."""
        line: Line
        line, request = scope["extensions"][LINE]
        asked, table = HTTPConnection(scope), ADDRESS.fullmatch(scope["path"])
        if table is None or not comes_from_here(asked.headers, self.house.settings.origin):
            line.refuse()
            return
        guest = self.guest_of(asked) or ""
        connection = Connection(line, guest, self.name_of(guest, asked) if guest else "")
        visit = Visit(self, connection, table[1], guest or address_of(asked))
        line.accept(request, visit, self.outbox)
        visit.begin()

    def go_through_queue(self) -> None:
        """Everybody's next message."""
        queue, self.queue = self.queue, []
        for visit in queue:
            try:
                visit.go_on()
            except Exception as error:  # what goes wrong for one is not the others' fault
                log.error("visit-failed", exc_info=error)


class Visit:
    """What one browser asks for, and what becomes of it. Its requests are answered one after the other."""

    __slots__ = (
        "_busy",
        "_connection",
        "_gone",
        "_live",
        "_loop",
        "_mistakes",
        "_patience",
        "_sitting",
        "_table",
        "_task",
        "_waiting",
        "_who",
    )

    def __init__(self, live: Live, connection: Connection, table: str, who: str) -> None:
        self._live, self._connection, self._table, self._who = live, connection, table, who
        self._loop = asyncio.get_running_loop()
        self._sitting: Sitting | None = None
        self._waiting: list[tuple[bytes, float]] = []
        self._busy = False
        self._task: asyncio.Task[None] | None = None
        self._mistakes = 0
        self._gone = False
        self._patience: asyncio.TimerHandle | None = None
        live.lines.add(who)
        live.readers.add(table)

    def begin(self) -> None:
        """From now on the visitor is expected to say hello."""
        if self._live.lines.is_over(self._who) or self._live.readers.is_over(self._table):
            self._cut(refusal("too-many-lines"))
        else:
            self._patience = self._loop.call_later(PATIENCE, self._cut, refusal("hello-first"))

    def hear(self, text: bytes) -> None:
        """A message, or something that is none: it is looked at when what came before it is done."""
        self._waiting.append((text, moment()))
        if not self._busy:
            self._busy = True
            self._queue_up()
        elif len(self._waiting) > MOST_WAITING:
            self._cut(refusal("too-fast"), again=True)

    def _queue_up(self) -> None:
        """What all visitors ask is looked at together, when the loop has heard them all."""
        queue = self._live.queue
        if not queue:
            self._loop.call_soon(self._live.go_through_queue)
        queue.append(self)

    def go_on(self) -> None:
        """The next message, if there is one: an answer is given at once if that can be; the rest is done in a task."""
        if not self._waiting:
            self._busy = False
            return
        (text, arrived), sitting = self._waiting.pop(0), self._sitting
        try:
            if sitting is not None and not self._live.messages.take(self._who):
                raise TooFast(refusal("too-fast"))
            request, done = _read(text), partial(self._done, arrived)
            if type(request) is messages.Answer and sitting and sitting.answer(self._connection, request, done):
                return
        except Exception as error:
            self._done(arrived, error)
        else:
            self._task = self._loop.create_task(self._do(request, arrived))

    def _done(self, arrived: float, error: Exception | None) -> None:
        """A message has been dealt with: the next may come. A mistake of ours ends this line and nothing else."""
        if error is None:
            self._live.house.metrics.took((moment() - arrived) / 1000)
        elif isinstance(error, Refused):
            self._cut(error.why, again=isinstance(error, NotWritten | TooFast))
        else:
            log.error("line-failed", table=self._table[:6], error=repr(error), exc_info=error)
            self._cut(refusal("house-trouble"), again=True)
        if self._waiting:
            self._queue_up()
        else:
            self._busy = False

    async def _do(self, request: messages.AnyRequest | None, arrived: float) -> None:
        try:
            if self._sitting is None:
                await self._begin(request)
            else:
                await self._ask(self._sitting, request, arrived)
        except Exception as error:
            self._done(arrived, error)
        else:
            self._done(arrived, None)

    async def _begin(self, hello: messages.AnyRequest | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        if type(hello) is not messages.Hello:
            raise Refused(refusal("hello-first"))
        self._sitting = self._live.house.sitting(self._table)
        await self._sitting.join(self._connection, hello)
        if self._gone:
            self._sitting.leave(self._connection)

    async def _ask(self, sitting: Sitting, request: messages.AnyRequest | None, arrived: float) -> None:
        if request is None:
            self._mistakes += 1
            if self._mistakes > MOST_MISTAKES:
                raise Refused(refusal("not-a-message"))
            self._connection.send(messages.Refusal(0, refusal("not-a-message")))
        elif type(request) in CHATTER and not self._live.words.take(self._who):
            self._connection.send(messages.Refusal(request.ref, refusal("too-fast")))
        else:
            await sitting.ask(self._connection, request, arrived)

    def _cut(self, why: Why, again: bool = False) -> None:
        """The visitor hears why, and the line ends."""
        self._connection.send(messages.Farewell(why, again))
        self._connection.end()

    def gone(self) -> None:
        """The line is no more; the seat is."""
        self._live.lines.remove(self._who)
        self._live.readers.remove(self._table)
        if self._patience is not None:
            self._patience.cancel()
        self._gone = True
        self._waiting.clear()
        if self._sitting is not None:
            self._sitting.leave(self._connection)


def _read(text: bytes) -> Any:
    """The request; None if it is none."""
    if len(text) > LARGEST:
        return None
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
