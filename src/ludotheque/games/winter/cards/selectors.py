"""What the words of a card mean at this table, now: numbers, players, survivors, places, conditions."""

from collections.abc import Callable, Sequence
from operator import eq, ge, le
from typing import Any

from msgspec import Struct

from ludotheque.core import Player

from ..pack import COLONY, PACK, ItemCard, Place, Someone
from ..table import ENTRANCES_OF, GONE, NOWHERE, OUTSIDE, PLACES, Colony
from ..vocabulary import conditions as c
from ..vocabulary.conditions import Condition
from ..vocabulary.selectors import (
    All,
    Chosen,
    ControllerOf,
    Cost,
    Filter,
    Lowest,
    Named,
    Number,
    Per,
    These,
    TheseSeats,
    ThisPlace,
    Where,
    Who,
    Whom,
    WithSurvivorAt,
)

COMPARE: dict[str, Callable[[int, int], bool]] = {">=": ge, "<=": le, "==": eq}


class Scene(Struct, frozen=True, omit_defaults=True, gc=False):
    """Whom a card speaks to, and where: the player, the survivor who acts, the place, ..."""

    player: Player
    card: str = ""
    actor: int = -1
    place: int = -1
    origin: int = -1
    partner: int = -1
    bearer: int = -1
    die: int = 0
    symbol: str = ""
    shared: bool = False
    """Others than the player are asked: what is in the hand must not show in what they may choose."""


