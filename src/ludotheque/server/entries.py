"""Entries: everything that ever happens at a table, each written once, in order, and never changed.

A table is what its entries make of it. They hold secrets (the seed, guests) and never leave the house.

What is stored must stay readable for ever: a new field has a default, an old kind stays, and words that may change
elsewhere (phrases, levels) are plain strings here.
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
    """A guest opened the table and took its first seat; the seed is fixed from now on."""

    game: str
    seed: str
    guest: str
    name: str
    seats: int


class Seated(Entry, frozen=True):
    """A guest sat down; another seat of theirs becomes free."""

    seat: int
    guest: str
    name: str


class Risen(Entry, frozen=True):
    """A person gave up their seat."""

    seat: int


class Offered(Entry, frozen=True):
    """A seat was kept for a friend, opened to anybody, or given to a bot."""

    seat: int
    to: str
    level: str = "medium"
    name: str = ""


class Resized(Entry, frozen=True):
    """The number of seats changed."""

    seats: int


class Agreed(Entry, frozen=True):
    """The options of the game and the settings of the table were chosen."""

    options: dict[str, Any]
    seconds: int | None = None
    away: str = "wait"
    watchers: bool = True
    hints: bool = True
    pace: str = "normal"


class Begun(Entry, frozen=True):
    """The match began, with all of its options and the version of the game's rules."""

    changes_match = True
    options: dict[str, Any] = {}
    rules: int = 1


class Answered(Entry, frozen=True):
    """A seat answered: through its person, a bot, a clock that ran out, or a beat in real time."""

    is_quiet = changes_match = True
    seat: int
    option: dict[str, Any]
    by: Literal["person", "bot", "clock", "beat"] = "person"
    after: int | None = None
    """For a claim in real time: milliseconds since it could first be made."""
    thought: str = "full"
    """For a bot: `hurried` if it had less time than its level takes, `failed` if any answer had to do."""


class Undone(Entry, frozen=True):
    """A seat took back its last answer."""

    is_quiet = changes_match = True
    seat: int


class Hinted(Entry, frozen=True):
    """A seat asked for a hint."""

    seat: int


class Spoken(Entry, frozen=True):
    """A person said something."""

    is_quiet = True
    person: int
    text: str = ""
    phrase: str | None = None
    template: str = ""
    """For words of the game: the template, and what fills its gaps."""
    filling: dict[str, int | str] = {}
    to: int = 0
    """The entry that this replies to."""
    erased: bool = False
    """True if the words have been erased."""


class Muted(Entry, frozen=True):
    """The host muted a person, or unmuted them."""

    person: int
    on: bool


class Removed(Entry, frozen=True):
    """The host removed a person."""

    person: int
    digests: tuple[str, ...] = ()
    """Keyed hashes of the person's addresses, valid for this table only: from there, guests sit down only by
    invitation."""


class Watching(Entry, frozen=True):
    """The host opened the table to watchers, or closed it to them."""

    on: bool


class Voted(Entry, frozen=True):
    """A person voted for a bot to hold an absent person's seat."""

    seat: int
    person: int


class Held(Entry, frozen=True):
    """A bot took over the seat until its person is back."""

    seat: int


class Returned(Entry, frozen=True):
    """The person came back to the seat."""

    changes_match = True
    seat: int


class Moved(Entry, frozen=True):
    """The seat moved to another device."""

    seat: int
    guest: str


class Renamed(Entry, frozen=True):
    """A person changed their name."""

    person: int
    name: str


class Rematched(Entry, frozen=True):
    """The person at this seat asked for another match with the same people, at another table."""

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
    """The entry, encoded for the store."""
    return _encoder.encode(entry)


SPOKEN = written(Spoken(0)).partition(b",")[0]
"""The first bytes of any stored entry in which a person speaks."""


def read(text: bytes) -> Entry:
    """The entry, decoded."""
    entry: Entry = _decoder.decode(text)
    return entry
