"""Zatre on our server: every position and every list of legal answers is sent and read, as with a browser."""

import asyncio
from functools import partial
from http.client import HTTPConnection
from ipaddress import ip_address
from itertools import count
from random import choice
from typing import Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct

from ludotheque.server.protocol import api, requests

from .connection import connect
from .tables import Table

HOMES = ip_address("10.0.0.0")
"""Each guest has an address from here on, and comes through a reverse proxy that says so."""

Guest = dict[str, str]
"""The headers by which the house knows a guest."""


class Asked(Struct):
    """The answers of a seat."""

    options: list[Raw]


class Play(Struct):
    """The part of a match that a random player needs."""

    question: int
    asked: Asked | None = None
    result: dict[str, Any] | None = None


class Facts(Struct):
    """The part of a table that a random player needs."""

    rematch: str | None = None


class Heard(Struct):
    """The part of any message that a random player needs."""

    type: str
    facts: Facts | None = None
    play: Play | None = None


_decoder = msgspec.json.Decoder(Heard)


class Refused(Exception):
    """The house has refused something, or closed the connection."""


class OurClient:
    """A client of our house: it brings guests, and opens tables over HTTP."""

    def __init__(self, address: str) -> None:
        self.tables_at = f"ws{address.removeprefix('http')}/api/tables"
        self._http = HTTPConnection(urlsplit(address).netloc)
        self._numbers = count(1)

    def close(self) -> None:
        """Closes the HTTP client."""
        self._http.close()

    def table(self) -> Table:
        """A table for two guests."""
        return OurTable(self, [self.guest(), self.guest()])

    def guest(self) -> Guest:
        """A new guest."""
        guest = {"x-forwarded-for": str(HOMES + next(self._numbers))}
        _, cookie = self._ask("GET", "/api/me", guest)
        return {**guest, "cookie": cookie.partition(";")[0]}

    def open_table(self, host: Guest, game: str = "zatre") -> str:
        """Opens a table; returns its id."""
        text, _ = self._ask("POST", "/api/tables", host, msgspec.json.encode(api.NewTable(game)))
        return msgspec.json.decode(text, type=api.Opened).id

    def _ask(self, method: str, path: str, guest: Guest, body: bytes | None = None) -> tuple[bytes, str]:
        self._http.request(method, path, body, guest)
        response = self._http.getresponse()
        text = response.read()
        if response.status != 200:
            raise Refused(text.decode())
        return text, response.getheader("set-cookie", "")


class OurTable(Table):
    """A table of Zatre; every match after the first is a rematch, at a table and with connections of its own."""

    def __init__(self, client: OurClient, guests: list[Guest]) -> None:
        super().__init__()
        self.client, self.guests = client, guests
        self._question = 0
        self._options: list[Raw] = []
        self._expected: dict[int, asyncio.Future[Heard]] = {}

    async def open(self) -> None:
        await self._come_to(self.client.open_table(self.guests[0]))
        await self._ask(1, requests.Sit(seat=1))
        await self._begin()

    async def again(self) -> None:
        heard = await self._ask(0, requests.Rematch())
        for connection in self.connections:
            await connection.close()
        assert heard.facts is not None
        assert heard.facts.rematch is not None
        await self._come_to(heard.facts.rematch)
        await self._begin()

    async def _come_to(self, table: str) -> None:
        self.connections = []
        address = f"{self.client.tables_at}/{table}/live"
        for seat, guest in enumerate(self.guests):
            self.connections.append(await connect(address, guest, partial(self._hear, seat)))
            await self._ask(seat, requests.Hello())

    async def _begin(self) -> None:
        others = self._expect(1)
        await self._ask(0, requests.Begin())
        await others

    async def _ask(self, seat: int, request: requests.Request) -> Heard:
        """Sends a request; returns the update that follows."""
        expected = self._expect(seat)
        self.connections[seat].send(msgspec.json.encode(request))
        return await expected

    def _expect(self, seat: int) -> "asyncio.Future[Heard]":
        """The next update about the table that a seat gets."""
        self._expected[seat] = future = asyncio.get_running_loop().create_future()
        return future

    def random_answer(self) -> bytes:
        return b'{"type":"Answer","question":%d,"option":%b}' % (self._question, choice(self._options))

    def _hear(self, seat: int, text: bytes) -> None:
        heard = _decoder.decode(text)
        if heard.type in ("Refusal", "Farewell"):
            raise Refused(text.decode())
        if heard.play is not None:
            self._look(seat, heard.play)
        if heard.facts is not None and seat in self._expected:
            self._expected.pop(seat).set_result(heard)

    def _look(self, seat: int, play: Play) -> None:
        self._question, self.over = play.question, play.result is not None
        if play.asked is not None:
            self.asked, self._options = seat, play.asked.options
        self.saw(seat)
