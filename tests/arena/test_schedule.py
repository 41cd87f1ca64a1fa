"""Who meets whom: every pair, with the same deals, in seats that favour nobody."""

from collections import Counter
from itertools import combinations

import pytest

from ludotheque.arena.schedule import LINE_UPS, LineUp, Meeting, meetings, seatings

from .tables import table_of


def test_two_bots_at_a_table_for_two_play_each_deal_from_both_sides() -> None:
    for lineup in LINE_UPS:
        assert sorted(seatings(table_of(2, lineup), Meeting(0, ("a", "b")))) == [("a", "b"), ("b", "a")]


def test_a_split_table_for_four_alternates() -> None:
    assert seatings(table_of(4), Meeting(0, ("a", "b"))) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]


def test_at_a_split_table_for_three_the_odd_seat_goes_to_each_of_the_two() -> None:
    found = seatings(table_of(3), Meeting(0, ("a", "b")))
    assert sorted(map("".join, found)) == ["aab", "aba", "abb", "baa", "bab", "bba"]


def test_one_against_the_rest_sits_everywhere_and_then_the_other_does() -> None:
    found = seatings(table_of(3, "one-vs-rest"), Meeting(0, ("a", "b")))
    assert [*map("".join, found)] == ["abb", "bba", "bab", "baa", "aab", "aba"]


def test_a_mixed_table_rotates_and_its_neighbours_change_from_deal_to_deal() -> None:
    table = table_of(4, "mixed")
    found = [seatings(table, Meeting(deal, ("a", "b", "c", "d"))) for deal in range(12)]
    assert all(len(each) == 4 and {frozenset(seating) for seating in each} == {frozenset("abcd")} for each in found)
    assert len({frozenset(each) for each in found}) > 1
    assert found[3] == seatings(table, Meeting(3, ("a", "b", "c", "d")))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("lineup", LINE_UPS)
def test_each_bot_of_a_meeting_has_each_seat_equally_often(players: int, lineup: LineUp) -> None:
    bots = tuple("abcdef"[: players if lineup == "mixed" else 2])
    found = seatings(table_of(players, lineup, "zatre"), Meeting(7, bots))
    assert len(found) == len({*found})
    for seat in range(players):
        assert len({*Counter(seating[seat] for seating in found).values()}) == 1
        assert {seating[seat] for seating in found} == {*bots}


def test_every_pair_has_the_same_deals_whatever_the_order_of_the_names() -> None:
    table = table_of()
    found = meetings(table, ["c", "a", "b"], 6)
    assert found == meetings(table, ["a", "b", "c"], 6)
    for pair in combinations("abc", 2):
        assert [meeting.deal for meeting in found if meeting.bots == pair] == [0, 1, 2]


def test_matches_are_rounded_up_to_whole_deals() -> None:
    assert [meeting.deal for meeting in meetings(table_of(), ["a", "b"], 5)] == [0, 1, 2]
    assert len(meetings(table_of(3), ["a", "b"], 7)) == 2


def test_more_matches_and_more_bots_only_add_meetings() -> None:
    table = table_of()
    few = meetings(table, ["a", "b"], 4)
    assert meetings(table, ["a", "b"], 8)[: len(few)] == few
    assert {*few} < {*meetings(table, ["a", "b", "c"], 4)}


def test_mixed_tables_seat_every_group() -> None:
    found = meetings(table_of(3, "mixed"), ["a", "b", "c", "d"], 3)
    assert [meeting.bots for meeting in found] == [*combinations("abcd", 3)]
