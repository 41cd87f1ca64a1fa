"""A game that does not say how good a world looks: bots play to its end and count victories."""

from typing import Any

import pytest

from ludotheque.bots import BOTS
from ludotheque.bots.search.search import Search
from ludotheque.core import Chance, Mind, Player, Position, Step, Steps, begin
from ludotheque.core.state.steps import Option

from .little import Dare, Dared, Daring, Points, Sure

FIRST = Player(0)


class Stop(Step[Points], frozen=True):
    """The match is over."""

    def do(self, w: Points) -> Steps:
        w.over = True
        return ()


class Last(Dare):
    """The first player has the last turn, the other so many points; its author has written rules and nothing else."""

    mind = Mind()

    def __init__(self, theirs: int) -> None:
        super().__init__()
        self.theirs = theirs

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Points]:
        return begin(Points(points=[0, self.theirs]), [Daring(FIRST), Stop()], chance)


def chosen(game: Last, bot: str, seed: str) -> Option[Points]:
    position = game.setup(2, None, Chance.of(seed))
    return BOTS[bot].choose(game, position.seen_by(FIRST), FIRST, Chance.of(seed))


@pytest.mark.parametrize("seed", ["a", "b", "c"])
@pytest.mark.parametrize("bot", ["medium", "hard", "master", "search"])
def test_a_bot_takes_what_wins_most_often(bot: str, seed: str) -> None:
    assert chosen(Last(theirs=0), bot, seed) == Sure(FIRST)
    assert chosen(Last(theirs=2), bot, seed) == Dared(FIRST)


def test_it_expects_a_share_of_the_victory() -> None:
    game = Last(theirs=3)
    position = game.setup(2, None, Chance.of("share"))
    toss, sure = Search(2_000).think(game, position.seen_by(FIRST), FIRST, Chance.of("share"))
    assert toss.option == Dared(FIRST)
    assert toss.value == pytest.approx(0.25, abs=0.1), "every other toss is a tie"
    assert sure.value == 0
