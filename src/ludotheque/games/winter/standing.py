"""How well the colony does: its morale, and how much of the main objective is done (rules 1.2 and 12)."""

from collections.abc import Callable
from typing import Any

from ludotheque.core import Player

from .cards.conditions import holds
from .cards.selectors import Scene, count_symbol, number
from .pack import PACK
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
    """How much of a condition is fulfilled, from 0 to 1; what cannot be counted is fulfilled or not."""
    if isinstance(condition, c.And):
        return sum(_share(w, each) for each in condition.of) / len(condition.of)
    if holds(w, condition, ALL):
        return 1.0
    count = COUNTED.get(type(condition))
    if count is None or getattr(condition, "cmp", ">=") != ">=":
        return 0.0
    wanted = number(w, condition.n, ALL)
    return min(count(w, condition), wanted - 1) / wanted


def _stored(w: Colony, it: c.Stored) -> int:
    return count_symbol([card for card in w.stored if not (it.non_starter and PACK.items[card].starter)], it.symbol)


COUNTED: dict[type, Callable[[Colony, Any], int]] = {
    c.Counter: lambda w, it: w.counters.get(it.name, 0),
    c.Helpless: lambda w, it: w.helpless,
    c.RoundsSurvived: lambda w, it: w.played - 1,
    c.Stored: _stored,
}
"""What is counted towards a condition."""
