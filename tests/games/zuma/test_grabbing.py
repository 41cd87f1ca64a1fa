"""Rule 5: the grab, live. How a calm table does it is told in test_calm.py."""

import pytest

from ludotheque.core.language.refusals import CannotUndo, IllegalAnswer
from ludotheque.core.language.words import Player
from ludotheque.games.zuma.grabbing import Grab, Scrambling
from ludotheque.games.zuma.material import Totem
from ludotheque.games.zuma.passing import Give
from ludotheque.games.zuma.table import Grabbed
from tests.story import tell

from .story import (
    ALIEN,
    ANN,
    BLUE,
    BLUE_TOO,
    BOB,
    CLEO,
    DAN,
    PLAIN,
    RED,
    RED_TOO,
    STRANGE,
    VIOLET,
    Zuma,
    cards,
    dealt,
    everybody_gives_what_came_last,
    grab,
    hand_of,
    last_round,
    lines,
    played,
    refused,
    stay_away,
)


def four_players() -> Zuma:
    """Ann holds a winning hand."""
    return dealt("4 sun 3 moon", "4 jaguar 2 eagle mask", players=4)


def test_5_1_anybody_may_seize_a_totem_instead_of_giving() -> None:
    match = dealt(*PLAIN)
    for player in range(3):
        assert match.legal(player)[-2:] == [grab(RED), grab(BLUE)]


def test_5_1_the_first_hand_ends_the_passing_at_once() -> None:
    match = four_players()
    tell(match, (2, grab(VIOLET)))
    assert isinstance(match.position.question, Scrambling)
    assert match.position.world.grabs == (Grabbed(CLEO, VIOLET),)
    assert match.waiting_for() == [0, 1, 3]


def test_5_1_what_was_chosen_for_this_call_is_not_given_any_more() -> None:
    match = four_players()
    before = [hand_of(match, player) for player in range(4)]
    tell(match, (1, Give("mask")), (3, Give(hand_of(match, DAN)[0])), (0, grab(RED)))
    assert [hand_of(match, player) for player in range(4)] == before
    assert match.position.world.passes == 0
    assert lines(match)[-1] == "Ann seizes red."


def test_5_1_it_may_be_later_in_the_deal() -> None:
    match = everybody_gives_what_came_last(four_players(), 6)
    tell(match, (0, grab(RED)))
    played(match)
    assert last_round(match).passes == 6


def test_5_2_the_others_need_no_winning_hand() -> None:
    match = played(four_players(), (ANN, RED), (DAN, BLUE), (CLEO, VIOLET))
    assert last_round(match).points == (2, 0, 1, 1)


def test_5_2_totems_are_awarded_in_the_order_of_arrival() -> None:
    match = four_players()
    tell(match, (ANN, grab(RED)), (DAN, grab(BLUE)))
    assert match.waiting_for() == [BOB, CLEO]
    tell(match, (BOB, grab(VIOLET)))
    assert last_round(match).grabs == (Grabbed(ANN, RED), Grabbed(DAN, BLUE), Grabbed(BOB, VIOLET))


def test_5_3_a_totem_that_is_taken_is_taken() -> None:
    match = four_players()
    tell(match, (ANN, grab(RED)))
    assert match.legal(BOB) == [grab(VIOLET), grab(BLUE), stay_away]
    assert refused(match, BOB, grab(RED), "5.3") == (
        "That red totem is gone: Ann has it.",
        "Trop tard, Ann tient déjà ce totem rouge.",
    )
    with pytest.raises(IllegalAnswer):
        match.answer(BOB, grab(RED))
    tell(match, (BOB, grab(BLUE)))
    assert match.position.world.grabs[-1] == Grabbed(BOB, BLUE)


def test_5_3_one_totem_for_each_player() -> None:
    match = four_players()
    tell(match, (ANN, grab(RED)))
    assert match.legal(ANN) == []
    why = match.refusal(ANN, grab(BLUE))
    assert why is not None
    assert why.rule == ""


@pytest.mark.parametrize("circle", [-1, 1, 4, 5])
def test_2_1_a_totem_that_is_not_in_play_cannot_be_seized(circle: int) -> None:
    match = four_players()
    english, french = refused(match, ANN, Grab(Totem(circle)), "2.1")
    assert english == f"No totem stands on circle {circle + 1}."
    assert french == f"Il n’y a pas de totem sur le cercle {circle + 1}."


def test_5_4_the_scramble_ends_when_all_totems_are_taken() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    tell(match, (ANN, grab(RED)), (CLEO, grab(BLUE)))
    assert match.position.world.grabs == ()
    assert last_round(match).points == (2, 0, 1)


def test_5_4_or_when_nobody_wants_another() -> None:
    match = four_players()
    tell(match, (ANN, grab(RED)), (CLEO, stay_away))
    assert match.waiting_for() == [BOB, DAN]
    tell(match, (DAN, stay_away), (BOB, stay_away))
    assert last_round(match).grabs == (Grabbed(ANN, RED),)
    assert last_round(match).points == (2, 0, 0, 0)


def test_5_4_who_is_last_to_want_one_may_still_take_it() -> None:
    match = four_players()
    tell(match, (ANN, grab(RED)), (CLEO, stay_away), (BOB, stay_away), (DAN, grab(BLUE)))
    assert last_round(match).points == (2, 0, 0, 1)


def test_5_4_to_stay_away_is_what_the_clock_answers() -> None:
    match = four_players()
    tell(match, (ANN, grab(RED)))
    question = match.position.question
    assert question is not None
    assert question.default(match.position.world, BOB) == stay_away


def test_6_players_have_five_totems_and_two_of_a_colour_are_two() -> None:
    match = dealt("4 sun 3 moon", players=6)
    tell(match, (0, grab(RED)), (1, grab(RED_TOO)), (2, grab(BLUE)), (3, grab(BLUE_TOO)))
    assert match.waiting_for() == [4, 5]
    tell(match, (5, grab(VIOLET)))
    assert last_round(match).points == (2, 1, 1, 1, 0, 1)


def test_a_grab_cannot_be_taken_back() -> None:
    match = four_players()
    for player, totem in ((ANN, RED), (BOB, BLUE), (CLEO, VIOLET)):
        tell(match, (player, grab(totem)))
        with pytest.raises(CannotUndo):
            match.undo(player)


def test_the_last_hand_has_opened_all_the_others_and_cannot_be_taken_back_by_the_next_caller_either() -> None:
    """Bob takes the last totem and calls next: nobody else is asked, no die was thrown, but the hands lie open."""
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    tell(match, (ANN, grab(RED)), (BOB, grab(BLUE)))
    assert match.waiting_for() == [BOB]
    with pytest.raises(CannotUndo):
        match.undo(BOB)


def test_a_card_may_be_chosen_again_until_the_call() -> None:
    match = dealt(*PLAIN)
    tell(match, (0, Give("sun")))
    match.undo(0)
    tell(match, (0, Give("moon")), (1, Give("sun")), (2, Give("rain")))
    assert hand_of(match, BOB) == cards("sun 2 moon jaguar eagle maize moon")
    with pytest.raises(CannotUndo):
        match.undo(Player(2))
