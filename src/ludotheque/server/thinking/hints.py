"""Hints: what a good player would do in this seat, thought out in another process and sent to that reader alone."""

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from typing import Any, Protocol

import structlog

from ludotheque.bots.coach.hints import Advice
from ludotheque.bots.coach.phrasing import PlanInWords, Reason
from ludotheque.core.state.position import Position

from .. import limits
from ..background import Spawn
from ..entries import Entry
from ..limits import Slot, Usage
from ..protocol import notices, requests
from ..sentences import refusal
from ..tables.commit import Then
from ..tables.feed.readers import Reader
from ..tables.permissions import Asker, entries_for, refuse
from ..tables.table import Table
from .pool import Thinkers
from .queue import Cause, Kind

log = structlog.get_logger()


class Advises(Protocol):
    """An open table, as its hints need it."""

    @property
    def log_name(self) -> str:
        """The table's name in logs."""

    def commit(self, new: Sequence[Entry], then: Then) -> None:
        """Takes entries in, has them written, tells everybody, and calls `then`."""


class Hints:
    """The hints of one table: one at a time for each seat. The same question gets the same hint again."""

    def __init__(
        self,
        open_table: Advises,
        table: Table,
        thinkers: Thinkers,
        usage: Usage,
        spawn: Spawn,
    ) -> None:
        self._open_table, self._table, self._thinkers, self._usage, self._spawn = (
            open_table,
            table,
            thinkers,
            usage,
            spawn,
        )
        self._thinking: set[int] = set()
        self._given: dict[int, tuple[int, Advice]] = {}

    def take(self, reader: Reader, asker: Asker, request: requests.Hint, then: Then) -> None:
        """Takes a request for a hint: it is written down at once, and the advice is sent when it is ready."""
        new = entries_for(self._table, asker, request)
        seat = asker.seat
        assert seat is not None
        known = self._given.get(seat)
        if known is not None and known[0] == request.question:
            reader.send(advised(request, known[1]))
            then(None)
            return
        if seat in self._thinking:
            raise refuse("hint-coming")
        self._usage.hold_all(*_held_for(reader))
        self._thinking.add(seat)
        try:
            self._open_table.commit(new, partial(self._begin, reader, seat, request, then))
        except BaseException:
            self._release(reader, seat)
            raise

    def _begin(self, reader: Reader, seat: int, request: requests.Hint, then: Then, error: Exception | None) -> None:
        """Starts thinking once the request is on disk."""
        if error is None:
            assert self._table.match is not None
            view = self._table.match.position.remembered_by(seat)  # type: ignore[arg-type]
            self._spawn(self._think(reader, seat, request, view))
        else:
            self._release(reader, seat)
        then(error)

    def _release(self, reader: Reader, seat: int) -> None:
        self._thinking.discard(seat)
        self._usage.release_all(*_held_for(reader))

    async def _think(self, reader: Reader, seat: int, request: requests.Hint, view: Position[Any]) -> None:
        table = self._table
        seed = sha256(f"{table.id} {seat} {request.question}".encode()).hexdigest()
        try:
            cause = Cause(Kind.HINT, reader.address, table.id)
            advice = await self._thinkers.advise(table.game.key, view, seat, seed, cause)
            self._given[seat] = request.question, advice
            reader.send(advised(request, advice))
        except Exception as error:  # a third-party game or the machine may fail in any way; nobody waits for ever
            log.error("hint-failed", table=self._open_table.log_name, error=repr(error))
            reader.send(notices.Refusal(request.ref, refusal("hint-failed")))
        finally:
            self._release(reader, seat)


def _held_for(reader: Reader) -> tuple[Slot, ...]:
    """One hint at a time for each person, wherever they sit, and a few for each address."""
    return (
        Slot(limits.HINTS, reader.guest, refusal("hint-elsewhere")),
        Slot(limits.HINTS_AT_ADDRESS, reader.address, refusal("hints-busy")),
    )


def advised(request: requests.Hint, advice: Advice) -> notices.Advised:
    """The advice as a message."""
    others = [
        notices.Alternative(plan_sent(each.plan), each.verdict, reasons_sent(each.reasons)) for each in advice.others
    ]
    return notices.Advised(
        request.ref, request.question, plan_sent(advice.best), advice.forecast, others, reasons_sent(advice.gains)
    )


def plan_sent(plan: PlanInWords) -> notices.Plan:
    """A plan, for a message."""
    return notices.Plan([*plan.options], [*plan.says], [*plan.told_of])  # type: ignore[list-item]


def reasons_sent(reasons: tuple[Reason, ...]) -> list[notices.Reason]:
    """Reasons, for a message."""
    return [notices.Reason(reason.says, reason.better) for reason in reasons]
