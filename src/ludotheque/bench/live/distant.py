"""Players of a benchmark in real time, each at the end of a link, with a clock and reactions of their own."""

import asyncio
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from time import time

import msgspec
from msgspec import Struct

from ludotheque.server.protocol import parts, requests

from ..server.connection import Connection, connect
from ..server.ours import Guest, OurClient, Refused
from .messages import Heard, Play

REACTION, SPREAD = 300.0, 30.0
"""Mean and spread, in milliseconds, of a simulated player's reaction; the same for all."""
JITTER = 0.06
"""The mean delay of a message beyond the usual, as a share of the way."""
SOUNDINGS, APART = 5, 0.12
FIRST_LOOK = 1.5
"""Seconds before the first round, in which latencies are measured."""


class Link(Struct, frozen=True):
    """The way to a player's home: milliseconds to the house, and back."""

    up: float
    down: float

    @property
    def name(self) -> str:
        """The link's name."""
        return f"{self.up:g} ms" if self.up == self.down else f"{self.up:g} / {self.down:g} ms"


_decoder = msgspec.json.Decoder(Heard)


class Distant:
    """A connection over a link: messages are delayed and stay in order."""

    def __init__(self, link: Link, hear: Callable[[bytes], None], luck: Random) -> None:
        self.link, self._hear, self._luck = link, hear, luck
        self._last = {True: 0.0, False: 0.0}
        self._dropped = False
        self._connection: Connection

    async def open(self, address: str, guest: Mapping[str, str]) -> None:
        """Connects."""
        self._connection = await connect(address, guest, lambda text: self._after(False, self._heard, text))

    def send(self, request: requests.Request) -> None:
        """Sends a request, delayed by the link."""
        self._after(True, self._say, msgspec.json.encode(request))

    def _say(self, text: bytes) -> None:
        if not self._dropped:
            self._connection.send(text)

    def _heard(self, text: bytes) -> None:
        if not self._dropped:
            self._hear(text)

    def drop(self) -> None:
        """Drops the connection, with whatever is on its way."""
        self._dropped = True
        self._connection.drop()

    def _after(self, up: bool, then: Callable[[bytes], None], text: bytes) -> None:
        way = self.link.up if up else self.link.down
        loop = asyncio.get_running_loop()
        due = loop.time() + way * (1 + self._luck.expovariate(1 / JITTER)) / 1000
        self._last[up] = due = max(due, self._last[up] + 1e-5)
        loop.call_at(due, then, text)


class Grabber:
    """A player who grabs as soon as there is something to grab, by their own clock."""

    def __init__(self, table: "LiveTable", seat: int, link: Link, luck: Random) -> None:
        self.table, self.seat, self._luck = table, seat, luck
        self.wire = Distant(link, self._hear, luck)
        self._skew, self._offset, self._trip = luck.uniform(-1e6, 1e6), 0.0, float("inf")
        self._acts: asyncio.TimerHandle | None = None
        self._heard: asyncio.Queue[Heard] = asyncio.Queue()

    async def ask(self, request: requests.Request, done: Callable[[Heard], bool]) -> None:
        """Sends a request and waits until it is done."""
        self.wire.send(request)
        while not done(heard := await self._heard.get()):
            if heard.type == "Refusal":
                raise Refused(f"{request}: refused")

    def _clock(self) -> float:
        """Milliseconds by this player's own clock."""
        return asyncio.get_running_loop().time() * 1000 + self._skew

    def measure(self, left: int) -> None:
        """Works out the house's clock, as our own client does."""
        self.wire.send(requests.Ping(sent=round(self._clock())))
        if left > 1:
            asyncio.get_running_loop().call_later(APART, self.measure, left - 1)

    def _hear(self, text: bytes) -> None:
        heard = _decoder.decode(text)
        if heard.type == "Farewell" and not self.table.over.done():
            self.table.over.set_exception(Refused(text.decode()))
        if heard.type == "Pong":
            self._measured(heard)
        if (heard.facts is not None or heard.type == "Refusal") and not self.table.begun:
            self._heard.put_nowait(heard)
        if heard.play is not None:
            self._look(heard.play)

    def _measured(self, pong: Heard) -> None:
        if pong.number:
            self.wire.send(requests.Heard(number=pong.number))
        trip = self._clock() - pong.sent
        if trip < self._trip:
            self._trip, self._offset = trip, pong.now - (pong.sent + self._clock()) / 2

    def _look(self, play: Play) -> None:
        if not self.seat:
            self.table.looked(play)
        if self._acts is not None:
            self._acts.cancel()
        if play.asked is None or play.pace is None:
            return
        self._acts = asyncio.get_running_loop().call_later(self._wait(play), self._act, play)

    def _wait(self, play: Play) -> float:
        """Seconds until this player does something."""
        assert play.pace is not None
        if play.pace.claims:
            seen = max(0.0, play.pace.shown - (self._clock() + self._offset))
            return (seen + self._luck.gauss(REACTION, SPREAD)) / 1000
        return FIRST_LOOK if play.view.round == play.view.manche == 1 else 0.05

    def _act(self, play: Play) -> None:
        assert play.asked is not None
        assert play.pace is not None
        wanted = [option for option in play.asked.options if option["type"] in (*play.pace.claims, "TurnBoard")]
        if not wanted:
            return
        option = self._luck.choice(wanted) if play.pace.claims else wanted[0]
        at = self._clock() + self._offset
        height = self._luck.random()
        self.wire.send(requests.Answer(question=play.question, option=option, at=at, height=height))


