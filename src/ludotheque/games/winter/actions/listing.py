"""Lists what a player may do in a turn. This runs before every decision, so it works nothing out twice."""

from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any, NamedTuple

from ludotheque.core import Player

from ..cards.interpreter import fulfilled
from ..cards.modifiers import ABILITIES, Source, banned, gifts, is_frozen, is_in_company, is_touched, offers
from ..cards.selectors import SYMBOL
from ..chapters.zombies import room_for_barricade
from ..pack import COLONY, PACK, ItemCard, Place, Someone
from ..table import ENTRANCES_OF, MOST_PLAYERS, OUTSIDE, PLACES, ROOM_AT, SPACES, Colony
from ..vocabulary.effects import Ability
from ..vocabulary.modifiers import Amount, AttackAnyDie, Forbid, FreeAction, Grant, Nerve, NoExposure, Widening
from .abilities import ACTIVE, DICED, usable
from .action import ATTACK, FREE, HIGHEST, SEARCH, attack_of, distinct, high_enough, search_of
from .attack import Attack
from .attack_people import AttackSurvivor
from .cards import (
    PLAY,
    EatCard,
    Equip,
    GiveEquipment,
    GiveToCrisis,
    PlayCard,
    SpendFood,
    Store,
    may_give,
    needs_of,
    played_scene,
)
from .move import Move, leads_to, sheltering
from .search import Search
from .sharing import hand_offs, requests
from .work import Attract, Barricade, CleanWaste

ANY_DIE = AttackAnyDie()

Dice = tuple[int, ...]
"""Faces, each once; FREE among them where none is needed."""


Row = tuple[Any, ...]
"""By die, FREE first: the same action with that die. Each exists once, so that they lie close together in memory."""


def _with_each(kind: type, *what: int) -> Row:
    return tuple([kind(*what, die) for die in range(HIGHEST + 1)])


def _by_survivor(kind: type) -> tuple[Row, ...]:
    return tuple([_with_each(kind, s) for s in range(len(PACK.survivors))])


def _on_each(kind: type, n: int) -> tuple[tuple[Row, ...], ...]:
    """By survivor, and by what the action is done to."""
    return tuple([tuple([_with_each(kind, s, it) for it in range(n)]) for s in range(len(PACK.survivors))])


ATTACKS = _on_each(Attack, len(ROOM_AT))
BRAWLS = _on_each(AttackSurvivor, len(PACK.survivors))
LURES = _on_each(Attract, len(PLACES))
SEARCHES = _by_survivor(Search)
BARRICADES = _by_survivor(Barricade)
CLEANINGS = _by_survivor(CleanWaste)


@cache
def _by(wanted: tuple[int, ...]) -> Callable[[Row], tuple[Any, ...]]:
    """Picks these indices out of a row: the dice that will do, or the places."""
    if len(wanted) > 1:
        return itemgetter(*wanted)
    return itemgetter(slice(wanted[0], wanted[0] + 1) if wanted else slice(0))


def _room(w: Colony, player: Player) -> tuple[Place, ...]:
    at, free = w.at, [*SPACES]
    free[COLONY] -= w.helpless
    for group in w.groups:
        for s in group:
            free[at[s]] -= 1
    places = OUTSIDE if w.exiled[player] else PLACES
    return tuple([place for place in places if free[place] > 0]) if min(free) <= 0 else places


class Able(NamedTuple):
    """The dice that will do for each kind of work a survivor can do on the spot, and the gifts that do more."""

    dice: Dice
    attacking: Dice
    searching: Dice
    building: Dice
    builders: Sequence[Source] = ()
    """What builds more than one barricade at once."""
    cleaners: Sequence[Source] = ()
    """What cleans up more at once."""


@cache
def _plainly(s: Someone, dice: Dice) -> Able:
    """What a survivor can work with if nothing is added or forbidden."""
    return Able(dice, high_enough(ATTACK[s], dice), high_enough(SEARCH[s], dice), dice)


