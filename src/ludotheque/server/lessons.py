"""Lessons: the costliest turns of a seat, thought over after the match, one look after the other."""

import asyncio
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

from ludotheque.bots.lessons import Costly, Lesson, lesson_from, worth_a_second_look
from ludotheque.core.words import Player

from . import messages
from .film import record_of
from .hints import course_sent, reasons_sent
from .requests import refuse
from .table import Table
from .thinking import Thinkers

log = structlog.get_logger()

MOST_KEPT = 200
"""Lessons that are remembered."""


class Study:
    """A lesson being thought over."""

    def __init__(self) -> None:
        self.done, self.total = 0, 0
        self.lesson: Lesson | None = None
        self.failed = False

    def told(self) -> messages.Studying:
        """How far it is, and when it is done, what it says."""
        lesson = self.lesson
        return messages.Studying(self.done, self.total, None if lesson is None else _sent(lesson))


class Lessons:
    """All lessons of the house: one is thought over at a time, so that bots at other tables do not wait for it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self._studies: dict[tuple[str, int], Study] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._one = asyncio.Lock()

    def about(self, table: Table, seat: int) -> messages.Studying:
        """The lesson of a seat, or how far it is; the first to ask has it begun."""
        record = record_of(table)
        assert table.match is not None
        if not 0 <= seat < table.match.players:
            raise refuse("no-such-seat", seat=seat + 1)
        key = table.id, seat
        study = self._studies.get(key)
        if study is not None and study.failed:
            del self._studies[key]
            raise refuse("lesson-failed")
        if study is None:
            study = self._studies[key] = Study()
            while len(self._studies) > MOST_KEPT:
                del self._studies[next(iter(self._studies))]
            task = asyncio.get_running_loop().create_task(self._think(study, table.game.key, record, seat))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return study.told()

    async def _think(self, study: Study, game: str, record: dict[str, Any], seat: int) -> None:
        thinkers = self.thinkers
        try:
            async with self._one:
                turns = await thinkers.turns(record, seat)
                study.total = len(turns)
                costs = []
                for turn in turns:
                    costs.append(await thinkers.first_look(game, turn))
                    study.done += 1
                again = worth_a_second_look(costs)
                study.total += len(again)
                looks: list[Costly | None] = []
                for place in again:
                    looks.append(await thinkers.second_look(game, turns[place]))
                    study.done += 1
                study.lesson = lesson_from(Player(seat), len(turns), looks)
        except (TimeoutError, BrokenProcessPool) as error:
            log.error("lesson-failed", error=repr(error))
            study.failed = True


def _sent(lesson: Lesson) -> messages.Lesson:
    costly = [
        messages.CostlyTurn(
            each.at, course_sent(each.played), course_sent(each.better), each.verdict, reasons_sent(each.reasons)
        )
        for each in lesson.costly
    ]
    return messages.Lesson(lesson.seat, lesson.turns, costly, lesson.says)
