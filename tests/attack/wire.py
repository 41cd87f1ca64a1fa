"""How anybody reaches the house: HTTP requests and websockets, from an address of their own, with or without TLS."""

import asyncio
import errno
import json
import ssl
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from msgspec import Struct
from websockets.client import ClientProtocol
from websockets.exceptions import WebSocketException
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

Headers = Mapping[str, str]
NO_HEADERS: Headers = MappingProxyType({})
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]

PATIENCE = 30.0
"""Seconds after which what should have come counts as lost."""
LARGEST_REPLY = 8 * 1024 * 1024


class ConnectionLost(ConnectionError):
    """The other side has closed the connection, or never opened it."""


LOST = (OSError, EOFError, WebSocketException, asyncio.LimitOverrunError, ValueError)
"""Errors of a client when the other side does not answer, or not in HTTP."""
EXHAUSTED = (errno.EMFILE, errno.ENFILE, errno.EADDRNOTAVAIL, errno.ENOBUFS)
"""Errors of a client that has used up its own system's resources."""


def is_lost(error: object) -> bool:
    """True if an error only means that the connection is gone; uvloop has a way of its own to say so.

    A client without descriptors or ports has lost nothing: it has stopped attacking.
    """
    if isinstance(error, OSError) and error.errno in EXHAUSTED:
        return False
    return isinstance(error, LOST) or "the handler is closed" in str(error)


class Gate(Struct, frozen=True):
    """How to reach the house: the socket, the name people type, and whether it speaks TLS."""

    host: str
    port: int
    name: str
    tls: bool = False

    @property
    def security(self) -> ssl.SSLContext | None:
        """The client's side of TLS. Our certificate is self-signed, so it is not verified."""
        return _TRUSTING if self.tls else None

    async def open(self, address: str) -> Streams:
        """A connection from this address."""
        return await asyncio.open_connection(
            self.host, self.port, local_addr=(address, 0), ssl=self.security, server_hostname=self._server_name
        )

    async def connect(self, address: str, protocol: Callable[[], asyncio.Protocol]) -> None:
        """A connection from this address, for a protocol."""
        await asyncio.get_running_loop().create_connection(
            protocol,
            self.host,
            self.port,
            local_addr=(address, 0),
            ssl=self.security,
            server_hostname=self._server_name,
        )

    @property
    def _server_name(self) -> str | None:
        return self.name if self.tls else None


def _trusting() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.check_hostname = False
    context.verify_mode = ssl.CERT_NONE
    return context


_TRUSTING = _trusting()


class Reply(Struct, frozen=True):
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        """The body, which must be JSON."""
        return json.loads(self.body)

    @property
    def why(self) -> str:
        """The id of the refusal, or the bare status if there is none."""
        try:
            return str(self.json["why"]["id"])
        except (ValueError, KeyError, TypeError):
            return f"status {self.status}"


def request(gate: Gate, method: str, path: str, headers: Headers = NO_HEADERS, body: bytes = b"") -> bytes:
    """A whole request, as it goes over the wire."""
    told = {"Host": gate.name, "Connection": "close", "Content-Length": str(len(body)), **headers}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in told.items()), "", ""]
    return "\r\n".join(lines).encode() + body


async def fetch(
    gate: Gate, address: str, method: str, path: str, headers: Headers = NO_HEADERS, body: bytes = b""
) -> Reply:
    """Makes a request from this address; returns its response."""
    reader, writer = await gate.open(address)
    try:
        writer.write(request(gate, method, path, headers, body))
        async with asyncio.timeout(PATIENCE):
            return await read_reply(reader)
    finally:
        writer.close()


async def read_reply(reader: asyncio.StreamReader) -> Reply:
    """The next response on a connection."""
    status, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines if line)}
    length = headers.get("content-length")
    body = await reader.readexactly(int(length)) if length else await reader.read(LARGEST_REPLY)
    return Reply(int(status.split()[1]), headers, body)


class Connection(asyncio.Protocol):
    """A websocket to a table. Texts go out by `send` and come in to `hear`; `lost` is called once when it is gone."""

    def __init__(
        self, gate: Gate, table: str, headers: Headers, hear: Callable[[bytes], None], lost: Callable[[], None]
    ) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._hear, self._lost, self._headers = hear, lost, headers
        scheme = "wss" if gate.tls else "ws"
        self._websocket = ClientProtocol(parse_uri(f"{scheme}://{gate.name}/api/tables/{table}/live"), max_size=None)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        asked = self._websocket.connect()
        asked.headers.update(self._headers)
        self._websocket.send_request(asked)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self._websocket.receive_data(data)
        for event in self._websocket.events_received():
            if not isinstance(event, Frame):
                self._greeted()
            elif event.opcode is Opcode.TEXT:
                self._hear(bytes(event.data))
        self._flush()

    def _greeted(self) -> None:
        if self.opened.done():
            return
        if self._websocket.handshake_exc is None:
            self.opened.set_result(None)
        else:
            self.opened.set_exception(ConnectionLost(str(self._websocket.handshake_exc)))

    def connection_lost(self, error: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionLost("no handshake"))
            self.opened.exception()
        self._lost()

    def send(self, text: bytes) -> None:
        """Sends a text at once."""
        if self._transport.is_closing() or not self.opened.done():
            raise ConnectionLost("closing")
        self._websocket.send_text(text)
        self._flush()

    def drop(self) -> None:
        """Drops it without a closing handshake, as a phone in a tunnel does."""
        self._transport.abort()

    def _flush(self) -> None:
        for data in self._websocket.data_to_send():
            if data and not self._transport.is_closing():
                self._transport.write(data)


async def connect(
    gate: Gate,
    address: str,
    table: str,
    headers: Headers,
    hear: Callable[[bytes], None],
    lost: Callable[[], None],
) -> Connection:
    """A websocket to a table, with its handshake done."""
    made: list[Connection] = []

    def protocol() -> Connection:
        made.append(Connection(gate, table, headers, hear, lost))
        return made[0]

    await gate.connect(address, protocol)
    try:
        async with asyncio.timeout(PATIENCE):
            await made[0].opened
    except BaseException:
        made[0].drop()
        raise
    return made[0]