def _widens(ability: Ability) -> bool:
    """True if an ability widens what a survivor can do, or offers shelter."""
    kinds = Widening if ability.limit == "none" and not ability.die else (Widening, NoExposure)
    return any(isinstance(gift, kinds) for gift in ability.gives)


WIDE = frozenset(s for s, ability in enumerate(ABILITIES) if _widens(ability))
"""Survivors whose own ability may change what they can do. All others are listed quickly, if they bear nothing."""


def list_actions(w: Colony, player: Player, found: list[Any]) -> None:
    """Adds everything a player can do: with survivors, cards and food, and by asking others."""
    dice, group = distinct(w.dice[player]), w.groups[player]
    moved, equipped, lasting = w.moved, w.equipped, w.lasting
    crisis = may_give(w, player)
    room = () if moved and {*group} <= {*moved} else _room(w, player)
    for s in group:
        changed = bool(lasting) and is_touched(w, s, Widening, Forbid, Grant)
        if changed or s in WIDE or equipped[s] or is_in_company(w, s):
            _with_gifted(w, s, dice, room, found)
            if crisis and equipped[s]:
                found += [GiveEquipment(player, s, card) for card in dict.fromkeys(equipped[s])]
            continue
        if dice:
            _work(w, s, _plainly(s, dice), found)
        if s in ACTIVE and (dice or s not in DICED):
            found += usable(w, player, s)
        if s not in moved:
            found += _ways(s, w.at[s], room)
    _with_cards(w, player, dice, crisis, found)
    found += requests(w, player)


MOVES = tuple([tuple([Move(Someone(s), place) for place in PLACES]) for s in range(len(PACK.survivors))])


def _ways(s: Someone, here: int, room: tuple[Place, ...]) -> tuple[Move, ...]:
    return _by(_others(room, here))(MOVES[s])


@cache
def _others(places: tuple[Place, ...], here: int) -> tuple[Place, ...]:
    return tuple([place for place in places if place != here])


def _with_gifted(w: Colony, s: Someone, dice: Dice, room: tuple[Place, ...], found: list[Any]) -> None:
    """Adds what a survivor can do, if equipment, an ability or a lasting effect may change it."""
    player = Player(w.owner[s])
    if not is_frozen(w, s, "everything"):
        _work(w, s, _changed(w, s, dice), found)
    found += usable(w, player, s)
    if s not in w.moved:
        found += _other_ways(w, s, room)
    if w.equipped[s]:
        found += hand_offs(w, player, s)


def _work(w: Colony, s: Someone, able: Able, found: list[Any]) -> None:
    """Adds what a survivor can do on the spot."""
    here, zombies = w.at[s], w.zombies
    dice, attacking, searching, building, builders, cleaners = able
    if attacking:
        attacks = _by(attacking)
        for door in ENTRANCES_OF[here]:
            if zombies[door]:
                found += attacks(ATTACKS[s][door])
        at, own, brawls = w.at, w.groups[w.owner[s]], BRAWLS[s]
        for group in w.groups:
            if group is not own:
                for other in group:
                    if at[other] == here:
                        found += attacks(brawls[other])
    if here != COLONY and searching and w.decks[here]:
        found += _by(searching)(SEARCHES[s])
    if building and room_for_barricade(w, here):
        found += _by(building)(BARRICADES[s])
        for gift in builders:
            found += [Barricade(s, die, gift) for die in building]
        if dice:
            lures, rows = _by(dice), LURES[s]
            for place in _others(_besieged(bytes(zombies).translate(SOME)), here):
                found += lures(rows[place])
    if here == COLONY and w.waste:
        found += _by(dice)(CLEANINGS[s])
        for gift in cleaners:
            found += [CleanWaste(s, die, gift) for die in dice]


SOME = bytes(map(bool, range(256)))
"""Turns any number into 0 or 1: none, or some."""


@cache
def _besieged(zombies: bytes) -> tuple[Place, ...]:
    """The places with zombies, given which entrances have some."""
    return tuple([place for place in PLACES if any(zombies[door] for door in ENTRANCES_OF[place])])


