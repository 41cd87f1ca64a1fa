"""Lessons: the costliest turns of a seat, worked out after the match and told one by one as they are found."""

from collections.abc import Sequence

import structlog

from ludotheque.bots.coach.lessons import Costly, Review
from ludotheque.core.language.words import Player
from ludotheque.core.shelf import shelf

from .. import limits
from ..background import Spawn
from ..limits import Slot, Usage
from ..protocol import api
from ..sentences import refusal
from ..tables.permissions import refuse
from ..tables.played import Played, finished, played_of
from ..tables.table import Table
from .hints import plan_sent, reasons_sent
from .pool import Thinkers
from .queue import Cause, Kind

log = structlog.get_logger()


class Learning:
    """A lesson in progress. Once it is complete, only the message for it is kept."""

    def __init__(self) -> None:
        self.review: Review | None = None
        self.complete: api.Studying | None = None
        self.failed = False

    def told(self) -> api.Studying:
        """The progress and what was found so far; at the end, the lesson."""
        if self.complete is not None:
            return self.complete
        review = self.review
        return (
            api.Studying(0, 0)
            if review is None
            else api.Studying(review.done, review.total, found=_sent(review.costly))
        )

    def finish(self, review: Review) -> None:
        """Keeps the complete lesson and drops the review."""
        lesson = review.lesson()
        costly = _sent(lesson.costly)
        sent = api.Lesson(lesson.seat, lesson.turns, costly, lesson.says)
        self.complete, self.review = api.Studying(review.total, review.total, sent, costly), None


class Lessons:
    """All lessons of the house. Each has one turn looked at at a time, so that bots elsewhere need not wait."""

    def __init__(self, thinkers: Thinkers, usage: Usage, spawn: Spawn) -> None:
        self.thinkers, self._usage, self._spawn = thinkers, usage, spawn
        self._learnings: dict[tuple[str, int], Learning] = {}

    def about(self, table: Table, seat: int, address: str) -> api.Studying:
        """The lesson of a seat, or its progress. The first request starts it."""
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
        self._usage.hold_all(*_held_for(address))
        learning = self._learnings[key] = Learning()
        while len(self._learnings) > limits.KEPT_LESSONS:
            del self._learnings[next(iter(self._learnings))]
        think = self._think(learning, played_of(table), key[1], Cause(Kind.LESSON, address, table.id))
        self._spawn(think)
        return learning

    async def _think(self, learning: Learning, played: Played, seat: int, cause: Cause) -> None:
        thinkers, game = self.thinkers, played.game
        try:
            turns = await thinkers.turns(played, seat, cause)
            review = learning.review = Review(shelf.game(game), Player(seat), turns)
            while look := review.next():
                review.note(look, await thinkers.look(game, look, cause))
            learning.finish(review)
        except Exception as error:  # a third-party game or the machine may fail in any way
            log.error("lesson-failed", error=repr(error))
            learning.failed = True
        finally:
            self._usage.release_all(*_held_for(cause.payer))


def _held_for(address: str) -> tuple[Slot, ...]:
    busy = refusal("lessons-busy")
    return Slot(limits.ALL_LESSONS, "", busy), Slot(limits.LESSONS, address, busy)


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
