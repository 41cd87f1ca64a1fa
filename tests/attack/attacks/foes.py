"""What every attacker has: one or more addresses, connections, guests, and counts of what became of it all."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from errno import errorcode
from random import Random
from time import monotonic
from typing import Any

from msgspec import Struct

from ..felt import Felt
from ..honest.people import Player, Refused
from ..wire import NO_HEADERS, Gate, Headers, Reply, Streams, fetch, is_lost, read_reply

FOES = 66
"""Their network: 127.66.0.0."""
OPENED_AT_ONCE = 20
"""Connections that one attack opens at the same time, so that the others get a turn."""
A_BREATH = 0.02
"""Seconds between the end of an assault and the next."""
HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Foe:
    """Somebody who does one kind of harm until the round ends."""

    def __init__(self, gate: Gate, tables: list[str], place: int, seed: str, seconds: float) -> None:
        self.gate, self.tables, self.place = gate, tables, place
        self.random = Random(f"{seed} {place}")
        self.did: Counter[str] = Counter()
        self.ends = monotonic() + seconds
        self._opening = asyncio.Semaphore(OPENED_AT_ONCE)
        self._writers: dict[asyncio.StreamWriter, None] = {}
        self._guests: list[Player] = []

    @property
    def goes_on(self) -> bool:
        """True until the round ends."""
        return monotonic() < self.ends

    @property
    def table(self) -> str:
        """The table in play that strangers know."""
        return self.tables[0]

    def address(self, home: int = 0) -> str:
        """The attacker's address. A few attacks come from several homes."""
        return f"127.{FOES}.{self.place}.{home + 1}"

    def nowhere(self) -> str:
        """The id of a table that does not exist."""
        return f"{self.random.getrandbits(128):022x}"[:22]

    # Connections.

    async def open(self, home: int = 0) -> Streams:
        """Opens a plain connection."""
        async with self._opening:
            reader, writer = await self.gate.open(self.address(home))
        self.did["connections"] += 1
        self._writers[writer] = None
        return reader, writer

    async def websocket(self, table: str, headers: Headers = NO_HEADERS, home: int = 0) -> Streams:
        """Opens a websocket to a table, with its handshake done. Frames are written by hand."""
        reader, writer = await self.open(home)
        head = {"Host": self.gate.name, **HANDSHAKE, **headers}
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", *(f"{name}: {told}" for name, told in head.items()), "", ""]
        writer.write("\r\n".join(lines).encode())
        try:
            accepted = b" 101 " in await reader.readuntil(b"\r\n\r\n")
        except BaseException:
            self.drop(writer)
            raise
        if not accepted:
            self.drop(writer)
            self.did["handshakes refused"] += 1
            raise ConnectionError("no handshake")
        return reader, writer

    def drop(self, writer: asyncio.StreamWriter) -> None:
        """Drops a connection."""
        self._writers.pop(writer, None)
        with suppress(Exception):
            writer.transport.abort()

    async def pour(self, writer: asyncio.StreamWriter, data: bytes, what: str, times: int = 1) -> None:
        """Writes as fast as the house reads."""
        writer.write(data)
        await writer.drain()
        self.did[what] += times

    async def fetch(
        self, path: str, method: str = "GET", headers: Headers = NO_HEADERS, body: bytes = b"", home: int = 0
    ) -> Reply:
        """Makes one request; returns its response."""
        reply = await fetch(self.gate, self.address(home), method, path, headers, body)
        self.did[f"status {reply.status}"] += 1
        return reply

    async def reply(self, reader: asyncio.StreamReader) -> None:
        """Waits for a response and counts it."""
        self.did[f"status {(await read_reply(reader)).status}"] += 1

    async def guest(self, home: int = 0) -> Player:
        """A guest with a cookie, from one of the homes."""
        player = Player(self.gate, self.address(home), Felt())
        self._guests.append(player)
        await player.arrive()
        self.did["guests"] += 1
        return player

    async def guests(self, number: int, home: int = 0) -> list[Player]:
        """Several guests."""
        return [await self.guest(home) for _ in range(number)]

    def tab_of(self, guest: Player) -> Player:
        """The same guest in another tab."""
        tab = Player(guest.gate, guest.address, Felt())
        tab.headers = guest.headers
        self._guests.append(tab)
        return tab

    # Doing it.

    async def at_once(self, many: Iterable[Awaitable[Any]]) -> None:
        """Does everything at the same time. A failure is counted and leaves the rest alone."""
        done = await asyncio.gather(*many, return_exceptions=True)
        for error in done:
            if isinstance(error, Exception):
                self.count(error)

    def count(self, error: Exception) -> None:
        """Counts an error as a refusal by the house, or else as a mistake in the attack."""
        if isinstance(error, Refused):
            return  # already counted where it was refused
        if is_lost(error):
            self.did[errorcode.get(getattr(error, "errno", 0), type(error).__name__)] += 1
        else:
            self.did["MISTAKES"] += 1
            self.did[repr(error)[:100]] += 1

    async def attack(self, assault: "Assault") -> None:
        """Repeats the same assault until the round ends."""
        while self.goes_on:
            try:
                async with asyncio.timeout(max(0.0, self.ends - monotonic())):
                    await assault(self)
            except Exception as error:
                if self.goes_on:
                    self.count(error)
            self.let_go()
            await asyncio.sleep(A_BREATH)

    def let_go(self) -> None:
        """Drops every connection."""
        for writer in [*self._writers]:
            self.drop(writer)
        for guest in self._guests:
            guest.leave()
            guest.give_up()
            self.did.update({f"refused {why}": times for why, times in guest.felt.refusals.items()})
        self._guests.clear()


Assault = Callable[[Foe], Awaitable[None]]


class Attack(Struct, frozen=True):
    """An attack by name. Its assault's docstring says what it does."""

    name: str
    assault: Assault


ATTACKS: dict[str, Attack] = {}


def attack(assault: Assault) -> Assault:
    """Registers a function as an attack: `empty_pings` becomes `empty-pings`."""
    name = getattr(assault, "__name__", "").replace("_", "-")
    ATTACKS[name] = Attack(name, assault)
    return assault
