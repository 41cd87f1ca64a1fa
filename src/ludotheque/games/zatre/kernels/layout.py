"""The layout of the row of numbers that stands for a table of Zatre."""

from ..material import OFF, TILES

MOST_HELD = 24
"""The most tiles in a hand, or in the draw for the start; hardly any match comes close."""
MOST_LINES = 64
"""The most lines of a sheet."""
KINDS = len(TILES)

CELLS = OFF + 1
LYING, ACROSS, DOWN, ROOM = (CELLS * number for number in range(4))
"""By cell, as in `Board`: tile, the two rows, room."""
WAITING = 4 * CELLS
"""The number of waiting light cells, then the cells."""
BOARD = WAITING + 1 + MOST_HELD
"""Laying a tile changes only numbers before this."""
OVER, QUESTION, TURN, TURNS, DREW, PASSES = range(BOARD, BOARD + 6)
PENDING = PASSES + 1
"""Tiles still to be drawn before the next question."""
CONTENDERS = PENDING + 1
"""Who draws for the start, one bit for each."""
BAG = CONTENDERS + 1
"""The numbers of ones, twos, ... sixes."""
BAG_SIZE = BAG + KINDS
LAID = BAG_SIZE + 1
"""The number of tiles laid in the current turn, then tile and cell of each."""
SEATS = LAID + 1 + 2 * MOST_HELD
"""From here on come the seats, each with these offsets:"""
HAND = 0
"""The number of tiles, then the tiles."""
SHOWN = HAND + 1 + MOST_HELD
"""The number of tiles, then the tiles."""
KEPT_ABOVE = SHOWN + 1 + MOST_HELD
TOTAL = KEPT_ABOVE + 1
CROSSES = TOTAL + 1
FILLED = CROSSES + 1
"""The numbers of boxes in the columns 10, 11 and 12."""
BOXES = FILLED + 3
"""The boxes, column by column."""
SEAT = BOXES + 3 * MOST_LINES

NOTHING, SHOWING, DRAWING, MAY_DRAW, PLACING = range(5)
"""The questions. None is asked once the match is over."""
BEYOND = 2
"""The value of OVER in a match that has outgrown the space for it."""

END_TURN, DRAW_ONE, PLAY_ON = range(3)
"""Answers. A draw by nature is answered with the tile."""
PLACE = 8
"""From here on: tile by tile, and cell by cell."""
MOST_OPTIONS = KINDS * OFF + 1

PLAYERS, RED_NEEDS_OWN_ROW, LEAST_IN_BAG, MUST_DRAW, MUST_PLACE_ALL, LIGHT_AT_ONCE = range(6)
"""Offsets in the row of options. The bag must hold LEAST_IN_BAG tiles for a turn to begin; 0 means as many as the turn
needs."""
BONUS = 6
"""From here on: the bonus of each line."""
