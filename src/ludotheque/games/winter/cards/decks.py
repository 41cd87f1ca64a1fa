"""What cards do with decks: draw, look, choose, put in order (rule 11.5)."""

from collections.abc import Iterator, Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Choice, Player, PlayerName, Step, Steps, Viewer

from ..actions.search import Finding
from ..decks import (
    DrawingItem,
    Looking,
    add_to_hand,
    card_name,
    deck_name,
    put_on_top,
    shuffle,
    size,
    without,
)
from ..pack import PACK, ItemCard, Place, Someone
from ..pack.names import item_name
from ..table import CRISES, CROSSROADS, SURVIVORS, Colony
from ..vocabulary import effects as e
from ..vocabulary.words import Symbol
from .interpreter import does, needs
from .selectors import SYMBOL, Scene, number, places, players

NAMED_DECKS = {"survivors": SURVIVORS, "crises": CRISES, "crossroads": CROSSROADS}


def deck_numbers(w: Colony, where: Any, scene: Scene) -> list[int]:
    """The decks that are meant: of places outside, or one by its name."""
    if where in NAMED_DECKS:
        return [NAMED_DECKS[where]]
    return [place for place in places(w, where, scene) if place > 0]


@does(e.Draw)
def _draw(w: Colony, it: e.Draw, scene: Scene) -> Steps:
    decks, n = deck_numbers(w, it.deck, scene), number(w, it.n, scene)
    steps: Steps = ()
    for player in players(w, it.who, scene):
        steps += tuple(DrawIfAny(player, deck) for deck in decks[:1] for _ in range(n))
    return steps


class DrawIfAny(Step[Colony], frozen=True):
    """A card from a deck, if it has one left."""

    quiet = True
    player: Player
    deck: int

    def do(self, w: Colony) -> Steps:
        return (DrawingItem(self.deck, self.player),) if w.decks[self.deck] else ()


def _has_cards(w: Colony, it: Any, scene: Scene) -> bool:
    return any(w.decks[deck] for deck in deck_numbers(w, it.deck, scene))


for _word in (e.Draw, e.LookKeep, e.Choose, e.RevealUntil, e.RevealTop, e.Divine, e.Peek, e.Reorder):
    needs(_word)(_has_cards)


@does(e.LookKeep)
def _look_keep(w: Colony, it: e.LookKeep, scene: Scene) -> Steps:
    for deck in deck_numbers(w, it.deck, scene)[:1]:
        seen = min(number(w, it.look, scene), size(w.decks[deck]))
        if not seen:
            return ()
        w.looked = (scene.player, ())
        looks = (Looking(deck, scene.player),) * seen
        return (*looks, Finding(scene.player, Someone(-1), Place(deck), number(w, it.keep, scene)))
    return ()


class OpenDeck(Step[Colony], frozen=True):
    """A player looks through a whole deck."""

    player: Player
    deck: int

    def do(self, w: Colony) -> Steps:
        w.looked = (self.player, tuple(sorted(card for _, cards in w.decks[self.deck] for card in cards)))
        w.decks[self.deck], w.open_deck = (), self.deck
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "deck": deck_name(self.deck, "from")}


class TakeOut(Step[Colony], frozen=True):
    """A card is taken out of a deck; nobody else sees it."""

    reveals = True
    player: Player
    card: ItemCard

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "card": item_name(self.card)}


class TakeNothing(Step[Colony], frozen=True):
    """Nothing more is taken, and the deck is shuffled."""

    reveals = True


