"""What makes a table of Zuma look good or bad, aspect by aspect, and its moves at first sight (rules 4 to 6)."""

from collections.abc import Hashable, Sequence

from ludotheque.core import Option, Player, Position

from ..grabbing import Grab, StayAway
from ..material import CIRCLES, MASK, MASKS, Hand, is_winning
from ..passing import Give, Passing
from ..table import Table, everybody, is_new_to, penalty_for, total, without

A_GOOD_HAND, A_CARD_MISSING, A_MASK = 1.6, 0.35, 0.3
"""What a deal may bring to a complete hand; what each missing card costs, and each mask."""
A_WAY_OUT = 0.06
"""What each card of a third series is worth, beside the two that are collected."""
MASKS_ARE_FEW = 2
"""A third mask is as hard to get as this many more cards."""
GOOD, POOR, BAD = 2.0, -1.0, -9.0
"""At first sight: a totem that counts, none, and one that is taken without a winning hand."""


def aspects(w: Table, player: Player) -> dict[str, float]:
    """Totems taken first and taken later, masks paid for, the best other's points, and how near the hand is."""
    earned = w.toru[player] if w.is_toru else sum(w.cells[player], ())
    others = [total(w, other) for other in everybody(w) if other != player]
    return {
        "first": 2.0 * earned.count(2),
        "totems": 1.0 * earned.count(1),
        "masks": -1.0 * sum(penalty.masks for penalty in w.penalties[player]),
        "rivals": -1.0 * max(others),
        "hand": _promise(w.hands[player]) if w.passes and not w.grabs else 0.0,
    }


def _promise(hand: Hand) -> float:
    """What the deal in progress may bring to a hand."""
    third = sum(_series(hand)[2:3])
    promise = max(0.0, A_GOOD_HAND - A_CARD_MISSING * missing(hand))
    return promise + A_WAY_OUT * third - A_MASK * penalty_for(hand)


def _series(hand: Hand) -> list[int]:
    """How many cards of each series, the longest first."""
    return sorted((hand.count(card) for card in {*hand} - {MASK}), reverse=True)


def missing(hand: Hand) -> int:
    """How many cards a hand lacks: for four of a series and three of another, or for the three masks."""
    most = _series(hand)
    series = 7 - min(4, sum(most[:1])) - min(3, sum(most[1:2]))
    masks = hand.count(MASK)
    return min(series, MASKS - masks + (MASKS_ARE_FEW if masks < MASKS else 0))


def chapter(w: Table) -> Hashable:
    """A card shows its worth when the cards have gone round, a totem at the end of the deal."""
    return w.manche, w.round, w.voids, w.passes


def glance(position: Position[Table], player: Player, options: Sequence[Option[Table]]) -> Sequence[float]:
    """Judges a card by the hand left without it, and a totem by the player's hand and by its colour."""
    w = position.world
    return [_look(w, player, option, isinstance(position.question, Passing)) for option in options]


def _look(w: Table, player: Player, option: Option[Table], passing: bool) -> float:
    if isinstance(option, Give):
        left = without(w.hands[player], option.card)
        return _promise(left)
    if isinstance(option, Grab):
        if passing and not is_winning(w.hands[player]):
            return BAD
        wished = CIRCLES[option.totem] in w.chips[player] if w.is_toru else is_new_to(w, player, option.totem)
        return GOOD if wished else 0.0
    return POOR if isinstance(option, StayAway) else 0.0
