"""PettingZoo's own suites, unchanged, over the whole shelf; and what they do not look at."""

import pickle
import random
import sys
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.seed_test import parallel_seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils import parallel_to_aec

import ludotheque as lt
from ludotheque.env.pettingzoo import env, parallel_env, raw_env

FEWEST_AND_MOST = [(key, players) for key, game in lt.shelf.items() for players in (game.players[0], game.players[-1])]
each_table = pytest.mark.parametrize(("key", "players"), FEWEST_AND_MOST)
each_game = pytest.mark.parametrize("key", lt.shelf)

pytestmark = [
    # PettingZoo allows observations with a mask to its own classic games by name, and mentions them to all others.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]


def play(table: Any, seed: int) -> dict[str, float]:
    """A match played at random; what it brought to each agent."""
    chosen, returns = random.Random(seed), {}
    table.reset(seed=seed)
    for agent in table.agent_iter():
        observed, reward, terminated, truncated, _ = table.last()
        returns[agent] = reward
        over = terminated or truncated
        table.step(None if over else chosen.choice(np.flatnonzero(observed["action_mask"]).tolist()))
    return returns


@each_table
def test_pettingzoo_api_test(key: str, players: int) -> None:
    api_test(env(key, players), num_cycles=100)


@each_table
def test_pettingzoo_seed_test(key: str, players: int) -> None:
    seed_test(lambda: env(key, players), num_cycles=60)


@each_table
def test_pettingzoo_parallel_api_test(key: str, players: int) -> None:
    parallel_api_test(parallel_env(key, players), num_cycles=60)


@each_table
def test_pettingzoo_parallel_seed_test(key: str, players: int) -> None:
    parallel_seed_test(lambda: parallel_env(key, players), num_cycles=30)


@each_table
def test_pettingzoo_max_cycles_test(key: str, players: int) -> None:
    """It counts on everybody acting in every cycle: this is so in the parallel form, and in what is made of it."""

    def at_once(max_cycles: int) -> Any:
        return parallel_env(key, players, max_cycles=max_cycles)

    max_cycles_test(SimpleNamespace(parallel_env=at_once, env=lambda max_cycles: parallel_to_aec(at_once(max_cycles))))


@each_game
def test_pettingzoo_state_test(key: str) -> None:
    one_by_one = parallel_to_aec(parallel_env(key))
    state_test(one_by_one, parallel_env(key), num_cycles=10)


@each_game
def test_pettingzoo_render_test(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda render_mode: env(key, render_mode=render_mode))
    assert capsys.readouterr().out


@each_game
def test_a_match_is_cut_off_after_so_many_questions(key: str) -> None:
    table = env(key, max_cycles=5)
    table.reset(seed=1)
    chosen = random.Random(1)
    while not any(table.truncations.values()):
        assert table.unwrapped.episode.questions < 5
        table.step(chosen.choice(np.flatnonzero(table.last()[0]["action_mask"]).tolist()))
    assert table.unwrapped.episode.questions == 5
    assert all(table.truncations.values())
    assert not any(table.terminations.values())


@each_game
def test_the_seed_and_the_choices_decide_everything(key: str) -> None:
    first, again, other = (env(key) for _ in range(3))
    assert play(first, 3) == play(again, 3)
    record = first.unwrapped.episode.match.record()
    assert again.unwrapped.episode.match.record() == record
    play(other, 4)
    assert other.unwrapped.episode.match.record() != record


def test_a_seed_decides_the_matches_that_follow_too_and_they_are_not_the_same() -> None:
    one, two = env("zatre"), env("zatre")
    seeds = []
    for table in (one, two):
        table.reset(seed=5)
        for _ in range(3):
            seeds.append(table.unwrapped.episode.match.seed)
            table.reset()
    assert seeds[:3] == seeds[3:]
    assert len({*seeds}) == 3
    unseeded = env("zatre")
    unseeded.reset()
    assert len(unseeded.unwrapped.episode.match.seed) == 64


@each_table
def test_the_end_brings_what_the_page_says(key: str, players: int) -> None:
    table = env(key, players)
    returns = play(table, 1)
    result = table.unwrapped.episode.match.result
    assert {agent for agent, reward in returns.items() if reward == max(returns.values())} == {
        f"player_{seat}" for seat in result.winners or range(players)
    }
    if key != "winter":
        assert sum(returns.values()) == pytest.approx(0)


def test_the_end_tells_the_scores() -> None:
    table = env("zatre")
    table.reset(seed=1)
    chosen = random.Random(1)
    while not any(table.terminations.values()):
        assert table.infos == {"player_0": {}, "player_1": {}}
        table.step(chosen.choice(np.flatnonzero(table.last()[0]["action_mask"]).tolist()))
    result = table.unwrapped.episode.match.result
    assert [table.infos[agent]["score"] for agent in table.agents] == [*result.scores]
    assert [table.infos[agent]["won"] for agent in table.agents] == [seat in result.winners for seat in range(2)]


def test_what_is_not_legal_ends_the_match_and_costs_whoever_chose_it() -> None:
    table = env("zatre")
    table.reset(seed=1)
    agent = table.agent_selection
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    table.step(illegal)
    assert all(table.terminations.values())
    assert table.rewards[agent] == -1


def test_without_guards_what_is_not_legal_is_refused() -> None:
    table = raw_env("zatre")
    table.reset(seed=1)
    illegal = int(np.flatnonzero(table.last()[0]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match="may not choose"):
        table.step(illegal)


def test_at_once_what_is_not_legal_counts_as_silence() -> None:
    table = parallel_env("zuma")
    observed, _ = table.reset(seed=1)
    table.step({agent: int(np.flatnonzero(seen["action_mask"] == 0)[0]) for agent, seen in observed.items()})
    question = type(table.episode.match.position.question).__name__
    given = [lt.wire(what)["type"] for _, what in table.episode.match.answers]
    assert (question, given) == ("Passing", ["Give", "Give", "Give"])


def test_at_once_a_race_that_is_decided_hears_nobody_else() -> None:
    table = parallel_env("zuma", pace="live")
    observed, _ = table.reset(seed=1)
    turn = {agent: int(np.argmax(seen["action_mask"])) for agent, seen in observed.items()}
    observed, *_ = table.step(turn)
    grab = {agent: int(np.flatnonzero(seen["action_mask"])[-1]) for agent, seen in observed.items()}
    table.step(grab)
    assert [lt.wire(what)["type"] for _, what in table.episode.match.answers] == ["TurnBoard", "Grab"]


def test_who_is_not_asked_may_choose_nothing() -> None:
    table = env("zatre")
    table.reset(seed=1)
    (other,) = {*table.agents} - {table.agent_selection}
    assert table.observe(other)["action_mask"].sum() == 0


def test_options_of_the_table_are_named_like_any_other_argument() -> None:
    table = env("zerzura", 3, mode="expert")
    assert table.unwrapped.episode.match.options.mode == "expert"
    with pytest.raises(lt.BadSetup):
        env("zerzura", 3, mode="hardest")
    with pytest.raises(lt.BadSetup):
        env("zerzura", 9)
    with pytest.raises(lt.UnknownGame):
        env("chess")


def test_an_environment_can_be_pickled_as_it_was_made() -> None:
    table = pickle.loads(pickle.dumps(raw_env("zuma", 4, scoring="toru")))
    assert table.episode.players == 4
    assert table.episode.match.options.scoring == "toru"
    assert table.episode.match.options.pace == "calm"


@pytest.mark.parametrize(
    ("module", "package"), [("pettingzoo", "pettingzoo"), ("openspiel", "pyspiel")], ids=["pettingzoo", "openspiel"]
)
def test_where_a_package_is_missing_it_is_named_and_how_to_get_it(
    module: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, f"ludotheque.env.{module}", raising=False)
    monkeypatch.setitem(sys.modules, package, None)
    with pytest.raises(ImportError, match=rf"pip install 'ludotheque\[{module}\]'") as refused:
        import_module(f"ludotheque.env.{module}")
    assert refused.value.name == package
