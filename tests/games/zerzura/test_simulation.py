"""Many matches at random: what comes out is what the reconstruction of the game was judged by."""

from random import Random
from statistics import mean, quantiles

import pytest

from ludotheque.bots.series.matches import Series, play_series
from ludotheque.core.matches.match import begin_match
from ludotheque.games.zerzura import GAME

from .story import Zerzura
from .test_oracle import whole_actions

GAMES = 300
WEIGHTS = {"take": 4, "swap": 1, "store": 1}
"""The reference player takes two times out of three, else swaps or stores, each whole action as likely as another."""


def played(seed: int, players: int) -> Zerzura:
    """A match by reference players."""
    match, random = begin_match(GAME, players, f"simulated {seed}"), Random(seed)
    while waiting := match.waiting_for():
        ways = whole_actions(match.position, waiting[0])
        kinds = sorted({action[0] for action in ways if len(action) > 1})
        (kind,) = random.choices(kinds, [WEIGHTS[kind] for kind in kinds])
        action = random.choice(sorted(action for action in ways if action[0] == kind and len(action) > 1))
        for option in ways[action]:
            match.position.accept(waiting[0], option)
    return match


@pytest.mark.thorough
def test_four_reference_players_score_as_the_simulation_of_the_rules_says() -> None:
    """Mean 22.7; from 10 to 36 in nine cases of ten; the first of four about 31.5, the last 14.2."""
    results = [GAME.result(played(seed, 4).position.world).scores for seed in range(GAMES)]
    scores = [score for scores in results for score in scores]
    twentieths = quantiles(scores, n=20)
    assert 21.7 < mean(scores) < 23.7
    assert 8.5 <= twentieths[0] <= 11.5
    assert 34 <= twentieths[-1] <= 38.5
    assert 30 < mean(max(scores) for scores in results) < 33
    assert 13 < mean(min(scores) for scores in results) < 15.5


def test_four_random_bots_take_less_and_so_score_less() -> None:
    """They choose among small choices, in which offers and stores outnumber what the market has."""
    outcomes = play_series(Series("zerzura", 4, ("random",) * 4), GAMES)
    assert 15.8 < mean(score for outcome in outcomes for score in outcome.scores) < 17.8
