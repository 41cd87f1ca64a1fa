"""Fairness in real time: players who react alike, over links that are not, at live tables of our own server.

Everybody grabs as soon as the cards of a round are seen. Whoever is said to be first should be anybody, as often as
anybody else, wherever they live.
"""

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence, Sized
from contextlib import closing
from pathlib import Path
from random import Random
from time import time
from typing import Any

import msgspec
from msgspec import Struct

from ludotheque.server import messages

from .houses import our_house
from .lines import Line, connect
from .ours import Guest, OurHouse, Refused
from .processes import Server
from .server import allow_many_files

REACTION, SPREAD = 300.0, 30.0
"""Milliseconds after which a simulated player reacts, give or take: alike for all."""
JITTER = 0.06
"""How much longer a message may take than usual, on the average, as a share of its way."""
SOUNDINGS, APART = 5, 0.12
APART_OVER = 1.3
"""Seconds over which tables begin that should not keep the same time: about a pass."""
FIRST_LOOK = 1.5
"""Seconds before the first round, in which the ways are measured."""
PATIENCE = 60.0
"""Seconds beyond its time that a run may take to find anything at all."""


class Link(Struct, frozen=True):
    """A line to somebody's home: milliseconds to the house, and back."""

    up: float
    down: float

    @property
    def name(self) -> str:
        """What it is called."""
        return f"{self.up:g} ms" if self.up == self.down else f"{self.up:g} / {self.down:g} ms"


NEAR = (Link(5, 5), Link(50, 50), Link(150, 150), Link(110, 40))
"""All that can be made equal, the last of them asymmetric."""
FAR = (Link(5, 5), Link(50, 50), Link(150, 150), Link(250, 250))
"""With one that cannot."""
NEXT_DOOR = Link(0, 0)
RUNS = 4


class Shares(Struct, frozen=True):
    """How often each of four links was first, and in how many rounds."""

    compensated: bool
    links: list[Link]
    first: list[int]

    @property
    def rounds(self) -> int:
        """Rounds that were played."""
        return sum(self.first)

    def share(self, place: int) -> float:
        """The share of a link, from 0 to 1."""
        return self.first[place] / max(1, self.rounds)


class Asked(Struct):
    """What a seat may answer."""

    options: list[dict[str, Any]]


class Pace(Struct):
    """When it is shown."""

    shown: int
    claims: list[str] = []
    caller: int | None = None
    earliest: int = 0


class View(Struct):
    """Of the table, what is counted."""

    manche: int
    round: int
    passes: int
    grabs: list[dict[str, int]]


class Play(Struct):
    """Of a match, what such a player needs to know."""

    view: View
    question: int
    asked: Asked | None = None
    pace: Pace | None = None
    result: dict[str, Any] | None = None


class Facts(Struct):
    """Of a table, what is agreed before the match."""

    seats: list[dict[str, Any]]
    options: dict[str, Any]


class Heard(Struct):
    """Of any message, what such a player needs to know."""

    type: str
    sent: int = 0
    now: int = 0
    number: int = 0
    play: Play | None = None
    you: dict[str, Any] = {}
    facts: Facts | None = None


_decoder = msgspec.json.Decoder(Heard)


class Distant:
    """A line over a link: what goes through it takes its time, and nothing overtakes."""

    def __init__(self, link: Link, hear: Callable[[bytes], None], luck: Random) -> None:
        self.link, self._hear, self._luck = link, hear, luck
        self._last = {True: 0.0, False: 0.0}
        self._dropped = False
        self._line: Line

    async def open(self, address: str, guest: Mapping[str, str]) -> None:
        """Connects."""
        self._line = await connect(address, guest, lambda text: self._after(False, self._heard, text))

    def send(self, request: messages.Request) -> None:
        """Sends something, which arrives when it arrives."""
        self._after(True, self._say, msgspec.json.encode(request))

    def _say(self, text: bytes) -> None:
        if not self._dropped:
            self._line.send(text)

    def _heard(self, text: bytes) -> None:
        if not self._dropped:
            self._hear(text)

    def drop(self) -> None:
        """Hangs up; what is on its way is lost."""
        self._dropped = True
        self._line.drop()

    def _after(self, up: bool, then: Callable[[bytes], None], text: bytes) -> None:
        way = self.link.up if up else self.link.down
        loop = asyncio.get_running_loop()
        due = loop.time() + way * (1 + self._luck.expovariate(1 / JITTER)) / 1000
        self._last[up] = due = max(due, self._last[up] + 1e-5)
        loop.call_at(due, then, text)


class Grabber:
    """Somebody who grabs as soon as there is something to grab, by a clock of their own."""

    def __init__(self, table: "LiveTable", seat: int, link: Link, luck: Random) -> None:
        self.table, self.seat, self._luck = table, seat, luck
        self.line = Distant(link, self._hear, luck)
        self._skew, self._offset, self._trip = luck.uniform(-1e6, 1e6), 0.0, float("inf")
        self._acts: asyncio.TimerHandle | None = None
        self._heard: asyncio.Queue[Heard] = asyncio.Queue()

    async def ask(self, request: messages.Request, done: Callable[[Heard], bool]) -> None:
        """Asks for something, and waits for the news that it is done."""
        self.line.send(request)
        while not done(heard := await self._heard.get()):
            if heard.type == "Refusal":
                raise Refused(f"{request}: refused")

    def _clock(self) -> float:
        """Milliseconds, by this player's own clock."""
        return asyncio.get_running_loop().time() * 1000 + self._skew

    def measure(self, left: int) -> None:
        """Finds out what the house's clock says, as our own client does."""
        self.line.send(messages.Ping(sent=round(self._clock())))
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
            self.line.send(messages.Heard(number=pong.number))
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
        self.line.send(messages.Answer(question=play.question, option=option, at=at, height=height))


