"""Whether to move, with whom and where: what there is to do there, against the cold on the way."""

from ...actions.action import ATTACK, SEARCH
from ...actions.move import Move
from ...cards.modifiers import abilities_of, gifts
from ...pack import COLONY, PACK
from ...table import ENTRANCES_OF
from ...vocabulary.modifiers import Nerve, NoExposure, Search
from ..insight import Insight
from ..insight.memory import once
from ..values.cards import found_at, searchers

HOME_KEEPS = 2.5
"""What a die is worth at home, where it builds or cleans."""


def move(insight: Insight, it: Move) -> float:
    """What a move is worth."""
    if not insight.w.dice[insight.player]:
        return _flight(insight, it)
    gain = gain_of(insight, it.survivor, it.place)
    free = it.gift is not None or is_sheltered_on_the_way(insight, it.survivor)
    cost = 0.3 if free else insight.exposure(it.survivor, it.place)
    net = gain * (1.0 if free or gain < 0 else insight.survival(it.survivor)) - cost
    return net + 3.0 if net > 3.0 else net - 6.0


def _flight(insight: Insight, it: Move) -> float:
    """Without a die there is nothing to do elsewhere; but somebody may have to get away."""
    s, here = it.survivor, insight.w.at[it.survivor]
    if it.place != COLONY or here == COLONY:
        return -9.0
    door = ENTRANCES_OF[here][0]
    danger = insight.relief(door) - 6.0 if min(insight.there[here]) == s else 0.0
    cost = 0.3 if it.gift is not None or is_sheltered_on_the_way(insight, s) else insight.exposure(s, COLONY)
    return danger - cost - 2.0


@once
def is_sheltered_on_the_way(insight: Insight, s: int) -> bool:
    """True if nothing can happen to a survivor who moves."""
    return any(gift.on == "move" and gift.at is None for _, gift in gifts(insight.w, s, NoExposure))


def plan(insight: Insight) -> tuple[float, float] | None:
    """The best move there is, and what the way costs: for somebody who might shelter it."""
    w = insight.w
    best: tuple[float, float] | None = None
    if not w.dice[insight.player]:
        return None
    for s in w.groups[insight.player]:
        if s in w.moved or is_sheltered_on_the_way(insight, s):
            continue
        for place in range(len(ENTRANCES_OF)):
            if place == w.at[s] or w.free(place) <= 0:
                continue
            cost = insight.exposure(s, place)
            net = gain_of(insight, s, place) - 0.3
            if net > 3.0 and (best is None or net - cost > best[0]):
                best = net - cost, cost
    return best


def gain_of(insight: Insight, s: int, place: int) -> float:
    """What is gained by having a survivor there and not here."""
    return _value_at(insight, s, place) - _value_at(insight, s, insight.w.at[s])


@once
def _value_at(insight: Insight, s: int, place: int) -> float:
    """What a survivor can do at a place, in this turn and in the rounds to come."""
    return _at_home(insight, s) if place == COLONY else _outside(insight, s, place)


def _others_home(insight: Insight, s: int) -> int:
    return sum(other != s for other in insight.there[COLONY])


def _at_home(insight: Insight, s: int) -> float:
    """Somebody must build and clean; anybody more only eats."""
    w = insight.w
    own = sum(w.at[other] == COLONY and other != s for other in w.groups[insight.player])
    keeps = 0.0 if own else 2.0 * (insight.rounds - 1) + _watch(insight)
    if not _others_home(insight, s):
        keeps += 8.0 + (insight.morale if w.helpless else 0.0)
    hunts = _hunting(insight, s, COLONY) if not own or insight.hunting else 0.0
    return keeps + hunts - insight.temper.upkeep * insight.rounds


@once
def _watch(insight: Insight) -> float:
    """What a player's dice can do at home against those who would break in."""
    w = insight.w
    needs = sorted((insight.relief(door, k) for door in ENTRANCES_OF[COLONY] for k in range(2)), reverse=True)
    return sum(max(HOME_KEEPS, 0.6 * need) for need in needs[: len(w.dice[insight.player])])


