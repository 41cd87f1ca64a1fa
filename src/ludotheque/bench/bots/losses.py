"""What bots lose at the end of a match, where exact play is known: the points between a choice and the best one.

Matches are played at random and solved backwards from their end, as far as the solver sees. Only questions count at
which nothing is hidden from the player and the answers differ in value.
"""

from collections import defaultdict
from collections.abc import Iterator
from itertools import count
from time import process_time
from typing import Any, Literal, get_args

from msgspec import Struct

from ludotheque.bots import BOTS
from ludotheque.bots.search.exact import Exact, TooFar
from ludotheque.bots.series.tally import Estimate, Totals
from ludotheque.core.game import Game
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.shelf import shelf
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.wire import encode

from ..engine.contenders import Ours

GAMES = ("zatre", "zerzura")
JUDGED = ("random", "greedy", "easy", "medium", "hard", "master")
MOST_LOOKED_AT = 3000
"""Positions that the solver follows before it gives up."""
IMAGINED = 4
"""How often a seat's knowledge is completed at random, to see if anything is hidden from it."""

Turn = Literal["last", "before"]
"""The last turn of a match, or one before it."""
TURNS: tuple[Turn, ...] = get_args(Turn)


class Loss(Struct, frozen=True):
    """The mean number of points a bot lost at a decision, and the number of positions; None without any."""

    game: str
    turn: Turn
    bot: str
    positions: int
    points: Estimate | None


class Solved(Struct, frozen=True):
    """A question near the end of a match, and the exact value of every answer, the best first."""

    game: Game[Any]
    turn: Turn
    position: Position[Any]
    player: Player
    answers: list[Judged]
    mind: str
    """The seed for the thinking of the bot that is asked."""

    def lost_by(self, bot: str) -> float:
        """Points between the bot's choice and the best answer."""
        view = self.position.remembered_by(self.player)
        choice = BOTS[bot].choose(self.game, view, self.player, Chance.of(self.mind))
        return self.answers[0].value - next(each.value for each in self.answers if each.option == choice)


def measure(seconds: float) -> Iterator[list[Loss]]:
    """The figures so far, after each position that every bot was asked about, and at the end."""
    until = process_time() + seconds
    losses: dict[tuple[str, Turn, str], Totals] = defaultdict(Totals)
    for solved in _in_turns():
        lost = _lost(solved, until)
        if not lost:
            break
        for bot, points in lost.items():
            losses[solved.game.key, solved.turn, bot].add(points, 0)
        yield _figures(losses)
    yield _figures(losses)


def ends(key: str, seed: int) -> Iterator[Solved]:
    """What can be solved of one match, from its last question backwards."""
    turn, last = TURNS[0], None
    for number, (position, player) in enumerate(reversed(_questions(key, seed))):
        turn = turn if last in (None, player) else TURNS[1]
        last = player
        try:
            answers = Exact(shelf[key], MOST_LOOKED_AT).judge(position, player)
        except TooFar:
            return
        if answers[0].value > answers[-1].value and _knows_all(shelf[key], position, player):
            yield Solved(shelf[key], turn, position, player, answers, f"{seed}:{number}")


def _in_turns() -> Iterator[Solved]:
    """A match of each game in turn, without end."""
    return (solved for seed in count(1) for key in GAMES for solved in ends(key, seed))


def _lost(solved: Solved, until: float) -> dict[str, float]:
    """Loss by bot; None if time runs out before every bot was asked."""
    lost = {}
    for bot in JUDGED:
        if process_time() > until:
            return {}
        lost[bot] = solved.lost_by(bot)
    return lost


def _questions(key: str, seed: int) -> list[tuple[Position[Any], Player]]:
    """Every question of a match with a choice."""
    played, _ = Ours(key, shelf[key].players[0]).play(seed)
    match, found = begin_match(played.game, played.players, played.seed, played.options), []
    for player, answer in played.answers:
        if len(match.legal(player)) > 1:
            found.append((match.position.clone(), player))
        match.answer(player, answer)
    return found


def _knows_all(game: Game[Any], position: Position[Any], player: Player) -> bool:
    """True if there is only one way to complete what the player knows."""
    view, minds = position.remembered_by(player), (Chance.of(str(number)) for number in range(IMAGINED))
    true = encode(position.world)
    return all(encode(game.imagine(view, player, mind).world) == true for mind in minds)


def _figures(losses: dict[tuple[str, Turn, str], Totals]) -> list[Loss]:
    found = []
    for game in GAMES:
        for turn in TURNS:
            for bot in JUDGED:
                standing = losses[game, turn, bot]
                points = standing.score() if standing.games else None
                found.append(Loss(game, turn, bot, standing.games, points))
    return found
