"""How far a condition is from being fulfilled: so many of so many, as far as it can be counted in the open."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from .cards.conditions import holds
from .cards.selectors import Scene, count_symbol, entrances, fits, non_exiled, number, places, those
from .pack import PACK
from .table import OUTSIDE, Colony
from .vocabulary import conditions as c
from .vocabulary.words import Compare

Bound = Literal["least", "most", "exactly"]
BOUNDS: dict[Compare, Bound] = {">=": "least", "<=": "most", "==": "exactly"}


class Progress(Struct, frozen=True):
    """So many there are, and so many there must be: at least, at most or exactly."""

    have: int
    need: int
    bound: Bound = "least"

    @property
    def done(self) -> bool:
        """True if it is enough, and not too much."""
        return {"least": self.have >= self.need, "most": self.have <= self.need, "exactly": self.have == self.need}[
            self.bound
        ]


def progress(w: Colony, condition: Any, scene: Scene) -> Progress | None:
    """What is counted towards a condition; None if nothing is."""
    count = COUNTED.get(type(condition))
    return None if count is None else count(w, condition, scene)


def is_done(w: Colony, condition: Any, scene: Scene) -> bool | None:
    """True if a condition holds; None if that is not for everybody at the table to know."""
    return None if isinstance(condition, c.BetrayersExiled) else holds(w, condition, scene)


def _compared(have: Callable[[Colony, Any, Scene], int]) -> Callable[[Colony, Any, Scene], Progress | None]:
    return lambda w, it, scene: Progress(have(w, it, scene), number(w, it.n, scene), BOUNDS[it.cmp])


def _plain(have: Callable[[Colony, Any, Scene], int]) -> Callable[[Colony, Any, Scene], Progress | None]:
    return lambda w, it, scene: Progress(have(w, it, scene), number(w, it.n, scene))


def _tokens(w: Colony, it: c.Tokens, scene: Scene) -> Progress:
    n, bound = number(w, it.n, scene), BOUNDS[it.cmp]
    if it.what in ("food", "starvation"):
        return Progress(w.food if it.what == "food" else w.starvation, n, bound)
    if it.what == "noise":
        amounts = [w.noise[place] for place in places(w, it.at, scene)]
    else:
        lying = w.zombies if it.what == "zombie" else w.barricades
        amounts = [lying[entrance] for entrance in entrances(w, it.at, scene)]
    if it.each:
        return Progress(sum(Progress(amount, n, bound).done for amount in amounts), len(amounts))
    return Progress(sum(amounts), n, bound)


def _hand(w: Colony, it: c.Hand, scene: Scene) -> Progress:
    hand = w.hands[scene.player]
    if it.most:
        others = [len(other) for seat, other in enumerate(w.hands) if seat != scene.player]
        return Progress(len(hand), 1 + max(others, default=0))
    have = count_symbol(hand, it.symbol)
    if it.only and have < len(hand):
        return Progress(len(hand) - have, 0, "most")
    return Progress(have, number(w, it.n, scene), BOUNDS[it.cmp])


def _group(w: Colony, it: c.Group, scene: Scene) -> Progress:
    own, n = len(w.groups[scene.player]), number(w, it.n, scene)
    others = max((len(group) for seat, group in enumerate(w.groups) if seat != scene.player), default=0)
    if it.what == "exactly":
        return Progress(own, n, "exactly")
    return Progress(own, {"most": others + 1, "most_by": others + n, "at_least": n}[it.what])


def _equipped(w: Colony, it: c.Equipped, scene: Scene) -> Progress:
    n = number(w, it.n, scene)
    carried = [sum([count_symbol(w.equipped[s], it.symbol) for s in group]) for group in w.groups]
    if not it.each_player:
        return Progress(carried[scene.player], n)
    asked = [seat for seat in w.seats if not w.exiled[seat] and not w.out[seat]]
    return Progress(sum(carried[seat] >= n for seat in asked), non_exiled(w))


def _stored(w: Colony, it: c.Stored, scene: Scene) -> int:
    return count_symbol([card for card in w.stored if not (it.non_starter and PACK.items[card].starter)], it.symbol)


COUNTED: dict[type, Callable[[Colony, Any, Scene], Progress | None]] = {
    c.Counter: _compared(lambda w, it, scene: w.counters.get(it.name, 0)),
    c.DecksEmpty: _plain(lambda w, it, scene: sum(not w.decks[place] for place in OUTSIDE)),
    c.Equipped: _equipped,
    c.Group: _group,
    c.Hand: _hand,
    c.Helpless: _compared(lambda w, it, scene: w.helpless),
    c.Morale: _compared(lambda w, it, scene: w.morale),
    c.Own: _compared(lambda w, it, scene: sum(fits(w, s, it.of, scene) for s in w.groups[scene.player])),
    c.Removed: _compared(lambda w, it, scene: len(w.gone if it.what == "survivors" else w.removed)),
    c.RoundsSurvived: _plain(lambda w, it, scene: max(0, w.played - 1)),
    c.Stored: _compared(_stored),
    c.Tokens: _tokens,
    c.Waste: _compared(lambda w, it, scene: len(w.waste)),
    c.Wounds: _compared(lambda w, it, scene: sum(w.wounds[s] for s in those(w, it.of, scene))),
}
"""How what is counted towards each condition is counted."""
