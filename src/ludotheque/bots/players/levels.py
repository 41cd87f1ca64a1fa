"""Levels of strength: what people choose between."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player

from ..bot import Thinker


class Levelled:
    """Plays by the game's own habits, or thoughts, where it has some for this level; otherwise as the bot below it."""

    def __init__(self, level: str, bot: Thinker) -> None:
        self.level, self.bot = level, bot

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
        """A habit needs no thought; a thought needs no tree."""
        habit = game.instinct(view, player, self.level, chance.fork("instinct"))
        if habit is not None:
            return [Judged(habit)]
        return game.think(view, player, self.level, chance) or self.bot.think(game, view, player, chance)
