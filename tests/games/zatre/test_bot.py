"""The greedy bot at Zatre."""

from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import BOTS
from ludotheque.bots.greedy import MOST_LOOKED_AT
from ludotheque.core.chance import Chance

LONG_TURN = Path(__file__).parent / "long_turn.json"


def test_a_turn_with_six_tiles_in_hand_is_not_thought_through_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    match = lt.replay(LONG_TURN.read_text())
    (player,) = match.waiting_for()
    assert len(match.seen_by(player).hands[player]) == 6
    looked = 0
    evaluate = type(match.game).evaluate

    def counting(*args: Any) -> float:
        nonlocal looked
        looked += 1
        return evaluate(*args)

    monkeypatch.setattr(type(match.game), "evaluate", counting)
    option = BOTS["greedy"].choose(match.game, match.position.seen_by(player), player, Chance.of("a long turn"))
    assert option in match.legal(player)
    assert 100 < looked <= MOST_LOOKED_AT
