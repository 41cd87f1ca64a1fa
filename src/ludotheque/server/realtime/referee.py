"""The referee of a table in real time: when a question is shown, who was first, when time is up.

The rules know nothing of this: they get the answers in the order decided here. A question is shown to everybody at the
same moment. The moment of a claim is believed as far as latency can explain it, but never before a human could react. A
claim is not granted as long as an earlier one could still arrive.
"""

import asyncio
from collections.abc import Collection, Iterable
from math import exp
from typing import Any, Protocol

import structlog

from ludotheque.core.facets.realtime import Tempo
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Player
from ludotheque.core.wire import decode_option, wire

from .. import entries
from ..automation.absence import Absence
from ..automation.bots import SeatAnswer
from ..background import Spawn
from ..clock import now, now_exactly
from ..protocol import notices, requests
from ..protocol.parts import Level
from ..tables.commit import Commits
from ..tables.feed.latency import Latency
from ..tables.permissions import refuse
from ..tables.table import Table
from .claims import Claim, Fairness, believed, first_of, luck, within

SLOW = 900.0
"""Milliseconds to a claim for a bot whose game names no reaction time."""

log = structlog.get_logger()


class Refereed(Commits, Protocol):
    """An open table, as its referee needs it."""

    def here(self) -> Collection[int]:
        """The seats whose people have the table open."""

    def latencies(self) -> Iterable[Latency]:
        """The latencies of those who play."""


class Thinks(Protocol):
    """Chooses for bots."""

    async def thought(self, seat: Player, level: Level) -> SeatAnswer:
        """A bot's choice, as soon as it has one."""


