"""Levels of strength that people choose between."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from ..bot import Thinker


class Level:
    """Plays as the game itself says for this level, or else as a bot that plays any game.

    `blind` plays instead where the game does not say how good a world looks.
    """

    def __init__(self, name: str, bot: Thinker, blind: Thinker) -> None:
        self.name, self.bot, self.blind = name, bot, blind

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
        """The game's instinct at this level, or else the game's own search, or else what the bot thinks."""
        mind = game.mind
        instinctive = mind.instinct(view, player, self.name, chance.fork("instinct"))
        if instinctive is not None:
            return [Judged(instinctive)]
        bot = self.bot if mind.can_evaluate else self.blind
        return mind.think(view, player, self.name, chance) or bot.think(game, view, player, chance)
