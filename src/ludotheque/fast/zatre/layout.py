"""Where everything stands in the row of numbers that is a table of Zatre."""

from ludotheque.games.zatre.material import OFF, TILES

MOST_HELD = 24
"""Tiles that a hand, or the draw for the start, has room for here; hardly any match comes near it."""
MOST_LINES = 64
"""Lines that a sheet has room for here."""
KINDS = len(TILES)

CELLS = OFF + 1
LYING, ACROSS, DOWN, ROOM = (CELLS * number for number in range(4))
"""By cell, as in `Board`: tile, the two rows, room."""
WAITING = 4 * CELLS
"""How many light cells wait, then which."""
BOARD = WAITING + 1 + MOST_HELD
"""All up to here is what a tile that is laid may change."""
OVER, QUESTION, TURN, TURNS, DREW, PASSES = range(BOARD, BOARD + 6)
PENDING = PASSES + 1
"""Tiles still to be drawn before the question that follows."""
CONTENDERS = PENDING + 1
"""Who draws for the start, a bit for each."""
BAG = CONTENDERS + 1
"""How many ones, twos, ... sixes."""
BAG_SIZE = BAG + KINDS
LAID = BAG_SIZE + 1
"""How many tiles the turn in progress has laid, then tile and cell of each."""
SEATS = LAID + 1 + 2 * MOST_HELD
"""From here on, seat by seat, at these places of each:"""
HAND = 0
"""How many tiles, then which."""
SHOWN = HAND + 1 + MOST_HELD
"""How many tiles, then which."""
KEPT_ABOVE = SHOWN + 1 + MOST_HELD
TOTAL = KEPT_ABOVE + 1
CROSSES = TOTAL + 1
FILLED = CROSSES + 1
"""How many boxes of the columns 10, 11 and 12."""
BOXES = FILLED + 3
"""The boxes, column by column."""
SEAT = BOXES + 3 * MOST_LINES

NOTHING, SHOWING, DRAWING, MAY_DRAW, PLACING = range(5)
"""The questions; nothing is asked when the match is over."""
BEYOND = 2
"""Stands under OVER where a match has grown beyond what there is room for here."""

END_TURN, DRAW_ONE, PLAY_ON = range(3)
"""Answers; what nature draws is answered with the tile."""
PLACE = 8
"""From here on: tile by tile and cell by cell."""
MOST_OPTIONS = KINDS * OFF + 1

PLAYERS, RED_NEEDS_OWN_ROW, LEAST_IN_BAG, MUST_DRAW, MUST_PLACE_ALL, LIGHT_AT_ONCE = range(6)
"""Places in the row of numbers that is what was agreed. The bag must have so many tiles for a turn to begin; 0: as many
as the turn needs."""
BONUS = 6
"""From here on, the bonus line by line."""
