"""A table: what its entries make of it. No clock, no disk, no network: only what happened, and what follows from it."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, ClassVar, get_args

from msgspec.structs import replace

from ludotheque.bots import DEEP
from ludotheque.bots.remarks import remark_on
from ludotheque.core.language.refusals import CannotUndo, Refused
from ludotheque.core.language.words import Player, PlayerName, Sentence
from ludotheque.core.matches.match import Match
from ludotheque.core.matches.moments import Moments
from ludotheque.core.shelf import shelf
from ludotheque.core.state.steps import Event, Option
from ludotheque.core.wire import decode_option, wire

from .. import entries
from ..entries import Entry
from ..protocol.parts import Clock, Level, Patience, TableSettings
from ..sentences import note, refusal
from .seats import Person, Seat
from .state import CALM, LoggedMoment, LogLine, TableState

BEGUN = note("begun")
WATCHERS_WELCOME = note("watchers-welcome")
WATCHERS_UNWELCOME = note("watchers-unwelcome")


class Unplayable(Refused):
    """The match began under rules that this house no longer has."""


class Table(TableState):
    """A table, folded from its entries one by one."""

    def add(self, entry: Entry, at: int, moments: list[LoggedMoment] | None = None) -> None:
        """Takes an entry in. If the game refuses it, nothing changes.

        The moments of an answer are added to `moments`, where readers want them.
        """
        if isinstance(entry, entries.Answered):
            self._answered(entry, at, moments)
        else:
            self._happens[type(entry)](self, entry, at)
        self.number += 1
        if not entry.is_quiet:
            self.is_tended = self._needs_tending()

    def _opened(self, entry: entries.Opened, at: int) -> None:
        self.game = shelf.game(entry.game)
        self.seed, self.opened = entry.seed, at
        self.fingerprint = fingerprint_of(entry.seed)
        self.options = wire(self.game.options())
        self.people = [Person(entry.guest, entry.name)]
        self.seats = [Seat(person=0, came=1), *(Seat() for _ in range(entry.seats - 1))]

    def _seated(self, entry: entries.Seated, at: int) -> None:
        person = self.person_of(entry.guest)
        if person is None:
            person = len(self.people)
            self.people.append(Person(entry.guest, entry.name))
        left = self.seat_of(person)
        if left is not None:
            self.seats[left] = Seat(open=self.seats[left].open)
        self.seats[entry.seat] = Seat(person=person, open=self.seats[entry.seat].open, came=self.number + 1)
        if self.seat_of(self.host) is None:
            self.host = person
        self._note(at, "sat-down", name=entry.name)

    def _risen(self, entry: entries.Risen, at: int) -> None:
        self._note(at, "got-up", name=self.names()[entry.seat])
        self._leave(entry.seat)

    def _leave(self, number: int) -> None:
        """Takes the person off the seat: before the match it becomes free; during the match a bot plays on for them."""
        seat = self.seats[number]
        if self.match is None:
            self.seats[number] = Seat(open=seat.open)
        else:
            relieved = seat.relieved if seat.is_relieved else (*seat.relieved, self.number + 1)
            self.seats[number] = Seat(level="medium", name=self.names()[number], relieved=relieved)
        if seat.person == self.host:
            others = [seat.person for seat in self.seats if seat.person is not None]
            self.host = others[0] if others else self.host

    def _offered(self, entry: entries.Offered, at: int) -> None:
        if entry.to == "bot":
            self.seats[entry.seat] = Seat(level=known_level(entry.level), name=entry.name)
        else:
            self.seats[entry.seat] = Seat(open=entry.to == "anybody")
        self.listed |= entry.to == "anybody"

    def _resized(self, entry: entries.Resized, at: int) -> None:
        self.seats = [*self.seats[: entry.seats], *(Seat() for _ in range(entry.seats - len(self.seats)))]

    def _agreed(self, entry: entries.Agreed, at: int) -> None:
        self.options = entry.options
        self.settings = TableSettings(
            Clock(entry.seconds),
            entry.away,  # type: ignore[arg-type]
            entry.watchers,
            entry.hints,
            known_patience(entry.pace),
        )

    def _begun(self, entry: entries.Begun, at: int) -> None:
        if entry.rules != self.game.rules_version:
            raise Unplayable(refusal("rules-changed", game=self.game.key))
        self.options = {**self.options, **entry.options}
        options = self.game.agreed(len(self.seats), self.options)
        self.match = match = Match(self.game, len(self.seats), self.seed, options)
        self._log(BEGUN, at)
        self.lines += [LogLine(self.number + 1, at, event) for event in match.everything()]
        self._asks(at)

    def _answered(self, entry: entries.Answered, at: int, moments: list[LoggedMoment] | None) -> None:
        match = self.match
        if match is None:
            raise Refused(refusal("not-begun"))
        before, option = self.waiting, decode_option(self.game, entry.option)
        remark = self._remark(entry, option)
        kinds = () if moments is None else self.game.face.moments
        heard = Moments(match.position.world, kinds) if kinds else None
        events = match.answer(entry.seat, option, None if heard is None else heard.hear)
        self.answered.append(self.number + 1)
        if entry.by == "clock":
            self._time_is_up(entry.seat, at)
        if moments is not None and heard is not None:
            said = len(self.lines) + (remark is not None)
            moments += [LoggedMoment(said + moment.events, moment.world) for moment in heard.kept]
        self._tell(entry, events, remark, at)
        if entry.by == "bot":
            self._thought(entry, at)
        self._asks(at, before)

    def _time_is_up(self, seat: int, at: int) -> None:
        """Notes that the clock has answered. It is logged once for each question."""
        if seat not in self.overdue:
            self._note(at, "time-up", who=PlayerName(Player(seat)))
        self.clocked = self.number + 1
        self.overdue.add(seat)

    def _tell(self, entry: entries.Answered, events: Sequence[Event], remark: Sentence | None, at: int) -> None:
        """Logs what an answer led to. What a bot says with it comes right after the first line."""
        for place, event in enumerate(events):
            self.lines.append(LogLine(self.number + 1, at, event, entry.after))
            if remark is not None and not place:
                self._note(at, "bot-says", who=PlayerName(Player(entry.seat)), what=remark)

    def _remark(self, entry: entries.Answered, option: Option[Any]) -> Sentence | None:
        """What a bot says with its answer, unless it has just said the same. A bot that plays for a person says
        nothing."""
        match, seat = self.match, Player(entry.seat)
        if match is None or entry.by != "bot" or self.seats[seat].level is None:
            return None
        said = self.remarks.get(seat, "")
        remark = remark_on(self.game, match.position, seat, option, said)
        self.remarks = {seat: said if remark is None else remark.id}
        return remark

    def _thought(self, entry: entries.Answered, at: int) -> None:
        """Logs once per stretch that a bot had to hurry or failed. Quick levels never have to hurry."""
        who = PlayerName(Player(entry.seat))
        if entry.thought == "full":
            self.calm += self.seats[entry.seat].bot in DEEP
            return
        if self.calm >= CALM:
            told = note("bot-hurried", who=who) if entry.thought == "hurried" else note("bot-failed", who=who)
            self._log(told, at)
        self.calm = 0

    def _undone(self, entry: entries.Undone, at: int) -> None:
        match = self.match
        if match is None:
            raise Refused(refusal("not-begun"))
        if self.answered and self.answered[-1] == self.clocked:
            raise CannotUndo(refusal("time-was-up"))
        before, sealed = self.waiting, entry.seat in match.position.answers
        match.undo(entry.seat)
        last = self.answered.pop()
        self.lines = [told for told in self.lines if told.number != last]
        self.gone.append((self.number + 1, last))
        self._asks(at, before, again=entry.seat if sealed else None)

    def _hinted(self, entry: entries.Hinted, at: int) -> None:
        self.seats[entry.seat].hints += 1

    def _spoken(self, entry: entries.Spoken, at: int) -> None:
        if not entry.erased:
            self._log(entry, at)

    def _muted(self, entry: entries.Muted, at: int) -> None:
        self.people[entry.person].muted = entry.on

    def _removed(self, entry: entries.Removed, at: int) -> None:
        person = self.people[entry.person]
        person.removed = True
        self.removals += 1
        self.turned_away |= {*entry.digests}
        self._note(at, "was-removed", name=person.name)
        seat = self.seat_of(entry.person)
        if seat is not None:
            self._leave(seat)

    def _watching(self, entry: entries.Watching, at: int) -> None:
        if entry.on != self.settings.watchers:
            self._log(WATCHERS_WELCOME if entry.on else WATCHERS_UNWELCOME, at)
        self.settings = replace(self.settings, watchers=entry.on)

    def _voted(self, entry: entries.Voted, at: int) -> None:
        self.seats[entry.seat].votes += (entry.person,)

    def _held(self, entry: entries.Held, at: int) -> None:
        seat = self.seats[entry.seat]
        seat.held, seat.votes = True, ()
        if not seat.is_relieved:
            seat.relieved += (self.number + 1,)
        self._note(at, "bot-holds", who=PlayerName(Player(entry.seat)))

    def _returned(self, entry: entries.Returned, at: int) -> None:
        seat = self.seats[entry.seat]
        if seat.held and entry.seat in self.asked_at:
            self.asked_at[entry.seat] = at
        if seat.is_relieved:
            seat.relieved += (self.number + 1,)
        seat.held, seat.votes = False, ()
        self._note(at, "is-back", who=PlayerName(Player(entry.seat)))

    def _moved(self, entry: entries.Moved, at: int) -> None:
        seat = self.seats[entry.seat]
        assert seat.person is not None
        stranger = self.person_of(entry.guest)
        if stranger is not None:
            self.people[stranger].guest = ""
        self.people[seat.person].guest = entry.guest
        seat.came = self.number + 1

    def _renamed(self, entry: entries.Renamed, at: int) -> None:
        self.people[entry.person].name = entry.name

    def _rematched(self, entry: entries.Rematched, at: int) -> None:
        self.rematch = entry.table
        self._note(at, "rematch-waits", who=PlayerName(Player(entry.seat)))

    _happens: ClassVar[dict[type[Entry], Callable[["Table", Any, int], None]]] = {
        entries.Opened: _opened,
        entries.Seated: _seated,
        entries.Risen: _risen,
        entries.Offered: _offered,
        entries.Resized: _resized,
        entries.Agreed: _agreed,
        entries.Begun: _begun,
        entries.Undone: _undone,
        entries.Hinted: _hinted,
        entries.Spoken: _spoken,
        entries.Muted: _muted,
        entries.Removed: _removed,
        entries.Watching: _watching,
        entries.Voted: _voted,
        entries.Held: _held,
        entries.Returned: _returned,
        entries.Moved: _moved,
        entries.Renamed: _renamed,
        entries.Rematched: _rematched,
    }


def known_level(level: str) -> Level:
    """The level; `medium` for one this version does not know."""
    return next((known for known in get_args(Level) if known == level), "medium")


def known_patience(value: str) -> Patience:
    """The patience of a table, or the middle one where an older house had others."""
    return next((known for known in get_args(Patience) if known == value), "normal")


def fingerprint_of(seed: str) -> str:
    """What is shown of a seed before the match: its SHA-256, which fixes the seed and reveals nothing of it."""
    return sha256(seed.encode()).hexdigest()
