"""What a player of Winter Colony tries to do: how far the objectives and the crisis have come, and what leads there."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Aim, Goal, Player, Sentence, Viewer

from .cards.selectors import Scene, count_symbol, number
from .chapters.colony_phase import threshold
from .chapters.ending import objective_of
from .decks import size
from .pack import COLONY, PACK, Place
from .pack.text import said, within
from .progress import is_done, progress
from .table import OUTSIDE, Colony
from .vocabulary import conditions as c
from .vocabulary.cards import Reaction
from .vocabulary.conditions import Condition
from .vocabulary.effects import Count
from .vocabulary.words import Symbol, joined, words_in

MOST_PLACES = 2
"""At most this many places are named where something is found most often."""
Ways = Iterator[Sentence]


def goals(w: Colony, viewer: Viewer) -> Sequence[Goal]:
    """The main objective, the crisis, and the viewer's own objective; the world is as the viewer sees it."""
    if w.main < 0 or w.ending:
        return ()
    return [*_main(w, viewer), *_crisis(w, viewer), *_own(w, viewer)]


def _main(w: Colony, viewer: Viewer) -> Iterator[Goal]:
    goal = w.side.goal
    conditions = goal.of if isinstance(goal, c.And) else (goal,)
    yield Goal("main", PACK.mains[w.main].name.said(), _aims(w, (*conditions, *w.extra), viewer))


def _own(w: Colony, viewer: Viewer) -> Iterator[Goal]:
    """What the viewer wins by, where that is not simply the main objective."""
    if viewer is None or w.coop or w.out[viewer] or not (cards := w.objectives[viewer]):
        return
    if len(cards) == 1:
        exile = w.exile_cards[viewer]
        card = PACK.exiles[exile] if w.exiled[viewer] and exile >= 0 else PACK.secrets[cards[0]]
        yield Goal("own", card.name.said(), _aims(w, objective_of(w, viewer), viewer))
        return
    secrets = (PACK.secrets[number] for number in cards)
    yield from (Goal("own", secret.name.said(), _aims(w, secret.conditions, viewer)) for secret in secrets)


def _crisis(w: Colony, viewer: Viewer) -> Iterator[Goal]:
    if w.crisis < 0:
        return
    crisis, given = PACK.crises[w.crisis], sum(map(len, w.given))
    symbols = joined([said(f"symbol-{symbol}") for symbol in crisis.symbols], "or")
    ways = [_held(w, symbol, viewer, "crisis") for symbol in crisis.symbols]
    ways += [way for symbol in crisis.symbols for way in _found(w, symbol)]
    says = said("goal-crisis", symbols=symbols)
    need = threshold(w)
    aim = Aim(says, given >= need, given, need, ways=tuple(filter(None, ways)) if given < need else ())
    yield Goal("crisis", crisis.name.said(), (aim,))


def _aims(w: Colony, conditions: Iterable[Condition], viewer: Viewer) -> tuple[Aim, ...]:
    scene = Scene(Player(0) if viewer is None else viewer)
    return tuple(_aim(w, condition, scene, viewer) for condition in conditions)


def _aim(w: Colony, condition: Condition, scene: Scene, viewer: Viewer) -> Aim:
    done, counted = is_done(w, condition, scene), progress(w, condition, scene)
    ways = () if done else tuple(filter(None, WAYS.get(type(condition), _no_ways)(w, condition, viewer)))
    if counted is None:
        return Aim(_said(condition), done, ways=ways)
    meant = _said(condition, number(w, condition.n, scene)) if hasattr(condition, "n") else _said(condition)
    return Aim(meant, done, counted.have, counted.need, counted.bound, ways)


@lru_cache(1024)
def _said(condition: Condition, n: int | None = None) -> Sentence:
    """A condition in words, with the number that it comes to at this table."""
    return (condition if n is None else replace(condition, n=n)).alone(PACK)


# What leads there.


def _no_ways(w: Colony, it: Any, viewer: Viewer) -> Ways:
    return iter(())


@lru_cache(256)
def _richest(symbol: Symbol | None, left: tuple[Place, ...]) -> tuple[Sentence, ...]:
    """Where such cards are found most often, as everybody knows from the box, among the places that are not empty."""
    share = {
        place: sum(item.copies for item in PACK.items if item.home == place and symbol in (None, item.kind.symbol))
        for place in left
    }
    places = sorted((place for place in share if share[place]), key=lambda place: (-share[place], place))[:MOST_PLACES]
    if not places:
        return ()
    what = "any" if symbol is None else said(f"symbol-{symbol}")
    return (said("goal-way-search", what=what, where=joined([PACK.forms(place, "at") for place in places], "or")),)


def _found(w: Colony, symbol: Symbol | None) -> Ways:
    """Where to search for a kind of card."""
    yield from _richest(symbol, tuple(place for place in OUTSIDE if w.decks[place]))


