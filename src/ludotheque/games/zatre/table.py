"""The table of Zatre: bag, hands, score sheets, and what was agreed (rules 1, 6 and 8)."""

from collections.abc import Sequence
from itertools import compress, zip_longest
from typing import Annotated, Literal, TypeVar

from msgspec import Meta, Struct

from ludotheque.core import Counted, Hands, Options, PerSeat, Player, Public, World

from .material import Board, Spot, Tile
from .quick.json import WrittenOnce

T = TypeVar("T")


class Bag:
    """Tiles no player sees: how many of each."""

    __slots__ = ("counts", "size")

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = list(counts)
        self.size = sum(counts)

    def __len__(self) -> int:
        return self.size

    def take(self, tile: Tile) -> None:
        """A tile leaves the bag."""
        self.counts[tile - 1] -= 1
        self.size -= 1

    def put(self, tile: Tile) -> None:
        """A tile goes back into the bag."""
        self.counts[tile - 1] += 1
        self.size += 1

    def only_there(self, by_tile: Sequence[T]) -> Sequence[T]:
        """The values for the tiles still in the bag, out of one for each tile from one to six."""
        return by_tile if 0 not in self.counts else [*compress(by_tile, self.counts)]

    def clone(self) -> "Bag":
        """An independent copy of the bag."""
        twin = Bag.__new__(Bag)
        twin.counts, twin.size = self.counts[:], self.size
        return twin

    def plain(self) -> list[int]:
        """How many ones, twos, ... sixes."""
        return self.counts

    @classmethod
    def from_plain(cls, counts: list[int]) -> "Bag":
        """The bag from its counts."""
        return cls(counts)


Boxes = tuple[int, ...]


class Sheet(WrittenOnce):
    """A score sheet: four columns, each filled from the top on its own (rule 6.1). Writing returns a new sheet."""

    __slots__ = ("crosses", "elevens", "tens", "twelves")

    def __init__(self, crosses: int = 0, tens: Boxes = (), elevens: Boxes = (), twelves: Boxes = ()) -> None:
        self.crosses, self.tens, self.elevens, self.twelves = crosses, tens, elevens, twelves

    def clone(self) -> "Sheet":
        """Itself: it never changes."""
        return self

    @property
    def columns(self) -> tuple[Boxes, Boxes, Boxes]:
        """The columns 10, 11 and 12."""
        return self.tens, self.elevens, self.twelves

    @property
    def lines(self) -> int:
        """How many lines have something written on them."""
        return max(self.crosses, *map(len, self.columns))

    def boxes(self, line: int) -> list[int | None]:
        """The boxes 10, 11 and 12 of a line, counted from 0; None while empty."""
        return [column[line] if line < len(column) else None for column in self.columns]

    def is_complete(self, line: int) -> bool:
        """True if the boxes 10, 11 and 12 of a line are all filled."""
        return line < len(self.tens) and line < len(self.elevens) and line < len(self.twelves)

    def rows(self) -> list[list[bool | int | None]]:
        """Line by line: crossed or not, and the boxes 10, 11 and 12, None while empty."""
        crossed = [True] * self.crosses
        return [[cross or False, *boxes] for cross, *boxes in zip_longest(crossed, *self.columns)]

    @classmethod
    def from_plain(cls, lines: list[list[int | None]]) -> "Sheet":
        """The sheet from its lines."""
        crosses = sum(1 for line in lines if line[0])
        columns = [tuple(line[box] for line in lines if line[box] is not None) for box in (1, 2, 3)]
        return cls(crosses, *columns)  # type: ignore[arg-type]


class ZatreOptions(Options, frozen=True):
    """What may be agreed before a game of Zatre (rule 8)."""

    red_needs_own_row: bool = False
    bonus_table: Annotated[tuple[Annotated[int, Meta(ge=0, le=99)], ...], Meta(min_length=1, max_length=99)] = (
        *(3, 3, 3, 3),
        *(4, 4, 4, 4),
        *(5, 5, 5, 5),
        *(6, 6, 6, 6),
    )
    bonus_beyond: Literal["none", "last", "rising"] = "none"
    end_rule: Literal["cannot_draw", "bag_below_two", "bag_empty"] = "cannot_draw"
    single_draw: Literal["may", "must"] = "may"
    must_place_all_held: bool = True
    light_check: Literal["end_of_turn", "at_once"] = "end_of_turn"


class Laid(Struct, frozen=True, gc=False):
    """A tile laid in this turn."""

    tile: Tile
    cell: Spot


class Table(World, kw_only=True):
    """What lies on the table."""

    rules: Public[ZatreOptions]
    board: Public[Board]
    hands: Hands[list[tuple[Tile, ...]]]
    bag: Counted[Bag]
    turn: Public[Player]
    turns: Public[int] = 0
    """Turns played to their end."""
    laid: Public[tuple[Laid, ...]] = ()
    """The tiles of the turn in progress."""
    waiting: Public[tuple[Spot, ...]] = ()
    """Light cells of this turn whose tile still waits for its row of 10 to 12 (rule 4.2.7)."""
    drew: Public[int] = 0
    """How many tiles were drawn for the turn in progress."""
    passes: Public[int] = 0
    """Passes in a row."""
    sheets: PerSeat[list[Sheet]]
    shown: PerSeat[list[tuple[Tile, ...]]]
    """Tiles that everybody has seen drawn for the start, and that are not yet laid or back in the bag."""
    kept_above: PerSeat[list[int]]
    """What everybody knows of the tiles each player held before this turn: they are higher than this."""
