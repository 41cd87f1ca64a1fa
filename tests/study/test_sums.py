"""The sums of a study: what is kept, and that it can be put together."""

import statistics

import pytest

from ludotheque.bots.series.matches import Outcome
from ludotheque.bots.series.tally import Estimate, Totals
from ludotheque.core.facets.study import Kind, Observation, Study
from ludotheque.core.language.words import Player
from ludotheque.study.sums import Notebook, Slope, Sums
from ludotheque.study.wording import verdict

KINDS: dict[str, Kind] = {
    "opening": "choice",
    "tile": "held",
    "end": "share",
    "main": "case",
    "passes": "number",
    "morale": "course",
}


def outcome(*scores: int, winners: tuple[int, ...] | None = None) -> Outcome:
    best = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    won = best if winners is None else winners
    return Outcome(("random",) * len(scores), scores, tuple(map(Player, won)), 10)


def test_one_more_is_compared_within_a_match() -> None:
    """Whoever has one more has three points more, whatever the level of the match is."""
    slope = Slope()
    for level in (0, 100, 7):
        slope.add([1, 2, 4], [level + 3, level + 6, level + 12], [0, 0, 1])
    found = slope.score()
    assert found is not None
    assert found.value == pytest.approx(3)
    assert found.low == pytest.approx(3)
    assert found.high == pytest.approx(3)


def test_with_two_players_the_interval_is_that_of_the_differences_between_them() -> None:
    """Two players' margins are one number: the interval is that of the paired differences, not half as wide."""
    differences = [3.0, -1.0, 4.0, 0.0, 5.0, -2.0, 1.0, 6.0]
    slope = Slope()
    for difference in differences:
        slope.add([1, 0], [difference, 0], [difference > 0, difference <= 0])
    found = slope.score()
    assert found is not None
    mean = statistics.mean(differences)
    reach = 1.96 * statistics.stdev(differences) / len(differences) ** 0.5
    assert found.value == pytest.approx(mean)
    assert found.high == pytest.approx(mean + reach)


def test_where_nobody_had_more_than_the_others_nothing_can_be_said() -> None:
    slope = Slope()
    slope.add([2, 2], [5, 9], [0, 1])
    slope.add([3, 3], [8, 1], [1, 0])
    assert slope.score() is None
    assert slope.wins() is None


def test_a_choice_is_measured_beside_the_average_of_its_match() -> None:
    notebook = Notebook()
    notebook.add([Observation("opening", "left", 1)], KINDS, [10, 20], [0, 1])
    notebook.add([Observation("opening", "left", 0)], KINDS, [3, 1], [1, 0])
    totals = notebook.by_value["opening"]["left"]
    assert totals == Totals(2, 2.0, 6.0, 26.0)


def test_a_case_counts_how_often_and_how_well() -> None:
    notebook = Notebook()
    notebook.add([Observation("main", "a", amount=1.0), Observation("end", "b")], KINDS, [1, 0], [1, 0])
    notebook.add([Observation("main", "a", amount=0.0)], KINDS, [1, 0], [1, 0])
    assert notebook.by_value["main"]["a"].wins().value == 0.5
    assert notebook.by_value["end"]["b"].games == 1


def test_whoever_begins_is_the_first_in_the_order_of_play() -> None:
    sums = Sums(3, shared=False)
    sums.add(outcome(1, 2, 9), Player(2), [], KINDS)
    assert [totals.victories for totals in sums.order] == [1, 0, 0]
    assert [totals.points for totals in sums.order] == [9, 1, 2]
    assert sums.margins == {7: 1}


def test_players_who_win_together_have_each_won() -> None:
    alone, together = Sums(2, shared=False), Sums(2, shared=True)
    for sums in (alone, together):
        sums.add(outcome(1, 1), Player(0), [], KINDS)
    assert [totals.victories for totals in alone.order] == [0.5, 0.5]
    assert [totals.victories for totals in together.order] == [1, 1]


def test_sums_put_together_are_the_sums_of_all() -> None:
    study: Study[object] = Study()  # type: ignore[type-var]
    study.chose("opening", Player(0), "left")
    study.held("tile", "6", [2, 1])
    study.share("end", "bag")
    study.case("main", "a", 1.0)
    study.number("passes", 7)
    study.course("morale", 1, 6.0)
    whole, halves = Sums(2, shared=False), [Sums(2, shared=False), Sums(2, shared=False)]
    for number in range(6):
        for sums in (whole, halves[number % 2]):
            sums.add(outcome(number, 4), Player(number % 2), study.observations, KINDS)
    halves[0].merge(halves[1])
    one, other = whole.notebook, halves[0].notebook
    assert (one.by_value, one.slopes, one.numbers, one.courses) == (
        other.by_value,
        other.slopes,
        other.numbers,
        other.courses,
    )
    assert whole.tally.scores == halves[0].tally.scores
    assert (whole.order, whole.level, whole.margins) == (halves[0].order, halves[0].level, halves[0].margins)


@pytest.mark.parametrize(
    ("estimate", "found"),
    [
        (Estimate(0.6, 0.55, 0.65), "more"),
        (Estimate(0.4, 0.35, 0.45), "less"),
        (Estimate(0.6, 0.45, 0.75), "chance"),
        (Estimate(0.9), "chance"),
    ],
)
def test_an_interval_that_includes_no_difference_says_nothing(estimate: Estimate, found: str) -> None:
    assert verdict(estimate, 0.5) == found
