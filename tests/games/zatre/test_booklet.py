"""The booklet's example game (rules page, chapter 9), told turn by turn."""

import pytest

from ludotheque.games.zatre.placing import Place
from tests.story import asked, tell, what_if

from .story import Zatre, cells_for, draw, draw_one, end_turn, hand_of, lay, opened, sheet_of, table, totals

ANDREAS, BEATE = 0, 1


def andreas_opens() -> Zatre:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    return match


def beate_closes_the_square() -> Zatre:
    match = andreas_opens()
    tell(match, draw(BEATE, 5), draw(BEATE, 3), lay(5, "H7"), end_turn)
    return match


def andreas_makes_two_twelves() -> Zatre:
    match = beate_closes_the_square()
    tell(match, draw(ANDREAS, 1), draw(ANDREAS, 2), lay(1, "H6"), lay(2, "G7"), end_turn)
    return match


def beate_makes_a_nine() -> Zatre:
    match = andreas_makes_two_twelves()
    tell(match, draw_one, draw(BEATE, 4), lay(3, "G6"), lay(4, "G5"), end_turn)
    return match


def test_turn_1_andreas_makes_a_10_and_an_11_and_earns_two_crosses() -> None:
    match = andreas_opens()
    assert sheet_of(match, ANDREAS) == ["X 1 2 -", "X - - -"]
    assert totals(match) == (6, 0)


def test_turn_2_beate_makes_a_10_and_an_11_and_keeps_her_3() -> None:
    match = beate_closes_the_square()
    assert sheet_of(match, BEATE) == ["- 1 2 -"]
    assert hand_of(match, BEATE) == [3]
    assert totals(match) == (6, 3)


@pytest.mark.parametrize("tile", [3, 4, 5, 6])
def test_turn_2_a_3_4_5_or_6_fits_nowhere_and_is_kept(tile: int) -> None:
    match = andreas_opens()
    tell(match, draw(BEATE, 5), draw(BEATE, tile), lay(5, "H7"))
    assert match.legal(BEATE) == [end_turn]


@pytest.mark.parametrize(("tile", "cells"), [(1, "G7 G8 H6 H9 I6 I9 J7 J8"), (2, "G7 I6 I9 J7")])
def test_turn_2_a_1_or_a_2_would_fit_and_would_have_to_be_laid(tile: int, cells: str) -> None:
    match = andreas_opens()
    tell(match, draw(BEATE, 5), draw(BEATE, tile), lay(5, "H7"))
    assert cells_for(match, tile) == set(cells.split())
    assert end_turn not in match.legal(BEATE)


@pytest.mark.parametrize("tile", [3, 4, 5, 6])
def test_turn_2_beate_need_not_lay_her_5_so_that_the_other_finds_room(tile: int) -> None:
    """4.3.2. For every tile that H7 shuts out there was another cell for the 5 that left it room."""
    match = andreas_opens()
    tell(match, draw(BEATE, 5), draw(BEATE, tile))
    others = [place for place in match.legal(BEATE) if place.tile == 5 and place != lay(5, "H7")]
    assert any(end_turn not in what_if(match, place).legal(BEATE) for place in others)


def test_turn_3_two_rows_of_12_are_one_8_and_complete_the_first_line() -> None:
    match = andreas_makes_two_twelves()
    assert sheet_of(match, ANDREAS) == ["X 1 2 8", "X - - -", "X - - -"]
    assert totals(match) == (28, 3)


def test_turn_3_there_are_eight_ways_with_2_and_1_and_two_ways_with_2_and_2() -> None:
    assert len(layouts_with_two_twelves_and_a_cross(1, 2)) == 8
    assert len(layouts_with_two_twelves_and_a_cross(2, 2)) == 2


def layouts_with_two_twelves_and_a_cross(*hand: int) -> set[frozenset[Place]]:
    """Where both tiles may lie so that Andreas writes an 8 and a cross."""
    square = table({"H8": 6, "I8": 5, "I7": 5, "H7": 5}, hand, [])
    return {
        frozenset({first, second})
        for first in square.legal(ANDREAS)
        for second in what_if(square, first).legal(ANDREAS)
        if second != end_turn and sheet_of(what_if(square, first, second, end_turn), ANDREAS) == ["X - - 8"]
    }


def test_turn_4_beate_draws_one_and_lays_both_in_a_row_of_9_without_points() -> None:
    match = beate_makes_a_nine()
    assert sheet_of(match, BEATE) == ["- 1 2 -"]
    assert hand_of(match, BEATE) == []
    assert totals(match) == (28, 3)


def test_turn_5_one_way_is_an_11_and_a_cross() -> None:
    match = beate_makes_a_nine()
    tell(match, draw(ANDREAS, 1), draw(ANDREAS, 2), lay(1, "I9"), lay(2, "F5"), end_turn)
    assert sheet_of(match, ANDREAS) == ["X 1 2 8", "X - 2 -", "X - - -", "X - - -"]
    assert totals(match) == (32, 3)


def test_turn_5_the_better_way_is_a_10_a_12_and_a_cross() -> None:
    match = beate_makes_a_nine()
    tell(match, draw(ANDREAS, 1), draw(ANDREAS, 2), lay(2, "I9"), lay(1, "G4"), end_turn)
    assert sheet_of(match, ANDREAS) == ["X 1 2 8", "X 1 - 4", "X - - -", "X - - -"]
    assert totals(match) == (38, 3)


def test_2_4_turns_pass_round_the_table() -> None:
    assert asked(opened(6, 5, 5)) == ANDREAS
    assert asked(andreas_makes_two_twelves()) == BEATE
