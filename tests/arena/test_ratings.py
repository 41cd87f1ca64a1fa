"""Strengths and their intervals, on cases worked out by hand and in a study whose truth is known."""

from itertools import combinations
from math import exp, log, log10, sqrt
from random import Random

import pytest

from ludotheque.arena.ratings import ELO, MOST_UNITS, Pair, Shares, in_units, rated, solved, strengths


def test_three_to_one_is_191_elo() -> None:
    one, other = strengths(2, {(0, 1): (3, 1)})
    assert (one - other) * ELO == pytest.approx(400 * log10(3)) == pytest.approx(190.85, abs=0.01)
    assert one + other == pytest.approx(0)


def test_strengths_of_four_two_and_one_are_found_again() -> None:
    """4 : 2 is ahead 4 times in 6, 2 : 1 too, 4 : 1 4 times in 5: what is expected is what was counted."""
    found = strengths(3, {(0, 1): (4, 2), (1, 2): (4, 2), (0, 2): (4, 1)})
    assert found == pytest.approx([log(2), 0, -log(2)])


def test_bots_who_never_met_are_compared_through_a_third() -> None:
    found = strengths(3, {(0, 1): (3, 1), (1, 2): (3, 1)})
    assert found[0] - found[2] == pytest.approx(log(9))


def test_where_each_beats_the_next_all_are_equal() -> None:
    assert strengths(3, {(0, 1): (9, 1), (1, 2): (9, 1), (0, 2): (1, 9)}) == pytest.approx([0, 0, 0])


@pytest.mark.parametrize("seed", range(20))
def test_what_is_expected_of_each_bot_is_what_it_has_done(seed: int) -> None:
    """The likelihood is greatest just there; also where one has almost never lost."""
    chance = Random(seed)
    bots = 2 + seed % 6
    pairs = combinations(range(bots), 2)
    ahead = {pair: (10 ** chance.uniform(-2, 4), 10 ** chance.uniform(-2, 4)) for pair in pairs}
    found = strengths(bots, ahead)
    for bot in range(bots):
        done = sum(counts[pair.index(bot)] for pair, counts in ahead.items() if bot in pair)
        expected = sum(
            sum(counts) / (1 + exp(found[pair[1 - pair.index(bot)]] - found[bot]))
            for pair, counts in ahead.items()
            if bot in pair
        )
        assert expected == pytest.approx(done, rel=1e-6)


def test_linear_equations_are_solved() -> None:
    assert solved([[4.0, 1.0, 9.0], [1.0, 3.0, 5.0]]) == pytest.approx([2, 1])


def test_deals_make_units_and_a_deal_without_a_meeting_says_nothing() -> None:
    assert in_units([1.0, None, 0.5]) == Shares([1, 0, 1], [1, 0, 0.5])
    many = in_units([1.0, 0.0] * MOST_UNITS)
    assert many == Shares([2.0] * MOST_UNITS, [1.0] * MOST_UNITS)


def test_a_clean_sweep_is_not_certainty() -> None:
    """Jeffreys' interval for 20 of 20 begins at 0.884; the strength stays finite."""
    found = rated(2, {(0, 1): in_units([1.0] * 20)}, "s")
    ahead = found.ahead[0, 1]
    assert (ahead.value, ahead.high) == (1, 1)
    assert ahead.low == pytest.approx(0.884, abs=0.02)
    assert found.differences[0, 1].value == pytest.approx(400 * log10(20.5 / 0.5))
    assert 250 < (found.differences[0, 1].low or 0) < 500


def test_a_single_deal_says_next_to_nothing() -> None:
    ahead = rated(2, {(0, 1): in_units([1.0])}, "s").ahead[0, 1]
    assert (ahead.low or 0) < 0.2


def test_pairs_that_have_not_met_have_no_share_but_a_wide_difference() -> None:
    shares = {(0, 1): in_units([0.5, 1.0] * 20), (0, 2): in_units([None] * 40), (1, 2): in_units([None] * 40)}
    found = rated(3, shares, "s")
    assert [*found.ahead] == [(0, 1)]
    low, high = found.differences[1, 2].low or 0, found.differences[1, 2].high or 0
    assert low < -300 < 300 < high


def test_matches_of_one_deal_do_not_count_as_so_many() -> None:
    """Half of the matches won: as whole deals, won or lost by luck, or one match of each deal, which luck cancels."""
    lucky = rated(2, {(0, 1): in_units([1.0, 0.0] * 20)}, "s").ahead[0, 1]
    cancelled = rated(2, {(0, 1): in_units([0.5] * 40)}, "s").ahead[0, 1]
    assert lucky.value == cancelled.value == 0.5
    narrow, wide = ((each.high or 0) - (each.low or 0) for each in (cancelled, lucky))
    assert wide == pytest.approx(2 * 1.96 * 0.5 / sqrt(40), rel=0.15)
    assert 0 < narrow < wide / 4


def test_the_same_seed_gives_the_same_intervals() -> None:
    shares: dict[Pair, Shares] = {(0, 1): in_units([1.0, 0.0, 0.5] * 5)}
    assert rated(2, shares, "s") == rated(2, shares, "s") != rated(2, shares, "t")


def test_intervals_cover_the_truth_about_as_often_as_they_say() -> None:
    """Sixty tournaments between bots of known strength; the two matches of a deal end alike more often than not."""
    truth, studies = [0.5, 0.0, -1.5], 60
    pairs = [*combinations(range(3), 2)]
    rates = {(one, other): 1 / (1 + exp(truth[other] - truth[one])) for one, other in pairs}
    covered = {"elo": 0, "ahead": 0, "difference": 0}
    for study in range(studies):
        chance = Random(f"study {study}")
        shares = {pair: in_units([_deal(rates[pair], chance) for _ in range(40)]) for pair in pairs}
        found = rated(3, shares, f"{study}", draws=200)
        mean = sum(truth) / 3
        for bot, elo in enumerate(found.elo):
            covered["elo"] += (elo.low or 0) <= (truth[bot] - mean) * ELO <= (elo.high or 0)
        for pair in pairs:
            ahead, difference = found.ahead[pair], found.differences[pair]
            covered["ahead"] += (ahead.low or 0) <= rates[pair] <= (ahead.high or 0)
            real = (truth[pair[0]] - truth[pair[1]]) * ELO
            covered["difference"] += (difference.low or 0) <= real <= (difference.high or 0)
    assert all(0.91 <= count / (3 * studies) <= 0.99 for count in covered.values()), covered


def _deal(rate: float, chance: Random) -> float:
    """What a deal of two matches says: with the odds of one in two, its luck decides both."""
    first = chance.random() < rate
    second = first if chance.random() < 0.5 else chance.random() < rate
    return (first + second) / 2
