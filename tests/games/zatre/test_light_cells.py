"""Rules 4.2.7 and 4.2.8: the light cells."""

import pytest

from tests.story import tell

from .story import CORNER, EXAMPLE, cells_for, end_turn, lay, play_on, refused, sheet_of, table


def test_4_2_7_a_light_cell_is_open_to_a_tile_that_makes_its_row_at_once() -> None:
    match = table({"H8": 6, "I8": 5, "I7": 5}, [1, 1], [])
    tell(match, lay(1, "I9"), lay(1, "H9"), end_turn)
    assert sheet_of(match, 0) == ["X - 2 -"]


def test_4_2_7_one_such_row_is_enough_the_other_may_be_smaller() -> None:
    """On I9 the 2 makes 12 down and 3 across."""
    match = table({"H8": 6, "I8": 5, "I7": 5, "H9": 1}, [2, 1], [])
    tell(match, lay(2, "I9"), lay(1, "H7"), end_turn)
    assert sheet_of(match, 0) == ["X - - 4"]


def test_4_2_7_a_light_cell_is_closed_to_a_tile_that_can_get_no_such_row() -> None:
    match = table(EXAMPLE, [3, 1], [])
    english, french = refused(match, lay(3, "I7"), "4.2.7")
    assert english == "I7 is a light cell and needs a row of 10, 11 or 12; here it would be 3+5 = 8."
    assert french == "I7 est une case claire : il y faut une suite de 10, 11 ou 12 ; ici on aurait 3+5 = 8."


def test_4_2_7_a_later_tile_of_the_same_turn_may_complete_the_row() -> None:
    match = table(EXAMPLE, [3, 4], [])
    tell(match, lay(3, "I7"), lay(4, "I6"), end_turn)
    assert sheet_of(match, 0) == ["X - - 4"]


def test_4_2_7_the_later_tile_may_complete_the_row_from_the_other_end() -> None:
    """I9 is light itself, and earned with the same row."""
    match = table(EXAMPLE, [3, 4], [])
    tell(match, lay(3, "I7"), lay(4, "I9"), end_turn)
    assert sheet_of(match, 0) == ["X - - 4", "X - - -"]


def test_4_2_7_the_row_may_be_completed_across_a_gap() -> None:
    """The 1 on the light cell I7 makes nothing; the 6 on J7 joins it to the 4 on K7."""
    match = table({"H8": 3, "I8": 1, "J8": 1, "K8": 1, "K7": 4}, [1, 6], [])
    tell(match, lay(1, "I7"))
    assert lay(6, "J7") in match.legal(0)
    tell(match, lay(6, "J7"), end_turn)
    assert sheet_of(match, 0) == ["X - 2 -"]


def test_4_2_7_while_a_light_cell_waits_only_tiles_that_complete_its_row_are_open() -> None:
    match = table(EXAMPLE, [3, 4], [])
    tell(match, lay(3, "I7"))
    assert set(match.legal(0)) == {lay(4, "I6"), lay(4, "I9")}
    english, french = refused(match, lay(4, "H10"), "4.2.7")
    assert english == "The tile on the light cell I7 still needs a row of 10, 11 or 12."
    assert french == "La tuile de la case claire I7 attend encore sa suite de 10, 11 ou 12."


def test_4_2_7_while_a_light_cell_waits_the_turn_cannot_end() -> None:
    match = table(EXAMPLE, [3, 4], [])
    tell(match, lay(3, "I7"))
    assert refused(match, end_turn, "4.2.7")[0] == "The tile on the light cell I7 still needs a row of 10, 11 or 12."


