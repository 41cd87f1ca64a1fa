"""A turn: take, swap or store (rule 3)."""

from collections.abc import Iterator, Sequence
from functools import cache

from ludotheque.core import Arg, Choice, Player, PlayerName, Sentence, Step, Steps, Why, because

from .commands import claims
from .edition import CARDS, DECKS, SHOWS, Card
from .names import card_said, said
from .table import BOARD, DROMEDARY, Bazaar, minus, plus, without

MOST_STORED = 2
"""Cards that one storing stores (rule 3.4)."""
NO_CARD = Card("")


class Take(Step[Bazaar], frozen=True):
    """Take a card from the market; the bird sits on it (rule 3.2)."""

    card: Card

    def args(self) -> dict[str, Arg]:
        return {"card": card_said(self.card)}

    def why_not(self, w: Bazaar, player: Player) -> Why | None:
        return None if self.card in w.market else because("not-in-market", "3.2", card=card_said(self.card))

    def do(self, w: Bazaar) -> Steps:
        player, card = w.turn, self.card
        w.market = without(w.market, card)
        w.rows[player] += (card,)
        w.birds[player] = card
        w.tally[player] = plus(w.tally[player], SHOWS[card])
        return claims(w, player)


class Offer(Step[Bazaar], frozen=True):
    """Choose the visible card to give away in a swap (rule 3.3)."""

    quiet = True
    card: Card

    def args(self) -> dict[str, Arg]:
        return {"card": card_said(self.card)}

    def why_not(self, w: Bazaar, player: Player) -> Why | None:
        if self.card not in w.rows[player]:
            return not_visible(w, player, self.card, "3.3.1")
        return None if is_anybody_exposed(w, player) else because("nobody-exposed", "3.3.2")

    def do(self, w: Bazaar) -> Steps:
        w.offered = self.card
        return SWAPPING


class Swap(Step[Bazaar], frozen=True):
    """Give a visible card for one of another player; the bird sits on what comes (rule 3.3)."""

    given: Card
    owner: Player
    card: Card

    def args(self) -> dict[str, Arg]:
        return {"given": card_said(self.given), "owner": PlayerName(self.owner), "card": card_said(self.card)}

    def why_not(self, w: Bazaar, player: Player) -> Why | None:
        if self.given != w.offered:
            return because("other-offered", "3.3.1", card=card_said(w.offered or NO_CARD))
        if self.owner == player or self.owner not in range(len(w.rows)):
            return because("swap-with-others", "3.3.2")
        if self.card not in w.rows[self.owner]:
            return because("not-visible-there", "3.3.2", owner=PlayerName(self.owner), card=card_said(self.card))
        if self.card == w.birds[self.owner]:
            return because("bird-protects", "3.3.3", owner=PlayerName(self.owner), card=card_said(self.card))
        return None

    def do(self, w: Bazaar) -> Steps:
        player, owner, given, card = w.turn, self.owner, self.given, self.card
        rows, tally = w.rows, w.tally
        rows[player] = _with(rows[player], given, card)
        rows[owner] = _with(rows[owner], card, given)
        tally[player] = plus(minus(tally[player], SHOWS[given]), SHOWS[card])
        tally[owner] = plus(minus(tally[owner], SHOWS[card]), SHOWS[given])
        w.birds[player] = card
        w.offered = None
        return claims(w, player, owner)


def _with(row: tuple[Card, ...], gone: Card, come: Card) -> tuple[Card, ...]:
    """The row with one card in place of another."""
    at = row.index(gone)
    return (*row[:at], come, *row[at + 1 :])


class Store(Step[Bazaar], frozen=True):
    """Store a visible card that has no bird on it (rule 3.4)."""

    card: Card

    def args(self) -> dict[str, Arg]:
        return {"card": card_said(self.card)}

    def why_not(self, w: Bazaar, player: Player) -> Why | None:
        if self.card not in w.rows[player]:
            return not_visible(w, player, self.card, "3.4.1")
        if self.card == w.birds[player]:
            return because("own-bird-on-it", "3.4.2", card=card_said(self.card))
        return None

    def do(self, w: Bazaar) -> Steps:
        player, card = w.turn, self.card
        row = w.rows[player] = without(w.rows[player], card)
        w.stored[player] += (card,)
        w.storing += 1
        if w.storing < MOST_STORED and row and row != (w.birds[player],):
            return STORING
        return stored(w)


class Enough(Step[Bazaar], frozen=True):
    """One card stored is enough (rule 3.4)."""

    quiet = True

    def do(self, w: Bazaar) -> Steps:
        return stored(w)


class Pass(Step[Bazaar], frozen=True):
    """Store nothing: the bird goes to the board (rule 3.5)."""

    def do(self, w: Bazaar) -> Steps:
        w.birds[w.turn] = BOARD
        return ()


class Mount(Step[Bazaar], frozen=True):
    """The first to store in a round: the bird sits on the dromedary (rule 3.4.4)."""

    player: Player

    def do(self, w: Bazaar) -> Steps:
        w.claimant = self.player
        w.birds[self.player] = DROMEDARY
        return ()


