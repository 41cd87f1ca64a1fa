"""What the house tells a browser over the websocket of a table."""

from typing import Any, Literal

from msgspec import Raw, Struct

from ludotheque.core.game import Result
from ludotheque.core.words import Sentence, Why

from .parts import Customs, Level, Message, Phase, Phrase


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody who has sat at this table or spoken; known by their place in the list."""

    name: str
    muted: bool = False
    removed: bool = False


class Chair(Struct, frozen=True, omit_defaults=True):
    """A place at the table: a person's, a bot's, or still free."""

    name: str = ""
    person: int | None = None
    level: Level | None = None
    """A bot of this level sits here."""
    free: Literal["friend", "anybody"] | None = None
    """Nobody sits here yet: it waits for somebody who has the link, or for anybody."""
    held: bool = False
    """The person is away, and a bot plays for them."""
    votes: list[int] = []
    """Persons who want a bot to hold the seat."""
    hints: int = 0
    """For how many hints its person has asked."""
    relieved: list[int] = []
    """The entries with which a bot took over from the person named, and with which the person was back, in turn."""


class Facts(Struct, frozen=True, omit_defaults=True):
    """What everybody may know about the table itself."""

    id: str
    game: str
    phase: Phase
    opened: int
    seats: list[Chair]
    people: list[Person]
    host: int
    options: dict[str, Any]
    customs: Customs
    fingerprint: str
    """The SHA-256 of the secret seed, shown before the first draw."""
    seed: str | None = None
    """The seed itself, once the match is over."""
    rematch: str | None = None
    """The table where the same people play again."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the reader is at this table: nobody of it, a person, a player in a seat, the host."""

    person: int | None = None
    seat: int | None = None
    host: bool = False
    key: str = ""
    """What belongs into an invitation; friends who sit here may pass it on, before the match."""


class Asked(Struct, frozen=True, omit_defaults=True):
    """What the reader is asked: the question, all legal answers, and if wanted each in words."""

    prompt: Sentence
    options: list[Raw]
    says: list[Sentence] = []


class Pace(Struct, frozen=True, omit_defaults=True):
    """A question in real time: when it is shown to everybody at once, and when its time is up."""

    shown: int
    due: int
    together: bool = False
    """Whether answers that are no claims are kept, and may be changed, until the beat."""
    claims: list[str] = []
    """The kinds of answers that are claims: the first has it."""
    caller: int | None = None
    """The seat that gives the beat, if it does so before it is due."""
    earliest: int = 0
    """The moment from which it may."""
    chosen: Raw | None = None
    """What the reader has chosen so far."""


class Play(Struct, frozen=True, omit_defaults=True):
    """The match as the reader may know it."""

    view: Raw
    waiting: list[int]
    question: int
    since: int
    """When the question was asked."""
    asked: Asked | None = None
    deadlines: dict[int, int] = {}
    """By seat: when its time is up."""
    undo: bool = False
    """Whether the reader can take the last answer back."""
    answered: Raw | None = None
    """What the reader has answered under seal, while others are still asked."""
    result: Result | None = None
    pace: Pace | None = None


class Line(Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """A line of the table's story; `number` is the entry it came with."""

    number: int
    at: int


class Happened(Line, frozen=True):
    """Something in the match: who chose it (-1: chance), what it was, as a record and in words."""

    what: Raw
    says: Sentence
    who: int | None = None
    after: int | None = None
    """Of a claim in real time: how many milliseconds after it could first be made."""


class Said(Line, frozen=True):
    """Something a person said."""

    person: int
    text: str = ""
    phrase: Phrase | None = None


class Noted(Line, frozen=True):
    """Something about the table: who came, who left, whose time is up."""

    says: Sentence


AnyLine = Happened | Said | Noted


class News(Message, frozen=True):
    """What is new since the reader's last number; the whole table when the reader has just come (`fresh`)."""

    number: int
    now: int
    """What the house's clock says."""
    lines: list[AnyLine] = []
    gone: list[int] = []
    """Entries that were taken back: their lines are no more."""
    fresh: bool = False
    version: str = ""
    """When fresh: the version of the house. A browser that began with another loads its page again."""
    you: You | None = None
    facts: Facts | None = None
    play: Play | None = None


class Here(Message, frozen=True):
    """Who has the table open now: seats, and how many people watch."""

    seats: list[int]
    watchers: int = 0


class Done(Message, frozen=True):
    """What was asked is done and on disk; `number` is its entry, or a later one. Sent where the request had a `ref`."""

    ref: int
    number: int


class Refusal(Message, frozen=True):
    """What was asked cannot be; nothing has changed."""

    ref: int
    why: Why


class SeatLink(Message, frozen=True):
    """The secret that moves one's seat; it works once."""

    token: str


class Pong(Message, frozen=True):
    """The answer to a ping."""

    sent: int
    now: int
    number: int = 0
    """To be repeated at once in a `Heard`, where the game is played in real time; not 0 there."""


class Farewell(Message, frozen=True):
    """The last message: why the house closes the line, and whether to come back later."""

    why: Why
    again: bool = False


class Course(Struct, frozen=True):
    """Answers one after the other, and in words what comes of them."""

    options: list[Raw]
    says: list[Sentence]
    told_of: list[int] = []
    """By sentence: of which of the answers it tells, counted from 0."""


class Reason(Struct, frozen=True):
    """In what a course differs from the best one: for the better, or for the worse."""

    says: Sentence
    better: bool


class Alternative(Struct, frozen=True):
    """Another course, how it compares with the best one, and why."""

    course: Course
    verdict: Sentence
    reasons: list[Reason]


class Advised(Message, frozen=True):
    """A hint, from nothing but what the seat knows: what to do, what to expect, and what else was thought of."""

    ref: int
    question: int
    best: Course
    outlook: Sentence
    others: list[Alternative]
    gains: list[Reason] = []
    """In what the best course is ahead of the last of the others, if that is worse."""


AnyNotice = News | Here | Done | Refusal | SeatLink | Pong | Advised | Farewell
