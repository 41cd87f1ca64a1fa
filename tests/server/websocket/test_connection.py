"""A websocket, over real sockets: what it does with readers who are slow, silent or gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from starlette.types import Receive, Scope, Send
from uvicorn.config import Config
from uvicorn.server import ServerState

from ludotheque.server.limits import LARGEST_FRAME, UNREAD, UNREAD_BY_WATCHER, Bucket
from ludotheque.server.websocket import connection as connections
from ludotheque.server.websocket.connection import CONNECTION, Connection
from ludotheque.server.websocket.outbox import Outbox

HANDSHAKE = (
    b"GET /somewhere HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Witness:
    """Takes in one connection, and notes what comes of it."""

    def __init__(self, frames: int = 1000) -> None:
        self.heard: list[bytes] = []
        self.connection: Connection
        self.is_seated = True
        self.frames = Bucket(frames, 0)
        self.floods = 0
        self.ended = asyncio.Event()

    async def app(self, scope: Scope, receive: Receive, send: Send) -> None:
        self.connection, request = scope["extensions"][CONNECTION]
        self.connection.accept(request, self, Outbox(), self.frames, Bucket(10_000_000, 0))

    def hear(self, text: bytes) -> None:
        self.heard.append(text)

    def flooded(self) -> None:
        self.floods += 1
        self.connection.close(1008)

    def gone(self) -> None:
        self.ended.set()


@asynccontextmanager
async def reader_at(witness: Witness) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """A browser whose handshake is done."""
    config, state = Config(witness.app, interface="asgi3"), ServerState()
    config.load()
    server = await asyncio.get_running_loop().create_server(lambda: Connection(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
    try:
        writer.write(HANDSHAKE)
        assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
        yield reader, writer
    finally:
        writer.close()
        server.close()
        witness.connection.abort()
        await asyncio.sleep(0.01)


def masked(opcode: int, text: bytes, final: bool = True) -> bytes:
    """A frame as a browser sends it."""
    mask, length = b"mask", len(text)
    if length < 126:
        told = bytes((0x80 | length,))
    else:
        told = b"\xfe" + length.to_bytes(2, "big") if length < 65_536 else b"\xff" + length.to_bytes(8, "big")
    covered = bytes(byte ^ mask[place % 4] for place, byte in enumerate(text))
    return bytes((opcode | (0x80 if final else 0),)) + told + mask + covered


async def frame(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """The next frame a browser gets."""
    first, length = await reader.readexactly(2)
    if length >= 126:
        length = int.from_bytes(await reader.readexactly(2 if length == 126 else 8), "big")
    return first, await reader.readexactly(length)


async def rest(reader: asyncio.StreamReader) -> bytes:
    """All that still comes until the connection is cut."""
    came = b""
    with suppress(ConnectionError):
        while some := await asyncio.wait_for(reader.read(10_000), 30):
            came += some
    return came


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536, 300_000])
def test_a_text_of_any_length_arrives(length: int) -> None:
    async def send() -> None:
        witness, text = Witness(), b"x" * length
        async with reader_at(witness) as (reader, _):
            witness.connection.send(text)
            assert await frame(reader) == (0x81, text)

    asyncio.run(send())


def test_a_text_may_come_in_parts_and_what_is_no_text_is_nothing() -> None:
    async def listen() -> None:
        witness = Witness()
        async with reader_at(witness) as (reader, writer):
            writer.write(masked(1, b"on", final=False) + masked(9, b"there?") + masked(0, b"e") + masked(2, b"\x00"))
            assert await frame(reader) == (0x8A, b"there?")
            writer.write(masked(1, b"two"))
            writer.write(masked(8, b"\x03\xe8"))
            assert await frame(reader) == (0x88, b"\x03\xe8")
            await witness.ended.wait()
            assert witness.heard == [b"one", b"", b"two"]

    asyncio.run(listen())


def test_texts_may_come_byte_by_byte_or_many_at_once() -> None:
    texts = [b"", b"x", b"y" * 125, b"z" * 126, b"long" * 16_384]

    async def listen() -> None:
        witness = Witness()
        async with reader_at(witness) as (reader, writer):
            for byte in masked(1, b"slow") + masked(9, b""):
                writer.write(bytes((byte,)))
                await asyncio.sleep(0)
            assert await frame(reader) == (0x8A, b"")
            writer.write(b"".join(masked(1, text) for text in texts) + masked(9, b"end"))
            assert await frame(reader) == (0x8A, b"end")
            assert witness.heard == [b"slow", *texts]

    asyncio.run(listen())


@pytest.mark.parametrize(
    ("sent", "code"),
    [
        (b"\x81\x02hi", 1002),
        (b"\xc1\x80" + bytes(4), 1002),
        (masked(1, b"a", final=False) + masked(1, b"b"), 1002),
        (masked(1, b"x" * (LARGEST_FRAME + 1)), 1009),
    ],
    ids=["no-mask", "an-extension", "a-text-within-a-text", "too-long"],
)
def test_a_frame_that_may_not_be_ends_the_connection_and_nothing_after_it_is_heard(sent: bytes, code: int) -> None:
    async def listen() -> None:
        witness = Witness()
        async with reader_at(witness) as (reader, writer):
            writer.write(sent + masked(1, b"unheard"))
            first, said = await frame(reader)
            assert (first, int.from_bytes(said[:2], "big")) == (0x88, code)
            writer.write(masked(1, b"unheard"))
            await asyncio.wait_for(witness.ended.wait(), 30)
            assert witness.heard == []

    asyncio.run(listen())


def test_what_is_said_at_once_goes_out_together_and_before_the_end() -> None:
    async def listen() -> None:
        witness = Witness()
        async with reader_at(witness) as (reader, _):
            witness.connection.send(b"one")
            witness.connection.send(b"two")
            assert await reader.read(100) == b"\x81\x03one\x81\x03two"
            witness.connection.send(b"last")
            witness.connection.close(4000)
            assert await frame(reader) == (0x81, b"last")
            assert await frame(reader) == (0x88, (4000).to_bytes(2, "big"))

    asyncio.run(listen())


def test_a_reader_who_does_not_read_is_let_go() -> None:
    async def read_nothing() -> int:
        witness, sent = Witness(), 0
        async with reader_at(witness):
            while not witness.ended.is_set():
                witness.connection.send(b"x" * 100_000)
                sent += 100_000
                await asyncio.sleep(0)
        return sent

    assert UNREAD <= asyncio.run(asyncio.wait_for(read_nothing(), 30)) < 100_000_000


def test_somebody_who_no_longer_answers_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "PING_EVERY", 0.1)

    async def say_nothing() -> list[tuple[int, bytes]]:
        witness = Witness()
        async with reader_at(witness) as (reader, writer):
            asked = [await frame(reader)]
            writer.write(masked(10, b""))
            asked.append(await frame(reader))
            await asyncio.wait_for(witness.ended.wait(), 30)
        return asked

    assert asyncio.run(say_nothing()) == [(0x89, b"")] * 2


def test_a_connection_that_the_house_ends_says_so_and_waits_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "CLOSING_WITHIN", 0.1)

    async def listen() -> None:
        witness = Witness()
        async with reader_at(witness) as (reader, _):
            witness.connection.send(b"farewell")
            witness.connection.close(4000)
            witness.connection.send(b"too late")
            assert witness.ended.is_set()
            assert await frame(reader) == (0x81, b"farewell")
            assert await frame(reader) == (0x88, (4000).to_bytes(2, "big"))
            with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
                await asyncio.wait_for(reader.readexactly(1), 30)

    asyncio.run(listen())


@pytest.mark.parametrize("sent", [masked(9, b""), masked(10, b""), masked(1, b""), masked(0, b"", final=False)])
def test_frames_of_every_kind_have_a_limit_and_nothing_is_read_beyond_it(sent: bytes) -> None:
    async def flood() -> None:
        witness = Witness(frames=50)
        async with reader_at(witness) as (reader, writer):
            writer.write(masked(1, b"x", final=False) if sent[0] == 0 else b"")
            writer.write(sent * 100_000)
            await asyncio.wait_for(witness.ended.wait(), 30)
            assert witness.floods == 1
            assert len(witness.heard) <= 50
            assert (await rest(reader)).count(b"\x8a\x00") <= 50

    asyncio.run(flood())


def test_a_frame_that_comes_byte_by_byte_uses_up_the_limit_too() -> None:
    async def drip() -> None:
        witness = Witness(frames=50)
        async with reader_at(witness) as (_, writer):
            for byte in masked(1, b"x" * 300):
                writer.write(bytes((byte,)))
                await asyncio.sleep(0.001)
                if witness.ended.is_set():
                    break
            assert witness.floods == 1

    asyncio.run(drip())


def test_a_connection_that_is_closing_can_be_ended_again() -> None:
    async def listen() -> None:
        witness = Witness()
        async with reader_at(witness) as (_, writer):
            writer.write(masked(8, b"\x03\xe8"))
            await asyncio.wait_for(witness.ended.wait(), 30)
            witness.connection.send(b"too late")
            witness.connection.close(4000)
            witness.connection.close(4000)
            witness.connection.shutdown()

    asyncio.run(listen())


def test_a_watcher_who_does_not_read_is_let_go_before_somebody_with_a_seat() -> None:
    async def read_nothing(seated: bool) -> int:
        witness, most = Witness(), 0
        witness.is_seated = seated
        async with reader_at(witness):
            while not witness.ended.is_set():
                witness.connection.send(b"x" * 10_000)
                most = max(most, witness.connection.unread)
                await asyncio.sleep(0)
        return most

    watcher, seated = (asyncio.run(asyncio.wait_for(read_nothing(seated), 30)) for seated in (False, True))
    assert UNREAD_BY_WATCHER < watcher < UNREAD_BY_WATCHER + 200_000
    assert UNREAD < seated < UNREAD + 200_000
