"""The bot that does not always look."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from .greedy import MOST_LOOKED_AT, Greedy
from .random import Random

LAPSES = 11
"""One answer in this many is given without looking."""


class Careless:
    """Plays like the greedy bot that compares this many ends, but now and then picks any option."""

    def __init__(self, lapses: int = LAPSES, ends: int = MOST_LOOKED_AT) -> None:
        self.lapses, self.greedy = lapses, Greedy(ends)

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """What the greedy bot thinks or, now and then, any option."""
        lapse, after = chance.below(self.lapses)
        return (self.greedy if lapse else Random()).think(game, view, player, after)
