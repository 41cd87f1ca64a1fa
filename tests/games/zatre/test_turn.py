"""Rule 3: the turn."""

from itertools import count
from random import Random

import pytest

from ludotheque.core.language.refusals import CannotUndo
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.placing import Place
from tests.story import asked, tell, why_not

from .story import (
    SQUARE,
    Zatre,
    board_of,
    draw,
    draw_one,
    end_turn,
    hand_of,
    lay,
    opened,
    play_on,
    table,
    totals,
)

SEATS: tuple[Player | None, ...] = (Player(0), Player(1), None)
"""Two players and somebody who looks on."""


def draws_before_asking(match: Zatre, player: int) -> int:
    """How many tiles nature still gives the player before anything is asked."""
    draws = 0
    while asked(match) == NATURE:
        assert {option.player for option in match.legal(NATURE)} == {player}
        tell(match, draw(player, 1))
        draws += 1
    assert asked(match) == player
    return draws


def test_3_1_with_no_tile_you_draw_two() -> None:
    match = table(SQUARE, [], [])
    assert draws_before_asking(match, 0) == 2
    assert hand_of(match, 0) == [1, 1]


def test_3_1_only_who_draws_sees_the_tile() -> None:
    match = beate_keeps_a_3()
    tell(match, draw(0, 2), draw(0, 1))
    drawn = {
        viewer: [event.sentence().text("en", "AB", viewer) for event in match.log(viewer)[-2:]] for viewer in SEATS
    }
    assert drawn == {0: ["You draw a 2.", "You draw a 1."], 1: ["A draws a tile."] * 2, None: ["A draws a tile."] * 2}


@pytest.mark.parametrize("tile", [1, 3])
def test_3_2_with_exactly_one_tile_you_may_draw_one_whether_it_fits_or_not(tile: int) -> None:
    match = table(SQUARE, [tile], [])
    assert match.legal(0) == [draw_one, play_on]
    tell(match, draw_one)
    assert draws_before_asking(match, 0) == 1


def test_3_2_or_you_play_with_the_one_you_have() -> None:
    match = table(SQUARE, [1], [])
    tell(match, play_on)
    assert asked(match) == 0
    assert hand_of(match, 0) == [1]
    assert {option.tile for option in match.legal(0)} == {1}


def test_3_2_who_draws_nothing_must_still_lay_what_fits() -> None:
    match = table(SQUARE, [1], [])
    tell(match, play_on)
    assert why_not(match, end_turn).rule == "4.2.5"


@pytest.mark.parametrize("tile", [1, 3])
def test_8_5_under_must_the_one_tile_is_drawn_without_a_question(tile: int) -> None:
    match = table(SQUARE, [tile], [], options={"single_draw": "must"})
    assert draws_before_asking(match, 0) == 1


@pytest.mark.parametrize("single_draw", ["may", "must"])
@pytest.mark.parametrize("hand", [[1, 3], [2, 2], [6, 2, 5], [6, 5, 4, 3, 1]])
def test_3_3_with_two_or_more_of_which_one_fits_you_draw_nothing(hand: list[int], single_draw: str) -> None:
    match = table(SQUARE, hand, [], options={"single_draw": single_draw})
    assert asked(match) == 0
    assert hand_of(match, 0) == sorted(hand)
    assert all(isinstance(option, Place) for option in match.legal(0))


@pytest.mark.parametrize("hand", [[3, 3], [6, 4, 5]])
def test_3_4_with_two_or_more_of_which_none_fits_you_may_draw_one(hand: list[int]) -> None:
    match = table(SQUARE, hand, [])
    assert match.legal(0) == [draw_one, play_on]


def test_3_4_whoever_declines_has_nothing_to_lay() -> None:
    match = table(SQUARE, [3, 4], [])
    tell(match, play_on)
    assert match.legal(0) == [end_turn]


def test_8_5_under_must_one_is_drawn_when_none_of_several_fits() -> None:
    match = table(SQUARE, [3, 4], [], options={"single_draw": "must"})
    assert draws_before_asking(match, 0) == 1


def test_3_4_if_you_can_now_lay_a_tile_all_your_tiles_are_in_play() -> None:
    """The 2 on J7 makes a 12; beside it there is room for the 6, and then for the 3."""
    match = table(SQUARE, [3, 6], [])
    tell(match, draw_one, draw(0, 2), lay(2, "J7"), lay(6, "J6"), lay(3, "K6"), end_turn)
    assert hand_of(match, 0) == []
    assert len(board_of(match)) == 7


