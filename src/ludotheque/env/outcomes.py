"""Rewards: what a match was worth to each player, from -1 to 1."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Game, Player


def rewards_of(game: Game[Any], winners: Sequence[Player], players: int) -> list[float]:
    """The reward of each seat at the end of a match."""
    if game.research.each_for_themselves:
        return [1.0 if seat in winners else -1.0 for seat in range(players)]
    return [shared_victory(seat in winners, len(winners), players) for seat in range(players)]


def shared_victory(has_won: bool, winners: int, players: int) -> float:
    """The reward where a victory is worth 1, shared among the winners and paid for by the others; the sum is 0."""
    share = 1 / winners if has_won else 0.0
    return (players * share - 1) / (players - 1)
