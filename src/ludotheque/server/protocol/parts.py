"""What messages are made of: kinds of words and numbers, and what a table has agreed on.

Every message is a record in this folder; the client's types are generated from them (`typescript.py`), and
docs/protocol.md tells them as a story. Moments are milliseconds since 1970, as the house's clock has them.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from ludotheque.core.words import Language

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
