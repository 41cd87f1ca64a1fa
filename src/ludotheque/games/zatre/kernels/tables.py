"""The numbers of Zatre, read from the game itself, so that the rules are stated only once."""

from itertools import permutations, product

import numpy as np
from numpy.typing import NDArray

from .. import bot, material, opening
from ..quick import cells as quick_cells
from ..scoring import POINTS as POINTS_OF_A_ROW
from ..table import Sheet
from . import layout

Numbers = NDArray[np.int64]

FIRST_LIGHT, RED, OFF = int(material.FIRST_LIGHT), int(material.RED), int(material.OFF)
HIGHEST_ROW, LOWEST_SCORING_ROW = material.HIGHEST_ROW, material.LOWEST_SCORING_ROW
HIGHEST_TILE = int(max(material.TILES))
MOST_PIPS = 32
"""An upper bound on the pips of a row, of two rows joined by a tile, and of a room."""
LIGHT_CHECKS = ("end_of_turn", "at_once")

BACK: Numbers = np.array([back for back, _ in material.LINES], np.int64)
FORTH: Numbers = np.array([forth for _, forth in material.LINES], np.int64)
"""By line (across, down) and cell: the cells before and after."""
ROOM_AT: Numbers = np.array([[*material.ROOM_AT[cell][:MOST_PIPS]] for cell in (RED, FIRST_LIGHT)], np.int64)
"""For a dark and a light cell, by the pips that a tile there would join."""
assert {*material.ROOM_AT[:FIRST_LIGHT]} == {material.ROOM_AT[RED]}
assert {*material.ROOM_AT[FIRST_LIGHT:]} == {material.ROOM_AT[FIRST_LIGHT]}
FITS: Numbers = np.array([[*rooms[:MOST_PIPS]] for rooms in material.FITS], np.int64)
ALLOWED: Numbers = np.array([[*rooms[:MOST_PIPS]] for rooms in quick_cells.ALLOWED], np.int64)
HOPEFUL: Numbers = np.array([[*rooms[:MOST_PIPS]] for rooms in quick_cells.HOPEFUL], np.int64)
POINTS: Numbers = np.array([POINTS_OF_A_ROW.get(row, 0) for row in range(HIGHEST_ROW + 1)], np.int64)

OPENING = len(opening.SHAPES[0].cells)
"""The number of tiles in the first turn."""
SHAPES: Numbers = np.array([shape.cells for shape in opening.SHAPES], np.int64)
_HANDS = [*product(range(HIGHEST_TILE + 1), repeat=OPENING)]
_holding = [
    [all(hand) and shape.holds(hand, check) for check in LIGHT_CHECKS for hand in _HANDS]  # type: ignore[arg-type]
    for shape in opening.SHAPES
]
_different, ALIKE = np.unique(np.array(_holding, np.int64), axis=0, return_inverse=True)
HOLDS: Numbers = _different.reshape(len(_different), len(LIGHT_CHECKS), len(_HANDS))
"""By kind of shape (`ALIKE`), light check, and tiles read as one number: whether the first turn may lay them."""
ORDERS: Numbers = np.array([*permutations(range(OPENING))], np.int64)
"""Every order of the tiles of the first turn."""

A_TILE_MORE, PROMISE = range(2)
"""Offsets in the row of a bot's judgements: one for each tile more, then what crosses on empty lines may bring."""


def judgement() -> NDArray[np.float64]:
    """The judgements of `bot` on everything that may come up, as a row of numbers."""
    return np.array([bot.A_TILE_MORE, *(bot.promise(Sheet(crosses)) for crosses in range(layout.MOST_LINES + 1))])
