"""Applying an answer to a table of Zatre, up to the next question (`start`, `turn`, `placing`, `ending`)."""

from ludotheque.fast.compiling import compiled

from .board import State, fits_dark, highest_that_fits, lay, note_waiting
from .choosing import Rules
from .layout import (
    BAG,
    BAG_SIZE,
    BEYOND,
    CELLS,
    CONTENDERS,
    DRAW_ONE,
    DRAWING,
    DREW,
    END_TURN,
    HAND,
    KEPT_ABOVE,
    LAID,
    LEAST_IN_BAG,
    MAY_DRAW,
    MOST_HELD,
    MUST_DRAW,
    MUST_PLACE_ALL,
    NOTHING,
    OVER,
    PASSES,
    PENDING,
    PLACE,
    PLACING,
    PLAYERS,
    QUESTION,
    SEAT,
    SEATS,
    SHOWING,
    SHOWN,
    TURN,
    TURNS,
)
from .scoring import score_turn
from .tables import FIRST_LIGHT


@compiled
def answered(rules: Rules, state: State, answer: int) -> None:
    """Applies an answer, up to the next question or the end of the match."""
    question = state[QUESTION]
    if question == PLACING:
        if answer == END_TURN:
            end_turn(rules, state)
        else:
            tile, cell = divmod(answer - PLACE, CELLS)
            place(state, tile, cell)
    elif question == DRAWING:
        draw(state, answer)
    elif question == SHOWING:
        show(rules, state, answer)
    elif answer == DRAW_ONE:
        state[DREW] = state[PENDING] = 1
        state[QUESTION] = DRAWING
    else:
        state[QUESTION] = PLACING


@compiled
def take(state: State, tile: int, number: int) -> None:
    """Takes this many of a tile from the bag."""
    state[BAG + tile - 1] -= number
    state[BAG_SIZE] -= number


@compiled
def put_down(state: State, at: int, tile: int) -> None:
    """Adds a tile to a list; if the list is full, the match is given up."""
    if state[at] == MOST_HELD:
        state[OVER], state[QUESTION] = BEYOND, NOTHING
        return
    state[at] += 1
    state[at + state[at]] = tile


@compiled
def clear(state: State, at: int, length: int) -> None:
    """Empties a list that took this many numbers."""
    for number in range(length + 1):
        state[at + number] = 0


@compiled
def show(rules: Rules, state: State, tile: int) -> None:
    """Takes a tile drawn for the start. After the last, the highest starts, or those who tie draw again (rule 2)."""
    player, contenders = 0, state[CONTENDERS]
    for _ in range(count_of(contenders) - state[PENDING] + 1):
        while not contenders >> player & 1:
            player += 1
        player += 1
    take(state, tile, 1)
    put_down(state, SEATS + (player - 1) * SEAT + SHOWN, tile)
    state[PENDING] -= 1
    if state[OVER] or state[PENDING]:
        return
    compare(rules, state)


@compiled
def count_of(contenders: int) -> int:
    """The number of set bits."""
    count = 0
    while contenders:
        count += contenders & 1
        contenders >>= 1
    return count


@compiled
def compare(rules: Rules, state: State) -> None:
    """Lets the highest start; those who tie draw again, as long as the bag has a tile for each (rule 2.2)."""
    highest = level = 0
    starter = -1
    for player in range(rules[PLAYERS]):
        if state[CONTENDERS] >> player & 1:
            shown = SEATS + player * SEAT + SHOWN
            last = state[shown + state[shown]]
            if last > highest:
                highest, level, starter = last, 0, player
            if last == highest:
                level |= 1 << player
    count = count_of(level)
    if count > 1 and state[BAG_SIZE] >= count:
        state[CONTENDERS], state[PENDING] = level, count
    else:
        begin(rules, state, starter)


