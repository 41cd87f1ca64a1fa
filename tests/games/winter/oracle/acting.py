"""What may be done in a turn, by the naive reading, beside what the engine offers (chapters 3 and 5)."""

from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.games.winter.pack import PACK

from .books import DOORS, HOME, OUTSIDE, Books, must, symbol
from .reading import forbidden, frozen, gifts_called, value
from .referee import Referee

SYMBOLS = ("food", "fuel", "medicine", "tool", "weapon", "book", "survivor")
Act = tuple[int, ...]


def compare_actions(referee: Referee, offered: list[Any]) -> None:
    """For every action that the rules alone decide: exactly what they allow is offered."""
    for name, (fields, ours) in KINDS.items():
        theirs = {tuple(getattr(each, f) for f in fields) for each in offered if type(each).__name__ == name}
        mine = set(ours(referee))
        must(theirs == mine, f"what is offered: {name}", "too much", theirs - mine, "too little", mine - theirs)
    must(any(type(each).__name__ == "EndTurn" for each in offered), "1.3 one may always stop", offered)


def _people(b: Books) -> list[int]:
    return [s for s in b.group(b.turn) if not frozen(b, s)]


def _dice(b: Books, least: int = 1) -> set[int]:
    return {die for die in b.dice[b.turn] if die >= least}


def _attack_dice(b: Books, s: int) -> set[int]:
    if forbidden(b, s, "attack", b.at[s]):
        return set()
    free = {0} if any(gift.what == "attack" for gift in gifts_called(b, s, "FreeAction")) else set()
    return _dice(b, value(b, s, "attack")) | free


def attacks(referee: Referee) -> Iterator[Act]:
    """Rule 3.2."""
    b = referee.b
    for s in _people(b):
        for door in DOORS[b.at[s]]:
            if b.zombies[door]:
                yield from ((s, door, die) for die in _attack_dice(b, s))


def attacks_on_people(referee: Referee) -> Iterator[Act]:
    """Rule 3.3."""
    b = referee.b
    for s in _people(b):
        for target in b.standing(b.at[s]):
            if b.owner[target] != b.turn:
                yield from ((s, target, die) for die in _attack_dice(b, s))


def searches(referee: Referee) -> Iterator[Act]:
    """Rule 3.4."""
    b = referee.b
    for s in _people(b):
        place = b.at[s]
        if place != HOME and b.decks[place] and not forbidden(b, s, "search", place):
            yield from ((s, die) for die in _dice(b, value(b, s, "search")))


def barricades(referee: Referee) -> Iterator[Act]:
    """Rule 3.5."""
    b = referee.b
    for s in _people(b):
        if any(b.door_free(door) for door in DOORS[b.at[s]]):
            free = {0} if any(gift.what == "barricade" for gift in gifts_called(b, s, "FreeAction")) else set()
            yield from ((s, die) for die in _dice(b) | free)


def cleanings(referee: Referee) -> Iterator[Act]:
    """Rule 3.6."""
    b = referee.b
    if b.waste:
        yield from ((s, die) for s in _people(b) if b.at[s] == HOME for die in _dice(b))


def attractions(referee: Referee) -> Iterator[Act]:
    """Rule 3.7."""
    b = referee.b
    for s in _people(b):
        here = b.at[s]
        if any(b.door_free(door) for door in DOORS[here]):
            for source in [HOME, *OUTSIDE]:
                if source != here and b.at_doors(b.zombies, source):
                    yield from ((s, source, die) for die in _dice(b))


def moves(referee: Referee) -> Iterator[Act]:
    """Rule 5.5."""
    b = referee.b
    for s in _people(b):
        if s in b.moved or forbidden(b, s, "move") or forbidden(b, s, "leave", b.at[s]):
            continue
        for place in [HOME, *OUTSIDE]:
            barred = forbidden(b, s, "enter", place) or (place == HOME and b.turn in b.exiled)
            if place != b.at[s] and b.free(place) > 0 and not barred:
                yield s, place


def foods(referee: Referee) -> Iterator[Act]:
    """Rule 5.6."""
    b = referee.b
    if b.food and b.turn not in b.exiled:
        yield from ((die,) for die in b.dice[b.turn] if die < 6)


def crisis_gifts(referee: Referee) -> Iterator[Act]:
    """Rule 5.3, from the hand."""
    b = referee.b
    barred = any(forbidden(b, s, "crisis") for s in b.group(b.turn))
    if b.crisis >= 0 and b.turn not in b.exiled and not barred:
        yield from ((card,) for card in b.hands[b.turn])


def crisis_equipment(referee: Referee) -> Iterator[Act]:
    """Rule 5.3, from what is carried."""
    b = referee.b
    barred = any(forbidden(b, s, "crisis") for s in b.group(b.turn))
    if b.crisis >= 0 and b.turn not in b.exiled and not barred:
        yield from ((s, card) for s in b.group(b.turn) for card in b.carried[s])


def equipments(referee: Referee) -> Iterator[Act]:
    """Rule 5.2."""
    b = referee.b
    for card in b.hands[b.turn]:
        if PACK.items[card].kind.play == "equip":
            yield from ((card, s) for s in b.group(b.turn))


def stores(referee: Referee) -> Iterator[Act]:
    """Rule 5.7."""
    b = referee.b
    yield from ((card,) for card in b.hands[b.turn] if symbol(card) in b.side.stores)


def requests(referee: Referee) -> Iterator[tuple[Any, ...]]:
    """Rule 5.8."""
    b = referee.b
    for other in b.playing:
        if other != b.turn and b.hands[other]:
            yield from ((other, what) for what in SYMBOLS if (other, what) not in referee.refused)


def accusations(referee: Referee) -> Iterator[Act]:
    """Rule 7.1."""
    b = referee.b
    if not (b.together or b.dilemma or referee.called):
        yield from ((other,) for other in b.citizens if other != b.turn)


KINDS: dict[str, tuple[tuple[str, ...], Callable[[Referee], Iterator[tuple[Any, ...]]]]] = {
    "Attack": (("survivor", "entrance", "die"), attacks),
    "AttackSurvivor": (("survivor", "target", "die"), attacks_on_people),
    "Search": (("survivor", "die"), searches),
    "Barricade": (("survivor", "die"), barricades),
    "CleanWaste": (("survivor", "die"), cleanings),
    "Attract": (("survivor", "source", "die"), attractions),
    "Move": (("survivor", "place"), moves),
    "SpendFood": (("die",), foods),
    "GiveToCrisis": (("card",), crisis_gifts),
    "GiveEquipment": (("survivor", "card"), crisis_equipment),
    "Equip": (("card", "survivor"), equipments),
    "Store": (("card",), stores),
    "Request": (("other", "symbol"), requests),
    "CallVote": (("other",), accusations),
}
