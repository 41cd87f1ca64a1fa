"""A study: what a game wants noted of its matches, beyond what every match shows by itself."""

from collections.abc import Sequence
from typing import Any, ClassVar, Generic, Literal

from msgspec import Struct

from ..steps import Event, Option, W, message_id, package_of
from ..words import Player, Sentence

Kind = Literal["choice", "held", "share", "case", "number", "course"]
"""What is asked of the notes.

choice: somebody chose one of several; what did it lead to?
held: how often each player had, did or drew something; how do those fare who had more of it than the others?
share: one of several came about; how often?
case: one of several was the case; how often, and how often did that end well?
number: how is it spread?
course: how does it go on, from moment to moment?
"""


class Measure(Struct, frozen=True):
    """What is noted under a name: `study-NAME` is its title in the game's words, `study-NAME-note` what it means.

    For a case, `study-NAME-well` says what it is to end well.
    """

    name: str
    kind: Kind
    by_players: bool = False
    """Whether a number is shown for each number of players."""


class Note(Struct, frozen=True):
    """One line of the notebook: of this measure, this value; whose, how much of it, how well it ended."""

    measure: str
    value: str = ""
    seat: int = -1
    amount: float = 1.0
    at: int = 0


class Study(Generic[W]):
    """Watches one match to its end, with nothing hidden, and fills a notebook. By itself it notes nothing."""

    measures: ClassVar[tuple[Measure, ...]] = ()
    shared: ClassVar[bool] = False
    """Whether players win and lose together: then a victory is whole for each winner, otherwise they share it."""

    def __init__(self) -> None:
        self.notes: list[Note] = []

    def begun(self, w: W, events: Sequence[Event]) -> None:
        """The table is set; this has happened by itself."""

    def answered(self, w: W, player: Player, option: Option[W], events: Sequence[Event]) -> None:
        """A player has answered, and this came of it."""

    def ended(self, w: W, winners: Sequence[Player]) -> None:
        """The match is over, and these have won."""

    def score(self, w: W, player: Player) -> float | None:
        """What the player's points are while the match goes on; None: nobody can say."""
        return None

    def starter(self, w: W) -> Player | None:
        """Who begins, asked after every answer until it is known; None: not yet, or nobody before the others."""
        return None

    def named(self, measure: str, value: str) -> Sentence | str:
        """A value in words: `study-MEASURE-VALUE` of the game's catalogue, unless the game says it better."""
        ours: type = type(self)
        return Sentence(f"study-{measure}-{value}", {}, package_of(ours))

    def chose(self, measure: str, seat: Player, value: str) -> None:
        """A player chose this."""
        self.notes.append(Note(measure, value, seat))

    def held(self, measure: str, value: str, amounts: Sequence[float]) -> None:
        """How much of this each player had, by seat."""
        self.notes += [Note(measure, value, seat, amount) for seat, amount in enumerate(amounts)]

    def share(self, measure: str, value: str) -> None:
        """This came about."""
        self.notes.append(Note(measure, value))

    def case(self, measure: str, value: str, success: float) -> None:
        """This was the case, and ended so well: from 0 to 1."""
        self.notes.append(Note(measure, value, amount=success))

    def number(self, measure: str, value: int) -> None:
        """A number to be counted."""
        self.notes.append(Note(measure, amount=value))

    def moment(self, measure: str, at: int, value: float) -> None:
        """How it stood at this moment."""
        self.notes.append(Note(measure, amount=value, at=at))


def kind_of(option: Option[Any]) -> str:
    """The kind of an answer, as the catalogue names it: `end-turn`."""
    return message_id(type(option))
