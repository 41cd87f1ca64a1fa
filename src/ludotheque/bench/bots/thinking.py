"""How fast bots think: iterations of our search, and of OpenSpiel's, per processor second.

All think about the same questions, half-way through matches played at random. An iteration of ours follows a line to
the end of a turn and evaluates the world; one of OpenSpiel's plays a match to its end at random.
"""

from collections.abc import Callable, Iterator
from itertools import cycle
from time import perf_counter, process_time
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludotheque.bots.search.search import Search
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance

from ..engine.contenders import Ours
from ..rounds import in_turns

if TYPE_CHECKING:  # it needs OpenSpiel
    from .openspiel import TheirSearch

CALLS = 2000
"""The budget of our search in this benchmark."""
SIMULATIONS = 16
"""The budget of OpenSpiel's search."""
MIDDLES = 8
"""How many matches a question is taken from, half-way through."""

Peers = dict[str, "TheirSearch"]
"""OpenSpiel's search, by game that it can play."""


class Work(Struct):
    """Iterations, and the processor seconds they took."""

    iterations: int = 0
    decisions: int = 0
    seconds: float = 0.0

    def add(self, other: "Work") -> None:
        """Adds other work to this."""
        self.iterations += other.iterations
        self.decisions += other.decisions
        self.seconds += other.seconds

    @property
    def iterations_per_second(self) -> float:
        return self.iterations / self.seconds

    @property
    def seconds_per_decision(self) -> float:
        return self.seconds / self.decisions


class Pace(Struct, frozen=True):
    """The pace of our search and, where it plays the game, of OpenSpiel's; and how long ours takes to decide."""

    game: str
    players: int
    iterations_per_second: float
    seconds_per_decision: float
    decisions: int
    peer_iterations_per_second: float | None = None


Question = tuple[Match[Any], Player]


def peers() -> tuple[Peers, list[str]]:
    """OpenSpiel's search for the games that OpenSpiel knows, or its name if it is not installed."""
    try:
        from ludotheque.env.openspiel import GAMES

        from .openspiel import TheirSearch
    except ImportError:
        return {}, ["OpenSpiel"]
    return {game.key: TheirSearch(game.key, shelf[game.key].players[0], SIMULATIONS) for game in GAMES}, []


def measure(others: Peers, seconds: float) -> Iterator[list[Pace]]:
    """The figures so far, after each round."""
    asked = {key: middles(key) for key in shelf}
    contests = {(key, True): _ours(questions) for key, questions in asked.items() if questions}
    contests |= {(key, False): _theirs(asked[key], peer) for key, peer in others.items()}
    for figures in in_turns(contests, seconds):
        done = {contest: _together(works) for contest, works in figures.items()}
        yield [_pace(key, work, done.get((key, False))) for (key, ours), work in done.items() if ours]


def middles(key: str) -> list[Question]:
    """Questions with more than one answer, half-way through matches with fixed seeds."""
    found = (_middle(Ours(key, shelf[key].players[0]), seed) for seed in range(1, MIDDLES + 1))
    return [question for question in found if question]


def _middle(game: Ours, seed: int) -> Question | None:
    _, length = game.play(seed)
    for decisions in range(length // 2, length):
        match, _ = game.play(seed, decisions)
        if choosing := [player for player in match.waiting_for() if len(match.legal(player)) > 1]:
            return match, choosing[0]
    return None


def _ours(questions: list[Question]) -> Callable[[float], Work]:
    def think(match: Match[Any], player: Player, mind: Chance) -> int:
        judged = Search(CALLS).think(match.game, match.position.remembered_by(player), player, mind)
        return sum(each.looks for each in judged)

    return _thinking(questions, think)


def _theirs(questions: list[Question], peer: "TheirSearch") -> Callable[[float], Work]:
    def think(match: Match[Any], player: Player, mind: Chance) -> int:
        peer.choose(match.game, match.position.remembered_by(player), player, mind)
        return peer.simulations

    return _thinking(questions, think)


def _thinking(questions: list[Question], think: Callable[[Match[Any], Player, Chance], int]) -> Callable[[float], Work]:
    """Thinks about one question after another for about this many seconds, about at least one."""
    waiting = cycle(enumerate(questions))

    def work(seconds: float) -> Work:
        done, begun = Work(), perf_counter()
        while not done.decisions or perf_counter() - begun < seconds:
            number, (match, player) = next(waiting)
            mind, before = Chance.of(str(number)), process_time()
            done.iterations += think(match, player, mind)
            done.seconds += process_time() - before
            done.decisions += 1
        return done

    return work


def _together(works: list[Work]) -> Work:
    whole = Work()
    for work in works:
        whole.add(work)
    return whole


def _pace(key: str, ours: Work, theirs: Work | None) -> Pace:
    return Pace(
        game=key,
        players=shelf[key].players[0],
        iterations_per_second=ours.iterations_per_second,
        seconds_per_decision=ours.seconds_per_decision,
        decisions=ours.decisions,
        peer_iterations_per_second=None if theirs is None else theirs.iterations_per_second,
    )
