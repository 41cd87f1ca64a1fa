"""The caretaker of a table: what the house does there by itself. Bots think, clocks run out, seats are held."""

import asyncio
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import structlog

from ludotheque.bots import BOTS
from ludotheque.core.chance import Chance, fresh_seed
from ludotheque.core.match import Match
from ludotheque.core.position import Position
from ludotheque.core.refusals import Refused
from ludotheque.core.steps import Ask
from ludotheque.core.wire import wire
from ludotheque.core.words import Player

from ..clock import now
from ..limits import OverLimit
from ..protocol.parts import Level
from ..tables import entries
from ..thinking.queue import Cause, Kind

if TYPE_CHECKING:
    from ..tables.open_table import OpenTable

ASKED_AGAIN = 1.0
"""Seconds after which a bot asks again for its turn to think, where too many wait."""
ROUNDING = 0.001
"""Seconds by which an alarm may ring early."""

log = structlog.get_logger()


class Chosen(NamedTuple):
    """What is answered for a seat, and how it was thought out: see `entries.Answered`."""

    option: Any
    thought: str = "full"


class Caretaker:
    """Looks after one table, as long as it is open."""

    def __init__(self, open_table: "OpenTable") -> None:
        self.open_table, self.table, self.house = open_table, open_table.table, open_table.house
        self._loop = asyncio.get_running_loop()
        self._came, self._opened = self._loop.time(), now()
        self._gone: dict[int, float] = {}
        self._thoughts: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._cause = Cause(Kind.UNWATCHED, "", open_table.table.id)
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    def look_after(self) -> None:
        """Lets bots think that are asked, and sets the alarm for clocks and for people who are away."""
        if self._closed or not self._has_something_to_do():
            return
        self._note_cause()
        table, waiting = self.table, self.table.waiting
        for seat, (question, thought) in [*self._thoughts.items()]:
            if thought.done() or seat not in waiting or question != table.questions[seat]:
                self._thoughts.pop(seat)[1].cancel()
        for seat in waiting if not self.open_table.referee.is_pacing else ():
            level = table.seats[seat].bot
            if level is not None and seat not in self._thoughts:
                self._think(seat, level, "bot")
        self._set_alarm()

    def _has_something_to_do(self) -> bool:
        """At a table of people who take their time and wait for each other, there is nothing."""
        if self.table.is_tended or self._thoughts or self._alarm is not None:
            return True
        return self.open_table.referee.is_pacing

    def deadline(self) -> int | None:
        """When the first of those asked runs out of time."""
        found = [at for seat in self.table.waiting if (at := self.table.deadline(seat)) is not None]
        return min(found) if found else None

    def wake(self) -> int | None:
        """The moment at which the house has something to do here, though nobody may be here: at once (0) for a bot."""
        if not self.table.is_tended:
            return None
        if any(self.table.seats[seat].bot for seat in self.table.waiting):
            return 0
        return self.deadline()

    @property
    def is_busy(self) -> bool:
        """Whether somebody is thinking."""
        return any(not thought.done() for _, thought in self._thoughts.values())

    def close(self) -> None:
        """Nothing more is done here."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for _, thought in self._thoughts.values():
            if thought is not asyncio.current_task():
                thought.cancel()

    # Bots.

    def _think(self, seat: int, level: Level, by: Literal["bot", "clock"]) -> None:
        question = self.table.questions[seat]
        self._thoughts[seat] = (question, self._loop.create_task(self._play(seat, question, level, by)))

    async def _play(self, seat: int, question: int, level: Level, by: Literal["bot", "clock"]) -> None:
        """A bot answers for a seat, on the beat, unless the table has gone on without it."""
        option, thought = await self._choice(Player(seat), level, by)
        async with self.open_table.lock:
            if self._closed:
                return
            self._thoughts.pop(seat, None)
            if not self._is_still_asked(seat, question, by):
                self._set_alarm()
                return
            try:
                await self.open_table.add([entries.Answered(seat, wire(option), by, thought=thought)])
            except Refused as refused:
                log.error("bot-refused", table=self.open_table.log_name, seat=seat, error=repr(refused.why))
                if not self._closed:
                    anything = wire(self._anything(Player(seat)))
                    await self.open_table.add([entries.Answered(seat, anything, by, thought="failed")])

    def _is_still_asked(self, seat: int, question: int, by: Literal["bot", "clock"]) -> bool:
        table = self.table
        asked = seat in table.waiting and table.questions[seat] == question
        return asked and (by == "clock" or table.seats[seat].bot is not None)

    async def _choice(self, seat: Player, level: Level, by: Literal["bot", "clock"]) -> Chosen:
        """What is answered: the game's default when time is up, if it has one; otherwise what a bot chooses."""
        asked, position = self._loop.time(), self._match.position
        ask = position.question
        if by == "clock" and ask is not None and type(ask).default is not Ask.default:
            return Chosen(ask.default(position.world, seat))
        chosen = await self.thought(seat, level)
        await self.house.thinkers.until_shown(asked)
        return chosen

    async def thought(self, seat: Player, level: Level) -> Chosen:
        """What a bot chooses for a seat, as soon as it knows; where too much is being thought, it asks again."""
        thinkers, game = self.house.thinkers, self.table.game.key
        while True:
            try:
                choice = await thinkers.choose(game, lambda: self._view(seat), seat, level, self._cause)
                return Chosen(choice.option, "hurried" if choice.hurried else "full")
            except OverLimit:
                await asyncio.sleep(ASKED_AGAIN)
            except Exception as error:  # a stranger's game, or the machine, may fail in any way; nobody waits for ever
                log.error("bot-failed", table=self.open_table.log_name, seat=seat, error=repr(error))
                return Chosen(self._anything(seat), "failed")

    def _view(self, seat: Player) -> Position[Any]:
        return self._match.position.remembered_by(seat)

    def _cause_now(self) -> Cause:
        """Who pays for the bots of the table, and whether anybody who sits here sees them."""
        kind = Kind.WATCHED if self.open_table.here() else Kind.UNWATCHED
        return Cause(kind, self.open_table.payer, self.table.id)

    def _note_cause(self) -> None:
        """Bots that wait for their turn come sooner, or later, when somebody comes or goes."""
        before, self._cause = self._cause, self._cause_now()
        if self._cause != before:
            self.house.thinkers.queue.move(before, self._cause)

    def _anything(self, seat: Player) -> Any:
        return BOTS["random"].choose(self.table.game, self._match.position.seen_by(seat), seat, Chance.of(fresh_seed()))

    @property
    def _match(self) -> Match[Any]:
        assert self.table.match is not None
        return self.table.match

    # People who are away.

    def comes(self, seat: int) -> None:
        """The seat's person is here."""
        self._gone.pop(seat, None)

    def goes(self, seat: int) -> None:
        """The seat's person has just gone."""
        self._gone[seat] = self._loop.time()

    def is_away(self, seat: int) -> bool:
        """Whether the seat's person has been gone for a while; nobody was here before the table was opened."""
        return seat not in self.open_table.here() and self.away_in(seat) <= ROUNDING

    def away_in(self, seat: int) -> float:
        """In how many seconds somebody who is not here counts as away."""
        settings, live = self.house.settings, self.open_table.referee.is_pacing
        after = min(settings.away_after, settings.live_away_after) if live else settings.away_after
        return self._gone.get(seat, self._came) + after - self._loop.time()

    # The alarm.

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        waiting = [seat for seat in self.table.waiting if seat not in self._thoughts]
        moments = [due for seat in waiting if (due := self._due(seat)) is not None]
        if moments and not self._closed:
            self._alarm = self._loop.call_later(max(0.0, min(moments)), self._ring)

    def _due(self, seat: int) -> float | None:
        """In how many seconds something has to be done for a seat that is asked: its clock, or its absence."""
        if self.table.seats[seat].bot:
            return None
        live = self.open_table.referee.is_pacing
        found = [] if live or (left := self._time_left(seat)) is None else [left]
        here = self.open_table.here()
        if (bool(here) if live else self.table.customs.away == "bot") and seat not in here:
            found.append(self.away_in(seat))
        return min(found) if found else None

    def _time_left(self, seat: int) -> float | None:
        """Seconds on the seat's clock; when the house has just opened, everybody gets a moment to come back."""
        deadline, seconds = self.table.deadline(seat), self.table.customs.clock.seconds
        if deadline is None or seconds is None:
            return None
        grace = self._opened + 1000 * min(seconds, self.house.settings.away_after)
        return (max(deadline, grace) - now()) / 1000

    def _ring(self) -> None:
        self._alarm = None
        self.house.spawn(self._attend())

    async def _attend(self) -> None:
        """For each seat that is due, a bot answers, or holds the seat."""
        async with self.open_table.lock:
            if self._closed:
                return
            for seat in self.table.waiting:
                due = self._due(seat)
                if due is None or due > ROUNDING or seat in self._thoughts:
                    continue
                left = None if self.open_table.referee.is_pacing else self._time_left(seat)
                if left is not None and left <= ROUNDING:
                    self._think(seat, "medium", "clock")
                else:
                    await self.open_table.add([entries.Held(seat)])
                    return
            self._set_alarm()
