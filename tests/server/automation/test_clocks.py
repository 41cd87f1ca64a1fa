"""Time and absence: clocks that run out, people who are gone, and bots that hold their seats until they are back."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from typing import Literal

from ludotheque.server import entries
from ludotheque.server.storage.integrity import Row
from ludotheque.server.storage.store import FILE
from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import Guest, Json, RunningHouse, Tab, play_on, table_of, wait_until
from ..ledger import check_told, rewrite, tables_in

DAY = 24 * 60 * 60
FIVE_SECONDS = {"seconds": 5}


def let_pass(house: RunningHouse, seconds: float) -> None:
    """While the house is closed, so much time goes by: what is on disk is that much older."""
    for table, rows in tables_in(house.folder).items():
        rewrite(house.folder, table, [Row(row.number, row.at - int(seconds * 1000), row.entry) for row in rows])
    with closing(sqlite3.connect(house.folder / FILE)) as disk, disk:
        disk.execute("UPDATE summaries SET wake = wake - ? WHERE wake > 0", (int(seconds * 1000),))


def reopen_after(house: RunningHouse, seconds: float, **settings: float) -> None:
    """The house was closed for so long."""
    house.kill()
    let_pass(house, seconds)
    house.open(**settings)


def answers_by(house: RunningHouse, tab: Tab) -> list[str]:
    """Who gave each answer: a person, a bot, or the clock."""
    rows = [row.entry for row in tables_in(house.folder)[tab.table] if b'"Answered"' in row.entry]
    return [next((by for by in ("bot", "clock") if f'"by":"{by}"'.encode() in row), "person") for row in rows]


def tables_in_memory(house: RunningHouse) -> int:
    """How many tables the house looks after at the moment."""
    (line,) = [line for line in house.get("/metrics").body.decode().splitlines() if "ludotheque_tables_open " in line][
        -1:
    ]
    return int(float(line.split()[1]))


def asked_and_other(tabs: Sequence[Tab]) -> tuple[Tab, Tab]:
    """Of two, who is asked, and who is not."""
    return (tabs[0], tabs[1]) if tabs[0].is_asked else (tabs[1], tabs[0])


# Clocks.


def test_everybody_sees_when_the_time_of_who_is_asked_is_up(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    asked, other = asked_and_other(table_of([ann, bob], clock={"seconds": 3 * DAY}))
    for tab in (asked, other):
        assert tab.play is not None
        assert tab.play["deadlines"] == {str(asked.seat): tab.play["since"] + 3 * DAY * 1000}
    (card,) = ann.cards()
    assert asked.play is not None
    assert card["deadline"] == asked.play["deadlines"][str(asked.seat)]


def test_a_table_without_clock_has_no_deadline(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    assert tabs[0].play is not None
    assert "deadlines" not in tabs[0].play
    assert "deadline" not in ann.cards()[0]


def test_a_turn_of_several_answers_has_one_clock(house: RunningHouse) -> None:
    asked, _ = asked_and_other(table_of(house.guests(2), clock={"seconds": DAY}))
    assert asked.play is not None
    before = asked.play["deadlines"]
    asked.answer(asked.options[0])
    assert asked.is_asked
    assert asked.play["deadlines"] == before


def test_when_the_time_is_up_a_bot_answers_for_them_and_everybody_reads_so(open_house: OpenHouse) -> None:
    house = open_house()
    people = house.guests(2)
    asked, other = asked_and_other(table_of(people, clock=FIVE_SECONDS))
    assert other.seat is not None
    reopen_after(house, 60, away_after=0.3)
    with people[other.seat].sits_at(other.table, after=other.number) as back:
        back.until(lambda tab: tab.is_asked)
        assert {*answers_by(house, back)} == {"clock"}
        notes = [line["says"] for line in back.lines if line["type"] == "Noted"]
        assert {note["id"] for note in notes} == {"time-up"}
        assert all(note["args"]["who"] == {"seat": asked.seat} for note in notes)
        back.answer(back.options[0])
        assert answers_by(house, back)[-1] == "person"


def test_the_clock_rings_though_nobody_is_there(open_house: OpenHouse) -> None:
    house = open_house()
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], clock={"seconds": 2 * DAY})
    asked, other = asked_and_other(tabs)
    reopen_after(house, DAY, away_after=0.1)
    assert tables_in_memory(house) == 0, "there is nothing to do at the table yet"
    reopen_after(house, 1.01 * DAY)
    wait_until(lambda: ann.cards()[0]["waiting"] == [other.seat])
    assert {*answers_by(house, asked)} == {"clock"}


def test_when_the_time_is_up_and_the_game_knows_an_answer_it_is_given(moody_house: OpenHouse) -> None:
    house = moody_house()
    people = house.guests(2)
    tabs = table_of(people, game="moods", options={"mood": "broken"}, clock=FIVE_SECONDS)
    reopen_after(house, 60, away_after=0.1)
    with people[1].sits_at(tabs[0].table) as back:
        back.until(lambda tab: tab.is_asked)
        assert [line["what"] for line in back.lines if line["type"] == "Happened"] == [{"type": "Say", "number": 2}]
    assert "bot-failed" not in house.log()


def test_after_a_restart_everybody_has_a_moment_to_come_back(moody_house: OpenHouse) -> None:
    house = moody_house()
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], game="moods", clock=FIVE_SECONDS)
    reopen_after(house, 60, away_after=60)
    with ann.sits_at(tabs[0].table) as back:
        assert back.is_asked, "the time went on while the house was closed"
        back.answer({"type": "Say", "number": 3})
        assert answers_by(house, back) == ["person"]


def agree_on_disk(house: RunningHouse, table: str, agreed: entries.Agreed) -> None:
    """While the house is closed, something is agreed on that it would not offer: a quicker clock."""
    rows = tables_in(house.folder)[table]
    rewrite(house.folder, table, [*rows, Row(rows[-1].number + 1, rows[-1].at, entries.written(agreed))])


def sit_at_quick_clock(
    house: RunningHouse, mood: str, away: Literal["wait", "bot"] = "wait"
) -> tuple[list[Guest], list[Tab]]:
    """Two people at a table of Moods, with a second for each answer."""
    people = house.guests(2)
    table = people[0].opens("moods")
    with people[1].sits_at(table) as other:
        other.ask("Sit", seat=1)
    house.kill()
    agree_on_disk(house, table, entries.Agreed({"mood": mood}, 1, away))
    house.open()
    tabs = [guest.sits_at(table) for guest in people]
    tabs[0].ask("Begin")
    tabs[1].until(lambda tab: tab.play is not None)
    return people, tabs


def test_the_clock_of_who_looks_on_without_answering_rings(moody_house: OpenHouse) -> None:
    house = moody_house(away_after=60)
    _, tabs = sit_at_quick_clock(house, "broken")
    tabs[1].until(lambda tab: tab.is_asked)
    assert tabs[1].play is not None
    (begun, answered) = [row.at for row in tables_in(house.folder)[tabs[0].table][-2:]]
    assert 1000 <= answered - begun < 5000
    assert answers_by(house, tabs[1]) == ["clock"]


def test_the_clock_rings_for_who_came_back_while_a_bot_was_thinking(moody_house: OpenHouse) -> None:
    house = moody_house(away_after=0.1)
    people, (gone, other) = sit_at_quick_clock(house, "slow", away="bot")
    gone.close()
    other.until(lambda tab: "bot-holds" in tab.noted())
    with people[0].sits_at(other.table):
        other.until(lambda tab: tab.is_asked)
    assert answers_by(house, other) == ["clock"]


# People who are away.


def test_where_it_is_agreed_a_bot_holds_the_seat_of_who_is_gone_until_they_are_back(open_house: OpenHouse) -> None:
    house = open_house(away_after=0.3)
    people, dice = house.guests(2), Dice("away")
    gone, other = asked_and_other(table_of(people, away="bot"))
    gone.close()
    other.until(lambda tab: tab.is_asked)
    assert gone.seat is not None
    assert other.facts["seats"][gone.seat]["held"]
    assert other.noted()[-1] == "bot-holds"
    assert people[other.seat or 0].cards()[0]["relieved"] == [gone.seat]
    assert {*answers_by(house, other)} == {"bot"}
    other.answer_at_random(dice)
    with people[gone.seat].sits_at(other.table) as back:
        other.catch_up()
        assert "held" not in other.facts["seats"][gone.seat]
        assert other.noted()[-1] == "is-back"
        assert "relieved" not in people[gone.seat].cards()[0]
        play_on([other, back], dice, 3)
        assert answers_by(house, other)[-3:] == ["person"] * 3
        check_told(house.folder, [gone, other, back])


def test_where_nothing_else_is_agreed_the_table_waits(open_house: OpenHouse) -> None:
    house = open_house(away_after=0.1)
    gone, other = asked_and_other(table_of(house.guests(2)))
    gone.close()
    other.until(lambda tab: tab.here["seats"] == [tab.seat])
    assert other.is_quiet(0.8)


def test_who_has_another_tab_open_is_not_gone(open_house: OpenHouse) -> None:
    house = open_house(away_after=0.1)
    people = house.guests(2)
    gone, other = asked_and_other(table_of(people, away="bot"))
    assert gone.seat is not None
    with people[gone.seat].sits_at(gone.table):
        gone.close()
        other.catch_up()
        assert other.here["seats"] == [0, 1]
        assert other.is_quiet(0.8)


def sit_three(house: RunningHouse) -> tuple[list[Guest], list[Tab]]:
    people = house.guests(3)
    return people, table_of(people)


def test_who_has_only_just_gone_is_not_away_yet(house: RunningHouse) -> None:
    _, (ann, _, cleo) = sit_three(house)
    assert ann.refused("Hold", seat=2) == "not-away"
    cleo.close()
    ann.until(lambda tab: tab.here["seats"] == [0, 1])
    assert ann.refused("Hold", seat=2) == "gone-just-now"


def test_the_others_vote_that_a_bot_holds_a_seat(open_house: OpenHouse) -> None:
    people, (ann, bob, cleo) = sit_three(open_house(away_after=0))
    cleo.close()
    ann.until(lambda tab: tab.here["seats"] == [0, 1])
    ann.ask("Hold", seat=2)
    assert ann.facts["seats"][2] == {"name": "Cléo", "person": 2, "votes": [0]}
    assert ann.refused("Hold", seat=2) == "voted-already"
    bob.catch_up()
    bob.ask("Hold", seat=2)
    assert bob.facts["seats"][2] == {"name": "Cléo", "person": 2, "held": True, "relieved": [bob.number]}
    with people[2].sits_at(ann.table) as back:
        assert back.facts["seats"][2] == {"name": "Cléo", "person": 2, "relieved": [bob.number, back.number]}


def test_who_is_back_before_the_vote_is_over_keeps_the_seat(open_house: OpenHouse) -> None:
    people, (ann, bob, cleo) = sit_three(open_house(away_after=0))
    cleo.close()
    ann.until(lambda tab: tab.here["seats"] == [0, 1])
    ann.ask("Hold", seat=2)
    with people[2].sits_at(ann.table) as back:
        assert back.facts["seats"][2] == {"name": "Cléo", "person": 2}
        bob.catch_up()
        assert bob.refused("Hold", seat=2) == "not-away"


def test_nobody_votes_on_a_bot_or_without_a_seat_or_before_the_match(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    before = ann.sits_at(ann.opens())
    assert before.refused("Hold", seat=0) == "not-away"
    assert before.refused("Hold", seat=1) == "not-away"
    tabs = table_of([ann, bob])
    assert house.guest("Eve").sits_at(tabs[0].table).refused("Hold", seat=1) == "no-seat"
    assert tabs[0].refused("Hold", seat=0) == "not-away"
    assert tabs[0].refused("Hold", seat=7) == "no-such-seat"


def test_of_two_one_is_enough(open_house: OpenHouse) -> None:
    tabs = table_of(open_house(away_after=0).guests(2))
    gone, other = asked_and_other(tabs)
    gone.close()
    other.until(lambda tab: tab.here["seats"] == [tab.seat])
    other.ask("Hold", seat=gone.seat)
    other.until(lambda tab: tab.is_asked)


# A table that nobody looks at.


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back_as_it_was(open_house: OpenHouse) -> None:
    house = open_house(idle=0.1)
    people = house.guests(2)
    tabs = table_of(people)
    before: list[tuple[Json | None, list[Json]]] = [(tab.play, tab.lines) for tab in tabs]
    for tab in tabs:
        tab.close()
    wait_until(lambda: tables_in_memory(house) == 0)
    back = [guest.sits_at(tabs[0].table) for guest in people]
    assert [(tab.play, tab.lines) for tab in back] == before