def _changed(w: Colony, s: Someone, dice: Dice) -> Able:
    """What a survivor can work with if something is added or forbidden."""
    able = _widened(w, s, _plainly(s, dice))
    if is_touched(w, s, Forbid):
        if is_frozen(w, s, "attack"):
            able = able._replace(attacking=())
        if is_frozen(w, s, "search"):
            able = able._replace(searching=())
    return able


def _widened(w: Colony, s: Someone, able: Able) -> Able:
    """The same with what abilities, equipment and lasting effects add: any die, no die, more at once."""
    offered = offers(w, s, Widening)
    given = [gift for _, gift in (*gifts(w, s, Widening), *offered)]
    free = [gift.what for gift in given if isinstance(gift, FreeAction)]
    more = [(source, gift.what) for source, gift in offered if isinstance(gift, Amount)]
    attacking = able.dice if ANY_DIE in given else able.attacking
    searching = able.searching
    if nerves := {gift.what for gift in given if isinstance(gift, Nerve)}:
        if "attack" in nerves and ANY_DIE not in given:
            attacking = high_enough(attack_of(w, s), able.dice)
        searching = high_enough(search_of(w, s), able.dice) if "search" in nerves else searching
    return able._replace(
        searching=searching,
        attacking=(FREE, *attacking) if "attack" in free else attacking,
        building=(FREE, *able.dice) if "barricade" in free else able.dice,
        builders=[source for source, what in more if what == "barricade"],
        cleaners=[source for source, what in more if what == "clean"],
    )


def _other_ways(w: Colony, s: Someone, room: tuple[Place, ...]) -> Sequence[Move]:
    """The moves of a survivor who may be sheltered, or to whom some places are forbidden."""
    places = _others(room, w.at[s])
    if is_touched(w, s, Forbid):
        if is_frozen(w, s, "move") or is_frozen(w, s, "leave"):
            return ()
        places = tuple([place for place in places if not is_frozen(w, s, "enter", place)])
    ways = [*_by(places)(MOVES[s])]
    for source, gift in sheltering(w, s):
        ways += [Move(s, place, source) for place in places if leads_to(w, s, gift, place)]
    return ways


class Kept(NamedTuple):
    """What can be done with a card in a hand."""

    symbol: str
    equip: tuple[Equip, ...]
    """By survivor, if it is equipment."""
    play: PlayCard
    give: tuple[GiveToCrisis, ...]
    """By player."""
    store: Store


def _kept(card: ItemCard) -> Kept:
    bearers = range(len(PACK.survivors)) if PLAY[card] == "equip" else ()
    equip = tuple([Equip(card, Someone(s)) for s in bearers])
    give = tuple([GiveToCrisis(Player(seat), card) for seat in range(MOST_PLAYERS)])
    return Kept(SYMBOL[card], equip, PlayCard(card), give, Store(card))


KEPT = tuple(map(_kept, map(ItemCard, range(len(PACK.items)))))


def _with_cards(w: Colony, player: Player, dice: Dice, crisis: bool, found: list[Any]) -> None:
    """Adds what can be done with the hand, and with food."""
    exiled, stores = w.exiled[player], w.side.stores
    forbidden = banned(w, player)
    for card in dict.fromkeys(w.hands[player]):
        symbol, equip, play, give, store = KEPT[card]
        if symbol in forbidden:
            pass
        elif equip:
            found += [equip[s] for s in w.groups[player]]
        elif not (needs := needs_of(card)) or fulfilled(w, needs, played_scene(player, card)):
            found.append(play)
        if crisis:
            found.append(give[player])
        if symbol in stores:
            found.append(store)
        if exiled and symbol == "food" and symbol not in forbidden:
            found += [EatCard(card, die) for die in dice if die < HIGHEST]
    if w.food and not exiled:
        found += _meals(dice)


@cache
def _meals(dice: Dice) -> tuple[SpendFood, ...]:
    return tuple(SpendFood(die) for die in dice if die < HIGHEST)
