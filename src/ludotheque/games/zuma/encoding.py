"""Zuma as numbers."""

from ludotheque.core.facets.research import Kinds, Research

from .material import CIRCLES
from .table import Table


def choices(world: Table, players: int) -> Kinds:
    """Every choice a player can ever have."""
    circles = range(len(CIRCLES))
    cards = tuple(dict.fromkeys(world.pile))
    alone: Kinds = {"Hold": {}, "StayAway": {}}
    return {**alone, "Give": {"card": cards}, "Grab": {"totem": circles}, "TurnBoard": {"steps": circles}}


RESEARCH: Research[Table] = Research(choices=choices)
