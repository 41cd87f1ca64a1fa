"""What the rest may be, as far as a player knows who sees only their own cards."""

from collections import Counter
from collections.abc import Mapping

from ludotheque.core import HIDDEN, Chance, Option, Player, Position

from .dealing import chips_left
from .grabbing import GRABS
from .material import HAND, Card, can_be_won, deck_for, in_order, is_winning
from .passing import GIVES, Hold, Passing
from .table import FIRST_WIND, MOST_IN_THE_WIND, MOST_PASSES, Table, everybody

TRIES = 200
"""The most deals tried to find one that can be won. After that, which is rare, any deal will do."""


def guess(w: Table, player: Player, chance: Chance) -> None:
    """Deals the unseen cards anew: to the others as many as they hold, the rest to the pile."""
    _guess_chips(w, player, chance.fork("chips"))
    seen = Counter((*w.hands[player], *w.given[player]))
    unseen = [*(Counter(deck_for(len(w.hands))) - seen).elements()]
    for number in range(TRIES):
        mixed, _ = chance.fork(str(number)).shuffled(unseen)
        if number == TRIES - 1 or not _is_settled(w) or can_be_won((*w.hands[player], *_in_play(w, player, mixed))):
            break
    _deal(w, player, mixed)


def _is_settled(w: Table) -> bool:
    """True if the cards in play are still those of a deal that can be won (rule 3.3)."""
    has_blown = w.rules.change_of_wind and len(w.hands) <= MOST_IN_THE_WIND and w.passes >= FIRST_WIND
    return not has_blown and all(len(hand) == HAND for hand in w.hands)


def _in_play(w: Table, player: Player, mixed: list[Card]) -> list[Card]:
    return mixed[: HAND * (len(w.hands) - 1)]


def _deal(w: Table, player: Player, mixed: list[Card]) -> None:
    cards = iter(mixed)
    for other in everybody(w):
        if other != player:
            w.hands[other] = tuple(next(cards) for _ in w.hands[other])
            w.given[other] = tuple(next(cards) for _ in w.given[other])
    w.pile = in_order(cards)


def _guess_chips(w: Table, player: Player, chance: Chance) -> None:
    drawn = [len(chips) for chips in w.chips]
    w.chips = [chips if seat == player else () for seat, chips in enumerate(w.chips)]
    left, _ = chance.shuffled(chips_left(w))
    for other in everybody(w):
        if other != player:
            w.chips[other] = tuple(left.pop() for _ in range(drawn[other]))


def seal(imagined: Position[Table], answers: Mapping[Player, Option[Table]], chance: Chance) -> None:
    """Fills in a guess for what the others have answered in secret."""
    for other, answer in answers.items():
        if answer is HIDDEN:
            imagined.answers[other] = _sealed(imagined, other, chance.fork(f"sealed {other}"))


def _sealed(imagined: Position[Table], player: Player, chance: Chance) -> Option[Table]:
    """A guess: in the scramble, or with a winning hand at a calm table, a totem; otherwise a card, if one is passed."""
    w = imagined.world
    if isinstance(imagined.question, Passing) and not (w.is_calm and is_winning(w.hands[player])):
        return Hold() if w.passes >= MOST_PASSES else GIVES[chance.pick(w.hands[player])[0]]
    return GRABS[chance.pick(w.free_totems)[0]]
