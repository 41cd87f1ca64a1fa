"""Moods: a box for the tests, whose bots think long or fail, or whose moves are heavy, as agreed."""

import time
from collections.abc import Sequence
from typing import Any, Literal

from ludotheque.core import (
    Chance,
    Choice,
    Game,
    Mind,
    Options,
    PerSeat,
    Player,
    Position,
    Public,
    Result,
    Step,
    Steps,
    World,
    begin,
)

TURNS = 4
LONG = 0.7
"""Seconds a slow bot spends on each of its three options."""
HEAVY = 0.15
"""Seconds a heavy move takes, whenever it is played."""


class MoodOptions(Options, frozen=True):
    """The mood of the bots."""

    mood: Literal["quick", "slow", "broken", "heavy"] = "quick"


class Table(World, kw_only=True):
    """What has been said."""

    mood: Public[str]
    said: PerSeat[list[int]]
    turns: Public[int] = 0


class Say(Step[Table], frozen=True):
    """A number is said."""

    number: int

    def do(self, w: Table) -> Steps:
        if w.mood == "heavy":
            time.sleep(HEAVY)
        w.said[w.turns % len(w.said)] += self.number
        w.turns += 1
        return (End(),) if w.turns == TURNS * len(w.said) else (Saying(),)


class Saying(Choice[Table, Say], frozen=True):
    """Which number is said."""

    def decider(self, w: Table) -> Player:
        return Player(w.turns % len(w.said))

    def options(self, w: Table, player: Player) -> Sequence[Say]:
        return Say(1), Say(2), Say(3)

    def default(self, w: Table, player: Player) -> Say:
        return Say(2)


class End(Step[Table], frozen=True):
    """All has been said."""

    def do(self, w: Table) -> Steps:
        w.over = True
        return ()


def evaluate(w: Table, player: Player) -> float:
    """What the player has said; in some moods late or never."""
    if w.mood == "broken":
        raise RuntimeError("a bot in a bad mood")
    if w.mood == "slow":
        time.sleep(LONG)
    return float(w.said[player])


class Moods(Game[Table]):
    """A game for two to four players, made for the tests."""

    key = "moods"
    players = range(2, 5)
    options = MoodOptions
    world = Table
    mind = Mind(evaluate=evaluate)

    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[Table]:
        return begin(Table(mood=options.mood, said=[0] * players), [Saying()], chance)

    def result(self, w: Table) -> Result:
        return Result.highest(w.said)

    def guess(self, w: Table, player: Player, chance: Chance) -> None:
        """Does nothing: there is nothing to guess."""


GAME = Moods()
