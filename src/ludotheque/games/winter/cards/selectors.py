"""Which numbers, players, survivors and places a card means at this table, now."""

from collections.abc import Callable, Sequence
from typing import Literal

from msgspec import Struct

from ludotheque.core import Player

from ..pack import COLONY, PACK, ItemCard, Place, Someone
from ..table import ENTRANCES_OF, OUTSIDE, PLACES, Colony
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
from ..vocabulary.words import FEWEST_PLAYERS


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
    """True if others than the player are asked: what they may choose must not reveal what is in the hand."""


def number(w: Colony, n: Number, scene: Scene) -> int:
    """The value of a number, now."""
    if isinstance(n, int):
        return n
    if isinstance(n, tuple):
        return n[w.players - FEWEST_PLAYERS]
    whole = COUNTS[n.per](w, n, scene) * n.times
    return (-(-whole // n.over) if n.up else whole // n.over) + n.plus


COUNTS: dict[str, Callable[[Colony, Per, Scene], int]] = {
    "player": lambda w, n, scene: w.in_game,
    "start_player": lambda w, n, scene: w.players,
    "non_exiled": lambda w, n, scene: non_exiled(w),
    "helpless": lambda w, n, scene: w.helpless,
    "survivor_at": lambda w, n, scene: sum(len(w.standing(place)) for place in places(w, n.at, scene)),
    "own_survivor": lambda w, n, scene: len(w.groups[scene.player]),
    "die": lambda w, n, scene: scene.die,
    "round": lambda w, n, scene: w.played,
}
"""What a number may depend on."""


def non_exiled(w: Colony) -> int:
    """How many players are neither in exile nor out."""
    return sum(not (exiled or out) for exiled, out in zip(w.exiled, w.out, strict=True))


def players(w: Colony, who: Who, scene: Scene) -> list[Player]:
    """The players that are meant, from the first player on; never one who is out."""
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


def _beside(w: Colony, player: Player, way: Literal[-1, 1]) -> Sequence[Player]:
    """The neighbour who is still in the game, if there is one."""
    other = w.neighbour(player, way)
    return () if other is None else (other,)


SEATS: dict[str, Callable[[Colony, Player], Sequence[Player]]] = {
    "active": lambda w, me: [me],
    "reader": lambda w, me: _beside(w, w.turn, -1),
    "first": lambda w, me: [w.first],
    "each": lambda w, me: [*w.seats],
    "each_non_exiled": lambda w, me: [seat for seat in w.seats if not w.exiled[seat]],
    "each_exiled": lambda w, me: [seat for seat in w.seats if w.exiled[seat]],
    "others": lambda w, me: [seat for seat in w.seats if seat != me],
    "left": lambda w, me: _beside(w, me, 1),
    "right": lambda w, me: _beside(w, me, -1),
}
"""Whom a word means, seen from a player."""


def fits(w: Colony, s: int, wanted: Filter, scene: Scene) -> bool:
    """True if a survivor in play is one of those meant."""
    if wanted.at is not None and w.at[s] not in places(w, wanted.at, scene):
        return False
    return _is_such(w, s, wanted, scene)


def _is_such(w: Colony, s: int, wanted: Filter, scene: Scene) -> bool:
    """True if a survivor is one of those meant, wherever they stand."""
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
    if wanted.elsewhere and scene.actor >= 0 and w.at[s] == w.at[scene.actor]:
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
    """True if any survivor in play is meant."""
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
    """The survivors that are meant; of those to be chosen, all who can be."""
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
    """The places that are meant, in the order of their numbers; of those to be chosen, all that can be."""
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
    """The entrances that are meant."""
    if isinstance(where, str) and where.startswith("colony#"):
        return [int(where[7:]) - 1]
    return [entrance for place in places(w, where, scene) for entrance in ENTRANCES_OF[place]]


def symbol_of(card: ItemCard) -> str:
    """The symbol of an item card."""
    return SYMBOL[card]


SYMBOL = tuple(each.kind.symbol for each in PACK.items)


def count_symbol(cards: Sequence[ItemCard], symbol: str | None) -> int:
    """How many of the cards show a symbol; without a symbol, how many there are."""
    return len(cards) if symbol is None else sum(SYMBOL[card] == symbol for card in cards)


def can_pay(w: Colony, player: Player, cost: Cost) -> bool:
    """True if a player could pay a price alone."""
    dice = sum(die >= cost.showing for die in w.dice[player])
    cards = count_symbol(w.hands[player], cost.symbol) if cost.cards else 0
    return dice >= cost.dice and cards >= cost.cards and w.food >= cost.food
