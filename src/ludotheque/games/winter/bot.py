"""What only a player of Winter Colony knows: what is urgent, what is worth a risk, and what to keep quiet about."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ludotheque.core import Chance, Option, Player, Position

from .actions.abilities import UseAbility
from .actions.attack import Attack, AttackSurvivor, Strike, UseGift
from .actions.cards import EatCard, Equip, GiveEquipment, GiveToCrisis, PlayCard, SpendFood, Store
from .actions.dice import SEARCH
from .actions.move import Move
from .actions.search import BeginSearch, Finding, Keep, LookOn
from .actions.search import Search as SearchAction
from .actions.sharing import Accept, Give, HandOff, Request
from .actions.work import Attract, Barricade, CleanWaste
from .colony import food_needed, mouths, threshold
from .deciding import Pay, TakeWay, Vote
from .doing import PickSurvivor
from .exile import Ballot
from .exposure import GiveUp, Risk
from .pack import COLONY, PACK
from .placing import BarricadeAt, Lure
from .reading import SYMBOL
from .table import ENTRANCES_OF, NOISES, PLACE_OF, ROOM_AT, Colony
from .turn import CallVote, EndTurn
from .vocabulary import effects as e
from .vocabulary.conditions import Tokens
from .vocabulary.triggers import ZombieKilled

NOISE = {"easy": 30, "medium": 6, "hard": 3}
"""By level: how far a bot's opinion of an option strays."""
DEATH = 40
"""What a survivor's life is worth, beside a morale of ten."""
RISK_OF_DEATH = (1 / 12, 1 / 12, 1 / 2, 1)
"""How likely one exposure is to kill, by the wounds there are."""


def instinct(view: Position[Colony], player: Player, level: str, chance: Chance) -> Option[Colony] | None:
    """What a bot answers, knowing what its seat sees: the option it thinks best, more or less."""
    legal = view.legal(player)
    if len(legal) == 1:
        answer: Option[Colony] = legal[0]
        return answer
    mind = Mind(view, player)
    best: tuple[float, Option[Colony]] | None = None
    for option in legal:
        stray, chance = chance.below(1000)
        worth = mind.worth(option) + NOISE[level] * (stray / 1000 - 0.5)
        if best is None or worth > best[0]:
            best = worth, option
    return best[1] if best else None


def _goals(condition: Any) -> Iterator[Any]:
    """A condition, and those it is made of."""
    yield condition
    inner = getattr(condition, "of", ())
    for each in inner if isinstance(inner, tuple) else ():
        yield from _goals(each)


def _asks_for(w: Colony, what: str) -> bool:
    """Whether the main objective is about these tokens."""
    return any(isinstance(each, Tokens) and each.what == what for each in _goals(w.side.goal))


