"""`ludotheque pack`: cards that others have written, checked, printed, and played."""

import json
from importlib.resources import files
from pathlib import Path
from shutil import copytree

import pytest

from .conftest import Ludotheque

SHIPPED = Path(str(files("ludotheque.games.winter").joinpath("pack", "shipped")))


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return copytree(SHIPPED, tmp_path / "pack")


def change(pack: Path, file: str, old: str, new: str) -> None:
    path = pack / f"{file}.toml"
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")


def test_our_own_pack_passes_without_a_remark(ludotheque: Ludotheque) -> None:
    done = ludotheque("pack", "check", str(SHIPPED))
    assert done.returncode == 0
    assert done.stdout.startswith("Winter at Hautes-Combes\n")
    assert done.stdout.endswith("Nothing to remark: the pack can be played.\n")
    french = ludotheque("pack", "check", str(SHIPPED), "--lang", "fr").stdout
    assert french.endswith("Rien à signaler : le paquet est jouable.\n")


def test_a_pack_that_cannot_be_played_ends_with_status_1(ludotheque: Ludotheque, copy: Path) -> None:
    change(copy, "crises", 'do = "morale", n = -2', 'do = "merriment"')
    change(copy, "items", 'symbol = "book"', 'symbol = "[bold]"')
    done = ludotheque("pack", "check", str(copy))
    assert done.returncode == 1
    assert done.stdout.count("merriment") > 1
    assert "items.toml: " in done.stdout
    assert "[bold]" in done.stdout
    assert "The pack cannot be played" in done.stdout.splitlines()[-1]


def test_a_strange_pack_can_be_played(ludotheque: Ludotheque, copy: Path) -> None:
    change(copy, "main", "morale = [7, 9, 9, 9]", "morale = [7, 9, 9, 12]")
    done = ludotheque("pack", "check", str(copy), "--json")
    assert done.returncode == 0
    told = json.loads(done.stdout)
    assert told["playable"]
    assert told["title"] == "Winter at Hautes-Combes"
    assert [remark["what"] for remark in told["remarks"]] == ["morale at the start: 5–12, better 5–9"]
    assert {measure["fits"] for measure in told["measures"]} == {True, False}


def test_sheets_are_written(ludotheque: Ludotheque, tmp_path: Path) -> None:
    out = tmp_path / "sheets.html"
    done = ludotheque("pack", "cards", str(SHIPPED), "--html", str(out))
    assert (done.returncode, str(out) in done.stdout) == (0, True)
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["check", "/no/such/folder"], "is no folder"),
        (["cards", str(SHIPPED)], "--html OUT"),
        (["cards", str(SHIPPED), "--html", "/no/such/folder/x.html"], "cannot be written"),
        (["check", str(SHIPPED), "--game", "zatre"], "zatre takes no packs"),
        (["check", str(SHIPPED), "--game", "tarot"], "tarot"),
    ],
)
def test_what_cannot_be_done_is_refused(ludotheque: Ludotheque, words: list[str], why: str) -> None:
    done = ludotheque("pack", *words)
    assert done.returncode == 2
    assert why in done.stderr


def test_another_pack_can_be_played(program: Ludotheque, copy: Path) -> None:
    change(copy, "survivors", "Wanda, on her farewell tour", "Wanda, back again")
    change(copy, "main", "rounds = 8", "rounds = 1")
    done = program(
        "simulate", "winter", "--games", "2", "--players", "2", "--bot", "random", "--jobs", "1", "--json",
        LUDOTHEQUE_WINTER_PACK=str(copy),
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_wrong_pack_leaves_the_game_off_the_shelf_and_says_why(program: Ludotheque, copy: Path) -> None:
    change(copy, "crises", 'do = "morale", n = -2', 'do = "merriment"')
    done = program("games", LUDOTHEQUE_WINTER_PACK=str(copy))
    assert "winter is installed but does not open" in done.stderr
    assert "merriment" in done.stderr
    assert "Zatre" in done.stdout
