"""The record: the match itself, written down; whoever changes it is told where it parts."""

import json
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.language.refusals import BadRecord, BadSetup, Refused, UnknownGame
from ludotheque.core.wire import save

from ..playing import Dice, play, state
from ..refusing import refused

MIDDLE = 40
OPTIONS = {"light_check": "at_once", "end_rule": "bag_empty", "bonus_table": [1, 2, 3]}

Record = dict[str, Any]


@pytest.fixture
def record() -> Record:
    """A whole match of Zatre."""
    return play(lt.start("zatre", 3, "a record", OPTIONS), Dice("a record")).record()


@pytest.fixture
def begun() -> Record:
    """A match of Zatre that is not over."""
    return play(lt.start("zatre", 3, "a record", OPTIONS), Dice("a record"), MIDDLE).record()


def parts(record: Any, at: int, *telling: str) -> None:
    """The record does not replay: so many answers still agree, and the sentence tells these things."""
    with refused(BadRecord, *telling) as refusal:
        lt.replay(record)
    assert isinstance(refusal.value, BadRecord)
    assert refusal.value.at == at


def test_a_record_says_what_was_played_with_what_and_by_which_rules(record: Record) -> None:
    assert record["game"] == "zatre"
    assert record["players"] == 3
    assert record["seed"] == "a record"
    assert record["ludotheque"] == lt.__version__
    assert record["rules"] == lt.shelf["zatre"].rules_version
    assert {name: record["options"][name] for name in OPTIONS} == OPTIONS
    assert record["scores"] == [*lt.replay(record).result.scores]  # type: ignore[union-attr]


def test_the_record_of_a_match_in_progress_has_no_scores(begun: Record) -> None:
    assert begun["scores"] is None
    assert len(begun["answers"]) == MIDDLE


def test_a_record_is_replayed_from_a_text_from_bytes_and_from_plain_data(record: Record) -> None:
    text = json.dumps(record, indent=2)
    assert lt.replay(text).record() == lt.replay(text.encode()).record() == lt.replay(record).record() == record


def test_a_replayed_match_can_be_played_on(begun: Record) -> None:
    match = play(lt.replay(begun), Dice("on"))
    assert match.over
    assert match.record()["answers"][:MIDDLE] == begun["answers"]


def test_a_record_belongs_to_nobody_and_can_be_changed_freely(begun: Record) -> None:
    match = lt.replay(begun)
    before = state(match)
    begun["answers"].clear()
    match.record()["answers"].clear()
    assert state(match) == before


def test_an_answer_more_gives_a_mark_more_and_keeps_the_others(begun: Record) -> None:
    match = lt.replay(begun)
    marks = [*match.marks()]
    play(match, Dice("on"), 1)
    assert match.marks()[:-1] == marks


def test_upto_stops_after_so_many_answers(record: Record) -> None:
    assert [len(lt.replay(record, upto).answers) for upto in (0, 1, MIDDLE)] == [0, 1, MIDDLE]
    assert lt.replay(record, upto=0).position.waiting_for() == lt.start("zatre", 3, "a record", OPTIONS).waiting_for()


def test_upto_beyond_the_ends_is_the_start_or_the_whole(record: Record) -> None:
    assert len(lt.replay(record, upto=-1).answers) == 0
    assert len(lt.replay(record, upto=10**6).answers) == len(record["answers"])


def test_upto_does_not_read_what_comes_after(record: Record) -> None:
    record["answers"][MIDDLE]["what"] = {"type": "Nope"}
    assert save(lt.replay(record, upto=MIDDLE).position)
    with pytest.raises(BadRecord):
        lt.replay(record, upto=MIDDLE + 1)


@pytest.mark.parametrize("length", [0, 1, 10, 100, -1])
def test_a_record_that_was_cut_is_refused(record: Record, length: int) -> None:
    parts(json.dumps(record)[:length], 0, "cut off")


@pytest.mark.parametrize("text", ["hello", "{'format': 1}", b"\xff\xfe\x00", b"PK\x03\x04", "{} {}"])
def test_what_is_not_json_is_refused(text: str | bytes) -> None:
    parts(text, 0, "JSON")


@pytest.mark.parametrize(
    "text", ["null", "[]", "5", '"zatre"', "{}", '{"game": "zatre"}', '{"format": "1"}', '{"format": null}']
)
def test_json_that_is_no_record_is_refused(text: str) -> None:
    parts(text, 0, "not the record of a match")


@pytest.mark.parametrize("thing", [None, 5, [], [1, 2], {}, {1: 2}])
def test_a_thing_that_is_no_record_is_refused(thing: Any) -> None:
    parts(thing, 0, "record")


@pytest.mark.parametrize("format", [0, 2, -1, 99, 10**30])
def test_another_format_is_refused_and_both_are_named(record: Record, format: int) -> None:
    parts({**record, "format": format}, 0, "format 1")


@pytest.mark.parametrize("rules", [0, 2, 10**30])
def test_other_rules_are_refused_and_both_versions_named(record: Record, rules: int) -> None:
    parts({**record, "rules": rules}, 0, "version 1", "zatre")


def test_a_record_of_an_unknown_game_is_refused(record: Record) -> None:
    with refused(UnknownGame, "chess", "zatre"):
        lt.replay({**record, "game": "chess"})


