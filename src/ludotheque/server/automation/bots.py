"""Bots in seats: each thinks in another process, and answers on a tick once people have seen what came before."""

import asyncio
from collections.abc import Collection
from typing import Any, Literal, NamedTuple, Protocol

import structlog

from ludotheque.bots import BOTS
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.state.chance import Chance, fresh_seed
from ludotheque.core.state.position import Position
from ludotheque.core.wire import wire

from .. import entries
from ..limits import OverLimit
from ..protocol.parts import Level
from ..tables.commit import Commits
from ..tables.table import Table
from ..thinking.pool import Thinkers
from ..thinking.queue import Cause, Kind

ASKED_AGAIN = 1.0
"""Seconds after which a bot asks again to think, if too many were waiting."""

By = Literal["bot", "clock"]
"""Why a bot answers: the seat is its own, or its person's time ran out."""

log = structlog.get_logger()


class SeatAnswer(NamedTuple):
    """An answer for a seat, and how it was thought out: see `entries.Answered`."""

    option: Any
    thought: str = "full"


class SeatsBots(Commits, Protocol):
    """An open table, as its bots need it."""

    @property
    def payer(self) -> str:
        """The address that pays for the bots' thinking."""

    def here(self) -> Collection[int]:
        """The seats whose people have the table open."""

    def look_after(self) -> None:
        """Does what is due at this table."""

    async def has_seen(self, number: int) -> None:
        """Waits for those who are still being shown what has happened up to an entry."""


class Bots:
    """The bots of one table, while it is in memory."""

    def __init__(self, open_table: SeatsBots, table: Table, thinkers: Thinkers) -> None:
        self._open_table, self._table, self._thinkers = open_table, table, thinkers
        self._loop = asyncio.get_running_loop()
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}
        """By seat: the question, and the task that thinks about it."""
        self._cause = Cause(Kind.UNWATCHED, "", table.id)
        self._closed = False

    @property
    def is_busy(self) -> bool:
        """True if a bot is thinking."""
        return any(not thought.done() for _, thought in self._thoughts.values())

    @property
    def any_thoughts(self) -> bool:
        """True if a bot is thinking about a question, or has just done so."""
        return bool(self._thoughts)

    def thinks(self, seat: int) -> bool:
        """True if a bot is thinking for the seat."""
        return seat in self._thoughts

    def drop_vain_thoughts(self) -> None:
        """Cancels thoughts about questions that have passed, and updates who pays for the rest."""
        self._note_cause()
        waiting, questions = self._table.waiting, self._table.questions
        for seat, (question, thought) in [*self._thoughts.items()]:
            if thought.done() or seat not in waiting or question != questions[seat]:
                self._thoughts.pop(seat)[1].cancel()

    def think(self, seat: int, level: Level, by: By) -> None:
        """Starts thinking for a seat; the answer follows."""
        question = self._table.questions[seat]
        self._thoughts[seat] = (question, self._loop.create_task(self._play(seat, question, level, by)))

    async def _play(self, seat: int, question: int, level: Level, by: By) -> None:
        """Answers for a seat, on a tick, unless the table has moved on."""
        option, thought = await self._choice(Player(seat), level, by)
        if by == "bot":
            await self._open_table.has_seen(question)
        async with self._open_table.lock:
            if self._closed:
                return
            self._thoughts.pop(seat, None)
            if not self._is_still_asked(seat, question, by):
                self._open_table.look_after()
                return
            try:
                await self._open_table.add([entries.Answered(seat, wire(option), by, thought=thought)])
            except Refused as refused:
                log.error("bot-refused", table=self._open_table.log_name, seat=seat, error=repr(refused.why))
                if not self._closed:
                    anything = wire(self._anything(Player(seat)))
                    await self._open_table.add([entries.Answered(seat, anything, by, thought="failed")])

    def _is_still_asked(self, seat: int, question: int, by: By) -> bool:
        table = self._table
        asked = seat in table.waiting and table.questions[seat] == question
        return asked and (by == "clock" or table.seats[seat].bot is not None)

    async def _choice(self, seat: Player, level: Level, by: By) -> SeatAnswer:
        """The question's default answer if time ran out and there is one; otherwise a bot's choice."""
        asked, position = self._loop.time(), self._match.position
        ask = position.question
        if by == "clock" and ask is not None and (default := ask.default(position.world, seat)) is not None:
            return SeatAnswer(default)
        chosen = await self.thought(seat, level)
        await self._thinkers.until_shown(asked)
        return chosen

    async def thought(self, seat: Player, level: Level) -> SeatAnswer:
        """A bot's choice, as soon as it has one. If too many are waiting, it asks again."""
        game = self._table.game.key
        while True:
            try:
                choice = await self._thinkers.choose(game, lambda: self._view(seat), seat, level, self._cause)
                return SeatAnswer(choice.option, "hurried" if choice.hurried else "full")
            except OverLimit:
                await asyncio.sleep(ASKED_AGAIN)
            except Exception as error:  # a third-party game or the machine may fail in any way; nobody waits for ever
                log.error("bot-failed", table=self._open_table.log_name, seat=seat, error=repr(error))
                return SeatAnswer(self._anything(seat), "failed")

    def _view(self, seat: Player) -> Position[Any]:
        return self._match.position.remembered_by(seat)

    def _note_cause(self) -> None:
        """Moves waiting bots up or down in the queue when people come or go."""
        kind = Kind.WATCHED if self._open_table.here() else Kind.UNWATCHED
        before, self._cause = self._cause, Cause(kind, self._open_table.payer, self._table.id)
        if self._cause != before:
            self._thinkers.move(before, self._cause)

    def _anything(self, seat: Player) -> Any:
        view = self._match.position.seen_by(seat)
        return BOTS["random"].choose(self._table.game, view, seat, Chance.of(fresh_seed()))

    @property
    def _match(self) -> Match[Any]:
        assert self._table.match is not None
        return self._table.match

    def close(self) -> None:
        """Cancels all thinking at this table."""
        self._closed = True
        for _, thought in self._thoughts.values():
            if thought is not asyncio.current_task():
                thought.cancel()
