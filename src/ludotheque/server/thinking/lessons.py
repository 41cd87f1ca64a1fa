"""Lessons: the costliest turns of a seat, thought over after the match, and told one by one as they are found."""

import asyncio
from collections.abc import Sequence

import structlog

from ludotheque.bots.coach.lessons import Costly, Review
from ludotheque.core.shelf import shelf
from ludotheque.core.words import Player

from .. import limits
from ..limits import OverLimit, Usage
from ..protocol import api
from ..replay.replays import Played, finished, played_of
from ..sentences import refusal
from ..tables.permissions import refuse
from ..tables.table import Table
from .hints import plan_sent, reasons_sent
from .pool import Thinkers
from .queue import Cause, Kind

log = structlog.get_logger()

MOST_KEPT = 200
"""Lessons that are remembered."""


class Learning:
    """A lesson in the making; when it is complete, only what it says is kept."""

    def __init__(self) -> None:
        self.review: Review | None = None
        self.complete: api.Studying | None = None
        self.failed = False

    def told(self) -> api.Studying:
        """How far it is and what was found; when it is complete, what it says."""
        if self.complete is not None:
            return self.complete
        review = self.review
        return (
            api.Studying(0, 0)
            if review is None
            else api.Studying(review.done, review.total, found=_sent(review.costly))
        )

    def finish(self, review: Review) -> None:
        """It is complete."""
        lesson = review.lesson()
        costly = _sent(lesson.costly)
        sent = api.Lesson(lesson.seat, lesson.turns, costly, lesson.says)
        self.complete, self.review = api.Studying(review.total, review.total, sent, costly), None


class Lessons:
    """All lessons of the house: one turn is looked at at a time, so that bots at other tables do not wait for it."""

    def __init__(self, thinkers: Thinkers, usage: Usage) -> None:
        self.thinkers, self._usage = thinkers, usage
        self._learnings: dict[tuple[str, int], Learning] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def about(self, table: Table, seat: int, address: str) -> api.Studying:
        """The lesson of a seat, or how far it is; the first to ask has it begun."""
        if not 0 <= seat < finished(table).players:
            raise refuse("no-such-seat", seat=seat + 1)
        key = table.id, seat
        learning = self._learnings.get(key)
        if learning is not None and learning.failed:
            del self._learnings[key]
            raise refuse("lesson-failed")
        if learning is None:
            learning = self._begin(key, table, address)
        return learning.told()

    def _begin(self, key: tuple[str, int], table: Table, address: str) -> Learning:
        self._hold(address)
        learning = self._learnings[key] = Learning()
        while len(self._learnings) > MOST_KEPT:
            del self._learnings[next(iter(self._learnings))]
        think = self._think(learning, played_of(table), key[1], Cause(Kind.LESSON, address, table.id))
        task = asyncio.get_running_loop().create_task(think)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return learning

    def _hold(self, address: str) -> None:
        for limit, who in (limits.ALL_LESSONS, ""), (limits.LESSONS, address):
            if not self._usage.hold(limit, who):
                if limit is limits.LESSONS:
                    self._usage.release(limits.ALL_LESSONS, "")
                raise OverLimit(limit, refusal("lessons-busy"))

    async def _think(self, learning: Learning, played: Played, seat: int, cause: Cause) -> None:
        thinkers, game = self.thinkers, played.game
        try:
            turns = await thinkers.turns(played, seat, cause)
            review = learning.review = Review(shelf.game(game), Player(seat), turns)
            while look := review.next():
                review.note(look, await thinkers.look(game, look, cause))
            learning.finish(review)
        except Exception as error:  # a stranger's game, or the machine, may fail in any way
            log.error("lesson-failed", error=repr(error))
            learning.failed = True
        finally:
            self._usage.release(limits.LESSONS, cause.payer)
            self._usage.release(limits.ALL_LESSONS, "")


def _sent(costly: Sequence[Costly]) -> list[api.CostlyTurn]:
    return [
        api.CostlyTurn(
            each.at,
            plan_sent(each.played),
            plan_sent(each.better),
            each.verdict,
            reasons_sent(each.reasons),
            reasons_sent(each.gains),
        )
        for each in costly
    ]
