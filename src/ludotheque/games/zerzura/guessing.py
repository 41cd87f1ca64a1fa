"""What the hidden cards may be, as far as a player knows who sees only the table."""

from collections.abc import Iterable

from ludotheque.core import HIDDEN, Chance, Player

from .commands import claimable
from .edition import CHARACTERS, DECKS, SHOWS, Card, Tally
from .table import Bazaar, Cards, plus

TRIES = 50
"""The most deals tried to find one in which no player would have claimed a tile by now. After that, any deal will
do."""


def guess(w: Bazaar, player: Player, chance: Chance) -> None:
    """Deals the unseen cards anew: to what is stored and to what has left the game, and the rest to the pool."""
    deck, seen = DECKS[w.rules.edition], _seen(w)
    unseen = [card for card in deck if card not in seen]
    if not any(HIDDEN in cards for cards in (w.discarded, *w.stored, *w.tally)):
        w.pool = tuple(unseen)
        return
    stored, discarded = w.stored, w.discarded
    for number in range(TRIES):
        cards, _ = chance.fork(str(number)).shuffled(unseen)
        w.stored = [_filled(hidden, cards) for hidden in stored]
        w.discarded = _filled(discarded, cards)
        w.tally = [tally_of_cards(row + down) for row, down in zip(w.rows, w.stored, strict=True)]
        if w.rules.claiming == "manual" or not _somebody_can_claim(w):
            break
    left = {*cards}
    w.pool = tuple(card for card in deck if card in left)


def _seen(w: Bazaar) -> set[Card]:
    """The cards whose place is known."""
    return {card for cards in (w.market, w.discarded, *w.rows, *w.stored) for card in cards if card is not HIDDEN}


def _filled(cards: Cards, unseen: list[Card]) -> Cards:
    """The cards, with unseen ones in the place of those that are hidden."""
    return tuple([unseen.pop() if card is HIDDEN else card for card in cards])


def _somebody_can_claim(w: Bazaar) -> bool:
    """True if a player meets the condition of a tile on the table. With automatic claims that cannot be (rule 5.1)."""
    return any(claimable(w, Player(seat)) for seat in range(len(w.rows)))


def tally_of_cards(cards: Iterable[Card]) -> Tally:
    """The tally of these cards."""
    tally: Tally = (0,) * (CHARACTERS + 1)
    for card in cards:
        tally = plus(tally, SHOWS[card])
    return tally
