"""What the house sends a browser over a table's websocket."""

from typing import Any, Literal

from msgspec import Raw, Struct, field

from ludotheque.core.facets.face import Goal
from ludotheque.core.game import Result
from ludotheque.core.language.words import Sentence, Why

from .parts import Level, Message, Phase, Phrase, TableSettings


class Person(Struct, frozen=True, omit_defaults=True):
    """A person who has sat at this table or spoken here. Their number is their place in the list."""

    name: str
    muted: bool = False
    removed: bool = False


class Chair(Struct, frozen=True, omit_defaults=True):
    """A seat: a person's, a bot's, or free."""

    name: str = ""
    person: int | None = None
    level: Level | None = None
    """The level of the bot that sits here."""
    free: Literal["friend", "anybody"] | None = None
    """For a free seat: kept for those with the link, or open to anybody."""
    held: bool = False
    """True if a bot plays for the person while they are away."""
    votes: list[int] = []
    """People who want a bot to hold the seat."""
    hints: int = 0
    """How many hints its person has asked for."""
    relieved: list[int] = []
    """The entries with which a bot took over and the person came back, alternately."""


class Facts(Struct, frozen=True, omit_defaults=True):
    """What everybody may know of the table itself."""

    id: str
    game: str
    phase: Phase
    opened: int
    seats: list[Chair]
    people: list[Person]
    host: int
    options: dict[str, Any]
    settings: TableSettings = field(name="customs")
    fingerprint: str
    """The SHA-256 of the secret seed, shown before the first draw."""
    seed: str | None = None
    """The seed, once the match is over."""
    templates: list[str] = []
    """During the match and after it: what may be said in words of the game, by the names of its templates."""
    rematch: str | None = None
    """The table where the same people play again."""


class You(Struct, frozen=True, omit_defaults=True):
    """Who the reader is at this table: a stranger, a person, a player in a seat, the host."""

    person: int | None = None
    seat: int | None = None
    host: bool = False
    key: str = ""
    """The key for an invitation. Friends who sit here may pass it on before the match."""


class Closed(Struct, frozen=True):
    """An answer shown to the reader although it may not be given now: itself, in words, and why not."""

    option: Raw
    says: Sentence
    why: Why


class Asked(Struct, frozen=True, omit_defaults=True):
    """The question to the reader, every legal answer, each in words if wanted, and what is closed."""

    prompt: Sentence
    options: list[Raw]
    says: list[Sentence] = []
    closed: list[Closed] = []


class Timing(Struct, frozen=True, omit_defaults=True):
    """The times of a question in real time: when everybody is shown it, and when its time is up."""

    shown: int
    due: int
    together: bool = False
    """True if answers that are not claims are kept until the beat, and may be changed until then."""
    claims: list[str] = []
    """The kinds of answers that are claims: the first gets it."""
    caller: int | None = None
    """The seat that may give the beat before it is due."""
    earliest: int = 0
    """The moment from which it may do so."""
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
    """True if the reader can take the last answer back."""
    answered: Raw | None = None
    """The reader's answer under seal, while others are still being asked."""
    result: Result | None = None
    timing: Timing | None = field(default=None, name="pace")
    goals: list[Goal] = []
    """What the reader tries to do, and how far they have come, where the game can tell."""


class SentLine(Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """A line of the table's log. `number` is that of its entry."""

    number: int
    at: int


class Happened(SentLine, frozen=True):
    """Something in the match: who chose it (-1: chance), and what it was, as a record and in words."""

    what: Raw
    says: Sentence
    who: int | None = None
    after: int | None = None
    """For a claim in real time: milliseconds since it could first be made."""


class Said(SentLine, frozen=True):
    """Something a person said."""

    person: int
    text: str = ""
    phrase: Phrase | None = None
    template: str = ""
    """For words of the game: which of its templates; and `says`, the sentence."""
    says: Sentence | None = None
    to: int = 0
    """The entry that this replies to."""


class Noted(SentLine, frozen=True):
    """Something about the table: who came or left, whose time is up."""

    says: Sentence


AnyLine = Happened | Said | Noted


class Moment(Struct, frozen=True, omit_defaults=True):
    """The match at a moment between two questions: after the first `lines` of the news."""

    lines: int
    view: Raw
    """The fields of the view that were not yet as they are in `play`."""
    goals: list[Goal] | None = None
    """The goals of the moment, where they were not yet as they are in `play`."""


class News(Message, frozen=True):
    """Everything new since the reader's last number; the whole table if the reader has just come (`fresh`)."""

    number: int
    now: int
    """The time on the house's clock."""
    lines: list[AnyLine] = []
    gone: list[int] = []
    """Entries that were taken back. Their log lines must go."""
    fresh: bool = False
    version: str = ""
    """Only in a fresh update: the house's version. A browser with another version reloads its page."""
    you: You | None = None
    facts: Facts | None = None
    play: Play | None = None
    moments: list[Moment] = []
    """Where the reader wants them: what the table looked like on the way to `play`, in order."""


class Here(Message, frozen=True):
    """Who has the table open now: the seats, and the number of watchers."""

    seats: list[int]
    away_after: float
    """Seconds after which the others may vote for a bot in the place of a person who has gone."""
    watchers: int = 0


class Done(Message, frozen=True):
    """A request with a `ref` is done and on disk. `number` is that of its entry, or a later one."""

    ref: int
    number: int


class Refusal(Message, frozen=True):
    """A request was refused. Nothing has changed."""

    ref: int
    why: Why


class SeatLink(Message, frozen=True):
    """The secret that moves one's seat to another device. It works once."""

    token: str


class Pong(Message, frozen=True):
    """The answer to a ping."""

    sent: int
    now: int
    number: int = 0
    """A number to send back at once in a `Heard`, in real time; otherwise 0."""


class Farewell(Message, frozen=True):
    """The last message: why the house closes the connection, and whether to come back later."""

    why: Why
    again: bool = False


class Plan(Struct, frozen=True):
    """Answers one after another, and what comes of them, in words."""

    options: list[Raw]
    says: list[Sentence]
    told_of: list[int] = []
    """By sentence: the answer it tells of, counted from 0."""


class Reason(Struct, frozen=True):
    """How a plan differs from the best one, for better or worse."""

    says: Sentence
    better: bool


class Alternative(Struct, frozen=True):
    """Another plan, how it compares with the best one, and why."""

    plan: Plan = field(name="course")
    verdict: Sentence
    reasons: list[Reason]


class Advised(Message, frozen=True):
    """A hint, made from what the seat knows and nothing else: what to do, what to expect, and what else was
    considered."""

    ref: int
    question: int
    best: Plan
    forecast: Sentence = field(name="outlook")
    others: list[Alternative]
    gains: list[Reason] = []
    """Where the best plan is ahead of the last alternative, if that one is worse."""


AnyNotice = News | Here | Done | Refusal | SeatLink | Pong | Advised | Farewell
