"""Exact play when the end is near: it follows every answer and every draw, and estimates nothing.

Chance counts by its odds, and all players choose what is best for themselves. Other bots are measured against it.
"""

from typing import Any

from ludotheque.core.game import Game, Result
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

MOST_LOOKED_AT = 100_000
"""How many positions are followed by default."""

Worth = tuple[float, ...]
"""By seat, how many points ahead of the best other seat the match is expected to end."""


class TooFar(Exception):
    """The end is too far away to see from here, or players decide at the same time."""


class Exact:
    """Follows a position to every possible end."""

    def __init__(self, game: Game[Any], most: int = MOST_LOOKED_AT) -> None:
        self.game, self._left = game, most

    def judge(self, position: Position[Any], player: Player) -> list[Judged]:
        """Every option of the player with its exact worth, the best first. The position must hide nothing."""
        start = position.clone()
        start.chance = None
        judged = [Judged(option, self._after(start, player, option)[player]) for option in start.legal(player)]
        return sorted(judged, key=lambda each: -each.value)

    def _after(self, position: Position[Any], player: Player, option: Option[Any]) -> Worth:
        self._left -= 1
        if self._left < 0:
            raise TooFar
        after = position.clone()
        after.accept(player, option)
        return self._worth(after)

    def _worth(self, position: Position[Any]) -> Worth:
        waiting = position.waiting_for()
        if not waiting:
            return ahead(self.game.result(position.world))
        ask: Any = position.question
        if not ask.alone:
            raise TooFar
        (mover,) = waiting
        outcomes = [self._after(position, mover, option) for option in position.legal(mover)]
        if ask.rolls:
            odds = ask.odds(position.world) or [1] * len(outcomes)
            weighed = [[chance * share for share in worth] for chance, worth in zip(odds, outcomes, strict=True)]
            return tuple(sum(shares) / sum(odds) for shares in zip(*weighed, strict=True))
        return max(outcomes, key=lambda worth: worth[mover])


def ahead(result: Result) -> Worth:
    """By seat, the points ahead of the best other seat."""
    scores = result.scores
    best = sorted(scores)[-2:]
    return tuple(float(score - (best[0] if score == best[1] else best[1])) for score in scores)
