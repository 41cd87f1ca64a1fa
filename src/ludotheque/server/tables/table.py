"""A table: what its entries make of it. No clock, no disk, no network: only what happened, and what follows from it."""

from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any, ClassVar, NamedTuple, get_args

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.bots import DEEP
from ludotheque.bots.remarks import remark_on
from ludotheque.core.game import Game, Result
from ludotheque.core.language.refusals import CannotUndo, Refused
from ludotheque.core.language.words import Player, PlayerName, Sentence
from ludotheque.core.matches.match import Match
from ludotheque.core.matches.moments import Moments
from ludotheque.core.shelf import shelf
from ludotheque.core.state.steps import Event, Option
from ludotheque.core.state.world import World
from ludotheque.core.wire import decode_option, wire

from .. import entries
from ..entries import Entry
from ..protocol.parts import Clock, Level, Patience, Phase, TableSettings
from ..sentences import note, refusal
from .seats import Person, Seat

BEGUN = note("begun")
WATCHERS_WELCOME = note("watchers-welcome")
WATCHERS_UNWELCOME = note("watchers-unwelcome")
CALM = 5
"""After this many full answers of bots, the log says again that a bot had to hurry."""

Happening = Event | entries.Spoken | Sentence
"""Anything that becomes a log line."""


class LogLine(Struct, frozen=True, gc=False):
    """A log line, with the number and the moment of its entry."""

    number: int
    at: int
    what: Happening
    after: int | None = None


class LoggedMoment(NamedTuple):
    """A moment on the way to how the table is now: the world as it was after so many lines of the log."""

    lines: int
    world: World


class Unplayable(Refused):
    """The match began under rules that this house no longer has."""


class Table:
    """Everything known of a table, folded from its entries one by one."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.number = 0
        self.seats: list[Seat] = []
        self.people: list[Person] = []
        self.host = 0
        self.settings = TableSettings()
        self.match: Match[Any] | None = None
        self.phase: Phase = "before"
        self.lines: list[LogLine] = []
        self.answered: list[int] = []
        """The entries of the match's answers, in order."""
        self.gone: list[tuple[int, int]] = []
        """Pairs: an entry that took an answer back, and the entry of that answer."""
        self.clocked = 0
        """The last entry in which a clock answered; that answer cannot be taken back."""
        self.remarks: dict[int, str] = {}
        """By seat of the bot that has answered last: the message it has just said."""
        self.calm = CALM
        """Full answers by bots since one had to hurry."""
        self.overdue: set[int] = set()
        """Seats whose time ran out while they were being asked, so that it is logged only once."""
        self.is_tended = False
        """True if the house has something to do here unasked, for bots, clocks or people who are away."""
        self.listed = False
        """True if the table was ever open to anybody, so that its address is no secret."""
        self.removals = 0
        """How many people were removed. Each removal voids older invitations."""
        self.turned_away: set[str] = set()
        """Digests of the addresses of people who were removed."""
        self.question = 0
        self.since = 0
        self.questions: dict[int, int] = {}
        """By seat: the entry that asked its current question, even if the seat has already answered under seal."""
        self.waiting: list[int] = []
        """The seats that the match waits for."""
        self.asked_at: dict[int, int] = {}
        """By seat: since when it has been asked without a break."""
        self.rematch: str | None = None
        self.result: Result | None = None

    # What it is.

    def names(self) -> list[str]:
        """The names of the players, by seat."""
        return [self.people[seat.person].name if seat.person is not None else seat.name for seat in self.seats]

    def person_of(self, guest: str | None) -> int | None:
        """The person this guest is here; None for a stranger."""
        for number, person in enumerate(self.people):
            if person.guest == guest:
                return number
        return None

    def seat_of(self, person: int | None) -> int | None:
        """Where the person sits; None without a seat."""
        if person is not None:
            for number, seat in enumerate(self.seats):
                if seat.person == person:
                    return number
        return None

    @property
    def templates(self) -> list[str]:
        """What people may say here in words of the game, by the names of its templates; nothing before the match."""
        if self.match is None:
            return []
        talk, options = self.game.talk, self.match.options
        return [each.id for each in talk.templates if talk.suits(each.id, len(self.seats), options)]

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat that is asked runs out; None without a clock."""
        seconds, asked = self.settings.clock.seconds, self.asked_at.get(seat)
        return None if seconds is None or asked is None else asked + 1000 * seconds

    def can_undo(self, seat: int) -> bool:
        """True if the seat may take its last answer back. An answer given by the clock stands."""
        if self.match is None or seat not in self.questions:
            return False
        return self.match.can_undo(seat) and self.answered[-1] != self.clocked

    # What happens.

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

    def _needs_tending(self) -> bool:
        settings = self.settings
        if settings.clock.seconds is not None or settings.away == "bot":
            return True
        return any(seat.bot is not None for seat in self.seats)

    def _log(self, what: Happening, at: int) -> None:
        self.lines.append(LogLine(self.number + 1, at, what))

    def _note(self, at: int, id: str, /, **args: Any) -> None:
        self._log(note(id, **args), at)

    def _opened(self, entry: entries.Opened, at: int) -> None:
        self.game: Game[Any] = shelf.game(entry.game)
        self.seed, self.opened = entry.seed, at
        self.fingerprint = fingerprint_of(entry.seed)
        self.options: dict[str, Any] = wire(self.game.options())
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

    def _asks(self, at: int, before: Sequence[int] = (), again: int | None = None) -> None:
        """Notes who is asked now, and since when. `before` are those asked until now; `again` is asked once more.

        A seat that is asked without a break keeps its clock. A question answered under seal stays one question for each
        seat, whatever the others do.
        """
        match = self.match
        assert match is not None
        self.waiting, sealed = match.waiting_for(), match.position.answers  # type: ignore[assignment]
        lasts = bool(sealed) or again in self.questions
        asked = [*self.waiting, *sealed] if sealed else self.waiting
        if not lasts or not {*asked} <= self.questions.keys():
            self.question, self.since, self.questions = self.number + 1, at, dict.fromkeys(asked, self.number + 1)
        elif again is not None:
            self.questions[again] = self.number + 1
        self.phase, self.result = ("over", match.result) if match.over else ("playing", None)
        kept = self.questions if lasts else before
        if self.overdue:
            self.overdue &= {*kept} & {*asked}
        before_at, self.asked_at = self.asked_at, {}
        for seat in asked:
            self.asked_at[seat] = before_at[seat] if seat in kept else at

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
