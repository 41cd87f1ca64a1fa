"""The bot that takes what looks best at the end of its turn."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core.chance import Chance
from ludotheque.core.facets.mind import Mind
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player

MOST_LOOKED_AT = 20_000
"""Ends of a turn that are compared; in a turn with more, each first step is followed less far."""

Valued = tuple[float, Option[Any]]


class Greedy:
    """Looks one whole turn ahead, up to where nature or somebody else decides, and trusts the game's evaluation."""

    def __init__(self, looks: int = MOST_LOOKED_AT) -> None:
        self.looks = looks

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """Every option and the best it can lead to; which of equals comes first is left to chance."""
        legal = view.legal(player)
        if len(legal) == 1:
            return [Judged(legal[0])]
        values = self.values(game, view, player, chance)
        best = best_of(values, chance)
        return [Judged(option, value) for value, option in sorted(values, key=lambda each: (-each[0], each[1] != best))]

    def values(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Valued]:
        """What each option leads to, for somebody who knows only the view."""
        return self.values_in(game, game.imagine(view, player, chance), player)

    def values_in(self, game: Game[Any], position: Position[Any], player: Player) -> list[Valued]:
        """The same in a position that is imagined already, with nothing hidden in it."""
        start, mind = position.clone(), game.mind
        start.chance = None
        legal = start.legal(player)
        looks = self.looks // len(legal)
        return [(self._value(mind, start, player, option, looks), option) for option in legal]

    def choose_in(self, game: Game[Any], position: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """The choice in a position that is imagined already, with nothing hidden in it."""
        legal = position.legal(player)
        if len(legal) == 1:
            return legal[0]  # type: ignore[no-any-return]
        return best_of(self.values_in(game, position, player), chance)

    def _value(
        self, mind: Mind[Any], position: Position[Any], player: Player, option: Option[Any], looks: int
    ) -> float:
        """What the option leads to, if the rest of the turn is played as well as can be seen with so many looks."""
        after = position.clone()
        after.accept(player, option)
        while (legal := after.legal(player)) and len(legal) == 1:
            after.accept(player, legal[0])
        if len(legal) > looks or not legal:
            return mind.evaluate(after.world, player)
        looks //= len(legal)
        return max(self._value(mind, after, player, further, looks) for further in legal)


def best_of(values: Sequence[Valued], chance: Chance) -> Option[Any]:
    """The best; among equals, any."""
    best = max(value for value, _ in values)
    option: Option[Any]
    option, _ = chance.pick([option for value, option in values if value == best])
    return option
