"""How each game is numbered: as it says itself, or else as any game can be."""

from typing import Any

from ludotheque.core import Game, Player
from ludotheque.core.facets.research import Encoding

from .actions import Actions, Catalogue, Listed
from .fields import ByField


def actions_for(game: Game[Any], world: Any, players: int) -> Actions:
    """The numbering of choices; `world` is the world before the match."""
    choices = game.research.choices
    return Listed(game.research.longest_list) if choices is None else Catalogue(choices(world, players))


def encoding_for(game: Game[Any], world: Any, players: int) -> Encoding:
    """The encoding of the world; `world` is the world before the match."""
    encoding = game.research.encoding
    return ByField(world.seen_by(Player(0)), players) if encoding is None else encoding(world, players)
