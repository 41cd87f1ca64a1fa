"""Ludothèque: a game library that never closes.

import ludotheque as lt

match = lt.start("zatre", players=3, seed="42")
match.legal(match.waiting_for()[0])
"""

from collections.abc import Mapping
from importlib.metadata import version
from typing import Any

from .core.language.refusals import (
    BadMessage,
    BadRecord,
    BadSetup,
    CannotUndo,
    IllegalAnswer,
    Refused,
    UnknownGame,
)
from .core.language.words import Player, Why
from .core.matches.match import Match, begin_match
from .core.matches.replay import replay
from .core.shelf import shelf
from .core.state.steps import NATURE, Event, Option
from .core.state.world import HIDDEN
from .core.wire import decode_option, wire

__version__ = version("ludotheque")

__all__ = [
    "HIDDEN",
    "NATURE",
    "BadMessage",
    "BadRecord",
    "BadSetup",
    "CannotUndo",
    "Event",
    "IllegalAnswer",
    "Match",
    "Option",
    "Player",
    "Refused",
    "UnknownGame",
    "Why",
    "option",
    "replay",
    "shelf",
    "start",
    "wire",
]


def start(game: str, players: int, seed: str | None = None, options: Mapping[str, Any] | None = None) -> Match[Any]:
    """A new match of a game on the shelf; without a seed it gets an unpredictable one."""
    return begin_match(shelf.game(game), players, seed, options)


def option(game: str, data: Any) -> Option[Any]:
    """The answer that `wire` turned into plain data."""
    return decode_option(shelf.game(game), data)
