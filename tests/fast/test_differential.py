"""Kernels and public games play the same matches, and agree at every position."""

import os
import subprocess
import sys

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.fast.binding import games_with_kernels, kernels_of
from ludotheque.fast.constants import NATURE
from ludotheque.fast.luck import shuffle

from .differential import Both, play

GAMES = games_with_kernels()
TABLES = [(game, players) for game in GAMES for players in lt.shelf[game].players]
MATCHES = 12
"""For each game and number of players; `python -m tests.fast.differential` plays 100,000."""

each_table = pytest.mark.parametrize(("game", "players"), TABLES)
each_game = pytest.mark.parametrize("game", GAMES)


@each_table
def test_a_match_is_the_same_both_ways_with_any_options(game: str, players: int) -> None:
    for number in range(MATCHES):
        assert play(game, f"suite {number}", players, saved=0.02) > 0


@each_table
def test_a_greedy_player_thinks_the_same_both_ways_of_every_option(game: str, players: int) -> None:
    for number in range(2):
        play(game, f"greedy {number}", players, weighed=0.03)


@each_game
def test_a_table_that_differs_in_one_number_is_noticed(game: str) -> None:
    both = Both(game, 2, {})
    both.compare_tables()
    for place in range(len(both.state)):
        both.state[place] += 1
        with pytest.raises(AssertionError):
            both.compare_tables()
        both.state[place] -= 1


@each_game
def test_a_kernel_that_runs_ahead_is_noticed(game: str) -> None:
    both = Both(game, 2, {})
    work = both.work
    while both.coding.asked(both.state) == NATURE:
        both.coding.options_of(work.rules, both.state, work.scratch, work.found[0])
        both.coding.answered(work.rules, both.state, int(work.found[0, 0]))
    with pytest.raises(AssertionError):
        both.asked()
    with pytest.raises((AssertionError, LookupError)):
        both.compare_options(NATURE)


def test_among_the_best_each_is_taken_as_often_and_nothing_else_ever() -> None:
    luck, values = np.zeros(4, np.int64), np.array([1.0, 3.0, 2.0, 3.0, 3.0, 9.0])
    shuffle(luck, 1, 2)
    kernels = kernels_of(lt.shelf[GAMES[0]])
    assert kernels is not None
    taken = np.bincount([kernels.policies.best_of(values, 5, luck) for _ in range(3000)], minlength=6)
    assert taken[[0, 2, 5]].sum() == 0
    assert all(abs(taken[[1, 3, 4]] - 1000) < 150)


@each_game
def test_nature_draws_by_the_odds(game: str) -> None:
    both = Both(game, 2, {})
    work, luck, draws = both.work, np.zeros(4, np.int64), 6000
    shuffle(luck, 3, 4)
    drawn = [both.coding.drawn(work.rules, both.state, work.scratch, work.found[0], luck) for _ in range(draws)]
    ask = both.position.question
    assert ask is not None
    options = both.position.legal(NATURE)  # type: ignore[arg-type]
    odds = np.array(ask.odds(both.position.world) or [1] * len(options))  # type: ignore[attr-defined]
    count = both.compare_options(NATURE)
    counts = np.array([drawn.count(answer) for answer in work.found[0, :count].tolist()])
    expected = draws * odds / odds.sum()
    assert counts.sum() == draws
    assert all(abs(counts - expected) < 6 * np.sqrt(expected))


@each_game
def test_the_same_source_runs_uncompiled(game: str) -> None:
    command = [sys.executable, "-m", "tests.fast.differential", game, "--matches", "1", "--seed", "uncompiled"]
    environment = {**os.environ, "LUDOTHEQUE_INTERPRETED": "1"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
