"""What a study says of its figures: an advantage as large as is sure, none only where none can be large, or nothing."""

import re
from typing import Any

import pytest

from ludotheque.bots.series.matches import Outcome
from ludotheque.bots.series.tally import Estimate, Totals
from ludotheque.core.language.words import Player
from ludotheque.core.shelf import shelf
from ludotheque.study.overview import order
from ludotheque.study.playing import Findings
from ludotheque.study.tables import settings_for
from ludotheque.study.wording import Teller, are_apart

ZATRE: Any = shelf["zatre"]


def found(matches: int, first_wins: float) -> Findings:
    """Matches in which whoever begins wins so often, among two players; among more, everybody as often."""
    findings = Findings(ZATRE, settings_for(ZATRE, "random", "s"))
    for sums in findings.sums:
        for number in range(matches):
            of_two = int(number % 20 >= 20 * first_wins)
            winner = of_two if sums.players == 2 else number % sums.players
            scores = tuple(int(seat == winner) for seat in range(sums.players))
            sums.add(Outcome(("random",) * sums.players, scores, (Player(winner),), 9), Player(0), [], {})
    return findings


@pytest.mark.parametrize(
    ("matches", "first_wins", "says"),
    [
        (4, 1.0, "Too few matches to tell"),
        (4, 0.5, "Too few matches to tell"),
        (60, 0.5, "Too few matches to tell"),
        (1200, 0.5, "Hardly, if at all: .* within 3 percentage points"),
        (1200, 0.55, "55.0% .* an advantage, perhaps a small one"),
        (1200, 0.6, "60.0% .* a clear advantage at least"),
        (1200, 0.9, "90.0% .* a large advantage"),
        (1200, 0.1, "10.0% .* a large handicap"),
        (40, 1.0, "a large advantage"),
    ],
)
def test_whether_it_matters_who_begins(matches: int, first_wins: float, says: str) -> None:
    lead = re.search(r'<p class="lead">(.*?)</p>', order(found(matches, first_wins), Teller("en")))
    assert lead is not None
    assert re.search(says, lead[1])


def test_a_share_without_an_interval_is_not_told() -> None:
    teller = Teller("en")
    assert teller.shares(Totals(200, 100).wins()) == "50.0% (43.1–56.9)"
    assert teller.shares(Estimate(0.5)) == "–"
    assert teller.differences(Estimate(0.5)) == "–"
    assert teller.points(Estimate(0.02, -0.01, 0.05)) == "+2.0 (−1.0 to +5.0) pts"


def test_an_interval_below_zero_is_written_in_words() -> None:
    assert Teller("en").means(Estimate(-1.0, -2.2, 0.4)) == "−1.0 (−2.2 to 0.4)"
    assert Teller("fr").means(Estimate(-1.0, -2.2, 0.4)) == "−1,0 (de −2,2 à 0,4)"


def test_two_figures_differ_where_their_intervals_do_not_meet() -> None:
    assert are_apart(Estimate(1, 0, 2), Estimate(4, 3, 5))
    assert not are_apart(Estimate(1, 0, 3.5), Estimate(4, 3, 5))
    assert not are_apart(Estimate(1), Estimate(4, 3, 5))
