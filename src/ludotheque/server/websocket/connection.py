"""A connection: a websocket as the house holds it, from its handshake to its end.

uvicorn hands over a connection that asks for a websocket. The application sees the handshake like any other request,
and accepts or refuses it; from then on texts go straight to whoever listens, without a task, a queue or a scope for
each of the thousands that are open.
"""

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Protocol, cast

import structlog
from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ..limits import UNREAD, UNREAD_BY_WATCHER, Bucket
from .frames import MASKED, PLAIN_TEXT, extent, header
from .outbox import Outbox

CONNECTION = "ludotheque.connection"
"""Under this name the application finds the connection among the extensions of its scope."""
LARGEST = 64 * 1024
PING_EVERY = 20.0
"""Seconds after which somebody who has said nothing is asked whether they are there, and after which they are not."""
CLOSING_WITHIN = 2.0
"""Seconds in which a reader may hear a farewell."""
GOING_AWAY = 1012


class Life(Enum):
    """Where a connection stands. It only ever goes forward."""

    HANDSHAKE = auto()
    OPEN = auto()
    CLOSING = auto()
    """One side has said goodbye: nothing is heard or sent any more."""
    CLOSED = auto()


class Listener(Protocol):
    """Whoever is at our end of a connection."""

    @property
    def is_seated(self) -> bool:
        """Whether somebody with a seat is at the other end, who gets more patience than a watcher."""

    def hear(self, text: bytes) -> None:
        """A text came; b"" where something else did."""

    def flooded(self) -> None:
        """More came than anybody may send: the connection is to be ended."""

    def gone(self) -> None:
        """The connection is no more."""


class Nobody:
    """At our end of a connection before it is accepted, and after it is gone."""

    is_seated = False

    def hear(self, text: bytes) -> None:
        """Nobody hears it."""

    def flooded(self) -> None:
        """Nobody minds."""

    def gone(self) -> None:
        """Nobody is told."""


NOBODY = Nobody()


