"""Rule 5: scoring a turn."""

from random import Random

import pytest

from ludotheque.core.language.words import LANGUAGES
from ludotheque.core.matches.match import begin_match
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.scoring import Write
from tests.story import tell

from . import oracle
from .story import Zatre, board_of, draw, end_turn, lay, opened, play_on, sheet_of, spot, table, totals


def test_5_1_two_new_tiles_in_the_same_row_of_11_count_once() -> None:
    match = table({"H8": 6, "I8": 2}, [2, 1], [])
    tell(match, lay(2, "J8"), lay(1, "K8"), end_turn)
    assert sheet_of(match, 0) == ["- - 2 -"]


def test_5_1_a_row_counts_with_its_final_sum() -> None:
    """The 4 makes a 10, which the 2 then lengthens to 12: it is a 12 and no 10."""
    match = table({"H8": 6, "H7": 1}, [4, 2], [])
    tell(match, lay(4, "I8"), lay(2, "J8"), end_turn)
    assert sheet_of(match, 0) == ["- - - 4"]


def test_5_1_a_row_without_a_new_tile_does_not_count() -> None:
    match = table({"H8": 6, "I8": 4}, [1, 1], [])
    tell(match, lay(1, "H7"), lay(1, "H6"), end_turn)
    assert sheet_of(match, 0) == []


def test_4_1_an_empty_cell_ends_a_row() -> None:
    """The 6 on H8 and the empty I8 have no part in the row that begins with J8."""
    match = table({"H8": 6, "H7": 1, "I7": 1, "J7": 1, "J8": 1}, [5], [])
    tell(match, play_on, lay(5, "K8"), end_turn)
    assert sheet_of(match, 0) == []


RING = {"H8": 1, "H7": 4, "I7": 5, "I8": 4, "H9": 4, "G9": 5, "G8": 4}
"""Round the red cell, but for two opposite corners."""


def test_5_1_two_tiles_can_complete_four_rows() -> None:
    match = table(RING, [1, 1], [])
    tell(match, lay(1, "G7"), lay(1, "I9"), end_turn)
    assert sheet_of(match, 0) == ["X 4 - -", "X - - -"]


@pytest.mark.parametrize(("tile", "line"), [(3, None), (4, "- 1 - -"), (5, "- - 2 -"), (6, "- - - 4")])
def test_5_2_a_10_is_worth_1_an_11_is_worth_2_a_12_is_worth_4_and_a_9_nothing(tile: int, line: str | None) -> None:
    match = table({"H8": 6, "H7": 1}, [tile, 1], [])
    tell(match, lay(tile, "I8"), lay(1, "H9"), end_turn)
    assert sheet_of(match, 0) == ([line] if line else [])


