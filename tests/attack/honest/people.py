"""People, each with a cookie and an address of their own, who come back to their table by themselves."""

import asyncio
import json
from collections.abc import Iterator
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct

from ..felt import Felt
from ..wire import LOST, PATIENCE, Connection, ConnectionLost, Gate, Reply, connect, fetch

MOST_PAUSE = 2.0
"""The most seconds between two attempts to come back."""

MOST_FRAMES = 300
"""Frames kept of a connection, if any are kept."""


class Why(Struct):
    """A sentence, by its id."""

    id: str = ""


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
    phase: str = ""


class You(Struct):
    """Who the reader is."""

    seat: int | None = None


class Heard(Struct):
    """The part of any message that a random player needs."""

    type: str
    ref: int = 0
    number: int = 0
    fresh: bool = False
    again: bool = False
    facts: Facts | None = None
    play: Play | None = None
    you: You | None = None
    why: Why | None = None


class Recorded(Struct):
    """What one connection was sent, frame by frame, in the form that `tests.server.ledger` reads."""

    table: str
    headers: dict[str, str]
    hello: dict[str, Any]
    frames: list[str] = []


class Refused(Exception):
    """The house refused a request. The message is the id of the sentence."""


_decoder = msgspec.json.Decoder(Heard)
_refs = count(1)


def addresses(network: int) -> Iterator[str]:
    """Addresses of this machine, 127.NETWORK.x.y, each once."""
    return (f"127.{network}.{number // 250}.{number % 250 + 1}" for number in count())


class Person:
    """Somebody who comes to the house from an address of their own."""

    def __init__(self, gate: Gate, address: str, felt: Felt) -> None:
        self.gate, self.address, self.felt = gate, address, felt
        self.headers: dict[str, str] = {}

    async def arrive(self) -> None:
        """Becomes a guest."""
        reply = await self.get("/api/me")
        self.headers["Cookie"] = reply.headers.get("set-cookie", "").partition(";")[0]

    async def get(self, path: str) -> Reply:
        """The response to this person's request. A refusal is raised."""
        return self._accepted(await fetch(self.gate, self.address, "GET", path, self.headers))

    async def post(self, path: str, thing: Any) -> Reply:
        """The response to this person's post. A refusal is raised."""
        body = json.dumps(thing).encode()
        return self._accepted(await fetch(self.gate, self.address, "POST", path, self.headers, body))

    async def open_table(self, game: str = "zatre", **how: Any) -> str:
        """Opens a table; returns its id."""
        return str((await self.post("/api/tables", {"game": game, **how})).json["id"])

    def _accepted(self, reply: Reply) -> Reply:
        if reply.status != 200:
            self.felt.refusals[reply.why] += 1
            raise Refused(reply.why)
        return reply


