"""What belongs to everybody: the crisis, the larder and the main objective, and what each card gives to them."""

from ...actions.cards import GiveEquipment, GiveToCrisis, Store
from ...cards.selectors import SYMBOL
from ...pack import PACK
from ..mind import Mind, at_least
from ..mind.memory import once
from ..mind.people import MORALE
from ..values.cards import FOOD, HEALS, for_goal, keeping, spare_worth, storing
from ..values.words import failure

NEVER = -60.0


@once
def kept(mind: Mind, card: int) -> float:
    """The worth of a card that is kept for something better than its effect."""
    symbol = SYMBOL[card]
    needed = 0.0
    if symbol in mind.symbols and mind.missing > 0 and len(mind.matching) <= mind.missing:
        needed = max(0.0, giving(mind)) / max(1, len(mind.matching))
    spare = spare_worth(mind, symbol) * (0.6 if symbol in mind.symbols else 1.0)
    return needed + for_goal(mind, card, symbol) + keeping(mind, symbol) + spare


@once
def giving(mind: Mind) -> float:
    """What it is worth to give every card in the hand that the crisis asks for."""
    own = min(len(mind.matching), mind.missing)
    if own <= 0:
        return 0.0
    gain = failure(mind) * (mind.hope(own) - mind.hope(0))
    return gain - sum(sorted(_alternative(mind, card) for card in mind.matching)[:own])


@once
def _alternative(mind: Mind, card: int) -> float:
    """What else a card could be good for."""
    symbol = SYMBOL[card]
    worth = spare_worth(mind, symbol) + for_goal(mind, card, symbol) + keeping(mind, symbol)
    if FOOD[card] and mind.hungry > 0:
        worth += MORALE * FOOD[card] / max(2, mind.need)
    if HEALS[card]:
        worth += 0.7 * max((mind.healing(s) for s in mind.w.groups[mind.player]), default=0.0)
    return worth


def give(mind: Mind, it: GiveToCrisis) -> float:
    """Give to the crisis what it asks for, if it can be prevented; two more lift the spirits."""
    if SYMBOL[it.card] not in mind.symbols:
        return NEVER
    if mind.missing > 0:
        gain = giving(mind)
        return gain + 3.0 - 0.3 * _alternative(mind, it.card) if gain > 0.5 else -3.0 + min(0.0, gain)
    return _lift(mind, it.card)


def _lift(mind: Mind, card: int) -> float:
    """Two cards more than needed are worth a point of morale."""
    lacking = mind.missing + 2
    if lacking <= 0 or mind.w.morale >= mind.w.rules.morale_cap:
        return -6.0
    spare = sorted(_alternative(mind, each) for each in mind.matching)[:lacking]
    if len(spare) < lacking:
        return -6.0
    trust = 1.0 if mind.w.coop or lacking < 2 else 0.8
    return trust * mind.morale - sum(spare) - 1.0


def give_equipment(mind: Mind, it: GiveEquipment) -> float:
    """What somebody carries can save the day, if nothing else does."""
    if SYMBOL[it.card] not in mind.symbols or mind.missing <= len(mind.matching):
        return NEVER
    if mind.hope(len(mind.matching)) > 0.7 or mind.hope(len(mind.matching) + 1) < 0.8:
        return -8.0
    return failure(mind) - 8.0 - 1.5 * mind.rounds


def store(mind: Mind, it: Store) -> float:
    """Put on the main objective what it still lacks."""
    symbol = SYMBOL[it.card]
    if mind.aim.store.get(symbol, 0) <= 0 or (mind.aim.fresh and PACK.items[it.card].starter):
        return NEVER
    if FOOD[it.card] and mind.hungry > 0 and sum(FOOD[card] for card in mind.hand) <= mind.hungry:
        return storing(mind, symbol) - MORALE * 0.9
    if sum(mind.aim.store.values()) == 1 and mind.rounds >= 3 and mind.w.morale >= 5 and not mind.ready:
        return -2.0
    return storing(mind, symbol) + 4.0 - 0.5 * FOOD[it.card]


def eat(mind: Mind, card: int) -> float:
    """Feed the colony, if it is hungry and there will be enough; food has other uses, too."""
    if mind.hungry <= 0:
        return -4.0
    if mind.aim.food and mind.rounds <= 2:
        return 12.0
    gain = _worth_of_a_meal(mind)
    if "food" in mind.symbols and mind.missing > 0 and giving(mind) > gain and len(mind.matching) <= mind.missing:
        return -2.0
    if mind.aim.store.get("food") and not (mind.aim.fresh and PACK.items[card].starter):
        held = max(1, min(mind.held("food"), mind.hungry))
        gain -= 0.7 * storing(mind, "food") * held
    too_much = 0.8 * max(0, FOOD[card] - mind.hungry)
    return gain + 3.0 - too_much if gain > 1.5 else -2.0


@once
def _worth_of_a_meal(mind: Mind) -> float:
    """What it is worth to give all the food in the hand: nobody eats unless there is enough for all."""
    own, others = sum(FOOD[each] for each in mind.hand), 1.3 * mind.supply("food")
    enough, without = at_least(mind.hungry - own, others), at_least(mind.hungry, others)
    stakes = mind.morale * (1 + mind.w.starvation if mind.w.rules.edition == "published" else 1)
    if mind.w.starvation >= mind.aim.famine:
        stakes += 30.0
    return stakes * (enough - 0.8 * without)
