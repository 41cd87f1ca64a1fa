"""`ludotheque simulate`: many matches, counted; and the counting itself."""

import json
import os
import statistics
import subprocess
import sys
from collections import Counter
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from ludotheque.bots.series.matches import Outcome, Series, play_match, play_series
from ludotheque.bots.series.tally import Bin, Totals, distribution, histogram, tallied
from ludotheque.cli import main
from ludotheque.core.language.numbers import number, percent
from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.terminal.commands.simulate import LONGEST_BAR, bar

Capture = pytest.CaptureFixture[str]

TIMING = ("jobs", "seconds", "games_per_second", "decisions_per_second")
PLUGINS = Path(__file__).parent.parent.parent / "plugins"


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")


def simulated(capsys: Capture, *words: str) -> dict[str, Any]:
    """The figures of a simulation, as a program reads them; nothing is said beside them."""
    assert main(["simulate", "zatre", *words, "--json"]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    figures: dict[str, Any] = json.loads(out)
    return figures


def timeless(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in figures.items() if name not in TIMING}


@pytest.mark.thorough
def test_the_figures_do_not_depend_on_the_number_of_processes(capsys: Capture) -> None:
    words = ("--games", "5", "--bot", "random,greedy", "--seed", "42")
    alone = simulated(capsys, *words, "--jobs", "1")
    together = simulated(capsys, *words, "--jobs", "2")
    assert timeless(alone) == timeless(together)
    assert (alone["jobs"], together["jobs"]) == (1, 2)


def test_the_same_seed_gives_the_same_matches_and_another_seed_others(capsys: Capture) -> None:
    words = ("--games", "5", "--jobs", "1")
    usual = timeless(simulated(capsys, *words))
    assert usual == timeless(simulated(capsys, *words, "--seed", "ludotheque"))
    assert usual["scores"] != timeless(simulated(capsys, *words, "--seed", "other"))["scores"]


def test_the_json_has_the_parameters_and_the_figures(capsys: Capture) -> None:
    words = ("--players", "3", "--games", "6", "--jobs", "1", "--option", "end_rule=bag_empty", "--seed", "s")
    figures = simulated(capsys, *words)
    asked = {name: figures[name] for name in ("game", "players", "games", "bots", "seed")}
    assert asked == {"game": "zatre", "players": 3, "games": 6, "bots": ["random"] * 3, "seed": "s"}
    assert figures["options"]["end_rule"] == "bag_empty"
    assert sum(bin["count"] for bin in figures["scores"]["histogram"]) == 18
    assert sum(bin["count"] for bin in figures["length"]["histogram"]) == 6
    assert sum(seat["wins"]["value"] for seat in figures["seats"]) == pytest.approx(1)
    assert [seat["seat"] for seat in figures["seats"]] == [0, 1, 2]
    assert figures["games_per_second"] == pytest.approx(6 / figures["seconds"])


def test_the_figures_are_those_of_the_matches(capsys: Capture) -> None:
    outcomes = [*play_series(Series("zatre", 2, ("random", "random"), "s"), 9)]
    figures = simulated(capsys, "--games", "9", "--jobs", "1", "--seed", "s")
    scores = [score for outcome in outcomes for score in outcome.scores]
    for name, values in ("scores", scores), ("length", [outcome.answers for outcome in outcomes]):
        twentieths = statistics.quantiles(values, n=20, method="inclusive")
        expected = (statistics.mean(values), statistics.median(values), twentieths[0], twentieths[-1])
        assert [figures[name][figure] for figure in ("mean", "median", "p5", "p95")] == pytest.approx(expected)
        assert (figures[name]["min"], figures[name]["max"]) == (min(values), max(values))
    second = [outcome.scores[1] for outcome in outcomes]
    assert figures["seats"][1]["score"]["value"] == pytest.approx(statistics.mean(second))
    reach = 1.96 * statistics.stdev(second) / 3
    assert figures["seats"][1]["score"]["high"] == pytest.approx(statistics.mean(second) + reach)


def test_a_single_match_is_counted_too(capsys: Capture) -> None:
    figures = simulated(capsys, "--games", "1", "--jobs", "4")
    assert figures["jobs"] == 1
    assert figures["length"]["p5"] == figures["length"]["p95"] == figures["length"]["mean"]
    assert figures["seats"][0]["score"]["low"] is None


def test_a_match_of_a_series_is_the_same_whatever_was_played_before() -> None:
    series = Series("zatre", 2, ("random", "random"))
    assert [*play_series(series, 4)][3] == play_match(series, 3)


def test_each_bot_sits_everywhere_equally_often() -> None:
    series = Series("zatre", 3, ("a", "b", "c"))
    assert [series.seating(number) for number in range(4)] == [
        ("a", "b", "c"),
        ("b", "c", "a"),
        ("c", "a", "b"),
        ("a", "b", "c"),
    ]


@pytest.mark.thorough
def test_a_greedy_bot_beats_a_random_one_from_every_seat(capsys: Capture) -> None:
    figures = simulated(capsys, "--games", "4", "--bot", "greedy,random", "--jobs", "1")
    greedy, random = figures["by_bot"]
    assert (greedy["bot"], random["bot"]) == ("greedy", "random")
    assert greedy["wins"]["value"] > 0.5 > random["wins"]["value"]
    assert greedy["score"]["low"] > random["score"]["high"]


def test_several_bots_without_a_number_of_players_are_as_many_players(capsys: Capture) -> None:
    figures = simulated(capsys, "--bot", "random,random,random", "--games", "2", "--jobs", "1")
    assert figures["players"] == 3
    assert len(figures["by_bot"]) == 1


def test_leaving_a_series_ends_its_processes() -> None:
    before = set(active_children())
    outcomes = play_series(Series("zatre", 2, ("random", "random")), 10_000, jobs=2)
    next(outcomes)
    assert set(active_children()) - before
    outcomes.close()
    assert not set(active_children()) - before


def test_a_game_from_elsewhere_with_sealed_answers_and_a_race_is_simulated_over_processes() -> None:
    words = ("simulate", "lots", "--games", "30", "--jobs", "2", "--json")
    environment = os.environ | {"PYTHONPATH": str(PLUGINS)}
    done = subprocess.run(
        (sys.executable, "-m", "ludotheque", *words), env=environment, capture_output=True, text=True, check=True
    )
    figures = json.loads(done.stdout)
    assert (figures["game"], figures["games"]) == ("lots", 30)
    assert all(seat["wins"]["value"] > 0 for seat in figures["seats"])


REFUSALS = [
    (("--bot", "nobody"), {"en": "There is no bot “nobody”.", "fr": "Pas de robot « nobody »."}),
    (("--players", "7"), {"en": "2 to 6 players, not 7", "fr": "de 2 à 6, pas à 7"}),
    (("--option", "colour=red"), {"en": "There is no option “colour”.", "fr": "L’option « colour » n’existe pas."}),
    (("--option", "end_rule=never"), {"en": "“never” is not a value", "fr": "« never » ne convient pas"}),
    (("--players", "3", "--bot", "random,greedy"), {"en": "2 bots for 3 seats", "fr": "2 robots pour 3 places"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "sentence"), REFUSALS, ids=[" ".join(words) for words, _ in REFUSALS])
def test_what_cannot_be_is_refused_in_a_sentence(
    words: tuple[str, ...], sentence: dict[Language, str], language: Language, capsys: Capture
) -> None:
    assert main(["simulate", "zatre", *words, "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence[language] in err.replace("\u00a0", " ")


@pytest.mark.parametrize("words", [("--jobs", "0"), ("--games", "0"), ("--jobs", "many")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_that_is_none_is_refused(words: tuple[str, str], language: Language, capsys: Capture) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["simulate", "zatre", *words, "--lang", language])
    assert ended.value.code == 2
    err = capsys.readouterr().err
    assert words[0] in err
    assert ("ne convient pas" in err) == (language == "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_fits_80_columns_and_speaks_the_language(language: Language, capsys: Capture) -> None:
    assert main(["simulate", "zatre", "--games", "12", "--bot", "random", "--jobs", "1", "--lang", language]) == 0
    out, err = capsys.readouterr()
    assert err == ""
    assert max(map(len, out.splitlines())) <= 80
    for sentence in {"en": ("12 matches", "Shared victories:"), "fr": ("12 parties", "Victoires partagées")}[language]:
        assert sentence in out


def test_bots_are_compared_only_where_there_are_several(capsys: Capture) -> None:
    main(["simulate", "zatre", "--games", "1", "--bot", "random,greedy", "--jobs", "1", "--lang", "en"])
    assert any(line.startswith("greedy") for line in capsys.readouterr().out.splitlines())
    main(["simulate", "zatre", "--games", "1", "--bot", "greedy", "--jobs", "1", "--lang", "en"])
    assert not any(line.startswith("greedy") for line in capsys.readouterr().out.splitlines())


def test_a_histogram_has_at_most_ten_bins_of_one_round_width() -> None:
    assert histogram(Counter([7])) == [Bin(7, 7, 1)]
    assert histogram(Counter([1, 2, 2, 4])) == [Bin(1, 1, 1), Bin(2, 2, 2), Bin(3, 3, 0), Bin(4, 4, 1)]
    assert histogram(Counter([0, 4, 5, 14, 49])) == [
        Bin(0, 4, 2),
        Bin(5, 9, 1),
        Bin(10, 14, 1),
        *(Bin(low, low + 4, 0) for low in range(15, 45, 5)),
        Bin(45, 49, 1),
    ]
    assert histogram(Counter([-3, 12])) == [Bin(low, low + 1, low in (-4, 12)) for low in range(-4, 13, 2)]


@pytest.mark.parametrize("values", [[5], [1, 2], [3, 1, 2], [4, 4, 4, 9], [*range(-50, 51)]])
def test_a_distribution_agrees_with_the_standard_library(values: list[int]) -> None:
    spread = distribution(Counter(values))
    assert (spread.mean, spread.median) == (statistics.mean(values), statistics.median(values))
    if len(values) > 1:
        twentieths = statistics.quantiles(values, n=20, method="inclusive")
        assert (spread.p5, spread.p95) == pytest.approx((twentieths[0], twentieths[-1]))


def test_a_shared_victory_is_a_part_for_each_winner() -> None:
    drawn = Outcome(("a", "b", "b"), (9, 9, 1), (Player(0), Player(1)), 5)
    tally = tallied(3, [drawn])
    assert tally.ties == 1
    assert [seat.victories for seat in tally.seats] == [0.5, 0.5, 0]
    assert {bot: (standing.victories, standing.points) for bot, standing in tally.bots.items()} == {
        "a": (0.5, 9),
        "b": (0.25, 5),
    }


def test_wins_come_with_wilsons_interval() -> None:
    half = Totals(games=100, victories=50).wins()
    assert (half.value, half.low, half.high) == pytest.approx((0.5, 0.4038, 0.5962), abs=1e-4)
    never = Totals(games=10, victories=0).wins()
    assert (never.low, never.high) == pytest.approx((0, 0.2775), abs=1e-4)


def test_bars_are_drawn_to_an_eighth_and_never_vanish() -> None:
    assert bar(1) == "█" * LONGEST_BAR
    assert bar(0.5) == "█" * (LONGEST_BAR // 2)
    assert bar(1.5 / LONGEST_BAR) == "█▌"
    assert bar(1e-9) == "▏"
    assert bar(0) == ""


def test_numbers_are_written_as_the_language_writes_them() -> None:
    assert (number(12345.678, 1, "en"), number(12345.678, 1, "fr")) == ("12,345.7", "12\u202f345,7")
    assert (percent(0.125, "en"), percent(0.125, "fr")) == ("12.5%", "12,5\u202f%")
