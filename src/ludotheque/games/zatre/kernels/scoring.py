"""What a turn of Zatre scores, and what a table is worth (`scoring`, `bot`)."""

from ludotheque.fast.compiling import Reals, compiled
from ludotheque.fast.constants import GIVEN_UP

from .board import State, scores_at
from .choosing import Rules
from .layout import (
    ACROSS,
    BEYOND,
    BONUS,
    BOXES,
    CELLS,
    CROSSES,
    DREW,
    FILLED,
    LAID,
    LYING,
    MOST_LINES,
    NOTHING,
    OVER,
    PLAYERS,
    QUESTION,
    RED_NEEDS_OWN_ROW,
    SEAT,
    SEATS,
    TOTAL,
    TURN,
)
from .tables import A_TILE_MORE, BACK, HIGHEST_ROW, LOWEST_SCORING_ROW, POINTS, PROMISE, RED


@compiled
def score_turn(rules: Rules, state: State, seat: int) -> None:
    """Writes the rows and crosses of a turn onto the player's sheet (rules 5 and 6)."""
    scored = False
    for row in range(LOWEST_SCORING_ROW, HIGHEST_ROW + 1):
        points = POINTS[row] * rows_of_the_turn(state, row)
        if points:
            scored, column = True, row - LOWEST_SCORING_ROW
            filled = state[seat + FILLED + column]
            if filled == MOST_LINES:
                state[OVER], state[QUESTION] = BEYOND, NOTHING
                return
            state[seat + BOXES + column * MOST_LINES + filled] = points
            state[seat + FILLED + column] += 1
    if scored:
        state[seat + CROSSES] += crosses_of_the_turn(rules, state)
        state[seat + TOTAL] = total(rules, state, seat)


@compiled
def rows_of_the_turn(state: State, row: int) -> int:
    """How many rows of this sum contain a tile of this turn; each row counts once (rule 5.1)."""
    count = 0
    for line in range(2):
        for number in range(state[LAID]):
            cell = state[LAID + 2 + 2 * number]
            if state[ACROSS + line * CELLS + cell] == row and is_first_in_row(state, line, cell, number):
                count += 1
    return count


@compiled
def is_first_in_row(state: State, line: int, cell: int, number: int) -> bool:
    """True if no tile laid earlier in this turn is in the same row."""
    start = row_start(state, line, cell)
    for earlier in range(number):
        if row_start(state, line, state[LAID + 2 + 2 * earlier]) == start:
            return False
    return True


@compiled
def row_start(state: State, line: int, cell: int) -> int:
    """The first cell of the row through a tile."""
    while state[LYING + BACK[line, cell]]:
        cell = BACK[line, cell]
    return int(cell)


@compiled
def crosses_of_the_turn(rules: Rules, state: State) -> int:
    """New tiles on light cells in such a row, and on the red cell in the first turn (rules 5.3 and 5.4)."""
    count = 0
    for number in range(state[LAID]):
        cell = state[LAID + 2 + 2 * number]
        counts_anyway = cell == RED and not rules[RED_NEEDS_OWN_ROW]
        if cell >= RED and (counts_anyway or scores_at(state, cell)):
            count += 1
    return count


@compiled
def total(rules: Rules, state: State, seat: int) -> int:
    """The whole sheet: points and bonus of each line, doubled by a cross (rules 6.4 to 6.6)."""
    points, line = 0, 0
    while True:
        filled = here = 0
        for column in range(3):
            if line < state[seat + FILLED + column]:
                filled += 1
                here += state[seat + BOXES + column * MOST_LINES + line]
        if not filled:
            return points
        if filled == 3:
            here += rules[BONUS + line]
        points += here * 2 if line < state[seat + CROSSES] else here
        line += 1


@compiled
def score(rules: Rules, state: State, player: int) -> int:
    """A player's score at the end."""
    return GIVEN_UP if state[OVER] == BEYOND else int(state[SEATS + player * SEAT + TOTAL])


@compiled
def evaluation(rules: Rules, judged: Reals, state: State, player: int) -> float:
    """The player's points and promises, less the best other player's points (`bot`)."""
    seat, best = SEATS + player * SEAT, 0
    for other in range(rules[PLAYERS]):
        if other != player:
            best = max(best, state[SEATS + other * SEAT + TOTAL])
    last = max(state[seat + FILLED], state[seat + FILLED + 1], state[seat + FILLED + 2])
    promise = judged[PROMISE + max(0, state[seat + CROSSES] - last)]
    drawing = judged[A_TILE_MORE] if state[DREW] and state[TURN] == player else 0.0
    return float(state[seat + TOTAL] + promise + drawing - best)
