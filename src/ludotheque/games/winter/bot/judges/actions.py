"""What an action is worth, in the player's own turn."""

from collections.abc import Callable
from typing import Any

from ...actions.abilities import UseAbility, ability_scene
from ...actions.attack import Attack, AttackPaid
from ...actions.attack_people import AttackSurvivor
from ...actions.cards import DO, EatCard, Equip, GiveEquipment, GiveToCrisis, PlayCard, SpendFood, Store, played_scene
from ...actions.dice import ATTACK, FREE, SEARCH
from ...actions.move import Move
from ...actions.search import Search
from ...actions.sharing import HandOff, Request
from ...actions.work import Attract, Barricade, CleanWaste
from ...cards.modifiers import ability_of, gifts, offers
from ...cards.selectors import SYMBOL
from ...chapters.turn import EndTurn
from ...pack import COLONY
from ...table import ENTRANCES_OF, PLACE_OF
from ...vocabulary.modifiers import AttackKills, NoExposure
from ..mind import TRAITOR, Mind
from ..mind.memory import once
from ..values.cards import EQUIPMENT, FOOD, HEALS, PLAN_FOR, carries, found_at, use_of, worth_of_card
from ..values.tokens import barricades
from ..values.words import worth
from .contributions import NEVER, eat, give, give_equipment, giving, kept, store
from .moves import move, plan

CHEAP = 0.25
"""The cost of each point on a die, so that the lowest die that will do is used."""


def attack(mind: Mind, it: Attack) -> float:
    """Kill where they would break through, or for the objective, and not with the half-dead."""
    s, door = it.survivor, it.entrance
    gain = mind.relief(door) + mind.clearing(door) + mind.hunting
    return gain - _risk_of_attack(mind, s) - 1.0 - CHEAP * it.die


@once
def _risk_of_attack(mind: Mind, s: int) -> float:
    w = mind.w
    for _, gift in (*offers(w, s, NoExposure), *offers(w, s, AttackKills)):
        if (isinstance(gift, NoExposure) and gift.on == "attack") or getattr(gift, "exposure", "") == "none":
            return 0.0
    return 0.0 if _always_sheltered(mind, s) else mind.exposure(s)


def _always_sheltered(mind: Mind, s: int) -> bool:
    return any(gift.on == "attack" and gift.at is None for _, gift in gifts(mind.w, s, NoExposure))


def search(mind: Mind, it: Search) -> float:
    """Find what is needed."""
    return found_at(mind, mind.w.at[it.survivor]) - CHEAP * it.die - 0.1 * SEARCH[it.survivor]


def barricade(mind: Mind, it: Barricade) -> float:
    """Make room where the next ones would find none."""
    n = 1 if it.gift is None else 2
    cost = 0.0 if it.die == FREE else 0.8 + CHEAP * it.die
    return barricades(mind, mind.w.at[it.survivor], n) - cost - (0.1 if it.gift else 0.0)


