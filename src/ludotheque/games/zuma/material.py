"""The box of Zuma: cards, masks, totems and the board they stand on (rule 1)."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal, NewType, get_args

Card = Literal["sun", "moon", "jaguar", "eagle", "serpent", "maize", "rain", "flint", "shell", "flower", "mask"]
"""What a card shows. The three masks are the Zuma cards."""

Colour = Literal["red", "blue", "violet"]

Totem = NewType("Totem", int)
"""A totem, by the circle it stands on."""

Hand = tuple[Card, ...]

CARDS: tuple[Card, ...] = get_args(Card)
COLOURS: tuple[Colour, ...] = get_args(Colour)
SERIES, MASK = CARDS[:-1], CARDS[-1]
OF_A_SERIES, MASKS = 4, 3
HAND = 7

FEWEST_PLAYERS, MOST_PLAYERS = 3, 6

CIRCLES: tuple[Colour, ...] = ("red", "blue", "violet", "blue", "red")
"""The circles of the board, in a ring; each has the colour of its totem."""

TOTEMS = tuple(Totem(circle) for circle in range(len(CIRCLES)))

STANDING: dict[int, tuple[Totem, ...]] = {
    3: (TOTEMS[0], TOTEMS[3]),
    4: (TOTEMS[0], TOTEMS[2], TOTEMS[3]),
    5: (TOTEMS[0], TOTEMS[2], TOTEMS[3]),
    6: TOTEMS,
}
"""By number of players, the totems that are always there."""

FOURTH = (TOTEMS[1], TOTEMS[4])
"""With five players, one of these two is drawn and added."""


def series_for(players: int) -> tuple[Card, ...]:
    """The series in use: ten with six players, and one fewer with each player fewer."""
    return SERIES[: players + 4]


def deck_for(players: int) -> Hand:
    """All the cards in use, in the order of the box."""
    return tuple(card for card in series_for(players) for _ in range(OF_A_SERIES)) + (MASK,) * MASKS


def colours_for(players: int) -> tuple[Colour, ...]:
    """The colours in play: with three players the violet totem stays in the box."""
    return COLOURS if players > FEWEST_PLAYERS else COLOURS[:2]


def is_winning(hand: Hand) -> bool:
    """Four of one series and three of another, which is seven cards of two series; or all three masks (rule 4.4)."""
    return hand.count(MASK) == MASKS or (MASK not in hand and len({*hand}) == 2)


def can_be_won(cards: Iterable[Card]) -> bool:
    """True if passing these cards around can ever make a winning hand: it can bring any of them together (rule 3.3)."""
    counts = Counter(cards)
    if counts.pop(MASK, 0) == MASKS:
        return True
    most = sorted(counts.values())[-2:]
    return len(most) == 2 and most[1] == OF_A_SERIES and most[0] >= OF_A_SERIES - 1


def in_order(cards: Iterable[Card]) -> Hand:
    """The cards in the order of the box: a pile has no order of its own."""
    return tuple(sorted(cards, key=CARDS.index))
