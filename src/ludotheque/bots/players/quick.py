"""A sensible choice in an imagined world, quick enough to play dozens of matches to their end."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from .greedy import Greedy, best_of

LEVEL = "hard"
LOOKS = 150
"""The most ends of a turn compared in a game without instinct."""


def quick_choice(game: Game[Any], position: Position[Any], player: Player, chance: Chance) -> Option[Any]:
    """A choice in an imagined position: by instinct if the game has any, at first sight in games played on that way,
    or the best at the end of the turn."""
    mind = game.mind
    if mind.far and (glances := mind.glance(position, player, legal := position.legal(player))) is not None:
        return best_of([*zip(glances, legal, strict=True)], chance)
    instinctive = mind.instinct(position.remembered_by(player), player, LEVEL, chance)
    return Greedy(LOOKS).choose_in(game, position, player, chance) if instinctive is None else instinctive
