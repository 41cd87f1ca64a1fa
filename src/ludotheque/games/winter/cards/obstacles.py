"""Which ways of a card are open, and why the others are not: what is missing, or full (rules 6.5, 9.5 and 11.2)."""

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Player, Sentence, Why, because

from ..pack import COLONY, PACK
from ..pack.names import place_name
from ..table import SURVIVORS, Colony
from ..vocabulary import conditions as c
from ..vocabulary import effects as e
from ..vocabulary import selectors as sel
from ..vocabulary.effects import Way
from ..vocabulary.selectors import Cost
from ..vocabulary.words import PACKAGE
from .conditions import holds
from .interpreter import needed_for, possible
from .selectors import Scene, can_pay, number, places, players, survivors

Missing = Callable[[Colony, Any, Scene], Sentence]
"""What is missing for a word, or in its way, as a sentence."""


def obstacle(w: Colony, effects: Sequence[e.Effect], scene: Scene, rule: str) -> Why | None:
    """Why these effects cannot all be done, by this rule or a nearer one; None if they can."""
    for test, word in needed_for(effects):
        if test(w, word, scene):
            continue
        if isinstance(word, e.When):
            return obstacle(w, word.then if holds(w, word.if_, scene) else word.else_, scene, rule)
        if isinstance(word, e.Join | e.Helpless) and w.free(COLONY) <= 0 and not w.exiled[scene.player]:
            return colony_is_full(w)
        missing = MISSING.get(type(word), _nothing_to_do)(w, word, scene)
        return because(missing.id, rule, **missing.args)
    return None


def costs_too_much(cost: sel.Cost, rule: str) -> Why:
    """The refusal of a price that cannot be paid."""
    return because("costs-too-much", rule, cost=cost.said(PACK))


def colony_is_full(w: Colony) -> Why:
    """The refusal of whatever would bring somebody into a full colony (rule 6.5)."""
    return because("colony-full", "6.5", people=w.helpless + len(w.standing(COLONY)))


def _says(id: str, **args: Any) -> Sentence:
    return Sentence(id, args, PACKAGE)


def _nothing_to_do(w: Colony, word: Any, scene: Scene) -> Sentence:
    return _says("nothing-to-do")


def _where(w: Colony, where: Any, scene: Scene) -> Sentence | str:
    found = places(w, where, scene)
    return place_name(found[0]) if len(found) == 1 else "none"


def _no_room(w: Colony, it: e.Place, scene: Scene) -> Sentence:
    if not survivors(w, it.on, scene):
        return _says("nobody-there")
    return _says("no-room", place=_where(w, it.at, scene))


def _no_newcomer(w: Colony, it: e.Join, scene: Scene) -> Sentence:
    return _says("nobody-comes" if it.named is None or w.decks[SURVIVORS] else "nobody-there")


def _no_zombies(w: Colony, it: Any, scene: Scene) -> Sentence:
    return _says("too-few-zombies", place=_where(w, it.at, scene))


def _no_deck(w: Colony, it: Any, scene: Scene) -> Sentence:
    return _says("nothing-left-there")


MISSING: dict[type, Missing] = {
    sel.Chosen: lambda w, it, scene: _says("nobody-hurt" if it.from_.wounded else "nobody-there"),
    sel.ChosenPlayer: lambda w, it, scene: _says("nobody-there"),
    e.Food: lambda w, it, scene: _says("too-little-food", needed=-number(w, it.n, scene), food=w.food),
    e.LoseHelpless: lambda w, it, scene: _says("too-few-helpless", needed=number(w, it.n, scene), helpless=w.helpless),
    e.Join: _no_newcomer,
    e.Place: _no_room,
    e.KillZombies: _no_zombies,
    e.RemoveZombies: _no_zombies,
    e.ZombiesToBarricades: _no_zombies,
    e.Barricade: lambda w, it, scene: _says("no-room-to-barricade", place=_where(w, it.at, scene)),
    e.Topple: lambda w, it, scene: _says("nothing-to-topple", place=_where(w, it.at, scene)),
    e.Heal: lambda w, it, scene: _says("nobody-hurt"),
    e.Kill: lambda w, it, scene: _says("nobody-there"),
    e.Remove: lambda w, it, scene: _says("nobody-there"),
    e.Wound: lambda w, it, scene: _says("nobody-there"),
    e.Exposure: lambda w, it, scene: _says("nobody-there"),
    e.GiveSurvivor: lambda w, it, scene: _says("nobody-there"),
    e.Attach: lambda w, it, scene: _says("nobody-there"),
    e.Dice: lambda w, it, scene: _says("no-die-for-it"),
    e.LendDie: lambda w, it, scene: _says("no-die-for-it"),
    e.ShiftWound: lambda w, it, scene: _says("nobody-hurt"),
    e.Gamble: lambda w, it, scene: _says("too-little-food", needed=1, food=w.food),
    e.MoveCards: lambda w, it, scene: _says("no-card-for-it"),
    e.See: lambda w, it, scene: _says("no-card-for-it"),
    **dict.fromkeys((e.Draw, e.LookKeep, e.Choose, e.RevealUntil, e.RevealTop, e.Divine, e.Peek, e.Reorder), _no_deck),
}
"""By word: what is missing where it cannot be done."""


