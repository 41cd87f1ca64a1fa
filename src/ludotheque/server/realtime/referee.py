"""The referee of a table that plays in real time: when a question is shown, who was first, when time is up.

The rules know nothing of this: they are told the answers in the order decided here. Everybody is shown a question at
the same moment; the moment of a claim is believed as far as the way from there can explain it, and not before a human
being could have reacted; and a claim is not granted before an earlier one could have arrived.
"""

import asyncio
from collections.abc import Callable, Collection, Coroutine, Iterable
from math import exp
from typing import Any, Protocol

import structlog

from ludotheque.core.facets.realtime import Beat
from ludotheque.core.refusals import Refused
from ludotheque.core.wire import decode_option, wire
from ludotheque.core.words import Player

from ..automation.absence import Absence
from ..automation.bots import Choice
from ..clock import moment, now
from ..protocol import notices, requests
from ..protocol.parts import Level
from ..tables import entries
from ..tables.commit import Commits
from ..tables.permissions import refuse
from ..tables.table import Table
from .claims import Claim, Fairness, believed, first_of, luck, within
from .latency import Latency

SLOW = 900.0
"""Milliseconds to a claim, for a bot of which the game says nothing."""

log = structlog.get_logger()


class Refereed(Commits, Protocol):
    """An open table, as its referee needs it."""

    def here(self) -> Collection[int]:
        """The seats whose people have the table open."""

    def latencies(self) -> Iterable[Latency]:
        """How long the ways are to those who play."""


class Thinks(Protocol):
    """Whoever chooses for bots."""

    async def thought(self, seat: Player, level: Level) -> Choice:
        """What a bot chooses for a seat, as soon as it knows."""


