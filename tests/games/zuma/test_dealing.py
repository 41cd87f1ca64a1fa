"""Rule 3: a round begins."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zuma.dealing import Deal, TurnBoard, Turning
from ludotheque.games.zuma.material import can_be_won, deck_for
from ludotheque.games.zuma.passing import Passing
from tests.playing import Dice, play
from tests.story import tell, what_if, why_not

from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    RED,
    STRANGE,
    all_cards,
    cards,
    deal,
    dealt,
    grab,
    last_round,
    lines,
    opened,
    played,
)

UNWINNABLE = (
    "3 sun 3 moon jaguar",
    "2 jaguar 2 eagle serpent maize rain",
    "serpent 2 maize 2 rain serpent mask",
)
"""Seven series, none of which has its four cards in play; two masks are left over."""


def test_3_1_the_caller_may_turn_the_board() -> None:
    match = lt.start("zuma", 4, seed="turn")
    caller = match.position.world.caller
    assert match.waiting_for() == [caller]
    assert match.legal(caller) == [TurnBoard(steps) for steps in range(5)]
    assert what_if(match, TurnBoard(3)).position.world.rotation == 3


def test_3_1_a_board_once_turned_is_turned_on_from_there() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    tell(played(match, (0, RED)), TurnBoard(3))
    assert match.position.world.rotation == 3
    deal(match, "4 sun 3 moon", ALIEN, STRANGE)
    tell(played(match, (0, BLUE)), TurnBoard(4))
    assert match.position.world.rotation == 2


@pytest.mark.parametrize("steps", [-1, 5])
def test_3_1_it_has_five_circles(steps: int) -> None:
    match = lt.start("zuma", 3, seed="turn")
    why = why_not(match, TurnBoard(steps))
    assert why.rule == "3.1"
    assert why.text("en") == f"The board has five circles: it turns by 0 to 4 of them, not by {steps}."


def test_3_1_the_board_is_turned_before_anybody_has_cards() -> None:
    match = lt.start("zuma", 4, seed="turn")
    assert isinstance(match.position.question, Turning)
    assert match.position.world.hands == [()] * 4
    tell(match, TurnBoard(0))
    assert isinstance(match.position.question, Passing)
    assert [len(hand) for hand in match.position.world.hands] == [7] * 4


def test_3_1_at_a_calm_table_the_board_stays_as_it_is() -> None:
    match = lt.start("zuma", 4, seed="turn", options={"pace": "calm"})
    assert isinstance(match.position.question, Passing)
    play(match, Dice("calm"))
    assert match.position.world.rotation == 0


def test_3_2_everybody_sees_their_own_seven_cards_and_nobody_the_rest() -> None:
    match = dealt("4 sun 3 moon", "4 rain 3 flint", players=4)
    assert match.seen_by(0).hands[0] == cards("4 sun 3 moon")
    for viewer in (1, 2, 3, None):
        assert "sun" not in match.seen_by(viewer).hands[0]
        pile: Any = match.seen_by(viewer).pile
        assert pile == 7
    assert all_cards(match.position.world) == Counter(deck_for(4))


def test_3_2_no_line_tells_what_is_dealt() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    told = ["You call first.", "Set 1, round 1: you deal and call.", "You leave the board as it stands."]
    assert lines(match, 0) == told


def test_3_3_a_deal_that_nobody_could_win_is_dealt_again_without_a_word() -> None:
    assert not can_be_won(sum(map(cards, UNWINNABLE), ()))
    match = opened(3)
    before = match.log(None)
    for player, hand in enumerate(UNWINNABLE):
        tell(match, *(Deal(Player(player), card) for card in cards(hand)))
    assert match.waiting_for() == [NATURE]
    assert match.position.world.hands == [()] * 3
    assert len(match.position.world.pile) == 31
    assert match.log(None) == before


@pytest.mark.parametrize("seed", range(60))
def test_3_3_so_every_deal_that_is_seen_can_be_won(seed: int) -> None:
    match = lt.start("zuma", 3, seed=f"deal {seed}", options={"pace": "calm"})
    assert can_be_won(sum(match.position.world.hands, ()))


def test_3_4_a_hand_that_wins_straight_from_the_deal_may_be_used_at_once() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    played(match, (ANN, RED), (BOB, BLUE))
    assert last_round(match).passes == 0
    assert last_round(match).points == (2, 1, 0)


def test_a_seeded_match_needs_nobody_to_deal() -> None:
    match = lt.start("zuma", 6, seed="6")
    assert NATURE not in match.waiting_for()
    tell(match, (match.waiting_for()[0], TurnBoard(0)), (3, grab(RED)))
    assert [grabbed.player for grabbed in match.position.world.grabs] == [3]
