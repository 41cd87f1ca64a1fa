"""What the board foretells of the coming night is compared with a file; this side sees to it that the file is right."""

import json
from typing import Any

import pytest

from .night import FENCING, FILE, written


@pytest.fixture(scope="module")
def nights() -> list[dict[str, Any]]:
    """The nights that both sides compare with what they make of them."""
    found: list[dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))["nights"]
    return found


def test_the_nights_that_the_board_is_tested_with_come_as_the_rules_say() -> None:
    assert FILE.read_text(encoding="utf-8") == written(), "python -m tests.games.winter.night writes it anew"


def test_there_are_nights_of_every_kind_among_them(nights: list[dict[str, Any]]) -> None:
    brought = [night["brings"] for night in nights]
    assert any(0 < chance < 1 for each in brought for chance in each["dies"])
    for kind in ("hungerCost", "wasteCost"):
        assert {0} < {each[kind] for each in brought}
    for kind in ("falls", "certain"):
        assert any(n for each in brought for n in each[kind])


def test_somebody_is_passed_over_in_one_of_them(nights: list[dict[str, Any]]) -> None:
    found = 0
    for night in nights:
        at, worn = night["view"]["at"], night["view"]["equipped"]
        for place, first in enumerate(night["brings"]["first"]):
            there = [s for s, where in enumerate(at) if where == place]
            found += first is not None and first != there[0] and FENCING in worn[there[0]]
    assert found
