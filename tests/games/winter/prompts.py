"""The questions that only a table can word: each asked there, with the names of those whom the cards mean."""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Ask, Player
from ludotheque.core.language.words import Sentence
from ludotheque.games.winter.cards.composing import Agreeing
from ludotheque.games.winter.cards.decisions import Deciding, Offering, TakeWay, Tie, Vote, Voting
from ludotheque.games.winter.cards.interpreter import Picking, _choices_in
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.cards.zones import MovingCard
from ludotheque.games.winter.chapters.crossroads.answers import Reacting
from ludotheque.games.winter.chapters.crossroads.meant import named
from ludotheque.games.winter.chapters.exposure import Curing
from ludotheque.games.winter.chapters.round import BuyingDie
from ludotheque.games.winter.pack import PACK, Someone
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary.effects.effect import EffectWord
from ludotheque.games.winter.vocabulary.selectors import Cost
from ludotheque.games.winter.vocabulary.words import words_in

from .story import GROCERY, ME, YOU, lasting, village, w_of

EVERYBODY = tuple(map(Someone, range(len(PACK.survivors))))
ACTOR, OTHER = (PACK.survivor_number[id] for id in ("honorine", "theodule"))
Asked = tuple[Player, Sentence]


@cache
def table() -> Colony:
    """A table at which a bite can be bought off."""
    return w_of(village(arrange=lambda w: lasting(w, m.CancelBite(Cost(cards=1, symbol="food")))))


def scene(bearer: int = -1, card: str = "", player: Player = ME) -> Scene:
    """Somebody has come from the garage to the grocery and acts, with somebody else beside."""
    actor = ACTOR if bearer < 0 else bearer
    return Scene(player, card=card, actor=actor, partner=OTHER, bearer=bearer, place=2, origin=6)


def effects_of(thing: Any) -> Iterator[Any]:
    """Every effect on a card."""
    return (word for _, _, word in words_in(thing) if isinstance(word, EffectWord))


def _told() -> Iterator[tuple[Any, Scene]]:
    """Every effect of the pack, with the scene in which it is done."""
    for s, survivor in enumerate(PACK.survivors):
        yield from ((effect, scene(s)) for effect in effects_of(survivor))
    for kind in PACK.kinds:
        yield from ((effect, scene(ACTOR)) for effect in effects_of(kind))
    for card in PACK.crossroads:
        there = scene(card=card.id)
        yield from ((effect, there) for effect in effects_of(named((*card.before, *card.options), there)))
    for crisis in PACK.crises:
        yield from ((effect, Scene(ME)) for effect in effects_of(crisis))


def _agreeing() -> Iterator[Asked]:
    for s, survivor in enumerate(PACK.survivors):
        for effect in effects_of(survivor.ability):
            if isinstance(effect, e.Consent):
                for partner in EVERYBODY:
                    there = Scene(ME, actor=s, bearer=s, partner=partner, place=2, origin=6)
                    yield YOU, Agreeing(YOU, partner, effect.then, there).prompt(table(), YOU)


def _picking() -> Iterator[Asked]:
    for effect, there in _told():
        before = replace(there, partner=-1) if isinstance(effect, e.Involve) else there
        for field, _ in _choices_in(effect):
            yield ME, Picking(effect, field, before).prompt(table(), ME)


def _moving() -> Iterator[Asked]:
    for effect, there in _told():
        if isinstance(effect, e.MoveCards) and effect.pick == "chosen":
            yield from ((player, MovingCard(player, effect, there).prompt(table(), player)) for player in (ME, YOU))


def _offering() -> Iterator[Asked]:
    for effect, there in _told():
        if isinstance(effect, e.Offer):
            yield from ((YOU, Offering(effect, there, (YOU,), left).prompt(table(), YOU)) for left in (1, 2))


def _deciding() -> Iterator[Asked]:
    for bearer in (-1, *EVERYBODY):
        yield ME, Deciding(ME, (), scene(bearer)).prompt(table(), ME)
    for effect, there in _told():
        if isinstance(effect, e.Choice):
            yield from _ways(Deciding(YOU, effect.options, there), effect.options, YOU)
    for card in PACK.crossroads:
        there = scene(card=card.id)
        ways: Any = named(card.options, there)
        asked = Deciding(ME, ways, there)
        yield ME, asked.prompt(table(), ME)
        yield from _ways(asked, ways, ME)


def _ways(asked: Deciding, ways: tuple[e.Way, ...], player: Player) -> Iterator[Asked]:
    yield from ((player, asked.says(table(), player, TakeWay(n, way))) for n, way in enumerate(ways))


def _voting() -> Iterator[Asked]:
    for card in PACK.crossroads:
        if card.decide == "vote":
            asked = Voting((ME, YOU), card.options, scene(card=card.id))
            yield ME, asked.prompt(table(), ME)
            yield from ((YOU, asked.says(table(), YOU, Vote(n, way))) for n, way in enumerate(card.options))


def _tie() -> Iterator[Asked]:
    ways = PACK.crossroads[0].options
    yield from ((player, Tie(ways, scene()).prompt(table(), player)) for player in (table().first, Player(1)))


def _reacting() -> Iterator[Asked]:
    for s in EVERYBODY:
        if PACK.survivors[s].question is not None:
            yield ME, Reacting(s, scene(s)).prompt(table(), ME)


def _curing() -> Iterator[Asked]:
    return ((ME, Curing(s, GROCERY).prompt(table(), ME)) for s in EVERYBODY)


def _buying() -> Iterator[Asked]:
    return ((ME, BuyingDie(ME, cost).prompt(table(), ME)) for cost in (Cost(food=1), Cost(food=2), Cost(cards=1)))


PROMPTS: dict[type[Ask[Any, Any]], Callable[[], Iterator[Asked]]] = {
    Agreeing: _agreeing,
    BuyingDie: _buying,
    Curing: _curing,
    Deciding: _deciding,
    MovingCard: _moving,
    Offering: _offering,
    Picking: _picking,
    Reacting: _reacting,
    Tie: _tie,
    Voting: _voting,
}
"""By question: everything that it may ask, and whom."""
