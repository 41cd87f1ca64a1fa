"""What a card is worth in the hand, and what there is to find."""

from collections import Counter

from ...actions.dice import ATTACK, SEARCH
from ...cards.selectors import SYMBOL
from ...chapters.colony_phase import threshold
from ...pack import COLONY, PACK
from ...vocabulary import effects as e
from ...vocabulary.modifiers import Search
from ..mind import Mind
from ..mind.aims import DECK_OF
from ..mind.memory import once
from .words import failure

KINDS = tuple(each.kind for each in PACK.items)
FOOD = tuple(
    sum(effect.n for effect in each.do if isinstance(effect, e.Food) and isinstance(effect.n, int)) for each in KINDS
)
"""By card: the food tokens it brings."""
HEALS = tuple(any(isinstance(effect, e.Heal) for effect in each.do) for each in KINDS)
HELPLESS = tuple(
    sum(effect.n for effect in each.do if isinstance(effect, e.Helpless) and isinstance(effect.n, int))
    for each in KINDS
)
EQUIPMENT = tuple(each.play == "equip" for each in KINDS)
PLAN_FOR = tuple(
    PACK.place_ids.index(each.ability.where)
    if each.ability is not None and any(isinstance(gift, Search) for gift in each.ability.gives)
    else -1
    for each in KINDS
)
"""By card: the place where it helps to search."""
DISTINCT = tuple(tuple(dict.fromkeys(deck)) for deck in DECK_OF)
_FIRST = {(each.kind.id, each.starter): number for number, each in reversed([*enumerate(PACK.items)])}
LIKE = tuple(_FIRST[each.kind.id, each.starter] for each in PACK.items)
"""By card: the first card that does the same; starters and others are kept apart."""
COPIES = tuple(each.copies for each in PACK.items)
TOKEN = 3.3


def worth_of_card(mind: Mind, card: int) -> float:
    """The worth of having a card in the hand."""
    return worths(mind)[card]


@once
def worths(mind: Mind) -> list[float]:
    """By card: what it is worth now."""
    crisis = {symbol: for_crisis(mind, symbol) for symbol in mind.symbols}
    later = worths_later(mind)
    return [worth + crisis.get(symbol, 0.0) for worth, symbol in zip(later, SYMBOL, strict=True)]


@once
def worths_later(mind: Mind) -> list[float]:
    """By card: what it is worth in a later round."""
    found = {card: _worth_later(mind, card) for card in _FIRST.values()}
    return [found[like] for like in LIKE]


def _worth_later(mind: Mind, card: int) -> float:
    symbol = SYMBOL[card]
    if symbol == "survivor":
        return mind.newcomer - HELPLESS[card] * mind.mouth
    worth = _by_itself(mind, card, symbol) + spare_worth(mind, symbol)
    return worth + for_goal(mind, card, symbol) + for_oneself(mind, card, symbol)


@once
def spare_worth(mind: Mind, symbol: str) -> float:
    """What a card may be worth in the crises to come."""
    if symbol not in ("food", "medicine", "fuel", "tool"):
        return 0.0
    return min(3.0, 1.0 * (mind.rounds - 1))


def _by_itself(mind: Mind, card: int, symbol: str) -> float:
    if symbol == "food":
        return FOOD[card] * token_worth(mind)
    if symbol == "medicine":
        hurt = max((mind.healing(s) for s in mind.w.groups[mind.player]), default=0.0) if HEALS[card] else 0.0
        return max(2.0, min(10.0, 0.6 * hurt))
    if symbol == "fuel":
        return 2.0
    if EQUIPMENT[card]:
        place = PLAN_FOR[card]
        if place >= 0:
            return 1.5 * (mind.rounds - 1) if any(mind.w.at[s] == place for s in mind.w.groups[mind.player]) else 1.0
        return min(5.0, 1.3 * mind.rounds) + (3.0 if mind.hunting else 0.0)
    return 1.0


@once
def token_worth(mind: Mind) -> float:
    """What a food token is worth: more while the colony is hungry, little when there is plenty."""
    stock = mind.w.food + sum(FOOD[card] for card in mind.hand)
    if mind.aim.food:
        return TOKEN + 2.0 if stock < mind.aim.food + mind.need else 1.5
    if stock < mind.need:
        return TOKEN + 1.2
    return TOKEN if stock < 2 * mind.need else 1.5


@once
def for_crisis(mind: Mind, symbol: str) -> float:
    """What one more card of a symbol may do for the crisis of the round."""
    if symbol not in mind.symbols or mind.missing <= 0 or mind.betrays:
        return 0.0
    held = len(mind.matching)
    if held >= mind.missing:
        return 0.0
    gain = mind.hope(held + 1) - mind.hope(held)
    return max(failure(mind) * gain, 0.3 * failure(mind) / threshold(mind.w))


