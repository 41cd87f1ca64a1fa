"""The load: tables with players, in a process of its own, so that its work is not counted as the server's.

Orders come as lines of JSON on standard input. Each is answered by a line; the process ends with its input.
"""

import asyncio
import gc
import signal
import sys
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

import msgspec
from msgspec import Struct

from .boardgame import TheirClient
from .ours import OurClient
from .tables import Client, Table

CLIENTS: dict[str, Callable[[str], Client]] = {"ours": OurClient, "boardgame.io": TheirClient}
AT_ONCE = 20
"""Tables that are opened together."""


class Open(Struct, tag=True):
    """Open this many more tables."""

    tables: int


class Play(Struct, tag=True):
    """Play at all tables for this long, with a `pause` between answers, or none."""

    seconds: float
    pause: float = 0


class Played(Struct):
    """The result: how many milliseconds each answer took to the other seat, and what the load itself used."""

    milliseconds: list[float]
    seconds: float
    load_seconds: float


class Load:
    """Tables of one server."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.tables: list[Table] = []

    async def open(self, order: Open) -> None:
        """Opens tables, a few at a time."""
        tables = [self.client.table() for _ in range(order.tables)]
        for first in range(0, len(tables), AT_ONCE):
            await asyncio.gather(*(table.open() for table in tables[first : first + AT_ONCE]))
        self.tables += tables

    async def play(self, order: Play) -> Played:
        """Plays; returns once no message is on its way."""
        loop = asyncio.get_running_loop()
        began, worked = perf_counter(), process_time()
        self._pause, self._until = order.pause, began + order.seconds
        self._milliseconds: list[float] = []
        self._playing, self._ended = len(self.tables), loop.create_future()
        for place, table in enumerate(self.tables):
            table.sent = 0.0
            loop.call_later(order.pause * place / len(self.tables), self._go_on, table)
        await self._ended
        return Played(self._milliseconds, perf_counter() - began, process_time() - worked)

    def _go_on(self, table: Table) -> None:
        now = perf_counter()
        due = max(now, table.sent + self._pause)
        if due >= self._until:
            self._playing -= 1
            if not self._playing:
                self._ended.set_result(None)
        elif table.over:
            asyncio.ensure_future(self._again(table)).add_done_callback(asyncio.Task.result)
        elif due > now:
            asyncio.get_running_loop().call_later(due - now, table.answer, self._seen)
        else:
            table.answer(self._seen)

    async def _again(self, table: Table) -> None:
        await table.again()
        self._go_on(table)

    def _seen(self, table: Table, seconds: float) -> None:
        self._milliseconds.append(seconds * 1000)
        self._go_on(table)

    async def obey(self, order: Open | Play) -> Played | None:
        """Carries out one order."""
        if isinstance(order, Play):
            return await self.play(order)
        await self.open(order)
        return None


async def listen(load: Load) -> None:
    """Obeys orders, line by line; any error ends the process."""
    wrong = asyncio.get_running_loop().create_future()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: _fail(wrong, context))
    orders = msgspec.json.Decoder(Open | Play)
    while line := await asyncio.to_thread(sys.stdin.readline):
        work = asyncio.ensure_future(load.obey(orders.decode(line)))
        done, _ = await asyncio.wait([work, wrong], return_when=asyncio.FIRST_COMPLETED)
        print(*(msgspec.json.encode(each.result()).decode() for each in done), flush=True)


def _fail(wrong: "asyncio.Future[None]", context: dict[str, Any]) -> None:
    if not wrong.done():
        wrong.set_exception(context.get("exception") or RuntimeError(context["message"]))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    gc.disable()
    kind, address = sys.argv[1:]
    asyncio.run(listen(Load(CLIENTS[kind](address))))
