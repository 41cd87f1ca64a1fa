"""Rule 4: placing."""

import pytest

from ludotheque.games.zatre.material import Tile
from ludotheque.games.zatre.placing import Place
from tests.story import tell

from .story import (
    CORNER,
    EXAMPLE,
    SQUARE,
    board_of,
    cells_for,
    draw,
    end_turn,
    hand_of,
    lay,
    opened,
    play_on,
    refused,
    sheet_of,
    table,
)


def test_4_1_all_the_pips_of_a_row_count() -> None:
    """2, 5 and 5 are a 12: the 2 cannot be left out to make room for another tile."""
    match = table({"H8": 2, "I8": 5, "J8": 5}, [1, 1], [])
    assert refused(match, lay(1, "K8"), "4.2.3")[0] == "2+5+5+1 = 13, more than 12."


def test_4_1_a_row_ends_where_the_board_ends() -> None:
    """Between the two tabs at the top there is no cell: 6 and 6 do not meet across the gap."""
    match = table({"G2": 1, "H2": 1, "I2": 1, "G1": 6, "I1": 6}, [1, 1], [])
    assert refused(match, lay(1, "H1"), "4.3.3")[0] == "There is no cell H1 on the board."
    assert "F1" in cells_for(match, 1)


def test_4_2_a_tile_that_closes_a_gap_joins_both_sides_into_one_row() -> None:
    match = table({"G8": 5, "I8": 5, "G9": 1, "H9": 1, "I9": 1}, [2, 3], [])
    assert "H8" in cells_for(match, 2)
    assert refused(match, lay(3, "H8"), "4.2.3")[0] == "5+3+5 = 13, more than 12."


@pytest.mark.parametrize("cell", ["G9", "J9", "B2", "G6"])
def test_4_2_2_a_tile_must_touch_another_side_to_side(cell: str) -> None:
    match = table({"H8": 6, "I8": 1, "H7": 1}, [2, 2], [])
    english, french = refused(match, lay(2, cell), "4.2.2")
    assert english == f"On {cell} the tile would touch no other side to side."
    assert french == f"En {cell}, la tuile ne toucherait aucune autre tuile par un côté."


def test_4_2_2_corner_to_corner_is_not_enough_in_the_first_turn_either() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"))
    refused(match, lay(5, "I7"), "4.2.2")


def test_4_2_2_only_the_very_first_tile_has_nothing_to_touch() -> None:
    assert cells_for(opened(6, 1, 1), 1) >= {"H8", "H7", "H6", "G8"}


@pytest.mark.parametrize(
    ("tile", "cell", "sum_"), [(4, "J8", "5+4+4 = 13"), (6, "G8", "6+5+4 = 15"), (6, "H9", "4+5+6 = 15")]
)
def test_4_2_3_no_row_may_exceed_12(tile: int, cell: str, sum_: str) -> None:
    match = table({"H8": 5, "I8": 4, "H7": 4}, [4, 6], [])
    english, french = refused(match, lay(tile, cell), "4.2.3")
    assert english == f"{sum_}, more than 12."
    assert french == f"{sum_}, plus de 12."


def test_4_2_3_a_row_of_exactly_12_is_welcome() -> None:
    match = table({"H8": 6, "I8": 5}, [1, 2], [])
    assert "J8" in cells_for(match, 1)
    assert refused(match, lay(2, "J8"), "4.2.3")[0] == "6+5+2 = 13, more than 12."


def test_4_2_3_holds_in_both_directions_and_tells_the_row_that_is_too_long() -> None:
    """On I9 a 4 would make 4 across and 13 down."""
    match = table({"H8": 1, "I8": 5, "I7": 4, "H9": 1}, [4, 4], [])
    assert refused(match, lay(4, "I9"), "4.2.3")[0] == "4+5+4 = 13, more than 12."


@pytest.mark.parametrize("tile", [1, 6])
def test_4_2_3_is_explained_too_where_another_full_row_is_near(tile: int) -> None:
    """12 on the left, then two empty cells, then 12 on the right."""
    match = table({"G8": 6, "H8": 6, "K8": 6, "L8": 6, "H9": 1, "K9": 1}, [tile, 1], [])
    assert refused(match, lay(tile, "I8"), "4.2.3")[0] == f"6+6+{tile} = {12 + tile}, more than 12."
    assert refused(match, lay(tile, "J8"), "4.2.3")[0] == f"{tile}+6+6 = {12 + tile}, more than 12."


def test_4_2_3_is_explained_too_between_two_full_rows() -> None:
    match = table({"F8": 6, "G8": 6, "I8": 6, "J8": 6, "L8": 6, "M8": 6, "G9": 1, "I9": 1, "L9": 1}, [5, 1], [])
    assert refused(match, lay(5, "H8"), "4.2.3")[0] == "6+6+5+6+6 = 29, more than 12."
    assert refused(match, lay(5, "K8"), "4.2.3")[0] == "6+6+5+6+6 = 29, more than 12."


def test_4_2_4_a_row_of_9_or_less_is_allowed_and_brings_no_points() -> None:
    match = table({"H8": 6, "H7": 1}, [3, 1], [])
    tell(match, lay(3, "I8"), lay(1, "H6"), end_turn)
    assert sheet_of(match, 0) == []


def test_4_2_5_every_tile_that_fits_must_be_laid() -> None:
    match = table({"H8": 6, "H7": 6}, [6, 6], [])
    english, french = refused(match, end_turn, "4.2.5")
    assert english.startswith("Your 6 still fits, for example on ")
    assert english.endswith(": it must be laid.")
    assert french.startswith("Ton 6 tient encore, par exemple en ")