def clean(mind: Mind, it: CleanWaste) -> float:
    """Ten cards cost morale every round, so some of them must go before there are ten."""
    waste, n = len(mind.w.waste), 3 if it.gift is None else 5
    gain = 0.0
    if waste >= 10:
        times = -(-(waste % 10 + 1) // n)
        gain = mind.morale * min(2.0, mind.rounds) / times if times <= 3 else 3.0
    elif waste >= 7 and (mind.rounds > 1 or mind.later):
        gain = waste - 4.0
    if waste > mind.aim.waste - 2:
        gain += 6.0
    if waste > mind.wish.waste and mind.rounds <= 2:
        gain += 4.0
    return gain - 0.8 - CHEAP * it.die + 0.1 * n if gain else -3.0


def attract(mind: Mind, it: Attract) -> float:
    """Draw two over from where there are too many to where there is room."""
    target = mind.w.at[it.survivor]
    gain = best_lures(mind, it.source, target, 2)
    return gain - 1.0 - CHEAP * it.die


@once
def best_lures(mind: Mind, source: int, target: int, n: int) -> float:
    """What it is worth to draw this many over."""
    w = mind.w
    away = [
        mind.relief(door, k) + leaving(mind, door, k) for door in ENTRANCES_OF[source] for k in range(w.zombies[door])
    ]
    here = [harm(mind, door, k) for door in ENTRANCES_OF[target] for k in range(_space(mind, door))]
    pairs = zip(sorted(away, reverse=True)[:n], sorted(here), strict=False)
    return sum(max(0.0, gain - loss) for gain, loss in pairs)


def _space(mind: Mind, door: int) -> int:
    return max(0, mind.capacity(door) - 2 * mind.w.barricades[door])


def leaving(mind: Mind, door: int, gone: int = 0) -> float:
    """The worth, for the objective, of a zombie that leaves an entrance."""
    limit = mind.aim.clear.get(door)
    if limit is None:
        return 0.0
    return 0.8 * mind.sweeping if mind.w.zombies[door] - gone + mind.arrivals[door][0] > limit else 0.0


@once
def harm(mind: Mind, door: int, more: int = 0) -> float:
    """The cost of one more zombie at an entrance."""
    aim, home = mind.aim, PLACE_OF[door] == COLONY
    cost = mind.relief(door, -1 - more) + 0.4
    if mind.w.zombies[door] + more + mind.arrivals[door][0] >= aim.clear.get(door, 99):
        cost += mind.sweeping
    if home and mind.w.zombies_at(COLONY) + -(-mind.mouths // 2) + more >= aim.home:
        cost += 8.0
    return cost + (7.0 if home and aim.wall else 0.0)


def use_ability(mind: Mind, it: UseAbility) -> float:
    """Whatever it does, less the die."""
    ability = ability_of(mind.w, it.source)
    gain = worth(mind, ability.do, ability_scene(mind.w, it.survivor, it.source))
    return gain - (0.8 + CHEAP * it.die if it.die else 0.1)


def play(mind: Mind, it: PlayCard) -> float:
    """Play a card for its effect, if that is worth more than keeping it."""
    card, symbol = it.card, SYMBOL[it.card]
    if FOOD[card]:
        return eat(mind, card)
    if symbol == "survivor":
        return worth_of_card(mind, card)
    if HEALS[card]:
        best = max((mind.healing(s) for s in _within_reach(mind)), default=0.0)
        return best - kept(mind, card)
    if symbol == "fuel":
        return _drive(mind) - kept(mind, card) - 1.0
    gain = worth(mind, DO[card], played_scene(mind.player, card))
    return gain - kept(mind, card) - 1.0


@once
def _within_reach(mind: Mind) -> list[int]:
    w = mind.w
    places = {w.at[s] for s in w.groups[mind.player]}
    return [s for place in places for s in mind.there[place]]


@once
def _drive(mind: Mind) -> float:
    """What a move without exposure saves, if somebody is about to move."""
    if any(each.symbol == "fuel" for each in mind.w.lasting):
        return -9.0
    best = plan(mind)
    return best[1] if best is not None else -9.0


def equip(mind: Mind, it: Equip) -> float:
    """Weapons for those who fight, plans for those who search, and everything is better worn than kept."""
    s, card, symbol = it.survivor, it.card, SYMBOL[it.card]
    gain = 6.0 - 1.0 * len(mind.w.equipped[s])
    if PLAN_FOR[card] >= 0:
        gain += 3.0 if mind.w.at[s] == PLAN_FOR[card] else 0.0
    elif symbol == "weapon":
        gain -= 0.5 * ATTACK[s]
    if mind.wish.hand.get(symbol, 0) and not carries_goal(mind, symbol):
        gain -= 9.0
    if symbol in mind.symbols and mind.missing > 0 and giving(mind) > 0:
        gain -= 8.0
    if mind.aim.store.get(symbol, 0):
        gain -= 14.0
    return gain


def carries_goal(mind: Mind, symbol: str) -> bool:
    """True if the main objective wants the card worn, and none of the player's survivors wears one."""
    return mind.aim.carry == symbol and not carries(mind, mind.player, symbol)


def request(mind: Mind, it: Request) -> float:
    """Ask for what is lacking: food when all others have had their turn, medicine for the freezing, ..."""
    w, symbol = mind.w, it.symbol
    if symbol not in ("food", "medicine", mind.aim.carry):
        return NEVER
    if w.exiled[it.other] or w.exiled[mind.player] or not w.hands[it.other] or mind.beliefs[it.other] >= TRAITOR:
        return NEVER
    held = sum(SYMBOL[card] == symbol for card in mind.hand)
    likely = min(1.0, 0.25 * len(w.hands[it.other]))
    if symbol == "food" and mind.hungry > 0 and not mind.later:
        own = sum(FOOD[card] for card in mind.hand)
        return 5.0 * likely if own < mind.hungry <= own + 3 else -5.0
    if symbol == "medicine" and not held and "medicine" not in mind.symbols and mind.aim.tribute != symbol:
        hurt = max((mind.healing(s) for s in w.groups[mind.player]), default=0.0)
        return likely * (hurt - 6.0) if hurt > 8.0 else -5.0
    spare = carries(mind, it.other, symbol) and len(w.hands[it.other]) > 2
    if (
        spare
        and carries_goal(mind, symbol)
        and not any(SYMBOL[card] == symbol and EQUIPMENT[card] for card in mind.hand)
    ):
        return 4.0 * likely
    return NEVER


def spend_food(mind: Mind, it: SpendFood) -> float:
    """Only what nobody will eat is spent on dice."""
    if mind.w.food <= mind.need * mind.rounds + mind.aim.food:
        return -6.0
    return use_of(mind, it.die + 1) - use_of(mind, it.die) - 3.0


def hand_off(mind: Mind, it: HandOff) -> float:
    """Only where the objective wants it worn by another player's survivor."""
    w, symbol = mind.w, SYMBOL[it.card]
    owner = w.owner[it.to]
    if mind.aim.carry != symbol or owner == mind.player or w.exiled[owner] or carries(mind, owner, symbol):
        return NEVER
    if mind.beliefs[owner] >= TRAITOR:
        return NEVER
    own = sum(SYMBOL[card] == symbol for s in w.groups[mind.player] for card in w.equipped[s])
    return 12.0 if own > 1 else NEVER


ACTIONS: dict[type, Callable[[Mind, Any], float]] = {
    EndTurn: lambda mind, it: 0.0,
    Attack: attack,
    AttackPaid: lambda mind, it: mind.relief(it.entrance) + 4.0,
    AttackSurvivor: lambda mind, it: NEVER,
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
    EatCard: lambda mind, it: use_of(mind, it.die + 1) - use_of(mind, it.die) - 6.0,
    Request: request,
    HandOff: hand_off,
}
"""What each kind of action is worth."""
