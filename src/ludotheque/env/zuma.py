"""Zuma as numbers."""

from typing import Any

from ludotheque.core import Game

from .actions import Kinds


def kinds(game: Game[Any], world: Any, players: int) -> Kinds:
    """Every choice a player can ever have."""
    circles = range(len(game.face.material()["circles"]))
    cards = tuple(dict.fromkeys(world.pile))
    alone: Kinds = {"Hold": {}, "StayAway": {}}
    return {**alone, "Give": {"card": cards}, "Grab": {"totem": circles}, "TurnBoard": {"steps": circles}}
