"""`ludotheque bench bots`: how fast our bots think, how strong they are for it, what they lose against exact play."""

import json
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bench.bots import losses, strength, thinking
from ludotheque.bots import BOTS
from ludotheque.bots.search.exact import Exact
from ludotheque.bots.series.tally import Estimate
from ludotheque.cli import main
from ludotheque.core import Chance, Game, Option, Player, Position
from ludotheque.core.language.words import LANGUAGES, Language

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch

PEERS, MISSING = thinking.peers()


def test_speed_strength_and_losses_are_measured_in_one_run(capsys: Capture) -> None:
    assert main(["bench", "bots", "--seconds", "1", "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    report: dict[str, Any] = json.loads(out)
    assert [pace["game"] for pace in report["paces"]] == [*lt.shelf]
    for pace in report["paces"]:
        assert pace["iterations_per_second"] > 1 / pace["seconds_per_decision"] > 0
        assert (pace["peer_iterations_per_second"] is not None) == (pace["game"] in PEERS)
    played = [(each["game"], each["bot"]) for each in report["strengths"]]
    ours = [(game, bot) for bot in strength.CHALLENGERS for game in strength.GAMES]
    assert played[: len(ours)] == ours
    assert [game for game, _ in played[len(ours) :]] == [*strength.GAMES] * len(strength.TIMES_AS_LONG) * bool(PEERS)
    assert any(each["seconds_per_decision"] for each in report["strengths"])
    assert {(each["game"], each["turn"]) for each in report["losses"]} == {
        (game, turn) for game in losses.GAMES for turn in losses.TURNS
    }
    assert report["missing"] == MISSING


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("known", [True, False])
def test_the_tables_fit_80_columns_and_what_is_unknown_is_a_dash(
    language: Language, known: bool, capsys: Capture, monkeypatch: Patch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(thinking, "peers", lambda: ({}, [] if known else ["OpenSpiel"]))
    monkeypatch.setattr(thinking, "measure", lambda *order: iter([[a_pace(key, known) for key in lt.shelf]]))
    monkeypatch.setattr(strength, "measure", lambda *order: strengths(known))
    monkeypatch.setattr(losses, "measure", lambda *order: lost(known))
    assert main(["bench", "bots", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert ("…" in out) is False, "nothing was cut off"
    assert ("–\n" in out.replace(" ", "")) == (not known)
    assert ("python3 dev.py bench" in out) == (not known)
    assert ({"en": "12.25 ± 1.50", "fr": "12,25 ± 1,50"}[language] in out) == known
    assert ({"en": "1,234", "fr": "1\u202f234"}[language] in out) == known


def a_pace(key: str, known: bool) -> thinking.Pace:
    return thinking.Pace(key, 2, 22_000.0, 0.25, 8, 1_234.0 if known else None)


def strengths(known: bool) -> Iterator[list[strength.Strength]]:
    names = (*strength.CHALLENGERS, "OpenSpiel@1000000")
    share, seconds = (Estimate(0.875, 0.5, 0.9), 1.2345) if known else (None, None)
    yield [strength.Strength(game, bot, 0, share, seconds) for game in strength.GAMES for bot in names]


def lost(known: bool) -> Iterator[list[losses.Loss]]:
    points = Estimate(12.25, 10.75, 13.75) if known else None
    turns = [(game, turn) for game in losses.GAMES for turn in losses.TURNS]
    yield [losses.Loss(game, turn, bot, 0, points) for game, turn in turns for bot in losses.JUDGED]


def test_the_questions_are_the_same_every_time_and_each_has_several_answers() -> None:
    for key in lt.shelf:
        questions = thinking.middles(key)
        assert len(questions) > thinking.MIDDLES // 2
        assert all(len(match.legal(player)) > 1 for match, player in questions)
        again = thinking.middles(key)
        assert [match.record() for match, _ in again] == [match.record() for match, _ in questions]


def test_without_openspiel_our_bots_are_measured_by_themselves(monkeypatch: Patch) -> None:
    monkeypatch.setitem(sys.modules, "ludotheque.env.openspiel", None)
    others, missing = thinking.peers()
    assert (others, missing) == ({}, ["OpenSpiel"])
    names = [each.name for each in strength.challengers(others, [])]
    assert names == [name for name in strength.CHALLENGERS for _ in strength.GAMES]


@pytest.mark.skipif(not PEERS, reason="OpenSpiel is not installed")
@pytest.mark.parametrize("key", ["zatre", "zerzura"])
def test_the_peer_answers_at_our_table_from_what_its_seat_knows(key: str) -> None:
    match, player = thinking.middles(key)[0]
    before, view = match.record(), match.position.remembered_by(player)
    choice = PEERS[key].with_budget(3).choose(match.game, view, player, Chance.of("a"))
    assert choice in match.legal(player)
    assert match.record() == before


@pytest.mark.skipif(not PEERS, reason="OpenSpiel is not installed")
def test_the_peer_gets_the_simulations_that_fit_into_our_time() -> None:
    paces = [thinking.Pace(key, 2, 1000.0, 0.5, 8, rate) for key, rate in (("zatre", 40.0), ("zerzura", 0.1))]
    theirs = strength.challengers(PEERS, paces)[-2 * len(strength.TIMES_AS_LONG) :]
    named = [(each.game, each.name) for each in theirs]
    assert named == [
        ("zerzura", "OpenSpiel@2"),
        ("zatre", "OpenSpiel@20"),
        ("zerzura", "OpenSpiel@2"),
        ("zatre", "OpenSpiel@200"),
    ]


def test_whoever_plays_like_the_opponent_wins_one_of_the_two_matches_of_every_deal() -> None:
    twin = strength.Challenger("zerzura", "twin", BOTS[strength.OPPONENT])
    assert twin.strength().victories is None
    while twin.standing.games < 4:
        twin.play(0.01)
    found = twin.strength()
    assert found.matches == 4
    assert found.victories is not None
    assert found.victories.value == 0.5
    assert found.seconds_per_decision
    assert twin.taken > twin.seconds > 0


class Slow(strength.Challenger):
    """Whose every turn takes so long."""

    def __init__(self, seconds: float) -> None:
        super().__init__("zerzura", str(seconds), BOTS["random"])
        self.turn = seconds

    def play(self, seconds: float) -> None:
        self.taken += self.turn


def test_who_has_had_the_least_time_has_the_next_turn() -> None:
    playing = [Slow(seconds) for seconds in (1.0, 2.0, 7.0)]
    for _ in zip(range(50), strength.measure([*playing], 60), strict=False):
        taken = [each.taken for each in playing]
        assert max(taken) - min(taken) <= 7
    assert min(each.taken for each in playing) > 7


class ByWorth:
    """Follows every answer to the end, and takes the one at this place of the ranking."""

    def __init__(self, place: int) -> None:
        self.place = place

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        return Exact(game).judge(game.imagine(view, player, chance), player)[self.place].option


@pytest.mark.parametrize("key", losses.GAMES)
def test_exact_play_loses_nothing_and_the_worst_all_there_is_to_lose(key: str, monkeypatch: Patch) -> None:
    monkeypatch.setitem(BOTS, "best", ByWorth(0))
    monkeypatch.setitem(BOTS, "worst", ByWorth(-1))
    solved = [*losses.ends(key, 1)]
    assert solved == sorted(solved, key=lambda each: losses.TURNS.index(each.turn)), "backwards from the end"
    assert {each.turn for each in solved} == {*losses.TURNS}
    for each in solved:
        assert each.lost_by("best") == 0
        assert each.lost_by("worst") == each.answers[0].value - each.answers[-1].value > 0


def test_a_position_counts_when_all_bots_were_asked() -> None:
    *_, figures = losses.measure(0.5)
    counts = {(game, turn): set[int]() for game in losses.GAMES for turn in losses.TURNS}
    for loss in figures:
        counts[loss.game, loss.turn].add(loss.positions)
        assert (loss.points is None) == (loss.positions == 0)
        assert loss.points is None or loss.points.value >= 0
    assert all(len(each) == 1 for each in counts.values())
