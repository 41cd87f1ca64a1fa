"""What a distant player reads of the messages of a house."""

from typing import Any

from msgspec import Struct


class Asked(Struct):
    """The answers of a seat."""

    options: list[dict[str, Any]]


class Pace(Struct):
    """When a question is shown."""

    shown: int
    claims: list[str] = []
    caller: int | None = None
    earliest: int = 0


class View(Struct):
    """The part of a world that is counted."""

    manche: int
    round: int
    passes: int
    grabs: list[dict[str, int]]


class Play(Struct):
    """The part of a match that a distant player needs."""

    view: View
    question: int
    asked: Asked | None = None
    pace: Pace | None = None
    result: dict[str, Any] | None = None


class Facts(Struct):
    """The options of a table."""

    seats: list[dict[str, Any]]
    options: dict[str, Any]


class Heard(Struct):
    """The part of any message that a distant player needs."""

    type: str
    sent: int = 0
    now: int = 0
    number: int = 0
    play: Play | None = None
    you: dict[str, Any] = {}
    facts: Facts | None = None