def test_4_2_5_also_the_second_one() -> None:
    match = table({"H8": 6, "H7": 6}, [6, 6], [])
    tell(match, lay(6, "I8"))
    refused(match, end_turn, "4.2.5")


def test_4_2_5_the_cell_it_names_is_one_where_the_tile_may_go() -> None:
    match = table(CORNER, [4, 4], [])
    named = refused(match, end_turn, "4.2.5")[0].removeprefix("Your 4 still fits, for example on ").split(":")[0]
    assert named in cells_for(match, 4)


def test_4_2_5_a_tile_that_fits_only_light_cells_must_be_laid_too() -> None:
    match = table(CORNER, [4], [])
    tell(match, play_on)
    refused(match, end_turn, "4.2.5")


def test_4_2_5_more_than_two_tiles_must_be_laid_as_well_if_they_fit() -> None:
    match = table({"H8": 1, "H7": 1}, [1, 1, 1], [])
    tell(match, lay(1, "H6"), lay(1, "H5"))
    refused(match, end_turn, "4.2.5")
    tell(match, lay(1, "H4"), end_turn)


def test_4_2_6_the_second_tile_may_touch_only_the_first() -> None:
    match = table({"H8": 6, "H7": 1}, [1, 1], [])
    tell(match, lay(1, "I8"), lay(1, "J8"), end_turn)
    assert len(board_of(match)) == 4


def test_4_2_6_or_go_to_the_other_side() -> None:
    match = table({"H8": 6, "H7": 1, "G8": 1, "F8": 1}, [1, 1], [])
    tell(match, lay(1, "I8"), lay(1, "E8"), end_turn)
    assert len(board_of(match)) == 6


def test_4_3_1_a_tile_is_kept_only_when_no_cell_fits_it_after_the_other_tiles() -> None:
    """At first there is no room for the 3; the 2 on G7 makes some."""
    match = table(SQUARE, [3, 2], [])
    assert cells_for(match, 3) == set()
    tell(match, lay(2, "G7"))
    assert cells_for(match, 3) == {"G6"}
    refused(match, end_turn, "4.2.5")


def test_4_3_1_a_kept_tile_stays_face_down_until_the_next_turn() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    tell(match, draw(1, 5), draw(1, 3), lay(5, "H7"), end_turn)
    assert hand_of(match, 1) == [3]
    assert [len(hand) for hand in match.seen_by(0).hands] == [0, 1]
    assert 3 not in match.seen_by(0).hands[1]


def test_4_3_2_a_tile_shut_out_by_your_own_other_tile_may_be_kept() -> None:
    """Before the 5 there is room for the 3; after it there is none."""
    match = table({"H8": 6, "I8": 5, "I7": 5}, [5, 3], [])
    assert cells_for(match, 3)
    tell(match, lay(5, "H7"))
    assert match.legal(0) == [end_turn]


@pytest.mark.parametrize("tile", [1, 5])
def test_4_3_3_you_lay_tiles_from_your_own_hand(tile: int) -> None:
    match = table(EXAMPLE, [3, 4], [1, 5])
    english, french = refused(match, lay(tile, "H7"), "4.3.3")
    assert english == f"You do not hold a {tile}."
    assert french == f"Tu n’as pas de {tile} en main."


def test_4_3_3_a_tile_once_laid_is_in_your_hand_no_more() -> None:
    match = table(EXAMPLE, [3, 4], [])
    tell(match, lay(4, "H10"))
    refused(match, lay(4, "H7"), "4.3.3")


@pytest.mark.parametrize("cell", ["H1", "A1", "A8", "O15"])
def test_4_3_3_each_on_a_cell_that_is_part_of_the_board(cell: str) -> None:
    english, french = refused(table(EXAMPLE, [3, 4], []), lay(3, cell), "4.3.3")
    assert english == f"There is no cell {cell} on the board."
    assert french == f"Il n’y a pas de case {cell} sur le plateau."


def test_4_3_3_a_place_far_from_the_board_is_named_by_its_numbers() -> None:
    match = table(EXAMPLE, [3, 4], [])
    assert refused(match, Place(Tile(3), (-1, 20)), "4.3.3")[0] == "There is no cell (-1, 20) on the board."


def test_4_3_3_each_on_a_cell_that_is_still_empty() -> None:
    english, french = refused(table(EXAMPLE, [3, 4], []), lay(3, "I8"), "4.3.3")
    assert english == "I8 is taken: a 5 lies there."
    assert french == "I8 est prise : un 5 y est posé."


def test_8_6_the_duty_ends_once_two_tiles_are_laid() -> None:
    match = table({"H8": 1, "H7": 1}, [1, 1, 1, 1], [], options={"must_place_all_held": False})
    refused(match, end_turn, "4.2.5")
    tell(match, lay(1, "H6"))
    refused(match, end_turn, "4.2.5")
    tell(match, lay(1, "H5"))
    assert end_turn in match.legal(0)
    assert lay(1, "H4") in match.legal(0)


def test_8_6_the_rest_may_be_laid_or_kept() -> None:
    match = table({"H8": 1, "H7": 1}, [1, 1, 1, 1], [], options={"must_place_all_held": False})
    tell(match, lay(1, "H6"), lay(1, "H5"), lay(1, "H4"), end_turn)
    assert hand_of(match, 0) == [1]


def test_8_6_with_two_tiles_both_must_be_laid() -> None:
    match = table({"H8": 1, "H7": 1}, [1, 1], [], options={"must_place_all_held": False})
    tell(match, lay(1, "H6"))
    refused(match, end_turn, "4.2.5")
