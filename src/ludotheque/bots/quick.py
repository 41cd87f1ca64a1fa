"""The bot that plays on in worlds that are imagined: sensible, and quick enough to play them by the dozen."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.words import Player

from .greedy import Greedy

LEVEL = "hard"
LOOKS = 150
"""Ends of a turn that are compared, where the game has no habits."""


def quick_choice(game: Game[Any], position: Position[Any], player: Player, chance: Chance) -> Option[Any]:
    """A choice in a position that is imagined already: by habit, otherwise as looks best at the end of the turn."""
    habit = game.instinct(position.remembered_by(player), player, LEVEL, chance)
    return Greedy(LOOKS).choose_in(game, position, player, chance) if habit is None else habit
