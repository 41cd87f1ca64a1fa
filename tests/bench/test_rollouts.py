"""`ludotheque bench rollouts`: playouts by the public interface and by the fast path."""

import json
import sys
from typing import Any

import pytest

from ludotheque.cli import main
from ludotheque.core.language.words import LANGUAGES, Language

Capture = pytest.CaptureFixture[str]
Patch = pytest.MonkeyPatch


def test_playouts_are_measured_both_ways_in_the_same_run(capsys: Capture) -> None:
    assert main(["bench", "rollouts", "--seconds", "1", "--json"]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    found = [(each["game"], each["policy"]) for each in figures["playouts"]]
    assert found == [(game, policy) for game in ("zatre", "zerzura") for policy in ("random", "greedy")]
    for each in figures["playouts"]:
        assert each["public"]["decisions"] > each["public"]["playouts"] > 0
        assert each["ratio"] == pytest.approx(each["fast"]["playouts"] / each["public"]["playouts"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_of_playouts_fits_80_columns(language: Language, capsys: Capture, monkeypatch: Patch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["bench", "rollouts", "--seconds", "1", "--lang", language]) == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert {"en": "greedy", "fr": "glouton"}[language] in out


def test_without_numpy_the_bench_of_playouts_says_what_it_needs(capsys: Capture, monkeypatch: Patch) -> None:
    for name in [
        name for name in sys.modules if name.startswith(("ludotheque.fast", "ludotheque.bench.engine.rollouts"))
    ]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.delattr("ludotheque.bench.engine.rollouts", raising=False)
    monkeypatch.delattr("ludotheque.fast", raising=False)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert main(["bench", "rollouts", "--lang", "en"]) == 2
    assert "'ludotheque[fast]'" in capsys.readouterr().err
