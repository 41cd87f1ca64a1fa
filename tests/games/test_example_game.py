"""The example of docs/adding-a-game.md: it is what the page says, it installs, it plays, and it keeps the promises."""

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
EXAMPLE = ROOT / "examples" / "brimful"
RECIPE = ROOT / "docs" / "adding-a-game.md"
PROMISES = ROOT / "tests" / "games" / "test_every_game.py"
PYTEST = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider")

FILES = sorted(
    str(file.relative_to(EXAMPLE).as_posix())
    for file in EXAMPLE.rglob("*")
    if file.suffix in (".toml", ".py", ".ftl", ".md")
)
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A block of the page: its language, the file it belongs to, if it says one, and its text."""

EVERY_COUNT = """
import random
import ludotheque as lt

random.seed(7)
game = lt.shelf["brimful"]
for players in game.players:
    for brim in (10, 12, 15):
        match = lt.start("brimful", players, seed=f"{players} {brim}", options={"brim": brim})
        while match.waiting_for():
            player = random.choice(match.waiting_for())
            match.answer(player, random.choice(match.legal(player)))
        again = lt.replay(match.record())
        assert again.result == match.result is not None
        assert again.record() == match.record()
        print(players, brim, sum(match.result.scores), len(match.answers))
"""


def blocks_of(file: str) -> list[str]:
    """What the page says to write into a file, in its order."""
    return [text for _, name, text in BLOCK.findall(RECIPE.read_text(encoding="utf-8")) if name == file]


def run(*command: str | Path, where: Path = ROOT, see: Path | None = None) -> str:
    """What a command prints; it must go well. It finds, besides what we find, the packages in the folder `see`."""
    ours = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
    env = {**ours, "PYTHONPATH": str(see or ""), "PYTHONUTF8": "1", "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([*map(str, command)], cwd=where, env=env, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def installer() -> list[str]:
    """uv from the PATH or from `.tools`, or else pip: whoever installs packages here."""
    places = (os.environ.get("PATH", ""), str(ROOT / ".tools" / "bin"), str(ROOT / ".tools" / "Scripts"))
    if uv := shutil.which("uv", path=os.pathsep.join(places)):
        return [uv, "pip", "install", "--offline", "--no-cache", "--python", sys.executable]
    return [sys.executable, "-m", "pip", "install", "--no-index"]


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example has been installed for real, without a network."""
    folder = tmp_path_factory.mktemp("installed")
    run(*installer(), "--quiet", "--no-deps", "--no-build-isolation", "--target", folder, EXAMPLE)
    return folder


@pytest.mark.parametrize("file", FILES)
def test_every_file_of_the_example_is_what_the_page_says(file: str) -> None:
    text = (EXAMPLE / file).read_text(encoding="utf-8")
    assert blocks_of(file), "the page does not show this file"
    assert all(block in text for block in blocks_of(file))
    assert _lines("".join(blocks_of(file))) == _lines(text)


def test_the_page_names_no_file_that_the_example_does_not_have() -> None:
    named = {name for _, name, _ in BLOCK.findall(RECIPE.read_text(encoding="utf-8")) if name}
    assert named == {*FILES}


def test_every_place_the_page_links_to_is_there() -> None:
    linked = re.findall(r"\]\((\.\./[^)]+)\)", RECIPE.read_text(encoding="utf-8"))
    assert linked
    assert [place for place in linked if not (RECIPE.parent / place).exists()] == []


@pytest.mark.thorough
def test_the_installed_example_stands_on_the_shelf(shop: Path) -> None:
    games = {
        game["key"]: game for game in json.loads(run(sys.executable, "-m", "ludotheque", "games", "--json", see=shop))
    }
    assert games["brimful"]["title"] == {"en": "Brimful", "fr": "À ras bord"}
    assert games["brimful"]["players"] == [2, 3, 4]
    assert games["brimful"]["options"] == {"brim": 12}


@pytest.mark.thorough
def test_the_installed_example_can_be_simulated_and_looked_up(shop: Path) -> None:
    ludotheque = (sys.executable, "-m", "ludotheque")
    series = json.loads(run(*ludotheque, "simulate", "brimful", "--games", "20", "--jobs", "1", "--json", see=shop))
    assert (series["games"], series["length"]["min"], series["length"]["max"]) == (20, 30, 30)
    assert "tout entière" in run(*ludotheque, "rules", "brimful", "2.2", "--lang", "fr", see=shop)


@pytest.mark.thorough
def test_matches_of_every_number_of_players_end_and_replay(shop: Path, tmp_path: Path) -> None:
    told = run(sys.executable, "-c", EVERY_COUNT, where=tmp_path, see=shop)
    played = [[int(number) for number in line.split()] for line in told.splitlines()]
    assert [(players, brim) for players, brim, _, _ in played] == [(n, b) for n in (2, 3, 4) for b in (10, 12, 15)]
    assert all(answers == 36 - 3 * players for players, _, _, answers in played), "each turn takes one jug of the deck"
    assert all(0 < points <= 36 - 3 * players for players, _, points, _ in played)


@pytest.mark.thorough
def test_the_stories_of_the_example_are_true(shop: Path, tmp_path: Path) -> None:
    told = run(*PYTEST, "--pyargs", "brimful", where=tmp_path, see=shop)
    assert re.search(r"\b3 passed", told)


@pytest.mark.thorough
def test_the_example_keeps_the_promises_of_every_game(shop: Path) -> None:
    told = run(*PYTEST, PROMISES, "-k", "brimful", see=shop)
    assert re.search(r"\b\d+ passed", told)


def _lines(text: str) -> list[str]:
    """The lines that say something."""
    return [line for line in text.splitlines() if line.strip()]
