"""The engine beside a naive reading of the rules: after every answer both must know the same table."""

from typing import Any

import pytest

from ludotheque.core.state.steps import Ask
from ludotheque.games.winter.chapters.exposure import TakeWound
from ludotheque.games.winter.chapters.tracks import ChangeMorale
from ludotheque.games.winter.table import WinterOptions

from ..lines import kinds
from .books import Disagreement
from .ledger import snake
from .referee import Referee
from .witness import play, table_of

LONG = 400
"""Matches of the long run, at tables of every kind."""


@pytest.mark.parametrize("number", range(8))
def test_matches_at_tables_of_every_kind_agree_with_the_naive_reading(number: int) -> None:
    players, options, _ = table_of(number, "short")
    assert play(f"short:{number}", players, options, ["random", "gentle"]) > 20


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "betrayer", "edition": "published"},
        {"variant": "normal", "elimination": True, "objective": 7},
        {"variant": "coop", "hard": True},
    ],
    ids=str,
)
def test_matches_of_people_who_know_what_they_do_agree_with_it(options: dict[str, Any]) -> None:
    assert play("known", 4, options, ["gentle", "easy"]) > 50


@pytest.mark.soak
@pytest.mark.parametrize("number", range(LONG))
def test_many_matches_agree_with_the_naive_reading(number: int) -> None:
    players, options, levels = table_of(number, "long")
    assert play(f"long:{number}", players, options, levels) > 10


def test_the_referee_knows_everything_that_can_be_told() -> None:
    told = [kind for kind in kinds() if not kind.quiet and not issubclass(kind, Ask)]
    assert len(told) > 100
    assert [kind.__name__ for kind in told if not hasattr(Referee, f"on_{snake(kind.__name__)}")] == []


@pytest.mark.parametrize("event", [ChangeMorale(-1), TakeWound(0, False)], ids=str)  # type: ignore[arg-type]
def test_what_nothing_asks_for_is_a_disagreement(event: Any) -> None:
    referee = Referee(3, WinterOptions())
    referee.b.main, referee.b.morale, referee.stage = 0, 5, "turn"
    with pytest.raises(Disagreement):
        referee.follow(None, event)
