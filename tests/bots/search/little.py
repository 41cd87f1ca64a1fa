"""Two games small enough to be solved on paper."""

from collections.abc import Mapping, Sequence
from typing import Any

from ludotheque.core import (
    Ask,
    Chance,
    Choice,
    Game,
    Mind,
    PerSeat,
    Player,
    Position,
    Public,
    Result,
    Roll,
    Step,
    Steps,
    World,
    begin,
)


class Points(World, kw_only=True):
    """Everybody's points."""

    points: PerSeat[list[int]]
    dared: Public[int] = 0


def ahead_of_the_best(w: Points, player: Player) -> float:
    """The points ahead of the best other player."""
    others = [points for seat, points in enumerate(w.points) if seat != player]
    return float(w.points[player] - max(others))


class Counted(Game[Points]):
    """A game in which the points are the score and the evaluation."""

    players = range(2, 4)
    world = Points
    mind = Mind(evaluate=ahead_of_the_best)

    def result(self, w: Points) -> Result:
        return Result.highest(w.points)

    def guess(self, w: Points, player: Player, chance: Chance) -> None:
        """Does nothing: nothing is hidden."""


class Win(Step[Points], frozen=True):
    """Some points."""

    player: Player
    points: int

    def do(self, w: Points) -> Steps:
        w.points[self.player] += self.points
        return ()


class Flip(Roll[Points, Win], frozen=True):
    """Three points, or nothing: at even odds, or with a bad coin at one to three."""

    player: Player
    bad: bool = False

    def options(self, w: Points, player: Player) -> Sequence[Win]:
        return Win(self.player, 0), Win(self.player, 3)

    def odds(self, w: Points) -> Sequence[int] | None:
        return (3, 1) if self.bad else None


class Sure(Step[Points], frozen=True):
    """One point, for sure."""

    player: Player

    def do(self, w: Points) -> Steps:
        return (Win(self.player, 1),)


class Dared(Step[Points], frozen=True):
    """The coin is tossed."""

    player: Player
    bad: bool = False

    def do(self, w: Points) -> Steps:
        w.dared += 1
        return (Flip(self.player, self.bad),)


class Daring(Choice[Points, Sure | Dared], frozen=True):
    """Take a point, or toss the coin."""

    player: Player
    bad: bool = False

    def decider(self, w: Points) -> Player:
        return self.player

    def options(self, w: Points, player: Player) -> Sequence[Sure | Dared]:
        return Sure(self.player), Dared(self.player, self.bad)


class Dare(Counted):
    """One turn each: a sure point, or three at even odds; with a bad coin, at one to three."""

    key = "dare"

    def __init__(self, bad: bool = False) -> None:
        self.bad = bad

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Points]:
        seats = [Player(seat) for seat in range(players)]
        return begin(Points(points=[0] * players), [Daring(seat, self.bad) for seat in seats], chance)


class Bid(Step[Points], frozen=True):
    """A number."""

    number: int


class Bidding(Ask[Points, Bid], frozen=True):
    """Everybody writes down a number and gets as many points."""

    def who(self, w: Points) -> Sequence[Player]:
        return [Player(seat) for seat in range(len(w.points))]

    def options(self, w: Points, player: Player) -> Sequence[Bid]:
        return [Bid(number) for number in range(4)]

    def then(self, w: Points, answers: Mapping[Player, Bid]) -> Steps:
        return tuple(Win(player, bid.number) for player, bid in answers.items())


class Bids(Counted):
    """Everybody bids at once. Whatever the others write, the highest number is best."""

    key = "bids"

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Points]:
        return begin(Points(points=[0] * players), [Bidding()], chance)
