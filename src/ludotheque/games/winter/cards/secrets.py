"""What cards let somebody see: a hand, a card of it, an objective (rule 11.5)."""

from collections.abc import Sequence
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Player, PlayerName, Roll, Step, Steps, Viewer

from ..pack import PACK
from ..pack.names import card_names
from ..table import Cards, Colony
from ..vocabulary import effects as e
from .decks import shows
from .interpreter import does, needs
from .selectors import SYMBOL, Scene, players


class SawHand(Step[Colony], frozen=True):
    """A player has seen another's hand, or one card of it at random. Whose card it is does not learn which."""

    reveals = True
    player: Player
    other: Player
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Self:
        is_whole = self.cards is not HIDDEN and len(self.cards) > 1
        may_know = viewer == self.player or (viewer == self.other and is_whole)
        return self if may_know else replace(self, cards=HIDDEN)

    def do(self, w: Colony) -> Steps:
        known = {*w.glimpses[self.player]}
        seen = tuple((int(self.other), int(card)) for card in self.cards)
        kept = tuple(each for each in w.glimpses[self.player] if each[0] != self.other)
        w.glimpses[self.player] = kept + seen if len(seen) > 1 or not known & {*seen} else w.glimpses[self.player]
        return ()

    def args(self) -> dict[str, Any]:
        cards = "hidden" if self.cards is HIDDEN else card_names(self.cards)
        return {"player": PlayerName(self.player), "other": PlayerName(self.other), "cards": cards}


class Glimpsing(Roll[Colony, SawHand], frozen=True):
    """Which card of a hand is seen."""

    stream = "deck"
    player: Player
    other: Player

    def options(self, w: Colony, player: Player) -> Sequence[SawHand]:
        return [SawHand(self.player, self.other, (card,)) for card in dict.fromkeys(w.hands[self.other])]

    def odds(self, w: Colony) -> Sequence[int]:
        hand = w.hands[self.other]
        return [hand.count(card) for card in dict.fromkeys(hand)]


class SawGiven(Step[Colony], frozen=True):
    """A player has seen what another has given to the crisis of the round; nobody else has."""

    reveals = True
    player: Player
    other: Player
    cards: Cards

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.player, self.other) else replace(self, cards=HIDDEN)

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        cards = "hidden" if self.cards is HIDDEN else card_names(self.cards)
        return {"player": PlayerName(self.player), "other": PlayerName(self.other), "cards": cards}


class SawObjective(Step[Colony], frozen=True):
    """A player has seen another's objective."""

    reveals = True
    player: Player
    other: Player
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer in (self.player, self.other) else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        w.insights[self.player] += ((self.other, self.card),)
        return ()

    def args(self) -> dict[str, Any]:
        name = "hidden" if self.card is HIDDEN else PACK.secrets[self.card].name.said()
        return {"player": PlayerName(self.player), "other": PlayerName(self.other), "card": name}


@does(e.See)
def _see(w: Colony, it: e.See, scene: Scene) -> Steps:
    steps: Steps = ()
    for by in players(w, it.by, scene):
        for other in players(w, it.of, scene):
            steps += _seen(w, it.what, by, other) if other != by else ()
    return steps


def _seen(w: Colony, what: str, by: Player, other: Player) -> Steps:
    if what == "objective":
        return tuple(SawObjective(by, other, card) for card in w.objectives[other])
    if what == "given":
        return (SawGiven(by, other, w.given[other]),) if w.given[other] else ()
    if not w.hands[other]:
        return ()
    return (Glimpsing(by, other),) if what == "random" else (SawHand(by, other, w.hands[other]),)


@needs(e.See)
def _something_to_see(w: Colony, it: e.See, scene: Scene) -> bool:
    if it.what == "objective":
        return not w.coop
    if it.what == "given":
        return any(w.given[other] for other in players(w, it.of, scene))
    return any(w.hands[other] for other in players(w, it.of, scene))


class ShowCards(Step[Colony], frozen=True):
    """Cards of a hand are shown to everybody."""

    reveals = True
    player: Player
    cards: Cards
    asked: bool = False
    """True if these are all that the crisis asks for, none included."""

    def do(self, w: Colony) -> Steps:
        symbols = {SYMBOL[card] for card in self.cards}
        others = tuple(card for card in w.known[self.player] if SYMBOL[card] not in symbols)
        w.known[self.player] = others + self.cards
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "cards": card_names(self.cards) if self.cards else "none"}


@does(e.Show)
def _show(w: Colony, it: e.Show, scene: Scene) -> Steps:
    asked = PACK.crises[w.crisis].symbols if w.crisis >= 0 else ()
    wanted = asked if it.asked else (it.symbol,)
    shown = [
        (p, tuple(card for card in w.hands[p] if any(shows(card, symbol) for symbol in wanted)))
        for p in players(w, it.who, scene)
    ]
    return tuple(ShowCards(player, cards, it.asked) for player, cards in shown if cards or it.asked)


@needs(e.Show)
def _something_to_ask_for(w: Colony, it: e.Show, scene: Scene) -> bool:
    return not it.asked or w.crisis >= 0
