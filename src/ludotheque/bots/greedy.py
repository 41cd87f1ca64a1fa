"""The bot that takes what looks best at the end of its turn."""

from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.words import Player

MOST_LOOKED_AT = 20_000
"""Ends of a turn that are compared; in a turn with more, each first step is followed less far."""


class Greedy:
    """Looks one whole turn ahead, up to where nature or somebody else decides, and trusts the game's evaluation."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        legal = view.legal(player)
        if len(legal) == 1:
            return legal[0]  # type: ignore[no-any-return]
        imagined = game.imagine(view, player, chance)
        imagined.chance = None
        looks = MOST_LOOKED_AT // len(legal)
        values = [(self._value(game, imagined, player, option, looks), option) for option in legal]
        best = max(value for value, _ in values)
        option: Option[Any]
        option, _ = chance.pick([option for value, option in values if value == best])
        return option

    def _value(
        self, game: Game[Any], position: Position[Any], player: Player, option: Option[Any], looks: int
    ) -> float:
        """What the option leads to, if the rest of the turn is played as well as can be seen with so many looks."""
        after = position.clone()
        after.accept(player, option)
        while (legal := after.legal(player)) and len(legal) == 1:
            after.accept(player, legal[0])
        if len(legal) > looks or not legal:
            return game.evaluate(after.world, player)
        looks //= len(legal)
        return max(self._value(game, after, player, further, looks) for further in legal)
