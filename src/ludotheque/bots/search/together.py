"""Several processes think about one question: each imagines its own worlds, and their findings are added up."""

from collections.abc import Iterable, Sequence
from concurrent.futures import Executor
from math import sqrt
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.shelf import shelf
from ludotheque.core.steps import Option
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player

from ..bot import Thinker


class Together:
    """The same bot, several times over, in processes. Its answer depends on how many, not on which is faster."""

    def __init__(self, bot: Thinker, processes: Executor, minds: int) -> None:
        self.bot, self.processes, self.minds = bot, processes, minds

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
        """What all of them have tried, the most tried first."""
        minds = [chance.fork(f"mind {number}") for number in range(self.minds)]
        thoughts = [self.processes.submit(_think, self.bot, game.key, view, player, mind) for mind in minds]
        return put_together([thought.result() for thought in thoughts])


def _think(bot: Thinker, key: str, view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
    """Thinks, in a process of its own."""
    return bot.think(shelf.game(key), view, player, chance)


def put_together(thoughts: Iterable[Sequence[Judged]]) -> list[Judged]:
    """One judgement for each option: looks are added, values weighted by looks, and errors combined as independent."""
    found: dict[Option[Any], Judged] = {}
    for thought in thoughts:
        for each in thought:
            other = found.get(each.option)
            found[each.option] = each if other is None else _joined(other, each)
    return sorted(found.values(), key=lambda each: (-each.looks, -each.value))


def _joined(one: Judged, other: Judged) -> Judged:
    looks = one.looks + other.looks
    value = (one.value * one.looks + other.value * other.looks) / looks
    error = sqrt((one.error * one.looks) ** 2 + (other.error * other.looks) ** 2) / looks
    return Judged(one.option, value, error, looks)