def for_goal(mind: Mind, card: int, symbol: str) -> float:
    """What a card may do for the main objective."""
    aim, worth = mind.aim, 0.0
    if mind.betrays:
        return 0.0
    lacking = aim.store.get(symbol, 0)
    if lacking and not (aim.fresh and PACK.items[card].starter):
        worth += storing(mind, symbol)
    if aim.carry == symbol:
        worth += 1.0 if carries(mind, mind.player, symbol) else 6.0 + 16.0 / mind.rounds
    if aim.tribute == symbol:
        held = mind.held(symbol)
        worth += 9.0 if not held else 5.0 if held * len(mind.w.hands) < mind.rounds + 1 else 1.0
    return worth


@once
def storing(mind: Mind, symbol: str) -> float:
    """What it is worth to put a card on the main objective: more, the less time there is."""
    lacking = sum(mind.aim.store.values())
    return 6.0 + 6.0 * min(2.0, lacking / (mind.rounds * len(mind.w.hands)))


@once
def carries(mind: Mind, player: int, symbol: str) -> bool:
    """True if a survivor of this player carries such a card."""
    w = mind.w
    return any(SYMBOL[card] == symbol for s in w.groups[player] for card in w.equipped[s])


@once
def eagerness(mind: Mind) -> float:
    """How much the player's own objective counts: most when the main objective is as good as done."""
    if mind.betrays:
        return 2.0
    return 5.0 if mind.near else 2.0 if mind.rounds <= 2 or sum(mind.aim.store.values()) == 1 else 1.0


def for_oneself(mind: Mind, card: int, symbol: str) -> float:
    """What a card may do for the player's own objective."""
    wish = mind.wish
    if not wish.others:
        return 0.0
    held = mind.held(symbol)
    eager = eagerness(mind)
    worth = 0.0
    if held < wish.hand.get(symbol, 0):
        worth += 3.0 * eager
    if wish.carry.get(symbol, 0):
        carried = sum(SYMBOL[each] == symbol for s in mind.w.groups[mind.player] for each in mind.w.equipped[s])
        worth += 4.0 * eager if carried + held < wish.carry[symbol] and EQUIPMENT[card] else 0.0
    if len(mind.hand) < wish.cards or wish.most:
        worth += 1.0 * eager
    return worth


def keeping(mind: Mind, symbol: str) -> float:
    """What it is worth to keep a card, for the player's own objective."""
    wish, worth = mind.wish, 0.0
    if not wish.others:
        return worth
    if wish.only and symbol != wish.only:
        return -1.5 * eagerness(mind)
    if mind.held(symbol) <= wish.hand.get(symbol, 0):
        worth += 3.0
    if len(mind.hand) <= wish.cards or wish.most:
        worth += 1.5
    return worth * eagerness(mind)


@once
def seen(mind: Mind) -> Counter[int]:
    """The item cards that lie somewhere in sight."""
    w = mind.w
    cards: Counter[int] = Counter()
    for pile in (w.waste, w.removed, w.stored, mind.hand, w.given[mind.player], *w.known, *w.equipped):
        cards.update(pile)
    return cards


@once
def found_at(mind: Mind, place: int, now: bool = True) -> float:
    """About what a search at a place brings: a card, or a better one for some noise."""
    if place == COLONY or not mind.w.decks[place]:
        return 0.0
    worths = worths_at(mind, place, now)
    total = sum([n for _, n in worths])
    if not total:
        return 1.0
    mean = sum([worth * n for worth, n in worths]) / total
    more = sum([(worth - mean) * n for worth, n in worths if worth > mean]) / total
    return mean + 0.8 * more + (9.0 if mind.aim.empty == place and not mind.betrays else 0.0)


@once
def worths_at(mind: Mind, place: int, now: bool = True) -> list[tuple[float, int]]:
    """The worth of each card that may still lie at a place, and how many there are of it."""
    gone, worth = seen(mind), worths(mind) if now else worths_later(mind)
    return [(worth[card], COPIES[card] - gone[card]) for card in DISTINCT[place] if COPIES[card] > gone[card]]


def more_at(mind: Mind, place: int, best: float) -> float:
    """What looking at one more card brings to somebody who has found this already."""
    worths = worths_at(mind, place)
    total = sum(n for _, n in worths)
    return sum(max(0.0, worth - best) * n for worth, n in worths) / total if total else 0.0


def searchers(mind: Mind) -> list[int]:
    """The player's survivors outside who have something to find."""
    w = mind.w
    return [s for s in w.groups[mind.player] if w.at[s] != COLONY and w.decks[w.at[s]]]


@once
def use_of(mind: Mind, die: int) -> float:
    """What a die is good for, as it lies there."""
    best = 2.5
    for s in searchers(mind):
        if die >= SEARCH[s]:
            best = max(best, found_at(mind, mind.w.at[s]))
    if mind.hunting and any(die >= ATTACK[s] for s in mind.w.groups[mind.player]):
        best = max(best, mind.hunting - 3.0)
    return best
