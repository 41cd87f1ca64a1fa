"""A connection: a websocket on the house's side, from its handshake to its end.

uvicorn hands over a connection that asks for a websocket. The application sees the handshake like any other request,
and accepts or refuses it. From then on texts go straight to the listener, without a task, a queue or a scope for each
of the thousands that are open.
"""

import asyncio
from collections.abc import Callable
from enum import Enum, auto
from http import HTTPStatus
from typing import Any, Protocol, cast

import structlog
from starlette.types import ASGIApp, Scope
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from ..limits import LARGEST_FRAME, UNREAD, UNREAD_BY_WATCHER, Bucket
from .frames import MASKED, PLAIN_TEXT, extent, header
from .handshake import ask, scope_of
from .outbox import Outbox

CONNECTION = "ludotheque.connection"
"""The application finds the connection under this name, among the extensions of its scope."""
PING_EVERY = 20.0
"""Seconds between two pings. A connection that sends nothing from one to the next is cut."""
CLOSING_WITHIN = 2.0
"""Seconds in which the other end can still read a farewell."""
GOING_AWAY = 1012


class Life(Enum):
    """The life of a connection. It only ever goes forward."""

    HANDSHAKE = auto()
    OPEN = auto()
    CLOSING = auto()
    """One side has said goodbye: no more is heard or sent."""
    CLOSED = auto()


class Listener(Protocol):
    """What listens at our end of a connection."""

    @property
    def is_seated(self) -> bool:
        """True if a person with a seat is at the other end; more may wait for them than for a watcher."""

    def hear(self, text: bytes) -> None:
        """Takes a text; b"" stands for anything that is not a text."""

    def flooded(self) -> None:
        """Called when more came than anybody may send; it has to end the connection."""

    def gone(self) -> None:
        """Called when the connection has ended."""


class Nobody:
    """The listener before a connection is accepted and after it has ended."""

    is_seated = False

    def hear(self, text: bytes) -> None:
        """Ignores the text."""

    def flooded(self) -> None:
        """Ignores it."""

    def gone(self) -> None:
        """Ignores it."""


NOBODY = Nobody()


class Connection(asyncio.Protocol):
    """One websocket."""

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config, self._state = config, server_state
        self._websocket = ServerProtocol(max_size=LARGEST_FRAME)
        self._life = Life.HANDSHAKE
        self._listener: Listener = NOBODY
        self._parts: list[bytes] = []
        self._unread_part = b""
        """The beginning of a frame whose end has not come yet."""
        self._unsent: list[bytes] = []
        self._alive = True
        self._timer: asyncio.TimerHandle | None = None
        self.when_gone: Callable[[], None] | None = None
        """Called when the socket is gone."""

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
        """Drops every reference that forms a cycle, so that no garbage collection has to find this connection."""
        self._listener, self.when_gone = NOBODY, None
        self._websocket.parser.close()

    def shutdown(self) -> None:
        """Closes the connection, because the house closes."""
        self.close(GOING_AWAY)

    def data_received(self, data: bytes) -> None:
        """Counts every frame. A plain text is read here; anything else goes through the parser."""
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
            if end - start > LARGEST_FRAME:
                self._parse(data[at:])
                return
            if not start or len(data) < end:
                self._unread_part = data[at:]
                return
            self._frame(data, at, start, end)
            at = end

    def _frame(self, data: bytes, at: int, start: int, end: int) -> None:
        """Takes a whole frame that begins at `at`, with its payload at `start`."""
        if data[at] == PLAIN_TEXT and data[at + 1] & MASKED and not self._parts:
            if self._life is Life.OPEN:
                self._listener.hear(apply_mask(data[start:end], data[start - 4 : start]))
        else:
            self._parse(data[at:end])

    def _flooded(self) -> None:
        """Stops reading and lets the listener end the connection; one that still sends after the farewell is cut."""
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
        """Takes a frame from the parser. A text may come in parts; anything but text counts as an empty message."""
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
        task = self._loop.create_task(self._ask_in(scope_of(request, self._transport, {CONNECTION: (self, request)})))
        self._state.tasks.add(task)
        task.add_done_callback(self._state.tasks.discard)

    async def _ask_in(self, scope: Scope) -> None:
        try:
            await ask(cast(ASGIApp, self.config.loaded_app), scope)
        except Exception as error:
            structlog.get_logger().error("handshake-failed", exc_info=error)
            self._transport.abort()

    def accept(self, request: Request, listener: Listener, outbox: Outbox, frames: Bucket, bytes_in: Bucket) -> None:
        """Answers the handshake. From now on the listener hears every text, within the two limits."""
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
        """Answers the handshake with a refusal."""
        self._websocket.send_response(self._websocket.reject(status, ""))
        self._flush()
        self._transport.close()

    # What the house does with it.

    @property
    def is_open(self) -> bool:
        """True while texts come and go."""
        return self._life is Life.OPEN

    @property
    def unread(self) -> int:
        """The number of bytes that the other end has not taken yet."""
        return self._transport.get_write_buffer_size()

    @property
    def is_seated(self) -> bool:
        """True if a person with a seat is at the other end."""
        return self._life is Life.OPEN and self._listener.is_seated

    def send(self, text: bytes) -> None:
        """Sends a text. The outbox writes it together with whatever else goes to this connection."""
        if self._life is not Life.OPEN:
            return
        if not self._unsent:
            self._outbox.put(self)
        self._unsent += (header(len(text)), text)

    def deliver(self) -> None:
        """Writes what was sent; cuts a connection that has left too much unread."""
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
        """Ends the connection; what was sent before can still be read for a moment. Closing twice is harmless."""
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
        """Ends the connection at once; what is unread is lost."""
        self._transport.abort()

    def _advance(self, life: Life) -> None:
        """Goes on to a later stage of life. The listener hears once that the connection has ended."""
        before, self._life = self._life, life if self._life is not Life.CLOSED else Life.CLOSED
        if before is Life.OPEN:
            self._listener.gone()

    def _ping(self) -> None:
        """Sends a ping, or cuts a connection that has sent nothing since the last one."""
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
