"""Packs: cards that others write for a game. A game that takes them says how they are checked and printed."""

from pathlib import Path
from typing import Protocol

from msgspec import Struct

from ..words import Sentence


class Remark(Struct, frozen=True):
    """Something about a pack: where it stands, and what is wrong with it, or merely strange."""

    where: str
    what: Sentence
    wrong: bool = False
    """It cannot be played like this."""


class Measure(Struct, frozen=True):
    """A number of a pack, beside what keeps the game in balance."""

    name: Sentence
    value: str
    wanted: str
    fits: bool


class PackReport(Struct, frozen=True):
    """What is to be said about a pack. One that cannot be played has no title and no measures."""

    title: Sentence | None = None
    remarks: tuple[Remark, ...] = ()
    measures: tuple[Measure, ...] = ()

    @property
    def is_playable(self) -> bool:
        """Whether nothing in it is wrong."""
        return not any(remark.wrong for remark in self.remarks)


class Packs(Protocol):
    """What a game can do with packs of its cards."""

    def check(self, folder: Path) -> PackReport:
        """Everything that is wrong with a pack, as far as it can be told at once, and its numbers."""

    def sheets(self, folder: Path) -> str:
        """All cards on sheets to print, as one HTML page that needs nothing else; refuses a pack that is wrong."""
