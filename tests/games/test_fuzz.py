"""The fuzzer runs, plays the same for the same seed, and saves what it breaks."""

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.game import Game

from .. import fuzz
from ..plugins import lots as box

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.thorough
@pytest.mark.parametrize("game", lt.shelf)
def test_two_seconds_of_fuzzing_break_nothing(game: str, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tests.fuzz", game, "--seconds", "2", "--out", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "every promise kept" in done.stdout
    assert [*tmp_path.iterdir()] == []


def test_an_unknown_game_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        fuzz.main(["chess"])
    assert leaving.value.code == 2
    assert "There is no game “chess” on the shelf." in capsys.readouterr().err


def test_the_same_seed_plays_the_same(lots: Game[Any], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for _ in range(2):
        assert fuzz.main(["lots", "--seconds", "0", "--seed", "same", "--out", str(tmp_path)]) == 0
    first, second = capsys.readouterr().out.splitlines()
    assert first == second


def test_a_broken_promise_is_saved_as_a_record_that_replays(
    lots: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(box.Grabbing, "options", lambda ask, w, player: (box.Grab(), box.Grab()))
    assert fuzz.main(["lots", "--seconds", "30", "--seed", "broken", "--out", str(tmp_path)]) == 1
    line = capsys.readouterr().out
    assert line.startswith("lots: broken while ")
    assert line.count("\n") == 1
    (record,), (text,) = tmp_path.glob("*.json"), tmp_path.glob("*.txt")
    assert str(record) in line
    assert "Traceback" in text.read_text(encoding="utf-8")
    assert lt.replay(json.loads(record.read_text(encoding="utf-8"))).game is lots


def test_a_box_that_breaks_down_is_noticed_too(
    lots: Game[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def collapse(*_: object) -> None:
        raise RuntimeError("the table has collapsed")

    monkeypatch.setattr(box.Rest, "do", collapse)
    assert fuzz.main(["lots", "--seconds", "30", "--seed", "broken", "--out", str(tmp_path)]) == 1
    assert "RuntimeError: the table has collapsed" in capsys.readouterr().out
