"""What an action is worth, in the player's own turn."""

from collections.abc import Callable
from typing import Any

from ...actions.abilities import UseAbility, ability_scene
from ...actions.action import ATTACK, FREE, SEARCH
from ...actions.attack import Attack, AttackPaid
from ...actions.attack_people import AttackSurvivor
from ...actions.cards import DO, EatCard, Equip, GiveEquipment, GiveToCrisis, PlayCard, SpendFood, Store, played_scene
from ...actions.move import Move
from ...actions.search import Search
from ...actions.sharing import HandOff, Request
from ...actions.work import Attract, Barricade, CleanWaste
from ...cards.modifiers import ability_of, gifts, offers
from ...cards.selectors import SYMBOL
from ...chapters.turn import EndTurn
from ...vocabulary.modifiers import AttackKills, NoExposure
from ..insight import TRAITOR, Insight
from ..insight.memory import once
from ..values.cards import EQUIPMENT, FOOD, HEALS, PLAN_FOR, carries, found_at, use_of, worth_of_card
from ..values.lures import best_lures
from ..values.tokens import barricades
from ..values.words import price, worth
from .contributions import NEVER, eat, give, give_equipment, giving, kept, store
from .moves import move, plan

CHEAP = 0.25
"""The cost of each point on a die, so that the lowest die that will do is used."""


def attack(insight: Insight, it: Attack) -> float:
    """Kill where they would break through, or for the objective, and not with the half-dead."""
    s, door = it.survivor, it.entrance
    gain = insight.relief(door) + insight.clearing(door) + insight.hunting
    return gain - _risk_of_attack(insight, s) - 1.0 - CHEAP * it.die


@once
def _risk_of_attack(insight: Insight, s: int) -> float:
    w = insight.w
    for _, gift in (*offers(w, s, NoExposure), *offers(w, s, AttackKills)):
        if (isinstance(gift, NoExposure) and gift.on == "attack") or getattr(gift, "exposure", "") == "none":
            return 0.0
    return 0.0 if _always_sheltered(insight, s) else insight.exposure(s)


def _always_sheltered(insight: Insight, s: int) -> bool:
    return any(gift.on == "attack" and gift.at is None for _, gift in gifts(insight.w, s, NoExposure))


def search(insight: Insight, it: Search) -> float:
    """Find what is needed."""
    return found_at(insight, insight.w.at[it.survivor]) - CHEAP * it.die - 0.1 * SEARCH[it.survivor]


def barricade(insight: Insight, it: Barricade) -> float:
    """Make room where the next ones would find none."""
    n = 1 if it.gift is None else 2
    cost = 0.0 if it.die == FREE else 0.8 + CHEAP * it.die
    return barricades(insight, insight.w.at[it.survivor], n) - cost - (0.1 if it.gift else 0.0)


