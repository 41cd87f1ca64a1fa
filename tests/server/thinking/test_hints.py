"""Hints and lessons of the house: told to whoever asks, counted for everybody, refused where they are not wanted."""

import time
from typing import Any

import pytest

from tests.playing import Dice

from ..houses import Json, RefusedAsk, RunningHouse, Tab, play_on, table_of

LOOKS = 240
"""Seconds after which a lesson will not come any more."""


def my_turn(house: RunningHouse, game: str = "zatre", people: int = 2, **options: Any) -> list[Tab]:
    """A table of people, the one who is asked first."""
    tabs = table_of(house.guests(people), game=game, options=options)
    for tab in tabs:
        tab.catch_up()
    return sorted(tabs, key=lambda tab: not tab.is_asked)


def question_of(tab: Tab) -> int:
    """The number of what is asked."""
    assert tab.play is not None
    number: int = tab.play["question"]
    return number


def chair_of(tab: Tab, seat: int | None) -> Json:
    """A seat, as this tab sees it."""
    assert tab.facts is not None
    assert seat is not None
    chair: Json = tab.facts["seats"][seat]
    return chair


def advice_for(tab: Tab) -> Json:
    """The hint that comes when it is asked for."""
    tab.tell("Hint", question=question_of(tab))
    while (heard := tab.hear())["type"] != "Advised":
        assert heard["type"] != "Refusal", heard
    return heard


def test_a_hint_is_told_to_whoever_asks_and_counted_for_everybody(house: RunningHouse) -> None:
    asker, other = my_turn(house)
    advice = advice_for(asker)
    assert advice["question"] == question_of(asker)
    assert advice["best"]["options"][0] in asker.options
    assert advice["best"]["says"]
    assert advice["outlook"]["package"] == "ludotheque.bots"
    assert all(each["verdict"] for each in advice["others"])
    other.until(lambda tab: tab.number >= asker.number)
    assert "hints" not in chair_of(other, other.seat)
    assert chair_of(other, asker.seat)["hints"] == 1
    assert other.is_quiet(0.2)


def test_the_same_question_gets_the_same_hint_and_counts_once(house: RunningHouse) -> None:
    asker, _ = my_turn(house)
    first, again = advice_for(asker), advice_for(asker)
    assert {**again, "ref": 0} == {**first, "ref": 0}
    asker.catch_up()
    assert chair_of(asker, asker.seat)["hints"] == 1


def test_only_one_hint_at_a_time_is_thought_out_for_a_seat(house: RunningHouse) -> None:
    asker, _ = my_turn(house)
    question = question_of(asker)
    asker.ask("Hint", question=question)
    assert asker.refused("Hint", question=question) == "hint-coming"


def test_nobody_gets_a_hint_who_is_not_asked_or_has_no_seat(house: RunningHouse) -> None:
    asker, other = my_turn(house)
    assert other.refused("Hint", question=question_of(other)) == "hint-not-asked"
    assert asker.refused("Hint", question=question_of(asker) + 1) == "question-passed"
    watcher = house.look_on(asker.table)
    assert watcher.refused("Hint", question=question_of(asker)) == "no-seat"
    with pytest.raises(RefusedAsk):
        other.ask("Hint", question=question_of(other))


def test_a_host_may_agree_on_a_table_without_hints(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    tab = ann.sits_at(ann.opens())
    tab.ask("Agree", options={}, customs={"hints": False})
    tab.ask("Offer", seat=1, to="bot", level="easy")
    assert tab.facts is not None
    assert tab.facts["customs"]["hints"] is False
    tab.ask("Begin")
    tab.until(lambda tab: tab.is_asked)
    assert tab.refused("Hint", question=question_of(tab)) == "no-hints"


def test_in_live_play_there_are_no_hints(house: RunningHouse) -> None:
    asker, *_ = my_turn(house, "zuma", people=3)
    asker.until(lambda tab: tab.is_asked)
    assert asker.refused("Hint", question=question_of(asker)) in ("no-hints-live", "question-passed")


def studied(house: RunningHouse, path: str) -> Json:
    """The lesson, once it is thought over; meanwhile it tells how far it is, and what was found."""
    seen: list[int] = []
    found: set[int] = set()
    for _ in range(LOOKS):
        studying = house.get(path).json
        if studying.get("lesson"):
            assert seen == sorted(seen)
            assert studying["done"] == studying["total"]
            assert found, "nothing was told before the end"
            lesson: Json = studying["lesson"]
            assert studying["found"] == lesson["costly"]
            return lesson
        seen.append(studying["done"])
        found |= {turn["at"] for turn in studying["found"]}
        time.sleep(1)
    raise AssertionError(f"no lesson comes: {seen}")


def test_a_lesson_waits_for_the_end_and_then_comes_by_itself(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2), game="zerzura")
    path = f"/api/tables/{tabs[0].table}/lesson"
    assert house.get(f"{path}?seat=0").why == "not-over"
    play_on(tabs, Dice("a lesson"))
    assert house.get(f"{path}?seat=2").why == "no-such-seat"
    assert house.get(f"{path}?seat=me").why == "no-such-seat"
    lesson = studied(house, f"{path}?seat=0")
    assert lesson["seat"] == 0
    film = house.get(f"/api/tables/{tabs[0].table}/film?seat=0").json
    for turn in lesson["costly"]:
        assert film["frames"][turn["at"]]["waiting"] == [0]
        assert turn["played"]["options"][0] != turn["better"]["options"][0] or turn["played"] != turn["better"]
        assert turn["gains"]
        assert all(reason["better"] for reason in turn["gains"] + turn["reasons"])
