"""`ludotheque verify`: the draw follows from the seed that was fixed before the match."""

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.matches.match import tell_match
from tests.playing import Dice, play

from .conftest import Ludotheque

FINGERPRINT = sha256(b"an open secret").hexdigest()


@pytest.fixture
def record() -> dict[str, Any]:
    return play(lt.start("zatre", 2, "an open secret"), Dice("fairness")).record(["Ada", "Bo"])


def written(folder: Path, record: dict[str, Any]) -> str:
    path = folder / "record.json"
    path.write_text(json.dumps(record))
    return str(path)


def test_a_record_that_follows_from_its_seed_is_verified(
    ludotheque: Ludotheque, program: Ludotheque, tmp_path: Path, record: dict[str, Any]
) -> None:
    path = written(tmp_path, record)
    shown = program("verify", path)
    assert shown.returncode == 0
    assert FINGERPRINT in shown.stdout
    assert json.loads(ludotheque("verify", path, "--json").stdout)["fingerprint"] == FINGERPRINT
    noted = ludotheque("verify", path, "--fingerprint", FINGERPRINT.upper(), "--lang", "fr")
    assert noted.returncode == 0
    assert "fixée avant le début" in noted.stdout
    assert ludotheque("verify", path, "--fingerprint", f"{FINGERPRINT[:12]}…").returncode == 0
    assert ludotheque("verify", path, "--fingerprint", FINGERPRINT[:4]).returncode == 2


def test_another_fingerprint_than_the_one_noted_is_refused(
    ludotheque: Ludotheque, tmp_path: Path, record: dict[str, Any]
) -> None:
    refused = ludotheque("verify", written(tmp_path, record), "--fingerprint", "0" * 64)
    assert refused.returncode == 2
    assert FINGERPRINT in refused.stderr


def test_a_tile_that_came_from_elsewhere_is_found_out(
    ludotheque: Ludotheque, tmp_path: Path, record: dict[str, Any]
) -> None:
    record["seed"] = "another secret"
    refused = ludotheque("verify", written(tmp_path, record))
    assert refused.returncode == 2
    assert "parts" in refused.stderr


def test_a_match_that_was_told_has_nothing_to_verify(program: Ludotheque, tmp_path: Path) -> None:
    told = tell_match(lt.shelf["zatre"], 2).record()
    refused = program("verify", written(tmp_path, told), "--lang", "fr")
    assert refused.returncode == 2
    assert "pas de graine" in refused.stderr


def test_a_replay_calls_the_players_by_the_names_in_the_record(
    ludotheque: Ludotheque, tmp_path: Path, record: dict[str, Any]
) -> None:
    assert "Ada" in ludotheque("replay", written(tmp_path, record)).stdout
