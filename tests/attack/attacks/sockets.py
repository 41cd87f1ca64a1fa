"""Attacks with frames: what can be sent over a websocket, and how one can be held open or dropped."""

import asyncio
import json
import socket
import struct
from collections.abc import Iterator

from ..wire import Streams
from .foes import Foe, attack

MASK = b"\0\0\0\0"
"""A mask that changes nothing, so that frames read as they are written."""
CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0x0, 0x1, 0x2, 0x8, 0x9, 0xA
FINAL = 0x80
BULK = 4000
"""Frames that are written together."""
HELLO = b'{"type":"Hello"}'


def frame(opcode: int, data: bytes = b"", final: bool = True) -> bytes:
    """A frame as a browser sends it."""
    if len(data) < 126:
        length = bytes((0x80 | len(data),))
    elif len(data) < 65_536:
        length = b"\xfe" + len(data).to_bytes(2, "big")
    else:
        length = b"\xff" + len(data).to_bytes(8, "big")
    return bytes((opcode | (FINAL if final else 0),)) + length + MASK + data


async def flood(foe: Foe, streams: Streams, one: bytes, what: str, reads: bool = True) -> None:
    """Sends the same frame as fast as the house reads, until it closes."""
    reader, writer = streams
    reading = asyncio.ensure_future(_discard(reader)) if reads else None
    try:
        while foe.goes_on and not (reading and reading.done()):
            await foe.pour(writer, one * BULK, what, BULK)
    finally:
        if reading is not None:
            reading.cancel()


async def _discard(reader: asyncio.StreamReader) -> None:
    while await reader.read(65_536):
        pass


async def watching(foe: Foe) -> Streams:
    """A websocket to the table in play, after its hello, without a cookie."""
    reader, writer = await foe.websocket(foe.table)
    writer.write(frame(TEXT, HELLO))
    await reader.read(65_536)
    return reader, writer


@attack
async def empty_pings(foe: Foe) -> None:
    """Empty pings, to a table that does not exist, without a cookie."""
    await flood(foe, await foe.websocket(foe.nowhere()), frame(PING), "pings")


@attack
async def pings_at_a_table(foe: Foe) -> None:
    """Empty pings, to a table in play."""
    await flood(foe, await watching(foe), frame(PING), "pings")


@attack
async def pongs(foe: Foe) -> None:
    """Pongs that nobody has asked for."""
    await flood(foe, await foe.websocket(foe.nowhere()), frame(PONG), "pongs")


@attack
async def tiny_texts(foe: Foe) -> None:
    """Texts of one letter, instead of a hello and after it."""
    await flood(foe, await foe.websocket(foe.nowhere()), frame(TEXT, b"x"), "texts")
    await flood(foe, await watching(foe), frame(TEXT, b"x"), "texts")


@attack
async def fragments(foe: Foe) -> None:
    """An endless text in fragments of one byte."""
    reader, writer = await watching(foe)
    writer.write(frame(TEXT, b"{", final=False))
    await flood(foe, (reader, writer), frame(CONTINUED, b" ", final=False), "fragments")


@attack
async def empty_fragments(foe: Foe) -> None:
    """An endless text in empty fragments, which never grows."""
    reader, writer = await watching(foe)
    writer.write(frame(TEXT, b"", final=False))
    await flood(foe, (reader, writer), frame(CONTINUED, b"", final=False), "fragments")


@attack
async def half_frames(foe: Foe) -> None:
    """Sixty frames of 60 kB, sent a byte at a time."""
    await foe.at_once(_half_frame(foe) for _ in range(60))


async def _half_frame(foe: Foe) -> None:
    _, writer = await foe.websocket(foe.nowhere())
    whole = frame(TEXT, b"x" * 60_000)
    await foe.pour(writer, whole[:-2000], "half frames")
    for byte in whole[-2000:-1]:
        await foe.pour(writer, bytes((byte,)), "bytes")
        await asyncio.sleep(0.005)


@attack
async def unread_pongs(foe: Foe) -> None:
    """Long pings whose pongs nobody reads."""
    await foe.at_once(_unread(foe, frame(PING, b"x" * 125), "pings") for _ in range(5))


