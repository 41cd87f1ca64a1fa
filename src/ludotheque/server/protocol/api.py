"""What travels over HTTP, under `/api`."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from ludotheque.core.facets.talk import Template
from ludotheque.core.game import Result
from ludotheque.core.language.words import Sentence, Why

from .notices import Facts, Happened, Plan, Reason
from .parts import LONGEST_TEXT, Bilingual, Level, Phase, Phrase


class OptionOffered(Struct, frozen=True, omit_defaults=True):
    """An option of a game, and how to ask for it."""

    name: str
    title: Bilingual
    kind: Literal["switch", "choice", "number", "numbers"]
    default: Any
    values: list[str] = []
    named: list[Bilingual] = []
    """The values in words, in the same order."""
    variant: bool = False
    """True if the option makes a different game of it, to be asked by name before a match is set up."""
    fits: dict[str, list[int]] = {}
    """By value: the numbers of players it suits. A value that is missing suits any number."""


class Box(Struct, frozen=True):
    """A game on the shelf. Its texts come in every language, so that the shelf needs no catalogue."""

    key: str
    title: Bilingual
    pitch: Bilingual
    package: str
    """The catalogue with the game's sentences."""
    least: int
    most: int
    minutes: int
    age: int
    options: list[OptionOffered]
    guided: bool = False
    """True if a first match explains itself."""


class Library(Struct, frozen=True):
    """What the house offers: its boxes, levels of bots, and quick phrases."""

    version: str
    boxes: list[Box]
    levels: list[Level]
    phrases: list[Phrase]


class Talk(Struct, frozen=True):
    """The sentences with gaps that a game lets people say."""

    templates: list[Template]


class Me(Struct, frozen=True):
    """The guest, as the house knows them."""

    name: str


class NewName(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a guest wants."""

    name: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open: for friends, at once against bots (`quick`), or as a first match (`first`).

    A first match has its own number of seats, bots and options. Otherwise they may be chosen; 0 seats means as few as
    possible.
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
    """The secret of a seat, sent by the device that wants it."""

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
    """The guest's own seat."""
    deadline: int | None = None
    relieved: list[int] = []
    """Seats where a bot plays for the person named."""
    damaged: bool = False
    """True if the table cannot be opened, because its entries are not what was written."""


class Erased(Struct, frozen=True):
    """The guest has been erased (`done`), or soon will be, even after a crash."""

    done: bool


class Tables(Struct, frozen=True):
    """The guest's own tables, starting with those that wait for them; and the tables where anybody may sit down."""

    mine: list[Card]
    open: list[Card]


class Frame(Struct, frozen=True):
    """One position of a replay, and the log lines that led to it."""

    lines: list[Happened]
    view: Raw
    waiting: list[int]


class Curve(Struct, frozen=True, omit_defaults=True):
    """A curve of the graph, with a value for each frame: the standing of a seat, or of what `says` names."""

    values: list[float]
    seat: int | None = None
    says: Sentence | None = None


class Ahead(Struct, frozen=True):
    """Who was ahead, frame by frame. `says` names what is counted."""

    says: Sentence
    curves: list[Curve]


class Replay(Struct, frozen=True):
    """A match from its start, as known to one seat, a watcher (null), or with all hands open (-1)."""

    facts: Facts
    seat: int | None
    mine: int | None
    """The reader's own seat."""
    frames: list[Frame]
    result: Result | None
    ahead: Ahead | None = None


class CostlyTurn(Struct, frozen=True):
    """A turn that could have been better. `at` is the frame before it."""

    at: int
    played: Plan
    better: Plan
    verdict: Sentence
    reasons: list[Reason]
    """What speaks for the move that was played."""
    gains: list[Reason] = []
    """What the better move gains."""


class Lesson(Struct, frozen=True):
    """What a match teaches one seat: its costliest turns, the worst first."""

    seat: int
    turns: int
    costly: list[CostlyTurn]
    says: Sentence


class Studying(Struct, frozen=True):
    """The progress of a lesson: `done` of `total` looks, and what was found so far; at the end, the lesson itself."""

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
