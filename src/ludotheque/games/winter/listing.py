"""What a player may do in a turn, listed. It is asked for before every decision, so nothing is looked at twice."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

from msgspec import Struct

from ludotheque.core import Player

from .actions.abilities import ACTIVE, has_actions, usable
from .actions.attack import Attack, AttackSurvivor
from .actions.cards import (
    PLAY,
    EatCard,
    Equip,
    GiveEquipment,
    GiveToCrisis,
    PlayCard,
    SpendFood,
    Store,
    needs_of,
    no_crisis_for,
    played_scene,
)
from .actions.dice import ATTACK, FREE, HIGHEST, SEARCH, distinct, high_enough
from .actions.move import Move, leads_to, sheltering
from .actions.search import Search
from .actions.sharing import hand_offs, requests
from .actions.work import Attract, Barricade, CleanWaste
from .doing import Needs, fulfilled
from .gifts import WIDE, Source, gifts, is_frozen, is_gifted, lasts, may_not_play, offers
from .pack import COLONY, PACK, ItemCard, Place, Someone
from .placing import room_for_barricade
from .reading import SYMBOL, Scene
from .table import ENTRANCES_OF, OUTSIDE, PLACES, ROOM_AT, SPACES, Colony
from .vocabulary.modifiers import Amount, AttackAnyDie, Forbid, FreeAction, Grant, Widening
from .vocabulary.words import SYMBOLS

ANY_DIE = AttackAnyDie()

Symbols = tuple[str, ...]
Dice = tuple[int, ...]
"""Faces, each once; FREE among them where none is needed."""


class WithEach(dict[Dice, tuple[Any, ...]]):
    """By dice: the same deed with each of them that is high enough. It is made once, for it never changes."""

    __slots__ = ("kind", "least", "what")

    def __init__(self, kind: type, *what: int, least: int = FREE) -> None:
        self.kind, self.what, self.least = kind, what, least

    def __missing__(self, dice: Dice) -> tuple[Any, ...]:
        self[dice] = made = tuple([self.kind(*self.what, die) for die in dice if die >= self.least])
        return made


def _on_each(kind: type, n: int) -> tuple[tuple[WithEach, ...], ...]:
    """By survivor, and by what it is done to."""
    return tuple(tuple(WithEach(kind, s, it) for it in range(n)) for s in range(len(PACK.survivors)))


ATTACKS = _on_each(Attack, len(ROOM_AT))
BRAWLS = _on_each(AttackSurvivor, len(PACK.survivors))
LURES = _on_each(Attract, len(PLACES))
SEARCHES = tuple(WithEach(Search, s, least=least) for s, least in enumerate(SEARCH))
BARRICADES = tuple(WithEach(Barricade, s) for s in range(len(PACK.survivors)))
CLEANINGS = tuple(WithEach(CleanWaste, s) for s in range(len(PACK.survivors)))


class Land(Struct, gc=False):
    """The lie of the land, looked at once for all of a player's survivors."""

    dice: Dice
    room: tuple[Place, ...]
    """Where the player's survivors may go, and find room."""
    strangers: dict[int, list[Someone]]
    """By place: the survivors of others."""
    doors: tuple[tuple[int, ...], ...]
    """By place: the entrances where zombies stand."""
    lured: tuple[tuple[Place, ...], ...]
    """By place: where else zombies stand."""
    changed: bool
    """Whether something that lasts may change what survivors can do."""
    crisis: bool
    """Whether the player may give to the crisis."""


def _land(w: Colony, player: Player) -> Land:
    room, at = [*SPACES], w.at
    strangers: dict[int, list[Someone]] = {}
    room[COLONY] -= w.helpless
    for seat, group in enumerate(w.groups):
        for s in group:
            here = at[s]
            room[here] -= 1
            if seat == player:
                continue
            if here in strangers:
                strangers[here].append(s)
            else:
                strangers[here] = [s]
    places = OUTSIDE if w.exiled[player] else PLACES
    if min(room) <= 0:
        places = tuple([place for place in places if room[place] > 0])
    doors, lured = _siege(bytes(w.zombies).translate(SOME))
    changed = bool(w.lasting) and lasts(w, Widening, Forbid, Grant)
    crisis = no_crisis_for(w, player) is None
    return Land(distinct(w.dice[player]), places, strangers, doors, lured, changed, crisis)


SOME = bytes(map(bool, range(256)))
"""Any number as 0 or 1: whether there are some."""


@cache
def _siege(zombies: bytes) -> tuple[tuple[tuple[int, ...], ...], tuple[tuple[Place, ...], ...]]:
    """By place: the entrances where zombies stand, and the other places where some do."""
    doors = tuple(tuple(door for door in ENTRANCES_OF[place] if zombies[door]) for place in PLACES)
    return doors, tuple(tuple(other for other in PLACES if doors[other] and other != place) for place in PLACES)


def list_actions(w: Colony, player: Player, found: list[Any]) -> None:
    """All that a player can do: with survivors, with the hand, with food, and ask for."""
    land = _land(w, player)
    dice, moved, equipped = land.dice, w.moved, w.equipped
    for s in w.groups[player]:
        if land.changed or s in WIDE or equipped[s]:
            _with_gifted(w, player, s, land, found)
            continue
        _deeds(w, s, land, high_enough(ATTACK[s], dice), dice, found)
        if s in ACTIVE:
            found += usable(w, player, s)
        if s not in moved:
            found += _ways(s, w.at[s], land.room)
    _with_cards(w, player, land, found)
    found += requests(w, player)


@cache
def _ways(s: Someone, here: int, room: tuple[Place, ...]) -> tuple[Move, ...]:
    return tuple(Move(s, place) for place in room if place != here)


