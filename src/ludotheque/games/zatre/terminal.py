"""The table of Zatre in text: 80 columns, with the colours of the printed board."""

import re
from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core import HIDDEN, Event, Language, Option, Player, Viewer, say

from .material import CELLS, FIRST_LIGHT, RED, SIZE, Cell, Spot, Tile
from .placing import Place
from .scoring import bonus_at, bonus_earned, line_total, total
from .table import Sheet, Table
from .turn import Draw, DrawOne, EndTurn, PlayOn

BLACK, LIGHT, RED_CELL = "#8a8a8a on #262626", "#6c6c6c on #d0d0d0", "bold #ffffff on #af0000"
TILE, NEW_TILE = "bold #22201c on #f3e9d2", "bold #22201c on #e2a45b"
OPEN_DARK, OPEN_LIGHT = "bold #87d787 on #262626", "bold #005f00 on #d0d0d0"
PLAYER_STYLES = ("#e69f00", "#56b4e9", "#009e73", "#f0e442", "#d55e00", "#cc79a7")
SHAPES = "●■▲◆★⬢"
SHEET_LINES = 9


def draw(
    w: Table, viewer: Viewer, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]
) -> RenderableType:
    """The board on the left; hands, standings and the viewer's sheet on the right."""
    side = [_standings(w, viewer, language, names), Text(), *_hand(w, viewer, language)]
    if viewer is not None:
        side += [Text(), sheet(w, viewer, language)]
    return Columns([_board(w, legal), Group(*side)], padding=(0, 2))


def more(w: Table, language: Language, names: Sequence[str]) -> RenderableType:
    """Everybody's sheet."""
    sheets = [
        Padding(Group(_name(Player(seat), names), sheet(w, Player(seat), language, all_lines=True)), (0, 3, 1, 0))
        for seat in range(len(w.sheets))
    ]
    return Columns(sheets)


def read(text: str, w: Table, player: Player) -> list[Option[Any]]:
    """What a text may mean: `5 h8` or `h8 5` is a tile on a cell, `h8` alone any tile of the hand there."""
    found = re.fullmatch(r"(?:(\d)[\s,]*)?([a-z])\s*(\d\d?)(?:[\s,]+(\d))?", text)
    if not found or (found[1] and found[4]):
        return []
    spot = int(found[3]) - 1, ord(found[2]) - ord("a")
    tiles = [Tile(int(found[1] or found[4]))] if found[1] or found[4] else sorted({*w.hands[player]})
    return [Place(tile, spot) for tile in tiles]


KEYS: dict[str, Option[Any]] = {"end": EndTurn(), "draw": DrawOne(), "keep": PlayOn()}
"""Answers given by a single word, by the name of its message."""


def tells(event: Event, viewer: Viewer) -> bool:
    """What is worth a line under the board: not that another player draws, nor that a turn is confirmed."""
    what = event.what
    return not isinstance(what, EndTurn) and not (isinstance(what, Draw) and what.player != viewer)


def _board(w: Table, legal: Sequence[Option[Any]]) -> Text:
    open_cells = {option.cell for option in legal if isinstance(option, Place)}
    new = {laid.cell for laid in w.laid}
    letters = Text("   " + "".join(f" {chr(ord('A') + column)} " for column in range(SIZE)), style="dim")
    lines = [letters]
    for row in range(SIZE):
        line = Text().append(f"{row + 1:>2} ", style="dim")
        for column in range(SIZE):
            line.append_text(_cell(w, (row, column), open_cells, new))
        lines.append(line.append(f" {row + 1}", style="dim"))
    return Text("\n").join([*lines, letters])


def _cell(w: Table, spot: Spot, open_cells: set[Spot], new: set[Spot]) -> Text:
    cell = CELLS.get(spot)
    if cell is None:
        return Text("   ")
    if tile := w.board.tiles[cell]:
        return Text(f" {tile} ", style=NEW_TILE if spot in new else TILE)
    sign, style = _empty(cell)
    if spot in open_cells:
        return Text(" * ", style=OPEN_LIGHT) if cell >= FIRST_LIGHT else Text(" + ", style=OPEN_DARK)
    return Text(f" {sign} ", style=style)


def _empty(cell: Cell) -> tuple[str, str]:
    if cell == RED:
        return "o", RED_CELL
    return ("×", LIGHT) if cell >= FIRST_LIGHT else ("·", BLACK)


def _standings(w: Table, viewer: Viewer, language: Language, names: Sequence[str]) -> RenderableType:
    """Who has how many points, and whose turn it is."""
    grid = Grid.grid(padding=(0, 1))
    for seat, each in enumerate(w.sheets):
        arrow = "▶" if w.turn == seat and not w.over else " "
        held = "".join("▢" if tile is HIDDEN else str(tile) for tile in w.hands[seat])[:6]
        grid.add_row(arrow, _name(Player(seat), names), str(total(each, w.rules)), Text(held, style="dim"))
    grid.columns[2].justify = "right"
    return grid


def _name(player: Player, names: Sequence[str]) -> Text:
    name = names[player]
    cut = name if len(name) <= 14 else name[:13] + "…"
    return Text(f"{SHAPES[player]} {cut}", style=PLAYER_STYLES[player])


def _hand(w: Table, viewer: Viewer, language: Language) -> list[RenderableType]:
    bag: Any = w.bag  # in a view, only their number
    line = Text(
        say(__package__, language, "bag-holds", {"count": bag if isinstance(bag, int) else len(bag)}), style="dim"
    )
    if viewer is None:
        return [line]
    hand = Text(say(__package__, language, "your-tiles", {}) + " ")
    for tile in w.hands[viewer]:
        hand.append(f" {'?' if tile is HIDDEN else tile} ", style=TILE).append(" ")
    if not w.hands[viewer]:
        hand.append("–", style="dim")
    return [hand, line]


def sheet(w: Table, player: Player, language: Language, all_lines: bool = False) -> RenderableType:
    """A score sheet on squared paper; lines completed long ago are summed up in one."""
    each = w.sheets[player]
    shown = max(3, each.lines + 1)
    first = 0 if all_lines else min(max(0, shown - SHEET_LINES), *map(len, each.columns))
    rows = [_row("×2", "10", "11", "12", "+", "=", style="dim")]
    if first:
        summed = sum(line_total(each, number, w.rules) for number in range(first))
        rows.append(Text(f"{f'1–{first}':<21}{summed:>5}", style="dim"))
    rows += [_sheet_line(w, each, number) for number in range(first, shown)]
    rows.append(Text(f"{say(__package__, language, 'total', {}):<21}{total(each, w.rules):>5}", style="bold"))
    return Text("\n").join(rows)


def _sheet_line(w: Table, each: Sheet, number: int) -> Text:
    ten, eleven, twelve = ("" if box is None else str(box) for box in each.boxes(number))
    bonus, points = bonus_at(number, w.rules), line_total(each, number, w.rules)
    style = "" if bonus_earned(each, number, w.rules) else "dim"
    cross = "×" if number < each.crosses else ""
    return _row(cross, ten, eleven, twelve, str(bonus or ""), str(points or ""), bonus_style=style)


def _row(
    cross: str, ten: str, eleven: str, twelve: str, bonus: str, points: str, style: str = "", bonus_style: str = ""
) -> Text:
    line = Text(f"{cross:^4}", style=style)
    for box in (ten, eleven, twelve):
        line.append("│", style="dim").append(f"{box:>2} ", style=style)
    line.append("│", style="dim").append(f"{bonus:>2} ", style=bonus_style or style)
    return line.append("│", style="dim").append(f"{points:>5}", style=style)
