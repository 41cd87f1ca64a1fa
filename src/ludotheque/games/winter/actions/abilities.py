"""Abilities that are actions: a survivor's own, copied ones, and the equipment's (rules 3.8 and 10)."""

from functools import cache
from typing import Any

from ludotheque.core import Player, Steps, Why, because

from ..cards.interpreter import Do, Needs, fulfilled, needed_for
from ..cards.modifiers import (
    ABILITIES,
    COPYING,
    ITEM_ABILITIES,
    Source,
    abilities_of,
    ability_of,
    is_ready,
    is_there,
    is_used,
    lasts,
)
from ..cards.selectors import Scene, can_pay
from ..chapters.costs import paid
from ..pack import PACK, Someone
from ..pack.names import name_of
from ..table import Colony
from ..vocabulary.effects import Ability
from ..vocabulary.modifiers import Grant
from .dice import (
    FREE,
    Action,
    distinct,
    forbidden,
    gift_name,
    high_enough,
    mark_source,
    no_such_die,
    not_yours,
    pay_die,
)


class UseAbility(Action, frozen=True):
    """A survivor uses an ability, or a piece of equipment (rules 3.8 and 10.3)."""

    survivor: Someone
    source: Source
    die: int = FREE

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s = self.survivor
        if why := not_yours(w, player, s):
            return why
        ability = dict(abilities_of(w, s)).get(self.source)
        if ability is None or not ability.do or ability.on is not None:
            return because("no-such-ability", "3.8", survivor=name_of(s))
        if why := forbidden(w, s, "ability"):
            return why
        if not is_ready(w, s, self.source, ability):
            return because("ability-not-ready", _rule_of_waiting(w, s, self.source, ability), survivor=name_of(s))
        if not ability.die:
            if self.die != FREE:
                return because("no-die-needed", "3.8")
        elif why := no_such_die(w, player, self.die):
            return why
        elif self.die < ability.die:
            return because("die-too-low", "3.8", die=self.die, needed=ability.die)
        if ability.pay is not None and not can_pay(w, player, ability.pay):
            return because("cannot-pay", "5.4")
        if not _has_effect(w, s, self.source, ability):
            return because("no-effect-now", "3.8", card=gift_name(self.source))
        return None

    def do(self, w: Colony) -> Steps:
        s, source = self.survivor, self.source
        ability, scene = ability_of(w, source), ability_scene(w, s, source)
        pay_die(w, w.turn, self.die)
        mark_source(w, s, source)
        price = () if ability.pay is None else paid(w, w.turn, ability.pay)
        return (*price, Do(ability.do, scene))

    def args(self) -> dict[str, Any]:
        own = self.source == Source("ability", self.survivor)
        return {"survivor": name_of(self.survivor), "gift": "own" if own else gift_name(self.source), "die": self.die}


def _rule_of_waiting(w: Colony, s: int, source: Source, ability: Ability) -> str:
    """Which rule keeps an ability from being used now: the place, how often it was used, or its own condition."""
    if not is_there(w, s, ability):
        return "10.2"
    return "10.3" if is_used(w, s, source, ability) else "3.8"


def ability_scene(w: Colony, s: int, source: Source) -> Scene:
    """The scene of an ability: it speaks to the survivor who has it."""
    card = PACK.survivors[s].id if source.kind != "item" else PACK.items[source.number].kind.id
    return Scene(Player(w.owner[s]), card, s, w.at[s], bearer=s)


def _is_action(ability: Ability | None) -> bool:
    return ability is not None and bool(ability.do) and ability.on is None


ACTIVE = COPYING | {s for s, ability in enumerate(ABILITIES) if _is_action(ability)}
ACTIVE_ITEMS = frozenset(card for card, ability in enumerate(ITEM_ABILITIES) if _is_action(ability))
"""Survivors whose own ability may be an action, and items whose ability is one."""
DICED = frozenset(s for s in ACTIVE - COPYING if ABILITIES[s].die)
"""Survivors whose own ability, as an action, costs a die."""


def has_actions(w: Colony, s: int) -> bool:
    """True if a survivor may have an ability that is an action: a quick test before the exact one."""
    if s in ACTIVE or (w.lasting and lasts(w, Grant)):
        return True
    return bool(w.equipped[s]) and not ACTIVE_ITEMS.isdisjoint(w.equipped[s])


def usable(w: Colony, player: Player, s: Someone) -> list[UseAbility]:
    """Every way a survivor can use an ability now."""
    found: list[UseAbility] = []
    for source, ability in abilities_of(w, s):
        if not ability.do or ability.on is not None:
            continue
        dice = high_enough(ability.die, distinct(w.dice[player])) if ability.die else NO_DIE
        if not dice or not is_ready(w, s, source, ability):
            continue
        if (ability.pay is None or can_pay(w, player, ability.pay)) and _has_effect(w, s, source, ability):
            found += [UseAbility(s, source, die) for die in dice]
    return found


NO_DIE = (FREE,)


def _has_effect(w: Colony, s: int, source: Source, ability: Ability) -> bool:
    needs = needed_for(ability.do) if source.kind == "lasting" else _needs_of(source.kind, source.number)
    return not needs or fulfilled(w, needs, ability_scene(w, s, source))


@cache
def _needs_of(kind: str, number: int) -> Needs:
    ability = (ABILITIES if kind == "ability" else ITEM_ABILITIES)[number]
    return needed_for(ability.do) if ability is not None else ()
