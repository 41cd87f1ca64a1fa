"""A series: many matches at one table, played by bots, over as many processes as are lent."""

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context
from threading import current_thread, main_thread
from typing import Any, Protocol, TypeVar

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.match import Match, begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.steps import Event
from ludotheque.core.words import Player

from . import bot_named
from .bot import play_for

Piece = TypeVar("Piece")
Report = TypeVar("Report")

SEED = "ludotheque"
"""The seed of a series for which none was given, so that anybody can repeat it."""
MOST_AT_ONCE = 5
"""Matches that a process plays before it reports."""
REPORTS = 20
"""How often each process reports, at least, where there are matches enough."""
AHEAD = 4
"""Pieces of work that wait for each process, so that none is ever idle."""


class Series(Struct, frozen=True):
    """A game, its table, and a bot for every seat. Match `i` is the one whose seed is `seed:i`, whoever plays it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = SEED
    options: dict[str, Any] = {}

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where: from match to match everybody moves on by one seat, so that each sits everywhere."""
        moved = number % self.players
        return self.bots[moved:] + self.bots[:moved]


class Outcome(Struct, frozen=True):
    """How a match ended: by seat the bot and its score; who has won; how many answers were given."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Player, ...]
    answers: int


class Watcher(Protocol):
    """Somebody who looks on while a match is played."""

    def asked(self, match: Match[Any], player: Player) -> None:
        """The player is about to answer."""

    def answered(self, match: Match[Any], player: Player, events: list[Event]) -> None:
        """The player has answered, and this came of it."""


def play_match(series: Series, number: int, watcher: Watcher | None = None) -> Outcome:
    """One match of the series. Those who are asked together answer in an order that chance decides."""
    seed, names = f"{series.seed}:{number}", series.seating(number)
    match = begin_match(shelf.game(series.game), series.players, seed, series.options)
    bots, minds = [bot_named(name) for name in names], Chance.of(seed).fork("bots")
    while waiting := match.waiting_for():
        mind = minds.fork(str(len(match.answers)))
        player = waiting[0] if len(waiting) == 1 else mind.pick(waiting, "deck")[0]
        if watcher is not None:
            watcher.asked(match, player)
        events = play_for(match, player, bots[player], mind)
        if watcher is not None:
            watcher.answered(match, player, events)
    result = match.game.result(match.position.world)
    return Outcome(names, result.scores, result.winners, len(match.answers))


Outcomes = Generator[Outcome, None, None]
"""They come as the matches end; to close it before is to stop playing."""


def play_series(series: Series, games: int, jobs: int = 1) -> Outcomes:
    """The first `games` matches in their order, the same whatever the number of processes."""
    workers = min(jobs, games)
    return _play_over(series, games, workers) if workers > 1 else _play_here(series, games)


def _play_here(series: Series, games: int) -> Outcomes:
    return (play_match(series, number) for number in range(games))


def _play_over(series: Series, games: int, workers: int) -> Outcomes:
    pieces = ((series, numbers) for numbers in _pieces(games, workers))
    for outcomes in spread(_play_piece, pieces, workers):
        yield from outcomes


def spread(work: Callable[[Piece], Report], pieces: Iterable[Piece], workers: int) -> Generator[Report, None, None]:
    """What comes of each piece of work, in their order; more than one worker are processes."""
    if workers < 2:
        yield from map(work, pieces)
        return
    left = iter(pieces)
    with _processes(workers) as pool:
        with _interrupts_ignored():
            reports = deque(pool.submit(work, piece) for piece in islice(left, workers * AHEAD))
        while reports:
            yield reports.popleft().result()
            reports.extend(pool.submit(work, piece) for piece in islice(left, 1))


def _pieces(games: int, workers: int) -> Iterator[range]:
    """The matches in pieces large enough to be worth the way, small enough to show progress."""
    size = max(1, min(MOST_AT_ONCE, games // (workers * REPORTS)))
    return (range(first, min(first + size, games)) for first in range(0, games, size))


def _play_piece(piece: tuple[Series, range]) -> list[Outcome]:
    series, numbers = piece
    return [play_match(series, number) for number in numbers]


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block: at once, where it is left before the work is done."""
    strangers = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN))
    try:
        yield pool
    except BaseException:
        for worker in set(active_children()) - strangers:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started inside inherit it: Ctrl-C is for the one who started them."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
