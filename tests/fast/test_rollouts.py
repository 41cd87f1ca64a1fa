"""Playouts and rollouts, as a bot that searches calls them."""

from typing import Any

import numpy as np
import pytest

import ludotheque as lt
from ludotheque.core import Chance
from ludotheque.core.game import Game
from ludotheque.core.language.words import LANGUAGES
from ludotheque.core.matches.match import Match
from ludotheque.fast import Playouts, Unsupported, interface, playouts, rollouts
from ludotheque.fast.binding import games_with_kernels, kernels_of
from ludotheque.fast.constants import GIVEN_UP
from ludotheque.fast.interface import Policy
from tests.playing import Dice, answer_at_random, state

each_game = pytest.mark.parametrize("game", games_with_kernels())
each_policy = pytest.mark.parametrize("policy", ["random", "greedy"])


def after(game: str, answers: int, players: int = 3) -> Match[Any]:
    """A match after so many answers at random."""
    match, dice = lt.start(game, players, seed="rollouts"), Dice("rollouts")
    for _ in range(answers):
        answer_at_random(match, dice)
    return match


def same(one: Playouts, other: Playouts) -> bool:
    return np.array_equal(one.scores, other.scores) and np.array_equal(one.lengths, other.lengths)


@each_game
@each_policy
def test_the_same_seed_gives_the_same_playouts_and_another_gives_others(game: str, policy: Policy) -> None:
    first, again, other = (playouts(game, 2, 5, policy, seed) for seed in (1, 1, 2))
    assert same(first, again)
    assert not same(first, other)
    assert len({*map(tuple, first.scores.tolist())}) > 1


@each_game
def test_every_playout_has_a_winner_and_the_highest_score_wins(game: str) -> None:
    played = playouts(game, 3, 200)
    assert played.winners.any(axis=1).all()
    assert (played.scores[played.winners] == np.repeat(played.scores.max(axis=1), played.winners.sum(axis=1))).all()


@each_game
def test_matches_at_random_are_as_good_and_as_long_as_through_the_public_interface(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    fast = playouts(game, 2, 4000, seed=5)
    monkeypatch.setattr(interface, "RUNS_KERNELS", False)
    slow = playouts(game, 2, 120, seed=5)
    for ours, theirs in ((fast.scores[:, 0], slow.scores[:, 0]), (fast.lengths, slow.lengths)):
        assert abs(ours.mean() - theirs.mean()) < 5 * theirs.std() / np.sqrt(len(theirs))


@each_game
def test_a_greedy_player_does_better_than_one_at_random(game: str) -> None:
    assert playouts(game, 2, 20, "greedy").scores.mean() > playouts(game, 2, 200).scores.mean()


@each_game
@each_policy
def test_a_rollout_starts_from_the_position_and_leaves_it_as_it_is(game: str, policy: Policy) -> None:
    match = after(game, 30)
    before = state(match)
    played = rollouts(match.position, policy, 4, seed=1)
    assert played.scores.shape == (4, 3)
    assert (played.lengths < playouts(game, 3, 20, policy).lengths.mean()).all()
    assert state(match) == before


@each_game
def test_a_match_that_is_over_rolls_out_to_its_result(game: str) -> None:
    match, dice = lt.start(game, 2, seed="over"), Dice("over")
    while match.waiting_for():
        answer_at_random(match, dice)
    assert match.result is not None
    assert rollouts(match.position, "random", 2).scores.tolist() == [[*match.result.scores]] * 2


@each_game
def test_an_imagined_position_can_be_rolled_out_and_a_view_cannot(game: str) -> None:
    match = after(game, 10)
    box: Game[Any] = lt.shelf[game]
    player = match.waiting_for()[0]
    view = match.position.remembered_by(player)
    with pytest.raises(Unsupported) as refused:
        rollouts(view)
    assert all("Game.imagine" in refused.value.text(language) for language in LANGUAGES)
    assert rollouts(box.imagine(view, player, Chance.of("x"))).scores.shape == (1, 3)


def test_what_has_no_fast_path_is_refused_by_name() -> None:
    with pytest.raises(Unsupported, match="zuma"):
        playouts("zuma", 3)
    with pytest.raises(Unsupported, match="zatre, zerzura"):
        rollouts(lt.start("zuma", 3, seed="1").position)
    with pytest.raises(Unsupported, match="clever"):
        playouts("zatre", 2, 1, "clever")  # type: ignore[arg-type]
    with pytest.raises(Unsupported, match="0"):
        playouts("zatre", 2, 0)
    with pytest.raises(lt.BadSetup):
        playouts("zatre", 9)


def test_a_hand_or_a_sheet_beyond_all_bounds_is_refused() -> None:
    match = after("zatre", 20)
    world = match.position.world
    world.hands[0] = (1,) * 25
    with pytest.raises(Unsupported, match="24"):
        rollouts(match.position)
    match = after("zatre", 20)
    sheet = match.position.world.sheets[0]
    match.position.world.sheets[0] = type(sheet)(0, (1,) * 65)
    with pytest.raises(Unsupported, match="64"):
        rollouts(match.position)


def test_a_playout_that_outgrows_its_room_is_refused_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    def outgrown(*work: Any) -> None:
        work[-2][:] = GIVEN_UP

    kernels = kernels_of(lt.shelf["zatre"])
    assert kernels is not None
    monkeypatch.setattr(kernels.policies, "play_many", outgrown)
    with pytest.raises(Unsupported, match=r"Position\.accept"):
        playouts("zatre", 2, 3)


@each_game
@each_policy
def test_without_numba_playouts_go_through_the_public_interface(
    game: str, policy: Policy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(interface, "RUNS_KERNELS", False)
    match = after(game, 40)
    played = rollouts(match.position, policy, 1, seed=3)
    assert played.scores.shape == (1, 3)
    assert same(played, rollouts(match.position, policy, 1, seed=3))
