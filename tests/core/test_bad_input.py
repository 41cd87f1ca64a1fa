"""Whatever comes from outside: it is accepted, or it is refused with a clear sentence and nothing has changed."""

import json
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import bot_named
from ludotheque.core.language.refusals import (
    BadMessage,
    BadSetup,
    CannotUndo,
    IllegalAnswer,
    Refused,
    UnknownGame,
)
from ludotheque.core.matches.match import Match
from ludotheque.core.state.steps import NATURE, Option
from ludotheque.core.wire import load, save, wire

from ..playing import Dice, play, seats, state
from ..refusing import refused

HUGE = 10**30


@pytest.fixture
def match() -> Match[Any]:
    """A match of Zatre, after a few turns."""
    return play(lt.start("zatre", players=3, seed="bad input"), Dice("bad input"), 20)


def asked(match: Match[Any]) -> tuple[int, Option[Any]]:
    """Somebody who is asked, and something they may answer."""
    player = match.waiting_for()[0]
    return player, match.legal(player)[0]


@pytest.mark.parametrize("game", ["chess", "", "ZATRE", "x" * 5000, "../zatre", None, 5])
def test_an_unknown_game_is_refused_and_those_there_are_named(game: Any) -> None:
    with refused(UnknownGame, "zatre"):
        lt.start(game, players=2)
    with refused(UnknownGame, "zatre"):
        lt.option(game, {"type": "EndTurn"})


@pytest.mark.parametrize("game", [["zatre"], {"key": "zatre"}])
def test_a_game_that_is_not_even_a_name_is_refused(game: Any) -> None:
    with refused(UnknownGame, "zatre"):
        lt.start(game, players=2)


@pytest.mark.parametrize("players", [0, 1, 7, -2, HUGE, True, "3", 2.0, None, float("nan"), [2]])
def test_a_wrong_number_of_players_is_refused_and_the_right_ones_named(players: Any) -> None:
    with refused(BadSetup, "2 to 6"):
        lt.start("zatre", players=players)


@pytest.mark.parametrize("name", ["nope", "", "End_rule", 5, None])
def test_an_unknown_option_is_refused_and_the_known_ones_named(name: Any) -> None:
    with refused(BadSetup, "end_rule", "light_check"):
        lt.start("zatre", players=2, options={name: True})


@pytest.mark.parametrize("value", ["never", "", "CANNOT_DRAW", 3, None, True, ["bag_empty"], "x" * 5000])
def test_a_value_that_an_option_does_not_have_is_refused_and_the_possible_ones_named(value: Any) -> None:
    with refused(BadSetup, "bag_below_two, bag_empty, cannot_draw"):
        lt.start("zatre", players=2, options={"end_rule": value})


@pytest.mark.parametrize("value", [1, 0, "true", "yes", None, 1.0])
def test_an_option_that_is_a_yes_or_a_no_takes_nothing_else(value: Any) -> None:
    with refused(BadSetup, "true, false"):
        lt.start("zatre", players=2, options={"red_needs_own_row": value})


@pytest.mark.parametrize("value", [[], [1] * 100, [-1], [100], [HUGE], [1.5], ["3"], [True], "345", 5, None, {"1": 3}])
def test_a_bad_list_of_numbers_is_refused(value: Any) -> None:
    with refused(BadSetup, "bonus_table"):
        lt.start("zatre", players=2, options={"bonus_table": value})


def test_what_an_option_takes_is_said_in_words_a_player_knows() -> None:
    with refused(BadSetup) as refusal:
        lt.start("zatre", players=2, options={"bonus_table": []})
    assert "array" not in refusal.value.text("en")
    assert "array" not in refusal.value.text("fr")


@pytest.mark.parametrize("options", ["end_rule", ["end_rule"], 5, True])
def test_options_that_are_no_options_at_all_are_refused(options: Any) -> None:
    with refused(BadSetup):
        lt.start("zatre", players=2, options=options)


@pytest.mark.parametrize("seed", [42, 4.2, b"42", ["4", "2"], "\ud800"])
def test_a_seed_that_is_no_text_is_refused(seed: Any) -> None:
    with refused(BadSetup):
        lt.start("zatre", players=2, seed=seed)


def test_without_a_seed_every_match_has_one_of_its_own() -> None:
    one, other = (lt.start("zatre", players=2) for _ in range(2))
    assert one.seed != other.seed
    assert one.seed is not None
    assert len(one.seed) == 64


@pytest.mark.parametrize(
    "data", [None, [], 5, "EndTurn", b"EndTurn", {}, {"kind": "EndTurn"}, {"type": None}, {"type": 5}]
)
def test_a_message_of_no_shape_is_refused(data: Any) -> None:
    with refused(BadMessage, "type"):
        lt.option("zatre", data)


