"""Research: a game as numbers, for programs that learn it: what may be chosen, what a seat sees, and the bounds."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, Protocol

from msgspec import Struct

from ..language.words import Player
from ..state.steps import W

Kinds = Mapping[str, Mapping[str, Sequence[Any]]]
"""By name of a record: the fields that distinguish its choices, each with all possible values."""
KindsAt = Callable[[W, int], Kinds]
"""The choices at a table, given its world before the match and its number of players."""
Parts = Mapping[str, Any]
"""The named parts of an observation: arrays of numbers, each in its shape."""


class SeatView(NamedTuple):
    """The world as one seat sees it, that seat, and the number of players."""

    world: Any
    player: Player
    players: int

    def from_here(self, seat: int) -> int:
        """A seat counted from the viewer's own, which is 0."""
        return (seat - self.player) % self.players


class Encoding(Protocol):
    """How a game's world is encoded."""

    @property
    def shapes(self) -> Mapping[str, tuple[int, ...]]:
        """The shape of each part, by name."""

    def write(self, parts: Parts, view: SeatView) -> None:
        """Fills the parts, which are all zero, with what is seen."""


class Bounds(Struct, frozen=True):
    """How long any match may be: the most decisions of each player, and the most of nature."""

    decisions: int
    draws: int


class Research(Struct, Generic[W], frozen=True, kw_only=True):
    """What a game says for programs that learn it. Without it, choices are numbered by their place in the list of legal
    ones, and the world is encoded field by field."""

    choices: KindsAt[W] | None = None
    """Every choice a player can ever have, so that each has a number of its own in all matches."""
    outcomes: KindsAt[W] | None = None
    """Every choice nature can ever have."""
    encoding: Callable[[W, int], Encoding] | None = None
    """How the world is encoded, given the world before the match and the number of players."""
    bounds: Bounds | None = None
    """How long any match may be. A game with choices, outcomes and bounds is a game of OpenSpiel's, too."""
    longest_list: int = 256
    """The most choices that are numbered where they have no numbers of their own."""
    open_information: bool = False
    """True: no player ever knows what others do not."""
    each_for_themselves: bool = False
    """True: any number of players may win, all or none. False: they share one victory."""
