"""`ludotheque bench`: our games beside their peers."""

import json
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bench.engine.contenders import PEERS, Contender, Ours, our_games, peers
from ludotheque.bench.engine.decisions import Figures, Measured, Ratio, measure
from ludotheque.bench.rounds import FEWEST_ROUNDS, in_turns, medians
from ludotheque.cli import main
from ludotheque.core.language.words import LANGUAGES, Language

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

INSTALLED, MISSING = peers()


def measured(name: str, ours: bool, decisions: float, clone: float) -> Measured:
    return Measured(name, "1", 2, ours, decisions, clone)


def test_every_game_on_the_shelf_is_measured_and_every_peer_that_is_installed(capsys: Capture) -> None:
    assert main(["bench", "engine", "--seconds", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    figures: dict[str, Any] = json.loads(out)
    names = [contender["name"] for contender in figures["contenders"]]
    assert names == [*lt.shelf, *(peer.name for peer in INSTALLED)]
    assert figures["missing"] == MISSING
    assert len(figures["ratios"]) == len(lt.shelf) * len(INSTALLED)
    assert figures["rounds"] >= FEWEST_ROUNDS
    for contender in figures["contenders"]:
        assert contender["decisions_per_second"] > 0
        assert contender["clone_microseconds"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_80_columns_and_says_how_to_get_the_peers_that_are_missing(
    language: Language, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["bench", "--seconds", "1", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert {"en": "decisions/s", "fr": "décisions/s"}[language] in out
    assert ("python3 dev.py bench" in out) == bool(MISSING)
    for game in lt.shelf.values():
        assert game.title().text(language) in out


def test_a_benchmark_that_does_not_exist_is_refused(capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["bench", "coffee", "--lang", "fr"])
    assert ended.value.code == 2
    assert "choix inconnu : 'coffee'" in capsys.readouterr().err


def test_each_of_our_games_is_compared_with_each_peer() -> None:
    ours = [measured("a", True, 300, 10), measured("b", True, 50, 40)]
    theirs = [measured("x", False, 100, 20), measured("y", False, 200, 5)]
    assert Figures(1, ours + theirs).ratios() == [
        Ratio("a", "x", decisions=3, clone=2),
        Ratio("a", "y", decisions=1.5, clone=0.5),
        Ratio("b", "x", decisions=0.5, clone=0.5),
        Ratio("b", "y", decisions=0.25, clone=0.125),
    ]


def test_all_have_their_turn_in_every_round() -> None:
    turns: list[str] = []

    def turn_of(name: str) -> float:
        turns.append(name)
        return float(len(turns))

    *_, figures = in_turns({"a": lambda seconds: turn_of("a"), "b": lambda seconds: turn_of("b")}, 0)
    assert turns == ["a", "b"] * (1 + FEWEST_ROUNDS), "the first time is the warm-up, and is not counted"
    assert figures == {"a": [3, 5, 7], "b": [4, 6, 8]}


def test_one_bad_round_does_not_move_the_figure() -> None:
    assert medians({"a": [10, 11, 1000], "b": [1, 3]}) == {"a": 11, "b": 2}


@pytest.mark.parametrize("contender", [*our_games(), *INSTALLED], ids=lambda contender: contender.name)
def test_a_contender_plays_to_the_end_or_so_many_decisions_and_can_be_copied(contender: Contender) -> None:
    _, length = contender.play(1)
    assert length > 10
    state, decisions = contender.play(1, 5)
    assert decisions == 5
    copy = contender.copier(state)()
    assert copy is not state
    assert type(copy) is type(state)


def test_our_matches_are_played_through_the_public_interface() -> None:
    match, length = Ours("zatre", 2).play(7)
    assert match.over
    assert len(match.answers) == length
    assert lt.replay(match.record()).result == match.result


def test_every_peer_is_either_measured_or_named_as_missing() -> None:
    assert sorted([peer.name for peer in INSTALLED] + MISSING) == sorted(PEERS)


def test_figures_come_after_every_round() -> None:
    rounds = [figures.rounds for figures in measure([Ours("zatre", 2)], 0.1)]
    assert rounds == [*range(1, len(rounds) + 1)]
    assert len(rounds) >= FEWEST_ROUNDS
