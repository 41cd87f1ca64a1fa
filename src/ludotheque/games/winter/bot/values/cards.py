"""What a card is worth in the hand, and what there is to find."""

from collections import Counter

from ...actions.action import ATTACK, SEARCH
from ...cards.selectors import SYMBOL
from ...chapters.colony_phase import threshold
from ...pack import COLONY, PACK
from ...vocabulary import effects as e
from ...vocabulary.modifiers import Nerve, Search
from ..insight import Insight
from ..insight.aims import DECK_OF
from ..insight.memory import once
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
    if each.ability is not None
    and each.ability.where in PACK.place_ids
    and any(isinstance(gift, Search | Nerve) for gift in each.ability.gives)
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


def worth_of_card(insight: Insight, card: int) -> float:
    """The worth of having a card in the hand."""
    return worths(insight)[card]


@once
def worths(insight: Insight) -> list[float]:
    """By card: what it is worth now."""
    crisis = {symbol: for_crisis(insight, symbol) for symbol in insight.symbols}
    later = worths_later(insight)
    return [worth + crisis.get(symbol, 0.0) for worth, symbol in zip(later, SYMBOL, strict=True)]


@once
def worths_later(insight: Insight) -> list[float]:
    """By card: what it is worth in a later round."""
    found = {card: _worth_later(insight, card) for card in _FIRST.values()}
    return [found[like] for like in LIKE]


def _worth_later(insight: Insight, card: int) -> float:
    symbol = SYMBOL[card]
    if symbol == "survivor":
        return insight.newcomer - HELPLESS[card] * insight.mouth
    worth = _by_itself(insight, card, symbol) + spare_worth(insight, symbol)
    return worth + for_goal(insight, card, symbol) + for_oneself(insight, card, symbol)


@once
def spare_worth(insight: Insight, symbol: str) -> float:
    """What a card may be worth in the crises to come."""
    if symbol not in ("food", "medicine", "fuel", "tool"):
        return 0.0
    return min(3.0, 1.0 * (insight.rounds - 1))


def _by_itself(insight: Insight, card: int, symbol: str) -> float:
    if symbol == "food":
        return FOOD[card] * token_worth(insight)
    if symbol == "medicine":
        hurt = max((insight.healing(s) for s in insight.w.groups[insight.player]), default=0.0) if HEALS[card] else 0.0
        return max(2.0, min(10.0, 0.6 * hurt))
    if symbol == "fuel":
        return 2.0
    if EQUIPMENT[card]:
        place = PLAN_FOR[card]
        if place >= 0:
            return (
                1.5 * (insight.rounds - 1)
                if any(insight.w.at[s] == place for s in insight.w.groups[insight.player])
                else 1.0
            )
        return min(5.0, 1.3 * insight.rounds) + (3.0 if insight.hunting else 0.0)
    return 1.0


@once
def token_worth(insight: Insight) -> float:
    """What a food token is worth: more while the colony is hungry, little when there is plenty."""
    stock = insight.w.food + sum(FOOD[card] for card in insight.hand)
    if insight.aim.food:
        return TOKEN + 2.0 if stock < insight.aim.food + insight.need else 1.5
    if stock < insight.need:
        return TOKEN + 1.2
    return TOKEN if stock < 2 * insight.need else 1.5


@once
def for_crisis(insight: Insight, symbol: str) -> float:
    """What one more card of a symbol may do for the crisis of the round."""
    if symbol not in insight.symbols or insight.missing <= 0 or insight.betrays:
        return 0.0
    held = len(insight.matching)
    if held >= insight.missing:
        return 0.0
    gain = insight.hope(held + 1) - insight.hope(held)
    return max(failure(insight) * gain, 0.3 * failure(insight) / threshold(insight.w))


def for_goal(insight: Insight, card: int, symbol: str) -> float:
    """What a card may do for the main objective."""
    aim, worth = insight.aim, 0.0
    if insight.betrays:
        return 0.0
    lacking = aim.store.get(symbol, 0)
    if lacking and not (aim.fresh and PACK.items[card].starter):
        worth += storing(insight, symbol)
    if aim.carry == symbol:
        worth += 1.0 if carries(insight, insight.player, symbol) else 6.0 + 16.0 / insight.rounds
    if aim.tribute == symbol:
        held = insight.held(symbol)
        worth += 9.0 if not held else 5.0 if held * len(insight.w.hands) < insight.rounds + 1 else 1.0
    return worth


