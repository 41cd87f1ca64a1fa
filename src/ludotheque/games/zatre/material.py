"""The material of Zatre: cells, tiles, and the board with its rows (rule 1)."""

from collections.abc import Sequence
from operator import itemgetter
from typing import NewType

from msgspec import Raw

from .quick.json import DigitRows

Tile = NewType("Tile", int)
"""1 to 6 pips."""
Cell = NewType("Cell", int)
"""A cell's number: first the black ones, then the red one, then the light ones, each from the top left."""
Spot = tuple[int, int]
"""Where a cell is: row and column, from 0 at the top left."""

LAYOUT = (
    "....oox.xoo....",
    ".xooooooooooox.",
    ".oxoooooooooxo.",
    ".ooxoooooooxoo.",
    "ooooxoooooxoooo",
    "oooooxoooxooooo",
    "xoooooxoxooooox",
    ".ooooooRoooooo.",
    "xoooooxoxooooox",
    "oooooxoooxooooo",
    "ooooxoooooxoooo",
    ".ooxoooooooxoo.",
    ".oxoooooooooxo.",
    ".xooooooooooox.",
    "....oox.xoo....",
)
"""o is black, x is light, R is red, and . is no cell."""
SIZE = len(LAYOUT)
TILES = {Tile(1): 21, Tile(2): 20, Tile(3): 20, Tile(4): 20, Tile(5): 20, Tile(6): 20}
MOST_PLAYERS = 6
HIGHEST_ROW = 12
LOWEST_SCORING_ROW = 10

SPOTS: tuple[Spot, ...] = tuple(
    (row, column) for colour in "oRx" for row in range(SIZE) for column in range(SIZE) if LAYOUT[row][column] == colour
)
CELLS: dict[Spot, Cell] = {spot: Cell(number) for number, spot in enumerate(SPOTS)}
RED = CELLS[7, 7]
FIRST_LIGHT = Cell(RED + 1)
OFF = Cell(len(SPOTS))
"""Beside the board."""


def _beside(rows: int, columns: int) -> tuple[Cell, ...]:
    return (*(CELLS.get((row + rows, column + columns), OFF) for row, column in SPOTS), OFF)


UP, DOWN, LEFT, RIGHT = _beside(-1, 0), _beside(1, 0), _beside(0, -1), _beside(0, 1)
LINES = ((LEFT, RIGHT), (UP, DOWN))
"""A row runs from left to right or from top to bottom."""

ROWS = [itemgetter(*(CELLS.get((row, column), OFF) for column in range(SIZE))) for row in range(SIZE)]
"""By row of the board: takes its fifteen values out of a sequence with one for each cell."""
AS_JSON = DigitRows([[CELLS.get((row, column)) for column in range(SIZE)] for row in range(SIZE)])
"""Writes the tiles of a board, row by row."""

LIGHT = 16
"""Added to the room of a light cell, so that one lookup tells both."""
_ROOM = bytes([0, *(max(HIGHEST_ROW - pips, 0) for pips in range(1, 256))])
_LIGHT_ROOM = bytes(room and room + LIGHT for room in _ROOM)
ROOM_AT = (_ROOM,) * FIRST_LIGHT + (_LIGHT_ROOM,) * (OFF - FIRST_LIGHT)
"""By cell, and by the pips that a tile there would join: the highest tile that fits; 0 where it would touch nothing."""

NO_ROOM = b"\xff"
"""The pips that a tile beside the board would join: too many."""
FITS = tuple(bytes(room % LIGHT >= tile for room in range(256)) for tile in range(7))
"""By tile and room: whether the tile fits."""


def label(spot: Spot) -> str:
    """The name of a place as players say it: H8 is the red cell."""
    return f"{chr(ord('A') + spot[1])}{spot[0] + 1}"


class Board:
    """The tiles on the board, and for every cell its two rows: the row's sum, or what a tile there would join.

    Only `tiles` goes on the wire. The other tables follow from it and are updated tile by tile.
    """

    __slots__ = ("across", "down", "lines", "room", "tiles")

    def __init__(self) -> None:
        self.tiles = bytearray(OFF + 1)
        self.across = bytearray(OFF) + NO_ROOM
        self.down = bytearray(OFF) + NO_ROOM
        self.room = bytearray(OFF + 1)
        self.lines = ((self.across, self.down, LEFT, RIGHT), (self.down, self.across, UP, DOWN))

    def clone(self) -> "Board":
        """An independent copy of the board."""
        twin = Board.__new__(Board)
        twin.tiles, twin.room = self.tiles[:], self.room[:]
        twin.across = across = self.across[:]
        twin.down = down = self.down[:]
        twin.lines = ((across, down, LEFT, RIGHT), (down, across, UP, DOWN))
        return twin

    def lay(self, cell: Cell, tile: int) -> None:
        """Lays a tile on an empty cell, and updates how many pips the ends of its two rows touch."""
        tiles, room = self.tiles, self.room
        tiles[cell] = tile
        room[cell] = 0
        for along, crossing, back, forth in self.lines:
            start = back[cell]
            end = forth[cell]
            before = after = tile
            if joined := along[cell]:
                row = joined + tile
                while pips := tiles[start]:
                    before += pips
                    along[start] = row
                    start = back[start]
                while tiles[end]:
                    along[end] = row
                    end = forth[end]
                after = row + tile - before
            along[cell] = joined + tile
            if start != OFF:
                along[start] = joined = along[start] + after
                room[start] = ROOM_AT[start][joined if joined > (crossed := crossing[start]) else crossed]
            if end != OFF:
                along[end] = joined = along[end] + before
                room[end] = ROOM_AT[end][joined if joined > (crossed := crossing[end]) else crossed]

    def row(self, cell: Cell, back: Sequence[Cell], forth: Sequence[Cell]) -> list[Cell]:
        """The whole row through a cell, in one direction, in order."""
        tiles = self.tiles
        while tiles[back[cell]]:
            cell = back[cell]
        found = [cell]
        while tiles[cell := forth[cell]]:
            found.append(cell)
        return found

    def scores_at(self, cell: Cell) -> bool:
        """True if the tile on this cell is part of a row of 10, 11 or 12."""
        return self.across[cell] >= LOWEST_SCORING_ROW or self.down[cell] >= LOWEST_SCORING_ROW

    def fitting(self, tile: int) -> bytearray:
        """By cell, 1 where the tile fits: empty, touching, and no row above 12; else 0."""
        return self.room.translate(FITS[tile])

    def fits(self, cell: Cell, tile: int) -> bool:
        """True if the tile fits here."""
        return bool(FITS[tile][self.room[cell]])

    def has_room_for(self, tile: int) -> bool:
        """True if the tile fits somewhere."""
        return 1 in self.fitting(tile)

    def highest_that_fits(self) -> int:
        """The highest tile for which there is room somewhere; 0 on a dead board."""
        return max([tile for tile in TILES if self.has_room_for(tile)], default=0)

    def rows(self) -> list[tuple[int | None, ...]]:
        """15 rows of 15: None where there is no cell, 0 where it is empty, else the tile."""
        cells = [*self.tiles[:OFF], None]
        return [row_of(cells) for row_of in ROWS]

    def plain(self) -> Raw:
        """The rows as JSON."""
        return AS_JSON.json(self.tiles)

    @classmethod
    def from_plain(cls, rows: list[list[int | None]]) -> "Board":
        """The board from its rows."""
        board = cls()
        for spot, cell in CELLS.items():
            if tile := rows[spot[0]][spot[1]]:
                board.lay(cell, tile)
        return board
