"""Whether the conditions on a card hold at this table, now."""

from collections.abc import Callable, Iterator
from operator import eq, ge, le
from typing import Any

from ludotheque.core import Player

from ..pack import COLONY, PACK
from ..table import GONE, NOWHERE, OUTSIDE, Colony
from ..vocabulary import conditions as c
from ..vocabulary.conditions import Condition
from .selectors import Scene, can_pay, count_symbol, entrances, fits, number, places, those

COMPARE: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "==": eq}


def holds(w: Colony, condition: Condition | None, scene: Scene) -> bool:
    """True if a condition holds for the player of the scene; no condition always holds."""
    return condition is None or HOLDS[type(condition)](w, condition, scene)


def _and(w: Colony, it: c.And, scene: Scene) -> bool:
    return all(HOLDS[type(each)](w, each, scene) for each in it.of)


def _tokens(w: Colony, it: c.Tokens, scene: Scene) -> bool:
    n, compare = number(w, it.n, scene), COMPARE[it.cmp]
    if it.what == "food":
        return compare(w.food, n)
    if it.what == "starvation":
        return compare(w.starvation, n)
    if it.what == "noise":
        amounts = [w.noise[place] for place in places(w, it.at, scene)]
    else:
        lying = w.zombies if it.what == "zombie" else w.barricades
        amounts = [lying[entrance] for entrance in entrances(w, it.at, scene)]
    return all(compare(amount, n) for amount in amounts) if it.each else compare(sum(amounts), n)


def _in_play(w: Colony, it: c.InPlay, scene: Scene) -> bool:
    s = PACK.survivor_number[it.id]
    owner = w.owner[s]
    if it.among in ("deck", "dead"):
        return w.at[s] == (NOWHERE if it.among == "deck" else GONE)
    if w.at[s] < 0 or (it.among == "own" and owner != scene.player):
        return False
    if it.at is not None and w.at[s] not in places(w, it.at, scene):
        return False
    return it.exiled is None or w.exiled[owner] == it.exiled


def _share(w: Colony, it: c.Share, scene: Scene) -> bool:
    return next(pairs(w, it, scene), None) is not None


def pairs(w: Colony, it: c.Share, scene: Scene) -> Iterator[tuple[int, int]]:
    """Every own survivor and every other one who stand together as the condition wants."""
    for s in w.groups[scene.player]:
        together = [other for other in w.standing(w.at[s]) if other != s]
        for other in together:
            if it.tag is not None and it.tag not in PACK.survivors[other].tags:
                continue
            owner = w.owner[other]
            meant = {
                "own_own": owner == scene.player,
                "own_exiled": owner != scene.player and w.exiled[owner] != w.exiled[scene.player],
                "own_other": owner != scene.player,
                "exactly_two": len(together) == 1,
            }
            if meant[it.what]:
                yield s, other


def _group(w: Colony, it: c.Group, scene: Scene) -> bool:
    own, n = len(w.groups[scene.player]), number(w, it.n, scene)
    others = max((len(group) for seat, group in enumerate(w.groups) if seat != scene.player), default=0)
    return {"most": own > others, "most_by": own >= others + n, "exactly": own == n, "at_least": own >= n}[it.what]


def _hand(w: Colony, it: c.Hand, scene: Scene) -> bool:
    hand = w.hands[scene.player]
    if it.most:
        return all(len(hand) > len(other) for seat, other in enumerate(w.hands) if seat != scene.player)
    count = count_symbol(hand, it.symbol)
    if it.only and (count < len(hand) or not hand):
        return False
    return COMPARE[it.cmp](count, number(w, it.n, scene))


def _equipped(w: Colony, it: c.Equipped, scene: Scene) -> bool:
    seats = [seat for seat in w.seats if not w.exiled[seat] and not w.out[seat]] if it.each_player else [scene.player]
    carried = (sum(count_symbol(w.equipped[s], it.symbol) for s in w.groups[seat]) for seat in seats)
    return all(count >= number(w, it.n, scene) for count in carried)


def _stored(w: Colony, it: c.Stored, scene: Scene) -> bool:
    cards = [card for card in w.stored if not (it.non_starter and PACK.items[card].starter)]
    return COMPARE[it.cmp](count_symbol(cards, it.symbol), number(w, it.n, scene))


def betrayers(w: Colony) -> list[Player]:
    """The players who hold a betrayal objective."""
    loyal = len(PACK.loyal)
    return [Player(seat) for seat, cards in enumerate(w.objectives) if any(card >= loyal for card in cards)]


def _removed(w: Colony, it: c.Removed, scene: Scene) -> bool:
    return COMPARE[it.cmp](len(w.gone if it.what == "survivors" else w.removed), number(w, it.n, scene))


def _compared(value: Callable[[Colony, Scene], int]) -> Callable[[Colony, Any, Scene], bool]:
    return lambda w, it, scene: COMPARE[it.cmp](value(w, scene), number(w, it.n, scene))


HOLDS: dict[type, Callable[[Colony, Any, Scene], bool]] = {
    c.Always: lambda w, it, scene: True,
    c.And: _and,
    c.Or: lambda w, it, scene: any(holds(w, each, scene) for each in it.of),
    c.Not: lambda w, it, scene: not holds(w, it.of, scene),
    c.Own: lambda w, it, scene: COMPARE[it.cmp](
        sum([fits(w, s, it.of, scene) for s in w.groups[scene.player]]), number(w, it.n, scene)
    ),
    c.This: lambda w, it, scene: scene.bearer >= 0 and w.at[scene.bearer] >= 0 and fits(w, scene.bearer, it.of, scene),
    c.InPlay: _in_play,
    c.Helpless: _compared(lambda w, scene: w.helpless),
    c.HelplessOutnumber: lambda w, it, scene: w.helpless > len(w.standing(COLONY)),
    c.Tokens: _tokens,
    c.Waste: _compared(lambda w, scene: len(w.waste)),
    c.Removed: _removed,
    c.DecksEmpty: lambda w, it, scene: sum(not w.decks[place] for place in OUTSIDE) >= number(w, it.n, scene),
    c.Share: _share,
    c.Group: _group,
    c.Hand: _hand,
    c.Equipped: _equipped,
    c.Wounds: lambda w, it, scene: COMPARE[it.cmp](
        sum(w.wounds[s] for s in those(w, it.of, scene)), number(w, it.n, scene)
    ),
    c.Stored: _stored,
    c.Morale: _compared(lambda w, scene: w.morale),
    c.Round: _compared(lambda w, scene: w.round),
    c.RoundsSurvived: lambda w, it, scene: w.played >= number(w, it.n, scene) and w.morale > 0,
    c.MainDone: lambda w, it, scene: w.main_done,
    c.Counter: lambda w, it, scene: COMPARE[it.cmp](w.counters.get(it.name, 0), number(w, it.n, scene)),
    c.Exiled: _compared(lambda w, scene: sum(w.exiled)),
    c.IsExiled: lambda w, it, scene: w.exiled[scene.player],
    c.BetrayersExiled: lambda w, it, scene: all(w.exiled[seat] for seat in betrayers(w)),
    c.SearchedEverywhere: lambda w, it, scene: all(w.searched >> place & 1 for place in OUTSIDE),
    c.DiceUnused: lambda w, it, scene: len(w.dice[scene.player]) >= number(w, it.n, scene),
    c.CanPay: lambda w, it, scene: can_pay(w, scene.player, it.cost),
    c.Free: lambda w, it, scene: all(w.free(place) >= number(w, it.n, scene) for place in places(w, it.at, scene)),
}


"""How each condition is tested."""
