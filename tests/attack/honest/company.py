"""The honest people, in a process of their own with little else to do, so that their clock is accurate."""

import asyncio
from collections.abc import Coroutine
from multiprocessing.connection import Connection as Pipe
from random import Random
from typing import Any, Literal

import uvloop
from msgspec import Struct

from ..felt import Felt
from ..wire import Gate
from .people import Player, Recorded, addresses
from .players import PAUSE, Table
from .visitors import come_and_go, keep_time, probe, visit, watch, welcome

AT_ONCE = 20
"""Tables that are opened together."""
MOST_RECORDED = 4
"""Tables of which every frame is kept and compared with what is on disk."""
PLAYERS, VISITORS = 10, 20
"""Their networks: 127.10.0.0 and 127.20.0.0."""

Order = Literal["open", "felt", "end"]


class Remembered(Struct):
    """What the house must have on disk: the answers it acknowledged at each table and, for some, every frame it
    sent."""

    acknowledged: dict[str, list[int]]
    recorded: list[Recorded]


class Company:
    """Everybody who is here to play."""

    def __init__(self, gate: Gate, tables: int, seed: str) -> None:
        self.gate, self.felt, self.random = gate, Felt(), Random(seed)
        homes = addresses(PLAYERS)
        self.tables = [
            Table([Player(gate, next(homes), self.felt, records=place < MOST_RECORDED) for _ in range(2)], self.random)
            for place in range(tables)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> list[str]:
        """Opens all tables and starts play; returns their ids. The first is the one strangers know."""
        for first in range(0, len(self.tables), AT_ONCE):
            await asyncio.gather(*(table.open() for table in self.tables[first : first + AT_ONCE]))
        for place, table in enumerate(self.tables):
            self._spawn(table.play(PAUSE * place / len(self.tables)))
        homes = addresses(VISITORS)
        await visit(self.gate, next(homes), self.felt, self.random)  # starts the first bot's process before the round
        self._spawn(probe(self.gate, next(homes), self.felt))
        self._spawn(come_and_go(self.tables[0].people[1], self.felt))
        self._spawn(watch(Player(self.gate, next(homes), self.felt), self.tables[-1].id))
        self._spawn(welcome(self.gate, homes, self.felt, self.random))
        self._spawn(keep_time(self.felt))
        return [table.id for table in self.tables]

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.ensure_future(work))

    def note(self, context: dict[str, Any]) -> None:
        """Notes a failure in this process that nobody waited for."""
        self.felt.wrong.append(f"in the company: {context.get('exception') or context['message']!r}")

    def take_felt(self) -> Felt:
        """What was felt in this round. A failed task also counts as something wrong."""
        for task in [task for task in self._tasks if task.done()]:
            self._tasks.remove(task)
            self.felt.wrong.append(f"somebody gave up: {task.exception()!r}")
        return self.felt.take()

    async def end(self) -> Remembered:
        """Stops everybody where they are."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        acknowledged = {id: marks for table in self.tables for id, marks in table.acknowledged.items()}
        people = [person for table in self.tables for person in table.people]
        return Remembered(acknowledged, [each for person in people for each in person.recorded])

    async def obey(self, order: Order) -> list[str] | Felt | Remembered:
        """Carries out an order; returns its result."""
        match order:
            case "open":
                return await self.open()
            case "felt":
                return self.take_felt()
            case "end":
                return await self.end()


def keep_company(pipe: Pipe, gate: Gate, tables: int, seed: str) -> None:
    """The process: obeys the orders that come through the pipe, and ends after the last."""
    uvloop.run(_listen(pipe, gate, tables, seed))


async def _listen(pipe: Pipe, gate: Gate, tables: int, seed: str) -> None:
    company = Company(gate, tables, seed)
    asyncio.get_running_loop().set_exception_handler(lambda _, context: company.note(context))
    while True:
        order: Order = await asyncio.to_thread(pipe.recv)
        pipe.send(await company.obey(order))
        if order == "end":
            return