class TakingOut(Choice[Colony, TakeOut | TakeNothing], frozen=True):
    """Which cards are taken out of the deck."""

    player: Player
    deck: int
    n: int
    symbol: Symbol | None = None

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[TakeOut | TakeNothing]:
        cards = [card for card in dict.fromkeys(w.looked[1]) if shows(card, self.symbol)]
        return [*(TakeOut(self.player, ItemCard(card)) for card in cards), TakeNothing()]

    def thinkable(self, w: Colony, player: Player) -> Iterator[TakeOut | TakeNothing]:
        yield TakeNothing()
        yield from (TakeOut(self.player, ItemCard(card)) for card in range(len(PACK.items)))

    def chosen(self, w: Colony, option: TakeOut | TakeNothing) -> Steps:
        _, cards = w.looked
        if isinstance(option, TakeOut):
            w.looked = (self.player, without(cards, option.card))
            add_to_hand(w, self.player, option.card)
            if self.n > 1:
                return (replace(self, n=self.n - 1),)
        shuffle(w, self.deck, w.looked[1])
        w.looked = (-1, ())
        return ()

    def args(self) -> dict[str, Any]:
        return {"deck": deck_name(self.deck), "n": self.n}


def shows(card: Any, symbol: str | None) -> bool:
    """True if a card is known to show this symbol, or if any symbol will do."""
    return symbol is None or (card is not HIDDEN and SYMBOL[card] == symbol)


@does(e.Choose)
def _choose(w: Colony, it: e.Choose, scene: Scene) -> Steps:
    for deck in deck_numbers(w, it.deck, scene)[:1]:
        if w.decks[deck]:
            taking = TakingOut(scene.player, deck, number(w, it.n, scene), it.symbol)
            return (OpenDeck(scene.player, deck), taking)
    return ()


@does(e.Peek)
def _peek(w: Colony, it: e.Peek, scene: Scene) -> Steps:
    for deck in deck_numbers(w, it.deck, scene)[:1]:
        n = min(number(w, it.n, scene), size(w.decks[deck]))
        w.looked = (scene.player, ())
        return (*(Looking(deck, scene.player),) * n, PutBack(scene.player, deck))
    return ()


class PutBack(Step[Colony], frozen=True):
    """What was looked at goes back on top, as it was."""

    quiet = True
    player: Player
    deck: int

    def do(self, w: Colony) -> Steps:
        put_on_top(w, self.deck, w.looked[1], self.player)
        w.looked = (-1, ())
        return ()


class PutOnTop(Step[Colony], frozen=True):
    """A card goes back on top of the deck; the last one lies on top."""

    reveals = True
    player: Player
    deck: int
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def args(self) -> dict[str, Any]:
        return {
            "player": PlayerName(self.player),
            "card": card_name(self.deck, self.card),
            "deck": deck_name(self.deck),
        }


class Reordering(Choice[Colony, PutOnTop], frozen=True):
    """In which order the cards go back; the last one will come first."""

    player: Player
    deck: int

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[PutOnTop]:
        return [PutOnTop(self.player, self.deck, card) for card in dict.fromkeys(w.looked[1])]

    def only(self, w: Colony) -> PutOnTop | None:
        return PutOnTop(self.player, self.deck, w.looked[1][0]) if len(w.looked[1]) == 1 else None

    def thinkable(self, w: Colony, player: Player) -> Iterator[PutOnTop]:
        yield from (PutOnTop(self.player, self.deck, card) for card in range(60))

    def chosen(self, w: Colony, option: PutOnTop) -> Steps:
        _, cards = w.looked
        left = without(cards, option.card)
        w.looked = (self.player, left) if left else (-1, ())
        put_on_top(w, self.deck, [option.card], self.player)
        return (self,) if left else ()

    def args(self) -> dict[str, Any]:
        return {"deck": deck_name(self.deck)}


@does(e.Reorder)
def _reorder(w: Colony, it: e.Reorder, scene: Scene) -> Steps:
    for deck in deck_numbers(w, it.deck, scene)[:1]:
        n = min(number(w, it.n, scene), size(w.decks[deck]))
        w.looked = (scene.player, ())
        return (*(Looking(deck, scene.player),) * n, Reordering(scene.player, deck)) if n else ()
    return ()
