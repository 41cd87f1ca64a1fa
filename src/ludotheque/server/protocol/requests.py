"""What a browser asks over a table's websocket."""

from typing import Annotated, Any

from msgspec import Meta, field

from .parts import (
    Level,
    Message,
    Number,
    PersonNumber,
    Phrase,
    SeatNumber,
    Seeker,
    ShortName,
    ShortText,
    TableSettings,
)


class Request(Message, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request. A refusal repeats its `ref`."""

    ref: Number = 0


class Hello(Request, frozen=True, kw_only=True):
    """The first message: the last number this browser has seen, and whether it wants its options in words, too."""

    after: Number = 0
    words: bool = False
    moments: bool = False
    """Whether it wants to be shown the moments of an answer, and says with `Shown` how far its reader has come."""
    key: Annotated[str, Meta(max_length=100)] = ""
    """The key of an invitation. It opens the seats kept for friends."""


class Sit(Request, frozen=True, kw_only=True):
    """Take a free seat."""

    seat: SeatNumber


class Rise(Request, frozen=True, kw_only=True):
    """Give up one's seat. During a match a bot takes it over."""


class Offer(Request, frozen=True, kw_only=True):
    """Host, before the match: whom an empty seat or a bot's seat is for."""

    seat: SeatNumber
    to: Seeker
    level: Level = "medium"


class Resize(Request, frozen=True, kw_only=True):
    """Host, before the match: the number of seats."""

    seats: Annotated[int, Meta(ge=1, le=99)]


class Agree(Request, frozen=True, kw_only=True):
    """Host, before the match: the options of the game, and the settings of the table."""

    options: dict[str, Any]
    settings: TableSettings = field(name="customs")


class Begin(Request, frozen=True, kw_only=True):
    """Host: begin the match. Every seat must be taken."""


class Answer(Request, frozen=True, kw_only=True):
    """An answer. `question` says to which question, so that no answer can count twice."""

    question: Number
    option: dict[str, Any]
    at: float | None = None
    """For a claim in real time: the moment it was made, by the house's clock as this browser has worked it out."""
    height: Annotated[float, Meta(ge=0, le=1)] = 0.5
    """For a claim: how high it was gripped, from 0 at the foot to 1 at the top. It decides between equals."""


class Call(Request, frozen=True, kw_only=True):
    """Give the beat, in real time, if one may."""

    question: Number


class Heard(Request, frozen=True, kw_only=True):
    """The answer to a `Pong` with a number, sent at once. It lets the house measure the latency."""

    number: Number


class Shown(Request, frozen=True, kw_only=True):
    """How far this browser's reader has been shown the story: up to this entry. Bots wait for it, for a while."""

    number: Number
    hurry: bool = False
    """True if bots need not wait for this reader until further notice."""


class Undo(Request, frozen=True, kw_only=True):
    """Take back one's last answer, as long as nothing has been shown."""

    question: Number


class Hint(Request, frozen=True, kw_only=True):
    """Ask what a good player would do. The answer is `Advised`, to this browser only."""

    question: Number


class Say(Request, frozen=True, kw_only=True):
    """Say something at the table. It is text, never markup."""

    text: ShortText


class Wave(Request, frozen=True, kw_only=True):
    """Say a quick phrase. Every reader gets it in their own language."""

    phrase: Phrase


class Speak(Request, frozen=True, kw_only=True):
    """Say a sentence of the game's own, with its gaps filled. Every reader gets it in their own language."""

    template: ShortName
    filling: Annotated[dict[ShortName, int | ShortName], Meta(max_length=8)] = {}
    to: Number = 0
    """For a reply: the entry that it replies to."""


class Mute(Request, frozen=True, kw_only=True):
    """Host: hide a person's words from all, or show them again."""

    person: PersonNumber
    on: bool = True


class Remove(Request, frozen=True, kw_only=True):
    """Host: remove a person from the table for good. Earlier invitations become void."""

    person: PersonNumber


class Watching(Request, frozen=True, kw_only=True):
    """Host, at any time: let people without a seat watch, or send them away."""

    on: bool


class Hold(Request, frozen=True, kw_only=True):
    """Vote for a bot to hold the seat of a person who is away."""

    seat: SeatNumber


class Link(Request, frozen=True, kw_only=True):
    """Ask for the secret link that moves one's seat to another device."""


class Rematch(Request, frozen=True, kw_only=True):
    """After the match: open another table with the same people, bots, options and settings."""


class Ping(Request, frozen=True, kw_only=True):
    """Is anybody there? The answer repeats `sent`."""

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
    | Shown
    | Undo
    | Hint
    | Say
    | Wave
    | Speak
    | Mute
    | Remove
    | Watching
    | Hold
    | Link
    | Rematch
    | Ping
)