def clean(insight: Insight, it: CleanWaste) -> float:
    """Ten cards cost morale every round, so some of them must go before there are ten."""
    waste, n = len(insight.w.waste), 3 if it.gift is None else 5
    gain = 0.0
    if waste >= 10:
        times = -(-(waste % 10 + 1) // n)
        gain = insight.morale * min(2.0, insight.rounds) / times if times <= 3 else 3.0
    elif waste >= 7 and (insight.rounds > 1 or insight.later):
        gain = waste - 4.0
    if waste > insight.aim.waste - 2:
        gain += 6.0
    if waste > insight.wish.waste and insight.rounds <= 2:
        gain += 4.0
    return gain - 0.8 - CHEAP * it.die + 0.1 * n if gain else -3.0


def attract(insight: Insight, it: Attract) -> float:
    """Draw two over from where there are too many to where there is room."""
    target = insight.w.at[it.survivor]
    gain = best_lures(insight, it.source, target, 2)
    return gain - 1.0 - CHEAP * it.die


def use_ability(insight: Insight, it: UseAbility) -> float:
    """Whatever it does, less the die."""
    ability = ability_of(insight.w, it.source)
    gain = worth(insight, ability.do, ability_scene(insight.w, it.survivor, it.source)) - price(insight, ability.pay)
    return gain - (0.8 + CHEAP * it.die if it.die else 0.1)


def play(insight: Insight, it: PlayCard) -> float:
    """Play a card for its effect, if that is worth more than keeping it."""
    card, symbol = it.card, SYMBOL[it.card]
    if FOOD[card]:
        return eat(insight, card)
    if symbol == "survivor":
        return worth_of_card(insight, card)
    if HEALS[card]:
        best = max((insight.healing(s) for s in _within_reach(insight)), default=0.0)
        return best - kept(insight, card)
    if symbol == "fuel":
        return _drive(insight) - kept(insight, card) - 1.0
    gain = worth(insight, DO[card], played_scene(insight.player, card))
    return gain - kept(insight, card) - 1.0


@once
def _within_reach(insight: Insight) -> list[int]:
    w = insight.w
    places = {w.at[s] for s in w.groups[insight.player]}
    return [s for place in places for s in insight.there[place]]


@once
def _drive(insight: Insight) -> float:
    """What a move without exposure saves, if somebody is about to move."""
    if any(each.symbol == "fuel" for each in insight.w.lasting):
        return -9.0
    best = plan(insight)
    return best[1] if best is not None else -9.0


def equip(insight: Insight, it: Equip) -> float:
    """Weapons for those who fight, plans for those who search, and everything is better worn than kept."""
    s, card, symbol = it.survivor, it.card, SYMBOL[it.card]
    gain = 6.0 - 1.0 * len(insight.w.equipped[s])
    if PLAN_FOR[card] >= 0:
        gain += 3.0 if insight.w.at[s] == PLAN_FOR[card] else 0.0
    elif symbol == "weapon":
        gain -= 0.5 * ATTACK[s]
    if insight.wish.hand.get(symbol, 0) and not carries_goal(insight, symbol):
        gain -= 9.0
    if symbol in insight.symbols and insight.missing > 0 and giving(insight) > 0:
        gain -= 8.0
    if insight.aim.store.get(symbol, 0):
        gain -= 14.0
    return gain


def carries_goal(insight: Insight, symbol: str) -> bool:
    """True if the main objective wants the card worn, and none of the player's survivors wears one."""
    return insight.aim.carry == symbol and not carries(insight, insight.player, symbol)


def request(insight: Insight, it: Request) -> float:
    """Ask for what is lacking: food when all others have had their turn, medicine for the freezing, ..."""
    w, symbol = insight.w, it.symbol
    if symbol not in ("food", "medicine", insight.aim.carry):
        return NEVER
    if w.exiled[it.other] or w.exiled[insight.player] or not w.hands[it.other] or insight.beliefs[it.other] >= TRAITOR:
        return NEVER
    if _was_told_no(insight, it.other, symbol=symbol):
        return NEVER
    held = sum(SYMBOL[card] == symbol for card in insight.hand)
    likely = min(1.0, 0.25 * len(w.hands[it.other]))
    if symbol == "food" and insight.hungry > 0 and not insight.later:
        own = sum(FOOD[card] for card in insight.hand)
        return 5.0 * likely if own < insight.hungry <= own + 3 else -5.0
    if symbol == "medicine" and not held and "medicine" not in insight.symbols and insight.aim.tribute != symbol:
        hurt = max((insight.healing(s) for s in w.groups[insight.player]), default=0.0)
        return likely * (hurt - 6.0) if hurt > 8.0 else -5.0
    spare = carries(insight, it.other, symbol) and len(w.hands[it.other]) > 2
    if (
        spare
        and carries_goal(insight, symbol)
        and not any(SYMBOL[card] == symbol and EQUIPMENT[card] for card in insight.hand)
    ):
        return 4.0 * likely
    return NEVER


PATIENCE = 2
"""After this many times no in a round, a player is left alone."""


def _was_told_no(insight: Insight, other: int, symbol: str = "", card: int = -1) -> bool:
    """True if somebody has said no to this in this round, to whomever, or no to two things already."""
    told = [no for no in insight.w.declined if no.to == other]
    return len(told) >= PATIENCE or any(no.symbol == symbol and no.card == card for no in told)


def spend_food(insight: Insight, it: SpendFood) -> float:
    """Only what nobody will eat is spent on dice."""
    if insight.w.food <= insight.need * insight.rounds + insight.aim.food:
        return -6.0
    return use_of(insight, it.die + 1) - use_of(insight, it.die) - 3.0


def hand_off(insight: Insight, it: HandOff) -> float:
    """Only where the objective wants it worn by another player's survivor."""
    w, symbol = insight.w, SYMBOL[it.card]
    owner = w.owner[it.to]
    if insight.aim.carry != symbol or owner == insight.player or w.exiled[owner] or carries(insight, owner, symbol):
        return NEVER
    if insight.beliefs[owner] >= TRAITOR or _was_told_no(insight, owner, card=it.card):
        return NEVER
    own = sum(SYMBOL[card] == symbol for s in w.groups[insight.player] for card in w.equipped[s])
    return 12.0 if own > 1 else NEVER


ACTIONS: dict[type, Callable[[Insight, Any], float]] = {
    EndTurn: lambda insight, it: 0.0,
    Attack: attack,
    AttackPaid: lambda insight, it: insight.relief(it.entrance) + 4.0,
    AttackSurvivor: lambda insight, it: NEVER,
    Search: search,
    Move: move,
    Barricade: barricade,
    CleanWaste: clean,
    Attract: attract,
    UseAbility: use_ability,
    PlayCard: play,
    Equip: equip,
    GiveToCrisis: give,
    GiveEquipment: give_equipment,
    Store: store,
    SpendFood: spend_food,
    EatCard: lambda insight, it: use_of(insight, it.die + 1) - use_of(insight, it.die) - 6.0,
    Request: request,
    HandOff: hand_off,
}
"""What each kind of action is worth."""
