"""The bot that picks any option."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player


class Random:
    """Every legal option is equally likely."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """Any option, without thinking."""
        return [Judged(chance.pick(view.legal(player))[0])]
