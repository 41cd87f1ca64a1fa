"""How strong bots are for the time they take: each plays the greedy bot for two, with each deal in both seatings."""

from collections.abc import Generator, Iterator
from itertools import count
from time import process_time
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ludotheque.bots import BOTS, bot_named
from ludotheque.bots.bot import Bot
from ludotheque.bots.series.matches import SEED, Outcome, answering
from ludotheque.bots.series.tally import Estimate, Totals, victory
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from .thinking import CALLS, Pace, Peers

if TYPE_CHECKING:  # it needs OpenSpiel
    from .openspiel import TheirSearch

GAMES = ("zerzura", "zatre")
OPPONENT = "greedy"
CHALLENGERS = ("search@500", "medium", f"search@{CALLS}", "hard", "search@8000", "master")
LONGEST_TURN = 0.5
"""Processor seconds that one challenger plays before the next has its turn."""
TIMES_AS_LONG = (1, 10)
"""OpenSpiel's search takes this many times as long as ours with the first budget."""


class Strength(Struct, frozen=True):
    """The share of victories against the greedy bot, and the cost of a decision; None if nothing was played."""

    game: str
    bot: str
    matches: int
    victories: Estimate | None
    seconds_per_decision: float | None


class Challenger:
    """A bot, its results against the greedy bot, and the cost of its decisions."""

    def __init__(self, game: str, name: str, bot: Bot) -> None:
        self.game, self.name, self.bot = game, name, bot
        self.standing, self.decisions, self.seconds = Totals(), 0, 0.0
        self.taken = 0.0
        """Processor seconds of its matches, including the opponent's thinking."""
        self._answers = self._playing()

    def play(self, seconds: float) -> None:
        """Goes on with its matches for about this many processor seconds, for at least one answer."""
        begun, spent = process_time(), 0.0
        while spent < seconds:
            next(self._answers)
            spent = process_time() - begun
        self.taken += spent

    def _playing(self) -> Iterator[Player]:
        """Plays deal after deal, without end. A deal counts once both its matches are over."""
        for deal in count():
            outcomes = []
            for seat in range(2):
                outcomes.append((yield from self._match(seat, f"{SEED}:{deal}")))
            for seat, outcome in enumerate(outcomes):
                self.standing.add(outcome.scores[seat], victory(seat, outcome))

    def _match(self, seat: int, seed: str) -> Generator[Player, None, Outcome]:
        """A match with the bot in this seat."""
        bots, names = [BOTS[OPPONENT]] * 2, [OPPONENT] * 2
        bots[seat], names[seat] = self, self.name
        match = begin_match(shelf[self.game], 2, seed)
        yield from answering(match, seed, bots)
        result = match.game.result(match.position.world)
        return Outcome(tuple(names), result.scores, result.winners, len(match.answers))

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """The bot's choice, which is timed unless there is only one option."""
        begun = process_time()
        option = self.bot.choose(game, view, player, chance)
        if len(view.legal(player)) > 1:
            self.seconds += process_time() - begun
            self.decisions += 1
        return option

    def strength(self) -> Strength:
        """The results so far."""
        return Strength(
            self.game,
            self.name,
            self.standing.games,
            self.standing.wins() if self.standing.games else None,
            self.seconds / self.decisions if self.decisions else None,
        )


def challengers(others: Peers, paces: list[Pace]) -> list[Challenger]:
    """Our bots and, if installed, OpenSpiel's search with as many simulations as fit into our bots' time."""
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
    """The figures so far. All get the same time, in turns: the one that had least is next."""
    until = process_time() + seconds
    turn = min(LONGEST_TURN, seconds / len(playing))
    while process_time() < until:
        min(playing, key=lambda each: each.taken).play(turn)
        yield [each.strength() for each in playing]
