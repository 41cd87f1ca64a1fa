"""Tables in play: two people at each, who answer legally, one answer after another, match after match."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from time import perf_counter
from zlib import crc32

from ..wire import LOST
from .people import Player, Refused

PAUSE = 1.0
"""Seconds between two answers at a table."""
SECONDS_TO_BEGIN = 60.0


def mark(seat: int, option: object) -> int:
    """A number that stands for an answer, so that an hour of answers fits into memory."""
    return crc32(json.dumps([seat, option], sort_keys=True).encode())


class Table:
    """Two people at a table, and their acknowledged answers."""

    def __init__(self, people: list[Player], random: Random) -> None:
        self.people, self.random = people, random
        self.acknowledged: dict[str, list[int]] = {}
        """By table, because every match has its own: the marks of the answers that are on disk."""

    @property
    def id(self) -> str:
        """The table where they sit now."""
        return self.people[0].table

    async def open(self) -> None:
        """Makes both guests, seats them, and begins a match."""
        for person in self.people:
            await person.arrive()
        await self._sit_down()

    async def _sit_down(self) -> None:
        host, other = self.people
        await host.come_to(await host.open_table())
        await other.come_to(host.table)
        await other.ask("Sit", seat=1)
        await self._begin()

    async def _begin(self) -> None:
        self.acknowledged[self.id] = []
        await self.people[0].ask("Begin")
        for person in self.people:
            while person.play is None:
                await person.until_news()

    async def play(self, first: float, pause: float = PAUSE) -> None:
        """Answers once each pause, for ever; the first time after `first` seconds."""
        due = perf_counter() + first
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            due = max(due + pause, perf_counter())
            if self.people[0].is_over:
                await self._begin_again(self._rematch)
            elif any(person.play is None for person in self.people):
                await self._begin_again(self._sit_down)
            else:
                await self._answer(pause)

    async def _begin_again(self, begin: Callable[[], Awaitable[None]]) -> None:
        """Begins another match with the same people. A failure is retried at the next turn."""
        try:
            async with asyncio.timeout(SECONDS_TO_BEGIN):
                await begin()
        except (*LOST, Refused) as error:
            self.people[0].felt.refusals[f"no other match: {type(error).__name__}"] += 1

    async def _rematch(self) -> None:
        host, other = self.people
        await host.here.wait()
        await host.ask("Rematch")
        while host.facts.rematch is None:
            await host.until_news()
        rematch = host.facts.rematch
        await host.come_to(rematch)
        await other.come_to(rematch)
        await self._begin()

    async def _answer(self, pause: float) -> None:
        """Gives any legal answer for whoever is asked; again if the connection was lost before it was acknowledged."""
        asked = next((person for person in self.people if person.options), None)
        if asked is None or asked.play is None or not asked.here.is_set():
            return
        question, option = asked.play.question, self.random.choice(asked.options)
        wait = asked.felt.wait("answers", pause)
        while asked.play.question == question:
            try:
                done = await asked.ask("Answer", question=question, option=option)
            except LOST:
                await asyncio.sleep(0.005)  # a closing connection is still there for a moment
                await asked.here.wait()
                continue
            except Refused:
                asked.felt.never_came(wait)
                return
            self._remember(asked, bytes(option))
            asked.felt.came(wait, done)
            return
        asked.felt.came(wait)

    def _remember(self, asked: Player, option: bytes) -> None:
        if asked.seat is None:
            asked.felt.wrong.append("somebody without a seat has answered")
        else:
            self.acknowledged[self.id].append(mark(asked.seat, json.loads(option)))
