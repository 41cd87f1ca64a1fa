"""Hints: what a good player would do in somebody's place, thought in another process and told to nobody else."""

from hashlib import sha256
from typing import TYPE_CHECKING, Any

import structlog

from ludotheque.bots.coach.hints import Advice
from ludotheque.bots.coach.phrasing import PlanInWords, Reason
from ludotheque.core.position import Position

from .. import limits
from ..limits import OverLimit
from ..protocol import notices, requests
from ..sentences import refusal
from ..tables.permissions import Asker, entries_for, refuse
from ..tables.readers import Reader
from .queue import Cause, Kind

if TYPE_CHECKING:
    from ..tables.open_table import OpenTable

log = structlog.get_logger()

Asked = tuple[int, int]
"""A seat, and the question it is asked."""


class Hints:
    """The hints of one table: one at a time for each seat, and the same again if it is asked the same again."""

    def __init__(self, open_table: "OpenTable") -> None:
        self.open_table = open_table
        self._thinking: set[int] = set()
        self._given: dict[int, tuple[int, Advice]] = {}

    async def take(self, reader: Reader, asker: Asker, request: requests.Hint) -> None:
        """Somebody wants a hint. That they do is written down; what it says comes when it is thought out."""
        table = self.open_table.table
        news = entries_for(table, asker, request)
        seat = asker.seat
        assert seat is not None
        assert table.match is not None
        known = self._given.get(seat)
        if known is not None and known[0] == request.question:
            reader.send(advised(request, known[1]))
            return
        if seat in self._thinking:
            raise refuse("hint-coming")
        self._hold(reader)
        self._thinking.add(seat)
        try:
            await self.open_table.add(news)
        except BaseException:
            self._release(reader, seat)
            raise
        view = table.match.position.remembered_by(seat)  # type: ignore[arg-type]
        self.open_table.house.spawn(self._think(reader, seat, request, view))

    def _hold(self, reader: Reader) -> None:
        """One at a time for each person, wherever they sit, and a few for an address."""
        usage = self.open_table.house.usage
        if not usage.hold(limits.HINTS, reader.guest):
            raise OverLimit(limits.HINTS, refusal("hint-elsewhere"))
        if not usage.hold(limits.HINTS_AT_ADDRESS, reader.address):
            usage.release(limits.HINTS, reader.guest)
            raise OverLimit(limits.HINTS_AT_ADDRESS, refusal("hints-busy"))

    def _release(self, reader: Reader, seat: int) -> None:
        self._thinking.discard(seat)
        self.open_table.house.usage.release(limits.HINTS, reader.guest)
        self.open_table.house.usage.release(limits.HINTS_AT_ADDRESS, reader.address)

    async def _think(self, reader: Reader, seat: int, request: requests.Hint, view: Position[Any]) -> None:
        table, house = self.open_table.table, self.open_table.house
        thoughts = sha256(f"{table.id} {seat} {request.question}".encode()).hexdigest()
        try:
            cause = Cause(Kind.HINT, reader.address, table.id)
            advice = await house.thinkers.advise(table.game.key, view, seat, thoughts, cause)
            self._given[seat] = request.question, advice
            reader.send(advised(request, advice))
        except Exception as error:  # a stranger's game, or the machine, may fail in any way; nobody waits for ever
            log.error("hint-failed", table=self.open_table.log_name, error=repr(error))
            reader.send(notices.Refusal(request.ref, refusal("hint-failed")))
        finally:
            self._release(reader, seat)


def advised(request: requests.Hint, advice: Advice) -> notices.Advised:
    """The advice as it travels."""
    others = [
        notices.Alternative(plan_sent(each.plan), each.verdict, reasons_sent(each.reasons)) for each in advice.others
    ]
    return notices.Advised(
        request.ref, request.question, plan_sent(advice.best), advice.forecast, others, reasons_sent(advice.gains)
    )


def plan_sent(plan: PlanInWords) -> notices.Course:
    """A plan as it travels."""
    return notices.Course([*plan.options], [*plan.says], [*plan.told_of])  # type: ignore[list-item]


def reasons_sent(reasons: tuple[Reason, ...]) -> list[notices.Reason]:
    """Reasons as they travel."""
    return [notices.Reason(reason.says, reason.better) for reason in reasons]
