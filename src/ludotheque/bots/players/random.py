"""The bot that picks any option."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option


class Random:
    """Every legal option is equally likely."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """Any option, without thinking."""
        return [Judged(chance.pick(view.legal(player))[0])]
