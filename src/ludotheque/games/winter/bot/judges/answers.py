"""What an answer is worth, for all questions outside the player's own turn."""

from collections.abc import Callable
from typing import Any

from ...actions.attack import Strike, Striking, UseGift
from ...actions.dice import ATTACK, SEARCH
from ...actions.search import BeginSearch, Finding, Keep, KeepNoMore, LookOn, PutUnder
from ...actions.sharing import Accept, Decline, Give, Refuse, Requested
from ...cards.decisions import Offering, Pay, PayNot, TakeWay, Vote
from ...cards.decks import PutOnTop, TakeNothing, TakeOut
from ...cards.dice import ChangeDie, LoseDie, RerollDie, ShiftDie
from ...cards.interpreter import Enough, Picking, PickPlace, PickPlayer, PickSurvivor
from ...cards.modifiers import ability_of, gifts, offers
from ...cards.open_cards import ShuffleBack, TakeTurned
from ...cards.selectors import SYMBOL, Scene
from ...cards.zones import MoveCard
from ...chapters.costs import PayCard
from ...chapters.crossroads import LetPass, Reacting, UseReaction
from ...chapters.exile import GoOut, SwapOut
from ...chapters.exposure import Cure, GiveUp, HealWound, LetDie, Risk
from ...chapters.kills import Slay
from ...chapters.newcomers import Arrive, NameLeader
from ...chapters.round import BuyingDie
from ...chapters.setup import KeepGroup
from ...chapters.zombies import BarricadeAt, LeaveThem, Lure, TakeAway
from ...pack import COLONY, PACK
from ...table import CRISES, ENTRANCES_OF, SURVIVORS
from ...vocabulary import effects as e
from ...vocabulary.modifiers import AttackKills, NoExposure
from ...vocabulary.modifiers import Search as SearchGift
from ..mind import TRAITOR, Mind
from ..values.cards import FOOD, HEALS, carries, found_at, more_at, use_of, worth_of_card
from ..values.tokens import kills
from ..values.words import price, worth, worth_of_way
from .actions import harm, leaving
from .contributions import kept
from .treason import suspicion


def look_on(mind: Mind, it: LookOn) -> float:
    """Noise is half a zombie; a better card may be worth it."""
    question = mind.question
    assert isinstance(question, Finding)
    best = max((worth_of_card(mind, card) for card in mind.w.looked[1]), default=0.0)
    place = question.place
    door = ENTRANCES_OF[place][0]
    sure, maybe = mind.arrivals[door]
    tight = mind.capacity(door) - sure - maybe - 1
    noise = 0.5 * (0.9 * mind.loss_at(place) if tight < 0 else 2.2)
    return best + (2.5 if it.gift else 1.0) * more_at(mind, place, best) - noise - 0.3


def use_gift(mind: Mind, it: UseGift) -> float:
    """Whatever helps in a search or an attack is used, if there is something to gain."""
    question = mind.question
    if isinstance(question, Striking):
        return _in_attack(mind, question, it)
    gains = [gift for source, gift in offers(mind.w, _survivor(question), SearchGift) if source == it.source]
    return 1.0 + sum(gift.look + 3 * gift.keep for gift in gains)


def _survivor(question: Any) -> int:
    s: int = question.survivor
    return s


def _in_attack(mind: Mind, question: Striking, it: UseGift) -> float:
    w, s = mind.w, question.survivor
    found = (*gifts(w, s, AttackKills), *offers(w, s, AttackKills), *offers(w, s, NoExposure))
    for source, gift in found:
        if source != it.source:
            continue
        if not isinstance(gift, AttackKills):
            return mind.exposure(s)
        more = min(gift.n, w.zombies_at(w.at[s])) - 1
        gain = kills(mind, w.at[s], more + 1) - mind.relief(question.entrance) + more * mind.hunting
        risk = more * mind.exposure(s) if gift.exposure == "each" and question.exposure != "none" else 0.0
        saved = mind.exposure(s) if gift.exposure == "none" and question.exposure != "none" else 0.0
        cost = 0.0 if gift.pay is None else 2.0 + min(_spare(mind, gift.pay), 20.0)
        extra = 2.0 if source.kind != "lasting" and ability_of(w, source).die else 0.0
        return gain + saved - risk - cost - extra - gift.noise
    return -1.0


def _spare(mind: Mind, symbol: str) -> float:
    return min((kept(mind, card) for card in mind.hand if SYMBOL[card] == symbol), default=20.0)


