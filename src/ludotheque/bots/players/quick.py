"""A sensible choice in an imagined world, quick enough to play dozens of them to their end."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.words import Player

from .greedy import Greedy, best_of

LEVEL = "hard"
LOOKS = 150
"""Ends of a turn that are compared, where the game has no habits."""


def quick_choice(game: Game[Any], position: Position[Any], player: Player, chance: Chance) -> Option[Any]:
    """A choice in a position that is imagined already: by habit, or at first sight where matches are played on by it,
    otherwise as looks best at the end of the turn."""
    mind = game.mind
    if mind.far and (looks := mind.glance(position, player, legal := position.legal(player))) is not None:
        return best_of([*zip(looks, legal, strict=True)], chance)
    habit = mind.instinct(position.remembered_by(player), player, LEVEL, chance)
    return Greedy(LOOKS).choose_in(game, position, player, chance) if habit is None else habit