def _with_gifted(w: Colony, player: Player, s: Someone, land: Land, found: list[Any]) -> None:
    """What a survivor can do for whom equipment, an ability or something that lasts may change that."""
    plain = not (land.changed or is_gifted(w, s))
    if plain:
        _deeds(w, s, land, high_enough(ATTACK[s], land.dice), land.dice, found)
    elif not is_frozen(w, s, "everything"):
        _other_deeds(w, s, land, found)
    if has_actions(w, s):
        found += usable(w, player, s)
    if s not in w.moved:
        found += _ways(s, w.at[s], land.room) if plain else _other_ways(w, s, land.room)
    if w.equipped[s]:
        found += hand_offs(w, player, s)
        if land.crisis:
            found += [GiveEquipment(player, s, card) for card in dict.fromkeys(w.equipped[s])]


def _deeds(
    w: Colony,
    s: Someone,
    land: Land,
    attacking: Dice,
    building: Dice,
    found: list[Any],
    searches: bool = True,
    builders: Sequence[Source] = (),
    cleaners: Sequence[Source] = (),
) -> None:
    """What a survivor can do on the spot, with the dice, and the gifts, that do for it."""
    if not (attacking or building):
        return
    here, dice = w.at[s], land.dice
    if attacking:
        for door in land.doors[here]:
            found += ATTACKS[s][door][attacking]
        for other in land.strangers.get(here, ()):
            found += BRAWLS[s][other][attacking]
    if here != COLONY and searches and w.decks[here]:
        found += SEARCHES[s][dice]
    if room_for_barricade(w, here):
        found += BARRICADES[s][building]
        for gift in builders:
            found += [Barricade(s, die, gift) for die in building]
        for place in land.lured[here] if dice else ():
            found += LURES[s][place][dice]
    if here == COLONY and w.waste:
        found += CLEANINGS[s][dice]
        for gift in cleaners:
            found += [CleanWaste(s, die, gift) for die in dice]


def _other_deeds(w: Colony, s: Someone, land: Land, found: list[Any]) -> None:
    """The same for a survivor to whom something is given, or forbidden."""
    dice, offered = land.dice, offers(w, s, Widening)
    given = [gift for _, gift in (*gifts(w, s, Widening), *offered)]
    free = [gift.what for gift in given if isinstance(gift, FreeAction)]
    attacking = dice if ANY_DIE in given else high_enough(ATTACK[s], dice)
    attacking = (FREE, *attacking) if "attack" in free else attacking
    attacking = () if is_frozen(w, s, "attack") else attacking
    building = (FREE, *dice) if "barricade" in free else dice
    more = [(source, gift.what) for source, gift in offered if isinstance(gift, Amount)]
    builders = [source for source, what in more if what == "barricade"]
    cleaners = [source for source, what in more if what == "clean"]
    _deeds(w, s, land, attacking, building, found, not is_frozen(w, s, "search"), builders, cleaners)


def _other_ways(w: Colony, s: Someone, room: tuple[Place, ...]) -> list[Move]:
    """The same for a survivor who may be sheltered, or to whom some places are forbidden."""
    if is_frozen(w, s, "move") or is_frozen(w, s, "leave"):
        return []
    places = [place for place in room if place != w.at[s] and not is_frozen(w, s, "enter", place)]
    ways = [Move(s, place) for place in places]
    for source, gift in sheltering(w, s):
        ways += [Move(s, place, source) for place in places if leads_to(w, s, gift, place)]
    return ways


def _with_cards(w: Colony, player: Player, land: Land, found: list[Any]) -> None:
    """What can be done with the hand, and with food."""
    exiled = w.exiled[player]
    banned = tuple([symbol for symbol in SYMBOLS if may_not_play(w, player, symbol)]) if land.changed else ()
    held = _held(player, land.crisis, w.side.stores, banned, land.dice if exiled else ())
    for card in dict.fromkeys(w.hands[player]):
        equips, needs, scene, able, unable = held[card]
        if equips:
            found += [Equip(card, s) for s in w.groups[player]]
        found += able if not needs or fulfilled(w, needs, scene) else unable
    if w.food and not exiled:
        found += _meals(land.dice)


class Held(dict[ItemCard, tuple[bool, Needs, Scene, tuple[Any, ...], tuple[Any, ...]]]):
    """By card, as things stand for a player: whether it equips, what it needs to have an effect, and for whom; what can
    be done with it if it has one, and if not. It is worked out when the card first comes up."""

    def __init__(self, player: Player, crisis: bool, stores: Symbols, banned: Symbols, meals: Dice) -> None:
        self.player, self.crisis, self.stores, self.banned, self.meals = player, crisis, stores, banned, meals

    def __missing__(self, card: ItemCard) -> tuple[bool, Needs, Scene, tuple[Any, ...], tuple[Any, ...]]:
        symbol, allowed, equips = SYMBOL[card], SYMBOL[card] not in self.banned, PLAY[card] == "equip"
        giving = [GiveToCrisis(self.player, card)] if self.crisis else []
        storing = [Store(card)] if symbol in self.stores else []
        eating = [EatCard(card, die) for die in self.meals if die < HIGHEST] if symbol == "food" and allowed else []
        unable = (*giving, *storing, *eating)
        able = (PlayCard(card), *unable) if allowed and not equips else unable
        self[card] = equips and allowed, needs_of(card), played_scene(self.player, card), able, unable
        return self[card]


@lru_cache(256)
def _held(player: Player, crisis: bool, stores: Symbols, banned: Symbols, meals: Dice) -> Held:
    return Held(player, crisis, stores, banned, meals)


@cache
def _meals(dice: Dice) -> tuple[SpendFood, ...]:
    return tuple(SpendFood(die) for die in dice if die < HIGHEST)
