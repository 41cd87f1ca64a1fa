"""The numbers of Zerzura, read from the game itself, so that the rules are stated only once.

A card is its place in its edition's deck; a character or a command tile is its place among its kind. What a character
is worth for each number it counts, and what guards make of a kind, is computed once for every case, by the public
functions.
"""

from itertools import compress, product

import numpy as np
from numpy.typing import NDArray

from .. import bot, scoring, turn
from ..commands import NEEDS as NEEDS_OF
from ..edition import (
    CARDS,
    CHARACTERS,
    COMMANDS,
    DECKS,
    EDITIONS,
    KINDS,
    MOST_OF_A_KIND,
    SHOWS,
    VALUES,
    Character,
    EditionName,
    Goods,
    Guard,
    Mage,
    Sultan,
    Tally,
    Tile,
)
from .layout import MOST_OWNED

Numbers = NDArray[np.int64]

NAMES: list[EditionName] = [*EDITIONS]
TILES = {name: tuple(Tile(command.id) for command in edition.commands) for name, edition in EDITIONS.items()}
NUMBER_OF_CARD = {name: {card: number for number, card in enumerate(deck)} for name, deck in DECKS.items()}
NUMBER_OF_TILE = {name: {tile: number for number, tile in enumerate(tiles)} for name, tiles in TILES.items()}
MOST_STORED = turn.MOST_STORED
OBJECTS = len(KINDS)
CHARACTER_COUNT = CHARACTERS
CARDS_OWNED = CHARACTERS + 1
"""Offsets after a tally, for commands: cards, less cards, stored and less stored; then goods."""
GOODS = CARDS_OWNED + 4
MOST = MOST_OF_A_KIND + 1
"""Every number that a character counts is below this."""


def looks_at(character: Character) -> int:
    """The number on which a character's worth depends."""
    match character:
        case Guard(kind=kind) | Mage(kind=kind):
            return KINDS.index(kind)
        case Sultan():
            return GOODS
    return CHARACTERS


def tally_with(number: int, count: int) -> Tally:
    """A tally in which only one number is set."""
    return tuple(count if place == number else 0 for place in range(CHARACTERS + 1))


def points_of(character: Character, count: int) -> int:
    """What a character brings at the end for this count. A guard counts in the row of its kind."""
    if isinstance(character, Guard):
        return 0
    owned = (next(card for card, each in CARDS.items() if isinstance(each, Goods)),) * count
    return scoring._character_row(character, owned, tally_with(looks_at(character), count)).points


def points_of_kind(name: EditionName, kind: int, guards: tuple[bool, ...], count: int) -> int:
    """What this many objects of a kind bring at the end, with these of its guards."""
    deltas = [card.delta for card in EDITIONS[name].characters if isinstance(card, Guard) and card.kind == KINDS[kind]]
    values = VALUES[name][kind]
    return values[scoring.best_counted(values, count, [*compress(deltas, guards)])]


def _guard_bit(name: EditionName, character: Character) -> int:
    """The bit of a guard; 0 for any other character."""
    if not isinstance(character, Guard):
        return 0
    guards = [card for card in EDITIONS[name].characters if isinstance(card, Guard) and card.kind == character.kind]
    return 1 << guards.index(character)


SHOWN: Numbers = np.array([[SHOWS[card] for card in DECKS[name]] for name in NAMES], np.int64)
"""By edition and card: what it adds to a tally."""
CHARACTER: Numbers = np.array(
    [[-1] * len(EDITIONS[name].goods) + [*range(len(EDITIONS[name].characters))] for name in NAMES], np.int64
)
"""By edition and card: which character it is; -1 for goods, which come first in a deck."""
LOOKS_AT: Numbers = np.array([[looks_at(each) for each in EDITIONS[name].characters] for name in NAMES], np.int64)
GUARD: Numbers = np.array([[_guard_bit(name, each) for each in EDITIONS[name].characters] for name in NAMES], np.int64)
MOST_GUARDS = int(GUARD.max()).bit_length()
GUARDS = [*product((False, True), repeat=MOST_GUARDS)]
POINTS: Numbers = np.array(
    [[[points_of(each, count) for count in range(MOST)] for each in EDITIONS[name].characters] for name in NAMES],
    np.int64,
)
"""By edition, character and the number it counts."""
POINTS_OF_KIND: Numbers = np.array(
    [
        [
            [[points_of_kind(name, kind, guards[::-1], count) for count in range(MOST)] for guards in GUARDS]
            for kind in range(OBJECTS)
        ]
        for name in NAMES
    ],
    np.int64,
)
"""By edition, kind, guards (as bits) and quantity."""
MOST_NEEDS = max(map(len, NEEDS_OF.values()))
NEEDS: Numbers = np.array(
    [[(*NEEDS_OF[tile], *[(0, 0)] * (MOST_NEEDS - len(NEEDS_OF[tile]))) for tile in TILES[name]] for name in NAMES],
    np.int64,
)
"""By edition and tile: which numbers must reach what. A tile that needs less also needs none of the first kind."""
COMMAND_POINTS: Numbers = np.array([[COMMANDS[tile].points for tile in TILES[name]] for name in NAMES], np.int64)

LEADING, LOST_TO_A_SWAP = range(2)
"""Offsets in the row of a bot's judgements."""
MISSING = 2
"""From here on: what is left of a command's worth, by what is missing."""
MOST_MISSING = 1 + max(sum(abs(least) + MOST_OWNED for _, least in needs) for needs in NEEDS_OF.values())
HOPES = MISSING + MOST_MISSING
"""From here on, by actions left, kind and quantity: what the objects may be worth."""
CHARACTER_HOPES = HOPES + (MOST_OWNED + 1) * OBJECTS * MOST
"""From here on, by actions left, character and the number it counts: what it may bring."""
MOST_CHARACTERS = LOOKS_AT.shape[1]


def judgement(name: EditionName) -> NDArray[np.float64]:
    """The judgements of `bot` on everything that may come up, as a row of numbers."""
    numbers = [bot.LEADING, bot.LOST_TO_A_SWAP, *(bot.ONE_MISSING**missing for missing in range(MOST_MISSING))]
    for actions in range(MOST_OWNED + 1):
        numbers += [worth for kind in bot.hopes_of(name, actions) for worth in kind[:MOST]]
    for actions, each in product(range(MOST_OWNED + 1), EDITIONS[name].characters):
        numbers += [_character_hope(name, each, count, actions) for count in range(MOST)]
    return np.array(numbers)


def _character_hope(name: EditionName, character: Character, count: int, actions: int) -> float:
    tally = tally_with(looks_at(character), count)
    return bot.character_hope(character, bot.hopes_of(name, actions), tally, count, actions)
