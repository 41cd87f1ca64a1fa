"""Connections: a websocket on a player's side. It needs no task, so thousands cost little."""

import asyncio
from collections.abc import Callable, Mapping
from typing import cast

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri


class LineLost(Exception):
    """The server has closed the connection."""


class Connection(asyncio.Protocol):
    """Sends texts with `send`, and passes those it receives to `hear`."""

    def __init__(self, address: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> None:
        self.hear = hear
        self.opened = asyncio.get_running_loop().create_future()
        self._headers = headers
        self._websocket = ClientProtocol(parse_uri(address), max_size=None)
        self._closed: asyncio.Future[None] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        request = self._websocket.connect()
        request.headers.update(self._headers)
        self._websocket.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if not isinstance(event, Frame):
                self._greeted()
            elif event.opcode is Opcode.TEXT:
                self.hear(bytes(event.data))
        self._flush()

    def _greeted(self) -> None:
        if self._websocket.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(self._websocket.handshake_exc)

    def connection_lost(self, error: Exception | None) -> None:
        if self._closed is None:
            raise LineLost(error or self._websocket.close_rcvd)
        self._closed.set_result(None)

    def send(self, text: bytes) -> None:
        """Sends a text at once."""
        self._websocket.send_text(text)
        self._flush()

    async def close(self) -> None:
        """Closes the connection; returns once the server has closed it too."""
        self._closed = asyncio.get_running_loop().create_future()
        self._websocket.send_close()
        self._flush()
        await self._closed

    def drop(self) -> None:
        """Drops the connection without a closing handshake."""
        self._closed = asyncio.get_running_loop().create_future()
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._websocket.data_to_send():
            if data:
                self._transport.write(data)


async def connect(address: str, headers: Mapping[str, str], hear: Callable[[bytes], None]) -> Connection:
    """An open connection to `ws://…`."""
    parts = parse_uri(address)
    loop = asyncio.get_running_loop()
    _, connection = await loop.create_connection(lambda: Connection(address, headers, hear), parts.host, parts.port)
    await connection.opened
    return connection
