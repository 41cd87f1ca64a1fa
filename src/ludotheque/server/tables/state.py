"""The state of a table: who sits where, what is asked of whom and since when, and what the log says."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from ludotheque.core.game import Game, Result
from ludotheque.core.language.words import Sentence
from ludotheque.core.matches.match import Match
from ludotheque.core.state.steps import Event
from ludotheque.core.state.world import World

from .. import entries
from ..protocol.parts import Phase, TableSettings
from ..sentences import note
from .seats import Person, Seat

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


class TableState:
    """Everything known of a table. The first entry gives it a game, options and a seed."""

    game: Game[Any]
    options: dict[str, Any]
    seed: str
    fingerprint: str
    opened: int

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

    def _needs_tending(self) -> bool:
        settings = self.settings
        if settings.clock.seconds is not None or settings.away == "bot":
            return True
        return any(seat.bot is not None for seat in self.seats)

    # What follows from an entry.

    def _log(self, what: Happening, at: int) -> None:
        self.lines.append(LogLine(self.number + 1, at, what))

    def _note(self, at: int, id: str, /, **args: Any) -> None:
        self._log(note(id, **args), at)

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
