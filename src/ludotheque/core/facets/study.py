"""A study: what a game notes about its matches, beyond what every match shows."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal

from msgspec import Struct

from ..language.words import Player, Sentence
from ..state.steps import Event, Option, W, message_id, package_of

Kind = Literal["choice", "held", "share", "case", "number", "course"]
"""The question that a measure answers.

choice: a player chose one of several; what did it lead to?
held: how often each player had, did or drew something; how do those with more of it than the others fare?
share: one of several happened; how often?
case: one of several was the case; how often, and how often did that end well?
number: how is it spread?
course: how does it develop, step by step?
"""


class Measure(Struct, frozen=True):
    """Something to measure: `study-NAME` is its title in the game's words, `study-NAME-note` its meaning.

    For a case, `study-NAME-well` says what it means to end well.
    """

    name: str
    kind: Kind
    by_players: bool = False
    """True if a number is shown separately for each number of players."""


class Observation(Struct, frozen=True):
    """One observation: the measure and its value; the seat it is about, the amount, and the moment."""

    measure: str
    value: str = ""
    seat: int = -1
    amount: float = 1.0
    at: int = 0


class Study(Generic[W]):
    """Watches one match to its end, with nothing hidden, and takes notes. This base class takes none."""

    measures: ClassVar[tuple[Measure, ...]] = ()
    shared: ClassVar[bool] = False
    """True if players win and lose together: then each winner has a whole victory, not a share of one."""

    def __init__(self) -> None:
        self.observations: list[Observation] = []

    def begun(self, w: W, events: Sequence[Event]) -> None:
        """Called when the match is set up, with the events so far."""

    def answered(self, w: W, player: Player, option: Option[W], events: Sequence[Event]) -> None:
        """Called after a player's answer, with the events it caused."""

    def ended(self, w: W, winners: Sequence[Player]) -> None:
        """Called when the match is over, with the winners."""

    def score(self, w: W, player: Player) -> float | None:
        """The player's points during the match; None if they are unknown."""
        return None

    def starter(self, w: W) -> Player | None:
        """Who begins; None if that is not known yet, or no player does. Called after every answer until it is known."""
        return None

    def named(self, measure: str, value: str) -> Sentence | str:
        """A value in words: by default, the message `study-MEASURE-VALUE` of the game's catalogue."""
        ours: type = type(self)
        return Sentence(f"study-{measure}-{value}", {}, package_of(ours))

    def chose(self, measure: str, seat: Player, value: str) -> None:
        """Notes that a player chose this value."""
        self.observations.append(Observation(measure, value, seat))

    def held(self, measure: str, value: str, amounts: Sequence[float]) -> None:
        """Notes how much of this each player had, by seat."""
        self.observations += [Observation(measure, value, seat, amount) for seat, amount in enumerate(amounts)]

    def share(self, measure: str, value: str) -> None:
        """Notes that this happened."""
        self.observations.append(Observation(measure, value))

    def case(self, measure: str, value: str, success: float) -> None:
        """Notes that this was the case, and how well it ended: from 0 to 1."""
        self.observations.append(Observation(measure, value, amount=success))

    def number(self, measure: str, value: int) -> None:
        """Notes a number."""
        self.observations.append(Observation(measure, amount=value))

    def course(self, measure: str, at: int, value: float) -> None:
        """Notes a value at this moment."""
        self.observations.append(Observation(measure, amount=value, at=at))


def kind_of(option: Option[Any]) -> str:
    """The kind of an answer, as the catalogue names it: `end-turn`."""
    return message_id(type(option))