class Player(Person):
    """Somebody with a table open, who knows what they are asked and comes back by themselves."""

    def __init__(self, gate: Gate, address: str, felt: Felt, records: bool = False) -> None:
        super().__init__(gate, address, felt)
        self.table = ""
        self.number = 0
        self.seat: int | None = None
        self.play: Play | None = None
        self.facts = Facts()
        self.here = asyncio.Event()
        """Set while the table is open and known."""
        self._heard = asyncio.Event()
        self._connection: Connection | None = None
        self._greeted: asyncio.Future[None] | None = None
        self._expected: dict[int, asyncio.Future[float]] = {}
        self._returning: asyncio.Task[None] | None = None
        self._coming = asyncio.Lock()
        """Held while a table is being opened: whoever is on the way back to one does not come between."""
        self._records, self.recorded = records, list[Recorded]()

    async def come_to(self, table: str) -> None:
        """Opens a table; returns once it is known."""
        async with self._coming:
            await self._open(table)

    async def _open(self, table: str) -> None:
        self.leave()
        if table != self.table:
            self.table, self.number, self.play, self.facts = table, 0, None, Facts()
        hello = {"type": "Hello", "after": self.number}
        if self._records:
            self.recorded.append(Recorded(table, dict(self.headers), hello))
        opened = await connect(self.gate, self.address, table, self.headers, self._hear, self._lose)
        self._connection, self._greeted = opened, asyncio.get_running_loop().create_future()
        try:
            opened.send(json.dumps(hello).encode())
            async with asyncio.timeout(PATIENCE):
                await self._greeted
        except BaseException:
            self.leave()
            raise

    def leave(self) -> None:
        """Closes the table."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.drop()
        self._forget_asked()

    def give_up(self) -> None:
        """Never comes back."""
        if self._returning is not None:
            self._returning.cancel()

    def _lose(self) -> None:
        """Notes a lost connection. If we did not close it, and were at the table, we come back by ourselves."""
        if self._connection is None:
            return
        was_here = self.here.is_set()
        self._connection = None
        self._forget_asked()
        if was_here:
            self._returning = asyncio.ensure_future(self._come_back())
        elif self._greeted is not None and not self._greeted.done():
            self._greeted.set_exception(ConnectionLost("the house ended the connection"))

    def _forget_asked(self) -> None:
        self.here.clear()
        for expected in self._expected.values():
            if not expected.done():
                expected.set_exception(ConnectionLost("the connection is lost"))
                expected.exception()
        self._expected.clear()

    async def _come_back(self) -> None:
        began = perf_counter()
        await self.return_to_seat()
        self.felt.away.append((perf_counter() - began) * 1000)

    async def return_to_seat(self) -> None:
        """Tries until the table is open again, and checks that the seat is still ours."""
        seat, pause = self.seat, 0.1
        while True:
            try:
                async with self._coming:
                    await self._open(self.table)
                break
            except LOST:
                self.felt.refusals["could not come back"] += 1
                await asyncio.sleep(pause)
                pause = min(MOST_PAUSE, pause * 2)
        if self.seat != seat:
            self.felt.wrong.append(f"had seat {seat}, and has {self.seat}")

    # Speaking and hearing.

    async def ask(self, kind: str, **fields: Any) -> float:
        """Makes a request; returns the moment it was done. Refusals and lost connections are raised."""
        ref = next(_refs)
        expected: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        self.tell(kind, **fields, ref=ref)
        self._expected[ref] = expected
        return await expected

    def tell(self, kind: str, **fields: Any) -> None:
        """Sends a message."""
        if self._connection is None:
            raise ConnectionLost("no connection")
        self._connection.send(msgspec.json.encode({"type": kind, **fields}))

    def _hear(self, text: bytes) -> None:
        at, heard = perf_counter(), _decoder.decode(text)
        if self.recorded and len(self.recorded[-1].frames) < MOST_FRAMES:
            self.recorded[-1].frames.append(text.decode())
        match heard.type:
            case "News":
                self._take_news(heard)
            case "Done":
                self._settle(heard.ref, at)
            case "Refusal":
                self.felt.refusals[_id(heard)] += 1
                self._settle(heard.ref, Refused(_id(heard)))
            case "Farewell":
                self.felt.refusals[_id(heard)] += 1

    def _take_news(self, news: Heard) -> None:
        if news.number <= self.number and not news.fresh:
            self.felt.wrong.append(f"number {news.number} after {self.number}")
        if news.number < self.number:
            self.felt.wrong.append(f"knew {self.number}, and there is only {news.number}")
        self.number = news.number
        self.facts = news.facts or self.facts
        self.play = news.play or self.play
        if news.you is not None:
            self.seat = news.you.seat
        self.here.set()
        self._heard.set()
        if self._greeted is not None and not self._greeted.done():
            self._greeted.set_result(None)

    def _settle(self, ref: int, outcome: float | Refused) -> None:
        expected = self._expected.pop(ref, None)
        if expected is None or expected.done():
            return
        if isinstance(outcome, Refused):
            expected.set_exception(outcome)
        else:
            expected.set_result(outcome)

    async def until_asked(self) -> None:
        """Waits until this player must answer, or the match is over."""
        while not (self.options or self.is_over):
            self._heard.clear()
            await self._heard.wait()

    async def until_news(self) -> None:
        """Waits for the next event at the table."""
        self._heard.clear()
        await self._heard.wait()

    @property
    def is_waiting(self) -> bool:
        """True while a request has not been answered."""
        return bool(self._expected)

    @property
    def options(self) -> list[Raw]:
        """The legal answers; none if somebody else is asked."""
        return self.play.asked.options if self.play is not None and self.play.asked is not None else []

    @property
    def is_over(self) -> bool:
        """True once the match is over."""
        return self.play is not None and self.play.result is not None


def _id(heard: Heard) -> str:
    return heard.why.id if heard.why is not None else heard.type