@pytest.mark.parametrize(
    "field", ["ludotheque", "game", "rules", "players", "seed", "options", "start", "answers", "end", "scores"]
)
def test_a_missing_field_is_refused_by_name(record: Record, field: str) -> None:
    del record[field]
    parts(record, 0, field)


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", 5),
        ("rules", "1"),
        ("players", "3"),
        ("players", True),
        ("seed", 42),
        ("options", []),
        ("start", None),
        ("answers", {}),
        ("answers", [5]),
        ("answers", [{"who": 0}]),
        ("end", 5),
        ("scores", "1"),
        ("extra", 1),
    ],
)
def test_a_field_of_another_shape_is_refused_by_name(record: Record, field: str, value: Any) -> None:
    parts({**record, field: value}, 0, field)


@pytest.mark.parametrize("seed", ["a recorD", "", None])
def test_another_seed_parts_at_the_very_start(record: Record, seed: str | None) -> None:
    parts({**record, "seed": seed}, 0, "very start", "seed")


def test_a_seed_that_cannot_be_written_down_is_refused(record: Record) -> None:
    with refused(Refused):
        lt.replay({**record, "seed": "\ud800"})


def test_other_options_part_at_the_very_start(record: Record) -> None:
    for changes in ({"light_check": "end_of_turn"}, {"bonus_table": [1, 2]}, {"red_needs_own_row": True}):
        parts({**record, "options": {**record["options"], **changes}}, 0, "very start", "options")


def test_options_that_the_game_does_not_have_are_refused(record: Record) -> None:
    with refused(BadSetup, "nope"):
        lt.replay({**record, "options": {"nope": 1}})
    with refused(BadSetup, "never"):
        lt.replay({**record, "options": {"end_rule": "never"}})


def test_another_number_of_players_parts_at_the_very_start(record: Record) -> None:
    parts({**record, "players": 4}, 0, "very start", "players")
    with refused(BadSetup, "2 to 6"):
        lt.replay({**record, "players": 7})


def test_an_answer_replaced_by_another_legal_one_is_named_by_its_number(record: Record) -> None:
    number, answer = next((at, each) for at, each in enumerate(record["answers"]) if each["what"]["type"] == "Place")
    match = lt.replay(record, upto=number)
    legal = [lt.wire(option) for option in match.legal(answer["who"])]
    answer["what"] = next(option for option in legal if option != answer["what"])
    parts(record, number, f"answer {number + 1}:", "somewhere else")


@pytest.mark.parametrize("number", [0, 1, MIDDLE])
@pytest.mark.parametrize("what", [{"type": "Nope"}, {}, {"type": "Place", "tile": 9, "cell": [7, 7]}, {"type": "Turn"}])
def test_an_answer_that_was_never_possible_is_named_by_its_number(record: Record, number: int, what: Record) -> None:
    record["answers"][number]["what"] = what
    parts(record, number, f"answer {number + 1}:")


@pytest.mark.parametrize("who", [-1, 99, -(10**30)])
def test_an_answer_of_somebody_else_is_named_by_its_number(record: Record, who: int) -> None:
    record["answers"][MIDDLE]["who"] = who
    parts(record, MIDDLE, f"answer {MIDDLE + 1}:", "waiting for")


def test_a_changed_mark_is_named_by_its_number(record: Record) -> None:
    record["answers"][MIDDLE]["mark"] = "0" * 16
    parts(record, MIDDLE, f"answer {MIDDLE + 1}:")


def test_an_answer_cut_out_is_named_by_its_number(record: Record) -> None:
    del record["answers"][MIDDLE]
    parts(record, MIDDLE, f"answer {MIDDLE + 1}:")


def test_an_answer_put_in_is_named_by_its_number(record: Record) -> None:
    record["answers"].insert(MIDDLE, record["answers"][0])
    parts(record, MIDDLE, f"answer {MIDDLE + 1}:")


def test_two_answers_exchanged_are_named_by_the_first_number(record: Record) -> None:
    answers = record["answers"]
    first = next(at for at in range(MIDDLE, len(answers)) if answers[at]["what"] != answers[at + 1]["what"])
    answers[first], answers[first + 1] = answers[first + 1], answers[first]
    parts(record, first, f"answer {first + 1}:")


def test_a_last_answer_removed_is_noticed(record: Record, begun: Record) -> None:
    for whole in (record, begun):
        whole["answers"].pop()
        parts(whole, len(whole["answers"]), f"after answer {len(whole['answers'])}", "missing")


def test_an_answer_appended_after_the_end_is_noticed(record: Record) -> None:
    record["answers"].append(record["answers"][-1])
    parts(record, len(record["answers"]) - 1, f"answer {len(record['answers'])}:", "over")


def test_an_answer_appended_to_a_match_in_progress_is_noticed(begun: Record) -> None:
    more = play(lt.replay(begun), Dice("more"), 1).record()
    begun["answers"].append(more["answers"][-1])
    parts(begun, MIDDLE + 1, f"after answer {MIDDLE + 1}")


def test_changed_scores_are_noticed(record: Record, begun: Record) -> None:
    parts({**record, "scores": [999, 0, 0]}, len(record["answers"]), "result")
    parts({**record, "scores": None}, len(record["answers"]), "result")
    parts({**begun, "scores": [999, 0, 0]}, MIDDLE, "result")


def test_a_changed_end_is_noticed(record: Record) -> None:
    parts({**record, "end": "0" * 16}, len(record["answers"]))
