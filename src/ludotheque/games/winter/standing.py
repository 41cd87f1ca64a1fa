"""How well the colony does: its morale, and how much of the main objective is done (rules 1.2 and 12)."""

from typing import Any

from ludotheque.core import Player

from .cards.conditions import holds
from .cards.selectors import Scene
from .progress import progress
from .table import Colony
from .vocabulary import conditions as c

WHOLE = 10.0
"""The whole objective, on the scale of morale."""
ALL = Scene(Player(0))


def standing(w: Colony) -> dict[str, float]:
    """Morale, and how many tenths of the main objective are done."""
    done = _share(w, c.And((w.side.goal, *w.extra))) if w.main >= 0 else 0.0
    return {"morale": float(w.morale), "objective": round(WHOLE * done, 1)}


def _share(w: Colony, condition: Any) -> float:
    """How much of a condition is fulfilled, from 0 to 1; what has no least number is fulfilled or not."""
    if isinstance(condition, c.And):
        return sum(_share(w, each) for each in condition.of) / len(condition.of)
    if holds(w, condition, ALL):
        return 1.0
    counted = progress(w, condition, ALL)
    if counted is None or counted.bound != "least":
        return 0.0
    return min(counted.have, counted.need - 1) / counted.need
