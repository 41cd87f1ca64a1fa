"""Paying: dice, food and cards that something costs (rule 5.4)."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Choice, Player, Step, Steps, Why, because

from ..cards.selectors import SYMBOL
from ..decks import without
from ..pack import PACK, ItemCard
from ..pack.names import item_name
from ..table import Colony
from ..vocabulary.selectors import Cost
from ..vocabulary.words import Symbol
from .tracks import ChangeFood


def spend_die(w: Colony, player: int, least: int) -> int:
    """Uses the lowest die that is high enough, and returns it."""
    die = min(die for die in w.dice[player] if die >= least)
    use_die(w, player, die)
    return die


def use_die(w: Colony, player: int, die: int) -> None:
    """Moves a die from the unused ones to the used ones."""
    w.dice[player] = without(w.dice[player], die)
    w.spent[player] += (die,)


def lose_card(w: Colony, player: int, card: ItemCard) -> None:
    """Takes a card out of a hand; everybody sees which."""
    w.hands[player] = without(w.hands[player], card)
    if card in w.marked[player]:
        w.marked[player] = without(w.marked[player], card)
    forget(w, player, card)


def forget(w: Colony, player: int, card: int) -> None:
    """Notes that a card has left a hand, for everybody who had seen it there."""
    if card in w.known[player]:
        w.known[player] = without(w.known[player], card)
    for seat, seen in enumerate(w.glimpses):
        if seen and (player, card) in seen:
            w.glimpses[seat] = without(seen, (player, card))


def unlearn(w: Colony, player: int) -> None:
    """Clears what others had seen in a hand: a card has left it, and they do not know which."""
    w.known[player] = ()
    for seat, seen in enumerate(w.glimpses):
        if seen:
            w.glimpses[seat] = tuple(each for each in seen if each[0] != player)


def discard(w: Colony, player: int, card: ItemCard) -> None:
    """Puts a card on the waste pile; an exile's card leaves the game (rules 5.1 and 7.6)."""
    if w.exiled[player]:
        w.removed += (card,)
    else:
        w.waste += (card,)


class PayCard(Step[Colony], frozen=True):
    """A card is paid."""

    reveals = True
    card: ItemCard

    def args(self) -> dict[str, Any]:
        return {"card": item_name(self.card)}


class PayNothing(Step[Colony], frozen=True):
    """There is nothing to pay with."""

    reveals = True


class PayingCard(Choice[Colony, PayCard | PayNothing], frozen=True):
    """Which card is paid."""

    player: Player
    symbol: Symbol | None = None

    def decider(self, w: Colony) -> Player:
        return self.player

    def _cards(self, w: Colony) -> list[ItemCard]:
        hand = dict.fromkeys(w.hands[self.player])
        return [card for card in hand if self.symbol in (None, SYMBOL[card])]

    def options(self, w: Colony, player: Player) -> Sequence[PayCard | PayNothing]:
        return [PayCard(card) for card in self._cards(w)] or [PayNothing()]

    def only(self, w: Colony) -> PayCard | PayNothing | None:
        """Of a hand of one card, or of none, everybody knows what can be paid."""
        return self.options(w, self.player)[0] if len(w.hands[self.player]) < 2 else None

    def thinkable(self, w: Colony, player: Player) -> Iterator[PayCard | PayNothing]:
        yield PayNothing()
        yield from (PayCard(ItemCard(card)) for card in range(len(PACK.items)))

    def refusal(self, w: Colony, player: Player, option: PayCard | PayNothing) -> Why | None:
        if option in self.options(w, player):
            return None
        return because("cannot-pay-with", "5.4")

    def chosen(self, w: Colony, option: PayCard | PayNothing) -> Steps:
        if isinstance(option, PayCard):
            lose_card(w, self.player, option.card)
            discard(w, self.player, option.card)
        return ()

    def args(self) -> dict[str, Any]:
        return {"symbol": self.symbol or "none"}


def paid(w: Colony, player: Player, cost: Cost) -> Steps:
    """Pays a price: the steps that take dice, food and cards."""
    for _ in range(cost.dice):
        spend_die(w, player, cost.showing)
    food: Steps = (ChangeFood(-cost.food),) if cost.food else ()
    return (*food, *(PayingCard(player, cost.symbol),) * cost.cards)