class Connection(asyncio.Protocol):
    """One websocket."""

    __slots__ = (
        *("_alive", "_bytes", "_frames", "_life", "_listener", "_loop", "_outbox", "_parts", "_state", "_timer"),
        *("_transport", "_unread_part", "_unsent", "_websocket", "config", "when_gone"),
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config, self._state = config, server_state
        self._websocket = ServerProtocol(max_size=LARGEST)
        self._life = Life.HANDSHAKE
        self._listener: Listener = NOBODY
        self._parts: list[bytes] = []
        self._unread_part = b""
        """The beginning of a frame whose end is still to come."""
        self._unsent: list[bytes] = []
        self._alive = True
        self._timer: asyncio.TimerHandle | None = None
        self.when_gone: Callable[[], None] | None = None
        """Told when the socket is no more."""

    # What uvicorn and the event loop tell it.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport, self._loop = cast(asyncio.Transport, transport), asyncio.get_running_loop()
        self._state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, error: Exception | None) -> None:
        self._state.connections.discard(self)
        self._set_timer(None)
        self._advance(Life.CLOSED)
        if self.when_gone is not None:
            self.when_gone()
        self._untie()

    def _untie(self) -> None:
        """Holds nobody any more who holds it: what hangs together in rings is only found by stopping everything."""
        self._listener, self.when_gone = NOBODY, None
        self._websocket.parser.close()

    def shutdown(self) -> None:
        """The house closes."""
        self.close(GOING_AWAY)

    def data_received(self, data: bytes) -> None:
        """Frames are counted, of whatever kind; a plain text is read here, the parser judges whatever else comes."""
        if self._life is Life.HANDSHAKE:
            self._parse(data)
            return
        self._alive = True
        if not self._bytes.take(len(data)):
            self._flooded()
            return
        if self._unread_part:
            data, self._unread_part = self._unread_part + data, b""
        at = 0
        while at < len(data) and not self._transport.is_closing():
            if not self._frames.take():
                self._flooded()
                return
            start, end = extent(data, at)
            if end - start > LARGEST:
                self._parse(data[at:])
                return
            if not start or len(data) < end:
                self._unread_part = data[at:]
                return
            self._frame(data, at, start, end)
            at = end

    def _frame(self, data: bytes, at: int, start: int, end: int) -> None:
        """A whole frame: it begins at `at`, its payload at `start`."""
        if data[at] == PLAIN_TEXT and data[at + 1] & MASKED and not self._parts:
            if self._life is Life.OPEN:
                self._listener.hear(apply_mask(data[start:end], data[start - 4 : start]))
        else:
            self._parse(data[at:end])

    def _flooded(self) -> None:
        """Nothing more is read, and the listener ends the connection; whoever goes on after the farewell is cut."""
        self._transport.pause_reading()
        if self._life is Life.OPEN:
            self._listener.flooded()
        else:
            self.abort()

    def _parse(self, data: bytes) -> None:
        websocket = self._websocket
        websocket.receive_data(data)
        for event in websocket.events_received():
            if isinstance(event, Request):
                self._shake_hands(event)
            else:
                self._take(cast(Frame, event))
        self._flush()
        if websocket.close_expected():
            self._advance(Life.CLOSING)
            self._set_timer(CLOSING_WITHIN, self.abort)
            self._transport.close()

    def _take(self, frame: Frame) -> None:
        """A text may come in parts; what is not text is no message."""
        if frame.opcode in (Opcode.PING, Opcode.PONG, Opcode.CLOSE):
            return
        data = bytes(frame.data) if frame.opcode is not Opcode.BINARY else b""
        if not frame.fin or self._parts:
            self._parts.append(data)
            if not frame.fin:
                return
            data, self._parts = b"".join(self._parts), []
        if self._life is Life.OPEN:
            self._listener.hear(data)

    # The handshake.

    def _shake_hands(self, request: Request) -> None:
        self._transport.pause_reading()
        path, _, query = request.path.partition("?")
        scope: Scope = {
            "type": "websocket",
            "scheme": "wss" if is_ssl(self._transport) else "ws",
            "server": get_local_addr(self._transport),
            "client": get_remote_addr(self._transport),
            "path": path,
            "query_string": query.encode(),
            "headers": [
                (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in _headers(request)
            ],
            "extensions": {CONNECTION: (self, request)},
        }
        task = self._loop.create_task(self._ask_in(scope))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _ask_in(self, scope: Scope) -> None:
        try:
            await cast(Any, self.config.loaded_app)(scope, _nothing_comes, _nothing_goes)
        except Exception as error:
            structlog.get_logger().error("handshake-failed", exc_info=error)
            self._transport.abort()

    def accept(self, request: Request, listener: Listener, outbox: Outbox, frames: Bucket, bytes_in: Bucket) -> None:
        """Answers the handshake. From now on the listener hears what comes, as far as the two limits go."""
        response = self._websocket.accept(request)
        self._websocket.send_response(response)
        self._flush()
        self._listener, self._outbox, self._frames, self._bytes = listener, outbox, frames, bytes_in
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS and not self._transport.is_closing():
            self._life = Life.OPEN
            self._transport.resume_reading()
            self._set_timer(PING_EVERY, self._ping)
        else:
            listener.gone()
            self._transport.close()

    def refuse(self, status: HTTPStatus = HTTPStatus.FORBIDDEN) -> None:
        """This connection cannot be had."""
        self._websocket.send_response(self._websocket.reject(status, ""))
        self._flush()
        self._transport.close()

    # What the house does with it.

    @property
    def is_open(self) -> bool:
        """Whether texts come and go."""
        return self._life is Life.OPEN

    @property
    def unread(self) -> int:
        """How many bytes the other end has not taken yet."""
        return self._transport.get_write_buffer_size()

    @property
    def is_seated(self) -> bool:
        """Whether somebody with a seat is at the other end."""
        return self._life is Life.OPEN and self._listener.is_seated

    def send(self, text: bytes) -> None:
        """Sends a text, with the others of the outbox; each connection is written to once."""
        if self._life is not Life.OPEN:
            return
        if not self._unsent:
            self._outbox.put(self)
        self._unsent += (header(len(text)), text)

    def deliver(self) -> None:
        """What was sent goes out; whoever does not read what went out before is let go."""
        data = b"".join(self._unsent)
        self._unsent.clear()
        self._write(data)

    def _write(self, data: bytes) -> None:
        transport, unread = self._transport, self.unread
        if unread > UNREAD or (unread > UNREAD_BY_WATCHER and not self.is_seated):
            self.abort()
        elif data and not transport.is_closing():
            transport.write(data)

    def close(self, code: int) -> None:
        """Ends the connection; what was sent before is still read, if that is soon. Ending twice is harmless."""
        if self._life is Life.HANDSHAKE:
            self._transport.close()
        elif self._life is Life.OPEN:
            self.deliver()
            if self._websocket.state is State.OPEN:
                self._websocket.send_close(code)
                self._flush()
            self._set_timer(CLOSING_WITHIN, self.abort)
            self._advance(Life.CLOSING)

    def abort(self) -> None:
        """Ends the connection at once; what was not read is lost."""
        self._transport.abort()

    def _advance(self, life: Life) -> None:
        """Goes on to a later stage of life; the listener hears once that the connection is no more."""
        before, self._life = self._life, life if self._life is not Life.CLOSED else Life.CLOSED
        if before is Life.OPEN:
            self._listener.gone()

    def _ping(self) -> None:
        """Asks somebody who was there when last asked whether they still are."""
        if not self._alive:
            self.abort()
            return
        self._alive = False
        self._websocket.send_ping(b"")
        self._flush()
        self._set_timer(PING_EVERY, self._ping)

    def _set_timer(self, seconds: float | None, then: Any = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    def _flush(self) -> None:
        self._write(b"".join(self._websocket.data_to_send()))


def _headers(request: Request) -> Any:
    return request.headers.raw_items()


async def _nothing_comes() -> Message:
    raise RuntimeError("a connection is listened to, not received from")


async def _nothing_goes(message: Message) -> None:
    raise RuntimeError("a connection is sent to directly")