class Referee:
    """Paces one table, as long as its game says that a question has a beat."""

    def __init__(
        self,
        host: Refereed,
        table: Table,
        fairness: Fairness,
        bots: Thinks,
        absence: Absence,
        spawn: Callable[[Coroutine[Any, Any, None]], object],
    ) -> None:
        self._host, self.table, self.fairness = host, table, fairness
        self._bots, self._absence, self._spawn = bots, absence, spawn
        self.beat: Beat | None = None
        self.shown = 0.0
        self._question = self._since = 0
        self._choices: dict[int, Any] = {}
        self._claims: list[Claim] = []
        self._frozen = False
        self._rests = False
        """True while nobody is here and everything waits."""
        self._deciding: set[bytes] = set()
        self._thinking: set[int] = set()
        self._tried: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    # What is asked, and when it is shown.

    @property
    def is_pacing(self) -> bool:
        """Whether the question now asked is in real time."""
        return self.beat is not None

    def look_after(self) -> None:
        """The table has changed: begins a new question, or goes on with the one it has."""
        match = self.table.match
        beat = None if match is None or match.over or self._closed else match.game.realtime.beat(match.position.world)
        if beat is None:
            if self.beat is not None:
                self._set_timer(None)
                self.beat = None
            return
        if self.beat is None or self.table.question != self._question:
            self._begin(beat)
        if not self._host.here():
            self._rests = True
            self._set_timer(None)
            return
        if self._rests:
            self._show()
        self._set_due()
        for seat in self.table.waiting:
            self._let_think(seat)

    def _begin(self, beat: Beat) -> None:
        before, self.beat = self.beat, beat
        self._question = self.table.question
        follows = before is not None and bool(before.claims) and bool(beat.claims) and not beat.opens
        race_goes_on = follows and before is not None and not before.opens
        if not follows:
            self._since = self._question
            self._claims = []
        self._choices, self._frozen = {}, False
        if not race_goes_on:
            self._show()
        self._drop_vain_claims()
        for claim in self._claims:
            self._soon_decide(claim)

    def _show(self) -> None:
        """Everybody is shown the question in a moment; also again, when the first of those who had all gone is back."""
        self._rests = False
        self._thinking, self._tried = set(), set()
        self.shown = moment() + self._lead()

    def _lead(self) -> float:
        return within(
            self._longest_way() + self.fairness.margin, self.fairness.shortest_lead, self.fairness.longest_lead
        )

    def _longest_way(self) -> float:
        """The longest way to somebody who plays."""
        return max((latency.one_way for latency in self._host.latencies()), default=0.0)

    def pace_for(self, seat: int | None) -> notices.Pace | None:
        """The question's times, as a seat is told them."""
        if self.beat is None:
            return None
        caller = self._caller()
        return notices.Pace(
            shown=round(self.shown),
            due=round(self._due()),
            together=self.beat.together,
            claims=[*self.beat.claims],
            caller=caller,
            earliest=round(self.shown + 1000 * self.beat.earliest) if caller is not None else 0,
            chosen=None if seat is None else self._choices.get(seat),
        )

    # When its time is up.

    def _caller(self) -> int | None:
        """Who may give the beat: a person who is here."""
        beat = self.beat
        if beat is None or beat.caller is None or self.table.seats[beat.caller].bot is not None:
            return None
        return beat.caller if beat.caller in self._host.here() else None

    def _due(self) -> float:
        """The moment the house gives the beat; for somebody who has just gone, everybody waits a little."""
        assert self.beat is not None
        due = self.shown + 1000 * (self.beat.seconds if self._caller() is None else self.beat.latest)
        if self.beat.claims and not self.beat.opens:
            return due
        missed = [self._absence.away_in(seat, is_live=True) for seat in self.table.waiting if self._is_missed(seat)]
        return max(due, *(moment() + 1000 * max(0.0, seconds) + 200 for seconds in missed)) if missed else due

    def _is_missed(self, seat: int) -> bool:
        return self.table.seats[seat].bot is None and seat not in self._host.here()

    def _set_due(self) -> None:
        self._set_timer(None if self._frozen else (self._due() - moment()) / 1000)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = None if seconds is None else loop.call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._deciding:
            self._set_timer(self.fairness.longest_opening / 1000)
        elif self.beat is not None and self._due() > moment() + 1:
            self._set_due()
        else:
            self._spawn(self._give_beat(self._question))

    async def _give_beat(self, question: int) -> None:
        """Everybody's answer, in the order of the seats."""
        async with self._host.lock:
            match = self.table.match
            if self._closed or self.beat is None or self._frozen or question != self._question or match is None:
                return
            ask, world = match.position.question, match.position.world
            assert ask is not None
            new: list[entries.Entry] = []
            for seat in self.table.waiting:
                chosen = self._choices.get(seat)
                by: Any = "beat" if chosen is None else "bot" if self.table.seats[seat].bot else "person"
                option = ask.default(world, Player(seat)) if chosen is None else chosen
                new.append(entries.Answered(seat, wire(option), by))
            await self._add(new)

    async def _add(self, new: list[entries.Entry]) -> None:
        try:
            await self._host.add(new)
        except Refused as refused:
            log.error("referee-refused", table=self._host.log_name, error=repr(refused.why))

    # What people do.

    def call(self, seat: int | None, request: requests.Call) -> None:
        """Somebody gives the beat."""
        if self.beat is None or request.question != self._question:
            raise refuse("question-passed")
        if seat is None or seat != self._caller():
            raise refuse("not-the-caller")
        if now() < round(self.shown + 1000 * self.beat.earliest):
            raise refuse("too-early")
        if not self._frozen:
            self._spawn(self._give_beat(self._question))

    def takes(self, request: requests.Request) -> bool:
        """Whether an answer is the referee's to judge or keep; others simply count."""
        if self.beat is None or type(request) is not requests.Answer:
            return False
        return self.beat.together or request.option.get("type") in self.beat.claims

    def take(self, seat: int | None, request: requests.Answer, arrived: float, latency: Latency) -> None:
        """Keeps a choice, or notes a claim. Nothing is decided yet."""
        assert self.beat is not None
        if seat is None:
            raise refuse("no-seat")
        is_claim = request.option.get("type") in self.beat.claims
        if not (self._since <= request.question if is_claim else request.question == self._question):
            raise refuse("question-passed")
        option = self._legal(seat, request.option)
        if not is_claim:
            self._choices[seat] = option
            return
        if any(claim.seat == seat for claim in self._claims):
            raise refuse("reaching-already")
        at = believed(self.fairness, request.at, arrived, latency.one_way, self.shown)
        self._note(Claim(seat, option, "person", at, request.height))

    def _legal(self, seat: int, data: dict[str, Any]) -> Any:
        match = self.table.match
        assert match is not None
        option = decode_option(match.game, data)
        why = match.refusal(seat, option)
        if why is not None:
            raise Refused(why)
        return option

    # Who was first.

    def _note(self, claim: Claim) -> None:
        self._claims.append(claim)
        self._soon_decide(claim)

    def _soon_decide(self, claim: Claim) -> None:
        """A claim waits as long as an earlier one could still arrive."""
        assert self.beat is not None
        opens = self.beat.opens
        prize = b"" if opens else claim.prize
        if prize in self._deciding:
            return
        self._deciding.add(prize)
        if opens:
            self._frozen = True
            self._set_timer(None)
        longest = self.fairness.longest_opening if opens else self.fairness.longest_award
        wait = min(longest, self._longest_way() + self.fairness.slack)
        asyncio.get_running_loop().call_later(wait / 1000, self._decide_soon, prize)

    def _decide_soon(self, prize: bytes) -> None:
        self._spawn(self._decide(prize))

    async def _decide(self, prize: bytes) -> None:
        async with self._host.lock:
            self._deciding.discard(prize)
            self._drop_vain_claims()
            claims = [claim for claim in self._claims if not prize or claim.prize == prize]
            if self._closed or self.beat is None or not claims:
                return
            first = first_of(claims, self.fairness.tie)
            self._claims = [claim for claim in self._claims if claim.seat != first.seat]
            after = round(first.at - self.shown)
            await self._add([entries.Answered(first.seat, wire(first.option), first.by, after)])

    def _drop_vain_claims(self) -> None:
        """What somebody else has meanwhile can no longer be had."""
        match = self.table.match
        assert match is not None
        self._claims = [claim for claim in self._claims if match.refusal(claim.seat, claim.option) is None]

    # Bots.

    def _let_think(self, seat: int) -> None:
        level = self.table.seats[seat].bot
        reaching = any(claim.seat == seat for claim in self._claims)
        if level is not None and seat not in self._thinking and seat not in self._choices and not reaching:
            self._thinking.add(seat)
            self._spawn(self._think(seat, level, self.shown))

    async def _think(self, seat: int, level: Level, shown: float) -> None:
        """A bot makes up its mind; what it claims, it claims after a time that a human being could need."""
        option = (await self._bots.thought(Player(seat), level)).option
        beat = self.beat
        if beat is None or shown != self.shown:
            return
        if type(option).__name__ not in beat.claims:
            self._choices[seat] = option
            return
        seen = moment() if seat in self._tried else shown
        at = seen + max(self.fairness.human, beat.reactions.get(level, SLOW) * exp(luck.gauss(0, beat.spread)))
        await asyncio.sleep(max(0.0, at - moment()) / 1000)
        async with self._host.lock:
            if not self._closed and shown == self.shown and self.beat is not None and seat in self._thinking:
                self._thinking.discard(seat)
                self._tried.add(seat)
                self._reach(Claim(seat, option, "bot", at, luck.random()))

    def _reach(self, claim: Claim) -> None:
        """A bot's claim; if somebody has it already, the bot looks for something else."""
        match = self.table.match
        assert match is not None
        if claim.seat not in self.table.waiting:
            return
        if match.refusal(claim.seat, claim.option) is None:
            self._note(claim)
        else:
            self._let_think(claim.seat)

    def close(self) -> None:
        """Stops the referee for good."""
        self._closed = True
        self._set_timer(None)
