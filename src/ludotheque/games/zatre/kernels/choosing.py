"""The legal answers at a table of Zatre, in the order of the public lists (`placing`, `opening`, `turn`)."""

from ludotheque.fast.compiling import Row, compiled
from ludotheque.fast.constants import NATURE, NOBODY
from ludotheque.fast.luck import Luck, below

from .board import TRIED, Scratch, State, can_be_completed, completed_by, is_end_of
from .layout import (
    BAG,
    BAG_SIZE,
    BOARD,
    CELLS,
    DRAW_ONE,
    DRAWING,
    END_TURN,
    HAND,
    KINDS,
    LAID,
    LIGHT_AT_ONCE,
    MAY_DRAW,
    MOST_HELD,
    MUST_PLACE_ALL,
    NOTHING,
    PLACE,
    PLAY_ON,
    QUESTION,
    ROOM,
    SEAT,
    SEATS,
    SHOWING,
    TURN,
    TURNS,
    WAITING,
)
from .tables import ALIKE, ALLOWED, FIRST_LIGHT, FITS, HIGHEST_TILE, HOLDS, HOPEFUL, OFF, OPENING, ORDERS, SHAPES

Rules = Row
Found = Row

REST = MOST_HELD + 2
"""The scratch row in which a hand is counted."""
SCRATCH = REST + 1, TRIED + 2


@compiled
def asked(state: State) -> int:
    """The seat that is asked, or nature, or NOBODY once the match is over."""
    question = state[QUESTION]
    if question == NOTHING:
        return NOBODY
    return NATURE if question == SHOWING or question == DRAWING else state[TURN]


@compiled
def drawn(rules: Rules, state: State, scratch: Scratch, found: Found, luck: Luck) -> int:
    """Nature's draw from the bag, in which each tile is equally likely."""
    number = below(luck, state[BAG_SIZE])
    tile = 0
    while number >= 0:
        number -= state[BAG + tile]
        tile += 1
    return tile


@compiled
def options_of(rules: Rules, state: State, scratch: Scratch, found: Found) -> int:
    """Writes all answers, or nature's, into `found`; returns how many there are."""
    question = state[QUESTION]
    if question == NOTHING:
        return 0
    if question == SHOWING or question == DRAWING:
        return tiles_in_bag(state, found)
    if question == MAY_DRAW:
        found[0], found[1] = DRAW_ONE, PLAY_ON
        return 2
    hand = SEATS + state[TURN] * SEAT + HAND
    if not state[hand]:
        found[0] = END_TURN
        return 1
    if not state[TURNS]:
        return openings(rules, state, hand, found)
    return placings(rules, state, hand, scratch, found)


@compiled
def tiles_in_bag(state: State, found: Found) -> int:
    """The tiles that nature may draw."""
    count = 0
    for tile in range(1, KINDS + 1):
        if state[BAG + tile - 1]:
            found[count] = tile
            count += 1
    return count


@compiled
def openings(rules: Rules, state: State, hand: int, found: Found) -> int:
    """The next tile of every way to complete the first turn (rule 4.2.1)."""
    count, laid = 0, state[LAID]
    for shape in range(len(SHAPES)):
        if covers(state, shape):
            for order in range(len(ORDERS)):
                if is_in_order(order, laid) and holds(rules, shape, tiles_in(state, hand, order)):
                    tile = state[hand + 1 + ORDERS[order, laid] - laid]
                    count = noted(found, count, PLACE + tile * CELLS + SHAPES[shape, laid])
    return count


@compiled
def holds(rules: Rules, shape: int, tiles: int) -> bool:
    """True if the first turn may lay these tiles in this shape."""
    return bool(HOLDS[ALIKE[shape], rules[LIGHT_AT_ONCE], tiles])


@compiled
def tiles_in(state: State, hand: int, order: int) -> int:
    """The tiles of the first turn as one number: first those laid, then those of the hand in this order."""
    tiles, laid = 0, state[LAID]
    for place in range(OPENING):
        tile = state[LAID + 1 + 2 * place] if place < laid else state[hand + 1 + ORDERS[order, place] - laid]
        tiles = tiles * (HIGHEST_TILE + 1) + tile
    return tiles


@compiled
def covers(state: State, shape: int) -> bool:
    """True if the tiles laid so far are the beginning of a shape."""
    for place in range(state[LAID]):
        if state[LAID + 2 + 2 * place] != SHAPES[shape, place]:
            return False
    return True


@compiled
def is_in_order(order: int, laid: int) -> bool:
    """True if an order leaves the laid tiles in place."""
    for place in range(laid):
        if ORDERS[order, place] != place:
            return False
    return True


@compiled
def noted(found: Found, count: int, answer: int) -> int:
    """Inserts an answer in ascending order unless it is there already; returns how many there are then."""
    place = 0
    while place < count and found[place] < answer:
        place += 1
    if place < count and found[place] == answer:
        return count
    for later in range(count, place, -1):
        found[later] = found[later - 1]
    found[place] = answer
    return count + 1


@compiled
def placings(rules: Rules, state: State, hand: int, scratch: Scratch, found: Found) -> int:
    """Where each tile of the hand may be laid; otherwise, or once enough are laid, the end of the turn (rule 3.5)."""
    rest = scratch[REST]
    for tile in range(HIGHEST_TILE + 1):
        rest[tile] = 0
    for number in range(1, state[hand] + 1):
        rest[state[hand + number]] += 1
    count = 0
    for tile in range(1, HIGHEST_TILE + 1):
        if rest[tile]:
            rest[tile] -= 1
            count = places_of(rules, state, scratch, tile, rest, state[hand] - 1, found, count)
            rest[tile] += 1
    if not count or (not state[WAITING] and state[LAID] >= 2 and not rules[MUST_PLACE_ALL]):
        found[count] = END_TURN
        count += 1
    return count


@compiled
def places_of(
    rules: Rules, state: State, scratch: Scratch, tile: int, rest: State, left: int, found: Found, count: int
) -> int:
    """Adds the places for a tile, with `left` tiles (`rest`) still in hand; returns how many answers there are then."""
    first, answer = count, PLACE + tile * CELLS
    for cell in range(FIRST_LIGHT):
        if ALLOWED[tile, state[ROOM + cell]]:
            found[count] = answer + cell
            count += 1
    if count == first:
        for cell in range(FIRST_LIGHT, OFF):
            if FITS[tile, state[ROOM + cell]]:
                found[count] = answer + cell
                count += 1
    else:
        for cell in range(FIRST_LIGHT, OFF):
            if ALLOWED[tile, state[ROOM + cell]]:
                found[count] = answer + cell
                count += 1
        if left and not rules[LIGHT_AT_ONCE]:
            for cell in range(FIRST_LIGHT, OFF):
                if HOPEFUL[tile, state[ROOM + cell]] and completed_by(state, scratch, cell, tile, rest, left):
                    found[count] = answer + cell
                    count += 1
    if not state[WAITING]:
        return count
    return completing(state, scratch, tile, rest, left, found, first, count)


@compiled
def completing(
    state: State, scratch: Scratch, tile: int, rest: State, left: int, found: Found, first: int, count: int
) -> int:
    """Keeps only places after which every waiting light tile can still get its row; the last tile must complete it."""
    kept, answer = first, PLACE + tile * CELLS
    for place in range(BOARD):
        scratch[0, place] = state[place]
    for number in range(first, count):
        cell = found[number] - answer
        if (left or is_end_of(state, state[WAITING + 1], cell)) and can_be_completed(scratch, cell, tile, rest):
            found[kept] = found[number]
            kept += 1
    return kept
