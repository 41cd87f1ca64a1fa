"""Every numbered rule of the page has a story that bears its number."""

import re
from pathlib import Path

from ludotheque.games.winter import GAME

STORIES = "\n".join(file.read_text(encoding="utf-8") for file in sorted(Path(__file__).parent.glob("test_*.py")))
NAMES = re.findall(r"^def test_((?:(?:and_)?\d+_\d+_)+)", STORIES, re.MULTILINE)
TOLD = {f"{chapter}.{number}" for name in NAMES for chapter, number in re.findall(r"(\d+)_(\d+)_", name)}
RULES = GAME.rulebook.numbers("en")


def test_every_rule_has_a_story() -> None:
    assert len(RULES) > 90
    assert [number for number in RULES if number not in TOLD] == []


def test_every_story_is_of_a_rule() -> None:
    assert {*RULES} >= TOLD
