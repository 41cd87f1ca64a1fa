"""Playing a study: in each round a few matches at every table, spread over processes."""

from collections.abc import Callable, Generator, Iterator
from itertools import count
from typing import Any

from msgspec import Struct

from ludotheque.bots.series.matches import play_match
from ludotheque.bots.series.processes import spread_as_they_come
from ludotheque.core.facets.study import Kind
from ludotheque.core.game import Game
from ludotheque.core.shelf import shelf

from .sums import Notebook, Sums
from .tables import Setting
from .watching import EVERY_GAME, Watch

AT_ONCE = 2
"""Matches at a table in one round. The number is fixed, so that sums do not depend on the number of processes."""


class Piece(Struct, frozen=True):
    """Some matches at one table."""

    table: int
    setting: Setting
    numbers: range


class Findings:
    """What was played, and its sums, table by table."""

    def __init__(self, game: Game[Any], settings: list[Setting]) -> None:
        self.game, self.settings = game, settings
        shared = game.study.shared
        self.sums = [Sums(setting.series.players, shared) for setting in settings]

    @property
    def matches(self) -> int:
        """The number of matches played."""
        return sum(sums.tally.games for sums in self.sums)

    @property
    def is_told(self) -> bool:
        """True if every table has at least one match."""
        return all(sums.tally.games for sums in self.sums)

    @property
    def games(self) -> int:
        """Matches at each table; after an interruption, at the table with the fewest."""
        return min(sums.tally.games for sums in self.sums)

    @property
    def plain(self) -> list[Sums]:
        """The sums of tables with the usual options, by number of players."""
        pairs = zip(self.settings, self.sums, strict=True)
        return [sums for setting, sums in pairs if not setting.option]

    @property
    def varied(self) -> list[tuple[Setting, Sums]]:
        """The tables with one option that differs, and their sums."""
        return [pair for pair in zip(self.settings, self.sums, strict=True) if pair[0].option]

    def pooled(self) -> Notebook:
        """The notes of all tables with the usual options."""
        notebook = Notebook()
        for sums in self.plain:
            notebook.merge(sums.notebook)
        return notebook


def play_study(
    settings: list[Setting], games: int | None, jobs: int, is_time: Callable[[], bool]
) -> Generator[tuple[int, Sums], None, None]:
    """The sums of each piece with its table, as they come. Without a number of games, it goes on until `is_time`."""
    pieces = (piece for first in _rounds(games, is_time) for piece in _round(settings, first, games))
    return spread_as_they_come(_play_piece, pieces, jobs)


def _rounds(games: int | None, is_time: Callable[[], bool]) -> Iterator[int]:
    """The number of each round's first match."""
    for first in count(0, AT_ONCE) if games is None else range(0, games, AT_ONCE):
        if games is None and first and is_time():
            return
        yield first


def _round(settings: list[Setting], first: int, games: int | None) -> Iterator[Piece]:
    last = first + AT_ONCE if games is None else min(first + AT_ONCE, games)
    for table, setting in enumerate(settings):
        yield Piece(table, setting, range(first, last))


def _play_piece(piece: Piece) -> tuple[int, Sums]:
    game, series = shelf.game(piece.setting.series.game), piece.setting.series
    sums, kinds = Sums(series.players, game.study.shared), kinds_of(game)
    for number in piece.numbers:
        watch = Watch(game)
        outcome = play_match(series, number, watch)
        sums.add(outcome, watch.starter, watch.observations(outcome), kinds)
    return piece.table, sums


def kinds_of(game: Game[Any]) -> dict[str, Kind]:
    """The kind of each measure, the game's own included."""
    return {measure.name: measure.kind for measure in (*EVERY_GAME, *game.study.measures)}
