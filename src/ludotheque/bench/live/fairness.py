"""Fairness in real time: equally quick players over unequal links, at live tables of our own server.

Everybody grabs as soon as the cards of a round appear. Each should be first equally often, wherever they live.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence, Sized
from contextlib import closing
from pathlib import Path

from msgspec import Struct

from ..server.comparison import allow_many_files
from ..server.contenders import our_server
from ..server.ours import OurClient
from ..server.processes import Server
from .distant import Link, LiveTable, Passer

APART_OVER = 1.3
"""Seconds over which tables begin, so that they do not keep the same time: about a pass."""
LONGEST_WAIT = 60.0
"""Seconds beyond its time that a run may take to find anything at all."""

NEAR = (Link(5, 5), Link(50, 50), Link(150, 150), Link(110, 40))
"""Links that can all be made equal; the last is asymmetric."""
FAR = (Link(5, 5), Link(50, 50), Link(150, 150), Link(250, 250))
"""Links, one of which is too slow to be made equal."""
NEXT_DOOR = Link(0, 0)
RUNS = 4


class Shares(Struct, frozen=True):
    """How often each of four links was first, and in how many rounds."""

    compensated: bool
    links: list[Link]
    first: list[int]

    @property
    def rounds(self) -> int:
        """The number of rounds played."""
        return sum(self.first)

    def share(self, place: int) -> float:
        """The share of a link, from 0 to 1."""
        return self.first[place] / max(1, self.rounds)


async def _play(client: OurClient, links: Sequence[Link], tables: int, seconds: float) -> Counter[int]:
    """Plays a match at each of this many tables, or as much of it as fits into the time."""
    first: Counter[int] = Counter()
    open_tables = [LiveTable(client, links, first, place) for place in range(tables)]
    await asyncio.gather(*(table.open([client.guest() for _ in links]) for table in open_tables))
    await _for(seconds, first, open_tables, [asyncio.ensure_future(table.play()) for table in open_tables])
    return first


async def _for(seconds: float, found: Sized, tables: Sequence[LiveTable], playing: "list[asyncio.Task[None]]") -> None:
    """Lets them play for this long, on a slow machine until something is found, or to the end; then all hang up."""
    end = asyncio.get_running_loop().time() + seconds
    while (left := end - asyncio.get_running_loop().time()) > 0 or (not found and left > -LONGEST_WAIT):
        done, _ = await asyncio.wait(playing, timeout=max(left, 0.1), return_when=asyncio.FIRST_EXCEPTION)
        if len(done) == len(playing) or any(each.exception() for each in done):
            break
    for each in playing:
        if each.done():
            each.result()
        each.cancel()
    for table in tables:
        for player in table.players:
            player.wire.drop()
    await asyncio.gather(*playing, return_exceptions=True)
    await asyncio.sleep(0.1)


class Passes(Struct, frozen=True):
    """Milliseconds from the call until everybody was shown their new hand."""

    tables: int
    passes: int
    p50: float
    p99: float


async def _pass(client: OurClient, tables: int, seconds: float) -> list[float]:
    """Passes cards at this many tables nearby, where no one grabs."""
    waits: list[float] = []
    open_tables = [LiveTable(client, [NEXT_DOOR] * 4, Counter(), place, Passer, waits) for place in range(tables)]
    await asyncio.gather(*(table.open([client.guest() for _ in range(4)]) for table in open_tables))
    playing = []
    for table in open_tables:  # so that they do not all call at the same moment
        playing.append(asyncio.ensure_future(table.play()))
        await asyncio.sleep(APART_OVER / tables)
    await _for(seconds, waits, open_tables, playing)
    return sorted(waits)


def pace(folder: Path, tables: int, seconds: float) -> Passes:
    """The pass at this many live tables at the same time."""
    allow_many_files()
    with _house(folder, compensated=True) as server, closing(OurClient(server.address)) as client:
        waits = asyncio.run(_pass(client, tables, seconds))
    return Passes(tables, len(waits), waits[len(waits) // 2], waits[int(0.99 * len(waits))])


def measure(folder: Path, tables: int, seconds: float) -> Iterator[Shares]:
    """The shares, first where all links can be made equal, then where one cannot; each with and without
    compensation."""
    allow_many_files()
    for number in range(RUNS):
        links, compensated = (NEAR, FAR)[number // 2], number % 2 == 0
        with _house(folder / str(number), compensated) as server, closing(OurClient(server.address)) as client:
            first = asyncio.run(_play(client, links, tables, seconds / RUNS))
        yield Shares(compensated, [*links], [first[place] for place in range(len(links))])


def _house(folder: Path, compensated: bool) -> Server:
    server = our_server(folder).start()
    if not compensated:
        server.environment = {**server.environment, "LUDOTHEQUE_MOST_BELIEVED": "0"}
    return server
