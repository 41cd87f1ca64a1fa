"""What messages are made of: kinds of words and numbers, and the settings of a table.

Every message is a record in this folder. The client's types are generated from them (`typescript.py`), and
docs/protocol.md explains them. Times are milliseconds since 1970 on the house's clock.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from ludotheque.core.language.words import Language

LONGEST_NAME = 24
LONGEST_TEXT = 300

Level = Literal["gentle", "easy", "medium", "hard", "master"]
Phrase = Literal["hello", "good-luck", "well-played", "thinking", "your-turn", "oops", "thanks", "rematch", "bye"]
Phase = Literal["before", "playing", "over"]
Patience = Literal["quick", "normal", "calm"]
Seeker = Literal["friend", "anybody", "bot"]

SeatNumber = Annotated[int, Meta(ge=0, le=99)]
PersonNumber = Annotated[int, Meta(ge=0, le=9999)]
Number = Annotated[int, Meta(ge=0)]
ShortName = Annotated[str, Meta(max_length=40)]
Bilingual = dict[Language, str]
ShortText = Annotated[str, Meta(min_length=1, max_length=LONGEST_TEXT)]


class Message(Struct, frozen=True, tag=True, tag_field="type", omit_defaults=True):
    """A message over the websocket. `type` names it."""


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """How long a player may think: without limit, or this many seconds each turn. Days are given in seconds, too."""

    seconds: Annotated[int, Meta(ge=5, le=60 * 60 * 24 * 30)] | None = None


class TableSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a table, whatever the game: time, absence, watchers, hints."""

    clock: Clock = Clock()
    away: Literal["wait", "bot"] = "wait"
    """If a person who is asked has been gone for a while: wait, or let a bot hold the seat until they are back."""
    watchers: bool = True
    """True if people without a seat may watch."""
    hints: bool = True
    """True if players may ask for hints. Everybody sees how many each has asked for."""
    patience: Patience = field(default="normal", name="pace")
    """How long bots wait for people who are still being shown what has happened: not at all, a while, or long."""
