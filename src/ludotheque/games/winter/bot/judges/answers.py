"""What an answer is worth, for all questions outside the player's own turn."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from ...actions.action import ATTACK, SEARCH
from ...actions.attack import Strike, Striking, UseGift
from ...actions.search import BeginSearch, Finding, Keep, KeepNoMore, LookOn, PutUnder
from ...actions.sharing import Accept, Decline, Give, Refuse, Requested
from ...cards.composing import Agree, Disagree, GiveDie
from ...cards.decisions import Offering, Pay, PayNot, TakeWay, Vote
from ...cards.decks import PutOnTop, TakeNothing, TakeOut
from ...cards.dice import ChangeDie, KeepDie, LoseDie, RerollDie, WagerDie
from ...cards.interpreter import Enough, Picking, PickPlace, PickPlayer, PickSurvivor
from ...cards.modifiers import ability_of, gifts, offers
from ...cards.open_cards import NameSymbol, ShuffleBack, TakeTurned
from ...cards.selectors import SYMBOL, Scene
from ...cards.zones import MoveCard
from ...chapters.costs import PayCard
from ...chapters.crossroads.answers import LetPass, Reacting, UseReaction
from ...chapters.crossroads.meant import Meant
from ...chapters.exile import GoOut, SwapOut
from ...chapters.exposure import Cure, GiveUp, HealWound, LetDie, Risk
from ...chapters.kills import Slay, Topple
from ...chapters.newcomers import Arrive, NameLeader
from ...chapters.round import BuyingDie
from ...chapters.setup import KeepGroup
from ...chapters.simultaneous import InThisOrder
from ...chapters.zombies import BarricadeAt, LeaveThem, Lure, TakeAway
from ...pack import COLONY, PACK
from ...table import CRISES, ENTRANCES_OF, SURVIVORS
from ...vocabulary import effects as e
from ...vocabulary.modifiers import AttackKills, BittenFirst, NoExposure, Presence
from ...vocabulary.modifiers import Search as SearchGift
from ...vocabulary.selectors import Cost
from ...vocabulary.words import words_in
from ..insight import TRAITOR, Insight
from ..values.cards import FOOD, HEALS, carries, found_at, more_at, use_of, worth_of_card
from ..values.lures import harm, leaving, snares
from ..values.tokens import kills, toppled
from ..values.words import price, worth, worth_of_way
from .company import agree, chance_of, joins, lent, may_still_act
from .contributions import kept
from .treason import suspicion


def look_on(insight: Insight, it: LookOn) -> float:
    """Noise is half a zombie; a better card may be worth it."""
    question = insight.question
    assert isinstance(question, Finding)
    best = max((worth_of_card(insight, card) for card in insight.w.looked[1]), default=0.0)
    place = question.place
    door = ENTRANCES_OF[place][0]
    sure, maybe = insight.arrivals[door]
    tight = insight.capacity(door) - sure - maybe - 1
    noise = 0.5 * (0.9 * insight.loss_at(place) if tight < 0 else 2.2)
    return best + (2.5 if it.gift else 1.0) * more_at(insight, place, best) - noise - 0.3


def use_gift(insight: Insight, it: UseGift) -> float:
    """Whatever helps in a search or an attack is used, if there is something to gain."""
    question = insight.question
    if isinstance(question, Striking):
        return _in_attack(insight, question, it)
    gains = [gift for source, gift in offers(insight.w, _survivor(question), SearchGift) if source == it.source]
    return 1.0 + sum(gift.look + 3 * gift.keep for gift in gains)


def _survivor(question: Any) -> int:
    s: int = question.survivor
    return s


def _in_attack(insight: Insight, question: Striking, it: UseGift) -> float:
    w, s = insight.w, question.survivor
    found = (*gifts(w, s, AttackKills), *offers(w, s, AttackKills), *offers(w, s, NoExposure))
    for source, gift in found:
        if source != it.source:
            continue
        if not isinstance(gift, AttackKills):
            return insight.exposure(s)
        more = min(gift.n, w.zombies_at(w.at[s])) - 1
        gain = kills(insight, w.at[s], more + 1) - insight.relief(question.entrance) + more * insight.hunting
        risk = more * insight.exposure(s) if gift.exposure == "each" and question.exposure != "none" else 0.0
        saved = insight.exposure(s) if gift.exposure == "none" and question.exposure != "none" else 0.0
        cost = 0.0 if gift.pay is None else 2.0 + min(_spare(insight, gift.pay), 20.0)
        extra = 2.0 if source.kind != "lasting" and ability_of(w, source).die else 0.0
        return gain + saved - risk - cost - extra - gift.noise
    return -1.0


def _spare(insight: Insight, symbol: str) -> float:
    return min((kept(insight, card) for card in insight.hand if SYMBOL[card] == symbol), default=20.0)


def give(insight: Insight, it: Give) -> float:
    """Help where it is needed, with what can be spared."""
    w, card, question = insight.w, it.card, insight.question
    assert isinstance(question, Requested)
    if w.exiled[question.asker] or w.exiled[insight.player] or insight.beliefs[question.asker] >= TRAITOR:
        return -5.0
    if FOOD[card]:
        return 8.0 - 0.5 * kept(insight, card) if insight.hungry > 0 else -5.0
    if HEALS[card]:
        hurt = max((insight.healing(s) for s in w.groups[question.asker]), default=0.0)
        return hurt - 2.0 - kept(insight, card)
    if insight.aim.carry == question.symbol:
        need = not carries(insight, question.asker, question.symbol)
        own = carries(insight, insight.player, question.symbol) or insight.hand.count(card) > 1
        return 8.0 if need and own else -5.0
    return -5.0


def pay(insight: Insight, it: Pay) -> float:
    """Pay if it is worth it."""
    question = insight.question
    if isinstance(question, BuyingDie):
        return 1.0 if insight.w.food > insight.need + 1 else -1.0
    assert isinstance(question, Offering)
    offer, scene = question.offer, question.scene
    gain = worth(insight, offer.then, scene) - worth(insight, offer.else_, scene)
    return gain / max(1, question.left) - real_price(insight, question._price())


def real_price(insight: Insight, cost: Cost) -> float:
    """What it costs the player to pay this: the least useful cards and dice that will do."""
    symbol, dice = (
        cost.symbol,
        sorted(use_of(insight, die) for die in insight.w.dice[insight.player] if die >= cost.showing),
    )
    cards = sorted(worth_of_card(insight, card) for card in insight.hand if symbol in (None, SYMBOL[card]))
    rest = price(insight, replace(cost, dice=0, cards=0))
    return rest + sum(cards[: cost.cards]) + sum(dice[: cost.dice])


def pick_survivor(insight: Insight, it: PickSurvivor) -> float:
    """Good things go to whoever gains most, bad ones to whoever loses least."""
    question, s = insight.question, it.survivor
    assert isinstance(question, Picking)
    effect: Any = question.effect
    if isinstance(effect, e.Heal):
        return insight.healing(s)
    if isinstance(effect, e.Wound):
        return -insight.wound(s, effect.frostbite)
    if isinstance(effect, e.Exposure):
        return -insight.exposure(s)
    if isinstance(effect, e.ShiftWound):
        return insight.healing(s) if question.field == "from_" else -insight.wound(s)
    if isinstance(effect, e.Involve | e.Place):
        return joins(insight, question, s)
    if isinstance(effect, e.Kill | e.Remove | e.GiveSurvivor):
        return -insight.life(s) - (2.0 if insight.w.owner[s] == insight.player else 0.0)
    return -0.2 * insight.w.wounds[s] + (0.5 if insight.w.owner[s] == insight.player else 0.0)


def pick_place(insight: Insight, it: PickPlace) -> float:
    """Choose the place where a card does most good."""
    question, place = insight.question, it.place
    assert isinstance(question, Picking)
    effect: Any = question.effect
    if isinstance(effect, e.KillZombies):
        return kills(insight, place, effect.n if isinstance(effect.n, int) else 1)
    if isinstance(effect, e.RemoveZombies):
        return kills(insight, place, 9)
    if isinstance(effect, e.Barricade):
        return max((insight.relief(door) + insight.building(door) for door in ENTRANCES_OF[place]), default=0.0)
    if isinstance(effect, e.Snare):
        return snares(insight, place, effect.n if isinstance(effect.n, int) else 1)
    if isinstance(effect, e.Attract):
        sign = 1.0 if question.field == "from_" else -1.0
        return sign * max(insight.relief(door) + leaving(insight, door) for door in ENTRANCES_OF[place])
    if isinstance(effect, e.Zombies | e.Noise):
        return -insight.loss_at(place)
    if place == COLONY:
        return 0.0
    return found_at(insight, place) - 0.5 * max(0, 3 - insight.capacity(ENTRANCES_OF[place][0]))


def pick_player(insight: Insight, it: PickPlayer) -> float:
    """Bad things go to whoever holds most cards, or is most suspect; dice to whoever can still use them."""
    question = insight.question
    assert isinstance(question, Picking)
    if isinstance(question.effect, e.LendDie) or getattr(question.effect, "how", "") == "raise":
        return 2.0 * may_still_act(insight, it.other) - 5.0 * suspicion(insight, it.other)
    return 0.3 * len(insight.w.hands[it.other]) + 5.0 * suspicion(insight, it.other)


def change_die(insight: Insight, it: ChangeDie) -> float:
    return use_of(insight, it.to) - use_of(insight, it.die) + 0.05 * it.to


def reroll(insight: Insight, it: RerollDie) -> float:
    mean = sum(use_of(insight, face) for face in range(1, 7)) / 6
    return mean - use_of(insight, it.die) - 0.01 * it.die


def keep_group(insight: Insight, it: KeepGroup) -> float:
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
    total = max((TALENTS.get(type(value), 0.3) for _, _, value in words_in(ability.do)), default=0.0)
    return total + sum(TALENTS.get(type(gift), 1.0) for gift in ability.gives)


TALENTS: dict[type, float] = {
    e.Food: 3.0,
    e.Morale: 3.5,
    e.KillZombies: 2.5,
    e.ZombiesToBarricades: 2.5,
    e.Snare: 2.0,
    e.LookKeep: 2.0,
    e.Barricade: 1.5,
    e.Divine: 1.5,
    e.Dice: 1.5,
    e.Attract: 1.5,
    e.ShiftWound: 1.0,
    e.LendDie: 1.0,
    e.Forecast: 1.0,
    e.Swap: 1.0,
    e.Place: 1.0,
    Presence: 2.0,
    BittenFirst: 1.5,
}
"""What it is worth to have somebody who can do this."""


def put_on_top(insight: Insight, it: PutOnTop) -> float:
    """The last one put on top comes first: of crises, the one for which there are cards."""
    if it.deck == CRISES:
        symbols = PACK.crises[it.card].symbols
        return -float(sum(SYMBOL[card] in symbols for card in insight.hand))
    return 0.0 if it.deck >= SURVIVORS else -worth_of_card(insight, it.card)


def move_card(insight: Insight, it: MoveCard) -> float:
    """What goes is what is worth least; what comes is what is worth most."""
    value = worth_of_card(insight, it.card)
    return value if it.source in ("waste", "removed") else -value


def arrive(insight: Insight, place: int) -> float:
    door = ENTRANCES_OF[place][0]
    return 0.3 * found_at(insight, place) + min(3, insight.capacity(door)) * 1.5


def use_reaction(insight: Insight, it: UseReaction) -> float:
    question = insight.question
    assert isinstance(question, Reacting)
    ability = PACK.survivors[it.survivor].ability
    leaves = any(isinstance(effect, e.Remove) for effect in ability.do)
    gain = worth(insight, ability.do, question.scene)
    if leaves and len(insight.w.groups[insight.player]) <= 2 and insight.rounds > 1:
        return gain - 6.0
    return gain


def _way(insight: Insight, it: TakeWay | Vote) -> float:
    scene: Scene = insight.question.scene  # type: ignore[union-attr]
    return worth_of_way(insight, it.way, scene)


def meant(insight: Insight, it: Meant) -> float:
    """The card is to mean whoever gains most by its best way, or loses least."""
    return max(worth_of_way(insight, way, it.scene) for way in PACK.crossroads[it.card].options)


ANSWERS: dict[type, Callable[[Insight, Any], float]] = {
    Strike: lambda insight, it: 0.0,
    UseGift: use_gift,
    BeginSearch: lambda insight, it: 0.0,
    LookOn: look_on,
    Keep: lambda insight, it: worth_of_card(insight, it.card),
    KeepNoMore: lambda insight, it: -1.0,
    PutUnder: lambda insight, it: 0.0,
    BarricadeAt: lambda insight, it: insight.relief(it.entrance) + insight.building(it.entrance) - 0.1 * it.entrance,
    TakeAway: lambda insight, it: insight.relief(it.entrance) + insight.clearing(it.entrance),
    Slay: lambda insight, it: (
        insight.relief(it.entrance) + insight.clearing(it.entrance) + 0.1 * insight.w.zombies[it.entrance]
    ),
    Topple: lambda insight, it: toppled(insight, it.entrance),
    Lure: lambda insight, it: insight.relief(it.source) + leaving(insight, it.source) - harm(insight, it.target),
    LeaveThem: lambda insight, it: 0.0,
    Give: give,
    Refuse: lambda insight, it: 0.0,
    Accept: lambda insight, it: 5.0,
    Decline: lambda insight, it: 0.0,
    Pay: pay,
    PayNot: lambda insight, it: 0.0,
    PayCard: lambda insight, it: -worth_of_card(insight, it.card),
    TakeWay: _way,
    Vote: _way,
    Meant: meant,
    InThisOrder: lambda mind, it: 1.0,
    PickSurvivor: pick_survivor,
    PickPlace: pick_place,
    PickPlayer: pick_player,
    Enough: lambda insight, it: 0.0,
    ChangeDie: change_die,
    LoseDie: lambda insight, it: -use_of(insight, it.die),
    RerollDie: reroll,
    KeepDie: lambda insight, it: 0.1 * it.to - use_of(insight, it.die),
    WagerDie: lambda insight, it: -use_of(insight, it.die) - 0.01 * it.die,
    GiveDie: lambda insight, it: lent(it.to) - use_of(insight, it.die),
    NameSymbol: lambda insight, it: chance_of(insight, it.deck, it.symbol),
    Agree: agree,
    Disagree: lambda insight, it: 0.0,
    HealWound: lambda insight, it: 5.0 if it.frostbite else 0.0,
    Cure: lambda insight, it: 15.0,
    LetDie: lambda insight, it: 0.0,
    Risk: lambda insight, it: 5.0,
    GiveUp: lambda insight, it: 0.0,
    KeepGroup: keep_group,
    NameLeader: lambda insight, it: -float(insight.w.wounds[it.survivor]),
    Arrive: lambda insight, it: arrive(insight, it.place),
    GoOut: lambda insight, it: arrive(insight, it.place),
    SwapOut: lambda insight, it: 0.0,
    TakeOut: lambda insight, it: worth_of_card(insight, it.card),
    TakeNothing: lambda insight, it: 0.0,
    TakeTurned: lambda insight, it: worth_of_card(insight, it.card),
    ShuffleBack: lambda insight, it: 0.0,
    PutOnTop: put_on_top,
    MoveCard: move_card,
    UseReaction: use_reaction,
    LetPass: lambda insight, it: 0.0,
}
"""What each kind of answer is worth; what is not here is worth nothing in particular."""
