"""Sockets that speak HTTP, with limits that uvicorn does not have: how many, how large, how slow."""

import asyncio
from http import HTTPStatus
from typing import Any, cast

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.server import ServerState

from .. import limits
from ..limits import Most, Usage
from ..origin import home_of
from ..websocket.connection import Connection

SOCKETS = "sockets"
"""The key of the house's sockets in the application's state."""
EVERYBODY = "everybody"


class Sockets:
    """Counts the sockets of each address and of the house. A proxy's sockets count for the house alone."""

    def __init__(self, usage: Usage, most: int, proxies: frozenset[str]) -> None:
        self._usage, self._proxies = usage, proxies
        self._all = Most(limits.ALL_SOCKETS.name, "house", min(most, limits.ALL_SOCKETS.most))
        self.idle: dict[HttpSocket, None] = {}
        """Connections without a request at the moment, the oldest first."""

    def admit(self, peer: str) -> list[tuple[Most, str]] | None:
        """The limits a new socket holds until it ends; None if its address has too many or comes too often."""
        if peer in self._proxies:
            return self._hold((self._all, EVERYBODY))
        home = home_of(peer)
        if not self._usage.affords(limits.ARRIVALS, home):
            return None
        return self._hold((limits.SOCKETS, home), (self._all, EVERYBODY))

    def _hold(self, *places: tuple[Most, str]) -> list[tuple[Most, str]] | None:
        held: list[tuple[Most, str]] = []
        for place in places:
            if self._usage.hold(*place) or (place[0] is self._all and self._make_room()):
                held.append(place)
            else:
                self.release(held)
                return None
        return held

    def _make_room(self) -> bool:
        """Drops the oldest idle connection and takes its place; False if there is none."""
        for connection in self.idle:
            connection.drop()
            return self._usage.hold(self._all, EVERYBODY)
        return False

    def release(self, held: list[tuple[Most, str]]) -> None:
        """Releases what a socket held. Releasing twice is harmless."""
        while held:
            self._usage.release(*held.pop())


class LenientTransport:
    """A transport that can be used after it is closed, as asyncio's own can; uvloop's raises."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self.transport = transport

    def __getattr__(self, name: str) -> Any:
        return getattr(self.transport, name)

    def write(self, data: bytes) -> None:
        """Writes, unless closed."""
        if not self.transport.is_closing():
            self.transport.write(data)

    def pause_reading(self) -> None:
        """Stops reading, unless closed."""
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_reading(self) -> None:
        """Reads again, unless closed."""
        if not self.transport.is_closing():
            self.transport.resume_reading()


class HttpSocket(HttpToolsProtocol):
    """A socket, from its arrival until it ends or becomes a websocket."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self._sockets: Sockets = app_state[SOCKETS]
        self._held: list[tuple[Most, str]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes received of a request's head."""

    # Arriving and leaving.

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admits a socket, or aborts it as cheaply as possible."""
        peer = get_remote_addr(transport)
        held = self._sockets.admit(peer[0] if peer else "")
        if held is None:
            self.transport = transport
            self._untie()
            transport.abort()
        else:
            self._held = held
            super().connection_made(cast(asyncio.Transport, LenientTransport(transport)))
            self._rest()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._let_go()

    def _let_go(self) -> None:
        self._within(None)
        self._sockets.idle.pop(self, None)
        self._sockets.release(self._held)

    def drop(self) -> None:
        """Ends the connection at once and frees its place."""
        self._let_go()
        if self.cycle is not None:
            self.cycle.disconnected = True
        self.transport.abort()

    def handle_websocket_upgrade(self) -> None:
        """Turns into a websocket, which keeps the place until it ends."""
        self._within(None)
        self._sockets.idle.pop(self, None)
        self.transport = cast(LenientTransport, self.transport).transport
        super().handle_websocket_upgrade()
        cast(Connection, self.transport.get_protocol()).when_gone = self._let_go
        self._untie()

    def _untie(self) -> None:
        """Drops the parser, which refers back to this object, so that no garbage collection has to find the two."""
        self.parser = None  # type: ignore[assignment]

    # How much, and how slowly.

    def _rest(self) -> None:
        """Marks the connection idle. The next request must come in time, or the last response be read in time."""
        self._head = 0
        self._sockets.idle[self] = None
        self._within(limits.READ_WITHIN if self.transport.get_write_buffer_size() else limits.HEAD_WITHIN)

    def _within(self, seconds: float | None) -> None:
        """Drops the connection after this many seconds, unless this is called again."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.drop)

    def data_received(self, data: bytes) -> None:
        """Passes no more of a head to the parser than its limit."""
        if self not in self._sockets.idle:
            super().data_received(data)
            return
        most = limits.LARGEST_HEAD - self._head
        head, rest = data[:most], data[most:]
        self._head += len(head)
        super().data_received(head)
        if not rest or self.transport.is_closing() or self.parser is None:  # a websocket hears nothing before its reply
            return
        if self in self._sockets.idle:
            self._refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        else:
            super().data_received(rest)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= limits.MOST_PIPELINED:
            raise httptools.HttpParserError("too many requests at once")
        self._head = 0
        self._sockets.idle.pop(self, None)
        self._within(limits.BODY_WITHIN)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._within(limits.READ_WITHIN)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing() and self.cycle.response_complete:
            self._rest()

    def _refuse(self, status: HTTPStatus) -> None:
        self.transport.write(STATUS_LINE[status] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()
