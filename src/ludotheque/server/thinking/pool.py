"""Where bots think: in processes of their own, so that a slow one delays no other table.

A bot is given its seat's view and nothing else. The moment of its answer reveals nothing of how hard it thought. How
long it may think depends on how much the house has to think about, not on what the bot holds.
"""

import asyncio
from collections import Counter
from collections.abc import Callable
from math import ceil
from secrets import token_hex
from time import monotonic
from typing import Any, NamedTuple

from msgspec.structs import replace

from ludotheque.bots import DEEP, LEVELS
from ludotheque.bots.coach.effort import HINT
from ludotheque.bots.coach.hints import Advice, advise
from ludotheque.bots.coach.lessons import Look, Seen, Turn, looked, turns_of
from ludotheque.core.judging import hurry
from ludotheque.core.language.words import Player
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position

from .. import limits
from ..background import Background
from ..limits import Slot, Usage
from ..protocol.parts import Level
from ..sentences import refusal
from ..tables.played import Played
from .queue import Cause, FairQueue, Kind
from .workers import Worker

FULL_TIME = 1.6
"""Seconds after which a bot gives its best answer so far, when no other thought is waiting."""
SHORTEST = 0.05
"""Seconds a bot gets however many wait. With less than that left, one that searches answers at once."""
SOON = 4.0
"""Seconds in which everybody's next thought should be done; all who wait share them."""
TOO_LONG = 8.0
"""Seconds of waiting after which no time to think is left."""
LONGEST_THOUGHT = 20.0
"""Seconds from its start after which a thought is given up and its process killed."""
LONGEST_LOOK = 60.0
"""The same for lessons, which are in no hurry."""
FALLBACK_LEVEL: Level = "medium"
"""The level at which bots play when there is no time to think."""
LEAST_ADVICE = 0.2
"""The share of a hint's effort that is made in any case."""

Work = tuple[Any, ...]
"""A function to run in another process, and its arguments."""


class BotAnswer(NamedTuple):
    """A bot's answer, and whether it had less time than its level takes."""

    option: Any
    hurried: bool


