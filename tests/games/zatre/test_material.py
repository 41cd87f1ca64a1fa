"""Rule 1: the board and the tiles."""

import json
import re
from collections import Counter
from random import Random

import pytest

from ludotheque.core.language.refusals import BadSetup
from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.core.matches.match import tell_match
from ludotheque.core.wire import encode, wire
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.material import CELLS, LAYOUT, TILES, Board, label

from .story import cells_for, lay, opened, spot

LIGHT = {(r, c) for r, line in enumerate(LAYOUT) for c, colour in enumerate(line) if colour == "x"}


def test_1_1_the_board_has_160_black_cells_32_light_ones_and_a_red_one() -> None:
    assert Counter("".join(LAYOUT)) == {".": 32, "o": 160, "x": 32, "R": 1}


def test_1_1_the_board_looks_the_same_from_every_side_and_in_a_mirror() -> None:
    transposed = tuple("".join(column) for column in zip(*LAYOUT, strict=True))
    assert transposed == LAYOUT
    assert LAYOUT[::-1] == LAYOUT
    assert tuple(line[::-1] for line in LAYOUT) == LAYOUT


def test_1_1_the_light_cells_are_the_diagonals_of_the_core_and_the_inner_ends_of_the_tabs() -> None:
    diagonals = {(i, j) for i in range(1, 14) for j in (i, 14 - i)} - {(7, 7)}
    tabs = {(side, inner) for side in (0, 14) for inner in (6, 8)}
    assert diagonals | tabs | {(c, r) for r, c in tabs} == LIGHT


def test_1_1_a_board_is_written_down_as_it_lies_whenever_it_is_looked_at() -> None:
    board, order = Board(), [*CELLS.values()]
    Random(1).shuffle(order)
    for cell in order:
        twin = board.clone()
        for each in (board, twin):
            each.lay(cell, 1 + cell % 6)
            assert json.loads(encode(each)) == [[*row] for row in each.rows()]
        assert encode(board) == encode(twin) == encode(Board.from_plain(json.loads(encode(board))))


def test_1_1_the_red_cell_is_h8_and_lies_in_the_centre() -> None:
    assert label((7, 7)) == "H8"
    assert LAYOUT[7][7] == "R"


@pytest.mark.parametrize(
    ("name", "place"), [("E1", (0, 4)), ("B2", (1, 1)), ("O5", (4, 14)), ("A11", (10, 0)), ("K15", (14, 10))]
)
def test_1_1_letters_name_the_columns_and_numbers_count_from_the_top(name: str, place: tuple[int, int]) -> None:
    assert label(place) == name
    assert spot(name) == place


@pytest.mark.parametrize("language", LANGUAGES)
def test_1_1_the_rules_page_tells_of_this_board(language: Language) -> None:
    rule = GAME.rulebook.rule(language, "1.1") or ""
    named = {spot(name) for name in re.findall(r"\b[A-O]\d+\b", rule)}
    corners = {(row, column) for row in (1, 13) for column in (1, 13)}
    tabs = {(0, 4), (0, 6), (0, 8), (0, 10)}
    assert named == {(7, 7)} | corners | tabs
    colours = Counter("".join(LAYOUT))
    assert all(str(count) in rule for count in (193, colours["o"], colours["x"]))


def test_1_1_the_table_shows_an_empty_cell_as_0_and_no_cell_as_nothing() -> None:
    board = wire(tell_match(GAME, 2).seen_by(None))["board"]
    assert board == [[None if colour == "." else 0 for colour in line] for line in LAYOUT]


def test_1_1_a_tile_lies_where_its_label_says() -> None:
    match = opened(6, 5, 5)
    match.answer(0, lay(6, "H8"))
    board = wire(match.seen_by(None))["board"]
    assert board[7][7] == 6
    assert sum(tile or 0 for line in board for tile in line) == 6
    assert cells_for(match, 5) >= {"H7", "H9", "G8", "I8"}


def test_1_2_there_are_121_tiles_with_421_pips() -> None:
    assert TILES == {1: 21, 2: 20, 3: 20, 4: 20, 5: 20, 6: 20}
    assert sum(TILES.values()) == 121
    assert sum(tile * count for tile, count in TILES.items()) == 421


def test_1_2_they_wait_in_the_bag_unseen() -> None:
    match = tell_match(GAME, 3)
    assert wire(match.position.world)["bag"] == [21, 20, 20, 20, 20, 20]
    assert wire(match.seen_by(0))["bag"] == 121


def test_1_3_everybody_sees_every_sheet() -> None:
    match = tell_match(GAME, 4)
    assert all(wire(match.seen_by(viewer))["sheets"] == [[], [], [], []] for viewer in (0, 3, None))


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_may_play(players: int) -> None:
    assert len(tell_match(GAME, players).position.world.hands) == players


@pytest.mark.parametrize("players", [0, 1, 7])
def test_nobody_plays_alone_and_not_more_than_six(players: int) -> None:
    with pytest.raises(BadSetup):
        tell_match(GAME, players)
