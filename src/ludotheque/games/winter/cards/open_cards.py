"""What cards do with cards that are turned up for everybody to see (rule 11.5)."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Choice, Player, PlayerName, Sentence, Step, Steps

from ..decks import (
    Drawing,
    add_to_hand,
    card_name,
    deck_name,
    show_all,
    shuffle,
    size,
    sole,
    take,
    without,
)
from ..pack import PACK, ItemCard
from ..pack.names import item_name
from ..table import Colony
from ..vocabulary import effects as e
from ..vocabulary.words import PACKAGE, SYMBOLS, Symbol
from .decks import deck_numbers, shows
from .interpreter import Do, does
from .selectors import SYMBOL, Scene, number


class TurnUp(Step[Colony], frozen=True):
    """A card of a deck is turned up for everybody to see."""

    deck: int
    card: int

    def do(self, w: Colony) -> Steps:
        take(w, self.deck, self.card)
        w.turned, w.open_deck = (*w.turned, self.card), self.deck
        return ()

    def args(self) -> dict[str, Any]:
        return {"deck": deck_name(self.deck), "card": card_name(self.deck, self.card)}


class TurningUp(Drawing[TurnUp], frozen=True):
    """Which card is turned up."""

    def made(self, card: int) -> TurnUp:
        return TurnUp(self.deck, card)


class UntilFound(Step[Colony], frozen=True):
    """Cards are turned up until the symbol comes."""

    quiet = True
    player: Player
    deck: int
    symbol: Symbol

    def do(self, w: Colony) -> Steps:
        found = [card for card in w.turned if SYMBOL[card] == self.symbol]
        if found or not w.decks[self.deck]:
            return (TakeTurned(self.player, self.deck, ItemCard(found[0])) if found else ShuffleBack(self.deck),)
        return (TurningUp(self.deck), self)


class TakeTurned(Step[Colony], frozen=True):
    """A card that lies open is taken; the others are shuffled back."""

    reveals = True
    player: Player
    deck: int
    card: ItemCard

    def do(self, w: Colony) -> Steps:
        w.turned = without(w.turned, self.card)
        add_to_hand(w, self.player, self.card)
        show_all(w, self.player, self.card)
        return (ShuffleBack(self.deck),)

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "card": item_name(self.card)}


class ShuffleBack(Step[Colony], frozen=True):
    """What lies open is shuffled back into the deck."""

    reveals = True
    deck: int

    def do(self, w: Colony) -> Steps:
        shuffle(w, self.deck, w.turned)
        w.turned = ()
        return ()

    def args(self) -> dict[str, Any]:
        return {"deck": deck_name(self.deck)}


@does(e.RevealUntil)
def _reveal_until(w: Colony, it: e.RevealUntil, scene: Scene) -> Steps:
    return tuple(UntilFound(scene.player, deck, it.symbol) for deck in deck_numbers(w, it.deck, scene)[:1])


class TakingTurned(Choice[Colony, TakeTurned | ShuffleBack], frozen=True):
    """Whether one of the open cards is taken."""

    player: Player
    deck: int
    symbol: Symbol | None = None

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[TakeTurned | ShuffleBack]:
        cards = [card for card in dict.fromkeys(w.turned) if shows(card, self.symbol)]
        return [*(TakeTurned(self.player, self.deck, ItemCard(card)) for card in cards), ShuffleBack(self.deck)]

    def only(self, w: Colony) -> TakeTurned | ShuffleBack | None:
        return sole(self.options(w, self.player))

    def thinkable(self, w: Colony, player: Player) -> Iterator[TakeTurned | ShuffleBack]:
        yield ShuffleBack(self.deck)
        yield from (TakeTurned(self.player, self.deck, ItemCard(card)) for card in range(len(PACK.items)))

    def args(self) -> dict[str, Any]:
        return {"deck": deck_name(self.deck)}


@does(e.RevealTop)
def _reveal_top(w: Colony, it: e.RevealTop, scene: Scene) -> Steps:
    for deck in deck_numbers(w, it.deck, scene)[:1]:
        n = min(number(w, it.n, scene), size(w.decks[deck]))
        return (*(TurningUp(deck),) * n, TakingTurned(scene.player, deck, it.symbol))
    return ()


class NameSymbol(Step[Colony], frozen=True):
    """A symbol is named, and the next card of the deck is turned up (rule 11.18)."""

    reveals = True
    player: Player
    deck: int
    symbol: Symbol

    def do(self, w: Colony) -> Steps:
        return (TurningUp(self.deck),)

    def args(self) -> dict[str, Any]:
        symbol = Sentence(f"symbol-{self.symbol}", {}, PACKAGE)
        return {"player": PlayerName(self.player), "symbol": symbol, "deck": deck_name(self.deck)}


class Naming(Choice[Colony, NameSymbol], frozen=True):
    """Which symbol the next card of a deck will show."""

    player: Player
    deck: int
    wrong: tuple[e.Effect, ...]
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[NameSymbol]:
        return [NameSymbol(self.player, self.deck, symbol) for symbol in SYMBOLS]

    def chosen(self, w: Colony, option: NameSymbol) -> Steps:
        return (*option.do(w), Guessed(self.player, self.deck, option.symbol, self.wrong, self.scene))

    def args(self) -> dict[str, Any]:
        return {"deck": deck_name(self.deck)}


class Guessed(Step[Colony], frozen=True):
    """The card is taken by whoever named its symbol; otherwise it is shuffled back, and the rest happens."""

    quiet = True
    player: Player
    deck: int
    symbol: Symbol
    wrong: tuple[e.Effect, ...]
    scene: Scene

    def do(self, w: Colony) -> Steps:
        for card in w.turned:
            if SYMBOL[card] == self.symbol:
                return (TakeTurned(self.player, self.deck, ItemCard(card)),)
        return (ShuffleBack(self.deck), Do(self.wrong, self.scene))


@does(e.Divine)
def _divine(w: Colony, it: e.Divine, scene: Scene) -> Steps:
    decks = [deck for deck in deck_numbers(w, it.deck, scene)[:1] if w.decks[deck]]
    return tuple(Naming(scene.player, deck, it.wrong, scene) for deck in decks)