class Passer(Grabber):
    """A player who never grabs: gives any card, and calls as soon as that is allowed."""

    def _look(self, play: Play) -> None:
        if play.view.passes > self.table.passes:
            self.table.shown_to(self.seat, max(now_exactly(), float(play.pace.shown if play.pace else 0)))
        super()._look(play)

    def _wait(self, play: Play) -> float:
        assert play.pace is not None
        return super()._wait(play) if not play.pace.claims else max(0.0, play.pace.earliest + 5 - now_exactly()) / 1000

    def _act(self, play: Play) -> None:
        assert play.pace is not None
        if not play.pace.claims:
            super()._act(play)
        elif play.pace.caller == self.seat:
            self.table.called = now_exactly()
            self.wire.send(requests.Call(question=play.question))


def now_exactly() -> float:
    """The house's clock, which is this machine's."""
    return time() * 1000


def _has_seats(count: int) -> Callable[[Heard], bool]:
    return lambda heard: heard.facts is not None and len(heard.facts.seats) == count


def _is_live(heard: Heard) -> bool:
    return heard.facts is not None and heard.facts.options.get("pace") == "live"


class LiveTable:
    """A table of four, each at the end of a link."""

    def __init__(
        self,
        client: OurClient,
        links: Sequence[Link],
        first: Counter[int],
        turn: int,
        kind: type[Grabber] = Grabber,
        waits: list[float] | None = None,
    ) -> None:
        self.client, self._first = client, first
        self._places = [(seat + turn) % len(links) for seat in range(len(links))]
        luck = Random(turn)
        self.players = [
            kind(self, seat, links[place], Random(luck.random())) for seat, place in enumerate(self._places)
        ]
        self.passes, self.called = 0, 0.0
        self._waits = [] if waits is None else waits
        self._shown: dict[int, float] = {}
        self.begun = False
        self.over = asyncio.get_running_loop().create_future()
        self._counted: tuple[int, int] | None = None

    async def open(self, guests: Sequence[Guest]) -> None:
        """Seats everybody."""
        table = self.client.open_table(guests[0], "zuma")
        for player, guest in zip(self.players, guests, strict=True):
            await player.wire.open(f"{self.client.tables_at}/{table}/live", guest)
            await player.ask(requests.Hello(), lambda _: True)
        host, *others = self.players
        await host.ask(requests.Resize(seats=len(guests)), _has_seats(len(guests)))
        for player in others:
            await player.ask(requests.Sit(seat=player.seat), lambda heard: "seat" in heard.you)
        live = requests.Agree(options={"pace": "live"}, settings=parts.TableSettings())
        await host.ask(live, _is_live)

    async def play(self) -> None:
        """Plays from the first round to the end of the match."""
        await self.players[0].ask(requests.Begin(), lambda heard: heard.play is not None)
        self.begun = True
        for player in self.players:
            player.measure(SOUNDINGS)
        await self.over

    def shown_to(self, seat: int, at: float) -> None:
        """Notes that a seat was shown a pass. It counts once everybody has seen it."""
        self._shown[seat] = at
        if len(self._shown) == len(self.players):
            self._waits.append(max(self._shown.values()) - self.called)
            self.passes += 1
            self._shown = {}

    def looked(self, play: Play) -> None:
        """Counts who was first, once for each round."""
        now = (play.view.manche, play.view.round)
        if play.view.grabs and now != self._counted:
            self._counted = now
            self._first[self._places[play.view.grabs[0]["player"]]] += 1
        if play.result is not None and not self.over.done():
            self.over.set_result(None)
