"""What a browser asks over the websocket of a table."""

from typing import Annotated, Any

from msgspec import Meta

from .parts import Customs, Level, Message, Number, PersonNumber, Phrase, SeatNumber, Seeker, ShortText


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
