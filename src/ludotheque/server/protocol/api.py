"""What travels over HTTP, under `/api`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from ludotheque.core.game import Result
from ludotheque.core.words import Sentence, Why

from .notices import Course, Facts, Happened, Reason
from .parts import LONGEST_TEXT, Bilingual, Level, Phase, Phrase


class OptionOffered(Struct, frozen=True, omit_defaults=True):
    """An option of a game, and how to ask for it."""

    name: str
    title: Bilingual
    kind: Literal["switch", "choice", "number", "numbers"]
    default: Any
    values: list[str] = []
    named: list[Bilingual] = []
    """The values in words, in their order."""
    variant: bool = False
    """Whether it makes another game of it, and is asked by name before a match is set up."""
    fits: dict[str, list[int]] = {}
    """By value: for how many players it is; a value that is not named is for any number."""


class Box(Struct, frozen=True):
    """A game on the shelf. What is said of it comes in every language, so that the shelf needs no catalogue."""

    key: str
    title: Bilingual
    pitch: Bilingual
    package: str
    """The catalogue of its sentences."""
    least: int
    most: int
    minutes: int
    age: int
    options: list[OptionOffered]
    guided: bool = False
    """Whether a first match explains itself."""


class Library(Struct, frozen=True):
    """What the house offers: its boxes, levels of bots, and quick phrases."""

    version: str
    boxes: list[Box]
    levels: list[Level]
    phrases: list[Phrase]


class Me(Struct, frozen=True):
    """The guest, as the house knows them."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """How a guest wants to be called."""

    name: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: for friends, or at once against bots (`quick`), and if wanted as a first match (`first`).

    How many seats (0: as few as may be), how good the bots and which options may be chosen; a first match has its own.
    """

    game: str
    quick: bool = False
    first: bool = False
    seats: Annotated[int, Meta(ge=0)] = 0
    level: Level = "medium"
    options: dict[str, Any] = {}


class Opened(Struct, frozen=True):
    """The table that was opened."""

    id: str


class Moving(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a seat, brought by the device that wants it."""

    token: Annotated[str, Meta(max_length=200)]


class Card(Struct, frozen=True, omit_defaults=True):
    """A table in a list."""

    id: str
    game: str
    phase: Phase
    names: list[str]
    changed: int
    free: int = 0
    """How many seats are free for anybody."""
    waiting: list[int] = []
    mine: int | None = None
    """My seat."""
    deadline: int | None = None
    relieved: list[int] = []
    """Seats where a bot plays for the person named."""
    damaged: bool = False
    """Its entries are not all as they were written: it cannot be opened."""


class Erased(Struct, frozen=True):
    """A guest is erased, or will be in a moment: no crash prevents it."""

    done: bool


class Tables(Struct, frozen=True):
    """Mine, those that wait for me first; and those where anybody may sit down."""

    mine: list[Card]
    open: list[Card]


class Frame(Struct, frozen=True):
    """One position of a replay: what had just happened, and the table after it."""

    lines: list[Happened]
    view: Raw
    waiting: list[int]


class Curve(Struct, frozen=True, omit_defaults=True):
    """A line of the graph: by frame, how a seat stands, or whatever else `says` names."""

    values: list[float]
    seat: int | None = None
    says: Sentence | None = None


class Ahead(Struct, frozen=True):
    """Who was ahead, frame by frame, and what is counted."""

    says: Sentence
    curves: list[Curve]


class Film(Struct, frozen=True):
    """A match from its start, as one seat, a spectator (null) or the open table (-1) knows it."""

    facts: Facts
    seat: int | None
    mine: int | None
    """The reader's own seat."""
    frames: list[Frame]
    result: Result | None
    ahead: Ahead | None = None


class CostlyTurn(Struct, frozen=True):
    """A turn that could have been better: `at` is the frame of the film before it."""

    at: int
    played: Course
    better: Course
    verdict: Sentence
    reasons: list[Reason]
    """What speaks for the move that was played."""
    gains: list[Reason] = []
    """What the better one brings."""


class Lesson(Struct, frozen=True):
    """What a match teaches a seat: its costliest turns, the worst first."""

    seat: int
    turns: int
    costly: list[CostlyTurn]
    says: Sentence


class Studying(Struct, frozen=True):
    """A lesson being thought over: so many looks of so many are done, what was found so far; then the lesson."""

    done: int
    total: int
    lesson: Lesson | None = None
    found: list[CostlyTurn] = []
    """The costliest turns so far, the worst first."""


class Page(Struct, frozen=True):
    """A page of rules, as HTML made from our own Markdown."""

    html: str


class Problem(Struct, frozen=True):
    """Why an HTTP request was refused."""

    why: Why
