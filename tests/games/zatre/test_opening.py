"""Rule 4.2.1, and the light cells in the first turn."""

import pytest

from ludotheque.core.state.steps import Option
from ludotheque.games.zatre.table import Table
from tests.story import tell

from .story import board_of, cells_for, end_turn, lay, opened, refused, sheet_of


@pytest.mark.parametrize(
    "story",
    [
        (lay(3, "H8"), lay(2, "H7"), lay(2, "H9")),
        (lay(2, "H7"), lay(3, "H8"), lay(2, "H9")),
        (lay(2, "H6"), lay(2, "H7"), lay(3, "H8")),
        (lay(3, "J8"), lay(2, "I8"), lay(2, "H8")),
        (lay(2, "G8"), lay(3, "H8"), lay(2, "I8")),
    ],
)
def test_4_2_1_any_of_the_first_three_tiles_may_cover_red_in_any_order(story: tuple[Option[Table], ...]) -> None:
    match = opened(3, 2, 2)
    tell(match, *story, end_turn)
    assert (7, 7) in board_of(match)
    assert len(board_of(match)) == 3


@pytest.mark.parametrize("cell", ["K8", "H11", "J9", "E1", "I5"])
def test_4_2_1_the_first_tile_must_leave_red_within_reach(cell: str) -> None:
    english, french = refused(opened(3, 2, 2), lay(3, cell), "4.2.1")
    assert english == f"With a tile on {cell} the first turn could not cover the red cell H8."
    assert french == f"Avec une tuile en {cell}, le premier tour ne pourrait plus couvrir la case rouge H8."


def test_4_2_1_when_only_the_third_tile_can_cover_red_the_second_must_lead_there() -> None:
    match = opened(3, 2, 2)
    tell(match, lay(2, "H6"))
    assert cells_for(match, 2) == cells_for(match, 3) == {"H7"}
    assert refused(match, lay(2, "I6"), "4.2.1")[0].startswith("With a tile on I6")
    tell(match, lay(3, "H7"))
    assert match.legal(0) == [lay(2, "H8")]


def test_4_2_1_red_is_out_of_reach_too_when_the_row_to_it_would_exceed_12() -> None:
    match = opened(6, 6, 6)
    refused(match, lay(6, "H6"), "4.2.1")
    tell(match, lay(6, "H7"))
    refused(match, lay(6, "H6"), "4.2.1")


@pytest.mark.parametrize(
    ("laid", "english", "french"),
    [
        (0, "The first turn lays all three tiles; 3 are left.", "on pose les trois tuiles ; il en reste 3."),
        (2, "The first turn lays all three tiles; 1 is left.", "on pose les trois tuiles ; il en reste 1."),
    ],
)
def test_4_2_1_the_first_turn_lays_all_three_tiles(laid: int, english: str, french: str) -> None:
    match = opened(3, 2, 2)
    tell(match, *(lay(3, "H8"), lay(2, "H7"))[:laid])
    told = refused(match, end_turn, "4.2.1")
    assert told[0] == english
    assert told[1].endswith(french)


def test_4_2_1_even_when_not_all_held_tiles_must_be_placed() -> None:
    match = opened(3, 2, 2, must_place_all_held=False)
    tell(match, lay(3, "H8"), lay(2, "H7"))
    refused(match, end_turn, "4.2.1")


@pytest.mark.parametrize("hand", [(6, 6, 6), (6, 6, 1), (5, 4, 4), (2, 1, 1)])
def test_4_2_1_three_tiles_can_always_be_laid(hand: tuple[int, int, int]) -> None:
    match = opened(*hand)
    for _ in range(3):
        tell(match, match.legal(0)[-1])
    assert match.legal(0) == [end_turn]


def test_4_2_7_in_the_first_turn_a_light_cell_may_wait_for_its_row_too() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(5, "I7"), lay(5, "I8"), lay(6, "H8"), end_turn)
    assert sheet_of(match, 0) == ["X 1 2 -", "X - - -"]


def test_4_2_7_in_the_first_turn_the_tiles_in_hand_must_be_enough() -> None:
    english, french = refused(opened(2, 1, 1), lay(2, "I7"), "4.2.7")
    assert english.startswith(
        "I7 is a light cell: a tile needs a row of 10, 11 or 12 there, and this one would make none."
    )
    assert french.startswith("I7 est une case claire")


def test_4_2_7_in_the_first_turn_the_light_cell_must_be_served_and_red_covered() -> None:
    """With 5 on I7, only the other 5 on I8 or H7 makes a 10; the 6 must stay for red, or make 11 on its way."""
    match = opened(6, 5, 5)
    tell(match, lay(5, "I7"))
    assert cells_for(match, 5) == {"H7", "I8"}
    assert cells_for(match, 6) == {"H7", "I8"}
    refused(match, lay(5, "I6"), "4.2.1")


def test_4_2_7_in_the_first_turn_a_black_cell_is_closed_when_the_light_one_would_go_without() -> None:
    """With the 1 on I8 red could still be covered, but the 5 on I7 would be left in a row of 6."""
    match = opened(6, 5, 1)
    tell(match, lay(5, "I7"))
    english, _ = refused(match, lay(1, "I8"), "4.2.7")
    assert english == "The tile on the light cell I7 still needs a row of 10, 11 or 12."


def test_8_7_at_once_no_first_tile_lies_on_a_light_cell() -> None:
    match = opened(6, 5, 5, light_check="at_once")
    refused(match, lay(5, "I7"), "8.7")
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    assert sheet_of(match, 0) == ["X 1 2 -", "X - - -"]
