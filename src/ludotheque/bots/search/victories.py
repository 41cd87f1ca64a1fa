"""For games that do not say how good a world looks: matches are played to their end, and victories are counted."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core.facets.mind import Mind
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option


def mind_of(game: Game[Any]) -> Mind[Any]:
    """The game's own mind if it can evaluate; otherwise one that plays at random to the end and counts victories."""
    if game.mind.can_evaluate:
        return game.mind

    def share(w: Any, player: Player) -> float:
        winners = game.result(w).winners if w.over else ()
        return 1 / len(winners) if player in winners else 0.0

    return Mind(evaluate=share, glance=_all_alike, far=True, scored=False)


def _all_alike(position: Position[Any], player: Player, options: Sequence[Option[Any]]) -> Sequence[float]:
    return [0.0] * len(options)
