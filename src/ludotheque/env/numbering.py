"""How each game is numbered: tables of what was written for some games, and a default for all others."""

from collections.abc import Callable, Mapping
from typing import Any

from ludotheque.core import Game, Player

from . import zatre, zerzura, zuma
from .actions import Actions, Catalogue, Kinds, Listed
from .fields import ByField
from .observing import Encoding

KindsOf = Callable[[Game[Any], Any, int], Kinds]

CHOICES: Mapping[str, KindsOf] = {"zatre": zatre.kinds, "zerzura": zerzura.kinds, "zuma": zuma.kinds}
"""The games whose choices are catalogued."""
OUTCOMES: Mapping[str, KindsOf] = {"zatre": zatre.outcomes, "zerzura": zerzura.outcomes}
"""The games in which nature's choices are catalogued, too."""
ENCODINGS: Mapping[str, Callable[[Game[Any], Any, int], Encoding]] = {
    "zatre": zatre.Encoding,
    "zerzura": zerzura.Encoding,
}
"""The games whose worlds have an encoding of their own."""
LONGEST_LISTS = {"winter": 512}
LONGEST_LIST = 256
"""How many choices are numbered in a game without a catalogue."""


def actions_for(game: Game[Any], world: Any, players: int) -> Actions:
    """The numbering of choices; `world` is the world before the match."""
    if game.key in CHOICES:
        return Catalogue(CHOICES[game.key](game, world, players))
    return Listed(LONGEST_LISTS.get(game.key, LONGEST_LIST))


def encoding_for(game: Game[Any], world: Any, players: int) -> Encoding:
    """The encoding of the world; `world` is the world before the match."""
    if game.key in ENCODINGS:
        return ENCODINGS[game.key](game, world, players)
    return ByField(world.seen_by(Player(0)), players)
