"""Where bots think: in processes of their own, so that a slow one delays nobody's table.

A bot is given the view of its seat and nothing else. The moment of its answer tells nothing of how hard it thought.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from math import ceil
from multiprocessing import active_children, get_context
from secrets import token_hex
from time import monotonic
from typing import Any

from ludotheque.bots import LEVELS
from ludotheque.bots.coach import Advice, advise
from ludotheque.bots.lessons import Look, Seen, Turn, looked, turns_of
from ludotheque.bots.processes import settle_in
from ludotheque.core.chance import Chance
from ludotheque.core.position import Position
from ludotheque.core.replay import replay
from ludotheque.core.shelf import shelf
from ludotheque.core.thought import hurry
from ludotheque.core.words import Player

from .messages import Level

LONGEST_THOUGHT = 60.0
"""Seconds, waiting for a free process included, after which a bot has thought enough."""
PATIENCE = 1.6
"""Seconds after which a bot answers what it thinks best so far."""
MOST_DEATHS = 3
"""How often a thought is begun again whose process died."""


class Thinkers:
    """Processes that choose for bots."""

    def __init__(self, workers: int, pace: float) -> None:
        self.workers, self.pace = workers, pace
        self._pool: ProcessPoolExecutor | None = None
        self._advising = asyncio.Semaphore(max(1, workers // 2))

    async def choose(self, game: str, view: Position[Any], seat: int, level: Level) -> Any:
        """What a bot of this level answers, knowing the view."""
        return await self._think(think, game, view, seat, level, token_hex(16))

    async def advise(self, game: str, view: Position[Any], seat: int, thoughts: str) -> Advice:
        """What the coach advises a seat that knows the view; half of the processes are left to the bots."""
        async with self._advising:
            advice: Advice = await self._think(_advise, game, view, seat, thoughts)
        return advice

    async def turns(self, record: dict[str, Any], seat: int) -> list[Turn]:
        """The turns of a seat in a recorded match."""
        turns: list[Turn] = await self._think(_turns, record, seat)
        return turns

    async def look(self, game: str, look: Look) -> Seen:
        """What is seen of a turn, at a glance or closely."""
        seen: Seen = await self._think(_look, game, look)
        return seen

    async def _think(self, thought: Callable[..., Any], *about: Any) -> Any:
        """Thinks in another process; where processes die, others think it over again."""
        for _ in range(MOST_DEATHS):
            pool = self._processes()
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, thought, *about)
                return await asyncio.wait_for(thinking, LONGEST_THOUGHT)
            except TimeoutError:
                self._give_up(pool)
                raise
            except BrokenProcessPool:
                self._give_up(pool)
        raise BrokenProcessPool(thought.__name__)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), _settle_in)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """All who think in these processes lose them, and ask again: the first to know makes room for new ones."""
        if self._pool is pool:
            self._pool = None
            processes = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False)
            for process in processes:
                process.terminate()

    async def until_shown(self, asked: float) -> None:
        """Waits, after a question asked at `asked` on the loop's clock, for the next beat: then answers are shown."""
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(beats(now - asked, self.pace) * self.pace - (now - asked))

    def close(self) -> None:
        """Ends the processes; what they were thinking about is forgotten."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            for process in active_children():
                process.terminate()
        self._pool = None


def beats(elapsed: float, pace: float) -> int:
    """After how many beats a thought is shown that took so long: on a beat, and never before the first."""
    return max(1, ceil(elapsed / pace)) if pace else 0


def _settle_in() -> None:
    """A thinker's first act: it settles in as every worker does, and knows that people are waiting."""
    settle_in()
    hurry(PATIENCE, monotonic)


def think(game: str, view: Position[Any], seat: int, level: Level, thoughts: str) -> Any:
    """Runs in a process of its own: the bot chooses."""
    return LEVELS[level].choose(shelf.game(game), view, Player(seat), Chance.of(thoughts))


def _advise(game: str, view: Position[Any], seat: int, thoughts: str) -> Advice:
    return advise(shelf.game(game), view, Player(seat), Chance.of(thoughts))


def _turns(record: dict[str, Any], seat: int) -> list[Turn]:
    return turns_of(replay(record), Player(seat))


def _look(game: str, look: Look) -> Seen:
    return looked(shelf.game(game), look)
