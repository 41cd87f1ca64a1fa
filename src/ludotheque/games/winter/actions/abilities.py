"""Abilities that are actions: a survivor's own, and the equipment's (rules 3.8 and 10)."""

from functools import cache
from typing import Any

from ludotheque.core import Player, Steps, Why, because

from ..cards.interpreter import Do, Needs, fulfilled, needed_for
from ..cards.modifiers import (
    ABILITIES,
    ITEM_ABILITIES,
    Source,
    abilities_of,
    ability_of,
    is_ready,
    is_there,
    is_used,
    may_use,
)
from ..cards.obstacles import obstacle
from ..cards.selectors import Scene, can_pay
from ..chapters.costs import paid
from ..pack import PACK, Someone
from ..pack.names import name_of, person
from ..table import Colony, Happening
from ..vocabulary.effects import Ability
from .action import (
    FREE,
    Action,
    distinct,
    forbidden,
    gift_said,
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
            return _not_ready(w, s, self.source, ability)
        if not ability.die:
            if self.die != FREE:
                return because("no-die-needed", "3.8")
        elif why := no_such_die(w, player, self.die):
            return why
        elif self.die < ability.die:
            return because("die-too-low", "3.8", die=self.die, needed=ability.die)
        if ability.pay is not None and not can_pay(w, player, ability.pay):
            return because("cannot-pay", "5.4")
        return obstacle(w, ability.do, ability_scene(w, s, self.source), "3.8")

    def do(self, w: Colony) -> Steps:
        s, source = self.survivor, self.source
        ability, scene = ability_of(w, source), ability_scene(w, s, source)
        pay_die(w, s, self.die, "ability")
        mark_source(w, s, source)
        if source == Source("ability", s):
            w.note(Happening("ability_used", w.turn, s, w.at[s]))
        price = () if ability.pay is None else paid(w, w.turn, ability.pay)
        return (*price, Do(ability.do, scene))

    def args(self) -> dict[str, Any]:
        own, lasting = self.source == Source("ability", self.survivor), self.source.kind == "lasting"
        gift = "own" if own else "lasting" if lasting else gift_said(self.source, self.survivor)
        return {**person(self.survivor), "gift": gift, "die": self.die}


def own_ability(w: Colony, s: Someone) -> UseAbility | None:
    """A survivor's own ability, with the lowest die that will do, or else the highest; None if it is no action."""
    ability, dice = ABILITIES[s], w.dice[w.owner[s]]
    if not ability.do or ability.on is not None:
        return None
    die = next((die for die in dice if die >= ability.die), dice[-1] if dice else ability.die) if ability.die else FREE
    return UseAbility(s, Source("ability", s), die)


def _not_ready(w: Colony, s: int, source: Source, ability: Ability) -> Why:
    """What keeps an ability from being used now: the place, how often it was used, or its own condition."""
    if not is_there(w, s, ability):
        return because("ability-not-ready", "10.2", survivor=name_of(s))
    if is_used(w, s, source, ability):
        return because("ability-used", "10.3", limit=ability.limit)
    return because("ability-not-ready", "3.8", survivor=name_of(s))


def ability_scene(w: Colony, s: int, source: Source) -> Scene:
    """The scene of an ability: it speaks to the survivor who has it."""
    card = PACK.survivors[s].id if source.kind != "item" else PACK.items[source.number].kind.id
    return Scene(Player(w.owner[s]), card, s, w.at[s], bearer=s)


ACTIVE = frozenset(s for s, ability in enumerate(ABILITIES) if ability.do and ability.on is None)
"""Survivors whose own ability may be an action."""
DICED = frozenset(s for s in ACTIVE if ABILITIES[s].die)
"""Survivors whose own ability, as an action, costs a die."""


def usable(w: Colony, player: Player, s: Someone) -> list[UseAbility]:
    """Every way a survivor can use an ability now."""
    found: list[UseAbility] = []
    if not may_use(w, s):
        return found
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