def test_3_4_one_tile_is_drawn_and_not_more_even_when_it_does_not_fit_either() -> None:
    match = table(SQUARE, [3, 6], [])
    tell(match, draw_one, draw(0, 4))
    assert match.legal(0) == [end_turn]
    tell(match, end_turn)
    assert hand_of(match, 0) == [3, 4, 6]


def test_3_5_tiles_are_laid_one_at_a_time() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"))
    assert asked(match) == 0
    assert hand_of(match, 0) == [5, 5]
    assert board_of(match) == {(7, 7): 6}


def test_3_5_the_question_says_what_is_to_do() -> None:
    match = beate_keeps_a_3()
    asked_in_words = []
    for told in (draw(0, 2), draw(0, 1), lay(2, "J7"), lay(1, "H6")):
        tell(match, told)
        question = match.position.question
        assert question is not None
        asked_in_words.append(question.prompt(match.position.world, asked(match)).text("en"))
    assert asked_in_words == [
        "Which tile is drawn?",
        "Lay your two tiles.",
        "Lay your second tile.",
        "End your turn, or take tiles back.",
    ]


def test_3_5_laid_tiles_may_be_taken_back_as_often_as_you_like() -> None:
    match = opened(6, 5, 5)
    before = match.legal(0)
    for cell in ("H7", "I8", "H9"):
        tell(match, lay(6, "H8"), lay(5, cell))
        match.undo(0)
        match.undo(0)
        assert hand_of(match, 0) == [5, 5, 6]
        assert board_of(match) == {}
        assert match.legal(0) == before


def test_3_5_a_turn_taken_back_can_be_played_otherwise() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "G8"), lay(5, "H7"))
    match.undo(0)
    match.undo(0)
    tell(match, lay(5, "I8"), lay(5, "I7"), end_turn)
    assert totals(match) == (6, 0)


def test_3_5_what_was_drawn_is_not_taken_back() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"))
    match.undo(0)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert hand_of(match, 0) == [5, 5, 6]


def test_3_5_to_draw_nothing_can_be_taken_back_but_not_to_draw() -> None:
    match = beate_keeps_a_3()
    tell(match, draw(0, 1), draw(0, 1), lay(1, "J7"), lay(1, "J8"), end_turn)
    tell(match, play_on)
    match.undo(1)
    assert match.legal(1) == [draw_one, play_on]
    tell(match, draw_one, draw(1, 1))
    assert not match.can_undo(1)


def asked_whether_to_draw() -> Zatre:
    """A match with a seed, played by chance until somebody may draw one tile."""
    random = Random(1)
    for number in count():
        match = begin_match(GAME, 2, f"a tile is kept {number}")
        while not match.over:
            options = match.legal(asked(match))
            if options == [draw_one, play_on]:
                return match
            tell(match, random.choice(options))
    raise AssertionError


def test_3_5_a_draw_stands_too_where_the_bag_answers_by_itself() -> None:
    match = asked_whether_to_draw()
    player = asked(match)
    tell(match, play_on)
    assert match.can_undo(player)
    match.undo(player)
    tell(match, draw_one)
    assert asked(match) == player
    assert not match.can_undo(player)


def test_3_5_a_confirmed_turn_stands() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    assert not match.can_undo(0)
    with pytest.raises(CannotUndo):
        match.undo(0)
    assert len(board_of(match)) == 3


def test_3_5_nobody_takes_back_the_tiles_of_another() -> None:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"))
    assert not match.can_undo(1)


def beate_keeps_a_3() -> Zatre:
    match = opened(6, 5, 5)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    tell(match, draw(1, 5), draw(1, 3), lay(5, "H7"), end_turn)
    return match


def test_3_6_a_turn_in_which_nothing_is_drawn_or_laid_is_a_pass() -> None:
    match = table(SQUARE, [3], [4], [])
    tell(match, play_on, end_turn)
    assert match.position.world.passes == 1
    tell(match, play_on, end_turn)
    assert match.position.world.passes == 2


def test_3_6_a_turn_with_a_draw_is_no_pass() -> None:
    match = table(SQUARE, [3], [4], [], passes=1)
    tell(match, draw_one, draw(0, 6), end_turn)
    assert match.position.world.passes == 0


def test_3_6_a_turn_with_a_tile_laid_is_no_pass() -> None:
    match = table(SQUARE, [1], [4], [], passes=1)
    tell(match, play_on, lay(1, "J7"), end_turn)
    assert match.position.world.passes == 0


def test_only_the_player_whose_turn_it_is_may_answer() -> None:
    match = table(SQUARE, [1, 2], [1, 2])
    assert match.legal(1) == []
    assert match.refusal(1, lay(1, "J7")) is not None
