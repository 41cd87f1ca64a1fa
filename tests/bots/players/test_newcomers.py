"""Whoever plays for the first time has company that lets them win, and need not be good at it."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.game import Game

from .newcomers import first_match

MATCHES = 10
CONTESTS = [game for game in lt.shelf.values() if game.mind.scored]


@pytest.mark.thorough
@pytest.mark.parametrize("game", CONTESTS, ids=lambda game: game.key)
def test_newcomers_win_most_first_matches_and_would_win_fewer_against_easy_bots(game: Game[Any]) -> None:
    gentle, easy = (sum(won(game, level, seed) for seed in range(MATCHES)) for level in ("gentle", "easy"))
    assert gentle > MATCHES / 2
    assert gentle > easy


def won(game: Game[Any], level: str, seed: int) -> float:
    """The newcomer's share of the victory."""
    result = first_match(game, level, f"first {seed}").result
    assert result is not None
    return 1 / len(result.winners) if 0 in result.winners else 0
