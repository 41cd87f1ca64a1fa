"""Comparing plans in the same imagined worlds, so that luck is the same for all of them."""

from collections.abc import Hashable, Mapping, Sequence
from math import sqrt
from typing import Any

from ludotheque.core.facets.mind import Mind
from ludotheque.core.game import Game
from ludotheque.core.judging import Found
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import NATURE

from ..players.quick import quick_choice
from .effort import Deadline
from .plans import Plan

LONGEST = 400
"""After this many answers, a plan is followed no further."""
FEWEST_WORLDS = 6
REST = "rest"
"""The only aspect of a game that names none: the whole evaluation."""

Aspects = Mapping[str, float]
"""What a world is worth to a player, aspect by aspect."""


class Compared:
    """A plan, and what the world was worth after it, in each imagined world."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.aspects: list[Aspects] = []
        self.values = Found()

    def add(self, aspects: Aspects) -> None:
        """Adds one more world."""
        self.aspects.append(aspects)
        self.values.append(sum(aspects.values()))

    @property
    def mean(self) -> float:
        """The mean worth after the plan."""
        return self.values.mean

    @property
    def spread(self) -> float:
        """The standard deviation from world to world."""
        return deviation(self.values)

    def lead_over(self, other: "Compared") -> "tuple[float, float]":
        """How much better it is than another plan, and the standard error of that."""
        lead = self.values.ahead_of(other.values)
        return lead.mean, lead.error

    def leads_over(self, other: "Compared") -> dict[str, tuple[float, float]]:
        """The same for each aspect."""
        names = dict.fromkeys(name for aspects in (*self.aspects, *other.aspects) for name in aspects)
        return {name: self._lead_in(name, other) for name in names}

    def _lead_in(self, name: str, other: "Compared") -> tuple[float, float]:
        pairs = zip(self.aspects, other.aspects, strict=True)
        lead = Found([ours.get(name, 0.0) - theirs.get(name, 0.0) for ours, theirs in pairs])
        return lead.mean, lead.error


def compare(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    plans: Sequence[Plan],
    worlds: int,
    chance: Chance,
    until: Deadline | None = None,
) -> list[Compared]:
    """Follows every plan in the same worlds, which look to the player like the true one. When time is short, it uses
    fewer worlds."""
    compared, mind = [Compared(plan) for plan in plans], game.mind
    for number in range(worlds):
        if number >= FEWEST_WORLDS and until is not None and until.is_past:
            break
        world = game.imagine(view, player, chance.fork(f"world {number}"))
        for each in compared:
            after = world.clone()
            follow(after, player, each.plan)
            fate = chance.fork(f"play {number}")
            if mind.far:
                play_to_the_end(game, after, fate)
            else:
                play_on(game, after, player, mind.chapter(view.world), fate)
            each.add(aspects_of(mind, after.world, player))
    return compared


def aspects_of(mind: Mind[Any], world: Any, player: Player) -> Aspects:
    """What a world is worth to a player: aspect by aspect if the game names some, otherwise as a whole."""
    return mind.aspects(world, player) or {REST: mind.evaluate(world, player)}


def follow(position: Position[Any], player: Player, plan: Plan) -> None:
    """Gives the plan's answers for as long as they are possible in this world."""
    for option in plan.options:
        if player not in position.waiting_for() or position.refusal(player, option) is not None:
            return
        position.accept(player, option)


def play_on(game: Game[Any], position: Position[Any], player: Player, chapter: Hashable | None, chance: Chance) -> None:
    """Plays on for everybody until the chapter is over, or until everybody, the player last, has had another turn."""
    turns = 0
    for number in range(LONGEST):
        waiting = position.waiting_for()
        if not waiting or (chapter is not None and game.mind.chapter(position.world) != chapter):
            return
        mover = waiting[0]
        if chapter is None:
            turns += (mover == player) == (turns % 2 == 1)
            if turns > 2:
                return
        assert mover != NATURE
        position.accept(mover, quick_choice(game, position, mover, chance.fork(f"{number} {mover}")))


def play_to_the_end(game: Game[Any], position: Position[Any], chance: Chance, until: Deadline | None = None) -> bool:
    """Plays on for everybody to the end of the match. False if the deadline came first."""
    for number in range(10 * LONGEST):
        waiting = position.waiting_for()
        if not waiting:
            return True
        if until is not None and until.is_past:
            return False
        position.accept(waiting[0], quick_choice(game, position, waiting[0], chance.fork(f"{number} {waiting[0]}")))
    return False


def deviation(values: Sequence[float]) -> float:
    """The standard deviation; 0 for fewer than two values."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1))
