"""Who meets whom, with which deals, and in which seats."""

from collections.abc import Collection, Sequence
from itertools import chain, combinations, cycle, islice
from math import ceil
from typing import Any, Literal, get_args

from msgspec import Struct

from ludotheque.core.language.words import Sentence
from ludotheque.core.state.chance import Chance

LineUp = Literal["split", "one-vs-rest", "mixed"]
LINE_UPS: tuple[LineUp, ...] = get_args(LineUp)

Seating = tuple[str, ...]
"""The bots, by seat."""


class TournamentTable(Struct, frozen=True, kw_only=True):
    """What all matches of a tournament have in common. Bots and deals may be added at any time."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    lineup: LineUp
    seed: str


class Meeting(Struct, frozen=True):
    """A deal, and the bots who share a table for it, in alphabetical order."""

    deal: int
    bots: tuple[str, ...]


def lineup_name(lineup: LineUp) -> Sentence:
    """The line-up, in words."""
    return Sentence(f"lineup-{lineup}", {}, __package__)


def seed_of(table: TournamentTable, deal: int) -> str:
    """The seed of a deal: that of the match with this number in a simulation with the same seed."""
    return f"{table.seed}:{deal}"


def meetings(table: TournamentTable, bots: Collection[str], games: int) -> list[Meeting]:
    """All meetings, deal by deal, with enough deals to give each group at least this many matches."""
    together = table.players if table.lineup == "mixed" else 2
    groups = [*combinations(sorted(bots), together)]
    deals = ceil(games / len(seatings(table, Meeting(0, groups[0]))))
    return [Meeting(deal, group) for deal in range(deals) for group in groups]


def seatings(table: TournamentTable, meeting: Meeting) -> list[Seating]:
    """Every seating of a meeting, each once: all rotations of the line-up's patterns."""
    patterns = _patterns(table, meeting)
    return [*dict.fromkeys(chain.from_iterable(map(_rotations, patterns)))]


def _patterns(table: TournamentTable, meeting: Meeting) -> Sequence[Seating]:
    if table.lineup == "mixed":
        around, _ = Chance.of(seed_of(table, meeting.deal)).fork("table").shuffled(meeting.bots)
        return [tuple(around)]
    one, other = meeting.bots
    if table.lineup == "split":
        return [tuple(islice(cycle(pair), table.players)) for pair in ((one, other), (other, one))]
    return [(alone, *(rest,) * (table.players - 1)) for alone, rest in ((one, other), (other, one))]


def _rotations(pattern: Seating) -> list[Seating]:
    return [pattern[by:] + pattern[:by] for by in range(len(pattern))]