@once
def storing(insight: Insight, symbol: str) -> float:
    """What it is worth to put a card on the main objective: more, the less time there is."""
    lacking = sum(insight.aim.store.values())
    return 6.0 + 6.0 * min(2.0, lacking / (insight.rounds * len(insight.w.hands)))


@once
def carries(insight: Insight, player: int, symbol: str) -> bool:
    """True if a survivor of this player carries such a card."""
    w = insight.w
    return any(SYMBOL[card] == symbol for s in w.groups[player] for card in w.equipped[s])


@once
def eagerness(insight: Insight) -> float:
    """How much the player's own objective counts: most when the main objective is as good as done."""
    if insight.betrays:
        return 2.0
    return 6.0 if insight.near else 3.5 if insight.rounds <= 2 or sum(insight.aim.store.values()) == 1 else 1.0


def for_oneself(insight: Insight, card: int, symbol: str) -> float:
    """What a card may do for the player's own objective."""
    wish = insight.wish
    if not wish.others:
        return 0.0
    held = insight.held(symbol)
    eager = eagerness(insight)
    worth = 0.0
    if held < wish.hand.get(symbol, 0):
        worth += 3.0 * eager
    if wish.carry.get(symbol, 0):
        carried = sum(
            SYMBOL[each] == symbol for s in insight.w.groups[insight.player] for each in insight.w.equipped[s]
        )
        worth += 4.0 * eager if carried + held < wish.carry[symbol] and EQUIPMENT[card] else 0.0
    if len(insight.hand) < wish.cards or wish.most:
        worth += 1.0 * eager
    return worth


def keeping(insight: Insight, symbol: str) -> float:
    """What it is worth to keep a card, for the player's own objective."""
    wish, worth = insight.wish, 0.0
    if not wish.others:
        return worth
    if wish.only and symbol != wish.only:
        return -1.5 * eagerness(insight)
    if insight.held(symbol) <= wish.hand.get(symbol, 0):
        worth += 3.0
    if len(insight.hand) <= wish.cards or wish.most:
        worth += 1.5
    return worth * eagerness(insight)


@once
def seen(insight: Insight) -> Counter[int]:
    """The item cards that lie somewhere in sight."""
    w = insight.w
    cards: Counter[int] = Counter()
    for pile in (w.waste, w.removed, w.stored, insight.hand, w.given[insight.player], *w.known, *w.equipped):
        cards.update(pile)
    return cards


@once
def found_at(insight: Insight, place: int, now: bool = True) -> float:
    """About what a search at a place brings: a card, or a better one for some noise."""
    if place == COLONY or not insight.w.decks[place]:
        return 0.0
    worths = worths_at(insight, place, now)
    total = sum([n for _, n in worths])
    if not total:
        return 1.0
    mean = sum([worth * n for worth, n in worths]) / total
    more = sum([(worth - mean) * n for worth, n in worths if worth > mean]) / total
    return mean + 0.8 * more + (9.0 if insight.aim.empty == place and not insight.betrays else 0.0)


@once
def worths_at(insight: Insight, place: int, now: bool = True) -> list[tuple[float, int]]:
    """The worth of each card that may still lie at a place, and how many there are of it."""
    gone, worth = seen(insight), worths(insight) if now else worths_later(insight)
    return [(worth[card], COPIES[card] - gone[card]) for card in DISTINCT[place] if COPIES[card] > gone[card]]


def more_at(insight: Insight, place: int, best: float) -> float:
    """What looking at one more card brings to somebody who has found this already."""
    worths = worths_at(insight, place)
    total = sum(n for _, n in worths)
    return sum(max(0.0, worth - best) * n for worth, n in worths) / total if total else 0.0


def searchers(insight: Insight) -> list[int]:
    """The player's survivors outside who have something to find."""
    w = insight.w
    return [s for s in w.groups[insight.player] if w.at[s] != COLONY and w.decks[w.at[s]]]


@once
def use_of(insight: Insight, die: int) -> float:
    """What a die is good for, as it lies there."""
    best = 2.5
    for s in searchers(insight):
        if die >= SEARCH[s]:
            best = max(best, found_at(insight, insight.w.at[s]))
    if insight.hunting and any(die >= ATTACK[s] for s in insight.w.groups[insight.player]):
        best = max(best, insight.hunting - 3.0)
    return best