class Thought:
    """Something to think about, and who waits for it."""

    def __init__(self, cause: Cause, work: Callable[[float], Work], longest: float) -> None:
        self.cause, self.work, self.longest = cause, work, longest
        self.payer, self.since = cause.payer, monotonic()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Thinkers:
    """Processes that think for bots, hints and lessons, and the queue in front of them."""

    def __init__(self, workers: int, tick: float, usage: Usage) -> None:
        self.tick, self._usage = tick, usage
        self._workers = [Worker() for _ in range(workers)]
        self._idle = self._workers[::-1]
        self._most = {Kind.HINT: max(1, workers // 2), Kind.LESSON: 1}
        """How many processes these kinds may use at once; the rest are left to the bots."""
        self._running: Counter[Kind] = Counter()
        self._background = Background()
        self.queue: FairQueue[Thought] = FairQueue()
        self.done: Counter[Kind] = Counter()
        self.hurried = 0
        self._closed = False

    # What can be thought.

    async def choose(
        self, game: str, view: Callable[[], Position[Any]], seat: int, level: Level, cause: Cause
    ) -> BotAnswer:
        """The answer of a bot of this level, from the view. The view is taken when its turn has come."""
        hurried = False

        def work(seconds: float) -> Work:
            nonlocal hurried
            hurried = level in DEEP and seconds < FULL_TIME / 2
            played = FALLBACK_LEVEL if level in DEEP and seconds < SHORTEST else level
            return think, game, view(), seat, played, token_hex(16), max(seconds, SHORTEST)

        option = await self._think(Thought(cause, work, LONGEST_THOUGHT))
        self.hurried += hurried
        return BotAnswer(option, hurried)

    async def advise(self, game: str, view: Position[Any], seat: int, seed: str, cause: Cause) -> Advice:
        """The coach's advice for a seat with this view."""

        def work(seconds: float) -> Work:
            return _advise, game, view, seat, seed, max(seconds, LEAST_ADVICE * FULL_TIME)

        advice: Advice = await self._think(Thought(cause, work, LONGEST_THOUGHT))
        return advice

    async def turns(self, played: Played, seat: int, cause: Cause) -> list[Turn]:
        """The turns of a seat in a finished match."""
        turns: list[Turn] = await self._think(Thought(cause, lambda _: (_turns, played, seat), LONGEST_LOOK))
        return turns

    async def look(self, game: str, look: Look, cause: Cause) -> Seen:
        """What a look at a turn shows, at a glance or close up."""
        seen: Seen = await self._think(Thought(cause, lambda _: (_look, game, look), LONGEST_LOOK))
        return seen

    # Whose turn it is.

    async def _think(self, thought: Thought) -> Any:
        """Waits in the queue, then for the result. Refuses when too much is waiting already."""
        self._usage.hold_all(*_held_for(thought))
        self.queue.put(thought)
        self._hand_out()
        try:
            return await thought.answer
        finally:
            if self.queue.remove(thought):
                self._usage.release_all(*_held_for(thought))

    def _hand_out(self) -> None:
        """Gives waiting thoughts to idle processes."""
        while self._idle and not self._closed:
            kinds = [kind for kind in Kind if self._running[kind] < self._most.get(kind, len(self._workers))]
            thought = self.queue.take(kinds)
            if thought is None:
                return
            self._usage.release_all(*_held_for(thought))
            self._running[thought.cause.kind] += 1
            self._background.spawn(self._run(self._idle.pop(), thought, thought.cause))

    async def _run(self, worker: Worker, thought: Thought, cause: Cause) -> None:
        began = monotonic()
        try:
            answer = await worker.do(thought.longest, *thought.work(self._time_limit(cause, began - thought.since)))
            if not thought.answer.done():
                thought.answer.set_result(answer)
        except Exception as error:  # any error goes to whoever waits for this thought, and to nobody else
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            thought.answer.cancel()  # in case the house is closing
            self._usage.charge(limits.THINKING, cause.payer, monotonic() - began)
            self.done[cause.kind] += 1
            self._running[cause.kind] -= 1
            self._idle.append(worker)
            self._hand_out()

    def _time_limit(self, cause: Cause, waited: float) -> float:
        """Seconds for a thought whose turn has come: a fair share of what the house can think soon."""
        payers, own = self.queue.rivals(cause)
        share = min(FULL_TIME, SOON * len(self._workers) / (payers * own))
        if payers > 1 and self._usage.is_spent(limits.THINKING, cause.payer):
            share = min(share, SHORTEST)
        return min(share, max(SHORTEST, TOO_LONG - waited))

    def move(self, old: Cause, new: Cause) -> None:
        """Moves what waits for one cause to another, because people came to the table or left it."""
        self.queue.move(old, new)

    def waiting(self) -> dict[Kind, int]:
        """The number of waiting thoughts of each kind."""
        return self.queue.lengths()

    async def until_shown(self, asked: float) -> None:
        """Waits for the first tick after the question, `asked` on the loop's clock. Answers are shown on a tick."""
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(ticks(now - asked, self.tick) * self.tick - (now - asked))

    def close(self) -> None:
        """Kills the processes and drops every thought."""
        self._closed = True
        self._background.cancel()
        while (thought := self.queue.take([*Kind])) is not None:
            thought.answer.cancel()
        for worker in self._workers:
            worker.stop()


def _held_for(thought: Thought) -> tuple[Slot, ...]:
    busy = refusal("thinkers-busy")
    return Slot(limits.THOUGHTS, thought.payer, busy), Slot(limits.ALL_THOUGHTS, "", busy)


def ticks(elapsed: float, tick: float) -> int:
    """The number of ticks after which a thought that took so long is shown: on a tick, never before the first."""
    return max(1, ceil(elapsed / tick)) if tick else 0


# What runs in a process of its own.


def think(game: str, view: Position[Any], seat: int, level: Level, seed: str, seconds: float) -> Any:
    """The bot's choice."""
    hurry(seconds, monotonic)
    return LEVELS[level].choose(shelf.game(game), view, Player(seat), Chance.of(seed))


def _advise(game: str, view: Position[Any], seat: int, seed: str, seconds: float) -> Advice:
    hurry(seconds, monotonic)
    effort = replace(HINT, seconds=HINT.seconds and HINT.seconds * seconds / FULL_TIME)
    return advise(shelf.game(game), view, Player(seat), Chance.of(seed), effort)


def _turns(played: Played, seat: int) -> list[Turn]:
    return turns_of(played.again(), Player(seat))


def _look(game: str, look: Look) -> Seen:
    hurry(FULL_TIME, monotonic)
    return looked(shelf.game(game), look)
