"""Weighing: several courses in the same imagined worlds, so that luck is the same for all of them."""

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import NATURE
from ludotheque.core.thought import Found
from ludotheque.core.words import Player

from ..players.quick import quick_choice
from .deadline import Deadline
from .plans import Course

LONGEST = 400
"""Answers after which a course has been followed long enough."""
FEWEST_WORLDS = 6
REST = "rest"
"""What a game that names no aspects thinks of a table."""

Looks = Mapping[str, float]
"""A table, aspect by aspect."""


class Weighed:
    """A course and what it led to, world by world."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.looks: list[Looks] = []
        self.values = Found()

    def add(self, looks: Looks) -> None:
        """One more world."""
        self.looks.append(looks)
        self.values.append(sum(looks.values()))

    @property
    def mean(self) -> float:
        """What it led to on average."""
        return self.values.mean

    @property
    def spread(self) -> float:
        """How far apart the worlds were: their standard deviation."""
        return deviation(self.values)

    def lead_over(self, other: "Weighed") -> "tuple[float, float]":
        """By how much it is better than another course, and the standard error of that."""
        lead = self.values.ahead_of(other.values)
        return lead.mean, lead.error

    def leads_over(self, other: "Weighed") -> dict[str, tuple[float, float]]:
        """The same, aspect by aspect."""
        names = dict.fromkeys(name for looks in (*self.looks, *other.looks) for name in looks)
        return {name: self._lead_in(name, other) for name in names}

    def _lead_in(self, name: str, other: "Weighed") -> tuple[float, float]:
        lead = Found([a.get(name, 0.0) - b.get(name, 0.0) for a, b in zip(self.looks, other.looks, strict=True)])
        return lead.mean, lead.error


def weigh(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    courses: Sequence[Course],
    worlds: int,
    chance: Chance,
    until: Deadline | None = None,
) -> list[Weighed]:
    """All the courses, each followed in the same worlds that the player cannot tell from the true one: in so many, or
    in a few when it is late."""
    weighed = [Weighed(course) for course in courses]
    for number in range(worlds):
        if number >= FEWEST_WORLDS and until is not None and until.is_past:
            break
        world = game.imagine(view, player, chance.fork(f"world {number}"))
        for each in weighed:
            after = world.clone()
            take(after, player, each.course)
            fate = chance.fork(f"play {number}")
            if game.far:
                play_out(game, after, fate)
            else:
                play_on(game, after, player, game.chapter(view.world), fate)
            each.add(looks_of(game, after.world, player))
    return weighed


def looks_of(game: Game[Any], world: Any, player: Player) -> Looks:
    """How a table looks to a player: as the game names it, or else as it evaluates it."""
    return game.aspects(world, player) or {REST: game.evaluate(world, player)}


def take(position: Position[Any], player: Player, course: Course) -> None:
    """Takes the course, as far as the world lets it."""
    for option in course.options:
        if player not in position.waiting_for() or position.refusal(player, option) is not None:
            return
        position.accept(player, option)


def play_on(game: Game[Any], position: Position[Any], player: Player, chapter: Hashable | None, chance: Chance) -> None:
    """Everybody plays on until the chapter is over, or until everybody, the player last, has had another turn."""
    turns = 0
    for number in range(LONGEST):
        waiting = position.waiting_for()
        if not waiting or (chapter is not None and game.chapter(position.world) != chapter):
            return
        mover = waiting[0]
        if chapter is None:
            turns += (mover == player) == (turns % 2 == 1)
            if turns > 2:
                return
        assert mover != NATURE
        position.accept(mover, quick_choice(game, position, mover, chance.fork(f"{number} {mover}")))


def play_out(game: Game[Any], position: Position[Any], chance: Chance, until: Deadline | None = None) -> bool:
    """Everybody plays on to the end of the match; whether it has come to an end before it was late."""
    for number in range(10 * LONGEST):
        waiting = position.waiting_for()
        if not waiting:
            return True
        if until is not None and until.is_past:
            return False
        position.accept(waiting[0], quick_choice(game, position, waiting[0], chance.fork(f"{number} {waiting[0]}")))
    return False


def deviation(values: Sequence[float]) -> float:
    """How far apart the values lie: their standard deviation."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
