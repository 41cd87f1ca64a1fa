"""Rounds: no machine is ever quiet, so all contestants take turns, in many short rounds."""

from collections.abc import Callable, Iterator, Mapping
from itertools import count
from statistics import median
from time import perf_counter
from typing import TypeVar

K = TypeVar("K")
F = TypeVar("F")

Round = Callable[[float], float]
"""Works for about this many seconds, and returns a figure whose median will be taken."""

ROUND_SECONDS = 0.25
FEWEST_ROUNDS = 3
WARM_UP_SECONDS = 0.05


def in_turns(
    contests: Mapping[K, Callable[[float], F]],
    seconds: float,
    longest: float = ROUND_SECONDS,
    warm_up: float = WARM_UP_SECONDS,
) -> Iterator[dict[K, list[F]]]:
    """After a warm-up, rounds in which each contest has its turn; yields all figures so far after each round."""
    length = min(longest, seconds / len(contests) / FEWEST_ROUNDS)
    for play in contests.values():
        play(min(warm_up, length))
    figures: dict[K, list[F]] = {name: [] for name in contests}
    begun = perf_counter()
    for rounds in count(1):
        for name, play in contests.items():
            figures[name].append(play(length))
        yield figures
        if rounds >= FEWEST_ROUNDS and perf_counter() - begun >= seconds:
            return


def medians(figures: Mapping[K, list[float]]) -> dict[K, float]:
    """The median of each contestant's rounds."""
    return {name: median(values) for name, values in figures.items()}
