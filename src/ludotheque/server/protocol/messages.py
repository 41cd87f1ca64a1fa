"""What travels between a browser and the house: over the websocket of a table, and over HTTP.

Every message is a record here; the client's types are generated from them (`typescript.py`), and docs/protocol.md tells
them as a story. Moments are milliseconds since 1970, as the house's clock has them.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, Struct

from ludotheque.core.game import Result
from ludotheque.core.words import Language, Sentence, Why

LONGEST_NAME = 24
LONGEST_TEXT = 300

Level = Literal["gentle", "easy", "medium", "hard", "master"]
Phrase = Literal["hello", "good-luck", "well-played", "thinking", "your-turn", "oops", "thanks", "rematch", "bye"]
Phase = Literal["before", "playing", "over"]
Seeker = Literal["friend", "anybody", "bot"]

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
PersonNumber = Annotated[int, Meta(ge=0, le=9999)]
Number = Annotated[int, Meta(ge=0)]
Bilingual = dict[Language, str]
ShortText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Message(Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """Something said over the websocket. `type` names it."""


# What the table has agreed on.


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: not limited, or so many seconds each turn; days are seconds too."""

    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)] | None = None


class Customs(Struct, frozen=True, forbid_unknown_fields=True):
    """How this table deals with time and absence, whatever the game."""

    clock: Clock = Clock()
    away: Literal["wait", "bot"] = "wait"
    """When somebody asked has been gone for a while: wait, or let a bot hold the seat until they are back."""
    watchers: bool = True
    """Whether people without a seat may watch."""
    hints: bool = True
    """Whether players may ask for a hint; everybody sees how many somebody has asked for."""


# From the browser to the house.


class Request(Message, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a browser asks. A refusal repeats its `ref`."""

    ref: Number = 0


class Hello(Request, frozen=True, kw_only=True):
    """The first message: the last number this browser has seen, and whether it wants its options in words too."""

    after: Number = 0
    words: bool = False
    key: Annotated[str, Meta(max_length=100)] = ""
    """What came with an invitation: it opens the seats that are kept for friends."""


class Sit(Request, frozen=True, kw_only=True):
    """Take a free seat."""

    seat: SeatNumber


class Rise(Request, frozen=True, kw_only=True):
    """Give up one's seat; in the middle of a match a bot takes it over."""


class Offer(Request, frozen=True, kw_only=True):
    """Host, before the match: whom an empty seat, or a bot's, is for."""

    seat: SeatNumber
    to: Seeker
    level: Level = "medium"


class Resize(Request, frozen=True, kw_only=True):
    """Host, before the match: how many seats there are."""

    seats: Annotated[int, Meta(ge=1, le=99)]


class Agree(Request, frozen=True, kw_only=True):
    """Host, before the match: the options of the game, and the customs of the table."""

    options: dict[str, Any]
    customs: Customs


class Begin(Request, frozen=True, kw_only=True):
    """Host: the match begins. Every seat must be taken."""


class Answer(Request, frozen=True, kw_only=True):
    """An answer to the question asked; `question` says to which, so that an answer can never count twice."""

    question: Number
    option: dict[str, Any]
    at: float | None = None
    """Of a claim in real time: the moment it was made, by the house's clock as this browser has worked it out."""
    height: Annotated[float, Meta(ge=0, le=1)] = 0.5
    """Of a claim: how high it was gripped, from 0 at the foot to 1 at the top; it decides between equals."""


class Call(Request, frozen=True, kw_only=True):
    """In real time: the beat, given by whoever may."""

    question: Number


class Heard(Request, frozen=True, kw_only=True):
    """The answer to a `Pong` with a number, sent at once: so the house knows how long the way is."""

    number: Number


class Undo(Request, frozen=True, kw_only=True):
    """Take one's last answer back, while nothing has been shown."""

    question: Number


class Hint(Request, frozen=True, kw_only=True):
    """What would you do? Answered with `Advised`, to this browser only."""

    question: Number


class Say(Request, frozen=True, kw_only=True):
    """Something said at the table: text, never markup."""

    text: ShortText


class Wave(Request, frozen=True, kw_only=True):
    """A quick phrase, which every reader gets in their own language."""

    phrase: Phrase


class Mute(Request, frozen=True, kw_only=True):
    """Host: somebody's words are shown to nobody any more, or again."""

    person: PersonNumber
    on: bool = True


class Remove(Request, frozen=True, kw_only=True):
    """Host: somebody has to leave the table, and cannot come back to it; invitations have to be sent anew."""

    person: PersonNumber


class Watching(Request, frozen=True, kw_only=True):
    """Host, at any time: people without a seat may watch, or have to leave."""

    on: bool


class Hold(Request, frozen=True, kw_only=True):
    """A vote: a bot should hold the seat of somebody who is away."""

    seat: SeatNumber


class Link(Request, frozen=True, kw_only=True):
    """Ask for the secret link that moves one's seat to another device."""


class Rematch(Request, frozen=True, kw_only=True):
    """After the match: another table with the same people, bots, options and customs."""


class Ping(Request, frozen=True, kw_only=True):
    """Is anybody there? Whatever is in `sent` comes back."""

    sent: int = 0


AnyRequest = (
    Hello
    | Sit
    | Rise
    | Offer
    | Resize
    | Agree
    | Begin
    | Answer
    | Call
    | Heard
    | Undo
    | Hint
    | Say
    | Wave
    | Mute
    | Remove
    | Watching
    | Hold
    | Link
    | Rematch
    | Ping
)

# From the house to the browser.


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

# Over HTTP.


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