def number(w: Colony, n: Number, scene: Scene) -> int:
    """What a number is, now."""
    if isinstance(n, int):
        return n
    whole = COUNTS[n.per](w, n, scene) * n.times
    return (-(-whole // n.over) if n.up else whole // n.over) + n.plus


COUNTS: dict[str, Callable[[Colony, Per, Scene], int]] = {
    "player": lambda w, n, scene: w.players,
    "start_player": lambda w, n, scene: w.players,
    "non_exiled": lambda w, n, scene: non_exiled(w),
    "helpless": lambda w, n, scene: w.helpless,
    "survivor_at": lambda w, n, scene: sum(len(w.standing(place)) for place in places(w, n.at, scene)),
    "own_survivor": lambda w, n, scene: len(w.groups[scene.player]),
    "die": lambda w, n, scene: scene.die,
}
"""What a number may depend on."""


def non_exiled(w: Colony) -> int:
    """How many players are neither exiled nor out."""
    return sum(not (exiled or out) for exiled, out in zip(w.exiled, w.out, strict=True))


def players(w: Colony, who: Who, scene: Scene) -> list[Player]:
    """The players meant, from the first player on; whoever is out is never meant."""
    if who == "active":
        return [] if w.out[scene.player] else [scene.player]
    return [player for player in _seats(w, who, scene) if not w.out[player]]


def _seats(w: Colony, who: Who, scene: Scene) -> Sequence[Player]:
    if isinstance(who, str):
        return SEATS[who](w, scene.player)
    if isinstance(who, TheseSeats):
        return [Player(seat) for seat in who.seats]
    if isinstance(who, WithSurvivorAt):
        there = {w.owner[s] for place in places(w, who.at, scene) for s in w.standing(place)}
        return [seat for seat in w.seats if seat in there]
    if isinstance(who, ControllerOf):
        return [Player(seat) for seat in dict.fromkeys(w.owner[s] for s in survivors(w, who.of, scene)) if seat >= 0]
    return _seats(w, who.from_, scene)


SEATS: dict[str, Callable[[Colony, Player], Sequence[Player]]] = {
    "active": lambda w, me: [me],
    "reader": lambda w, me: [Player((w.turn - 1) % w.players)],
    "first": lambda w, me: [w.first],
    "each": lambda w, me: [*w.seats],
    "each_non_exiled": lambda w, me: [seat for seat in w.seats if not w.exiled[seat]],
    "each_exiled": lambda w, me: [seat for seat in w.seats if w.exiled[seat]],
    "others": lambda w, me: [seat for seat in w.seats if seat != me],
    "left": lambda w, me: [Player((me + 1) % w.players)],
    "right": lambda w, me: [Player((me - 1) % w.players)],
}
"""Whom a word means, seen from a player."""


def fits(w: Colony, s: int, wanted: Filter, scene: Scene) -> bool:
    """Whether a survivor in play is one of those meant."""
    if wanted.at is not None and w.at[s] not in places(w, wanted.at, scene):
        return False
    return _is_such(w, s, wanted, scene)


def _is_such(w: Colony, s: int, wanted: Filter, scene: Scene) -> bool:
    """Whether a survivor is one of those meant, wherever they stand."""
    owner = w.owner[s]
    if wanted.wounded is not None and wanted.wounded != (w.wounds[s] > 0):
        return False
    if wanted.owner is not None and owner not in players(w, wanted.owner, scene):
        return False
    if wanted.outside is not None and wanted.outside == (w.at[s] == COLONY):
        return False
    if wanted.exiled is not None and wanted.exiled != w.exiled[owner]:
        return False
    if wanted.leader is not None and wanted.leader != (w.leader[owner] == s):
        return False
    if wanted.moved is not None and wanted.moved != (s in w.moved):
        return False
    if wanted.tag is not None and wanted.tag not in PACK.survivors[s].tags:
        return False
    if wanted.equipped is not None and not any(symbol_of(card) == wanted.equipped for card in w.equipped[s]):
        return False
    return not (wanted.other and s == scene.actor)


def those(w: Colony, wanted: Filter, scene: Scene) -> list[Someone]:
    """All survivors in play who are meant, the least influential first."""
    people = [s for group in w.groups for s in group]
    if wanted.wounded:
        people = [s for s in people if w.wounds[s]]
    if wanted.at is not None and people:
        there = places(w, wanted.at, scene)
        people = [s for s in people if w.at[s] in there]
    return [s for s in sorted(people) if _is_such(w, s, wanted, scene)]


def is_anybody(w: Colony, wanted: Filter, scene: Scene) -> bool:
    """Whether any survivor in play is meant; the healthy need no long look where a wounded one is."""
    wounds, wounded, at = w.wounds, wanted.wounded, w.at
    there: Sequence[Place] = ()
    for group in w.groups:
        for s in group:
            if wounded and not wounds[s]:
                continue
            if wanted.at is not None:
                there = there or places(w, wanted.at, scene)
                if at[s] not in there:
                    continue
            if _is_such(w, s, wanted, scene):
                return True
    return False


def survivors(w: Colony, whom: Whom, scene: Scene) -> list[Someone]:
    """The survivors meant; of those to be chosen, all who can be."""
    if isinstance(whom, (Chosen, All)):
        return those(w, whom.from_, scene)
    if isinstance(whom, str):
        someone = {"self": scene.bearer, "actor": scene.actor, "partner": scene.partner}[whom]
        return [Someone(someone)] if someone >= 0 and w.at[someone] >= 0 else []
    if isinstance(whom, These):
        return [Someone(s) for s in whom.survivors if w.at[s] >= 0]
    if isinstance(whom, Named):
        named = PACK.survivor_number[whom.id]
        return [named] if w.at[named] >= 0 else []
    found = those(w, whom.from_, scene)
    return (found if isinstance(whom, Lowest) else found[::-1])[: number(w, whom.n, scene)]


FIXED: dict[str, list[Place]] = {
    **{id: [Place(number)] for number, id in enumerate(PACK.place_ids)},
    **{f"colony#{door + 1}": [COLONY] for door in ENTRANCES_OF[COLONY]},
    **{f"role:{symbol}": [place] for symbol, place in PACK.roles.items()},
    "each_outside": [*OUTSIDE],
    "each": [*PLACES],
    "anywhere": [*PLACES],
}
"""Places that are the same wherever the scene is."""


def places(w: Colony, where: Where, scene: Scene) -> list[Place]:
    """The places meant, in the order of their numbers; of those to be chosen, all that can be."""
    if not isinstance(where, str):
        return [Place(where.place)] if isinstance(where, ThisPlace) else places(w, where.from_, scene)
    if where in FIXED:
        return FIXED[where]
    if where == "where_own":
        at = w.at
        return sorted({Place(at[s]) for s in w.groups[scene.player]})
    place = scene.origin if where == "origin" else scene.place
    return [Place(place)] if place >= 0 else []


def entrances(w: Colony, where: Where, scene: Scene) -> list[int]:
    """The entrances meant."""
    if isinstance(where, str) and where.startswith("colony#"):
        return [int(where[7:]) - 1]
    return [entrance for place in places(w, where, scene) for entrance in ENTRANCES_OF[place]]


def symbol_of(card: ItemCard) -> str:
    """What an item card shows."""
    return SYMBOL[card]


SYMBOL = tuple(each.kind.symbol for each in PACK.items)


def count_symbol(cards: Sequence[ItemCard], symbol: str | None) -> int:
    """How many of the cards show a symbol; without one, how many there are."""
    return len(cards) if symbol is None else sum(SYMBOL[card] == symbol for card in cards)


def holds(w: Colony, condition: Condition | None, scene: Scene) -> bool:
    """Whether a condition is true for the player of the scene."""
    return condition is None or HOLDS[type(condition)](w, condition, scene)


def _and(w: Colony, it: c.And, scene: Scene) -> bool:
    for each in it.of:  # noqa: SIM110 - a card that waits for it has it looked at before every decision
        if not HOLDS[type(each)](w, each, scene):
            return False
    return True


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
    return pair(w, it, scene) is not None


def pair(w: Colony, it: c.Share, scene: Scene) -> tuple[int, int] | None:
    """The own survivor and the other one who stand together as the condition wants."""
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
                return s, other
    return None


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
    """Whoever holds a betrayal objective."""
    loyal = len(PACK.loyal)
    return [Player(seat) for seat, cards in enumerate(w.objectives) if any(card >= loyal for card in cards)]


def can_pay(w: Colony, player: Player, cost: Cost) -> bool:
    """Whether a player could pay a price alone."""
    dice = sum(die >= cost.showing for die in w.dice[player])
    cards = count_symbol(w.hands[player], cost.symbol) if cost.cards else 0
    return dice >= cost.dice and cards >= cost.cards and w.food >= cost.food


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
"""How each condition is looked at."""
