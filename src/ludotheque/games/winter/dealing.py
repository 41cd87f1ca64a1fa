"""What everybody gets before the game, card by card, and told hand by hand (rules 1.5 and 1.6)."""

from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Player, PlayerName, Step, Steps, Viewer

from .decks import Drawing, add_to_hand, take
from .pack import ItemCard, Someone
from .pack.names import card_names, item_name, name_of
from .table import STARTERS, SURVIVORS, Cards, Colony
from .vocabulary.words import listed


class DealItem(Step[Colony], frozen=True):
    """A starter item is dealt (rule 1.5)."""

    quiet = True
    player: Player
    card: ItemCard

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        take(w, STARTERS, self.card)
        add_to_hand(w, self.player, self.card)
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "card": item_name(self.card)}


class DealingItem(Drawing[DealItem], frozen=True):
    """Which starter item is dealt."""

    player: Player

    def made(self, card: int) -> DealItem:
        return DealItem(self.player, ItemCard(card))


class MeetCandidate(Step[Colony], frozen=True):
    """A survivor to choose from (rule 1.6)."""

    quiet = True
    player: Player
    survivor: Someone

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, survivor=HIDDEN)

    def do(self, w: Colony) -> Steps:
        take(w, SURVIVORS, self.survivor)
        w.offered[self.player] = tuple(sorted((*w.offered[self.player], self.survivor)))
        return ()

    def args(self) -> dict[str, Any]:
        name = "hidden" if self.survivor is HIDDEN else name_of(self.survivor)
        return {"player": PlayerName(self.player), "survivor": name}


class MeetingCandidate(Drawing[MeetCandidate], frozen=True):
    """Which survivor is dealt."""

    player: Player

    def made(self, card: int) -> MeetCandidate:
        return MeetCandidate(self.player, Someone(card))


class AllDealt(Step[Colony], frozen=True):
    """Everything is dealt: everybody reads what they got."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        hands = [HandDealt(player, w.hands[player], len(w.hands[player])) for player in w.seats]
        offered = [(player, tuple(map(Someone, w.offered[player]))) for player in w.seats]
        return (*hands, *(CandidatesMet(player, people, len(people)) for player, people in offered))


class HandDealt(Step[Colony], frozen=True):
    """A player has so many starter items, and only they see which."""

    player: Player
    cards: Cards
    n: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, cards=HIDDEN)

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        cards = "hidden" if self.cards is HIDDEN else card_names(self.cards)
        return {"player": PlayerName(self.player), "cards": cards, "n": self.n}


class CandidatesMet(Step[Colony], frozen=True):
    """A player has so many survivors to choose from, and only they see whom."""

    player: Player
    survivors: tuple[Someone, ...]
    n: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, survivors=HIDDEN)

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        names = "hidden" if self.survivors is HIDDEN else listed([*map(name_of, self.survivors)])
        return {"player": PlayerName(self.player), "survivors": names, "n": self.n}
