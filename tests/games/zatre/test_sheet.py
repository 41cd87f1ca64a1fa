"""Rule 6: the score sheet."""

import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.games import zatre
from ludotheque.games.zatre import GAME
from tests.story import tell

from . import oracle
from .story import end_turn, lay, sheet_of, table, totals

Line = list[bool | int | None]

BOARD = {"H8": 6, "H7": 1, "G8": 1}
"""On I8 a 3 makes 10, a 4 makes 11 and a 5 makes 12; a 1 on H6 makes nothing."""


def worth(*lines: Line, **options: Any) -> int:
    """What a sheet with these lines is worth."""
    return totals(table(BOARD, [1, 1], [], sheets=[[*lines], []], options=options))[0]


def line(*boxes: int | None, crossed: bool = False) -> Line:
    """A line of the sheet: its boxes 10, 11 and 12 as far as they are filled."""
    return [crossed, *boxes, *[None] * (3 - len(boxes))]


def after_writing(tile: int, *before: Line) -> list[str]:
    """The sheet after a turn that makes one row of 7 + tile."""
    match = table(BOARD, [tile, 1], [], sheets=[[*before], []])
    tell(match, lay(tile, "I8"), lay(1, "H6"), end_turn)
    return sheet_of(match, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_6_1_the_rule_names_the_columns_that_every_sheet_on_the_page_has(language: Language) -> None:
    rule = GAME.rulebook.rule(language, "6.1") or ""
    named = re.split(r", | and | et ", rule.split(":", 1)[1].split(".", 1)[0].strip())
    assert named == ["×2", "10", "11", "12", "bonus", "total"]
    assert {"en": "six columns", "fr": "six colonnes"}[language] in rule
    page = (Path(zatre.__file__).parent / "rules" / f"{language}.md").read_text(encoding="utf-8")
    sheets = [[head.strip() for head in line.strip("|").split("|")] for line in re.findall(r"^\|.*×2.*$", page, re.M)]
    assert sheets
    assert all(heads[-len(named) :] == named for heads in sheets)


def test_6_1_each_column_is_filled_on_its_own_from_the_top() -> None:
    before = line(1, 2, 4), line(1, None, 4), line(None, None, 4)
    assert after_writing(3, *before) == ["- 1 2 4", "- 1 - 4", "- 1 - 4"]
    assert after_writing(4, *before) == ["- 1 2 4", "- 1 2 4", "- - - 4"]
    assert after_writing(5, *before) == ["- 1 2 4", "- 1 - 4", "- - - 4", "- - - 4"]


def test_6_1_a_turn_without_a_scoring_row_writes_nothing() -> None:
    assert after_writing(2, line(1)) == ["- 1 - -"]


def test_6_1_the_sheet_has_as_many_lines_as_you_need() -> None:
    assert after_writing(3, *[line(1)] * 40) == ["- 1 - -"] * 41


def test_6_2_all_rows_of_the_same_sum_made_in_one_turn_go_into_one_box() -> None:
    """Three elevens are a 6, and the 10 beside them a 1."""
    match = table({"H8": 1, "H7": 4, "I7": 5, "I8": 3, "H9": 4, "G9": 5, "G8": 4}, [2, 2], [])
    tell(match, lay(2, "G7"), lay(2, "I9"), end_turn)
    assert sheet_of(match, 0) == ["X 1 6 -", "X - - -"]


def test_6_2_rows_of_different_sums_go_each_into_their_own_column() -> None:
    match = table({"H8": 6, "H7": 1, "G8": 1}, [3, 5], [])
    tell(match, lay(3, "I8"), lay(5, "H9"), end_turn)
    assert sheet_of(match, 0) == ["- 1 - 4"]


def test_6_3_each_cross_has_its_own_box_one_below_the_other() -> None:
    match = table({"H8": 1, "G8": 5, "I8": 5}, [5, 6], [], sheets=[[line(1, crossed=True), line(1)], []])
    tell(match, lay(5, "I7"), lay(6, "G9"), end_turn)
    assert sheet_of(match, 0) == ["X 1 2 -", "X 1 - -", "X 1 - -"]


def test_6_4_a_complete_line_earns_its_bonus() -> None:
    assert worth(line(1, 2, 4)) == 10


@pytest.mark.parametrize("boxes", [(1, 2, None), (1, None, 4), (None, 2, 4), (None, None, 8)])
def test_6_4_an_incomplete_line_counts_its_points_without_a_bonus(boxes: tuple[int | None, ...]) -> None:
    assert worth(line(*boxes)) == sum(box or 0 for box in boxes)


@pytest.mark.parametrize(
    ("number", "bonus"), [(1, 3), (4, 3), (5, 4), (8, 4), (9, 5), (12, 5), (13, 6), (16, 6), (17, 0), (40, 0)]
)
def test_6_4_the_bonus_rises_every_four_lines_and_ends_after_the_sixteenth(number: int, bonus: int) -> None:
    assert bonus_on_last_of(number) == bonus


def bonus_on_last_of(lines: int, **options: Any) -> int:
    """The bonus of the last of so many complete lines."""
    return worth(*[line(1, 2, 4)] * lines, **options) - worth(*[line(1, 2, 4)] * (lines - 1), **options) - 7


def test_6_5_a_crossed_line_counts_double_bonus_included() -> None:
    assert worth(line(1, 2, 4, crossed=True)) == 20
    assert worth(line(1, 2, 8, crossed=True)) == 28


def test_6_5_a_crossed_line_without_bonus_counts_double_too() -> None:
    assert worth(line(1, None, 4, crossed=True)) == 10


def test_6_5_a_cross_on_a_line_without_points_is_worth_nothing() -> None:
    assert worth(line(crossed=True)) == 0
    assert worth(line(1, 2, crossed=True), line(crossed=True), line(crossed=True)) == 6


def test_6_5_it_is_useful_once_points_come_to_join_it() -> None:
    match = table(BOARD, [5, 1], [], sheets=[[line(crossed=True)], []])
    tell(match, lay(5, "I8"), lay(1, "H6"), end_turn)
    assert totals(match)[0] == 8


def test_6_6_the_total_is_the_sum_of_all_lines_complete_or_not() -> None:
    assert worth(line(1, 2, 8, crossed=True), line(1, None, 4, crossed=True), line(crossed=True)) == 38
    assert worth(line(1, 2, 4), line(1, 2), line(1)) == 10 + 3 + 1
    assert worth() == 0


def test_8_2_the_bonus_table_can_be_agreed() -> None:
    assert [bonus_on_last_of(lines, bonus_table=[7, 0, 20]) for lines in (1, 2, 3, 4)] == [7, 0, 20, 0]


@pytest.mark.parametrize(
    ("beyond", "bonuses"),
    [("none", [6, 0, 0, 0, 0]), ("last", [6, 6, 6, 6, 6]), ("rising", [6, 7, 7, 8, 9])],
)
def test_8_3_the_bonus_beyond_the_table_is_none_the_last_or_one_more_every_four_lines(
    beyond: str, bonuses: list[int]
) -> None:
    lines = (16, 17, 20, 21, 25)
    assert [bonus_on_last_of(number, bonus_beyond=beyond) for number in lines] == bonuses


def test_8_3_the_bonus_rises_from_the_last_of_an_agreed_table() -> None:
    bonuses = [bonus_on_last_of(lines, bonus_table=[2, 9], bonus_beyond="rising") for lines in range(1, 12)]
    assert bonuses == [2, 9, 10, 10, 10, 10, 11, 11, 11, 11, 12]


POINTS = {10: st.sampled_from([1, 2, 3]), 11: st.sampled_from([2, 4, 6]), 12: st.sampled_from([4, 8, 12])}


@settings(max_examples=60, deadline=None, database=None)
@given(
    crosses=st.integers(0, 30),
    columns=st.fixed_dictionaries({kind: st.lists(points, max_size=30) for kind, points in POINTS.items()}),
    bonus_table=st.lists(st.integers(0, 99), min_size=1, max_size=20),
    beyond=st.sampled_from(["none", "last", "rising"]),
)
def test_6_any_sheet_is_worth_what_the_rules_say(
    crosses: int, columns: dict[int, list[int]], bonus_table: list[int], beyond: str
) -> None:
    sheet = oracle.Sheet()
    sheet.crosses, sheet.columns = crosses, columns
    expected = sheet.total(bonus_table, beyond)
    assert worth(*sheet.lines(), bonus_table=bonus_table, bonus_beyond=beyond) == expected
