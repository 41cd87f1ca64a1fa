"""Packs: cards that others write for a game. A game that takes them says how they are checked and printed."""

from pathlib import Path
from typing import Protocol

from msgspec import Struct

from ..language.words import Sentence


class Finding(Struct, frozen=True):
    """Something in a pack that is wrong or merely unusual, and where."""

    where: str
    what: Sentence
    wrong: bool = False
    """True if the pack cannot be played like this."""


class Measure(Struct, frozen=True):
    """A number that describes a pack, with the range that keeps the game in balance."""

    name: Sentence
    value: str
    wanted: str
    fits: bool


class PackReport(Struct, frozen=True):
    """What a check of a pack has found. A pack that cannot be played has no title and no measures."""

    title: Sentence | None = None
    findings: tuple[Finding, ...] = ()
    measures: tuple[Measure, ...] = ()

    @property
    def is_playable(self) -> bool:
        """True if nothing in it is wrong."""
        return not any(finding.wrong for finding in self.findings)


class Packs(Protocol):
    """What a game can do with packs of its cards."""

    def check(self, folder: Path) -> PackReport:
        """Everything wrong with a pack, as far as one check can tell, and its measures."""

    def sheets(self, folder: Path) -> str:
        """All cards on sheets to print, as one self-contained HTML page; refuses a pack with faults."""
