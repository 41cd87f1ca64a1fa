"""OpenSpiel's own suites, unchanged, over the games it is given; and its algorithms."""

import pickle
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

import ludotheque as lt
from ludotheque.core import NATURE
from ludotheque.env.openspiel import GAMES, PREFIX
from ludotheque.env.outcomes import rewards_of

NAMES = [PREFIX + game.key for game in GAMES]
TABLES = [
    *NAMES,
    "ludotheque_zatre(players=4,single_draw=must,must_place_all_held=False)",
    "ludotheque_zerzura(players=5,mode=expert,claiming=manual,edition=mirage)",
]
each_table = pytest.mark.parametrize("table", TABLES)


def chance_chosen(state: Any, rng: np.random.RandomState) -> int:
    """What nature chooses, by the odds."""
    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
    return int(rng.choice(outcomes, p=odds))


def played(table: str, seed: int, most: int = 100_000) -> Any:
    """A state after so many choices at random, of players and of nature."""
    state, rng = pyspiel.load_game(table).new_initial_state(), np.random.RandomState(seed)
    while not state.is_terminal() and len(state.history()) < most:
        chosen = chance_chosen(state, rng) if state.is_chance_node() else int(rng.choice(state.legal_actions()))
        state.apply_action(chosen)
    return state


@each_table
def test_openspiel_random_sim_test(table: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(table), num_sims=1, serialize=True, verbose=False)


@each_table
def test_openspiel_api_test(table: str, capfd: pytest.CaptureFixture[str]) -> None:
    suite = type(
        "Suite", (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(table), "game_name": table}
    )
    outcome = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(suite).run(outcome)
    assert outcome.testsRun >= 5
    assert (outcome.errors, outcome.failures, outcome.skipped) == ([], [], [])


@each_table
def test_a_state_says_what_the_match_says(table: str) -> None:
    for most in (0, 30, 60, 100_000):
        state = played(table, 1, most)
        match = state.match
        waiting = match.waiting_for()
        if state.is_terminal():
            assert not waiting
            assert sum(state.returns()) == pytest.approx(0)
            assert state.returns() == rewards_of(match.game, match.result.winners, match.players)
        else:
            assert state.is_chance_node() == (waiting == [NATURE])
            assert len(state.legal_actions()) == len(match.legal(waiting[0]))


@each_table
def test_the_odds_of_a_chance_node_are_those_of_the_bag(table: str) -> None:
    state = played(table, 2, 10)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    odds = [chance for _, chance in state.chance_outcomes()]
    assert sum(odds) == pytest.approx(1)
    question, world = state.match.position.question, state.match.position.world
    weights = question.odds(world) or [1] * len(odds)
    assert sorted(odds) == pytest.approx(sorted(weight / sum(weights) for weight in weights))


@each_table
def test_a_clone_is_independent(table: str) -> None:
    state = played(table, 3, 40)
    before = str(state)
    twin = state.clone()
    assert str(twin) == before
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == before != str(twin)
    assert twin.history()[:-1] == state.history()


@each_table
def test_a_state_that_was_put_away_plays_on_the_same(table: str) -> None:
    state = played(table, 3, 40)
    again = pickle.loads(pickle.dumps(state))
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    for player in range(state.num_players()):
        assert again.information_state_string(player) == state.information_state_string(player)
    assert again.match.record() == state.match.record()


@each_table
def test_matches_stay_within_the_bounds_that_openspiel_is_told(table: str) -> None:
    game = pyspiel.load_game(table)
    bounds = lt.shelf[table.removeprefix(PREFIX).partition("(")[0]].research.bounds
    assert bounds is not None
    for seed in range(3):
        moves = [move.player for move in played(table, seed).full_history()]
        nature = moves.count(pyspiel.PlayerId.CHANCE)
        assert nature <= bounds.draws == game.max_chance_nodes_in_history()
        assert len(moves) - nature <= bounds.decisions * game.num_players() == game.max_game_length()


