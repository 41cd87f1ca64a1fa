"""The bot that takes what looks best at the end of its turn."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core.facets.mind import Mind
from ludotheque.core.game import Game
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

MOST_LOOKED_AT = 20_000
"""The most ends of a turn compared; if there are more, each first step is followed less far."""

Valued = tuple[float, Option[Any]]


class Greedy:
    """Looks one whole turn ahead, until nature or another player decides, and trusts the game's evaluation."""

    def __init__(self, ends: int = MOST_LOOKED_AT) -> None:
        self.ends = ends

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return self.think(game, view, player, chance)[0].option

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """Every option with the best it can lead to, best first; chance decides between equals."""
        legal = view.legal(player)
        if len(legal) == 1:
            return [Judged(legal[0])]
        values = self.values(game, view, player, chance)
        best = best_of(values, chance)
        return [Judged(option, value) for value, option in sorted(values, key=lambda each: (-each[0], each[1] != best))]

    def values(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Valued]:
        """What each option leads to, knowing only the view."""
        return self.values_in(game, game.imagine(view, player, chance), player)

    def values_in(self, game: Game[Any], position: Position[Any], player: Player) -> list[Valued]:
        """The same in an imagined position, with nothing hidden."""
        start, mind = position.clone(), game.mind
        start.chance = None
        legal = start.legal(player)
        ends = self.ends // len(legal)
        return [(self._value(mind, start, player, option, ends), option) for option in legal]

    def choose_in(self, game: Game[Any], position: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """The choice in an imagined position, with nothing hidden."""
        legal = position.legal(player)
        if len(legal) == 1:
            return legal[0]  # type: ignore[no-any-return]
        return best_of(self.values_in(game, position, player), chance)

    def _value(self, mind: Mind[Any], position: Position[Any], player: Player, option: Option[Any], ends: int) -> float:
        """What the option leads to if the rest of the turn is played as well as comparing this many ends can tell."""
        after = position.clone()
        after.accept(player, option)
        while (legal := after.legal(player)) and len(legal) == 1:
            after.accept(player, legal[0])
        if len(legal) > ends or not legal:
            return mind.evaluate(after.world, player)
        ends //= len(legal)
        return max(self._value(mind, after, player, further, ends) for further in legal)


def best_of(values: Sequence[Valued], chance: Chance) -> Option[Any]:
    """The best option; chance decides between equals."""
    best = max(value for value, _ in values)
    option: Option[Any]
    option, _ = chance.pick([option for value, option in values if value == best])
    return option
