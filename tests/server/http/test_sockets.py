"""Sockets that speak HTTP, for real: what becomes of those that say too much, too slowly, or are too many."""

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from uvicorn.server import ServerState

from ludotheque.server import limits
from ludotheque.server.http.sockets import SOCKETS, HttpSocket, Sockets
from ludotheque.server.limits import Most, Usage

from ..conftest import OpenHouse

STRANGER, PROXY = "127.0.0.2", "127.0.0.1"
WHOLE = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n"
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def app(scope: Scope, receive: Receive, send: Send) -> None:
    """Reads the body, then answers; much, if it is asked for much."""
    while (await receive()).get("more_body"):
        pass
    body = b"x" * (60_000_000 if scope["path"] == "/much" else 2)
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


class Place:
    """A server with sockets for so many."""

    def __init__(self, most: int) -> None:
        self.usage = Usage()
        self.sockets = Sockets(self.usage, most, frozenset({PROXY}))
        self.address = ("", 0)
        self._visitors: list[asyncio.StreamWriter] = []

    async def come(self, whence: str = STRANGER) -> Streams:
        reader, writer = await asyncio.open_connection(*self.address, local_addr=(whence, 0))
        self._visitors.append(writer)
        return reader, writer

    async def close(self) -> None:
        for writer in self._visitors:
            writer.close()
            with suppress(ConnectionError):
                await writer.wait_closed()


@asynccontextmanager
async def open_place(most: int = 1000) -> AsyncIterator[Place]:
    place, state = Place(most), ServerState()
    config = uvicorn.Config(app, interface="asgi3", log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: HttpSocket(config, state, {SOCKETS: place.sockets}), "127.0.0.1", 0, backlog=2000
    )
    place.address = server.sockets[0].getsockname()
    try:
        yield place
    finally:
        server.close()
        await place.close()
        await asyncio.sleep(0.01)


async def ended(streams: Streams) -> bytes:
    """What still comes until the other side ends the connection."""
    try:
        return await asyncio.wait_for(streams[0].read(), 30)
    except ConnectionError:
        return b""


def test_a_head_that_never_ends_is_refused() -> None:
    async def visit() -> None:
        async with open_place() as place:
            reader, writer = await place.come()
            writer.write(b"GET / HTTP/1.1\r\nhost: here\r\n")
            while not writer.is_closing() and not reader._buffer:  # type: ignore[attr-defined]
                writer.write(b"x-header: " + b"y" * 1000 + b"\r\n")
                await asyncio.sleep(0.005)
            assert (await ended((reader, writer))).startswith(b"HTTP/1.1 431 ")

    asyncio.run(visit())


@pytest.mark.parametrize("begun", [b"", b"GET / HT", b"\r\n", WHOLE, WHOLE[:-2] + b"content-length: 9\r\n\r\nx"])
def test_whoever_keeps_the_house_waiting_is_let_go(begun: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_WITHIN", 0.2)
    monkeypatch.setattr(limits, "BODY_WITHIN", 0.2)

    async def visit() -> None:
        async with open_place() as place:
            streams = await place.come()
            streams[1].write(begun)
            await ended(streams)
            assert not place.sockets.idle

    asyncio.run(visit())


def test_blank_lines_do_not_keep_a_connection_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "HEAD_WITHIN", 0.3)

    async def visit() -> None:
        async with open_place() as place:
            streams = await place.come()
            streams[1].write(WHOLE)
            await streams[0].readuntil(b"xx")
            for _ in range(100):
                streams[1].write(b"\r\n")
                await asyncio.sleep(0.05)
                if streams[0].at_eof():
                    return
            pytest.fail("it is still open")

    asyncio.run(visit())


def test_whoever_does_not_read_the_answer_is_let_go(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "READ_WITHIN", 0.3)

    async def visit() -> None:
        async with open_place() as place:
            reader, writer = await place.come()
            writer.write(WHOLE.replace(b"/ ", b"/much ", 1))
            await asyncio.sleep(1)
            assert len(await ended((reader, writer))) < 50_000_000

    asyncio.run(visit())


def test_requests_in_a_row_are_answered_and_too_many_at_once_are_not() -> None:
    async def visit() -> None:
        async with open_place() as place:
            few = await place.come()
            few[1].write(WHOLE * limits.MOST_PIPELINED)
            for _ in range(limits.MOST_PIPELINED):
                await asyncio.wait_for(few[0].readuntil(b"xx"), 30)
            many = await place.come()
            many[1].write(WHOLE * 10_000)
            assert (await ended(many)).count(b"200 OK") <= 2 * limits.MOST_PIPELINED

    asyncio.run(visit())


def test_one_address_has_so_many_sockets_and_a_proxy_any_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SOCKETS", Most("sockets", "address", 5))

    async def visit() -> None:
        async with open_place() as place:
            theirs = [await place.come() for _ in range(5)]
            await asyncio.sleep(0.1)
            assert await ended(await place.come()) == b""
            assert place.usage.refused["sockets"] == 1
            for whence in (PROXY, "127.0.0.3"):
                streams = await place.come(whence)
                streams[1].write(WHOLE)
                await asyncio.wait_for(streams[0].readuntil(b"xx"), 30)
            theirs[0][1].close()
            await asyncio.sleep(0.1)
            again = await place.come()
            again[1].write(WHOLE)
            await asyncio.wait_for(again[0].readuntil(b"xx"), 30)

    asyncio.run(visit())


def test_in_a_full_house_whoever_asks_nothing_makes_room() -> None:
    async def visit() -> None:
        async with open_place(most=10) as place:
            idle = [await place.come(f"127.0.0.{number}") for number in range(2, 12)]
            newcomer = await place.come("127.0.0.99")
            newcomer[1].write(WHOLE)
            await asyncio.wait_for(newcomer[0].readuntil(b"xx"), 30)
            await ended(idle[0])
            assert not idle[1][0].at_eof()

    asyncio.run(visit())


def test_whoever_speaks_before_the_handshake_is_answered_breaks_nothing(open_house: OpenHouse) -> None:
    house = open_house()
    head = (
        f"GET /api/tables/nowhere/live HTTP/1.1\r\nHost: {house.host}:{house.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    for _ in range(10):
        with socket.create_connection((house.host, house.port)) as line, suppress(ConnectionError):
            line.sendall(head.encode() + bytes(2 * limits.LARGEST_HEAD))
            line.recv(100)
    assert house.get("/health").json == {"ok": True}
    assert house.errors() == []
