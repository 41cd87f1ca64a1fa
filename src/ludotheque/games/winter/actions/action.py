"""What all actions of a survivor have in common: which die will do, and what is free (rules 3.1 and 5.6)."""

from functools import cache
from typing import Any

from ludotheque.core import Player, Sentence, Step, Why, because

from ..cards.modifiers import Source, ability_of, gifts, is_frozen, mark_used, offers
from ..chapters.costs import spend_die, use_die
from ..pack import PACK, Someone
from ..pack.names import name_of, person
from ..table import Colony, Happening
from ..vocabulary.modifiers import AttackAnyDie, FreeAction, Nerve
from ..vocabulary.triggers import ActionName
from ..vocabulary.words import PACKAGE

ATTACK = tuple(each.attack for each in PACK.survivors)
SEARCH = tuple(each.search for each in PACK.survivors)
HIGHEST = 6
FREE = 0
"""Stands for a die where an action needs none."""


class Action(Step[Colony], frozen=True):
    """Something a survivor does."""

    reveals = True


def not_yours(w: Colony, player: Player, survivor: int) -> Why | None:
    """Players act only with their own survivors."""
    if 0 <= survivor < len(w.at) and w.owner[survivor] == player:
        return None
    return because("not-your-survivor", "3.1")


def no_such_die(w: Colony, player: Player, die: int) -> Why | None:
    """A die is used only once."""
    return None if die in w.dice[player] else because("no-such-die", "3.1", die=die)


def forbidden(w: Colony, survivor: int, what: str, place: int = -1) -> Why | None:
    """Why a lasting effect forbids this to a survivor; None if none does."""
    if w.lasting and is_frozen(w, survivor, what, place):
        return because("forbidden-now", "10.8", survivor=name_of(survivor))
    return None


def first_of(*reasons: Why | None) -> Why | None:
    """The first reason among these; None if there is none."""
    for why in reasons:
        if why is not None:
            return why
    return None


@cache
def distinct(dice: tuple[int, ...]) -> tuple[int, ...]:
    """The faces of these dice, each once."""
    return tuple(dict.fromkeys(dice))


@cache
def high_enough(least: int, dice: tuple[int, ...]) -> tuple[int, ...]:
    """The dice that show at least this much."""
    return tuple(die for die in dice if die >= least)


def pay_die(w: Colony, s: Someone, die: int, action: ActionName) -> None:
    """Uses the die for this action of a survivor, if it costs one."""
    if die != FREE:
        player = Player(w.owner[s])
        use_die(w, player, die)
        w.note(Happening("die_used", player, s, w.at[s], how=str(die), cause=action))


def use_gift(w: Colony, s: Someone, source: Source) -> None:
    """Uses a gift: pays the extra die that it may ask for, and marks it."""
    if source.kind != "lasting" and (least := ability_of(w, source).die):
        spend_die(w, w.owner[s], least)
    mark_source(w, s, source)


def free_source(w: Colony, s: int, what: str) -> Source | None:
    """What lets a survivor do this without a die."""
    for source, gift in (*gifts(w, s, FreeAction), *offers(w, s, FreeAction)):
        if gift.what == what:
            return source
    return None


def mark_source(w: Colony, s: Someone, source: Source) -> None:
    """Marks what was used. If it is equipment, a card may wait for that."""
    if source.kind == "item":
        symbol = PACK.items[source.number].kind.symbol
        w.note(Happening("equipment_used", w.owner[s], s, w.at[s], how=symbol))
    mark_used(w, s, source)


def attack_of(w: Colony, s: int) -> int:
    """What a die must show for a survivor's attack."""
    return max(1, ATTACK[s] - _nerve(w, s, "attack"))


def search_of(w: Colony, s: int) -> int:
    """What a die must show for a survivor's search."""
    return max(1, SEARCH[s] - _nerve(w, s, "search"))


def _nerve(w: Colony, s: int, what: str) -> int:
    return sum([gift.n for _, gift in gifts(w, s, Nerve) if gift.what == what])


def attack_dice(w: Colony, player: Player, s: int) -> tuple[int, ...]:
    """The dice that will do for an attack; FREE means that none is needed."""
    dice = distinct(w.dice[player])
    free = (FREE,) if free_source(w, s, "attack") else ()
    needed = attack_of(w, s)
    if dice and dice[0] < needed and _any_die_source(w, s):
        return (*free, *dice)
    return (*free, *high_enough(needed, dice))


def _any_die_source(w: Colony, s: int) -> Source | None:
    """What lets a survivor attack with any die: first what always works, then what gets used up."""
    found = gifts(w, s, AttackAnyDie) or offers(w, s, AttackAnyDie)
    return found[0][0] if found else None


def cannot_attack(w: Colony, player: Player, s: int, die: int) -> Why | None:
    """Why this die will not do for an attack; None if it will."""
    if die == FREE:
        return None if free_source(w, s, "attack") else because("no-free-attack", "3.2", survivor=name_of(s))
    if why := no_such_die(w, player, die):
        return why
    if die >= attack_of(w, s) or _any_die_source(w, s):
        return None
    return because("die-too-low", "3.1", die=die, needed=attack_of(w, s))


def pay_for_attack(w: Colony, player: Player, s: Someone, die: int) -> None:
    """Uses the die, and whatever made a low one, or none, enough."""
    source = free_source(w, s, "attack") if die == FREE else _any_die_source(w, s) if die < attack_of(w, s) else None
    pay_die(w, s, die, "attack")
    if source is not None:
        use_gift(w, s, source)


def gift_said(source: Source | None, survivor: int = -1) -> Sentence | str:
    """A gift as a survivor uses it: this equipment, the own ability or another's, or what a card has left behind."""
    if source is None:
        return "none"
    if source.kind == "item":
        return Sentence("gift-item", {"gift": gift_name(source)}, PACKAGE)
    if source.kind == "ability":
        return Sentence("gift-own" if source.number == survivor else "gift-other", person(source.number), PACKAGE)
    return Sentence("gift-lasting", {}, PACKAGE)


def gift_name(source: Source | None) -> Any:
    """The name of a gift."""
    if source is None:
        return "none"
    if source.kind == "ability":
        return name_of(source.number)
    if source.kind == "item":
        return PACK.items[source.number].kind.name.said()
    return "lasting"
