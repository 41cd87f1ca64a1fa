"""Decks without an order: the next card is decided when it comes; players know what they have seen (rule 1.9)."""

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Chance, Player, PlayerName, Roll, Sentence, Step, Steps, Viewer

from .pack import PACK, ItemCard
from .pack.names import item_name, place_name
from .table import CRISES, CROSSROADS, STARTERS, SURVIVORS, Colony, Deck
from .vocabulary.words import PACKAGE

Made = TypeVar("Made", bound=Step[Colony])

DECK_WORDS = {STARTERS: "starters", SURVIVORS: "survivors", CRISES: "crises", CROSSROADS: "crossroads"}


def size(deck: Deck) -> int:
    """The number of cards in a deck."""
    return sum([len(cards) for _, cards in deck])


def next_cards(deck: Deck) -> tuple[int, ...]:
    """The cards that may come next: those of the first layer."""
    return deck[0][1] if deck else ()


O = TypeVar("O")  # noqa: E741


def sole(options: Sequence[O]) -> O | None:
    """The one option there is; None if there are several."""
    return options[0] if len(options) == 1 else None


def without(cards: tuple[Any, ...], card: Any) -> tuple[Any, ...]:
    """The cards less one copy of this one."""
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def take(w: Colony, number: int, card: int) -> None:
    """Takes a card out of the first layer of a deck."""
    deck = w.decks[number]
    knowing, cards = deck[0]
    left = without(cards, card)
    w.decks[number] = ((knowing, left), *deck[1:]) if left else deck[1:]


def put_under(w: Colony, number: int, cards: Sequence[int], player: int) -> None:
    """Puts cards under a deck, one below the other; the player knows them."""
    w.decks[number] += tuple((1 << player, (card,)) for card in cards)


def put_on_top(w: Colony, number: int, cards: Sequence[int], player: int) -> None:
    """Puts cards on a deck, the first on top; the player knows them."""
    w.decks[number] = (*((1 << player, (card,)) for card in cards), *w.decks[number])


def shuffle(w: Colony, number: int, cards: Sequence[int] = ()) -> None:
    """Shuffles a deck together with these cards: from now on nobody knows where anything lies."""
    everything = [card for _, layer in w.decks[number] for card in layer]
    mixed = tuple(sorted([*everything, *cards], key=lambda card: -1 if card is HIDDEN else card))
    w.decks[number] = ((0, mixed),) if mixed else ()


class Look(Step[Colony], frozen=True):
    """A player looks at the next card of a deck; nobody else sees it."""

    player: Player
    deck: int
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        take(w, self.deck, self.card)
        _, cards = w.looked
        w.looked, w.open_deck = (self.player, (*cards, self.card)), self.deck
        return ()

    def args(self) -> dict[str, Any]:
        return {
            "player": PlayerName(self.player),
            "deck": deck_name(self.deck),
            "card": card_name(self.deck, self.card),
        }


class Drawn(Step[Colony], frozen=True):
    """A player draws a card into the hand; nobody else sees it."""

    player: Player
    deck: int
    card: ItemCard

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        take(w, self.deck, self.card)
        add_to_hand(w, self.player, self.card)
        return ()

    def args(self) -> dict[str, Any]:
        return {
            "player": PlayerName(self.player),
            "deck": deck_name(self.deck),
            "card": card_name(self.deck, self.card),
        }


def add_to_hand(w: Colony, player: int, *cards: ItemCard) -> None:
    """Adds cards to a hand, which stays sorted."""
    hand = (*w.hands[player], *cards)
    w.hands[player] = hand if HIDDEN in hand else tuple(sorted(hand))


def show_all(w: Colony, player: int, *cards: ItemCard) -> None:
    """Notes that everybody has seen these cards in a hand."""
    w.known[player] += cards


class Drawing(Roll[Colony, Made], Generic[Made], frozen=True):
    """Which card of a deck comes next."""

    stream = "deck"
    deck: int

    def made(self, card: int) -> Made:
        """What happens with the card."""
        raise NotImplementedError

    def options(self, w: Colony, player: Player) -> Sequence[Made]:
        return [self.made(card) for card in dict.fromkeys(next_cards(w.decks[self.deck]))]

    def odds(self, w: Colony) -> Sequence[int]:
        cards = next_cards(w.decks[self.deck])
        return [cards.count(card) for card in dict.fromkeys(cards)]

    def rolled(self, w: Colony, chance: Chance) -> tuple[Made, Chance]:
        cards = next_cards(w.decks[self.deck])
        number, after = chance.below(len(cards), "deck")
        return self.made(cards[number]), after


class Looking(Drawing[Look], frozen=True):
    """Which card a player sees."""

    player: Player

    def made(self, card: int) -> Look:
        return Look(self.player, self.deck, card)


class DrawingItem(Drawing[Drawn], frozen=True):
    """Which card a player draws."""

    player: Player

    def made(self, card: int) -> Drawn:
        return Drawn(self.player, self.deck, ItemCard(card))


def deck_name(number: int, form: str = "at") -> Any:
    """The name of a deck, in words."""
    return Sentence(f"deck-{DECK_WORDS[number]}", {}, PACKAGE) if number in DECK_WORDS else place_name(number, form)


def card_name(deck: int, card: Any) -> Any:
    """The name of a card of a deck, in words."""
    if card is HIDDEN:
        return "hidden"
    if deck < SURVIVORS:
        return item_name(card)
    cards: Sequence[Any] = {SURVIVORS: PACK.survivors, CRISES: PACK.crises, CROSSROADS: PACK.crossroads}[deck]
    return cards[card].name.said()
