"""A stranger finds the room of a line by the names of folders, so no folder holds more than one can take in."""

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
PLACES = ("src", "tests", "tools", "web/src", "web/tests")
KINDS = (".py", ".ts", ".svelte")
MOST = 15
BY_CHAPTER = "tests/games/"
"""The tests of a game stand side by side, a module for each chapter of its rules, however many it has."""


def crowded(modules: list[Path]) -> list[str]:
    """The folders that hold too many of these modules."""
    folders = Counter(module.parent.relative_to(ROOT).as_posix() for module in modules if module.stem != "__init__")
    return [folder for folder, held in folders.items() if held > MOST and not folder.startswith(BY_CHAPTER)]


def test_no_folder_holds_more_than_fifteen_modules() -> None:
    modules = [path for place in PLACES for path in (ROOT / place).rglob("*") if path.suffix in KINDS]
    assert len(modules) > 1000
    assert crowded(modules) == []


def test_a_folder_that_holds_too_many_modules_is_noticed() -> None:
    many = [ROOT / "src" / "attic" / f"{number}.py" for number in range(MOST + 1)]
    assert crowded(many) == ["src/attic"]
    assert crowded(many[1:]) == []