def _held(w: Colony, symbol: Symbol, viewer: Viewer, use: str) -> Sentence | None:
    """How many such cards the viewer holds already, and what to do with them."""
    hand = () if viewer is None else w.hands[viewer]
    held = count_symbol([card for card in hand if card is not HIDDEN], symbol)
    return said("goal-way-held", n=held, symbol=said(f"symbol-{symbol}"), use=use) if held else None


@lru_cache(64)
def _reaction(reaction: Reaction) -> Sentence:
    return said("reaction-text", trigger=reaction.when.said(PACK), what=within(reaction.do))


def _counter(w: Colony, it: c.Counter, viewer: Viewer) -> Ways:
    for reaction in w.side.reactions:
        if any(isinstance(each, Count) and each.name == it.name for _, _, each in words_in(reaction.do)):
            yield _reaction(reaction)


def _stored(w: Colony, it: c.Stored, viewer: Viewer) -> Any:
    if it.symbol is not None:
        yield _held(w, it.symbol, viewer, "store")
    yield from _found(w, it.symbol)


def _hand(w: Colony, it: c.Hand, viewer: Viewer) -> Ways:
    if it.cmp == ">=":
        yield from _found(w, it.symbol)


def _equipped(w: Colony, it: c.Equipped, viewer: Viewer) -> Any:
    yield _held(w, it.symbol, viewer, "equip")
    yield from _found(w, it.symbol)


def _tokens(w: Colony, it: c.Tokens, viewer: Viewer) -> Ways:
    kind = f"{it.what}-{'more' if it.cmp == '>=' else 'fewer'}"
    if kind == "food-more":
        yield from _found(w, "food")
    if kind in TOKEN_WAYS:
        yield said(f"goal-way-{kind}")


TOKEN_WAYS = ("barricade-more", "food-more", "starvation-more", "zombie-fewer", "zombie-more")
"""The tokens that players can do something about."""


def _helpless(w: Colony, it: c.Helpless, viewer: Viewer) -> Ways:
    if it.cmp == ">=":
        yield from _found(w, "survivor")
    yield said("goal-way-helpless-more" if it.cmp == ">=" else "goal-way-helpless-fewer")


def _group(w: Colony, it: c.Group, viewer: Viewer) -> Ways:
    own = 0 if viewer is None else len(w.groups[viewer])
    if it.what != "exactly" or own < (it.n if isinstance(it.n, int) else own):
        yield from _found(w, "survivor")


def _decks(w: Colony, it: c.DecksEmpty, viewer: Viewer) -> Ways:
    left = [place for place in OUTSIDE if w.decks[place]]
    if left:
        least = min(left, key=lambda place: (size(w.decks[place]), place))
        yield said("goal-way-empty", where=PACK.forms(least, "at"), n=size(w.decks[least]))


def _wounds(w: Colony, it: c.Wounds, viewer: Viewer) -> Any:
    yield _held(w, "medicine", viewer, "play")
    yield from _found(w, "medicine")


def _waste(w: Colony, it: c.Waste, viewer: Viewer) -> Ways:
    if it.cmp == "<=":
        yield said("goal-way-waste", home=PACK.forms(COLONY, "at"))


def _removed(w: Colony, it: c.Removed, viewer: Viewer) -> Ways:
    if it.cmp == ">=":
        yield said(f"goal-way-removed-{it.what}")


def _own_survivors(w: Colony, it: c.Own, viewer: Viewer) -> Any:
    if it.cmp != ">=":
        return
    if it.of.equipped is not None:
        yield _held(w, it.of.equipped, viewer, "equip")
        yield from _found(w, it.of.equipped)
    elif it.of.at is not None:
        yield said("goal-way-own-at", where=PACK.place(it.of.at, "to"))


def _simply(id: str) -> Callable[[Colony, Any, Viewer], Ways]:
    return lambda w, it, viewer: iter((said(id, morale=w.morale, round=w.round),))


WAYS: dict[type, Callable[[Colony, Any, Viewer], Ways]] = {
    c.BetrayersExiled: _simply("goal-way-exile"),
    c.Counter: _counter,
    c.DecksEmpty: _decks,
    c.Equipped: _equipped,
    c.Group: _group,
    c.Hand: _hand,
    c.Helpless: _helpless,
    c.MainDone: _simply("goal-way-main"),
    c.Morale: _simply("goal-way-morale"),
    c.Own: _own_survivors,
    c.Removed: _removed,
    c.RoundsSurvived: _simply("goal-way-rounds"),
    c.Stored: _stored,
    c.Tokens: _tokens,
    c.Waste: _waste,
    c.Wounds: _wounds,
}
"""What a player can do towards each condition."""