class Passer(Grabber):
    """Somebody who never grabs: gives any card, and calls as soon as that is allowed."""

    def _look(self, play: Play) -> None:
        if play.view.passes > self.table.passes:
            self.table.shown_to(self.seat, max(moment(), float(play.pace.shown if play.pace else 0)))
        super()._look(play)

    def _wait(self, play: Play) -> float:
        assert play.pace is not None
        return super()._wait(play) if not play.pace.claims else max(0.0, play.pace.earliest + 5 - moment()) / 1000

    def _act(self, play: Play) -> None:
        assert play.pace is not None
        if not play.pace.claims:
            super()._act(play)
        elif play.pace.caller == self.seat:
            self.table.called = moment()
            self.line.send(messages.Call(question=play.question))


def moment() -> float:
    """What the house's clock says: it is on the same machine."""
    return time() * 1000


def _has_seats(count: int) -> Callable[[Heard], bool]:
    return lambda heard: heard.facts is not None and len(heard.facts.seats) == count


def _is_live(heard: Heard) -> bool:
    return heard.facts is not None and heard.facts.options.get("pace") == "live"


class LiveTable:
    """A table of four, each at the end of a link."""

    def __init__(
        self,
        house: OurHouse,
        links: Sequence[Link],
        first: Counter[int],
        turn: int,
        kind: type[Grabber] = Grabber,
        waits: list[float] | None = None,
    ) -> None:
        self.house, self._first = house, first
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
        """Everybody sits down."""
        table = self.house.open_table(guests[0], "zuma")
        for player, guest in zip(self.players, guests, strict=True):
            await player.line.open(f"{self.house.tables_at}/{table}/live", guest)
            await player.ask(messages.Hello(), lambda _: True)
        host, *others = self.players
        await host.ask(messages.Resize(seats=len(guests)), _has_seats(len(guests)))
        for player in others:
            await player.ask(messages.Sit(seat=player.seat), lambda heard: "seat" in heard.you)
        live = messages.Agree(options={"pace": "live"}, customs=messages.Customs())
        await host.ask(live, _is_live)

    async def play(self) -> None:
        """From the first round to the end of the match."""
        await self.players[0].ask(messages.Begin(), lambda heard: heard.play is not None)
        self.begun = True
        for player in self.players:
            player.measure(SOUNDINGS)
        await self.over

    def shown_to(self, seat: int, at: float) -> None:
        """A pass is shown to somebody; when everybody has seen it, it counts."""
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


async def _play(house: OurHouse, links: Sequence[Link], tables: int, seconds: float) -> Counter[int]:
    """A match at each of so many tables, or as much of it as there is time for."""
    first: Counter[int] = Counter()
    open_tables = [LiveTable(house, links, first, place) for place in range(tables)]
    await asyncio.gather(*(table.open([house.guest() for _ in links]) for table in open_tables))
    await _for(seconds, first, open_tables, [asyncio.ensure_future(table.play()) for table in open_tables])
    return first


async def _for(seconds: float, found: Sized, tables: Sequence[LiveTable], playing: "list[asyncio.Task[None]]") -> None:
    """Lets them play for so long, on a slow machine until something is found, or to the end; then all hang up."""
    end = asyncio.get_running_loop().time() + seconds
    while (left := end - asyncio.get_running_loop().time()) > 0 or (not found and left > -PATIENCE):
        done, _ = await asyncio.wait(playing, timeout=max(left, 0.1), return_when=asyncio.FIRST_EXCEPTION)
        if len(done) == len(playing) or any(each.exception() for each in done):
            break
    for each in playing:
        if each.done():
            each.result()
        each.cancel()
    for table in tables:
        for player in table.players:
            player.line.drop()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.sleep(0.1)


class Passes(Struct, frozen=True):
    """How long it took from the call until everybody was shown their new hand, in milliseconds."""

    tables: int
    passes: int
    p50: float
    p99: float


async def _pass(house: OurHouse, tables: int, seconds: float) -> list[float]:
    """At so many tables next door, cards go round and nobody grabs."""
    waits: list[float] = []
    open_tables = [LiveTable(house, [NEXT_DOOR] * 4, Counter(), place, Passer, waits) for place in range(tables)]
    await asyncio.gather(*(table.open([house.guest() for _ in range(4)]) for table in open_tables))
    playing = []
    for table in open_tables:  # not all of them call at the same moment
        playing.append(asyncio.ensure_future(table.play()))
        await asyncio.sleep(APART_OVER / tables)
    await _for(seconds, waits, open_tables, playing)
    return sorted(waits)


def pace(folder: Path, tables: int, seconds: float) -> Passes:
    """The pass, at so many live tables at the same time."""
    allow_many_files()
    with _house(folder, compensated=True) as server, closing(OurHouse(server.address)) as house:
        waits = asyncio.run(_pass(house, tables, seconds))
    return Passes(tables, len(waits), waits[len(waits) // 2], waits[int(0.99 * len(waits))])


def measure(folder: Path, tables: int, seconds: float) -> Iterator[Shares]:
    """First where all links can be made equal, then with one that cannot, each with and without compensation."""
    allow_many_files()
    for number in range(RUNS):
        links, compensated = (NEAR, FAR)[number // 2], number % 2 == 0
        with _house(folder / str(number), compensated) as server, closing(OurHouse(server.address)) as house:
            first = asyncio.run(_play(house, links, tables, seconds / RUNS))
        yield Shares(compensated, [*links], [first[place] for place in range(len(links))])


def _house(folder: Path, compensated: bool) -> Server:
    server = our_house(folder).start()
    if not compensated:
        server.environment = {**server.environment, "LUDOTHEQUE_MOST_BELIEVED": "0"}
    return server