@compiled
def begin(rules: Rules, state: State, starter: int) -> None:
    """Gives the starter their highest tile and two draws; every other tile goes back (rule 2.3)."""
    kept = 0
    for player in range(rules[PLAYERS]):
        shown = SEATS + player * SEAT + SHOWN
        for number in range(1, state[shown] + 1):
            if player == starter:
                kept = max(kept, state[shown + number])
            take(state, state[shown + number], -1)
        clear(state, shown, state[shown])
    take(state, kept, 1)
    seat = SEATS + starter * SEAT
    put_down(state, seat + SHOWN, kept)
    put_down(state, seat + HAND, kept)
    state[TURN], state[CONTENDERS] = starter, 0
    state[DREW] = state[PENDING] = 2
    state[QUESTION] = DRAWING


@compiled
def draw(state: State, tile: int) -> None:
    """Moves a tile from the bag to the hand."""
    take(state, tile, 1)
    put_down(state, SEATS + state[TURN] * SEAT + HAND, tile)
    state[PENDING] -= 1
    if not state[PENDING] and not state[OVER]:
        state[QUESTION] = PLACING


@compiled
def place(state: State, tile: int, cell: int) -> None:
    """Lays a tile from the hand (rule 4)."""
    seat = SEATS + state[TURN] * SEAT
    waits = cell >= FIRST_LIGHT and (not state[TURNS] or fits_dark(state, tile))
    lay(state, cell, tile)
    laid = LAID + 1 + 2 * state[LAID]
    state[laid], state[laid + 1] = tile, cell
    state[LAID] += 1
    note_waiting(state, cell, waits)
    number = 1
    while state[seat + HAND + number] != tile:
        number += 1
    for later in range(number, state[seat + HAND]):
        state[seat + HAND + later] = state[seat + HAND + later + 1]
    state[seat + HAND + state[seat + HAND]] = 0
    state[seat + HAND] -= 1
    if not state[TURNS] and state[seat + SHOWN + 1] == tile:
        clear(state, seat + SHOWN, state[seat + SHOWN])


@compiled
def end_turn(rules: Rules, state: State) -> None:
    """Ends the turn: it is scored, and the next player's turn begins (rule 3.5)."""
    seat = SEATS + state[TURN] * SEAT
    state[PASSES] = 0 if state[LAID] or state[DREW] else state[PASSES] + 1
    state[TURNS] += 1
    clear(state, seat + SHOWN, state[seat + SHOWN])
    knows = state[seat + HAND] and rules[MUST_PLACE_ALL]
    state[seat + KEPT_ABOVE] = highest_that_fits(state) if knows else 0
    score_turn(rules, state, seat)
    if not state[OVER]:
        begin_turn(rules, state, (state[TURN] + 1) % rules[PLAYERS])


@compiled
def begin_turn(rules: Rules, state: State, player: int) -> None:
    """Begins a turn: the match ends, or tiles are or may be drawn (rules 3.1 to 3.4 and 7.1 to 7.3)."""
    seat = SEATS + player * SEAT
    held, highest = state[seat + HAND], highest_that_fits(state)
    state[TURN], state[DREW] = player, 0
    clear(state, LAID, 2 * state[LAID])
    need = tiles_needed(state, seat, held, highest)
    least = rules[LEAST_IN_BAG] if rules[LEAST_IN_BAG] else need
    if not highest or state[PASSES] == rules[PLAYERS] or state[BAG_SIZE] < least:
        state[OVER], state[QUESTION] = 1, NOTHING
        return
    if need == 1 and held > 1:
        state[seat + KEPT_ABOVE] = highest
    if need == 1 and not rules[MUST_DRAW]:
        state[QUESTION] = MAY_DRAW
        return
    state[DREW] = state[PENDING] = min(need, state[BAG_SIZE])
    state[QUESTION] = DRAWING if state[DREW] else PLACING


@compiled
def tiles_needed(state: State, seat: int, held: int, highest: int) -> int:
    """How many tiles are drawn at the beginning of the turn (rules 3.1 to 3.4)."""
    if held < 2:
        return 2 - held
    for number in range(1, held + 1):
        if state[seat + HAND + number] <= highest:
            return 0
    return 1
