"""Rendering: what takes long to make is made once, in a process of its own, and kept in the form in which it is sent.

Replays, records and a game's material take tens of milliseconds of a processor, while the event loop has other people
to answer. Requests for the same thing share one rendering. How much may be in the making, for an address and for the
house, is limited; beyond that comes a refusal.
"""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Hashable
from typing import Any

import structlog

from ludotheque.core.language.refusals import Refused
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import encode

from .. import limits
from ..limits import Slot, Usage
from ..sentences import refusal
from ..tables.played import Played, played_of
from ..tables.table import Table
from ..thinking.workers import Worker
from .replays import (
    ReplaySource,
    chronicle_of,
    need_replay,
    record_of,
    replay_of,
    source_of,
)

LONGEST = 20.0
"""Seconds after which rendering is given up."""

log = structlog.get_logger()


class NotRendered(Refused):
    """Rendering failed, for whatever reason."""


class Renderer:
    """A rendering process, and what it has made, compressed. What was not asked for longest is dropped first."""

    def __init__(self, usage: Usage) -> None:
        self._usage = usage
        self._worker = Worker()
        self._one = asyncio.Lock()
        self._kept: dict[Hashable, bytes] = {}
        """The most recently requested comes last."""
        self._size = 0
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        self.rendered = 0

    def replay(self, table: Table, seat: int | None, mine: int | None, address: str) -> Awaitable[bytes]:
        """The replay of the table as it is now, for those who may see it."""
        need_replay(table, seat, mine)
        key = "replay", table.id, table.number, seat, mine
        return self._made(key, address, lambda: (_replay, source_of(table, seat, mine)))

    def record(self, table: Table, address: str) -> Awaitable[bytes]:
        """The record of a finished match."""
        played, names = played_of(table), table.names()
        return self._made(("record", table.id, table.number), address, lambda: (_record, played, names))

    def chronicle(self, table: Table, address: str) -> Awaitable[bytes]:
        """The story of a finished match."""
        played = played_of(table)
        return self._made(("chronicle", table.id, table.number), address, lambda: (_chronicle, played))

    def material(self, game: str, address: str) -> Awaitable[bytes]:
        """What a game's box contains."""
        return self._made(("material", shelf.game(game).key), address, lambda: (_material, game))

    def _made(self, key: Hashable, address: str, work: Callable[[], tuple[Any, ...]]) -> Awaitable[bytes]:
        """What is kept, is being made, or is made from now on."""
        kept = self._kept.pop(key, None)
        if kept is not None:
            self._kept[key] = kept
            return _at_once(kept)
        making = self._making.get(key)
        if making is None:
            self._usage.hold_all(*_held_for(address))
            making = self._making[key] = asyncio.get_running_loop().create_task(self._make(key, work()))
            making.add_done_callback(lambda _: self._finished(key, address))
        return asyncio.shield(making)

    async def _make(self, key: Hashable, work: tuple[Any, ...]) -> bytes:
        try:
            async with self._one:
                made: bytes = await self._worker.do(LONGEST, *work)
        except Exception as error:  # a third-party game or the machine may fail in any way
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

    def _finished(self, key: Hashable, address: str) -> None:
        making = self._making.pop(key)
        if not making.cancelled():
            making.exception()
        self._usage.release_all(*_held_for(address))

    def close(self) -> None:
        """Ends the process."""
        for making in self._making.values():
            making.cancel()
        self._worker.stop()


def _held_for(address: str) -> tuple[Slot, ...]:
    busy = refusal("renderer-busy")
    return Slot(limits.ALL_RENDERED, "", busy), Slot(limits.RENDERED, address, busy)


async def _at_once(made: bytes) -> bytes:
    return made


# What runs in the process.


def packed(thing: Any) -> bytes:
    """The thing as JSON, compressed."""
    return gzip.compress(encode(thing), 6, mtime=0)


def _replay(source: ReplaySource) -> bytes:
    return packed(replay_of(source))


def _record(played: Played, names: list[str]) -> bytes:
    return packed(record_of(played, names))


def _chronicle(played: Played) -> bytes:
    return packed(chronicle_of(played))


def _material(game: str) -> bytes:
    return packed(shelf.game(game).face.material())
