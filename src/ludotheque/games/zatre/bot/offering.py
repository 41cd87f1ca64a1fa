"""What a board offers to the next player: the best way to lay two tiles, without trying all of them out."""

from itertools import compress, product
from typing import NamedTuple

from ..material import HIGHEST_ROW, OFF, TILES, Board, Cell, Tile
from .leaving import LIGHTS
from .wishes import FORBIDDEN, HANDS, NOTHING, Brought, Joint, Kind, Wishes, brought_alone, brought_together

LOWEST_TWO = 2
"""The pips of the two lowest tiles."""
ALL_CELLS = [*map(Cell, range(OFF))]
PLACE_OF = {hand: place for place, hand in enumerate(HANDS)}

Places = dict[Brought, list[Cell]]
"""Cells, by what a tile brings there."""


class Best(NamedTuple):
    """The best turn that certain tiles allow: what it brings, and which tile goes where."""

    brought: Brought = NOTHING
    laid: tuple[tuple[Cell, Tile], ...] = ()


class Offer:
    """The cells where each tile fits, by what it brings there, and the joints where two tiles make a row together."""

    def __init__(self, board: Board, wishes: Wishes) -> None:
        self._wishes = wishes
        self._touching: set[tuple[Cell, Cell]] = set()
        joints: dict[Joint, tuple[Cell, Cell]] = {}
        kinds: dict[Kind, list[Cell]] = {}
        for cell in compress(ALL_CELLS, board.room):
            kinds.setdefault((board.across[cell], board.down[cell], LIGHTS[cell]), []).append(cell)
            self._join(board, cell, joints)
        self._places = {tile: _places(kinds, tile) for tile in TILES}
        self._joints = [*joints.items()]
        self._at_joints = [*zip(*[wishes.together(joint) for joint in joints], strict=True)]

    def _join(self, board: Board, cell: Cell, joints: dict[Joint, tuple[Cell, Cell]]) -> None:
        """Notes the four cells with which a tile on this one would share a row."""
        tiles = board.tiles
        for along, crossing, *ways in board.lines:
            for way in ways:
                other, between = way[cell], 0
                while pips := tiles[other]:
                    between += pips
                    other = way[other]
                if other == OFF:
                    continue
                self._touching |= {(cell, other), (other, cell)}
                row = along[cell] + along[other] - between
                if row + LOWEST_TWO <= HIGHEST_ROW:
                    joints[row, crossing[cell], crossing[other], LIGHTS[cell], LIGHTS[other]] = (cell, other)

    def best(self, one: Tile, other: Tile) -> Best:
        """The best turn with two tiles: both, at a joint or apart; or one of them, if there is no room for both."""
        found = [self._apart(one, other)]
        if self._joints:
            found += [self._at_joint(hand) for hand in {(one, other), (other, one)}]
        both = [best for best in found if best.laid] or [self._alone(one), self._alone(other)]
        return max(both, key=lambda best: self._wishes[best.brought])

    def _at_joint(self, hand: tuple[Tile, Tile]) -> Best:
        place = PLACE_OF[hand]
        values = self._at_joints[place]
        joint, cells = self._joints[values.index(max(values))]
        brought = brought_together(joint)[place]
        return Best() if brought == FORBIDDEN else Best(brought, ((cells[0], hand[0]), (cells[1], hand[1])))

    def _apart(self, one: Tile, other: Tile) -> Best:
        """The best turn with two tiles laid apart from each other."""
        mine, yours, wishes = self._places[one], self._places[other], self._wishes
        for first, second in sorted(product(mine, yours), key=lambda both: -wishes[both[0] + both[1]]):
            for cells in product(mine[first], yours[second]):
                if cells[0] != cells[1] and cells not in self._touching:
                    return Best(first + second, ((cells[0], one), (cells[1], other)))
        return Best()

    def _alone(self, tile: Tile) -> Best:
        places = self._places[tile]
        if not places:
            return Best()
        brought = max(places, key=self._wishes.__getitem__)
        return Best(brought, ((places[brought][0], tile),))


def _places(kinds: dict[Kind, list[Cell]], tile: Tile) -> Places:
    places: Places = {}
    for kind, cells in kinds.items():
        brought = brought_alone(kind)[tile - 1]
        if brought != FORBIDDEN:
            places.setdefault(brought, []).extend(cells)
    return places
