"""Every word of the cards is done, and tried in these tests."""

import ast
from pathlib import Path
from typing import Any

from ludotheque.games.winter.cards.conditions import HOLDS
from ludotheque.games.winter.cards.interpreter import DOES
from ludotheque.games.winter.pack.proofreading import vocabulary
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary import triggers as t

WORDS = {"e": e, "c": c, "m": m, "t": t, "sel": sel}
"""How the tests call the modules of the vocabulary."""
HERE = Path(__file__).parent


def words_tried(source: str) -> set[Any]:
    """The words that tests make, by `e.Morale(...)` and the like."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    names = (
        (call.value.id, call.attr)
        for call in calls
        if isinstance(call, ast.Attribute) and isinstance(call.value, ast.Name)
    )
    return {getattr(WORDS[module], word) for module, word in names if module in WORDS}


def untried(source: str) -> list[str]:
    """Words that nothing in this text makes use of."""
    tried = words_tried(source)
    return [word.__name__ for word in vocabulary() if word not in tried]


def test_every_word_is_tried() -> None:
    files = sorted((*HERE.glob("test_*.py"), *HERE.parent.glob("chapters/test_*.py")))
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    assert untried(source) == []
    assert untried(source.replace("e.Gamble(", "e.Food(")) == ["Gamble"]


def test_every_effect_and_every_condition_is_known() -> None:
    assert {*e.Effect.__args__} == {*DOES}
    assert {*c.Condition.__args__} == {*HOLDS}
