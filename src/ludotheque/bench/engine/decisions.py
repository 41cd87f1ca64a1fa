"""The engine beside its peers: decisions per second in random play, and the cost of a copy in mid-game."""

from collections.abc import Iterator
from itertools import count
from time import perf_counter

from msgspec import Struct

from ..rounds import Round, in_turns, medians
from .contenders import Contender

MIDDLES = 8
"""Matches that are each copied half-way through."""
COPIES_AT_ONCE = 20
"""Copies made between two readings of the clock."""


class Measured(Struct, frozen=True):
    """The measurements of one game."""

    name: str
    version: str
    players: int
    ours: bool
    decisions_per_second: float
    clone_microseconds: float


class Ratio(Struct, frozen=True):
    """How many times as fast as a peer one of our games is; below 1 it is slower."""

    game: str
    peer: str
    decisions: float
    clone: float


class Figures(Struct, frozen=True):
    """The measurements after this many rounds."""

    rounds: int
    contenders: list[Measured]

    def ratios(self) -> list[Ratio]:
        """One ratio for each pair of a game of ours and a peer."""
        ours = [measured for measured in self.contenders if measured.ours]
        theirs = [measured for measured in self.contenders if not measured.ours]
        return [_ratio(game, peer) for game in ours for peer in theirs]


def measure(contenders: list[Contender], seconds: float) -> Iterator[Figures]:
    """The figures so far, after each round; the last are the best."""
    deciding = {(contender.name, "decisions"): _deciding(contender) for contender in contenders}
    cloning = {(contender.name, "clone"): _cloning(contender) for contender in contenders}
    for rounds, figures in enumerate(in_turns(deciding | cloning, seconds), 1):
        middle = medians(figures)
        yield Figures(rounds, [_measured(contender, middle) for contender in contenders])


def _measured(contender: Contender, middle: dict[tuple[str, str], float]) -> Measured:
    return Measured(
        name=contender.name,
        version=contender.version,
        players=contender.players,
        ours=contender.ours,
        decisions_per_second=middle[contender.name, "decisions"],
        clone_microseconds=middle[contender.name, "clone"] * 1e6,
    )


def _ratio(game: Measured, peer: Measured) -> Ratio:
    decisions = game.decisions_per_second / peer.decisions_per_second
    return Ratio(game.name, peer.name, decisions, peer.clone_microseconds / game.clone_microseconds)


def _deciding(contender: Contender) -> Round:
    """Decisions per second over whole matches, including their setup."""
    seeds = count(1)

    def play(seconds: float) -> float:
        decisions, begun, spent = 0, perf_counter(), 0.0
        while spent < seconds:
            decisions += contender.play(next(seeds))[1]
            spent = perf_counter() - begun
        return decisions / spent

    return play


def _cloning(contender: Contender) -> Round:
    """Seconds for a copy."""
    copiers = [contender.copier(_half_way(contender, seed)) for seed in range(1, MIDDLES + 1)]

    def copy(seconds: float) -> float:
        copies, begun, spent = 0, perf_counter(), 0.0
        while spent < seconds:
            for copier in copiers:
                for _ in range(COPIES_AT_ONCE):
                    copier()
            copies += len(copiers) * COPIES_AT_ONCE
            spent = perf_counter() - begun
        return spent / copies

    return copy


def _half_way(contender: Contender, seed: int) -> object:
    _, length = contender.play(seed)
    state, _ = contender.play(seed, length // 2)
    return state