@each_table
def test_what_a_player_cannot_tell_apart_is_one_information_state(table: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for most in (25, 45, 90):
        state = played(table, 4, most)
        while state.is_chance_node():
            state.apply_action(state.legal_actions()[0])
        player = state.current_player()
        for _ in range(4):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.legal_actions() == state.legal_actions()


def test_zatre_a_tile_that_another_has_drawn_is_in_no_information_state_of_mine() -> None:
    state = played("ludotheque_zatre", 5, 40)
    while not state.is_chance_node() or type(state.match.position.question).__name__ != "Drawing":
        state.apply_action(state.legal_actions()[0])
    drawer = state.match.position.question.player
    known = {
        player: {state.child(outcome).information_state_string(player) for outcome, _ in state.chance_outcomes()}
        for player in range(2)
    }
    assert len(known[1 - drawer]) == 1
    assert len(known[drawer]) == len(state.chance_outcomes())


def test_an_information_state_remembers_what_was_chosen() -> None:
    state = played("ludotheque_zerzura", 6, 20)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    after = {state.child(action).information_state_string(player) for action in state.legal_actions()}
    assert len(after) == len(state.legal_actions())


def test_an_action_is_said_in_words() -> None:
    state = played("ludotheque_zatre", 1, 12)
    while state.is_chance_node():
        assert state.action_to_string(state.legal_actions()[0]).split()[0] in ("Draw", "Show")
        state.apply_action(state.legal_actions()[0])
    assert state.action_to_string(0) == "EndTurn"
    assert state.action_to_string(3) == "Place 1 (0, 4)"


def test_the_parameters_are_the_players_and_the_options_of_the_table() -> None:
    game = pyspiel.load_game("ludotheque_zerzura", {"players": 4, "mode": "expert"})
    state = game.new_initial_state()
    assert (state.match.players, state.match.options.mode) == (4, "expert")
    assert pyspiel.load_game(str(game)).num_players() == 4
    with pytest.raises(lt.BadSetup):
        pyspiel.load_game("ludotheque_zerzura(players=9)")


def test_the_tensor_has_named_parts() -> None:
    game = pyspiel.load_game("ludotheque_zerzura")
    observation = make_observation(game)
    state = played("ludotheque_zerzura", 1, 20)
    observation.set_from(state, player=0)
    assert observation.dict["cards"].shape == (60, 7)
    assert observation.dict["cards"][:, 0].sum() == len(state.match.position.world.market)
    assert observation.tensor.tolist() == state.observation_tensor(0)


def test_its_reinforcement_learning_environment_takes_the_games() -> None:
    environment = rl_environment.Environment("ludotheque_zerzura")
    step, rng = environment.reset(), np.random.RandomState(1)
    while not step.last():
        player = step.current_player()
        step = environment.step([int(rng.choice(step.observations["legal_actions"][player]))])
    assert sum(step.rewards) == 0
    assert len(step.observations["info_state"][0]) == environment.observation_spec()["info_state"][0]


class ByEye(mcts.Evaluator):  # type: ignore[misc]
    """Looks at the table, as the house's own bots do, instead of playing on."""

    def evaluate(self, state: Any) -> list[float]:
        match = state.match
        worth = float(np.tanh(match.game.mind.evaluate(match.position.world, 0) / 10))
        return [worth, -worth]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def test_its_tree_search_beats_a_random_player_at_zerzura() -> None:
    game, rng = pyspiel.load_game("ludotheque_zerzura"), np.random.RandomState(1)
    searching = mcts.MCTSBot(game, 1.4, 30, ByEye(), random_state=rng)
    won = 0.0
    for seat in (0, 1, 0, 1):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance_chosen(state, rng))
            elif state.current_player() == seat:
                state.apply_action(searching.step(state))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        won += state.returns()[seat]
    assert won >= 2


def test_its_search_among_imagined_worlds_plays_zatre() -> None:
    game, rng = pyspiel.load_game("ludotheque_zatre"), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    thinking = ismcts.ISMCTSBot(game=game, uct_c=1.4, max_simulations=4, evaluator=evaluator, random_state=rng)
    state, decided = game.new_initial_state(), 0
    while decided < 6:
        if state.is_chance_node():
            state.apply_action(chance_chosen(state, rng))
        else:
            state.apply_action(thinking.step(state))
            decided += 1
    assert len([who for who, _ in state.match.answers if who != NATURE]) == 6
