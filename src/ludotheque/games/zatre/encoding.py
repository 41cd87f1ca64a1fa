"""Zatre as numbers: the board in planes, the hand, the score sheets."""

from typing import Any

from ludotheque.core.facets.research import Bounds, Kinds, Parts, Research, SeatView

from .table import Table

TILES = range(1, 7)
SIZE = 15
LINES = 32
"""Lines of a score sheet that are encoded; no match has come close."""


def choices(world: Table, players: int) -> Kinds:
    """Every choice a player can ever have."""
    rows = enumerate(world.board.rows())
    cells = [(row, column) for row, tiles in rows for column, tile in enumerate(tiles) if tile is not None]
    return {"EndTurn": {}, "DrawOne": {}, "PlayOn": {}, "Place": {"tile": TILES, "cell": cells}}


def outcomes(world: Table, players: int) -> Kinds:
    """Every choice nature can ever have."""
    return {"Show": {"tile": TILES}, "Draw": {"tile": TILES}}


class Encoding:
    """Counts and marks. Whatever belongs to seats begins with the viewer's own and goes on clockwise."""

    def __init__(self, world: Table, players: int) -> None:
        self.shapes = {
            "board": (len(TILES), SIZE, SIZE),
            "laid": (SIZE, SIZE),
            "waiting": (SIZE, SIZE),
            "hand": (len(TILES),),
            "held": (players,),
            "shown": (players, len(TILES)),
            "kept_above": (players,),
            "turn": (players,),
            "sheets": (players, LINES, 4),
            "counts": (4,),
        }

    def write(self, parts: Parts, view: SeatView) -> None:
        """Fills the parts with what is seen."""
        w = view.world
        _write_board(parts, w)
        parts["turn"][view.from_here(w.turn)] = 1
        parts["counts"][:] = w.bag, w.turns, w.drew, w.passes
        for tile in w.hands[view.player]:
            parts["hand"][tile - 1] += 1
        for seat in range(view.players):
            _write_seat(parts, w, seat, view.from_here(seat))


def _write_board(parts: Parts, w: Any) -> None:
    board = parts["board"]
    for row, tiles in enumerate(w.board.rows()):
        for column, tile in enumerate(tiles):
            if tile:
                board[tile - 1, row, column] = 1
    for laid in w.laid:
        parts["laid"][laid.cell] = 1
    for spot in w.waiting:
        parts["waiting"][spot] = 1


def _write_seat(parts: Parts, w: Any, seat: int, place: int) -> None:
    parts["held"][place] = len(w.hands[seat])
    parts["kept_above"][place] = w.kept_above[seat]
    for tile in w.shown[seat]:
        parts["shown"][place, tile - 1] += 1
    lines = parts["sheets"][place]
    for number, line in enumerate(w.sheets[seat].rows()[:LINES]):
        lines[number] = [box or 0 for box in line]


RESEARCH: Research[Table] = Research(
    choices=choices, outcomes=outcomes, encoding=Encoding, bounds=Bounds(decisions=600, draws=250)
)
"""A turn lays one of 121 tiles or draws one, or all pass in a row and it ends; it asks at most twice besides the tiles
it lays. No tile is drawn more than twice."""