@attack
async def unread_texts(foe: Foe) -> None:
    """Messages at a table in play whose replies nobody reads."""
    await foe.at_once(_unread(foe, frame(TEXT, b'{"type":"Ping","sent":123456789}'), "messages") for _ in range(5))


async def _unread(foe: Foe, one: bytes, what: str) -> None:
    reader, writer = await foe.websocket(foe.table)
    _read_little(writer)
    writer.write(frame(TEXT, HELLO))
    await flood(foe, (reader, writer), one, what, reads=False)


def _read_little(writer: asyncio.StreamWriter) -> None:
    """Makes this side's receive buffer as small as possible, so that unread bytes stay with the house."""
    bare: socket.socket = writer.get_extra_info("socket")
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    writer.transport.pause_reading()  # type: ignore[attr-defined]


@attack
async def silent_lines(foe: Foe) -> None:
    """Three hundred websockets that say nothing."""
    await foe.at_once(foe.websocket(foe.nowhere()) for _ in range(300))
    await asyncio.sleep(12)


@attack
async def garbage_frames(foe: Foe) -> None:
    """Random bytes instead of frames, and frames that break the rules."""
    for bad in _bad_frames(foe):
        _, writer = await foe.websocket(foe.random.choice((foe.nowhere(), foe.table)))
        await foe.pour(writer, frame(TEXT, HELLO) + bad, "bad frames")
        await asyncio.sleep(0.01)


def _bad_frames(foe: Foe) -> Iterator[bytes]:
    yield from (foe.random.randbytes(foe.random.randrange(1, 300)) for _ in range(10))
    yield b"\x89\xfe\xff\xff" + MASK + b"x" * 65_535
    yield b"\x81\xff" + (1 << 62).to_bytes(8, "big") + MASK
    yield b"\x81\x05hello"
    yield frame(CONTINUED, b"of nothing")
    yield frame(BINARY, b"\0" * 1000)
    yield frame(0x70 | TEXT, b"reserved") + frame(0x3)
    yield frame(CLOSE, b"\x00\x01") + frame(CLOSE, b"x")
    yield frame(TEXT, b"\xff\xfe\xfd")


@attack
async def garbage_messages(foe: Foe) -> None:
    """Texts that are not JSON, not a message, too deep, too long, or out of range."""
    _, writer = await watching(foe)
    for bad in _bad_messages(foe):
        await foe.pour(writer, frame(TEXT, bad), "bad messages")
        await asyncio.sleep(0.01)


def _bad_messages(foe: Foe) -> Iterator[bytes]:
    yield b"[" * 16_000
    yield b'{"type":"Answer","question":1,"option":' + b'{"a":' * 3000 + b"1" + b"}" * 3000 + b"}"
    yield json.dumps({"type": "Say", "text": "x" * 15_000}).encode()
    yield json.dumps({"type": "Answer", "question": 10**40, "option": {}}).encode()
    yield b'{"type":"Answer","question":-1,"option":{"type":"Place","cell":[1e999,1]}}'
    yield json.dumps({"type": "Hello", "after": 2**63, "key": "\ud800"}).encode()
    yield json.dumps({"type": foe.random.choice(("Sit", "Begin", "Rematch", "Link")), "seat": 99}).encode()
    yield foe.random.randbytes(200)


@attack
async def odd_closings(foe: Foe) -> None:
    """Connections that end at odd moments: reset, half closed, closed and then written to."""
    for closing in (_reset, _half_close, _speak_after_close, _close_twice):
        for greets in (True, False):
            reader, writer = await foe.websocket(foe.table)
            if greets:
                writer.write(frame(TEXT, HELLO))
            await asyncio.sleep(foe.random.choice((0, 0.001, 0.01)))
            await closing(foe, reader, writer)
            foe.did["closings"] += 1


async def _reset(foe: Foe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    bare: socket.socket = writer.get_extra_info("socket")
    bare.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    writer.transport.abort()


async def _half_close(foe: Foe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    if writer.can_write_eof():
        writer.write_eof()
    await asyncio.sleep(0.01)


async def _speak_after_close(foe: Foe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(frame(CLOSE, b"\x03\xe8") + frame(TEXT, b'{"type":"Ping"}') * 50)
    await writer.drain()


async def _close_twice(foe: Foe, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.write(frame(CLOSE, b"\x03\xe8") * 2)
    await writer.drain()
    await asyncio.sleep(0.01)