@pytest.mark.parametrize("name", ["Nope", "", "endturn", "Option", "Table", "__init__", "x" * 5000])
def test_a_message_of_an_unknown_type_is_refused(name: str) -> None:
    with refused(BadMessage, "zatre"):
        lt.option("zatre", {"type": name})


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"tile": 1},
        {"cell": [7, 7]},
        {"tile": "1", "cell": [7, 7]},
        {"tile": 1.0, "cell": [7, 7]},
        {"tile": True, "cell": [7, 7]},
        {"tile": None, "cell": [7, 7]},
        {"tile": [1], "cell": [7, 7]},
        {"tile": "?", "cell": [7, 7]},
        {"tile": 1, "cell": None},
        {"tile": 1, "cell": 7},
        {"tile": 1, "cell": "H8"},
        {"tile": 1, "cell": []},
        {"tile": 1, "cell": [7]},
        {"tile": 1, "cell": [7, 7, 7]},
        {"tile": 1, "cell": [7, "7"]},
        {"tile": 1, "cell": {"row": 7, "column": 7}},
    ],
)
def test_a_message_with_missing_or_wrong_fields_is_refused(fields: dict[str, Any]) -> None:
    with refused(BadMessage, "Place"):
        lt.option("zatre", {"type": "Place", **fields})


def test_a_field_too_many_changes_no_meaning() -> None:
    option = lt.option("zatre", {"type": "EndTurn"})
    with suppress(BadMessage):
        assert lt.option("zatre", {"type": "EndTurn", "and": "more"}) == option


def test_every_record_goes_over_the_wire_and_back(match: Match[Any]) -> None:
    for option in match.legal(match.waiting_for()[0]):
        assert lt.option("zatre", json.loads(json.dumps(lt.wire(option)))) == option


@pytest.mark.parametrize("tile", [0, 7, -1, HUGE, -HUGE])
def test_a_tile_that_does_not_exist_is_refused(match: Match[Any], tile: int) -> None:
    is_refused(match, {"type": "Place", "tile": tile, "cell": [7, 6]})


@pytest.mark.parametrize("cell", [[0, 0], [-1, 7], [15, 7], [7, 15], [HUGE, 7], [7, -HUGE], [10**400, 0]])
def test_a_cell_that_does_not_exist_is_refused(match: Match[Any], cell: list[int]) -> None:
    tile = match.position.world.hands[match.waiting_for()[0]][0]
    is_refused(match, {"type": "Place", "tile": tile, "cell": cell})


@pytest.mark.parametrize(
    "data",
    [
        {"type": "Turn", "player": 0},
        {"type": "Draw", "player": 0, "tile": 6},
        {"type": "End", "reason": "bag"},
        {"type": "Write", "player": 0, "rows": [{"sum": 12, "cells": []}], "crosses": []},
        {"type": "Placing", "player": 0},
    ],
)
def test_what_happens_by_itself_cannot_be_answered(match: Match[Any], data: dict[str, Any]) -> None:
    is_refused(match, data)


def is_refused(match: Match[Any], data: Any) -> None:
    """The message is an option, but no answer; and nothing has changed."""
    player, before, option = match.waiting_for()[0], state(match), lt.option("zatre", data)
    assert match.refusal(player, option) is not None
    with refused(IllegalAnswer):
        match.answer(player, option)
    assert state(match) == before


def test_a_bare_position_refuses_in_the_same_words_as_a_match(match: Match[Any]) -> None:
    player, option = match.waiting_for()[0], lt.option("zatre", {"type": "Place", "tile": 7, "cell": [7, 7]})
    before = save(match.position)
    with refused(IllegalAnswer, "You do not hold a 7."):
        match.answer(player, option)
    with refused(IllegalAnswer, "You do not hold a 7."):
        match.position.answer(player, option)
    assert save(match.position) == before


@pytest.mark.parametrize("option", [None, {}, "EndTurn", 5, {"type": "EndTurn"}])
def test_an_answer_that_is_no_option_is_refused(match: Match[Any], option: Any) -> None:
    before = state(match)
    with refused(IllegalAnswer):
        match.answer(match.waiting_for()[0], option)
    assert state(match) == before


def test_what_somebody_has_written_into_the_list_of_answers_is_no_answer(match: Match[Any]) -> None:
    player, _ = asked(match)
    option = lt.option("zatre", {"type": "Place", "tile": 7, "cell": [0, 0]})
    match.legal(player).append(option)
    before = state(match)
    with refused(IllegalAnswer):
        match.answer(player, option)
    assert state(match) == before


class Chameleon:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    __hash__ = None  # type: ignore[assignment]


