"""`ludotheque arena`: played, broken off, taken up again, refused; in both languages."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from ludotheque.cli import main
from ludotheque.core.language.words import LANGUAGES, Language

Capture = pytest.CaptureFixture[str]

SAME = ("arena.json", "ledger.jsonl", "results.json", "results.svg")
"""The files whose bytes are the same for the same tournament."""
BOTS = ("--bots", "random,careless")


@pytest.fixture(autouse=True)
def _narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LC_ALL", "C.UTF-8")


def arena(folder: Path, *words: str, game: str = "zerzura", bots: tuple[str, str] = BOTS) -> int:
    return main(["arena", game, *bots, "--out", str(folder), *words])


def files_in(folder: Path) -> dict[str, bytes]:
    return {name: (folder / name).read_bytes() for name in SAME}


def test_one_process_and_two_write_the_same_bytes(tmp_path: Path, capsys: Capture) -> None:
    assert arena(tmp_path / "one", "--games", "6", "--jobs", "1") == 0
    assert arena(tmp_path / "two", "--games", "6", "--jobs", "2") == 0
    assert files_in(tmp_path / "one") == files_in(tmp_path / "two")
    assert capsys.readouterr().err == ""


def test_the_same_command_again_plays_nothing(tmp_path: Path, capsys: Capture) -> None:
    arena(tmp_path, "--games", "4", "--jobs", "1")
    before = files_in(tmp_path)
    capsys.readouterr()
    assert arena(tmp_path, "--games", "4", "--jobs", "1") == 0
    assert files_in(tmp_path) == before
    assert "Nothing was left to play · 4 matches were there already" in capsys.readouterr().out


def test_more_matches_and_more_bots_are_added_and_fewer_are_looked_at(tmp_path: Path) -> None:
    whole, grown = tmp_path / "whole", tmp_path / "grown"
    three = ("--bots", "greedy,random,careless")
    arena(whole, "--games", "4", "--jobs", "1", bots=three)
    arena(grown, "--games", "2", "--jobs", "1")
    few = (grown / "results.json").read_bytes()
    arena(grown, "--games", "4", "--jobs", "1", bots=three)
    lines, other_lines = ((folder / "ledger.jsonl").read_bytes().splitlines() for folder in (whole, grown))
    assert sorted(lines) == sorted(other_lines)
    assert (whole / "results.json").read_bytes() == (grown / "results.json").read_bytes()
    arena(grown, "--games", "2", "--jobs", "1")
    assert (grown / "results.json").read_bytes() == few


@pytest.fixture
def begun(tmp_path: Path) -> Callable[..., subprocess.Popen[str]]:
    """Starts a tournament in a process of its own, and comes back when three meetings are written down.

    Its lines are not counted: a process that is killed would leave the counter in disorder.
    """
    uncounted = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}

    def begin(folder: Path, *words: str) -> subprocess.Popen[str]:
        command = (sys.executable, "-m", "ludotheque", "arena", "zerzura", *BOTS, "--out", str(folder), *words)
        process = subprocess.Popen(
            command, env=uncounted, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        ledger = folder / "ledger.jsonl"
        while not ledger.exists() or ledger.read_bytes().count(b"\n") < 3:
            assert process.poll() is None, process.communicate()
            time.sleep(0.01)
        return process

    return begin


def test_a_tournament_killed_in_the_middle_of_a_line_goes_on_as_if_nothing_had_happened(
    tmp_path: Path, begun: Callable[..., subprocess.Popen[str]]
) -> None:
    killed, whole = tmp_path / "killed", tmp_path / "whole"
    process = begun(killed, "--games", "32", "--jobs", "2")
    workers = psutil.Process(process.pid).children(recursive=True)
    assert len(workers) >= 2
    process.kill()
    assert process.wait() == -signal.SIGKILL
    process.communicate()
    _, alive = psutil.wait_procs(workers, timeout=60)
    assert alive == [], "the workers go with the one who started them"
    ledger = killed / "ledger.jsonl"
    written = ledger.read_bytes()
    assert written.count(b"\n") < 16
    ledger.write_bytes(written[:-40])
    assert arena(killed, "--games", "32", "--jobs", "1") == 0
    assert arena(whole, "--games", "32", "--jobs", "1") == 0
    assert files_in(killed) == files_in(whole)
    assert ledger.read_bytes().startswith(written)


def test_ctrl_c_leaves_what_was_played_and_says_how_far_it_came(
    tmp_path: Path, begun: Callable[..., subprocess.Popen[str]]
) -> None:
    process = begun(tmp_path, "--games", "900", "--jobs", "2", "--lang", "fr")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    deals = (tmp_path / "ledger.jsonl").read_bytes().count(b"\n")
    assert f"Interrompu après {2 * deals} parties sur 900." in err
    assert "Traceback" not in err
    assert f"{2 * deals} parties en" in out
    assert json.loads((tmp_path / "results.json").read_bytes())["deals"] == deals


def test_the_usual_folder_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Capture) -> None:
    monkeypatch.chdir(tmp_path)
    for _ in range(2):
        assert main(["arena", "zerzura", *BOTS, "--games", "2", "--jobs", "1"]) == 0
    (folder,) = tmp_path.iterdir()
    assert {file.name for file in folder.iterdir()} == {*SAME, "times.jsonl"}
    assert "Nothing was left to play" in capsys.readouterr().out


def test_the_json_is_the_results_with_what_the_machine_took(tmp_path: Path, capsys: Capture) -> None:
    assert arena(tmp_path, "--games", "4", "--jobs", "1", "--json") == 0
    out, err = capsys.readouterr()
    shown: dict[str, Any] = json.loads(out)
    assert err == ""
    assert {*shown.pop("seconds_per_decision")} == {"random", "careless"}
    assert shown.pop("folder") == str(tmp_path)
    assert shown == json.loads((tmp_path / "results.json").read_bytes())


def test_the_better_bot_is_found_to_be_better(tmp_path: Path) -> None:
    arena(tmp_path, "--games", "12", "--jobs", "1", bots=("--bots", "random,greedy"))
    results = json.loads((tmp_path / "results.json").read_bytes())
    assert [bot["bot"] for bot in results["bots"]] == ["greedy", "random"]
    assert results["pairs"][0]["elo"]["low"] > 0
    greedy, random = results["bots"]
    assert greedy["forward_calls"] > 1
    assert random["forward_calls"] == 0


@pytest.mark.parametrize("lineup", ["split", "one-vs-rest", "mixed"])
def test_tables_of_three_are_played_in_every_line_up(tmp_path: Path, lineup: str) -> None:
    three = ("--bots", "random,careless,easy")
    assert arena(tmp_path, "--games", "1", "--jobs", "1", "--players", "3", "--lineup", lineup, bots=three) == 0
    results = json.loads((tmp_path / "results.json").read_bytes())
    assert results["matches"] == {"split": 18, "one-vs-rest": 18, "mixed": 3}[lineup]
    assert all(pair["deals"] == 1 for pair in results["pairs"])


def test_what_counts_can_be_changed_without_playing_again(tmp_path: Path, capsys: Capture) -> None:
    arena(tmp_path, "--games", "6", "--jobs", "1", "--players", "3")
    by_places = (tmp_path / "results.json").read_bytes()
    capsys.readouterr()
    arena(tmp_path, "--games", "6", "--jobs", "1", "--players", "3", "--count", "victories")
    assert "Nothing was left to play" in capsys.readouterr().out
    assert (tmp_path / "results.json").read_bytes() != by_places


SAID = {
    "en": ("Zerzura · 2 players · mode=expert", "4 matches in", "95% interval", "forward calls", "A tie counts half."),
    "fr": ("Zerzura · 2 joueurs · mode=expert", "4 parties en", "à 95 %", "coups imaginés", "compte pour moitié"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_shown_fits_80_columns_and_speaks_the_language(
    tmp_path: Path, language: Language, capsys: Capture
) -> None:
    words = ("--games", "4", "--jobs", "1", "--option", "mode=expert", "--lang", language)
    assert arena(tmp_path, *words) == 0
    out, err = capsys.readouterr()
    table = out[: out.index(str(tmp_path))]
    assert err == ""
    assert max(len(line) for line in table.splitlines()[:-1]) <= 80
    for sentence in SAID[language]:
        assert sentence in out.replace("\u00a0", " ")


REFUSALS = [
    (("--bots", "random,nobody"), {"en": "There is no bot “nobody”.", "fr": "Pas de robot « nobody »."}),
    (("--bots", "random,greedy@5"), {"en": "“greedy” takes no budget", "fr": "« greedy » ne prend pas de budget"}),
    (("--bots", "random"), {"en": "at least two bots", "fr": "au moins deux robots"}),
    (("--bots", "random,random"), {"en": "each named once", "fr": "nommés chacun une seule fois"}),
    (("--players", "9"), {"en": "2 to 5 players, not 9", "fr": "de 2 à 5, pas à 9"}),
    (("--option", "colour=red"), {"en": "There is no option “colour”.", "fr": "L’option « colour » n’existe pas."}),
    (
        ("--lineup", "mixed", "--players", "3"),
        {"en": "at least 3 bots are needed, not 2", "fr": "au moins 3 robots, pas 2"},
    ),
    (("--ray", "127.0.0.1:1"), {"en": "Ray", "fr": "Ray"}),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("words", "sentence"), REFUSALS, ids=[" ".join(words) for words, _ in REFUSALS])
def test_what_cannot_be_is_refused_in_a_sentence(
    words: tuple[str, ...], sentence: dict[Language, str], language: Language, tmp_path: Path, capsys: Capture
) -> None:
    assert arena(tmp_path, *words, "--lang", language) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert sentence[language] in " ".join(err.replace("\u00a0", " ").split())
    assert not (tmp_path / "ledger.jsonl").exists()


@pytest.mark.parametrize(("language", "said"), [("en", "There is no game"), ("fr", "Pas de jeu")])
def test_an_unknown_game_is_refused(language: Language, said: str, tmp_path: Path, capsys: Capture) -> None:
    assert arena(tmp_path, "--lang", language, game="chess") == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("en", "belongs to another tournament"), ("fr", "à un autre tournoi")])
def test_another_seed_in_the_same_folder_is_refused(
    language: Language, said: str, tmp_path: Path, capsys: Capture
) -> None:
    arena(tmp_path, "--games", "2", "--jobs", "1")
    before = files_in(tmp_path)
    capsys.readouterr()
    assert arena(tmp_path, "--games", "2", "--seed", "other", "--lang", language) == 2
    assert said in " ".join(capsys.readouterr().err.split())
    assert files_in(tmp_path) == before


@pytest.mark.parametrize("words", [("--games", "0"), ("--jobs", "0"), ("--games", "many"), ("--lineup", "random")])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_value_that_is_none_is_refused(
    words: tuple[str, str], language: Language, tmp_path: Path, capsys: Capture
) -> None:
    with pytest.raises(SystemExit) as ended:
        arena(tmp_path, *words, "--lang", language)
    assert ended.value.code == 2
    assert words[0] in capsys.readouterr().err


def test_bots_must_be_named(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["arena", "zerzura", "--lang", "fr"])
    assert "il manque : --bots" in capsys.readouterr().err


@pytest.mark.parametrize(("language", "said"), [("en", "Ray is not installed here"), ("fr", "Ray n’est pas installé")])
def test_without_ray_it_is_said_how_to_install_it(
    language: Language, said: str, tmp_path: Path, capsys: Capture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert arena(tmp_path, "--games", "2", "--ray", "local", "--lang", language) == 2
    err = capsys.readouterr().err
    assert said in err
    assert "pip install 'ludotheque[ray]'" in err


def test_a_long_line_up_is_named_in_both_languages(tmp_path: Path, capsys: Capture) -> None:
    for language, said in (("en", "one against the rest"), ("fr", "un seul contre les autres")):
        words = ("--players", "3", "--lineup", "one-vs-rest", "--games", "1", "--jobs", "1", "--lang", language)
        assert arena(tmp_path, *words) == 0
        assert said in capsys.readouterr().out
