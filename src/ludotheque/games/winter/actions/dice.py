"""Dice: which will do, what is free, and what all actions of a survivor have in common (rules 3.1 and 5.6)."""

from collections.abc import Iterable
from typing import Any

from ludotheque.core import Player, Step, Why, because

from ..doing import name_of
from ..gifts import Source, ability_of, is_frozen, mark_used
from ..pack import PACK, Someone
from ..paying import spend_die, use_die
from ..table import Colony, Happening

ATTACK = tuple(each.attack for each in PACK.survivors)
SEARCH = tuple(each.search for each in PACK.survivors)
HIGHEST = 6
FREE = 0
"""In the place of a die: the action costs none."""


class Action(Step[Colony], frozen=True):
    """Something a survivor does."""

    reveals = True


def not_yours(w: Colony, player: Player, survivor: int) -> Why | None:
    """Everybody acts with survivors of their own."""
    if 0 <= survivor < len(w.at) and w.owner[survivor] == player:
        return None
    return because("not-your-survivor", "3.1")


def no_such_die(w: Colony, player: Player, die: int) -> Why | None:
    """A die is used only once."""
    return None if die in w.dice[player] else because("no-such-die", "3.1", die=die)


def forbidden(w: Colony, survivor: int, what: str, place: int = -1) -> Why | None:
    """Something that lasts forbids it."""
    if w.lasting and is_frozen(w, survivor, what, place):
        return because("forbidden-now", "10.8", survivor=name_of(survivor))
    return None


def first_of(*reasons: Why | None) -> Why | None:
    """The first reason there is."""
    return next((why for why in reasons if why is not None), None)


def distinct(dice: Iterable[int]) -> list[int]:
    """The faces that lie there, each once."""
    return list(dict.fromkeys(dice))


def pay_die(w: Colony, player: Player, die: int) -> None:
    """The die is used, if the action costs one."""
    if die != FREE:
        use_die(w, player, die)


def use_gift(w: Colony, s: Someone, source: Source) -> None:
    """A gift is used: an extra die where it asks for one, and it is marked."""
    if source.kind != "lasting" and (least := ability_of(w, source).die):
        spend_die(w, w.owner[s], least)
    mark_source(w, s, source)


def mark_source(w: Colony, s: Someone, source: Source) -> None:
    """What was used is marked, and equipment may be heard of."""
    if source.kind == "item":
        symbol = PACK.items[source.number].kind.symbol
        w.note(Happening("equipment_used", w.owner[s], s, w.at[s], how=symbol))
    mark_used(w, s, source)


def gift_name(source: Source | None) -> Any:
    """What a gift is called."""
    if source is None:
        return "none"
    if source.kind == "ability":
        return name_of(source.number)
    if source.kind == "item":
        return PACK.items[source.number].kind.name.said()
    return "lasting"