def stored(w: Bazaar) -> Steps:
    """The storing is over: the bird moves, and the cards now stored may meet a command (rules 3.4.4 and 5.1)."""
    player, w.storing = w.turn, 0
    if w.claimant is None:
        return (Mount(player), *claims(w, player))
    w.birds[player] = DROMEDARY if w.claimant == player else BOARD
    return claims(w, player)


def is_anybody_exposed(w: Bazaar, player: Player) -> bool:
    """True if another player has a visible card without a bird. A bird on a card sits on one of its owner's."""
    birds = w.birds
    return any(row and seat != player and (len(row) > 1 or row[0] != birds[seat]) for seat, row in enumerate(w.rows))


def exposed(w: Bazaar, player: Player) -> list[tuple[Player, Card]]:
    """The cards that the player can get by a swap, and whose they are."""
    return [
        (Player(seat), card)
        for seat, row in enumerate(w.rows)
        if seat != player
        for card in row
        if card != w.birds[seat]
    ]


def not_visible(w: Bazaar, player: Player, card: Card, rule: str) -> Why:
    """Why a card outside the player's row cannot be given or stored: it says where the card is."""
    if card in w.stored[player]:
        return because("stored-for-good", "3.4.3", card=card_said(card))
    if card in w.market:
        return because("still-in-market", rule, card=card_said(card))
    for seat, row in enumerate(w.rows):
        if card in row:
            return because("in-another-row", rule, owner=PlayerName(Player(seat)), card=card_said(card))
    return because("not-in-your-row", rule, card=card_said(card))


TAKES = {card: Take(card) for card in CARDS}
OFFERS = {card: Offer(card) for card in CARDS}
STORES = {card: Store(card) for card in CARDS}
PASS, ENOUGH = Pass(), Enough()


@cache
def swaps(given: Card, owner: Player) -> dict[Card, Swap]:
    """A card for each card that another player might have."""
    return {card: Swap(given, owner, card) for card in CARDS}


class Acting(Choice[Bazaar, Take | Offer | Store | Pass], frozen=True):
    """Take, swap or store (rule 3.1)."""

    def decider(self, w: Bazaar) -> Player:
        return w.turn

    def options(self, w: Bazaar, player: Player) -> list[Take | Offer | Store | Pass]:
        found: list[Take | Offer | Store | Pass] = [TAKES[card] for card in w.market]
        if row := w.rows[player]:
            bird = w.birds[player]
            if is_anybody_exposed(w, player):
                found += [OFFERS[card] for card in row]
            found += [STORES[card] for card in row if card != bird]
        found.append(PASS)
        return found

    def thinkable(self, w: Bazaar, player: Player) -> Iterator[Take | Offer | Store | Pass]:
        for card in (*DECKS[w.rules.edition], NO_CARD):
            yield from (Take(card), Offer(card), Store(card))
        yield PASS

    def refusal(self, w: Bazaar, player: Player, option: Take | Offer | Store | Pass) -> Why | None:
        return option.why_not(w, player)


class Swapping(Choice[Bazaar, Swap], frozen=True):
    """Which card of another player (rule 3.3)."""

    def decider(self, w: Bazaar) -> Player:
        return w.turn

    def options(self, w: Bazaar, player: Player) -> list[Swap]:
        given, birds = w.offered, w.birds
        assert given is not None
        found = []
        for seat, row in enumerate(w.rows):
            if row and seat != player:
                bird, by_card = birds[seat], swaps(given, seat)
                found += [by_card[card] for card in row if card != bird]
        return found

    def prompt(self, w: Bazaar, player: Player) -> Sentence:
        return said("swap-question", card=card_said(w.offered or NO_CARD))

    def thinkable(self, w: Bazaar, player: Player) -> Iterator[Swap]:
        assert w.offered is not None
        for card in (*DECKS[w.rules.edition], NO_CARD):
            yield from (Swap(w.offered, Player(seat), card) for seat in range(-1, len(w.rows) + 1))
            yield from (Swap(card, Player(seat), row[0]) for seat, row in enumerate(w.rows) if row)

    def refusal(self, w: Bazaar, player: Player, option: Swap) -> Why | None:
        return option.why_not(w, player)


class Storing(Choice[Bazaar, Store | Enough], frozen=True):
    """Store a second card, or not (rule 3.4)."""

    def decider(self, w: Bazaar) -> Player:
        return w.turn

    def options(self, w: Bazaar, player: Player) -> Sequence[Store | Enough]:
        bird = w.birds[player]
        found: list[Store | Enough] = [STORES[card] for card in w.rows[player] if card != bird]
        found.append(ENOUGH)
        return found

    def thinkable(self, w: Bazaar, player: Player) -> Iterator[Store | Enough]:
        yield from (Store(card) for card in (*DECKS[w.rules.edition], NO_CARD))
        yield ENOUGH

    def refusal(self, w: Bazaar, player: Player, option: Store | Enough) -> Why | None:
        return option.why_not(w, player)


ACTING, SWAPPING, STORING = (Acting(),), (Swapping(),), (Storing(),)


class Turn(Step[Bazaar], frozen=True):
    """A player's turn begins (rule 3.1)."""

    quiet = True
    player: Player

    def do(self, w: Bazaar) -> Steps:
        w.turn = self.player
        w.turns += 1
        return ACTING