class Mind:
    """What a player makes of the table."""

    def __init__(self, view: Position[Colony], player: Player) -> None:
        self.w, self.player, self.question = view.world, player, view.question
        w = self.w
        cards = w.objectives[player] if not w.coop else ()
        self.betrays = any(card >= len(PACK.loyal) for card in cards)
        self.hungry = food_needed(w) - w.food
        given = sum(map(len, w.given))
        self.crisis = PACK.crises[w.crisis].symbols if w.crisis >= 0 else ()
        self.missing = threshold(w) - given if w.crisis >= 0 else 0
        self.stores = w.side.stores
        self.hopeful = self._can_be_prevented()
        self.waves = -(-mouths(w) // 2)
        kills = any(isinstance(each.when, ZombieKilled) for each in w.side.reactions)
        self.hunting = 24.0 if kills else 16.0 if _asks_for(w, "zombie") else 0.0
        self.building = 18.0 if _asks_for(w, "barricade") else 0.0

    def _can_be_prevented(self) -> bool:
        """Whether what the player holds, and what the others after them may give, can still prevent the crisis."""
        w = self.w
        own = sum(SYMBOL[card] in self.crisis for card in w.hands[self.player])
        turn_order = [seat for seat in w.seats if not w.out[seat] and not w.exiled[seat]]
        after = turn_order[turn_order.index(self.player) + 1 :] if self.player in turn_order else []
        return own + 1.2 * len(after) >= self.missing

    def coming(self, door: int) -> int:
        """How many zombies will come to an entrance in the next colony phase, at least."""
        place = PLACE_OF[door]
        if place == COLONY:
            return self.waves // 6 + (door < self.waves % 6)
        return int(any(self.w.at[s] == place for group in self.w.groups for s in group)) + self.w.noise[place] // 2

    def room(self, door: int) -> int:
        """How many zombies an entrance still takes before something gives way."""
        return ROOM_AT[door] - self.w.zombies[door] - self.w.barricades[door]

    def danger(self, door: int) -> float:
        """How urgent it is to kill a zombie here: without room they break through."""
        short = self.coming(door) - self.room(door)
        if short > self.w.barricades[door]:
            return 60.0
        return 14.0 if short >= 0 else 2.0

    def need_of_barricade(self, door: int) -> float:
        """How useful a barricade is here: where the next ones will find no room."""
        left = self.room(door) - self.coming(door)
        return {0: 20.0, 1: 14.0, 2: 8.0}.get(left, 5.0) if self.coming(door) else 2.0

    def worth(self, option: Any) -> float:
        """How good an option looks."""
        judge = JUDGES.get(type(option))
        return 0.0 if judge is None else judge(self, option)

    def risk(self, s: int) -> float:
        """What one exposure costs, on average."""
        w = self.w
        wounds, crowd = min(3, w.wounds[s]), sum(w.at[other] == w.at[s] for group in w.groups for other in group)
        return DEATH * (RISK_OF_DEATH[wounds] + (0.06 if crowd > 1 else 0)) + 4

    def card_worth(self, card: int) -> float:
        """What it is worth to have a card."""
        symbol = SYMBOL[card]
        worth = {"food": 12, "medicine": 10, "fuel": 9, "tool": 9, "weapon": 14, "book": 12, "survivor": 13}[symbol]
        if symbol in self.crisis and self.missing > 0:
            worth += 12
        if symbol in self.stores:
            worth += 15
        larder = self.w.food + sum(SYMBOL[held] == "food" for held in self.w.hands[self.player])
        return worth + (9 if symbol == "food" and larder < 2 * food_needed(self.w) else 0)

    def effects_worth(self, effects: Sequence[Any]) -> float:
        """What effects are worth to the colony."""
        return sum(self._effect_worth(effect) for effect in effects)

    def _effect_worth(self, effect: Any) -> float:
        n = effect.n if isinstance(getattr(effect, "n", 1), int) and hasattr(effect, "n") else 1
        worths: dict[type, float] = {
            e.Morale: 12 * n,
            e.Food: 3 * n,
            e.NoFood: -3 * self.w.food,
            e.Starvation: -10 * n,
            e.Zombies: -2.5 * n,
            e.KillZombies: 4 * n,
            e.RemoveZombies: 4 * abs(n),
            e.Barricade: 3 * n,
            e.Helpless: -4 * n,
            e.LoseHelpless: 2 * n - (12 * n if getattr(effect, "kill", False) else 0),
            e.Wound: -7 * n,
            e.Heal: 6 * n,
            e.Exposure: -8 * n,
            e.Kill: -DEATH,
            e.Remove: -DEATH / 2,
            e.Join: 12,
            e.Draw: 8,
            e.LookKeep: 8,
            e.Choose: 12,
            e.RevealUntil: 12,
            e.Noise: -1.5 * abs(n),
            e.EndGame: -100,
            e.Attach: 4,
            e.ExileVote: -20,
        }
        return worths.get(type(effect), 0.0)


Judge = Callable[[Mind, Any], float]


def _attack(mind: Mind, it: Attack) -> float:
    """Kill where they will break through, and not with the half-dead."""
    return mind.danger(it.entrance) + mind.hunting - mind.risk(it.survivor) * 0.8 - it.die * 0.5


def _search(mind: Mind, it: SearchAction) -> float:
    return 32 - it.die * 0.5


def _barricade(mind: Mind, it: Barricade) -> float:
    doors = [door for door in ENTRANCES_OF[mind.w.at[it.survivor]] if mind.w.has_room(door)]
    return max(mind.need_of_barricade(door) for door in doors) + mind.building - it.die * 1.0


def _barricade_at(mind: Mind, it: BarricadeAt) -> float:
    return mind.need_of_barricade(it.entrance) - it.entrance * 0.2


def _clean(mind: Mind, it: CleanWaste) -> float:
    return (26 if len(mind.w.waste) >= 8 else 1) - it.die * 0.5


def _move(mind: Mind, it: Move) -> float:
    """Go out to search when a die is good for it and the place is calm; come home when it is not."""
    w, s, place = mind.w, it.survivor, it.place
    good_dice = sum(die >= SEARCH[s] for die in w.dice[mind.player])
    sheltered = it.gift is not None or any(each.symbol == "fuel" for each in w.lasting)
    cost = 0.0 if sheltered else mind.risk(s)
    if place == COLONY:
        door = ENTRANCES_OF[w.at[s]][0]
        trapped = mind.danger(door) > 20 and not w.dice[mind.player]
        return (DEATH * 0.8 if trapped else 0) - cost
    if w.at[s] != COLONY or not good_dice or not w.decks[place]:
        return -5 - cost
    calm = 6 + 3 * min(3, mind.room(ENTRANCES_OF[place][0])) + (4 if mind.hungry > -2 else 0)
    calm -= 3 * len(w.standing(place)) if w.rules.edition == "published" else 0
    wanted = sum(mind.card_worth(card) for card in PACK.deck_of(place)[::4]) / 6
    return calm + wanted - cost


def _play(mind: Mind, it: PlayCard) -> float:
    w, symbol = mind.w, SYMBOL[it.card]
    if symbol in mind.stores or (symbol in mind.crisis and mind.missing > 0 and mind.hopeful and mind.hungry <= 1):
        return -8
    if symbol == "food":
        return 30 if mind.hungry > 0 and not mind.betrays else -3
    if symbol == "medicine":
        return 30 if any(w.wounds[s] >= 2 or w.frost[s] for s in w.groups[mind.player]) else -4
    if symbol == "fuel":
        ready = any(w.at[s] == COLONY and s not in w.moved for s in w.groups[mind.player])
        return 6 if ready and w.dice[mind.player] and not any(each.symbol == "fuel" for each in w.lasting) else -5
    return 20 if symbol == "survivor" else 2


def _give_to_crisis(mind: Mind, it: GiveToCrisis) -> float:
    right = SYMBOL[it.card] in mind.crisis
    if mind.betrays:
        return 4 if not right and mind.missing in (1, 2) else -4
    if not right or mind.missing <= 0:
        return -60 if not right else -6
    return 28 if mind.hopeful else -4


def _finding(mind: Mind, it: LookOn) -> float:
    w, question = mind.w, mind.question
    assert isinstance(question, Finding)
    best = max((mind.card_worth(card) for card in w.looked[1]), default=0.0)
    door = ENTRANCES_OF[question.place][0]
    calm = mind.room(door) > 1 and w.noise[question.place] < min(2, NOISES[question.place])
    return 25 - best if calm else -20


def _give(mind: Mind, it: Give) -> float:
    return -5 if mind.betrays else 12 - mind.card_worth(it.card) / 2


def _way(mind: Mind, it: TakeWay | Vote) -> float:
    worth = mind.effects_worth(it.way.do) - (4 if it.way.pay else 0)
    return -worth / 2 if mind.betrays else worth


def _ballot(mind: Mind, it: Ballot) -> float:
    return -30 if it.exile else 0


def _pick_survivor(mind: Mind, it: PickSurvivor) -> float:
    """Good things go to the hurt and to one's own, bad ones to others."""
    w = mind.w
    effect: Any = getattr(mind.question, "effect", None)
    good = mind.effects_worth([effect]) >= 0 if effect is not None else True
    own = w.owner[it.survivor] == mind.player
    return (5 * w.wounds[it.survivor] + (3 if own else 0)) * (1 if good else -1)


JUDGES: dict[type, Judge] = {
    EndTurn: lambda mind, it: 0.0,
    Attack: _attack,
    Strike: lambda mind, it: 0.0,
    UseGift: lambda mind, it: 15.0,
    AttackSurvivor: lambda mind, it: -60.0,
    SearchAction: _search,
    BeginSearch: lambda mind, it: 0.0,
    LookOn: _finding,
    Keep: lambda mind, it: mind.card_worth(it.card),
    Barricade: _barricade,
    BarricadeAt: _barricade_at,
    CleanWaste: _clean,
    Attract: lambda mind, it: -25.0,
    Lure: lambda mind, it: -5.0,
    UseAbility: lambda mind, it: 16.0 - it.die,
    Move: _move,
    PlayCard: _play,
    Equip: lambda mind, it: 18.0 - 3 * len(mind.w.equipped[it.survivor]),
    GiveToCrisis: _give_to_crisis,
    GiveEquipment: lambda mind, it: -40.0,
    Store: lambda mind, it: -10.0 if mind.betrays else 35.0,
    SpendFood: lambda mind, it: -12.0,
    EatCard: lambda mind, it: -12.0,
    Request: lambda mind, it: -25.0,
    Give: _give,
    HandOff: lambda mind, it: -25.0,
    Accept: lambda mind, it: 10.0,
    CallVote: lambda mind, it: -60.0,
    Ballot: _ballot,
    Risk: lambda mind, it: 20.0,
    GiveUp: lambda mind, it: -20.0,
    TakeWay: _way,
    Vote: _way,
    Pay: lambda mind, it: -10.0 if mind.betrays else 10.0,
    PickSurvivor: _pick_survivor,
}
"""What each kind of option is worth; what is not here is worth nothing in particular."""


def evaluate(w: Colony, player: Player) -> float:
    """How good the table looks: morale, lives, food, and how near the dead are."""
    doors = sum(max(0, w.zombies[door] - 1) for door in range(len(w.zombies)))
    lives = sum(3 - w.wounds[s] for group in w.groups for s in group)
    common = 12 * w.morale + lives + 2 * w.food - 2 * doors - len(w.waste) / 4
    return common + len(w.hands[player])
