"""Rendering: what takes long to make is made in a process of its own, once, and kept as it is sent.

Replays, records and a game's material take a processor for tens of milliseconds; the event loop has other people to
answer. Who asks for what is being made waits for the same; how much an address, or the house, may have in the making is
a limit, and beyond it comes a refusal.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import structlog

from ludotheque.core.refusals import Refused
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import encode

from .. import limits
from ..limits import OverLimit, Usage
from ..sentences import refusal
from ..tables.table import Table
from ..thinking.workers import Worker
from .replays import Played, ReplaySource, need_replay, played_of, record_of, replay_of, source_of

LONGEST = 20.0
"""Seconds after which something will not be made any more."""

log = structlog.get_logger()


class NotRendered(Refused):
    """It could not be made, for whatever reason."""


class Renderer:
    """One process, and what it has made: compressed, and the latest that was asked for."""

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._worker = Worker()
        self._one = asyncio.Lock()
        self._kept: dict[Hashable, bytes] = {}
        """What was asked for last is last."""
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self.rendered = 0

    def replay(self, table: Table, seat: int | None, mine: int | None, address: str) -> Awaitable[bytes]:
        """A replay of the table as it is now, for those who may see it."""
        need_replay(table, seat, mine)
        key = "replay", table.id, table.number, seat, mine
        return self._made(key, address, lambda: (_replay, source_of(table, seat, mine)))

    def record(self, table: Table, address: str) -> Awaitable[bytes]:
        """The record of a match that is over."""
        played, names = played_of(table), table.names()
        return self._made(("record", table.id, table.number), address, lambda: (_record, played, names))

    def material(self, game: str, address: str) -> Awaitable[bytes]:
        """What a game is made of."""
        return self._made(("material", shelf.game(game).key), address, lambda: (_material, game))

    def _made(self, key: Hashable, address: str, work: Callable[[], tuple[Any, ...]]) -> Awaitable[bytes]:
        """What was made already, is being made, or is made from now on."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._kept[key] = kept
            return _at_once(kept)
        making = self._making.get(key)
        if making is None:
            self._hold(address)
            making = self._making[key] = asyncio.get_running_loop().create_task(self._make(key, work()))
            making.add_done_callback(lambda _: self._finished(key, address))
        return asyncio.shield(making)

    async def _make(self, key: Hashable, work: tuple[Any, ...]) -> bytes:
        try:
            async with self._one:
                made: bytes = await self._worker.do(LONGEST, *work)
        except Exception as error:  # a stranger's game, or the machine, may fail in any way
            log.error("not-rendered", error=repr(error))
            raise NotRendered(refusal("not-rendered")) from error
        self.rendered += 1
        self._keep(key, made)
        return made

    def _keep(self, key: Hashable, made: bytes) -> None:
        self._kept[key] = made
        self._size += len(made)
        while self._size > limits.KEPT_RENDERED:
            self._size -= len(self._kept.pop(next(iter(self._kept))))

    def _hold(self, address: str) -> None:
        for limit, who in (limits.ALL_RENDERED, ""), (limits.RENDERED, address):
            if not self._usage.hold(limit, who):
                if limit is limits.RENDERED:
                    self._usage.release(limits.ALL_RENDERED, "")
                raise OverLimit(limit, refusal("renderer-busy"))

    def _finished(self, key: Hashable, address: str) -> None:
        making = self._making.pop(key)
        if not making.cancelled():
            making.exception()
        self._usage.release(limits.RENDERED, address)
        self._usage.release(limits.ALL_RENDERED, "")

    def close(self) -> None:
        """Ends the process."""
        for making in self._making.values():
            making.cancel()
        self._worker.stop()


async def _at_once(made: bytes) -> bytes:
    return made


# What runs in the process.


def packed(thing: Any) -> bytes:
    """As it is sent, compressed."""
    return gzip.compress(encode(thing), 6, mtime=0)


def _replay(source: ReplaySource) -> bytes:
    return packed(replay_of(source))


def _record(played: Played, names: list[str]) -> bytes:
    return packed(record_of(played, names))


def _material(game: str) -> bytes:
    return packed(shelf.game(game).face.material())