def give(mind: Mind, it: Give) -> float:
    """Help where it is needed, with what can be spared."""
    w, card, question = mind.w, it.card, mind.question
    assert isinstance(question, Requested)
    if w.exiled[question.asker] or w.exiled[mind.player] or mind.beliefs[question.asker] >= TRAITOR:
        return -5.0
    if FOOD[card]:
        return 8.0 - 0.5 * kept(mind, card) if mind.hungry > 0 else -5.0
    if HEALS[card]:
        hurt = max((mind.healing(s) for s in w.groups[question.asker]), default=0.0)
        return hurt - 2.0 - kept(mind, card)
    if mind.aim.carry == question.symbol:
        need = not carries(mind, question.asker, question.symbol)
        own = carries(mind, mind.player, question.symbol) or mind.hand.count(card) > 1
        return 8.0 if need and own else -5.0
    return -5.0


def pay(mind: Mind, it: Pay) -> float:
    """Pay if it is worth it."""
    question = mind.question
    if isinstance(question, BuyingDie):
        return 1.0 if mind.w.food > mind.need + 1 else -1.0
    assert isinstance(question, Offering)
    offer, scene = question.offer, question.scene
    gain = worth(mind, offer.then, scene) - worth(mind, offer.else_, scene)
    return gain / max(1, question.left) - price(mind, question._price())


def pick_survivor(mind: Mind, it: PickSurvivor) -> float:
    """Good things go to whoever gains most, bad ones to whoever loses least."""
    question, s = mind.question, it.survivor
    assert isinstance(question, Picking)
    effect: Any = question.effect
    if isinstance(effect, e.Heal):
        return mind.healing(s)
    if isinstance(effect, e.Wound):
        return -mind.wound(s, effect.frostbite)
    if isinstance(effect, e.Exposure):
        return -mind.exposure(s)
    if isinstance(effect, e.Kill | e.Remove | e.GiveSurvivor):
        return -mind.life(s) - (2.0 if mind.w.owner[s] == mind.player else 0.0)
    return -0.2 * mind.w.wounds[s] + (0.5 if mind.w.owner[s] == mind.player else 0.0)


def pick_place(mind: Mind, it: PickPlace) -> float:
    """Choose the place where a card does most good."""
    question, place = mind.question, it.place
    assert isinstance(question, Picking)
    effect: Any = question.effect
    if isinstance(effect, e.KillZombies):
        return kills(mind, place, effect.n if isinstance(effect.n, int) else 1)
    if isinstance(effect, e.RemoveZombies):
        return kills(mind, place, 9)
    if isinstance(effect, e.Barricade):
        return max((mind.relief(door) + mind.building(door) for door in ENTRANCES_OF[place]), default=0.0)
    if isinstance(effect, e.Attract):
        sign = 1.0 if question.field == "from_" else -1.0
        return sign * max(mind.relief(door) + leaving(mind, door) for door in ENTRANCES_OF[place])
    if isinstance(effect, e.Zombies | e.Noise):
        return -mind.loss_at(place)
    if place == COLONY:
        return 0.0
    return found_at(mind, place) - 0.5 * max(0, 3 - mind.capacity(ENTRANCES_OF[place][0]))


def pick_player(mind: Mind, it: PickPlayer) -> float:
    """Bad things go to whoever holds most cards, or is most suspect."""
    return 0.3 * len(mind.w.hands[it.other]) + 5.0 * suspicion(mind, it.other)


def change_die(mind: Mind, it: ChangeDie) -> float:
    return use_of(mind, it.to) - use_of(mind, it.die) + 0.05 * it.to


def reroll(mind: Mind, it: RerollDie) -> float:
    mean = sum(use_of(mind, face) for face in range(1, 7)) / 6
    return mean - use_of(mind, it.die) - 0.01 * it.die


def keep_group(mind: Mind, it: KeepGroup) -> float:
    """Somebody who finds things, somebody who fights, and what they can do besides."""
    people = it.survivors
    find = min(SEARCH[s] for s in people)
    fight = min(ATTACK[s] for s in people)
    knacks = sum(talent(s) for s in people)
    rest = sum(SEARCH[s] + ATTACK[s] for s in people)
    return -2.5 * find - 1.2 * fight - 0.2 * rest + knacks + 0.01 * it.survivors[0]


def talent(s: int) -> float:
    """What a survivor's ability is worth."""
    ability = PACK.survivors[s].ability
    worths = {e.Food: 4.0, e.KillZombies: 2.5, e.Heal: 2.0, e.Dice: 1.0, e.Remove: 0.5, e.RevealTop: 1.0}
    total = sum(worths.get(type(effect), 0.3) for effect in ability.do)
    for gift in ability.gives:
        total += 2.5 if isinstance(gift, NoExposure) else 1.0 + (1.0 if getattr(gift, "keep", 0) else 0.0)
    return total