def _outside(insight: Insight, s: int, place: int) -> float:
    """Searching with all dice that are high enough, now and later, against one more zombie each round."""
    w, rounds = insight.w, insight.rounds
    here = w.at[s] == place
    others = [other for other in insight.there[place] if other != s]
    door = ENTRANCES_OF[place][0]
    value = _searching(insight, s, place) + _hunting(insight, s, place) + _building(insight, s, door)
    if not others:
        value -= 1.2 * max(0, rounds - max(0, insight.capacity(door)))
        if insight.aim.clear.get(door, 9) <= 1:
            value -= 5.0
    room = insight.capacity(door) - (0 if here or others else 1) - w.noise[place] / 2
    if room < 0 and not _can_hold(insight, s):
        value -= 0.8 * insight.life(s)
    return value


def _can_hold(insight: Insight, s: int) -> bool:
    """True if there is a die left to kill a zombie that stands in the way."""
    return any(die >= ATTACK[s] for die in insight.w.dice[insight.player])


def _searching(insight: Insight, s: int, place: int) -> float:
    """What a survivor finds at a place beyond what the others of the group would with the same dice."""
    w = insight.w
    if not w.decks[place]:
        return 0.0
    knack = _knack(insight, s, place)
    brings = found_at(insight, place) + knack
    rivals = [(SEARCH[o], found_at(insight, w.at[o])) for o in searchers(insight) if o != s]
    total = 0.0
    for die in w.dice[insight.player] if w.turn == insight.player else ():
        if die >= SEARCH[s]:
            other = max((found for value, found in rivals if die >= value), default=HOME_KEEPS)
            total += max(0.0, brings - other)
    dice = 1 + len(w.groups[insight.player])
    each, brings = 0.0, found_at(insight, place, False) + knack
    rivals = [(SEARCH[o], found_at(insight, w.at[o], False)) for o in searchers(insight) if o != s]
    for die in range(SEARCH[s], 7):
        other = max((found for value, found in rivals if die >= value), default=HOME_KEEPS)
        each += max(0.0, brings - other) / 6
    left = insight.deck_left(place) / 4
    return total + 0.45 * each * min(dice, 4) * min(insight.rounds - 1, 3, left)


def _knack(insight: Insight, s: int, place: int) -> float:
    """What a survivor can do more than others when searching."""
    more = 0.0
    for _, ability in abilities_of(insight.w, s):
        if ability.where in ("each_outside", PACK.place_ids[place]) and ability.do and ability.on is None:
            more += 2.0
        for gift in ability.gives:
            if ability.where not in ("anywhere", PACK.place_ids[place]):
                continue
            if isinstance(gift, Search):
                more += 2.0 * gift.keep + 0.4 * gift.look
            elif isinstance(gift, Nerve) and gift.what == "search":
                more += 0.5 * gift.n
    return more


def _hunting(insight: Insight, s: int, place: int) -> float:
    """Zombies that a survivor can kill there for the objective."""
    w = insight.w
    dice = sum(die >= ATTACK[s] for die in w.dice[insight.player])
    worth = 0.0
    risk = insight.exposure(s, place)
    for door in ENTRANCES_OF[place]:
        over = w.zombies[door] + insight.arrivals[door][0] - insight.aim.clear.get(door, 99)
        for _ in range(min(dice, max(0, over), w.zombies[door])):
            worth += max(0.0, insight.sweeping - risk)
            dice -= 1
    if insight.hunting and dice > 0:
        worth += min(dice, w.zombies_at(place)) * max(0.0, insight.hunting - risk)
    return worth


def _building(insight: Insight, s: int, door: int) -> float:
    if not insight.w.dice[insight.player] or not insight.aim.walls.get(door):
        return 0.0
    if insight.w.barricades[door] >= insight.aim.walls[door] or not insight.w.has_room(door):
        return 0.0
    return 10.0 if insight.rounds > 1 else 14.0
