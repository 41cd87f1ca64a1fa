"""A series: many matches at one table, played by bots, over as many processes as allowed."""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Protocol

from msgspec import Struct

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match, begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.steps import Event

from .. import bot_named
from ..bot import Bot, play_for
from .processes import spread

SEED = "ludotheque"
"""The seed of a series by default, so that anybody can repeat it."""
MOST_AT_ONCE = 5
"""How many matches a process plays before it reports."""


class Series(Struct, frozen=True):
    """A game, its table, and a bot for every seat. Match `i` has the seed `seed:i`, whichever bots play it."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: str = SEED
    options: dict[str, Any] = {}

    def seating(self, number: int) -> tuple[str, ...]:
        """Who sits where: everybody moves on by one seat from match to match, so that each sits everywhere."""
        moved = number % self.players
        return self.bots[moved:] + self.bots[:moved]


class Outcome(Struct, frozen=True):
    """How a match ended: by seat the bots and their scores, the winners, and the number of answers."""

    bots: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[Player, ...]
    answers: int


class Watcher(Protocol):
    """Looks on while a match is played."""

    def asked(self, match: Match[Any], player: Player) -> None:
        """Called before the player answers."""

    def answered(self, match: Match[Any], player: Player, events: list[Event]) -> None:
        """Called after the player's answer, with the events it caused."""


def play_match(series: Series, number: int, watcher: Watcher | None = None) -> Outcome:
    """Plays one match of the series."""
    names = series.seating(number)
    bots = [bot_named(name) for name in names]
    match = play_out(series.game, f"{series.seed}:{number}", series.options, bots, watcher)
    result = match.game.result(match.position.world)
    return Outcome(names, result.scores, result.winners, len(match.answers))


def play_out(
    game: str, seed: str, options: Mapping[str, Any], bots: Sequence[Bot], watcher: Watcher | None = None
) -> Match[Any]:
    """Plays a match between these bots, by seat. Chance decides the order in which players asked together answer."""
    match = begin_match(shelf.game(game), len(bots), seed, options)
    for _ in answering(match, seed, bots, watcher):
        pass
    return match


def answering(match: Match[Any], seed: str, bots: Sequence[Bot], watcher: Watcher | None = None) -> Iterator[Player]:
    """Plays the match to its end, one answer at a time, and yields who has just answered."""
    minds = Chance.of(seed).fork("bots")
    while waiting := match.waiting_for():
        mind = minds.fork(str(len(match.answers)))
        player = waiting[0] if len(waiting) == 1 else mind.pick(waiting, "deck")[0]
        if watcher is not None:
            watcher.asked(match, player)
        events = play_for(match, player, bots[player], mind)
        if watcher is not None:
            watcher.answered(match, player, events)
        yield player


def play_series(series: Series, games: int, jobs: int = 1) -> Generator[Outcome, None, None]:
    """The first `games` matches in order, the same for any number of processes. Closing the generator stops it."""
    return spread(partial(play_match, series), range(games), jobs, MOST_AT_ONCE)
