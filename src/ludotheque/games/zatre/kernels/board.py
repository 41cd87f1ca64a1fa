"""The board of Zatre as a kernel: laid tiles, where tiles fit, and light cells (`material`, `light_cells`)."""

from ludotheque.fast.compiling import Row, Rows, compiled

from .layout import ACROSS, BOARD, CELLS, DOWN, LYING, ROOM, WAITING
from .tables import (
    BACK,
    FIRST_LIGHT,
    FITS,
    FORTH,
    HIGHEST_ROW,
    HIGHEST_TILE,
    LOWEST_SCORING_ROW,
    OFF,
    ROOM_AT,
)

State = Row
Scratch = Rows
"""Boards for trying out, one for each depth, each with the cells that wait on it."""
TRIED, LED_BY = BOARD, BOARD + 1
"""How many continuations of a board were tried, and the tile that led to it."""


@compiled
def lay(state: State, cell: int, tile: int) -> None:
    """Puts a tile on an empty cell, and updates the pips that the ends of its two rows touch."""
    state[LYING + cell] = tile
    state[ROOM + cell] = 0
    for line in range(2):
        along = ACROSS + line * CELLS
        crossing = DOWN - line * CELLS
        start, end = BACK[line, cell], FORTH[line, cell]
        before = after = tile
        joined = state[along + cell]
        row = joined + tile
        if joined:
            while state[LYING + start]:
                before += state[LYING + start]
                state[along + start] = row
                start = BACK[line, start]
            while state[LYING + end]:
                state[along + end] = row
                end = FORTH[line, end]
            after = row + tile - before
        state[along + cell] = row
        if start != OFF:
            state[along + start] += after
            state[ROOM + start] = ROOM_AT[int(start >= FIRST_LIGHT), max(state[along + start], state[crossing + start])]
        if end != OFF:
            state[along + end] += before
            state[ROOM + end] = ROOM_AT[int(end >= FIRST_LIGHT), max(state[along + end], state[crossing + end])]


@compiled
def scores_at(state: State, cell: int) -> bool:
    """True if the tile on this cell is part of a row of 10, 11 or 12."""
    return bool(state[ACROSS + cell] >= LOWEST_SCORING_ROW or state[DOWN + cell] >= LOWEST_SCORING_ROW)


@compiled
def fits_dark(state: State, tile: int) -> bool:
    """True if a tile fits on a black cell, or on the red one."""
    for cell in range(FIRST_LIGHT):
        if FITS[tile, state[ROOM + cell]]:
            return True
    return False


@compiled
def highest_that_fits(state: State) -> int:
    """The highest tile that fits somewhere; 0 on a dead board."""
    highest = 0
    for cell in range(OFF):
        while highest < HIGHEST_TILE and FITS[highest + 1, state[ROOM + cell]]:
            highest += 1
    return highest


@compiled
def note_waiting(state: State, cell: int, waits: bool) -> None:
    """Updates the light cells that wait for their row after a tile was laid on this cell, which may be one of them."""
    count = 0
    for number in range(1, state[WAITING] + 1):
        light = state[WAITING + number]
        waits = waits and light != cell
        if not scores_at(state, light):
            count += 1
            state[WAITING + count] = light
    if waits and not scores_at(state, cell):
        count += 1
        state[WAITING + count] = cell
    for number in range(count + 1, state[WAITING] + 1):
        state[WAITING + number] = 0
    state[WAITING] = count


@compiled
def end_of(state: State, line: int, forth: int, cell: int) -> int:
    """The cell at one end of the row through a tile."""
    while state[LYING + cell]:
        cell = FORTH[line, cell] if forth else BACK[line, cell]
    return int(cell)


@compiled
def is_end_of(state: State, light: int, cell: int) -> bool:
    """True if a cell is at an end of one of the two rows through a tile."""
    for line in range(2):
        if end_of(state, line, 0, light) == cell or end_of(state, line, 1, light) == cell:
            return True
    return False


@compiled
def lay_below(scratch: Scratch, depth: int, cell: int, tile: int) -> None:
    """Makes the board at the next depth: this one with another tile."""
    waits = cell >= FIRST_LIGHT and fits_dark(scratch[depth], tile)
    after = scratch[depth + 1]
    for place in range(BOARD):
        after[place] = scratch[depth, place]
    after[TRIED], after[LED_BY] = 0, tile
    lay(after, cell, tile)
    note_waiting(after, cell, waits)


@compiled
def can_be_completed(scratch: Scratch, cell: int, tile: int, rest: State) -> bool:
    """True if, after this tile is laid, the rest of the hand can bring every waiting light tile into a row of 10 to 12.

    The board at depth 0 stays as it is. `rest` counts the ones, twos, ... sixes in hand.
    """
    depth = 1
    lay_below(scratch, 0, cell, tile)
    while depth and scratch[depth, WAITING]:
        after = scratch[depth]
        further, end = 1 + after[TRIED] // 4, after[TRIED] % 4
        after[TRIED] += 1
        if further > HIGHEST_TILE:
            depth -= 1
            if depth:
                rest[after[LED_BY]] += 1
        elif rest[further]:
            there = end_of(after, end // 2, end % 2, after[WAITING + 1])
            if there != OFF and FITS[further, after[ROOM + there]]:
                rest[further] -= 1
                lay_below(scratch, depth, there, further)
                depth += 1
    for number in range(2, depth + 1):
        rest[scratch[number, LED_BY]] += 1
    return depth > 0


@compiled
def completed_by(state: State, scratch: Scratch, cell: int, tile: int, rest: State, left: int) -> bool:
    """True if the rest of the hand can bring a tile laid on this light cell into a row of 10 to 12."""
    if left == 1:
        last = 1
        while not rest[last]:
            last += 1
        return completed_by_one(state, cell, tile, last)
    for place in range(WAITING):
        scratch[0, place] = state[place]
    scratch[0, WAITING] = 1
    scratch[0, WAITING + 1] = cell
    return can_be_completed(scratch, cell, tile, rest)


@compiled
def completed_by_one(state: State, cell: int, tile: int, last: int) -> bool:
    """The same with a single last tile, which must go to an end of one of the two rows."""
    highest = HIGHEST_ROW - last
    most = highest - tile
    least = LOWEST_SCORING_ROW - last - tile
    for line in range(2):
        along = ACROSS + line * CELLS
        crossing = DOWN - line * CELLS
        joined = state[along + cell]
        if joined > most:
            continue
        start, end, before = BACK[line, cell], FORTH[line, cell], 0
        if joined:
            while state[LYING + start]:
                before += state[LYING + start]
                start = BACK[line, start]
            while state[LYING + end]:
                end = FORTH[line, end]
        at_start = state[along + start] + joined - before
        if least <= at_start <= most and state[crossing + start] <= highest:
            return True
        if least <= state[along + end] + before <= most and state[crossing + end] <= highest:
            return True
    return False
