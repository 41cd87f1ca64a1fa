"""Prospects: how likely the colony is to reach its objective, as far as one look at the whole table can tell.

The weights were fitted to how matches between bots ended, and rounded. They are log-odds: they add up, and the sum says
how likely.
"""

from math import exp

from ludotheque.core import Player

from ..cards.conditions import holds
from ..cards.selectors import SYMBOL, Scene
from ..chapters.colony_phase import food_needed, goal_reached, mouths
from ..chapters.ending import has_won
from ..chapters.exposure import wound_limit
from ..decks import size
from ..pack import COLONY
from ..table import PLACE_OF, ROOM_AT, Colony
from ..vocabulary.conditions import BetrayersExiled
from .insight.aims import Aim, aim_of, wish_of
from .values.cards import FOOD

SCALE = 500.0
"""What a match that is won is worth, and what one that is lost costs."""


def evaluate(w: Colony, player: Player) -> float:
    """How good the table looks to a player who sees all of it: how likely they are to win."""
    if w.over:
        return SCALE if has_won(w, player) else -SCALE
    return SCALE * (2.0 * _chances(w, player) - 1.0)


def _chances(w: Colony, player: Player) -> float:
    common = 1.0 / (1.0 + exp(-prospects(w)))
    wish = wish_of(w, player)
    known = [each for each in wish.others if not isinstance(each, BetrayersExiled)]
    lacking = sum(not holds(w, condition, Scene(player)) for condition in known)
    own = max(0.1, 1.0 - lacking * (0.5 - 0.05 * min(6, w.round)))
    return (1.0 - common if wish.betrays else common) * own


def prospects(w: Colony) -> float:
    """The log-odds of the main objective: morale, people, doors, stocks, and what is left to do."""
    return -2.2 + _spirits(w) + _people(w) + _doors(w) + _stocks(w) - _work(w, aim_of(w))


def _spirits(w: Colony) -> float:
    """Morale counts by how long it has to last, and most when it is low."""
    return 0.28 * (w.morale - 1.2 * w.round) + 0.4 * min(3, w.morale)


def _people(w: Colony) -> float:
    """Dice to come, less those who are about to die."""
    people = [s for group in w.groups for s in group]
    left = [wound_limit(w, s) - w.wounds[s] for s in people]
    worn = sum([len(w.equipped[s]) for s in people])
    frozen = sum([w.frost[s] > 0 for s in people])
    return (0.4 * len(people) + 0.08 * sum(left) + 0.3 * worn) / w.players - 0.15 * (left.count(1) + frozen)


def _doors(w: Colony) -> float:
    """Room for those who come next: at home they come in waves, outside one by one."""
    waves, people = -(-mouths(w) // 2), {w.at[s] for group in w.groups for s in group}
    total = 0.0
    for door, place in enumerate(PLACE_OF):
        room = ROOM_AT[door] - w.zombies[door] + w.barricades[door]
        if place == COLONY:
            coming = waves // 6 + (door < waves % 6)
            total += 0.05 * min(3, room - coming) if room >= coming else 0.35 * (room - coming)
        elif place in people:
            total += 0.1 * min(3, room - 1) if room else -0.35
    return total


def _stocks(w: Colony) -> float:
    """Food and cards, against hunger and waste."""
    cards = sum(map(len, w.hands))
    food = sum([FOOD[card] for hand in w.hands for card in hand]) + w.food
    waste = len(w.waste)
    need = food_needed(w)
    return 0.22 * cards / w.players + 0.07 * min(12, food) - 0.1 * need - 0.4 * (waste // 10) - 0.05 * (waste % 10)


def _work(w: Colony, aim: Aim) -> float:
    """What the main objective still lacks, given the time there is for it."""
    if goal_reached(w):
        return -1.0
    turns = max(1, w.round) * w.players
    lacking = 0.6 * sum(aim.store.values()) + 0.5 * aim.kills
    lacking += 2.0 * sum([max(0, w.zombies[door] - most) for door, most in aim.clear.items()])
    lacking += sum([max(0, n - w.barricades[door]) for door, n in aim.walls.items()])
    lacking += max(0, aim.wall - sum([w.barricades[door] for door in range(6)]))
    if aim.home < 99:
        lacking += 2.0 * max(0, w.zombies_at(COLONY) - aim.home)
    if aim.empty >= 0:
        lacking += 0.5 * size(w.decks[aim.empty])
    if aim.food:
        lacking += 0.5 * max(0, aim.food - w.food)
    if aim.carry:
        lacking += 1.5 * sum([not _carries(w, player, aim.carry) for player in range(w.players)])
    if aim.helpless:
        lacking += 1.5 * max(0, aim.helpless - w.helpless)
    if aim.tribute:
        held = sum([SYMBOL[card] == aim.tribute for hand in w.hands for card in hand])
        lacking += 0.8 * max(0, w.round - held)
    return lacking / turns + (0.6 if w.round <= 1 else 0.0)


def _carries(w: Colony, player: int, symbol: str) -> bool:
    return any(SYMBOL[card] == symbol for s in w.groups[player] for card in w.equipped[s])
