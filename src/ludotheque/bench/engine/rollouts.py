"""Playouts through the public interface and through the fast path, in the same run."""

from collections.abc import Callable, Iterator
from itertools import count, product
from statistics import median
from time import perf_counter
from typing import Any, get_args

from msgspec import Struct

from ludotheque import shelf
from ludotheque.fast import playouts, prepare, public
from ludotheque.fast.binding import games_with_kernels
from ludotheque.fast.interface import Policy

from ..rounds import in_turns

MOST_AT_ONCE = 1000
"""Playouts of the fast path between two readings of the clock."""


class Speed(Struct, frozen=True):
    """Whole matches, and players' answers, per second."""

    playouts: float
    decisions: float


class Compared(Struct, frozen=True):
    """A game and a policy, both ways, and how many times as many playouts the fast path makes in the same time."""

    game: str
    policy: str
    players: int
    public: Speed
    fast: Speed
    ratio: float


class Figures(Struct, frozen=True):
    """The measurements after this many rounds."""

    rounds: int
    compared: list[Compared]


Contest = tuple[str, Policy, bool]


def measure(seconds: float) -> Iterator[Figures]:
    """The figures so far, after each round; the last are the best."""
    contests: dict[Contest, Callable[[float], Speed]] = {
        (game, policy, fast): _contest(game, policy, fast)
        for game, policy, fast in product(games_with_kernels(), get_args(Policy), (False, True))
    }
    prepare()
    for rounds, figures in enumerate(in_turns(contests, seconds), 1):
        middle = {contest: _middle(speeds) for contest, speeds in figures.items()}
        pairs = product(games_with_kernels(), get_args(Policy))
        yield Figures(rounds, [_compared(game, policy, middle) for game, policy in pairs])


def _compared(game: str, policy: Policy, middle: dict[Contest, Speed]) -> Compared:
    slow, fast = middle[game, policy, False], middle[game, policy, True]
    return Compared(game, policy, shelf[game].players[0], slow, fast, fast.playouts / slow.playouts)


def _middle(speeds: list[Speed]) -> Speed:
    return Speed(median(each.playouts for each in speeds), median(each.decisions for each in speeds))


def _contest(game: str, policy: Policy, fast: bool) -> Callable[[float], Speed]:
    """Plays whole matches for about this many seconds, at least one; on the fast path, more and more at once."""
    seeds, box = count(1), shelf[game]
    players = box.players[0]
    start = box.setup(players, box.agreed(players, None), None)

    def lengths(games: int) -> Any:
        if fast:
            return playouts(game, players, games, policy, next(seeds)).lengths
        return public.play(box, start, policy == "greedy", games, next(seeds))[1]

    def play(seconds: float) -> Speed:
        games, played, decisions, begun, spent = 1, 0, 0, perf_counter(), 0.0
        while spent < seconds:
            decisions += int(lengths(games).sum())
            played += games
            spent = perf_counter() - begun
            games = min(2 * games, MOST_AT_ONCE) if fast and spent < seconds / 4 else games
        return Speed(played / spent, decisions / spent)

    return play