class Referee:
    """Keeps the time at one table, for as long as its questions have a tempo."""

    def __init__(
        self,
        open_table: Refereed,
        table: Table,
        fairness: Fairness,
        bots: Thinks,
        absence: Absence,
        spawn: Spawn,
    ) -> None:
        self._open_table, self.table, self.fairness = open_table, table, fairness
        self._bots, self._absence, self._spawn = bots, absence, spawn
        self.tempo: Tempo | None = None
        self.shown = 0.0
        self._question = self._since = 0
        self._choices: dict[int, Any] = {}
        self._claims: list[Claim] = []
        self._frozen = False
        self._rests = False
        """True while the table is deserted and everything waits."""
        self._deciding: set[bytes] = set()
        self._thinking: set[int] = set()
        self._tried: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._closed = False

    # What is asked, and when it is shown.

    @property
    def is_pacing(self) -> bool:
        """True if the current question is in real time."""
        return self.tempo is not None

    def look_after(self) -> None:
        """To be called after every change: begins a new question, or goes on with the current one."""
        match = self.table.match
        tempo = None if match is None or match.over or self._closed else match.game.realtime.tempo(match.position.world)
        if tempo is None:
            if self.tempo is not None:
                self._set_timer(None)
                self.tempo = None
            return
        if self.tempo is None or self.table.question != self._question:
            self._begin(tempo)
        if not self._open_table.here():
            self._rests = True
            self._set_timer(None)
            return
        if self._rests:
            self._show()
        self._set_due()
        for seat in self.table.waiting:
            self._let_think(seat)

    def _begin(self, tempo: Tempo) -> None:
        before, self.tempo = self.tempo, tempo
        self._question = self.table.question
        follows = before is not None and bool(before.claims) and bool(tempo.claims) and not tempo.opens
        race_goes_on = follows and before is not None and not before.opens
        if not follows:
            self._since = self._question
            self._claims = []
        self._choices, self._frozen = {}, False
        if not race_goes_on:
            self._show()
        self._drop_vain_claims()
        for claim in self._claims:
            self._schedule_decision(claim)

    def _show(self) -> None:
        """Sets when all are shown the question; again when a person returns to a deserted table."""
        self._rests = False
        self._thinking, self._tried = set(), set()
        self.shown = now_exactly() + self._lead()

    def _lead(self) -> float:
        return within(
            self._longest_way() + self.fairness.margin, self.fairness.shortest_lead, self.fairness.longest_lead
        )

    def _longest_way(self) -> float:
        """The highest latency of those who play."""
        return max((latency.one_way for latency in self._open_table.latencies()), default=0.0)

    def timing_for(self, seat: int | None) -> notices.Timing | None:
        """The times of the question, for this seat."""
        if self.tempo is None:
            return None
        caller = self._caller()
        return notices.Timing(
            shown=round(self.shown),
            due=round(self._due()),
            together=self.tempo.together,
            claims=[*self.tempo.claims],
            caller=caller,
            earliest=round(self.shown + 1000 * self.tempo.earliest) if caller is not None else 0,
            chosen=None if seat is None else self._choices.get(seat),
        )

    # When its time is up.

    def _caller(self) -> int | None:
        """The seat that may give the beat, if its person is here."""
        tempo = self.tempo
        if tempo is None or tempo.caller is None or self.table.seats[tempo.caller].bot is not None:
            return None
        return tempo.caller if tempo.caller in self._open_table.here() else None

    def _due(self) -> float:
        """When the house gives the beat. If a person has just gone, the others wait a little."""
        assert self.tempo is not None
        due = self.shown + 1000 * (self.tempo.seconds if self._caller() is None else self.tempo.latest)
        if self.tempo.claims and not self.tempo.opens:
            return due
        missed = [self._absence.away_in(seat, is_live=True) for seat in self.table.waiting if self._is_missed(seat)]
        return max(due, *(now_exactly() + 1000 * max(0.0, seconds) + 200 for seconds in missed)) if missed else due

    def _is_missed(self, seat: int) -> bool:
        return self.table.seats[seat].bot is None and seat not in self._open_table.here()

    def _set_due(self) -> None:
        self._set_timer(None if self._frozen else (self._due() - now_exactly()) / 1000)

    def _set_timer(self, seconds: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        loop = asyncio.get_running_loop()
        self._timer = None if seconds is None else loop.call_later(max(0.0, seconds), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._deciding:
            self._set_timer(self.fairness.longest_opening / 1000)
        elif self.tempo is not None and self._due() > now_exactly() + 1:
            self._set_due()
        else:
            self._spawn(self._give_beat(self._question))

    async def _give_beat(self, question: int) -> None:
        """Takes everybody's answer, in order of seats."""
        async with self._open_table.lock:
            match = self.table.match
            if self._closed or self.tempo is None or self._frozen or question != self._question or match is None:
                return
            new: list[entries.Entry] = []
            for seat in self.table.waiting:
                chosen = self._choices.get(seat)
                by: Any = "beat" if chosen is None else "bot" if self.table.seats[seat].bot else "person"
                option = match.position.default(Player(seat)) if chosen is None else chosen
                new.append(entries.Answered(seat, wire(option), by))
            await self._add(new)

    async def _add(self, new: list[entries.Entry]) -> None:
        try:
            await self._open_table.add(new)
        except Refused as refused:
            log.error("referee-refused", table=self._open_table.log_name, error=repr(refused.why))

    # What people do.

    def call(self, seat: int | None, request: requests.Call) -> None:
        """Gives the beat for a seat, or refuses."""
        if self.tempo is None or request.question != self._question:
            raise refuse("question-passed")
        if seat is None or seat != self._caller():
            raise refuse("not-the-caller")
        if now() < round(self.shown + 1000 * self.tempo.earliest):
            raise refuse("too-early")
        if not self._frozen:
            self._spawn(self._give_beat(self._question))

    def takes(self, request: requests.Request) -> bool:
        """True for an answer that the referee judges or keeps; any other answer counts at once."""
        if self.tempo is None or type(request) is not requests.Answer:
            return False
        return self.tempo.together or request.option.get("type") in self.tempo.claims

    def take(self, seat: int | None, request: requests.Answer, arrived: float, latency: Latency) -> None:
        """Keeps a choice, or notes a claim. It decides nothing yet."""
        assert self.tempo is not None
        if seat is None:
            raise refuse("no-seat")
        is_claim = request.option.get("type") in self.tempo.claims
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
        self._schedule_decision(claim)

    def _schedule_decision(self, claim: Claim) -> None:
        """Decides a claim once no earlier one can arrive any more."""
        assert self.tempo is not None
        opens = self.tempo.opens
        prize = b"" if opens else claim.prize
        if prize in self._deciding:
            return
        self._deciding.add(prize)
        if opens:
            self._frozen = True
            self._set_timer(None)
        longest = self.fairness.longest_opening if opens else self.fairness.longest_award
        wait = min(longest, self._longest_way() + self.fairness.slack)
        asyncio.get_running_loop().call_later(wait / 1000, self._spawn_decision, prize)

    def _spawn_decision(self, prize: bytes) -> None:
        self._spawn(self._decide(prize))

    async def _decide(self, prize: bytes) -> None:
        async with self._open_table.lock:
            self._deciding.discard(prize)
            self._drop_vain_claims()
            claims = [claim for claim in self._claims if not prize or claim.prize == prize]
            if self._closed or self.tempo is None or not claims:
                return
            first = first_of(claims, self.fairness.tie)
            self._claims = [claim for claim in self._claims if claim.seat != first.seat]
            after = round(first.at - self.shown)
            await self._add([entries.Answered(first.seat, wire(first.option), first.by, after)])

    def _drop_vain_claims(self) -> None:
        """Drops claims for things that are gone."""
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
        """Lets a bot choose. It makes a claim only after a time that a human might need."""
        option = (await self._bots.thought(Player(seat), level)).option
        tempo = self.tempo
        if tempo is None or shown != self.shown:
            return
        if type(option).__name__ not in tempo.claims:
            self._choices[seat] = option
            return
        seen = now_exactly() if seat in self._tried else shown
        at = seen + max(self.fairness.human, tempo.reactions.get(level, SLOW) * exp(luck.gauss(0, tempo.spread)))
        await asyncio.sleep(max(0.0, at - now_exactly()) / 1000)
        async with self._open_table.lock:
            if not self._closed and shown == self.shown and self.tempo is not None and seat in self._thinking:
                self._thinking.discard(seat)
                self._tried.add(seat)
                self._reach(Claim(seat, option, "bot", at, luck.random()))

    def _reach(self, claim: Claim) -> None:
        """Makes a bot's claim. If the thing is gone, the bot looks for something else."""
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
