"""Whether to move, with whom and where: what there is to do there, against the cold on the way."""

from ...actions.dice import ATTACK, SEARCH
from ...actions.move import Move
from ...cards.modifiers import abilities_of, gifts
from ...pack import COLONY, PACK
from ...table import ENTRANCES_OF
from ...vocabulary.modifiers import NoExposure, Search
from ..mind import Mind
from ..mind.memory import once
from ..values.cards import found_at, searchers

HOME_KEEPS = 2.5
"""What a die is worth at home, where it builds or cleans."""


def move(mind: Mind, it: Move) -> float:
    """What a move is worth."""
    if not mind.w.dice[mind.player]:
        return _flight(mind, it)
    gain = gain_of(mind, it.survivor, it.place)
    free = it.gift is not None or is_sheltered_on_the_way(mind, it.survivor)
    cost = 0.3 if free else mind.exposure(it.survivor, it.place)
    net = gain * (1.0 if free or gain < 0 else mind.survival(it.survivor)) - cost
    return net + 3.0 if net > 3.0 else net - 6.0


def _flight(mind: Mind, it: Move) -> float:
    """Without a die there is nothing to do elsewhere; but somebody may have to get away."""
    s, here = it.survivor, mind.w.at[it.survivor]
    if it.place != COLONY or here == COLONY:
        return -9.0
    door = ENTRANCES_OF[here][0]
    danger = mind.relief(door) - 6.0 if min(mind.there[here]) == s else 0.0
    cost = 0.3 if it.gift is not None or is_sheltered_on_the_way(mind, s) else mind.exposure(s, COLONY)
    return danger - cost - 2.0


@once
def is_sheltered_on_the_way(mind: Mind, s: int) -> bool:
    """True if nothing can happen to a survivor who moves."""
    return any(gift.on == "move" and gift.at is None for _, gift in gifts(mind.w, s, NoExposure))


def plan(mind: Mind) -> tuple[float, float] | None:
    """The best move there is, and what the way costs: for somebody who might shelter it."""
    w = mind.w
    best: tuple[float, float] | None = None
    if not w.dice[mind.player]:
        return None
    for s in w.groups[mind.player]:
        if s in w.moved or is_sheltered_on_the_way(mind, s):
            continue
        for place in range(len(ENTRANCES_OF)):
            if place == w.at[s] or w.free(place) <= 0:
                continue
            cost = mind.exposure(s, place)
            net = gain_of(mind, s, place) - 0.3
            if net > 3.0 and (best is None or net - cost > best[0]):
                best = net - cost, cost
    return best


def gain_of(mind: Mind, s: int, place: int) -> float:
    """What is gained by having a survivor there and not here."""
    return _value_at(mind, s, place) - _value_at(mind, s, mind.w.at[s])


@once
def _value_at(mind: Mind, s: int, place: int) -> float:
    """What a survivor can do at a place, in this turn and in the rounds to come."""
    return _at_home(mind, s) if place == COLONY else _outside(mind, s, place)


def _others_home(mind: Mind, s: int) -> int:
    return sum(other != s for other in mind.there[COLONY])


def _at_home(mind: Mind, s: int) -> float:
    """Somebody must build and clean; anybody more only eats."""
    w = mind.w
    own = sum(w.at[other] == COLONY and other != s for other in w.groups[mind.player])
    keeps = 0.0 if own else 2.0 * (mind.rounds - 1) + _watch(mind)
    if not _others_home(mind, s):
        keeps += 8.0 + (mind.morale if w.helpless else 0.0)
    hunts = _hunting(mind, s, COLONY) if not own or mind.hunting else 0.0
    return keeps + hunts - mind.temper.upkeep * mind.rounds


@once
def _watch(mind: Mind) -> float:
    """What a player's dice can do at home against those who would break in."""
    w = mind.w
    needs = sorted((mind.relief(door, k) for door in ENTRANCES_OF[COLONY] for k in range(2)), reverse=True)
    return sum(max(HOME_KEEPS, 0.6 * need) for need in needs[: len(w.dice[mind.player])])


def _outside(mind: Mind, s: int, place: int) -> float:
    """Searching with all dice that are high enough, now and later, against one more zombie each round."""
    w, rounds = mind.w, mind.rounds
    here = w.at[s] == place
    others = [other for other in mind.there[place] if other != s]
    door = ENTRANCES_OF[place][0]
    value = _searching(mind, s, place) + _hunting(mind, s, place) + _building(mind, s, door)
    if not others:
        value -= 1.2 * max(0, rounds - max(0, mind.capacity(door)))
        if mind.aim.clear.get(door, 9) <= 1:
            value -= 5.0
    room = mind.capacity(door) - (0 if here or others else 1) - w.noise[place] / 2
    if room < 0 and not _can_hold(mind, s):
        value -= 0.8 * mind.life(s)
    return value


def _can_hold(mind: Mind, s: int) -> bool:
    """True if there is a die left to kill a zombie that stands in the way."""
    return any(die >= ATTACK[s] for die in mind.w.dice[mind.player])


def _searching(mind: Mind, s: int, place: int) -> float:
    """What a survivor finds at a place beyond what the others of the group would with the same dice."""
    w = mind.w
    if not w.decks[place]:
        return 0.0
    knack = _knack(mind, s, place)
    brings = found_at(mind, place) + knack
    rivals = [(SEARCH[o], found_at(mind, w.at[o])) for o in searchers(mind) if o != s]
    total = 0.0
    for die in w.dice[mind.player] if w.turn == mind.player else ():
        if die >= SEARCH[s]:
            other = max((found for value, found in rivals if die >= value), default=HOME_KEEPS)
            total += max(0.0, brings - other)
    dice = 1 + len(w.groups[mind.player])
    each, brings = 0.0, found_at(mind, place, False) + knack
    rivals = [(SEARCH[o], found_at(mind, w.at[o], False)) for o in searchers(mind) if o != s]
    for die in range(SEARCH[s], 7):
        other = max((found for value, found in rivals if die >= value), default=HOME_KEEPS)
        each += max(0.0, brings - other) / 6
    left = mind.deck_left(place) / 4
    return total + 0.45 * each * min(dice, 4) * min(mind.rounds - 1, 3, left)


def _knack(mind: Mind, s: int, place: int) -> float:
    """What a survivor can do more than others when searching."""
    more = 0.0
    for _, ability in abilities_of(mind.w, s):
        for gift in ability.gives:
            if isinstance(gift, Search) and ability.where in ("anywhere", PACK.place_ids[place]):
                more += 2.0 * gift.keep + 0.4 * gift.look
    return more


def _hunting(mind: Mind, s: int, place: int) -> float:
    """Zombies that a survivor can kill there for the objective."""
    w = mind.w
    dice = sum(die >= ATTACK[s] for die in w.dice[mind.player])
    worth = 0.0
    risk = mind.exposure(s, place)
    for door in ENTRANCES_OF[place]:
        over = w.zombies[door] + mind.arrivals[door][0] - mind.aim.clear.get(door, 99)
        for _ in range(min(dice, max(0, over), w.zombies[door])):
            worth += max(0.0, mind.sweeping - risk)
            dice -= 1
    if mind.hunting and dice > 0:
        worth += min(dice, w.zombies_at(place)) * max(0.0, mind.hunting - risk)
    return worth


def _building(mind: Mind, s: int, door: int) -> float:
    if not mind.w.dice[mind.player] or not mind.aim.walls.get(door):
        return 0.0
    if mind.w.barricades[door] >= mind.aim.walls[door] or not mind.w.has_room(door):
        return 0.0
    return 10.0 if mind.rounds > 1 else 14.0
