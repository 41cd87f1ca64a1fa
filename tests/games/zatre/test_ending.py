"""Rule 7: the end."""

from random import Random
from typing import Any

import pytest

from ludotheque.core import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.games.zatre import GAME
from ludotheque.games.zatre.ending import End
from tests.story import asked, tell

from .story import SQUARE, Zatre, draw, draw_one, end_turn, hand_of, lay, opened, play_on, sheet_of, table

CANNOT_DRAW, BAG_BELOW_TWO, BAG_EMPTY = "cannot_draw", "bag_below_two", "bag_empty"


def turn_with(hand: list[int], bag: list[int], end_rule: str, **options: Any) -> Zatre:
    """A turn on the booklet's square; somebody else has all the tiles that are not named."""
    return table(SQUARE, hand, bag=bag, options={"end_rule": end_rule, **options})


def confirmed(match: Zatre) -> list[str]:
    """Why the game ended when the turn was confirmed."""
    return [event.what.reason for event in tell(match, end_turn) if isinstance(event.what, End)]


@pytest.mark.parametrize("bag", [[], [1]])
def test_7_1_with_no_tile_you_need_two_from_the_bag(bag: list[int]) -> None:
    assert turn_with([], bag, CANNOT_DRAW).over


def test_7_1_two_are_enough() -> None:
    match = turn_with([], [1, 2], CANNOT_DRAW)
    assert not match.over
    assert asked(match) == NATURE


@pytest.mark.parametrize("single_draw", ["may", "must"])
@pytest.mark.parametrize("hand", [[1], [3], [3, 4], [6, 5, 4]])
def test_7_1_with_one_tile_or_none_that_fits_you_need_one_even_where_drawing_is_a_choice(
    hand: list[int], single_draw: str
) -> None:
    assert turn_with(hand, [], CANNOT_DRAW, single_draw=single_draw).over
    assert not turn_with(hand, [2], CANNOT_DRAW, single_draw=single_draw).over


def test_7_1_whoever_holds_two_of_which_one_fits_needs_none_and_still_plays() -> None:
    match = turn_with([1, 6], [], CANNOT_DRAW)
    assert not match.over
    assert asked(match) == 0


def test_7_1_the_end_comes_at_the_start_of_a_turn_not_when_the_last_tile_is_drawn() -> None:
    match = turn_with([], [1, 2], CANNOT_DRAW)
    tell(match, draw(0, 1), draw(0, 2))
    assert not match.over
    tell(match, lay(1, "J8"), lay(2, "J7"), end_turn)
    assert sheet_of(match, 0) == ["- - - 8"]


@pytest.mark.parametrize(("hand", "bag"), [([1, 6], [1]), ([1, 6], []), ([1], [1]), ([], [1])])
def test_8_4_bag_below_two_ends_the_game_at_the_start_of_any_turn(hand: list[int], bag: list[int]) -> None:
    assert turn_with(hand, bag, BAG_BELOW_TWO).over


@pytest.mark.parametrize("hand", [[], [1], [1, 6], [3, 6]])
def test_8_4_bag_below_two_goes_on_while_there_are_two(hand: list[int]) -> None:
    assert not turn_with(hand, [1, 2], BAG_BELOW_TWO).over


@pytest.mark.parametrize("hand", [[], [1], [1, 6], [3, 6]])
def test_8_4_bag_empty_ends_the_game_at_the_start_of_any_turn_with_an_empty_bag(hand: list[int]) -> None:
    assert turn_with(hand, [], BAG_EMPTY).over
    assert not turn_with(hand, [2], BAG_EMPTY).over


def test_8_4_bag_empty_until_then_you_draw_what_is_there() -> None:
    match = turn_with([], [2], BAG_EMPTY)
    tell(match, draw(0, 2))
    assert asked(match) == 0
    assert hand_of(match, 0) == [2]


def opening_of_three_sixes(players: int = 2) -> Zatre:
    match = opened(6, 6, 6, players)
    tell(match, lay(6, "H8"), lay(6, "I8"), lay(6, "I7"), end_turn)
    return match


def test_7_2_when_not_even_a_one_fits_the_game_ends_at_once() -> None:
    """A square of four sixes: every row and every column is a 12."""
    match = opening_of_three_sixes()
    tell(match, draw(1, 6), draw(1, 1), lay(6, "H7"))
    assert match.legal(1) == [end_turn]
    assert confirmed(match) == ["dead"]
    assert match.over
    assert match.waiting_for() == []


def test_7_2_the_last_turn_is_still_scored() -> None:
    match = opening_of_three_sixes()
    tell(match, draw(1, 6), draw(1, 1), lay(6, "H7"), end_turn)
    assert match.result is not None
    assert match.result.scores == (16, 8)


def test_7_2_a_board_with_room_for_a_one_is_alive() -> None:
    match = opening_of_three_sixes()
    tell(match, draw(1, 5), draw(1, 6), lay(5, "H7"), end_turn)
    assert not match.over