def test_5_3_a_tile_on_a_light_cell_in_a_row_of_10_to_12_earns_a_cross() -> None:
    match = table({"H8": 1, "I8": 6, "H9": 1}, [4, 1], [])
    tell(match, lay(4, "I7"), lay(1, "H10"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -"]


def test_5_3_it_is_one_cross_even_when_both_rows_score() -> None:
    match = table({"H8": 6, "I8": 5, "H7": 5}, [5, 1], [])
    tell(match, lay(5, "I7"), lay(1, "H9"), end_turn)
    assert sheet_of(match, 0) == ["X 2 - 4"]


def test_5_3_two_light_cells_earn_two_crosses() -> None:
    match = table({"H8": 1, "G8": 5, "I8": 5}, [5, 6], [])
    tell(match, lay(5, "I7"), lay(6, "G9"), end_turn)
    assert sheet_of(match, 0) == ["X 1 2 -", "X - - -"]


def test_5_3_a_new_tile_beside_an_old_one_on_a_light_cell_earns_no_cross() -> None:
    """5.5 too: I7 has been covered before, and pays no more."""
    match = table({"H8": 6, "I8": 5, "I7": 5}, [1, 1], [])
    tell(match, lay(1, "I6"), lay(1, "H9"), end_turn)
    assert sheet_of(match, 0) == ["- - 2 -"]


def test_5_4_the_red_cell_earns_a_cross_when_a_row_of_at_least_10_was_made() -> None:
    match = opened(6, 4, 1)
    tell(match, lay(6, "H8"), lay(4, "I8"), lay(1, "H9"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -"]


@pytest.mark.parametrize(("own_row", "crosses"), [(False, 2), (True, 1)])
def test_5_4_wherever_it_runs_but_under_the_option_only_through_red(own_row: bool, crosses: int) -> None:
    match = opened(5, 5, 1, red_needs_own_row=own_row)
    tell(match, lay(1, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    assert sheet_of(match, 0) == ["X 1 - -", "X - - -"][:crosses]


def test_8_1_under_the_option_a_row_of_its_own_still_earns_the_red_cross() -> None:
    match = opened(6, 5, 5, red_needs_own_row=True)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    assert sheet_of(match, 0) == ["X 1 2 -", "X - - -"]


def test_5_4_without_a_row_of_10_red_earns_nothing() -> None:
    match = opened(3, 3, 3)
    tell(match, lay(3, "H8"), lay(3, "I8"), lay(3, "H7"), end_turn)
    assert sheet_of(match, 0) == []


def test_5_4_red_pays_only_in_the_first_turn() -> None:
    match = opened(3, 3, 3)
    tell(match, lay(3, "H8"), lay(3, "I8"), lay(3, "H7"), end_turn)
    tell(match, draw(1, 4), draw(1, 1), lay(4, "G8"), lay(1, "H6"), end_turn)
    assert sheet_of(match, 1) == ["- 1 - -"]


def test_5_6_a_lengthened_row_counts_again_with_its_new_sum_for_whoever_lengthened_it() -> None:
    match = table({"H7": 1, "H8": 6}, [5, 1], [1, 1], [])
    tell(match, lay(5, "I8"), lay(1, "H9"), end_turn, lay(1, "J8"), lay(1, "H10"), end_turn)
    assert sheet_of(match, 0) == ["- - 2 -"]
    assert sheet_of(match, 1) == ["- - - 4"]


def test_the_promotional_photograph_can_be_played() -> None:
    """A position on a printed photograph: its rows are 12, 10, 10, 9 and 7, and both light cells are earned."""
    match = opened(6, 3, 2)
    tell(match, lay(2, "H8"), lay(6, "G8"), lay(3, "I8"), end_turn)
    tell(match, draw(1, 1), draw(1, 5), lay(1, "F8"), lay(5, "H9"), end_turn)
    tell(match, draw(0, 1), draw(0, 3), lay(1, "G9"), lay(3, "G10"), end_turn)
    tell(match, draw(1, 4), draw(1, 2), lay(4, "I9"), lay(2, "H7"), end_turn)
    assert rows_of(match) == [7, 9, 10, 10, 12]
    assert sheet_of(match, 0) == ["X 1 2 -", "X - - -"]
    assert sheet_of(match, 1) == ["X 1 - 4"]
    assert totals(match) == (6, 10)


def rows_of(match: Zatre) -> list[int]:
    """The sums of all the rows on the board."""
    board = board_of(match)
    runs = {tuple(oracle.run(board, tile, way)) for tile in board for way in (oracle.ACROSS, oracle.DOWN)}
    return sorted(sum(board[tile] for tile in run) for run in runs if len(run) > 1)


def test_the_log_tells_the_rows_of_a_turn_and_where_they_lie() -> None:
    match = opened(6, 5, 5)
    *_, told = tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    rows = {row.sum: set(row.cells) for row in told.what.rows}  # type: ignore[attr-defined]
    assert rows == {11: {spot("H8"), spot("I8")}, 10: {spot("I7"), spot("I8")}}
    english, french = (told.sentence().text(language, ["Andreas"]) for language in LANGUAGES)
    assert english == "Andreas makes a 10 and an 11: 3 points and 2 crosses, worth 6 with doubling."
    assert french == "Andreas fait un 10 et un 11 : 3 points et 2 croix, soit 6 grâce aux croix."


def test_6_5_the_log_tells_by_how_much_the_total_grows() -> None:
    match, random, told = begin_match(GAME, 2, "growth"), Random(3), set()
    while not match.over:
        (player,), before = match.waiting_for(), totals(match)
        events = match.answer(player, random.choice(match.legal(player)))
        for write in (event.what for event in events if isinstance(event.what, Write)):
            assert write.worth == totals(match)[player] - before[player]
            told.add(write.args()["more"])
    assert told == {"nothing", "crosses", "bonus", "both"}