def way_is_open(w: Colony, way: Way, scene: Scene, payer: Player | None) -> bool:
    """True if a way can be taken: its condition holds, its price can be paid, its effects are possible (rule 9.5)."""
    seen = scene if payer == scene.player else replace(scene, shared=True)
    if not holds(w, way.if_, scene) or not possible(w, way.do, seen):
        return False
    return way.pay is None or payer is None or can_pay(w, payer, way.pay)


def may_be_open(w: Colony, way: Way, scene: Scene, payer: Player | None) -> bool:
    """True if a way may be open, as far as everybody can see: what lies in a hand is not looked at."""
    if looks_in_hand(way.if_):
        return possible(w, way.do, replace(scene, shared=True))
    if way.pay is not None and payer is not None and not could_pay(w, payer, way.pay):
        return False
    return way_is_open(w, way, scene, None)


def looks_in_hand(condition: c.Condition | None) -> bool:
    """True if a condition asks for more than the number of cards in a hand."""
    if isinstance(condition, c.Hand):
        return condition.symbol is not None or condition.only
    if isinstance(condition, c.CanPay):
        return condition.cost.cards > 0
    if isinstance(condition, c.Not):
        return looks_in_hand(condition.of)
    return isinstance(condition, c.And | c.Or) and any(looks_in_hand(each) for each in condition.of)


def could_pay(w: Colony, player: Player, cost: Cost) -> bool:
    """True if a player could pay a price, were the cards in the hand the right ones."""
    return can_pay(w, player, replace(cost, symbol=None))


def would_change(w: Colony, effects: Sequence[e.Effect], scene: Scene) -> bool:
    """True if these effects would do anything at all."""
    return any(_would_do(w, effect, scene) for effect in effects)


def rests_on_hand(way: Way) -> bool:
    """True if what lies in a hand decides whether a way is open."""
    pays = way.pay is not None and way.pay.cards > 0 and way.pay.symbol is not None
    return pays or looks_in_hand(way.if_) or any(_takes_from_hand(effect) for effect in way.do)


def _takes_from_hand(effect: e.Effect) -> bool:
    return isinstance(effect, e.MoveCards) and effect.from_ in ("hand", "crisis") and bool(effect.symbol or effect.kind)


def _would_do(w: Colony, effect: e.Effect, scene: Scene) -> bool:
    if isinstance(effect, e.IfAble):
        return any(possible(w, (each,), scene) and _would_do(w, each, scene) for each in effect.do_)
    if isinstance(effect, e.Offer):
        return would_change(w, effect.then if may_be_paid(w, effect, scene) else effect.else_, scene)
    return not isinstance(effect, e.Nothing)


def may_be_paid(w: Colony, offer: e.Offer, scene: Scene) -> bool:
    """True if what is asked for may be paid by one, or by all together, as far as everybody can see (rule 9.7)."""
    payers, cost = players(w, offer.who, scene), offer.pay
    if offer.payers == "one":
        return any(could_pay(w, player, cost) for player in payers)
    dice = sum(die >= cost.showing for player in payers for die in w.dice[player])
    cards = sum(len(w.hands[player]) for player in payers)
    return bool(payers) and dice >= cost.dice and cards >= cost.cards and w.food >= cost.food


def why_closed(w: Colony, way: Way, scene: Scene, payer: Player | None) -> Why | None:
    """Why a way cannot be taken, for whoever would pay; None if it is open (rule 9.5)."""
    if not holds(w, way.if_, scene):
        assert way.if_ is not None
        return because("way-needs", "9.5", condition=way.if_.said(PACK))
    if way.pay is not None and payer is not None and not can_pay(w, payer, way.pay):
        return costs_too_much(way.pay, "9.5")
    return obstacle(w, way.do, scene if payer == scene.player else replace(scene, shared=True), "9.5")