def test_what_only_pretends_to_be_one_of_the_answers_is_refused(match: Match[Any]) -> None:
    player, _ = asked(match)
    before = state(match)
    with refused(IllegalAnswer):
        match.answer(player, Chameleon())  # type: ignore[arg-type]
    assert state(match) == before


def test_what_was_offered_before_an_answer_was_taken_back_is_judged_again(match: Match[Any]) -> None:
    while not (match.answers and match.can_undo(player := match.answers[-1][0])):
        match.answer(*asked(match))
    stale = match.legal(player)
    match.undo(player)
    for option in stale:
        twin = match.clone()
        legal = option in match.position.legal(player)
        with suppress(IllegalAnswer):
            twin.answer(player, option)
        assert (len(twin.answers) > len(match.answers)) == legal


def test_an_answer_out_of_turn_is_refused(match: Match[Any]) -> None:
    player, option = asked(match)
    before = state(match)
    for other in seats(match):
        if other != player:
            assert match.legal(other) == []
            with refused(IllegalAnswer, "waiting for"):
                match.answer(other, option)
    assert state(match) == before


@pytest.mark.parametrize("player", [3, 99, HUGE, -2, None, "0", NATURE])
def test_an_answer_by_somebody_who_is_not_at_the_table_is_refused(match: Match[Any], player: Any) -> None:
    before = state(match)
    with refused(IllegalAnswer, "waiting for"):
        match.answer(player, asked(match)[1])
    assert match.legal(player) == []
    assert state(match) == before


@pytest.mark.parametrize("form", [float, bool])
def test_a_player_is_a_plain_number_or_the_record_could_not_be_replayed(form: Callable[[int], Any]) -> None:
    match = lt.start("zatre", players=2, seed="1")
    while match.waiting_for() != [1]:
        match.answer(*asked(match))
    player, option = form(1), match.legal(1)[0]
    before = state(match)
    try:
        match.answer(player, option)
    except Refused:
        assert state(match) == before
    else:
        assert lt.replay(json.dumps(match.record())).record() == match.record()


def test_the_same_answer_twice_is_refused_when_the_question_has_moved_on(match: Match[Any]) -> None:
    player = match.waiting_for()[0]
    while match.waiting_for() == [player]:
        _, option = asked(match)
        match.answer(player, option)
    before = state(match)
    with refused(IllegalAnswer, "waiting for"):
        match.answer(player, option)
    assert state(match) == before


def test_after_the_end_nothing_is_answered_and_nothing_taken_back(match: Match[Any]) -> None:
    play(match, Dice("to the end"))
    before, (_, last) = state(match), match.answers[-1]
    for player in [*seats(match), NATURE]:
        assert match.legal(player) == []
        with refused(IllegalAnswer, "The game is over"):
            match.answer(player, last)
        with refused(CannotUndo):
            match.undo(player)
    assert state(match) == before


@pytest.mark.parametrize("player", [3, 99, -2, None, "0"])
def test_nobody_else_takes_an_answer_back(match: Match[Any], player: Any) -> None:
    match.answer(*asked(match))
    before = state(match)
    with refused(CannotUndo):
        match.undo(player)
    assert state(match) == before


def edited(position: dict[str, Any], **changes: Any) -> bytes:
    return json.dumps({**position, "world": {**position["world"], **changes}}).encode()


@pytest.mark.parametrize("saved", [b"", b"{", b"null", b"[]", b"5", b"{}", b'{"world": {}}', b"\xff"])
def test_a_save_that_is_none_is_refused(saved: bytes) -> None:
    with refused(BadMessage, "saved position"):
        load(lt.shelf["zatre"], saved)


@pytest.mark.parametrize(
    "changes",
    [
        {"board": None},
        {"board": []},
        {"board": [[300] * 15] * 15},
        {"board": [["x"] * 15] * 15},
        {"hands": 5},
        {"hands": [["?"]]},
        {"bag": 85},
        {"bag": ["x"]},
        {"sheets": [5]},
        {"sheets": [[[1]]]},
        {"rules": {"end_rule": "never"}},
    ],
)
def test_a_save_that_was_changed_into_nonsense_is_refused(match: Match[Any], changes: dict[str, Any]) -> None:
    with refused(BadMessage, "saved position"):
        load(match.game, edited(wire(match.position), **changes))


def test_a_save_that_was_cut_is_refused(match: Match[Any]) -> None:
    saved = save(match.position)
    for length in range(0, len(saved), 97):
        with refused(BadMessage, "saved position"):
            load(match.game, saved[:length])


def test_a_view_is_not_taken_for_a_save(match: Match[Any]) -> None:
    with refused(BadMessage, "saved position"):
        load(match.game, save(match.position.seen_by(match.waiting_for()[0])))


def test_an_unknown_bot_is_refused_and_those_there_are_named() -> None:
    with refused(Refused, "random", "greedy"):
        bot_named("deep thought")
