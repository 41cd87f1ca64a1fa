"""Entries: everything that ever happens at a table, each written down once, in order, and never changed.

A table is what its entries make of it. They hold secrets (the seed, guests) and never leave the house.

What is stored has to be read for ever: a new field has a default, an old kind stays, and words that may change
elsewhere (phrases, levels) are plain texts here.
"""

from typing import Any, ClassVar, Literal

import msgspec
from msgspec import Struct


class Entry(Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """Something that happened at a table."""

    is_quiet: ClassVar[bool] = False
    """True if neither people, seats nor table settings changed."""
    changes_match: ClassVar[bool] = False
    """True if the match or its clocks changed."""


class Opened(Entry, frozen=True):
    """Somebody has opened the table and sits down at its first seat; the seed is fixed from now on."""

    game: str
    seed: str
    guest: str
    name: str
    seats: int


class Seated(Entry, frozen=True):
    """A guest has sat down; if they had another seat, it is free."""

    seat: int
    guest: str
    name: str


class Risen(Entry, frozen=True):
    """Somebody gave up their seat."""

    seat: int


class Offered(Entry, frozen=True):
    """A seat is kept for a friend, is free for anybody, or has a bot."""

    seat: int
    to: str
    level: str = "medium"
    name: str = ""


class Resized(Entry, frozen=True):
    """There are so many seats now."""

    seats: int


class Agreed(Entry, frozen=True):
    """The options of the game and the customs of the table were chosen."""

    options: dict[str, Any]
    seconds: int | None = None
    away: str = "wait"
    watchers: bool = True
    hints: bool = True


class Begun(Entry, frozen=True):
    """The match has begun: with these options, all of them, and by this version of the game's rules."""

    changes_match = True
    options: dict[str, Any] = {}
    rules: int = 1


class Answered(Entry, frozen=True):
    """A seat has answered: its person, a bot, or because its time was up; in real time, because the beat came."""

    is_quiet = changes_match = True
    seat: int
    option: dict[str, Any]
    by: Literal["person", "bot", "clock", "beat"] = "person"
    after: int | None = None
    """Of a claim in real time: how many milliseconds after it could first be made."""
    thought: str = "full"
    """Of a bot: `hurried` if it had less time than its level takes, `failed` if it took what came."""


class Undone(Entry, frozen=True):
    """A seat has taken its last answer back."""

    is_quiet = changes_match = True
    seat: int


class Hinted(Entry, frozen=True):
    """A seat has asked for a hint."""

    seat: int


class Spoken(Entry, frozen=True):
    """A person has said something."""

    is_quiet = True
    person: int
    text: str = ""
    phrase: str | None = None
    erased: bool = False
    """What was said is no longer known."""


class Muted(Entry, frozen=True):
    """Somebody's words are heard no more, or again."""

    person: int
    on: bool


class Removed(Entry, frozen=True):
    """Somebody was asked to leave."""

    person: int
    digests: tuple[str, ...] = ()
    """Keyed hashes of the addresses they came from, good for this table only: from there nobody sits down uninvited."""


class Watching(Entry, frozen=True):
    """The table is open to watchers from now on, or no more."""

    on: bool


class Voted(Entry, frozen=True):
    """A person wants a bot to hold somebody's seat."""

    seat: int
    person: int


class Held(Entry, frozen=True):
    """A bot holds the seat until its person is back."""

    seat: int


class Returned(Entry, frozen=True):
    """The person is back at the seat."""

    changes_match = True
    seat: int


class Moved(Entry, frozen=True):
    """The seat belongs to another device now."""

    seat: int
    guest: str


class Renamed(Entry, frozen=True):
    """A person is called otherwise."""

    person: int
    name: str


class Rematched(Entry, frozen=True):
    """The same people play again, at another table; somebody at this seat has asked for it."""

    table: str
    seat: int = 0


AnyEntry = (
    Opened
    | Seated
    | Risen
    | Offered
    | Resized
    | Agreed
    | Begun
    | Answered
    | Undone
    | Hinted
    | Spoken
    | Muted
    | Removed
    | Watching
    | Voted
    | Held
    | Returned
    | Moved
    | Renamed
    | Rematched
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def written(entry: Entry) -> bytes:
    """The entry as it is stored."""
    return _encoder.encode(entry)


SPOKEN = written(Spoken(0)).partition(b",")[0]
"""How an entry begins that says something."""


def read(text: bytes) -> Entry:
    """The entry that was stored."""
    entry: Entry = _decoder.decode(text)
    return entry
