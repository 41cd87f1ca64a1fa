"""Lessons: the costliest turns of a seat, thought over after the match, and told one by one as they are found."""

import asyncio
from collections.abc import Awaitable, Sequence
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import structlog

from ludotheque.bots.lessons import Costly, Study
from ludotheque.core.shelf import shelf
from ludotheque.core.words import Player

from . import messages
from .film import finished, record_of
from .hints import course_sent, reasons_sent
from .requests import refuse
from .table import Table
from .thinking import Thinkers

log = structlog.get_logger()
T = TypeVar("T")

MOST_KEPT = 200
"""Lessons that are remembered."""
MOST_AT_ONCE = 20
"""Lessons that may be in the making: each look at a turn waits for one look of each of the others."""


class Learning:
    """A lesson in the making; when it is complete, only what it says is kept."""

    def __init__(self) -> None:
        self.study: Study | None = None
        self.complete: messages.Studying | None = None
        self.failed = False

    def told(self) -> messages.Studying:
        """How far it is and what was found; when it is complete, what it says."""
        if self.complete is not None:
            return self.complete
        study = self.study
        return (
            messages.Studying(0, 0)
            if study is None
            else messages.Studying(study.done, study.total, found=_sent(study.costly))
        )

    def finish(self, study: Study) -> None:
        """It is complete."""
        lesson = study.lesson()
        costly = _sent(lesson.costly)
        sent = messages.Lesson(lesson.seat, lesson.turns, costly, lesson.says)
        self.complete, self.study = messages.Studying(study.total, study.total, sent, costly), None


class Lessons:
    """All lessons of the house: one turn is looked at at a time, so that bots at other tables do not wait for it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._learnings: dict[tuple[str, int], Learning] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    def about(self, table: Table, seat: int) -> messages.Studying:
        """The lesson of a seat, or how far it is; the first to ask has it begun."""
        if not 0 <= seat < finished(table).players:
            raise refuse("no-such-seat", seat=seat + 1)
        key = table.id, seat
        learning = self._learnings.get(key)
        if learning is not None and learning.failed:
            del self._learnings[key]
            raise refuse("lesson-failed")
        if learning is None:
            learning = self._begin(key, record_of(table))
        return learning.told()

    def _begin(self, key: tuple[str, int], record: dict[str, Any]) -> Learning:
        if len(self._tasks) >= MOST_AT_ONCE:
            raise refuse("lessons-busy")
        learning = self._learnings[key] = Learning()
        while len(self._learnings) > MOST_KEPT:
            del self._learnings[next(iter(self._learnings))]
        task = asyncio.get_running_loop().create_task(self._think(learning, record, key[1]))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return learning

    async def _think(self, learning: Learning, record: dict[str, Any], seat: int) -> None:
        thinkers, game = self.thinkers, record["game"]
        try:
            turns = await self._alone(thinkers.turns(record, seat))
            study = learning.study = Study(shelf.game(game), Player(seat), turns)
            while look := study.next():
                study.note(look, await self._alone(thinkers.look(game, look)))
            learning.finish(study)
        except (TimeoutError, BrokenProcessPool) as error:
            log.error("lesson-failed", error=repr(error))
            learning.failed = True

    async def _alone(self, thought: Awaitable[T]) -> T:
        async with self._one:
            return await thought


def _sent(costly: Sequence[Costly]) -> list[messages.CostlyTurn]:
    return [
        messages.CostlyTurn(
            each.at,
            course_sent(each.played),
            course_sent(each.better),
            each.verdict,
            reasons_sent(each.reasons),
            reasons_sent(each.gains),
        )
        for each in costly
    ]
