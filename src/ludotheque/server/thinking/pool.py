"""Where bots think: in processes of their own, so that a slow one delays nobody's table.

A bot is given the view of its seat and nothing else. The moment of its answer tells nothing of how hard it thought, and
how long it may think depends on how much is to be thought in the house, not on what it holds.
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
from ludotheque.core.chance import Chance
from ludotheque.core.position import Position
from ludotheque.core.shelf import shelf
from ludotheque.core.thought import hurry
from ludotheque.core.words import Player

from .. import limits
from ..limits import OverLimit, Usage
from ..protocol.parts import Level
from ..replay.replays import Played
from ..sentences import refusal
from .queue import Cause, FairQueue, Kind
from .workers import Worker

PATIENCE = 1.6
"""Seconds after which a bot answers what it thinks best so far, where nobody else waits."""
SHORTEST = 0.05
"""Seconds that a bot may think whoever waits; where not even that is left for it, it plays by habit."""
SOON = 4.0
"""Seconds in which everybody's next thought is to be done: all who wait share them."""
TOO_LONG = 8.0
"""Seconds of waiting for a turn, after which there is no time left to think."""
LONGEST_THOUGHT = 20.0
"""Seconds, counted from its start, after which a thought is given up and its process killed."""
LONGEST_LOOK = 60.0
"""The same for lessons, which nobody hurries."""
HABIT: Level = "medium"
"""How they play when there is no time to think."""
LEAST_ADVICE = 0.2
"""The part of a hint's effort that is made in any case."""

Work = tuple[Any, ...]
"""A function for another process, and what it is given."""


class Choice(NamedTuple):
    """What a bot answers, and whether it had less time than its level takes."""

    option: Any
    hurried: bool


