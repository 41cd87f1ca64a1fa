"""Rule 7: rounds, sets, the end; and rule 10, what may be agreed about them."""

from itertools import pairwise
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.matches.match import Match
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.dealing import TurnBoard
from ludotheque.games.zuma.sets import BeginRound, EndManche
from tests.playing import Dice, play

from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    CLEO,
    RED,
    STRANGE,
    VIOLET,
    Zuma,
    changed,
    deal,
    dealt,
    next_round,
    opened,
    played,
    void_deal,
)

WINS = "4 sun 3 moon"


def where(match: Zuma) -> tuple[int, int, int]:
    """Set, round and caller."""
    w = match.position.world
    return w.manche, w.round, w.caller


def told(match: Match[Any], kind: type) -> list[Any]:
    return [event.what for event in match.everything() if isinstance(event.what, kind)]


def three_players(*rounds: tuple[Any, Any], **options: Any) -> Zuma:
    """Ann starts each round and takes the first totem, Bob takes the second."""
    match = opened(3, **options)
    for number, (first, second) in enumerate(rounds):
        (next_round if number else deal)(match, WINS, ALIEN, STRANGE)
        played(match, (ANN, first), (BOB, second))
    return match


def test_7_1_with_three_players_a_manche_ends_when_somebody_has_both_colours() -> None:
    match = three_players((RED, BLUE), (BLUE, RED))
    assert where(match) == (2, 1, 2)
    assert told(match, EndManche) == [EndManche(1, "complete")]


def test_7_1_at_the_latest_it_ends_after_three_rounds() -> None:
    match = three_players((RED, BLUE), (RED, BLUE), (RED, BLUE))
    assert where(match) == (2, 1, 0)
    assert told(match, EndManche) == [EndManche(1, "rounds")]


def test_7_1_with_four_players_two_colours_are_not_enough() -> None:
    match = dealt(WINS, players=4)
    played(match, (ANN, RED))
    played(next_round(match, WINS), (ANN, BLUE))
    assert where(match) == (1, 3, 2)
    played(next_round(match, WINS), (ANN, VIOLET))
    assert told(match, EndManche) == [EndManche(1, "complete")]
    assert where(match) == (2, 1, 3)


def test_7_1_several_may_complete_their_colours_in_the_same_round_and_all_score() -> None:
    match = three_players((RED, BLUE), (BLUE, RED))
    assert [match.position.world.cells[player][0] for player in range(3)] == [(2, 2), (1, 1), (0, 0)]


def test_7_1_a_colour_seized_but_not_scored_does_not_count() -> None:
    match = opened(3)
    deal(match, WINS, ALIEN, STRANGE)
    played(match, (ANN, RED), (BOB, BLUE))
    played(next_round(match, ALIEN, WINS, STRANGE), (ANN, BLUE), (CLEO, RED))
    assert where(match) == (1, 3, 2)


def test_7_2_the_next_to_call_sits_on_the_left_also_from_manche_to_manche() -> None:
    match = three_players((RED, BLUE), (BLUE, RED), (RED, BLUE), (BLUE, RED))
    assert [(begun.manche, begun.round, begun.player) for begun in told(match, BeginRound)] == [
        (1, 1, 0),
        (1, 2, 1),
        (2, 1, 2),
        (2, 2, 0),
        (3, 1, 1),
    ]


def test_7_1_a_round_without_points_counts_towards_the_three() -> None:
    match = void_deal(next_round(void_deal(dealt(WINS, ALIEN, STRANGE)), WINS, ALIEN, STRANGE))
    assert where(match) == (1, 2, 1)
    for _ in range(2):
        next_round(match, WINS, ALIEN, STRANGE)
        void_deal(next_round(void_deal(match), WINS, ALIEN, STRANGE))
    assert where(match) == (2, 1, 0)


def test_7_4_after_the_third_manche_the_highest_total_wins() -> None:
    match = three_players(*[(RED, BLUE), (BLUE, RED)] * 3)
    assert match.over
    assert match.result is not None
    assert match.result.scores == (12, 6, 0)
    assert match.result.winners == (0,)


def level(**options: Any) -> Zuma:
    """Three players with three points each: Ann has most twos but paid two masks, Bob and Cléo none; Cléo has a two."""
    cells = [
        [[2, 1], [2, 0], [0, 0]],
        [[1, 1], [1, 0], [0, 0]],
        [[2, 1], [0, 0], [0, 0]],
    ]
    paid = [[{"manche": 1, "round": 1, "masks": 2}], [], []]
    return changed(opened(3, **options), cells=cells, penalties=paid)


def test_7_5_players_who_are_level_share_the_victory() -> None:
    result = GAME.result(level().position.world)
    assert result.scores == (3, 3, 3)
    assert result.winners == (0, 1, 2)


def test_10_6_or_fewer_penalties_decide_and_then_more_twos() -> None:
    result = GAME.result(level(ties="ranked").position.world)
    assert result.scores == (3, 3, 3)
    assert result.winners == (2,)


def test_10_6_who_is_still_level_shares_it() -> None:
    match = level(ties="ranked")
    match.position.world.cells[1] = match.position.world.cells[2]
    assert GAME.result(match.position.world).winners == (1, 2)


def test_10_6_the_total_comes_first() -> None:
    match = level(ties="ranked")
    match.position.world.cells[0] = ((2, 2), (1, 1), (0, 0))
    assert GAME.result(match.position.world).winners == (0,)


def test_10_3_an_open_manche_goes_on_beyond_three_rounds() -> None:
    match = three_players(*[(RED, BLUE)] * 5, (BLUE, RED), open_manche=True)
    assert told(match, EndManche) == [EndManche(1, "complete")]
    assert where(match) == (2, 1, 0)


def test_10_3_the_ninth_round_is_the_last() -> None:
    match = three_players(*[(RED, BLUE)] * 9, open_manche=True)
    assert told(match, EndManche) == [EndManche(1, "rounds")]


@pytest.mark.parametrize("seed", range(30))
def test_7_a_game_has_three_manches_of_three_rounds_at_most(seed: int) -> None:
    match = play(lt.start("zuma", 3 + seed % 4, seed=f"rounds {seed}"), Dice(f"rounds {seed}"))
    rounds = told(match, BeginRound)
    assert len(rounds) <= 9
    assert max(begun.round for begun in rounds) <= 3
    assert [ended.manche for ended in told(match, EndManche)] == [1, 2, 3]
    for one, other in pairwise(rounds):
        assert other.player == (one.player + 1) % match.players


def test_3_1_the_board_may_be_turned_before_every_deal_also_when_a_void_one_is_repeated() -> None:
    match = void_deal(dealt(WINS, ALIEN, STRANGE))
    assert match.legal(ANN)[0] == TurnBoard(0)
    played(next_round(match, WINS, ALIEN, STRANGE), (ANN, RED))
    assert match.legal(BOB)[0] == TurnBoard(0)


def test_violet_is_a_column_from_four_players_on() -> None:
    assert len(dealt(WINS, players=4).position.world.cells[0][0]) == 3
    match = dealt(WINS, players=4)
    played(match, (ANN, VIOLET))
    assert match.position.world.cells[0][0] == (0, 0, 2)
