"""How strong bots are for the time they take: each plays the greedy bot for two, the same deals in both seatings."""

from collections.abc import Generator, Iterator
from itertools import count
from time import process_time
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludotheque.bots import BOTS, bot_named
from ludotheque.bots.bot import Bot
from ludotheque.bots.series.matches import SEED, Outcome, answering
from ludotheque.bots.series.tally import Estimate, Standing, victory
from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.match import begin_match
from ludotheque.core.position import Position
from ludotheque.core.shelf import shelf
from ludotheque.core.steps import Option
from ludotheque.core.words import Player

from .thinking import CALLS, Pace, Peers

if TYPE_CHECKING:  # it needs OpenSpiel
    from .openspiel import TheirSearch

GAMES = ("zerzura", "zatre")
OPPONENT = "greedy"
CHALLENGERS = ("search@500", "medium", f"search@{CALLS}", "hard", "search@8000", "master")
LONGEST_TURN = 0.5
"""Processor seconds that one challenger plays before the next has its turn."""
TIMES_AS_LONG = (1, 10)
"""OpenSpiel's search decides for so many times as long as ours with the budget of the first table."""


class Strength(Struct, frozen=True):
    """The share of the victories against the greedy bot, and what a decision cost; nothing where nothing was played."""

    game: str
    bot: str
    matches: int
    victories: Estimate | None
    seconds_per_decision: float | None


class Challenger:
    """A bot, how it has fared against the greedy bot, and what its decisions have cost."""

    def __init__(self, game: str, name: str, bot: Bot) -> None:
        self.game, self.name, self.bot = game, name, bot
        self.standing, self.decisions, self.seconds = Standing(), 0, 0.0
        self.taken = 0.0
        """Seconds of the processor that its matches have taken, with the thinking of its opponent."""
        self._answers = self._playing()

    def play(self, seconds: float) -> None:
        """Goes on with its matches for about so many seconds of the processor, for an answer at least."""
        begun, spent = process_time(), 0.0
        while spent < seconds:
            next(self._answers)
            spent = process_time() - begun
        self.taken += spent

    def _playing(self) -> Iterator[Player]:
        """Deal after deal, without end; a deal counts when both its matches are over."""
        for deal in count():
            outcomes = []
            for seat in range(2):
                outcomes.append((yield from self._match(seat, f"{SEED}:{deal}")))
            for seat, outcome in enumerate(outcomes):
                self.standing.add(outcome.scores[seat], victory(seat, outcome))

    def _match(self, seat: int, seed: str) -> Generator[Player, None, Outcome]:
        """A match in which it has this seat."""
        bots, names = [BOTS[OPPONENT]] * 2, [OPPONENT] * 2
        bots[seat], names[seat] = self, self.name
        match = begin_match(shelf[self.game], 2, seed)
        yield from answering(match, seed, bots)
        result = match.game.result(match.position.world)
        return Outcome(tuple(names), result.scores, result.winners, len(match.answers))

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """What the bot chooses; where there is a choice, it is timed."""
        begun = process_time()
        option = self.bot.choose(game, view, player, chance)
        if len(view.legal(player)) > 1:
            self.seconds += process_time() - begun
            self.decisions += 1
        return option

    def strength(self) -> Strength:
        """How it stands."""
        return Strength(
            self.game,
            self.name,
            self.standing.games,
            self.standing.wins() if self.standing.games else None,
            self.seconds / self.decisions if self.decisions else None,
        )


def challengers(others: Peers, paces: list[Pace]) -> list[Challenger]:
    """Our bots and, as far as it is there, OpenSpiel's search with as many simulations as fit into the time of ours."""
    ours = [Challenger(game, name, bot_named(name)) for name in CHALLENGERS for game in GAMES]
    known = {pace.game: pace for pace in paces}
    theirs = [
        _their_challenger(others[game], known[game], times)
        for times in TIMES_AS_LONG
        for game in GAMES
        if game in others
    ]
    return ours + theirs


def _their_challenger(peer: "TheirSearch", pace: Pace, times: int) -> Challenger:
    assert pace.peer_iterations_per_second is not None
    bot = peer.with_budget(round(pace.peer_iterations_per_second * pace.seconds_per_decision * times))
    return Challenger(pace.game, f"OpenSpiel@{bot.simulations}", bot)


def measure(playing: list[Challenger], seconds: float) -> Iterator[list[Strength]]:
    """The figures so far: all have the same time, in turns, whoever has had the least so far."""
    until = process_time() + seconds
    turn = min(LONGEST_TURN, seconds / len(playing))
    while process_time() < until:
        min(playing, key=lambda each: each.taken).play(turn)
        yield [each.strength() for each in playing]
