"""What is done quickly has a plain twin, and both do the same: writing JSON, and the light cells of rule 4.2.7."""

from collections import Counter
from collections.abc import Iterable
from itertools import compress, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

import ludotheque as lt
from ludotheque.games.zatre.light_cells import completed_by, fits_dark, without
from ludotheque.games.zatre.material import (
    FIRST_LIGHT,
    HIGHEST_ROW,
    LOWEST_SCORING_ROW,
    OFF,
    RED,
    TILES,
    Board,
    Cell,
    Tile,
)
from ludotheque.games.zatre.placing import legal_places
from ludotheque.games.zatre.quick.cells import ALLOWED, HOPEFUL, quickly_completed_by, quickly_marked
from ludotheque.games.zatre.quick.json import DigitRows
from ludotheque.games.zatre.quick.places import quickly_legal_places
from ludotheque.games.zatre.table import Sheet
from tests.playing import Dice

layings = st.lists(st.tuples(st.sampled_from([*TILES]), st.integers(0, OFF)), max_size=60)
"""Tiles, each with the number of a place among those where it fits."""
columns = st.lists(st.integers(1, 99), max_size=30).map(tuple)


def where_it_fits(board: Board, tile: Tile) -> list[Cell]:
    return [cell for cell in map(Cell, range(OFF)) if board.fits(cell, tile)] if any(board.tiles) else [RED]


def laid(laying: Iterable[tuple[Tile, int]]) -> Board:
    board = Board()
    for tile, place in laying:
        if cells := where_it_fits(board, tile):
            board.lay(cells[place % len(cells)], tile)
    return board


@given(layings, layings)
def test_a_board_is_written_as_its_rows_are(laying: list[tuple[Tile, int]], other: list[tuple[Tile, int]]) -> None:
    boards = laid(laying), laid(other), laid(laying).clone()
    for board in boards * 2:
        assert bytes(board.plain()) == json.encode(board.rows())
    for board in boards:
        for cell in where_it_fits(board, Tile(1))[:5]:
            board.lay(cell, 1)
            assert bytes(board.plain()) == json.encode(board.rows())


@given(st.integers(0, 30), columns, columns, columns)
def test_a_sheet_is_written_as_its_rows_are(
    crosses: int, tens: tuple[int, ...], elevens: tuple[int, ...], twelves: tuple[int, ...]
) -> None:
    sheet = Sheet(crosses, tens, elevens, twelves)
    for _ in range(2):
        assert bytes(sheet.plain()) == json.encode(sheet.rows())


@given(st.lists(st.lists(st.booleans(), max_size=15), max_size=15), st.randoms(use_true_random=False))
def test_rows_of_digits_are_written_as_they_are_whatever_their_shape(shape: list[list[bool]], random: Random) -> None:
    """Wherever there is a cell, its number is any of those that are left."""
    numbers = [*range(sum(map(sum, shape)))]
    random.shuffle(numbers)
    cells = [[numbers.pop() if there else None for there in row] for row in shape]
    rows = DigitRows(cells)
    for _ in range(3):
        digits = bytes(random.randrange(10) for row in shape for there in row if there)
        plain = [[None if cell is None else digits[cell] for cell in row] for row in cells]
        assert bytes(rows.json(digits)) == bytes(rows.json(digits + b"\x07")) == json.encode(plain)


@given(st.lists(st.booleans(), max_size=OFF + 1))
def test_marked_cells_are_found_as_the_plain_way_finds_them(marks: list[bool]) -> None:
    assert quickly_marked(bytearray(marks), range(OFF + 1)) == [*compress(range(OFF + 1), marks)]


@given(layings)
def test_4_2_3_and_4_2_4_the_masks_of_cells_say_what_the_board_says(laying: list[tuple[Tile, int]]) -> None:
    board = laid(laying)
    for tile, cell in product(TILES, map(Cell, range(OFF))):
        is_light, room = cell >= FIRST_LIGHT, board.room[cell]
        joined = max(board.across[cell], board.down[cell])
        fits = not board.tiles[cell] and joined > 0 and joined + tile <= HIGHEST_ROW
        scores = joined + tile >= LOWEST_SCORING_ROW
        assert bool(ALLOWED[tile][room]) == (fits and (scores or not is_light))
        assert bool(HOPEFUL[tile][room]) == (fits and is_light and not scores)


def test_4_2_7_a_row_that_can_still_come_is_found_quickly_too() -> None:
    random, answers = Random(1), Counter[bool]()
    for _ in range(30):
        board = laid([(random.choice([*TILES]), random.randrange(OFF)) for _ in range(random.randrange(5, 60))])
        for tile, cell in product(TILES, map(Cell, range(FIRST_LIGHT, OFF))):
            is_too_short = max(board.across[cell], board.down[cell]) + tile < LOWEST_SCORING_ROW
            if not (board.fits(cell, tile) and is_too_short and fits_dark(board, tile)):
                continue
            for rest in ((), *product(TILES), (random.choice([*TILES]), random.choice([*TILES]))):
                plainly = completed_by(board, cell, tile, rest)
                assert quickly_completed_by(board, cell, tile, rest) == plainly
                answers[plainly] += 1
    assert min(answers[True], answers[False]) > 500


@pytest.mark.parametrize("light_check", ["end_of_turn", "at_once"])
def test_4_2_the_places_listed_quickly_are_those_that_the_rules_allow(light_check: str) -> None:
    dice, sizes = Dice("places"), Counter[bool]()
    for number in range(10):
        match = lt.start("zatre", 2, seed=f"places {number}", options={"light_check": light_check})
        while not match.over:
            w = match.position.world
            for tile in {*w.hands[w.turn]} if w.turns else ():
                rest = without(w.hands[w.turn], tile)
                places = legal_places(w, tile, rest)
                assert {*quickly_legal_places(w, tile, rest)} == {*places}
                sizes[bool(w.waiting)] += len(places)
            (player,) = match.waiting_for()
            match.answer(player, dice.pick(match.legal(player)))
    assert sizes[False] > 1000
    assert sizes[True] > 30 or light_check == "at_once"
