"""The chronicle: what a game tells of a match that is over, when nothing is hidden any more."""

from collections.abc import Sequence
from typing import Generic

from msgspec import Struct

from ..language.words import Player, Sentence
from ..state.steps import Event, Option, W


class Passage(Struct, Generic[W], frozen=True):
    """An answer and what it led to. The world goes on changing, so read what you need immediately."""

    at: int
    """How many answers there were so far; 0: the match has just been set up."""
    who: Player | None
    what: Option[W] | None
    w: W
    events: Sequence[Event]


class Course(Struct, frozen=True):
    """Something that was counted, moment by moment, for a graph."""

    name: str
    """What it is, for the page that draws it."""
    says: Sentence
    values: tuple[float, ...]


class Turning(Struct, frozen=True):
    """A turn that decided the match: after how many answers, and what happened."""

    at: int
    says: Sentence


class Line(Struct, frozen=True, omit_defaults=True):
    """A line of an account, and the seat it is about."""

    says: Sentence
    seat: int | None = None


class Account(Struct, frozen=True):
    """Who did what, in one respect."""

    name: str
    """Which respect, for the page that draws it."""
    lines: tuple[Line, ...]


class Chronicle(Struct, frozen=True, omit_defaults=True):
    """The story of a match: what was counted, the turns that decided it, and who did what."""

    courses: tuple[Course, ...] = ()
    turnings: tuple[Turning, ...] = ()
    accounts: tuple[Account, ...] = ()
