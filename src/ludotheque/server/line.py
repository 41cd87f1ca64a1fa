"""A line: a websocket as the house holds it, from its handshake to its end.

uvicorn hands over a connection that asks for a websocket. The application sees the handshake like any other request,
and says whether the line may be had; from then on texts go straight to whoever listens, without a task, a queue or a
scope for each of the thousands that are open.
"""

import asyncio
from http import HTTPStatus
from typing import Any, Protocol, cast

import structlog
from starlette.types import Message, Scope
from uvicorn.config import Config
from uvicorn.protocols.utils import get_local_addr, get_remote_addr, is_ssl
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.server import ServerProtocol

LINE = "ludotheque.line"
"""Under this name the application finds the line among the extensions of its scope."""
LARGEST = 64 * 1024
MOST_UNSENT = 1_000_000
"""Bytes that may wait for a reader who is too slow; then the line is cut, and they resume."""
A_BREATH = 20.0
"""Seconds after which somebody who has said nothing is asked whether they are there, and after which they are not."""
LAST_WORDS = 2.0
"""Seconds in which a reader may hear a farewell."""
GOING_AWAY, BROKEN = 1012, 1011
PLAIN_TEXT, MASKED = 0x81, 0x80
"""How a text begins that comes whole and without extensions, and the bit that says that it has a mask."""


class Listener(Protocol):
    """Whoever is at our end of a line."""

    def hear(self, text: bytes) -> None:
        """A text came; b"" where something else did."""

    def gone(self) -> None:
        """The line is no more."""


class Outbox:
    """Lines to which something was said: all are written to when the house has said what it has to say now."""

    def __init__(self) -> None:
        self._lines: list[Line] = []

    def put(self, line: "Line") -> None:
        """This line too."""
        if not self._lines:
            asyncio.get_running_loop().call_soon(self._empty)
        self._lines.append(line)

    def _empty(self) -> None:
        lines, self._lines = self._lines, []
        for line in lines:
            try:
                line.deliver()
            except Exception as error:  # one line that fails does not keep the others waiting
                structlog.get_logger().error("line-failed", exc_info=error)


class Line(asyncio.Protocol):
    """One websocket."""

    __slots__ = (
        *("_alive", "_listener", "_loop", "_outbox", "_parts", "_state", "_timer", "_transport", "_unread"),
        *("_unsent", "_websocket", "config"),
    )

    def __init__(self, config: Config, server_state: ServerState, app_state: dict[str, Any]) -> None:
        self.config, self._state = config, server_state
        self._websocket = ServerProtocol(max_size=LARGEST)
        self._listener: Listener | None = None
        self._parts: list[bytes] = []
        self._unread = b""
        """The beginning of a frame whose end is still to come."""
        self._unsent: list[bytes] = []
        self._alive = True
        self._timer: asyncio.TimerHandle | None = None

    # What uvicorn and the event loop tell it.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport, self._loop = cast(asyncio.Transport, transport), asyncio.get_running_loop()
        self._state.connections.add(self)  # type: ignore[arg-type]

    def connection_lost(self, error: Exception | None) -> None:
        self._state.connections.discard(self)
        self._set_timer(None)
        if self._listener is not None:
            self._listener.gone()
            self._listener = None

    def shutdown(self) -> None:
        """The house closes."""
        self.end(GOING_AWAY)

    def data_received(self, data: bytes) -> None:
        """A plain text is read here; the parser judges whatever else comes, and of frames it gets only whole ones."""
        self._alive = True
        if self._unread:
            data, self._unread = self._unread + data, b""
        while data and self._listener is not None:
            start, end = extent(data)
            if end - start > LARGEST:
                break
            if not start or len(data) < end:
                self._unread = data
                return
            if data[0] == PLAIN_TEXT and data[1] & MASKED and not self._parts:
                self._listener.hear(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                self._parse(data[:end])
                if self._transport.is_closing():
                    return
            data = data[end:]
        if data:
            self._parse(data)

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
        if self._listener is not None:
            self._listener.hear(data)

    # The handshake.

    def _shake_hands(self, request: Request) -> None:
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
            "extensions": {LINE: (self, request)},
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

    def accept(self, request: Request, listener: Listener, outbox: Outbox) -> None:
        """The handshake is answered: from now on the listener hears, and what is sent goes out with the outbox."""
        response = self._websocket.accept(request)
        self._websocket.send_response(response)
        self._flush()
        self._listener, self._outbox = listener, outbox
        if response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self._set_timer(A_BREATH, self._breathe)
        else:
            self._transport.close()

    def refuse(self) -> None:
        """This line cannot be had."""
        self._websocket.send_response(self._websocket.reject(HTTPStatus.FORBIDDEN, ""))
        self._flush()
        self._transport.close()

    # What the house does with it.

    def send(self, text: bytes) -> None:
        """Sends a text, with the others of the outbox; each line is written to once."""
        if self._listener is None:
            return
        if not self._unsent:
            self._outbox.put(self)
        self._unsent += (header(len(text)), text)

    def deliver(self) -> None:
        """What was sent goes out; whoever does not read what went out before is let go."""
        data, transport = b"".join(self._unsent), self._transport
        self._unsent.clear()
        if transport.get_write_buffer_size() > MOST_UNSENT:
            transport.abort()
        elif data and not transport.is_closing():
            transport.write(data)

    def end(self, code: int) -> None:
        """Ends the line; what was sent before is still read, if that does not take too long."""
        if self._listener is None:
            self._transport.close()
            return
        listener, self._listener = self._listener, None
        listener.gone()
        self.deliver()
        self._websocket.send_close(code)
        self._flush()
        self._set_timer(LAST_WORDS, self._transport.abort)

    def _breathe(self) -> None:
        """Asks somebody who was there when last asked whether they still are."""
        if not self._alive:
            self._transport.abort()
            return
        self._alive = False
        self._websocket.send_ping(b"")
        self._flush()
        self._set_timer(A_BREATH, self._breathe)

    def _set_timer(self, seconds: float | None, then: Any = None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self._loop.call_later(seconds, then)

    def _flush(self) -> None:
        data = b"".join(self._websocket.data_to_send())
        if data and not self._transport.is_closing():
            self._transport.write(data)


def header(length: int) -> bytes:
    """What stands before a text of this length: a whole one, without a mask, as a server sends it (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 65536:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")


def extent(data: bytes) -> tuple[int, int]:
    """Where the payload of the first frame begins, and where it ends; 0 and 0 while that is not known."""
    if len(data) < 2:
        return 0, 0
    length, start = data[1] & 0x7F, 6 if data[1] & MASKED else 2
    if length > 125:
        wide = 2 if length == 126 else 8
        length, start = int.from_bytes(data[2 : 2 + wide], "big"), start + wide
    return (start, start + length) if len(data) >= start else (0, 0)


def _headers(request: Request) -> Any:
    return request.headers.raw_items()


async def _nothing_comes() -> Message:
    raise RuntimeError("a line is listened to, not received from")


async def _nothing_goes(message: Message) -> None:
    raise RuntimeError("a line is sent to directly")
