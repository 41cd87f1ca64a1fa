"""Temper: what one player cares about more than another, and whether they remember."""

from collections.abc import Mapping

from msgspec import Struct

from ..actions.attack import Attack
from ..actions.cards import Equip, GiveToCrisis, Store
from ..actions.move import Move
from ..actions.search import LookOn, Search


class Temper(Struct, frozen=True):
    """How a player weighs what all players weigh; and whether they remember who gave to which crisis."""

    remembers: bool = False
    lean: Mapping[type, float] = {}
    """By kind of option: how much better it looks to them."""
    caution: float = 1.0
    """How much they fear the cold."""
    alarm: float = 1.0
    """How much they fear a crisis."""
    spirit: float = 1.0
    """How much they care for morale."""
    upkeep: float = 2.0
    """What somebody at home costs every round: half a token, half a zombie."""


PLAIN = Temper()
ATTENTIVE = Temper(remembers=True)
SEASONED = Temper(
    remembers=True,
    lean={
        Search: -2.0,
        LookOn: -0.8,
        Equip: 1.0,
        Store: 1.0,
        GiveToCrisis: 0.8,
        Move: 0.8,
        Attack: 0.7,
    },
    caution=0.82,
    alarm=1.27,
    spirit=1.19,
    upkeep=2.35,
)
"""Found by playing many matches with slightly different weights, and moving to those that won more of them."""
