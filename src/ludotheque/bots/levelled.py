"""Levels of strength: what people choose between."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.words import Player

from .bot import Bot


class Levelled:
    """Plays by the game's own habits, where it has some for this level; otherwise as the bot below it does."""

    def __init__(self, level: str, bot: Bot) -> None:
        self.level, self.bot = level, bot

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        habit = game.instinct(view, player, self.level, chance.fork("instinct"))
        return self.bot.choose(game, view, player, chance) if habit is None else habit