class Thought:
    """Something to be thought, and who waits for it."""

    def __init__(self, cause: Cause, work: Callable[[float], Work], longest: float) -> None:
        self.cause, self.work, self.longest = cause, work, longest
        self.payer, self.since = cause.payer, monotonic()
        self.answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Thinkers:
    """Processes that choose for bots, and the queue before them."""

    def __init__(self, workers: int, pace: float, usage: Usage) -> None:
        self.pace, self._usage = pace, usage
        self._workers = [Worker() for _ in range(workers)]
        self._idle = self._workers[::-1]
        self._most = {Kind.HINT: max(1, workers // 2), Kind.LESSON: 1}
        """How many processes some kinds may use at once: the others are left to the bots."""
        self._running: Counter[Kind] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self.queue: FairQueue[Thought] = FairQueue()
        self.done: Counter[Kind] = Counter()
        self.hurried = 0
        self._closed = False

    # What can be thought.

    async def choose(
        self, game: str, view: Callable[[], Position[Any]], seat: int, level: Level, cause: Cause
    ) -> Choice:
        """What a bot of this level answers, knowing the view, which is asked for when its turn has come."""
        hurried = False

        def work(patience: float) -> Work:
            nonlocal hurried
            hurried = level in DEEP and patience < PATIENCE / 2
            played = HABIT if level in DEEP and patience < SHORTEST else level
            return think, game, view(), seat, played, token_hex(16), max(patience, SHORTEST)

        option = await self._think(Thought(cause, work, LONGEST_THOUGHT))
        self.hurried += hurried
        return Choice(option, hurried)

    async def advise(self, game: str, view: Position[Any], seat: int, thoughts: str, cause: Cause) -> Advice:
        """What the coach advises a seat that knows the view."""

        def work(patience: float) -> Work:
            return _advise, game, view, seat, thoughts, max(patience, LEAST_ADVICE * PATIENCE)

        advice: Advice = await self._think(Thought(cause, work, LONGEST_THOUGHT))
        return advice

    async def turns(self, played: Played, seat: int, cause: Cause) -> list[Turn]:
        """The turns of a seat in a match that is over."""
        turns: list[Turn] = await self._think(Thought(cause, lambda _: (_turns, played, seat), LONGEST_LOOK))
        return turns

    async def look(self, game: str, look: Look, cause: Cause) -> Seen:
        """What is seen of a turn, at a glance or closely."""
        seen: Seen = await self._think(Thought(cause, lambda _: (_look, game, look), LONGEST_LOOK))
        return seen

    # Whose turn it is.

    async def _think(self, thought: Thought) -> Any:
        """Waits for a turn, and for what comes of it. Refused where too much waits already."""
        self._hold(thought)
        self.queue.put(thought)
        self._hand_out()
        try:
            return await thought.answer
        finally:
            if self.queue.remove(thought):
                self._release(thought)

    def _hold(self, thought: Thought) -> None:
        for limit, who in (limits.THOUGHTS, thought.payer), (limits.ALL_THOUGHTS, ""):
            if not self._usage.hold(limit, who):
                if limit is limits.ALL_THOUGHTS:
                    self._usage.release(limits.THOUGHTS, thought.payer)
                raise OverLimit(limit, refusal("thinkers-busy"))

    def _release(self, thought: Thought) -> None:
        self._usage.release(limits.THOUGHTS, thought.payer)
        self._usage.release(limits.ALL_THOUGHTS, "")

    def _hand_out(self) -> None:
        """Gives what waits to processes that are free."""
        while self._idle and not self._closed:
            kinds = [kind for kind in Kind if self._running[kind] < self._most.get(kind, len(self._workers))]
            thought = self.queue.take(kinds)
            if thought is None:
                return
            self._release(thought)
            self._running[thought.cause.kind] += 1
            task = asyncio.get_running_loop().create_task(self._run(self._idle.pop(), thought, thought.cause))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _run(self, worker: Worker, thought: Thought, cause: Cause) -> None:
        began = monotonic()
        try:
            answer = await worker.do(thought.longest, *thought.work(self._patience(cause, began - thought.since)))
            if not thought.answer.done():
                thought.answer.set_result(answer)
        except Exception as error:  # whatever it is, it is told to whoever waits for this thought, and to nobody else
            if not thought.answer.done():
                thought.answer.set_exception(error)
        finally:
            thought.answer.cancel()  # if the house closes meanwhile
            self._usage.charge(limits.THINKING, cause.payer, monotonic() - began)
            self.done[cause.kind] += 1
            self._running[cause.kind] -= 1
            self._idle.append(worker)
            self._hand_out()

    def _patience(self, cause: Cause, waited: float) -> float:
        """Seconds for a thought whose turn has come: a fair share of what everybody who waits can have soon."""
        payers, own = self.queue.rivals(cause)
        share = min(PATIENCE, SOON * len(self._workers) / (payers * own))
        if payers > 1 and self._usage.is_spent(limits.THINKING, cause.payer):
            share = min(share, SHORTEST)
        return min(share, max(SHORTEST, TOO_LONG - waited))

    def move(self, old: Cause, new: Cause) -> None:
        """What waits for one cause waits for another now: somebody has come to the table, or has left it."""
        self.queue.move(old, new)

    def waiting(self) -> dict[Kind, int]:
        """How many thoughts of each kind wait."""
        return self.queue.lengths()

    async def until_shown(self, asked: float) -> None:
        """Waits, after a question asked at `asked` on the loop's clock, for the next beat: then answers are shown."""
        now = asyncio.get_running_loop().time()
        await asyncio.sleep(beats(now - asked, self.pace) * self.pace - (now - asked))

    def close(self) -> None:
        """Ends the processes; what they were thinking about is forgotten."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        while (thought := self.queue.take([*Kind])) is not None:
            thought.answer.cancel()
        for worker in self._workers:
            worker.stop()


def beats(elapsed: float, pace: float) -> int:
    """After how many beats a thought is shown that took so long: on a beat, and never before the first."""
    return max(1, ceil(elapsed / pace)) if pace else 0


# What runs in a process of its own.


def think(game: str, view: Position[Any], seat: int, level: Level, thoughts: str, patience: float) -> Any:
    """The bot chooses."""
    hurry(patience, monotonic)
    return LEVELS[level].choose(shelf.game(game), view, Player(seat), Chance.of(thoughts))


def _advise(game: str, view: Position[Any], seat: int, thoughts: str, patience: float) -> Advice:
    hurry(patience, monotonic)
    effort = replace(HINT, seconds=HINT.seconds and HINT.seconds * patience / PATIENCE)
    return advise(shelf.game(game), view, Player(seat), Chance.of(thoughts), effort)


def _turns(played: Played, seat: int) -> list[Turn]:
    return turns_of(played.again(), Player(seat))


def _look(game: str, look: Look) -> Seen:
    hurry(PATIENCE, monotonic)
    return looked(shelf.game(game), look)
