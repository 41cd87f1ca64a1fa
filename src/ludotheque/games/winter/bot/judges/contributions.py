"""What belongs to everybody: the crisis, the larder and the main objective, and what each card gives to them."""

from ...actions.cards import GiveEquipment, GiveToCrisis, Store
from ...cards.selectors import SYMBOL
from ...pack import PACK
from ..insight import Insight, at_least
from ..insight.memory import once
from ..insight.people import MORALE
from ..values.cards import FOOD, HEALS, for_goal, keeping, spare_worth, storing
from ..values.words import failure

NEVER = -60.0


@once
def kept(insight: Insight, card: int) -> float:
    """The worth of a card that is kept for something better than its effect."""
    symbol = SYMBOL[card]
    needed = 0.0
    if symbol in insight.symbols and insight.missing > 0 and len(insight.matching) <= insight.missing:
        needed = max(0.0, giving(insight)) / max(1, len(insight.matching))
    spare = spare_worth(insight, symbol) * (0.6 if symbol in insight.symbols else 1.0)
    return needed + for_goal(insight, card, symbol) + keeping(insight, symbol) + spare


@once
def giving(insight: Insight) -> float:
    """What it is worth to give every card in the hand that the crisis asks for."""
    own = min(len(insight.matching), insight.missing)
    if own <= 0:
        return 0.0
    gain = failure(insight) * (insight.hope(own) - insight.hope(0))
    return gain - sum(sorted(_alternative(insight, card) for card in insight.matching)[:own])


@once
def _alternative(insight: Insight, card: int) -> float:
    """What else a card could be good for."""
    symbol = SYMBOL[card]
    worth = spare_worth(insight, symbol) + for_goal(insight, card, symbol) + keeping(insight, symbol)
    if FOOD[card] and insight.hungry > 0:
        worth += MORALE * FOOD[card] / max(2, insight.need)
    if HEALS[card]:
        worth += 0.7 * max((insight.healing(s) for s in insight.w.groups[insight.player]), default=0.0)
    return worth


def give(insight: Insight, it: GiveToCrisis) -> float:
    """Give to the crisis what it asks for, if it can be prevented; two more lift the spirits."""
    if SYMBOL[it.card] not in insight.symbols:
        return NEVER
    if insight.missing > 0:
        gain = giving(insight)
        return gain + 3.0 - 0.3 * _alternative(insight, it.card) if gain > 0.5 else -3.0 + min(0.0, gain)
    return _lift(insight, it.card)


def _lift(insight: Insight, card: int) -> float:
    """Two cards more than needed are worth a point of morale."""
    lacking = insight.missing + 2
    if lacking <= 0 or insight.w.morale >= insight.w.rules.morale_cap:
        return -6.0
    spare = sorted(_alternative(insight, each) for each in insight.matching)[:lacking]
    if len(spare) < lacking:
        return -6.0
    trust = 1.0 if insight.w.coop or lacking < 2 else 0.8
    return trust * insight.morale - sum(spare) - 1.0


def give_equipment(insight: Insight, it: GiveEquipment) -> float:
    """What somebody carries can save the day, if nothing else does."""
    if SYMBOL[it.card] not in insight.symbols or insight.missing <= len(insight.matching):
        return NEVER
    if insight.hope(len(insight.matching)) > 0.7 or insight.hope(len(insight.matching) + 1) < 0.8:
        return -8.0
    return failure(insight) - 8.0 - 1.5 * insight.rounds


def store(insight: Insight, it: Store) -> float:
    """Put on the main objective what it still lacks."""
    symbol = SYMBOL[it.card]
    if insight.aim.store.get(symbol, 0) <= 0 or (insight.aim.fresh and PACK.items[it.card].starter):
        return NEVER
    if FOOD[it.card] and insight.hungry > 0 and sum(FOOD[card] for card in insight.hand) <= insight.hungry:
        return storing(insight, symbol) - MORALE * 0.9
    if sum(insight.aim.store.values()) == 1 and insight.waits:
        return -2.0
    return storing(insight, symbol) + 4.0 - 0.5 * FOOD[it.card]


def eat(insight: Insight, card: int) -> float:
    """Feed the colony, if it is hungry and there will be enough; food has other uses, too."""
    if insight.hungry <= 0:
        return -4.0
    if insight.aim.food and insight.rounds <= 2:
        return 12.0
    gain = _worth_of_a_meal(insight)
    if (
        "food" in insight.symbols
        and insight.missing > 0
        and giving(insight) > gain
        and len(insight.matching) <= insight.missing
    ):
        return -2.0
    if insight.aim.store.get("food") and not (insight.aim.fresh and PACK.items[card].starter):
        held = max(1, min(insight.held("food"), insight.hungry))
        gain -= 0.7 * storing(insight, "food") * held
    too_much = 0.8 * max(0, FOOD[card] - insight.hungry)
    return gain + 3.0 - too_much if gain > 1.5 else -2.0


@once
def _worth_of_a_meal(insight: Insight) -> float:
    """What it is worth to give all the food in the hand: nobody eats unless there is enough for all."""
    own, others = sum(FOOD[each] for each in insight.hand), 1.3 * insight.supply("food")
    enough, without = at_least(insight.hungry - own, others), at_least(insight.hungry, others)
    stakes = insight.morale * (1 + insight.w.starvation if insight.w.rules.edition == "published" else 1)
    if insight.w.starvation >= insight.aim.famine:
        stakes += 30.0
    return stakes * (enough - 0.8 * without)