def test_4_2_7_the_turn_cannot_end_either_where_two_tiles_would_be_enough() -> None:
    """8.6 lets you keep the third tile, but not leave the light cell without its row."""
    match = table(EXAMPLE, [1, 1, 4], [], options={"must_place_all_held": False})
    tell(match, lay(1, "I7"), lay(1, "H10"))
    refused(match, end_turn, "4.2.7")
    tell(match, lay(4, "I6"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -"]


def test_4_2_7_the_row_may_need_two_further_tiles() -> None:
    match = table(EXAMPLE, [1, 2, 2], [])
    tell(match, lay(1, "I7"))
    refused(match, lay(2, "H10"), "4.2.7")
    tell(match, lay(2, "I6"))
    refused(match, lay(2, "H10"), "4.2.7")
    tell(match, lay(2, "I5"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -"]


@pytest.mark.parametrize("hand", [[1, 2], [1, 1, 2]])
def test_4_2_7_and_is_refused_if_the_tiles_in_hand_are_not_enough(hand: list[int]) -> None:
    assert refused(table(EXAMPLE, hand, []), lay(1, "I7"), "4.2.7")[0].endswith("1+5 = 6.")


def test_4_2_7_two_light_cells_may_wait_for_the_same_tile() -> None:
    """I7 and I9 lie in one column with I8; with 1 and 1 it makes 7, and a 4 above makes 11."""
    match = table(EXAMPLE, [1, 1, 4], [])
    tell(match, lay(1, "I7"), lay(1, "I9"), lay(4, "I6"), end_turn)
    assert sheet_of(match, 0) == ["X - 2 -", "X - - -"]


def test_4_2_7_two_light_cells_may_not_wait_for_one_tile_that_can_serve_only_one_of_them() -> None:
    """The 4 completes a row for a 3 on I7 or for a 3 on G9, but not for both."""
    match = table({"H8": 1, "G8": 5, "I8": 5}, [3, 3, 4], [])
    assert cells_for(match, 3) >= {"I7", "G9"}
    tell(match, lay(3, "I7"))
    refused(match, lay(3, "G9"), "4.2.7")
    assert lay(3, "H9") in match.legal(0)


def test_8_7_at_once_the_row_must_stand_the_moment_the_tile_is_laid() -> None:
    match = table(EXAMPLE, [3, 4], [], options={"light_check": "at_once"})
    assert refused(match, lay(3, "I7"), "8.7")[0].endswith("here it would be 3+5 = 8.")


def test_8_7_at_once_a_row_that_no_later_tile_completes_is_refused_as_ever() -> None:
    match = table(EXAMPLE, [3, 1], [], options={"light_check": "at_once"})
    refused(match, lay(3, "I7"), "4.2.7")


def test_8_7_at_once_a_row_that_stands_is_enough() -> None:
    match = table(EXAMPLE, [5, 1], [], options={"light_check": "at_once"})
    tell(match, lay(5, "I7"), lay(1, "H10"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -"]


@pytest.mark.parametrize("light_check", ["end_of_turn", "at_once"])
def test_4_2_8_a_tile_that_fits_no_black_cell_must_go_to_a_light_one(light_check: str) -> None:
    match = table(CORNER, [4], [], options={"light_check": light_check})
    tell(match, play_on)
    assert set(match.legal(0)) == {lay(4, "G7"), lay(4, "I7"), lay(4, "G9")}


def test_4_2_8_it_earns_no_cross_and_no_points_in_a_row_of_8() -> None:
    match = table(CORNER, [4], [])
    tell(match, play_on, lay(4, "I7"), end_turn)
    assert sheet_of(match, 0) == []


def test_4_2_8_unless_it_does_become_part_of_a_row_of_10_to_12() -> None:
    match = table(CORNER, [4, 2], [])
    tell(match, lay(4, "I7"), lay(2, "J7"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -"]


def test_4_2_8_a_tile_that_fits_a_black_cell_is_not_forced() -> None:
    match = table(CORNER, [3], [])
    tell(match, play_on)
    assert cells_for(match, 3) == {"F8", "H6", "H9", "I8"}
    assert refused(match, lay(3, "I7"), "4.2.7")[0].endswith("4+3 = 7.")


def test_4_2_8_what_counts_is_the_moment_it_is_laid() -> None:
    """Once the 1 lies on H6 there is a black cell for the 4, G6, and light ones are closed to it."""
    match = table(CORNER, [4, 1], [])
    assert cells_for(match, 4) == {"G7", "I7", "G9"}
    tell(match, lay(1, "H6"))
    assert cells_for(match, 4) == {"G6", "I6"}
    assert refused(match, lay(4, "G7"), "4.2.7")[0].endswith("4+4 = 8.")


def test_4_2_8_a_forced_tile_stays_right_when_a_later_tile_opens_a_black_cell() -> None:
    match = table(CORNER, [4, 1], [])
    tell(match, lay(4, "G9"), lay(1, "H6"), end_turn)
    assert sheet_of(match, 0) == ["- 1 - -"]


def test_4_2_8_a_forced_tile_may_be_laid_while_another_waits_and_needs_no_row_itself() -> None:
    """The 5 on I7 waits for the 4 on I6; in between the 6, for which no black cell is left, goes to G9."""
    match = table({"H8": 5, "H9": 3, "H7": 4, "I8": 2}, [5, 6, 4], [])
    tell(match, lay(5, "I7"), lay(6, "G9"), lay(4, "I6"), end_turn)
    assert sheet_of(match, 0) == ["X - 2 -"]
