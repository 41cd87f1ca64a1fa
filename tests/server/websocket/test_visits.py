"""The connection was lost, the device is another, or there are two of them: everybody finds the table as it is."""

import json

import pytest

from tests.playing import Dice

from ..houses import Guest, Json, RunningHouse, Tab, play_on, table_of
from ..ledger import check_told


@pytest.fixture
def tabs_of_two(house: RunningHouse) -> list[Tab]:
    """A match of two people, just begun."""
    return table_of(house.guests(2))


def link_of(tab: Tab) -> str:
    """The secret of one's seat."""
    tab.tell("Link")
    while True:
        heard = tab.hear()
        if heard["type"] == "SeatLink":
            return str(heard["token"])


def shown(tab: Tab) -> tuple[Json, Json | None, list[Json]]:
    """What the table looks like in a tab."""
    return tab.facts, tab.play, tab.lines


# Two tabs, and lost connections.


def test_two_tabs_of_one_person_agree(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    with ann.sits_at(tabs[0].table) as second:
        for number in range(12):
            mine = next(
                (tab for tab in ((second, tabs[0]) if number % 2 else (tabs[0], second)) if tab.is_asked), tabs[1]
            )
            mine.answer_at_random(Dice(f"two tabs {number}"))
            for tab in (*tabs, second):
                tab.catch_up()
            assert shown(tabs[0]) == shown(second)
            assert tabs[0].you == second.you == {"person": 0, "seat": 0, "host": True}
        assert tabs[0].here == {"type": "Here", "seats": [0, 1], "away_after": 60.0}


def test_an_answer_given_in_both_tabs_counts_once(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    asked = tabs[0] if tabs[0].is_asked else tabs[1]
    twin = (ann if asked is tabs[0] else bob).sits_at(asked.table)
    assert asked.play is not None
    for tab in (asked, twin):
        tab.tell("Answer", ref=77, question=asked.play["question"], option=asked.options[0])
    for tab in (asked, twin):
        tab.catch_up()
    refusals = [frame for tab in (asked, twin) for frame in tab.frames if '"Refusal","ref":77' in frame]
    assert len(refusals) == 1
    assert "question-passed" in refusals[0]
    assert shown(asked)[:2] == shown(twin)[:2]
    assert len(asked.play["view"]["laid"]) == 1


def test_who_asks_with_a_number_of_their_own_hears_when_it_is_done(tabs_of_two: list[Tab]) -> None:
    tab, other = tabs_of_two
    tab.ask("Say", text="hello")
    kinds = [json.loads(frame)["type"] for frame in tab.frames[-3:]]
    assert kinds == ["News", "Done", "Pong"], "news come first, then that it is done"
    done = json.loads(tab.frames[-2])
    assert done == {"type": "Done", "ref": done["ref"], "number": tab.number}
    other.catch_up()
    assert not [frame for frame in other.frames if '"Done"' in frame and f'"number":{tab.number}' in frame]
    tab.tell("Say", text="no number")
    tab.catch_up()
    assert json.loads(tab.frames[-2])["type"] == "News"


def test_who_comes_back_gets_exactly_the_lines_they_missed(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    stays, leaves = table_of([ann, bob])
    play_on([stays, leaves], Dice("missed"), 5)
    leaves.close()
    for text in ("one", "two", "three"):
        stays.ask("Say", text=text)
    with bob.sits_at(stays.table, after=leaves.number) as back:
        assert [line["text"] for line in back.lines] == ["one", "two", "three"]
        assert back.facts == stays.facts
        assert back.number == stays.number
        assert leaves.lines + back.lines == [*bob.sits_at(stays.table).lines]


def test_who_comes_back_hears_what_was_taken_back(house: RunningHouse) -> None:
    people = house.guests(2)
    tabs = table_of(people)
    asked, other = (tabs[0], tabs[1]) if tabs[0].is_asked else (tabs[1], tabs[0])
    known = len(asked.lines)
    asked.answer(asked.options[0])
    other.catch_up()
    assert len(other.lines) > known
    other.close()
    assert asked.play is not None
    asked.ask("Undo", question=asked.play["question"])
    asked.answer(asked.options[-1])
    back = people[tabs.index(other)].sits_at(asked.table, after=other.number)
    assert back.gone == [other.number]
    assert [line for line in other.lines if line["number"] not in back.gone] + back.lines == [
        *people[tabs.index(other)].sits_at(asked.table).lines
    ]


def test_a_number_the_table_never_had_brings_the_whole_story(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    with ann.sits_at(tabs[0].table, after=10**9) as back:
        assert back.lines == tabs[0].lines


def test_what_every_tab_was_told_is_what_is_on_disk(house: RunningHouse) -> None:
    people = house.guests(2)
    tabs = table_of(people, bots=1)
    play_on(tabs, Dice("told"), 20)
    back = people[1].sits_at(tabs[0].table, after=tabs[0].number // 2)
    watcher = house.look_on(tabs[0].table, after=3, words=True)
    tabs[0].ask("Wave", phrase="well-played")
    for tab in (*tabs, back, watcher):
        tab.catch_up()
    assert check_told(house.folder, [*tabs, back, watcher]) > 40


# Another device.


def test_a_secret_link_moves_the_seat_to_another_device(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    play_on(tabs, Dice("moving"), 4)
    phone = house.guest()
    assert phone.cards() == []
    assert phone.post(f"/api/tables/{tabs[0].table}/seat", {"token": link_of(tabs[0])}).json == {"id": tabs[0].table}
    moved = phone.sits_at(tabs[0].table, after=tabs[0].number)
    old = tabs[0].until(lambda tab: tab.seat is None)
    assert old.play is not None
    assert moved.you == {"person": 0, "seat": 0, "host": True}
    assert old.you == {}
    assert set(old.play["view"]["hands"][0]) <= {"?"}, "the old device still sees the hand"
    assert "?" not in moved.play["view"]["hands"][0] if moved.play else False
    assert [card["id"] for card in phone.cards()] == [tabs[0].table]
    assert ann.cards() == []
    assert refused_answer(old) == "no-seat"
    play_on([moved, tabs[1]], Dice("moved"), 4)


def test_where_nobody_may_watch_the_old_device_is_seen_off(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], watchers=False)
    phone = house.guest()
    assert try_link(phone, tabs[0].table, link_of(tabs[0])) == (200, "")
    farewell = tabs[0].until_cut()
    assert farewell is not None
    assert farewell["why"]["id"] == "no-watchers"
    assert phone.sits_at(tabs[0].table).seat == 0


def refused_answer(tab: Tab) -> str:
    assert tab.play is not None
    return tab.refused("Answer", question=tab.play["question"], option={"type": "EndTurn"})


def try_link(guest: Guest, table: str, token: str) -> tuple[int, str]:
    reply = guest.post(f"/api/tables/{table}/seat", {"token": token})
    return reply.status, "" if reply.status == 200 else reply.why


def test_a_link_works_once(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    tab = ann.sits_at(ann.opens())
    token = link_of(tab)
    phone, thief = house.guest(), house.guest()
    assert try_link(phone, tab.table, token) == (200, "")
    assert try_link(thief, tab.table, token) == (400, "bad-link")
    assert try_link(ann, tab.table, token) == (400, "bad-link")
    with phone.sits_at(tab.table) as moved:
        moved.ask("Rise")
        tab.ask("Sit", seat=0)
        assert try_link(thief, tab.table, token) == (400, "bad-link"), "a used link opens the seat again"
        assert link_of(tab) != token


def test_a_link_is_of_no_use_once_its_seat_has_been_given_up(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2))
    token = link_of(tabs[1])
    tabs[1].ask("Rise")
    assert try_link(house.guest(), tabs[1].table, token) == (400, "bad-link")


def test_a_guessed_cut_or_foreign_link_opens_nothing(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    tab, other = ann.sits_at(ann.opens()), ann.sits_at(ann.opens())
    token, thief = link_of(tab), house.guest()
    flipped = token[:-1] + ("0" if token[-1] != "0" else "1")
    wrong = [
        "",
        "0",
        "0-",
        token[:-1],
        token[1:],
        token + "0",
        flipped,
        token.upper(),
        "1" + token[1:],
        "0-" + "0" * 48,
    ]
    for guess in (*wrong, link_of(other), "é" * 50, token + "\n"):
        assert try_link(thief, tab.table, guess) == (400, "bad-link"), guess
    assert try_link(thief, tab.table, "x" * 201) == (400, "not-a-message")
    assert try_link(thief, "no-such-table", token) == (404, "unknown-table")
    assert thief.cards() == []
    assert try_link(ann, tab.table, token) == (200, ""), "one's own link harms nobody"
    assert tab.seat == 0


def test_nobody_has_two_seats_by_a_link(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob])
    assert try_link(bob, tabs[0].table, link_of(tabs[0])) == (400, "has-seat")


def test_who_has_no_seat_gets_no_link(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2))
    assert house.guest().sits_at(tabs[0].table).refused("Link") == "no-seat"
    assert house.look_on(tabs[0].table).refused("Link") == "no-seat"


# Watching.


def test_a_watcher_sees_what_everybody_may_see(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2))
    watchers = [house.look_on(tabs[0].table), house.guest("Eve").sits_at(tabs[0].table)]
    play_on(tabs, Dice("watched"), 5)
    for watcher in watchers:
        watcher.catch_up()
        assert watcher.you == {}
        assert watcher.play is not None
        assert tabs[0].play is not None
        assert not watcher.is_asked
        assert {tile for hand in watcher.play["view"]["hands"] for tile in hand} == {"?"}
        assert watcher.play["view"]["board"] == tabs[0].play["view"]["board"]
        assert [line["number"] for line in watcher.lines] == [line["number"] for line in tabs[0].lines]
        assert refused_answer(watcher) == "no-seat"
    tabs[0].catch_up()
    assert tabs[0].here == {"type": "Here", "seats": [0, 1], "away_after": 60.0, "watchers": 2}


@pytest.mark.parametrize("known", [False, True])
def test_a_table_without_watchers_shows_them_nothing_once_the_match_runs(house: RunningHouse, known: bool) -> None:
    people = house.guests(2)
    tabs = table_of(people, watchers=False)
    stranger = house.guest("Eve")
    watcher = stranger.sits_at(tabs[0].table) if known else house.look_on(tabs[0].table)
    assert watcher.until_cut() == watcher.farewell
    assert watcher.farewell is not None
    assert watcher.farewell["why"]["id"] == "no-watchers"
    assert watcher.facts == {}
    for kept in ("film", "record", "chronicle"):
        path = f"/api/tables/{tabs[0].table}/{kept}"
        for reply in (stranger.get(path), house.get(path)):
            assert (reply.status, reply.why) == (400, "no-watchers")
    assert people[0].get(f"/api/tables/{tabs[0].table}/film").status == 200
