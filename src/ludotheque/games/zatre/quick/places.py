"""The list of legal places, made quickly: each cell is looked up by tile and room, and few have to be tried out."""

from ..light_cells import Hand, can_be_completed, ends_of
from ..material import CELLS, FIRST_LIGHT, OFF, Cell, Tile
from ..placing import EVERYWHERE, Place, waiting_cells
from ..table import Table
from .cells import ALLOWED, HOPEFUL, quickly_completed_by, quickly_marked

ALL_CELLS = tuple(map(Cell, range(OFF)))


def quickly_legal_places(w: Table, tile: Tile, rest: Hand) -> list[Place]:
    """`placing.legal_places`, but light cells whose row is still to come are listed last."""
    board, everywhere = w.board, EVERYWHERE[tile]
    places = quickly_marked(board.room.translate(ALLOWED[tile]), everywhere)
    if not places or CELLS[places[0].cell] >= FIRST_LIGHT:  # it fits on no dark cell
        places = quickly_marked(board.fitting(tile), everywhere)
    elif rest and w.rules.light_check == "end_of_turn":  # light cells whose row can still come
        hopeful = quickly_marked(board.room.translate(HOPEFUL[tile]), ALL_CELLS)
        places += [everywhere[cell] for cell in hopeful if quickly_completed_by(board, cell, tile, rest)]
    return places if not w.waiting else _completing(w, places, tile, rest)


def _completing(w: Table, places: list[Place], tile: Tile, rest: Hand) -> list[Place]:
    """The places after which every waiting light tile can still get its row; the last tile must give it."""
    board, waiting = w.board, waiting_cells(w)
    if not rest:
        ends = ends_of(board, waiting[0])
        places = [place for place in places if CELLS[place.cell] in ends]
    return [place for place in places if can_be_completed(board, waiting, CELLS[place.cell], tile, rest)]
