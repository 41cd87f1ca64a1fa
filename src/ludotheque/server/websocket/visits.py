"""Visits: somebody's browser at a table, from the handshake to the end of the line."""

import asyncio
import re
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.types import Receive, Scope, Send

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from .. import limits
from ..clock import moment
from ..house import House
from ..http.origin import Hosts, address_of, comes_from_here
from ..limits import Most, OverBudget, Rate
from ..people.tokens import Session
from ..protocol import notices, requests
from ..sentences import refusal
from ..storage.store import NotWritten
from ..tables.open_table import Sitting
from ..tables.reader import Connection
from .connection import LINE, Line, Outbox

ADDRESS = re.compile("/api/tables/([^/]+)/live")
MOST_MISTAKES = 20
"""Messages that are none, after which the line is cut."""
CHATTER = (requests.Say, requests.Wave, requests.Sit, requests.Rise)
"""What everybody else has to read, and may therefore come only so often."""
LARGEST = 16 * 1024
MOST_WAITING = 200
"""Messages of one line that may wait until those before them are done."""

_decoder: msgspec.json.Decoder[requests.AnyRequest] = msgspec.json.Decoder(requests.AnyRequest)

log = structlog.get_logger()


class Live:
    """Takes in lines."""

    def __init__(
        self,
        house: House,
        session_of: Callable[[HTTPConnection], Session | None],
        name_of: Callable[[str, HTTPConnection], str],
        hosts: Hosts,
    ) -> None:
        self.house, self.session_of, self.name_of, self.hosts = house, session_of, name_of, hosts
        self.spending = house.spending
        self.messages, self.all_messages = self._as_set(limits.MESSAGES), self._as_set(limits.ALL_MESSAGES)
        self.watchers_messages = self._as_set(limits.WATCHERS_MESSAGES)
        self.chatter = self._as_set(limits.CHATTER)
        self._frames, self._bytes = self._as_set(limits.FRAMES), self._as_set(limits.BYTES)
        self.outbox = Outbox()
        self.queue: list[Visit] = []
        """Those whose next message is to be looked at."""

    def _as_set(self, rate: Rate) -> Rate:
        """The rate, as much larger or smaller as the settings make that of messages."""
        settings, usual = self.house.settings, limits.MESSAGES
        more, faster = settings.burst / usual.burst, settings.rate / usual.per_second
        return replace(rate, burst=rate.burst * more, per_second=rate.per_second * faster)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The handshake; it ends here, and the visit goes on without us."""
        line: Line
        line, request = scope["extensions"][LINE]
        asked, table = HTTPConnection(scope), ADDRESS.fullmatch(scope["path"])
        if table is None or not self._is_meant(asked.headers):
            line.refuse()
            return
        session, address = self.session_of(asked) or Session(""), address_of(asked)
        guest = session.guest
        has_seat = bool(guest) and self.house.store.has_seat(guest, table[1])
        if not self.spending.affords(limits.HANDSHAKES, guest if has_seat else address):
            line.refuse(HTTPStatus.TOO_MANY_REQUESTS)
            return
        connection = Connection(line, session, self.name_of(guest, asked) if guest else "", address)
        visit = Visit(self, connection, table[1], has_seat)
        frames, bytes_in = self.spending.bucket(self._frames), self.spending.bucket(self._bytes)
        line.accept(request, visit, self.outbox, frames, bytes_in)
        if line.is_open:
            visit.begin()

    def _is_meant(self, headers: Headers) -> bool:
        return self.hosts.has(headers.get("host")) and comes_from_here(headers, self.house.settings.origin)

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
        "_has_seat",
        "_held",
        "_live",
        "_loop",
        "_mistakes",
        "_patience",
        "_sitting",
        "_table",
        "_task",
        "_waiting",
    )

    def __init__(self, live: Live, connection: Connection, table: str, has_seat: bool) -> None:
        self._live, self._connection, self._table = live, connection, table
        self._has_seat = has_seat
        self._loop = asyncio.get_running_loop()
        self._sitting: Sitting | None = None
        self._waiting: list[tuple[bytes, float]] = []
        self._busy = False
        self._task: asyncio.Task[None] | None = None
        self._mistakes = 0
        self._gone = False
        self._patience: asyncio.TimerHandle | None = None
        self._held: list[tuple[Most, str]] = []
        """The budgets of which this visit holds one."""

    def begin(self) -> None:
        """From now on the visitor is expected to say hello. Whoever has a seat does not count among their address's."""
        guest, address = self._connection.guest, self._connection.address
        if self._hold(limits.CONNECTIONS, guest or address) and (
            self._has_seat or self._hold(limits.ALL_CONNECTIONS, address)
        ):
            self._patience = self._loop.call_later(limits.HELLO_WITHIN, self._cut, refusal("hello-first"))
        else:
            self._cut(refusal("too-many-lines"))

    def _hold(self, budget: Most, who: str) -> bool:
        """Takes one of a budget until the line ends; False where none is left."""
        if not self._live.spending.hold(budget, who):
            return False
        self._held.append((budget, who))
        return True

    @property
    def is_seated(self) -> bool:
        """Whether the visitor sits at the table."""
        return self._sitting is not None and self._sitting.seat_of(self._connection) is not None

    def flooded(self) -> None:
        """More frames or bytes came than any browser sends."""
        self._live.spending.exceeded(limits.FRAMES)
        self._cut(refusal("too-fast"), again=True)

    def hear(self, text: bytes) -> None:
        """A message, or something that is none: it is looked at when what came before it is done."""
        self._waiting.append((text if len(text) <= LARGEST else b"", moment()))
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
            if sitting is not None:
                self._spend(sitting)
            request, done = _read(text), partial(self._done, arrived)
            if type(request) is requests.Answer and sitting and sitting.answer(self._connection, request, done):
                return
        except Exception as error:
            self._done(arrived, error)
        else:
            self._task = self._loop.create_task(self._do(request, arrived))

    def _spend(self, sitting: Sitting) -> None:
        """A message has its price: for whoever sits here by guest, for all watchers of one address together."""
        live, address = self._live, self._connection.address
        if sitting.seat_of(self._connection) is None:
            live.spending.spend(live.watchers_messages, address)
        else:
            live.spending.spend(live.messages, self._connection.guest)
        live.spending.spend(live.all_messages, address)

    def _done(self, arrived: float, error: Exception | None) -> None:
        """A message has been dealt with: the next may come. A mistake of ours ends this line and nothing else."""
        if error is None:
            self._live.house.metrics.took((moment() - arrived) / 1000)
        elif isinstance(error, Refused):
            self._cut(error.why, again=isinstance(error, NotWritten | OverBudget))
        else:
            log.error("line-failed", table=self._table[:6], error=repr(error), exc_info=error)
            self._cut(refusal("house-trouble"), again=True)
        if self._waiting:
            self._queue_up()
        else:
            self._busy = False

    async def _do(self, request: requests.AnyRequest | None, arrived: float) -> None:
        try:
            if self._sitting is None:
                await self._begin(request)
            else:
                await self._ask(self._sitting, request, arrived)
        except Exception as error:
            self._done(arrived, error)
        else:
            self._done(arrived, None)

    async def _begin(self, hello: requests.AnyRequest | None) -> None:
        if self._patience is not None:
            self._patience.cancel()
        if type(hello) is not requests.Hello:
            raise Refused(refusal("hello-first"))
        sitting = await self._live.house.sitting(self._table, None if self._has_seat else self._connection.address)
        if sitting.is_watcher(self._connection, hello) and not self._hold_watcher():
            raise Refused(refusal("too-many-watchers"))
        self._sitting = sitting
        await sitting.join(self._connection, hello)
        if self._gone:
            sitting.leave(self._connection)

    def _hold_watcher(self) -> bool:
        """Takes a watcher's place; one address cannot have them all."""
        here = f"{self._table} {self._connection.address}"
        return self._hold(limits.WATCHERS_OF_ADDRESS, here) and self._hold(limits.WATCHERS, self._table)

    async def _ask(self, sitting: Sitting, request: requests.AnyRequest | None, arrived: float) -> None:
        if request is None:
            self._mistakes += 1
            if self._mistakes > MOST_MISTAKES:
                raise Refused(refusal("not-a-message"))
            self._connection.send(notices.Refusal(0, refusal("not-a-message")))
        elif type(request) in CHATTER and not self._live.spending.affords(
            self._live.chatter, self._connection.guest or self._connection.address
        ):
            self._connection.send(notices.Refusal(request.ref, refusal("too-fast")))
        else:
            await sitting.ask(self._connection, request, arrived)

    def _cut(self, why: Why, again: bool = False) -> None:
        """The visitor hears why, and the line ends."""
        self._connection.dismiss(why, again)

    def gone(self) -> None:
        """The line is no more; the seat is."""
        while self._held:
            self._live.spending.release(*self._held.pop())
        if self._patience is not None:
            self._patience.cancel()
        self._gone = True
        self._waiting.clear()
        if self._sitting is not None:
            self._sitting.leave(self._connection)


def _read(text: bytes) -> Any:
    """The request; None if it is none."""
    try:
        return _decoder.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
