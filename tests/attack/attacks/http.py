"""Attacks with requests that never end, are too large, or ask for what is not there."""

import asyncio
from collections.abc import AsyncIterator

from ..wire import request
from .foes import Foe, attack

HALF = b"GET /api/tables HTTP/1.1\r\nHost: here\r\nX-Slow: "


@attack
async def endless_headers(foe: Foe) -> None:
    """Endless request headers in bulk: one long header, and many short ones."""
    await foe.at_once(_bulk(foe, one) for one in (b"x" * 65_536, b"X-More: of the same\r\n" * 3000) * 2)


async def _bulk(foe: Foe, one: bytes) -> None:
    _, writer = await foe.open()
    writer.write(HALF)
    for _ in range(3000):
        await foe.pour(writer, one, "bytes of headers", len(one))


@attack
async def endless_handshakes(foe: Foe) -> None:
    """The same in a request for a websocket."""
    _, writer = await foe.open()
    writer.write(b"GET /api/tables/x/live HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n")
    for number in range(100_000):
        await foe.pour(writer, b"X-%d: %b\r\n" % (number, b"x" * 1000), "headers")


@attack
async def slow_headers(foe: Foe) -> None:
    """Headers, a byte at a time, over a hundred connections."""
    await foe.at_once(_slowly(foe, HALF) for _ in range(100))


async def _slowly(foe: Foe, before: bytes) -> None:
    _, writer = await foe.open()
    writer.write(before)
    while foe.goes_on:
        await foe.pour(writer, b"x", "slow bytes")
        await asyncio.sleep(0.2)


@attack
async def half_requests(foe: Foe) -> None:
    """A thousand half requests, held open."""
    await foe.at_once(_half_request(foe) for _ in range(1000))
    await asyncio.sleep(30)


async def _half_request(foe: Foe) -> None:
    _, writer = await foe.open()
    await foe.pour(writer, HALF, "half requests")


@attack
async def idle_connections(foe: Foe) -> None:
    """Three hundred connections that never send anything."""
    await foe.at_once(foe.open() for _ in range(300))
    await asyncio.sleep(30)


@attack
async def slow_bodies(foe: Foe) -> None:
    """Bodies, a byte at a time, over a hundred connections, with the cookie that a post needs."""
    guest = await foe.guest()
    headers = {"Content-Length": "16000", **guest.headers}
    before = request(foe.gate, "POST", "/api/tables", headers)
    await foe.at_once(_slowly(foe, before) for _ in range(100))


@attack
async def big_bodies(foe: Foe) -> None:
    """Bodies of many megabytes, announced and in chunks."""
    guest = await foe.guest()
    announced = {"Content-Length": str(50_000_000), **guest.headers}
    chunked = {"Transfer-Encoding": "chunked", **guest.headers}
    for path in ("/api/tables", "/api/me", "/health"):
        await foe.at_once(_big_body(foe, path, headers) for headers in (announced, chunked))


async def _big_body(foe: Foe, path: str, headers: dict[str, str]) -> None:
    _, writer = await foe.open()
    head = request(foe.gate, "POST", path, headers)
    chunked = "Transfer-Encoding" in headers
    writer.write(head.replace(b"Content-Length: 0\r\n", b"") if chunked else head)
    async for piece in _pieces(chunked):
        await foe.pour(writer, piece, "bytes of bodies", len(piece))


async def _pieces(chunked: bool) -> AsyncIterator[bytes]:
    for _ in range(700):
        yield b"10000\r\n" + b"x" * 65_536 + b"\r\n" if chunked else b"x" * 65_536


@attack
async def unknown_paths(foe: Foe) -> None:
    """Addresses and methods that do not exist, in every odd form."""
    odd = (
        "/" + "a/" * 500,
        "/%00",
        "/..%2f..%2fetc/passwd",
        "//",
        "/api/rules/x/fr",
        "/api/words/en/os",
        "/?" + "q=1&" * 500,
    )
    await foe.at_once(foe.fetch(path, foe.random.choice(("GET", "OPTIONS", "PUT", "TRACE", "X"))) for path in odd)
    await foe.at_once(foe.fetch(f"/api/{foe.nowhere()}") for _ in range(20))


@attack
async def odd_hosts(foe: Foe) -> None:
    """Foreign host names, forged addresses, and requests that break the rules of HTTP."""
    for host in ("evil.example", "", "a" * 5000, "127.0.0.1:99999", "[::1]"):
        await foe.at_once([foe.fetch("/api/me", headers={"Host": host, "X-Forwarded-Host": "evil.example"})])
    for bad in (b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00", b"GET  /\r\n\r\n", b"POST / HTTP/1.1\r\n" * 50):
        _, writer = await foe.open()
        await foe.pour(writer, bad, "bad requests")
        await asyncio.sleep(0.01)


@attack
async def unread_replies(foe: Foe) -> None:
    """Thousands of requests on one connection, with responses that nobody reads."""
    _, writer = await foe.open()
    writer.transport.pause_reading()  # type: ignore[attr-defined]
    asked = request(foe.gate, "GET", "/api/material/winter", {"Connection": "keep-alive"})
    for _ in range(300):
        await foe.pour(writer, asked * 20, "unread requests", 20)
    await asyncio.sleep(5)