def everybody_holds_what_does_not_fit(players: int) -> Zatre:
    """The square again; everybody has kept something when it is the turn of player 1."""
    match = opened(6, 5, 5, players)
    tell(match, lay(6, "H8"), lay(5, "I8"), lay(5, "I7"), end_turn)
    tell(match, draw(1, 5), draw(1, 3), lay(5, "H7"), end_turn)
    for player in (*range(2, players), 0):
        tell(match, draw(player, 3), draw(player, 4), end_turn)
    return match


@pytest.mark.parametrize("players", range(2, 7))
def test_7_3_when_all_players_pass_one_after_the_other_the_game_ends(players: int) -> None:
    match = everybody_holds_what_does_not_fit(players)
    for _ in range(players - 1):
        tell(match, play_on)
        assert confirmed(match) == []
    tell(match, play_on)
    assert confirmed(match) == ["passes"]
    assert match.over


def test_7_3_a_turn_between_that_is_not_a_pass_counts_them_anew() -> None:
    match = everybody_holds_what_does_not_fit(3)
    tell(match, play_on, end_turn, play_on, end_turn, draw_one, draw(0, 6), end_turn)
    tell(match, play_on, end_turn, play_on, end_turn)
    assert not match.over
    tell(match, play_on, end_turn)
    assert match.over


def test_7_4_tiles_left_in_a_hand_or_in_the_bag_cost_nothing() -> None:
    match = opening_of_three_sixes()
    tell(match, draw(1, 6), draw(1, 1), lay(6, "H7"), end_turn)
    assert hand_of(match, 1) == [1]
    assert match.result is not None
    assert match.result.scores[1] == 8


def ended_with(*sheets: list[list[bool | int | None]]) -> Zatre:
    return table(SQUARE, *([] for _ in sheets[:-1]), bag=[], sheets=sheets)


TEN, ELEVEN, TWELVE = [[False, 1, None, None]], [[False, None, 2, None]], [[False, None, None, 4]]


def test_7_5_the_highest_total_wins() -> None:
    result = ended_with([*TEN], [*TWELVE], [*ELEVEN]).result
    assert result is not None
    assert result.scores == (1, 4, 2)
    assert result.winners == (1,)


def test_7_5_players_who_are_level_share_the_victory() -> None:
    result = ended_with([*TWELVE], [*ELEVEN], [*TWELVE]).result
    assert result is not None
    assert result.winners == (0, 2)


def test_there_is_no_result_before_the_end() -> None:
    assert opening_of_three_sixes().result is None


def test_the_result_tells_every_line_that_counts_in_both_languages() -> None:
    result = ended_with([[True, 1, 2, 8], [True, 1, None, 4], [True, None, None, None]], [*TEN]).result
    assert result is not None
    assert [line.text("en", ["Ana", "Bo"]) for line in result.why] == [
        "Ana: 38",
        "Line 1 brings 28: 1 + 2 + 8 and a bonus of 3, doubled.",
        "Line 2 brings 10: 1 + 4, doubled.",
        "Bo: 1",
        "Line 1 brings 1.",
    ]
    assert [line.text("fr", ["Ana", "Bo"]) for line in result.why][1:3] == [
        "La ligne 1 rapporte 28 : 1 + 2 + 8 et un bonus de 3, fois deux.",
        "La ligne 2 rapporte 10 : 1 + 4, fois deux.",
    ]


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        ("dead", "Not even a one fits any more: the game is over.", "Même un 1 ne tient plus nulle part"),
        ("passes", "Everybody has passed: the game is over.", "Tout le monde a passé"),
        ("bag", "There are not enough tiles left in the bag: the game is over.", "Il ne reste plus assez"),
    ],
)
def test_the_end_says_its_reason(reason: Any, english: str, french: str) -> None:
    sentence = End(reason).sentence()
    assert sentence.text("en") == english
    assert sentence.text("fr").startswith(french)


@pytest.mark.parametrize("single_draw", ["may", "must"])
@pytest.mark.parametrize("end_rule", [CANNOT_DRAW, BAG_BELOW_TWO, BAG_EMPTY])
def test_7_1_a_turn_that_is_called_somebody_s_last_is_their_last(end_rule: str, single_draw: str) -> None:
    called = 0
    for seed in range(3):
        match = begin_match(GAME, 3, f"last {seed}", {"end_rule": end_rule, "single_draw": single_draw})
        random, last = Random(seed), {0: -1, 1: -1, 2: -1}
        while not match.over:
            (player,), turn = match.waiting_for(), match.position.world.turns
            assert last[player] in (-1, turn)
            question = match.position.question
            assert question is not None
            if question.prompt(match.seen_by(player), player).args["last"] == "yes":
                last[player] = turn
            match.answer(player, random.choice(match.legal(player)))
        called += sum(turn >= 0 for turn in last.values())
    assert called >= 3


def test_7_1_the_question_says_that_it_is_the_last_turn() -> None:
    match = table(SQUARE, [1, 1], [], bag=[1, 2])
    question = match.position.question
    assert question is not None
    assert question.prompt(match.seen_by(0), Player(0)).text("en") == "Your last turn: lay your two tiles."
    assert question.prompt(match.seen_by(0), Player(0)).text("fr") == "Ton dernier tour : pose tes deux tuiles."
