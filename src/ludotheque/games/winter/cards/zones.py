"""What cards do with cards: move them from one zone to another (rule 11.5)."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Arg, Choice, Player, PlayerName, Roll, Sentence, Step, Steps

from ..actions.attack_people import Stealing
from ..chapters.costs import lose_card
from ..decks import add_to_hand, shuffle, sole, without
from ..pack import PACK, ItemCard, Someone
from ..pack.names import card_names, item_name, name_of
from ..pack.text import said
from ..table import Cards, Colony
from ..vocabulary import effects as e
from .decks import TakeNothing, deck_numbers, shows
from .interpreter import does, needs
from .open_cards import TurningUp
from .selectors import Scene, number, players


class MoveCard(Step[Colony], frozen=True):
    """A card goes from one zone to another, for everybody to see."""

    reveals = True
    player: Player
    card: ItemCard
    source: str
    to: str
    survivor: Someone = Someone(-1)
    receiver: Player | None = None
    """Whose hand it goes to, if it goes to a hand."""

    def args(self) -> dict[str, Any]:
        return {
            "player": PlayerName(self.player),
            "card": item_name(self.card),
            "source": self.source,
            "survivor": "none" if self.survivor < 0 else name_of(self.survivor),
            "to": self.to,
            "receiver": "none" if self.receiver is None else PlayerName(self.receiver),
        }


class MovingCard(Choice[Colony, "MoveCard | TakeNothing"], frozen=True):
    """Which card goes."""

    player: Player
    effect: e.MoveCards
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[MoveCard | TakeNothing]:
        return _movable(w, self.effect, self.player, self.scene) or [TakeNothing()]

    def only(self, w: Colony) -> MoveCard | TakeNothing | None:
        """What lies open is seen by all; of a hand, only how many cards there are."""
        if self.effect.from_ in ("hand", "crisis") and len(_zone(w, self.effect, self.player)) > 1:
            return None
        return sole(self.options(w, self.player))

    def thinkable(self, w: Colony, player: Player) -> Iterator[MoveCard | TakeNothing]:
        yield TakeNothing()
        yield from _movable(w, self.effect, self.player, self.scene)
        going = _going(w, self.effect, self.player, self.scene)
        yield from (replace(going, card=ItemCard(card)) for card in range(len(PACK.items)))

    def chosen(self, w: Colony, option: MoveCard | TakeNothing) -> Steps:
        if isinstance(option, MoveCard):
            _move(w, option, self.effect, self.scene)
        return ()

    def prompt(self, w: Colony, player: Player) -> Sentence:
        going = _going(w, self.effect, self.player, self.scene)
        receiver: Arg = "none" if going.receiver is None else PlayerName(going.receiver)
        among, zone = (said(f"zone-{going.source}", case=case) for case in ("in", "from"))
        return said("moving-card", source=going.source, to=going.to, receiver=receiver, zone=zone, among=among)

    def args(self) -> dict[str, Any]:
        return {}


def _going(w: Colony, it: e.MoveCards, player: Player, scene: Scene) -> MoveCard:
    """Where a card comes from and goes to, whichever it is."""
    receivers = players(w, it.to_who, scene) if it.to == "hand" else ()
    receiver = None if it.to != "hand" else receivers[0] if receivers else player
    return MoveCard(player, ItemCard(-1), it.from_, it.to, receiver=receiver)


def _movable(w: Colony, it: e.MoveCards, player: Player, scene: Scene) -> list[MoveCard | TakeNothing]:
    """The cards that can go, each once."""
    going = _going(w, it, player, scene)
    if it.from_ == "equipped":
        carried = [(s, card) for s in w.groups[player] for card in dict.fromkeys(w.equipped[s])]
        return [replace(going, card=card, survivor=s) for s, card in carried if _is_meant(card, it)]
    return [replace(going, card=card) for card in dict.fromkeys(_zone(w, it, player)) if _is_meant(card, it)]


def _zone(w: Colony, it: e.MoveCards, player: Player) -> Cards:
    zones: dict[str, Cards] = {
        "hand": w.hands[player],
        "waste": w.waste,
        "crisis": w.given[player],
        "objective": w.stored,
        "removed": w.removed,
    }
    return zones[it.from_]


def _is_meant(card: Any, it: e.MoveCards) -> bool:
    return shows(card, it.symbol) and (it.kind is None or PACK.items[card].kind.id == it.kind)


def _move(w: Colony, it: MoveCard, effect: e.MoveCards, scene: Scene) -> None:
    """Moves the card out of its zone and into another."""
    card, player = it.card, it.player
    if it.source == "hand":
        lose_card(w, player, card)
    elif it.source == "equipped":
        w.equipped[it.survivor] = without(w.equipped[it.survivor], card)
        if w.used[it.survivor].count(card) > w.equipped[it.survivor].count(card):
            w.used[it.survivor] = without(w.used[it.survivor], card)
    elif it.source == "waste":
        place = len(w.waste) - 1 - w.waste[::-1].index(card)
        w.waste = w.waste[:place] + w.waste[place + 1 :]
    elif it.source == "crisis":
        w.given[player] = without(w.given[player], card)
    elif it.source == "objective":
        w.stored = without(w.stored, card)
    else:
        w.removed = without(w.removed, card)
    _arrive(w, card, player, effect, scene)


def _arrive(w: Colony, card: ItemCard, player: Player, effect: e.MoveCards, scene: Scene) -> None:
    receivers = players(w, effect.to_who, scene)
    if effect.to == "hand":
        add_to_hand(w, receivers[0] if receivers else player, card)
    elif effect.to == "waste":
        w.waste += (card,)
    elif effect.to == "objective":
        w.stored += (card,)
    elif effect.to == "crisis":
        w.given[player] = tuple(sorted((*w.given[player], card)))
    elif effect.to == "deck":
        for deck in deck_numbers(w, effect.deck, scene)[:1]:
            shuffle(w, deck, [card])
            if PACK.items[card].home != deck:
                w.strays[deck] += (card,)
            return
        w.removed += (card,)
    else:
        w.removed += (card,)


class MoveNext(Step[Colony], frozen=True):
    """The next card goes, by choice, at random, from the top, or with all the others."""

    quiet = True
    player: Player
    effect: e.MoveCards
    scene: Scene

    def do(self, w: Colony) -> Steps:
        it, player = self.effect, self.player
        if it.from_ == "deck":
            decks = [deck for deck in deck_numbers(w, it.deck, self.scene)[:1] if w.decks[deck]]
            return (TurningUp(decks[0]), MoveTurned(player, it, self.scene)) if decks else ()
        if it.pick == "random" and it.from_ == "hand" and it.to == "hand":
            thief = players(w, it.to_who, self.scene)
            return (Stealing(thief[0], player),) if w.hands[player] and thief and thief[0] != player else ()
        if it.pick == "random" and it.from_ == "hand":
            return (Losing(player, it, self.scene),) if w.hands[player] else ()
        if it.pick == "chosen":
            public = it.from_ not in ("hand", "crisis")
            return () if public and not _movable(w, it, player, self.scene) else (MovingCard(player, it, self.scene),)
        options = _movable(w, it, player, self.scene)
        if it.pick == "top" and it.from_ == "waste":
            top = next((card for card in w.waste[::-1] if _is_meant(card, it)), None)
            options = [] if top is None else [replace(_going(w, it, player, self.scene), card=top)]
        if not options:
            return ()
        moved = options[0]
        assert isinstance(moved, MoveCard)
        _move(w, moved, it, self.scene)
        return (CardMoved(moved),)


class CardMoved(Step[Colony], frozen=True):
    """A card has gone from one zone to another."""

    reveals = True
    what: MoveCard

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return self.what.args()


class CardsMoved(Step[Colony], frozen=True):
    """All that lay in an open pile has gone to another zone."""

    reveals = True
    cards: Cards
    source: str
    to: str
    receiver: Player | None = None

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        receiver: Any = "none" if self.receiver is None else PlayerName(self.receiver)
        return {"cards": card_names(self.cards), "source": self.source, "to": self.to, "receiver": receiver}


PILES = ("waste", "crisis", "objective", "removed")
"""Zones whose cards can go all together."""


def _emptied(w: Colony, it: e.MoveCards, player: Player, scene: Scene) -> Steps:
    """Moves all cards that are meant out of a pile."""
    going = _going(w, it, player, scene)
    cards = tuple(card for card in _zone(w, it, player) if _is_meant(card, it))
    for card in cards:
        _move(w, replace(going, card=card), it, scene)
    return (CardsMoved(cards, going.source, going.to, going.receiver),) if cards else ()


class MoveTurned(Step[Colony], frozen=True):
    """The card that was turned up goes where it must."""

    quiet = True
    player: Player
    effect: e.MoveCards
    scene: Scene

    def do(self, w: Colony) -> Steps:
        cards, w.turned = w.turned, ()
        for card in cards:
            _arrive(w, ItemCard(card), self.player, self.effect, self.scene)
        return ()


class Losing(Roll[Colony, MoveCard], frozen=True):
    """Which card of a hand goes, at random."""

    stream = "deck"
    player: Player
    effect: e.MoveCards
    scene: Scene

    def options(self, w: Colony, player: Player) -> Sequence[MoveCard]:
        going = _going(w, self.effect, self.player, self.scene)
        return [replace(going, card=card) for card in dict.fromkeys(w.hands[self.player])]

    def odds(self, w: Colony) -> Sequence[int]:
        hand = w.hands[self.player]
        return [hand.count(card) for card in dict.fromkeys(hand)]

    def chosen(self, w: Colony, option: MoveCard) -> Steps:
        _move(w, option, self.effect, self.scene)
        return ()


@does(e.MoveCards)
def _move_cards(w: Colony, it: e.MoveCards, scene: Scene) -> Steps:
    steps: Steps = ()
    for player in players(w, it.who, scene):
        n = number(w, it.n, scene)
        if it.pick == "all" and it.from_ in PILES:
            steps += _emptied(w, it, player, scene)
            continue
        if it.pick == "all":
            n = len(w.hands[player]) + 40 if it.from_ == "equipped" else len(w.hands[player])
        steps += (MoveNext(player, it, scene),) * n
    return steps


@needs(e.MoveCards)
def _cards_to_move(w: Colony, it: e.MoveCards, scene: Scene) -> bool:
    if it.pick == "all":
        return True
    if it.from_ == "deck":
        return any(w.decks[deck] for deck in deck_numbers(w, it.deck, scene))
    if it.from_ in ("hand", "crisis") and (it.who != "active" or scene.shared):
        return any((w.hands if it.from_ == "hand" else w.given)[player] for player in players(w, it.who, scene))
    found = (_movable(w, it, player, scene) for player in players(w, it.who, scene))
    return any(found)
