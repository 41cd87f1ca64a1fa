"""From matches to results: who was ahead of whom, points, and what thinking cost."""

import json

import pytest

from ludotheque.arena.play import Played, PlayedMeeting, Times
from ludotheque.arena.results import comparisons, seconds_per_decision, summed_up, written
from ludotheque.arena.schedule import TournamentTable

from .tables import played, table_of


def entry(deal: int, bots: str, *matches: Played) -> PlayedMeeting:
    return PlayedMeeting(deal, tuple(bots), matches)


def test_whoever_wins_is_ahead_and_a_tie_counts_half() -> None:
    assert comparisons([played("ab", (3, 1))], "places") == {("a", "b"): 1}
    assert comparisons([played("ba", (3, 1))], "places") == {("a", "b"): 0}
    assert comparisons([played("ab", (3, 1)), played("ba", (2, 2))], "places") == {("a", "b"): 0.75}


def test_a_tie_in_points_that_the_rules_have_broken_is_none() -> None:
    assert comparisons([played("ab", (5, 5), winners=(1,))], "places") == {("a", "b"): 0}


def test_those_who_have_not_won_are_compared_by_score_unless_only_victories_count() -> None:
    match = [played("abc", (9, 5, 2))]
    assert comparisons(match, "places") == {("a", "b"): 1, ("a", "c"): 1, ("b", "c"): 1}
    assert comparisons(match, "victories") == {("a", "b"): 1, ("a", "c"): 1, ("b", "c"): 0.5}


def test_every_seat_of_one_bot_is_compared_with_every_seat_of_the_other() -> None:
    assert comparisons([played("abab", (9, 5, 2, 1))], "places") == {("a", "b"): 0.75}


def test_where_all_may_win_or_lose_those_who_did_alike_are_equal() -> None:
    both, nobody = played("ab", (1, 1), winners=(0, 1)), played("ab", (0, 0), winners=())
    assert comparisons([both, nobody], "places") == {("a", "b"): 0.5}


@pytest.fixture
def table() -> TournamentTable:
    return table_of()


def test_the_strongest_comes_first_and_pairs_begin_with_the_stronger(table: TournamentTable) -> None:
    entries = [entry(deal, "ab", played("ab", (1, 4)), played("ba", (6, 3))) for deal in range(5)]
    results = summed_up(table, ("a", "b"), entries, "places")
    assert [bot.bot for bot in results.bots] == ["b", "a"]
    (pair,) = results.pairs
    assert (pair.bots, pair.deals) == (("b", "a"), 5)
    assert pair.ahead is not None
    assert (pair.ahead.value, pair.ahead.high) == (1, 1)
    assert 0.5 < (pair.ahead.low or 0) < 1
    assert (results.deals, results.matches) == (5, 10)


def test_points_and_costs_are_means(table: TournamentTable) -> None:
    entries = [entry(0, "ab", played("ab", (1, 4)), played("ba", (6, 3))), entry(1, "ab", played("ab", (3, 3)))]
    results = {bot.bot: bot for bot in summed_up(table, ("a", "b"), entries, "places").bots}
    assert results["a"].points.value == pytest.approx(((1 + 3) / 2 + 3) / 2)
    assert results["a"].victories.value == pytest.approx((0 + 0.5) / 2)
    assert (results["a"].matches, results["a"].decisions, results["a"].forward_calls) == (3, 6, 3)


def test_seconds_are_those_of_a_decision(table: TournamentTable) -> None:
    results = summed_up(table, ("a", "b"), [entry(0, "ab", played("ab", (1, 4)))], "places")
    times = [Times(0, ("a", "b"), {"a": 0.5, "b": 0.1})]
    assert seconds_per_decision(results, times) == {"a": 0.25, "b": 0.05}


def test_results_do_not_depend_on_the_order_in_which_meetings_were_played(table: TournamentTable) -> None:
    entries = [entry(deal, "ab", played("ab", (deal % 3, 1))) for deal in range(9)]
    one, other = (written(summed_up(table, "ab", order, "places")) for order in (entries, entries[::-1]))
    assert one == other
    assert json.loads(one)["table"]["seed"] == table.seed


def test_a_bot_who_has_not_played_yet_has_a_wide_interval_and_no_points(table: TournamentTable) -> None:
    entries = [entry(deal, "ab", played("ab", (1, 0)), played("ba", (1, 0))) for deal in range(20)]
    results = summed_up(table, "abc", entries, "places")
    idle = next(bot for bot in results.bots if bot.bot == "c")
    assert (idle.matches, idle.points.value) == (0, 0)
    assert (idle.elo.low or 0) < -200 < 200 < (idle.elo.high or 0)
    assert [pair.ahead is None for pair in results.pairs if "c" in pair.bots] == [True, True]