def put_on_top(mind: Mind, it: PutOnTop) -> float:
    """The last one put on top comes first: of crises, the one for which there are cards."""
    if it.deck == CRISES:
        symbols = PACK.crises[it.card].symbols
        return -float(sum(SYMBOL[card] in symbols for card in mind.hand))
    return 0.0 if it.deck >= SURVIVORS else -worth_of_card(mind, it.card)


def move_card(mind: Mind, it: MoveCard) -> float:
    """What goes is what is worth least; what comes is what is worth most."""
    value = worth_of_card(mind, it.card)
    return value if it.source in ("waste", "removed") else -value


def arrive(mind: Mind, place: int) -> float:
    door = ENTRANCES_OF[place][0]
    return 0.3 * found_at(mind, place) + min(3, mind.capacity(door)) * 1.5


def use_reaction(mind: Mind, it: UseReaction) -> float:
    question = mind.question
    assert isinstance(question, Reacting)
    ability = PACK.survivors[it.survivor].ability
    leaves = any(isinstance(effect, e.Remove) for effect in ability.do)
    gain = worth(mind, ability.do, question.scene)
    if leaves and len(mind.w.groups[mind.player]) <= 2 and mind.rounds > 1:
        return gain - 6.0
    return gain


def _way(mind: Mind, it: TakeWay | Vote) -> float:
    scene: Scene = mind.question.scene  # type: ignore[union-attr]
    return worth_of_way(mind, it.way, scene)


ANSWERS: dict[type, Callable[[Mind, Any], float]] = {
    Strike: lambda mind, it: 0.0,
    UseGift: use_gift,
    BeginSearch: lambda mind, it: 0.0,
    LookOn: look_on,
    Keep: lambda mind, it: worth_of_card(mind, it.card),
    KeepNoMore: lambda mind, it: -1.0,
    PutUnder: lambda mind, it: 0.0,
    BarricadeAt: lambda mind, it: mind.relief(it.entrance) + mind.building(it.entrance) - 0.1 * it.entrance,
    TakeAway: lambda mind, it: mind.relief(it.entrance) + mind.clearing(it.entrance),
    Slay: lambda mind, it: mind.relief(it.entrance) + mind.clearing(it.entrance) + 0.1 * mind.w.zombies[it.entrance],
    Lure: lambda mind, it: mind.relief(it.source) + leaving(mind, it.source) - harm(mind, it.target),
    LeaveThem: lambda mind, it: 0.0,
    Give: give,
    Refuse: lambda mind, it: 0.0,
    Accept: lambda mind, it: 5.0,
    Decline: lambda mind, it: 0.0,
    Pay: pay,
    PayNot: lambda mind, it: 0.0,
    PayCard: lambda mind, it: -worth_of_card(mind, it.card),
    TakeWay: _way,
    Vote: _way,
    PickSurvivor: pick_survivor,
    PickPlace: pick_place,
    PickPlayer: pick_player,
    Enough: lambda mind, it: 0.0,
    ChangeDie: change_die,
    LoseDie: lambda mind, it: -use_of(mind, it.die),
    RerollDie: reroll,
    ShiftDie: lambda mind, it: use_of(mind, it.own + 1) - use_of(mind, it.own) - 1.0,
    HealWound: lambda mind, it: 5.0 if it.frostbite else 0.0,
    Cure: lambda mind, it: 15.0,
    LetDie: lambda mind, it: 0.0,
    Risk: lambda mind, it: 5.0,
    GiveUp: lambda mind, it: 0.0,
    KeepGroup: keep_group,
    NameLeader: lambda mind, it: -float(mind.w.wounds[it.survivor]),
    Arrive: lambda mind, it: arrive(mind, it.place),
    GoOut: lambda mind, it: arrive(mind, it.place),
    SwapOut: lambda mind, it: 0.0,
    TakeOut: lambda mind, it: worth_of_card(mind, it.card),
    TakeNothing: lambda mind, it: 0.0,
    TakeTurned: lambda mind, it: worth_of_card(mind, it.card),
    ShuffleBack: lambda mind, it: 0.0,
    PutOnTop: put_on_top,
    MoveCard: move_card,
    UseReaction: use_reaction,
    LetPass: lambda mind, it: 0.0,
}
"""What each kind of answer is worth; what is not here is worth nothing in particular."""
