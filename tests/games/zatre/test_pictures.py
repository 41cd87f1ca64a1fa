"""The pictures of the rules page show what the rules allow, and what they bring."""

from typing import Any

import pytest

from ludotheque.core.wire import wire
from tests.drawn import drawn
from tests.story import tell

from .story import EXAMPLE, Zatre, draw, draw_one, end_turn, lay, opened, refused, sheet_of, table, totals

MOVES = drawn("zatre", "moves")
SHEET = drawn("zatre", "sheet")


def last(name: str) -> dict[str, int]:
    """The tiles of a picture's last step."""
    steps: list[dict[str, int]] = MOVES[name]["steps"]
    return steps[-1]


def laid(tiles: dict[str, int]) -> list[Any]:
    return [lay(tile, cell) for cell, tile in tiles.items()]


def after_three_turns() -> Zatre:
    """The match of chapter 9, up to Andreas's second turn."""
    match = opened(6, 5, 5)
    tell(match, *laid(last("first-moves")), end_turn)
    tell(match, draw(1, 5), draw(1, 3), lay(5, "H7"), end_turn)
    assert wire(match.position.world)["sheets"][0] == SHEET["before"]
    tell(match, draw(0, 1), draw(0, 2), *laid(last("lengthened")), end_turn)
    return match


def test_4_2_1_the_first_moves_are_legal_and_each_step_adds_a_tile_to_the_one_before() -> None:
    steps = MOVES["first-moves"]["steps"]
    assert [[*step.items()] for step in steps] == [[*steps[-1].items()][: number + 1] for number in range(3)]
    match = opened(6, 5, 5)
    tell(match, *laid(steps[-1]), end_turn)
    assert sheet_of(match, 0) == ["X 1 2 -", "X - - -"]


def test_4_2_3_of_the_two_tiles_shown_one_makes_12_and_the_other_is_refused() -> None:
    (welcome,), (unwelcome,) = (laid(step) for step in MOVES["twelve"]["steps"])
    match = table(MOVES["twelve"]["before"], (1, 2), ())
    assert welcome in match.legal(0)
    refused(match, unwelcome, "4.2.3")


def test_4_2_7_the_light_cell_is_earned_by_the_second_tile() -> None:
    assert MOVES["light-cell"]["before"] == EXAMPLE
    match = table(EXAMPLE, (3, 4), ())
    first, second = laid(last("light-cell"))
    tell(match, first)
    refused(match, end_turn, "4.2.7")
    tell(match, second, end_turn)
    assert sheet_of(match, 0) == ["X - - 4"]


def test_6_5_the_sheet_is_what_the_third_turn_makes_of_it() -> None:
    match = after_three_turns()
    assert wire(match.position.world)["sheets"][0] == SHEET["after"]
    assert totals(match) == (28, 3)


@pytest.mark.parametrize(("way", "worth"), [(0, 32), (1, 38)])
def test_both_ways_of_the_fifth_turn_are_legal_and_worth_what_the_page_says(way: int, worth: int) -> None:
    match = after_three_turns()
    story = MOVES["two-ways"]
    tell(match, draw_one, draw(1, 4), lay(3, "G6"), lay(4, "G5"), end_turn, draw(0, 1), draw(0, 2))
    assert story["before"] == MOVES["lengthened"]["before"] | last("lengthened") | {"G6": 3, "G5": 4}
    tell(match, *laid(story["steps"][way]), end_turn)
    assert totals(match) == (worth, 3)
