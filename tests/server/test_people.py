"""People at a table: what they say, and whom the host mutes or asks to leave."""

import json

import pytest

from tests.playing import Dice

from .houses import Guest, House, RefusedAsk, Tab, play_on, table_of

MARKUP = '<b onclick="x()">hi</b> & [link](javascript:x) { $you }'


@pytest.fixture
def people(house: House) -> list[Guest]:
    return house.guests(2)


@pytest.fixture
def tabs(people: list[Guest]) -> list[Tab]:
    return table_of(people)


def said(tab: Tab) -> list[object]:
    """What was said at the table, with who said it."""
    tab.catch_up()
    lines = [line for line in tab.lines if line["type"] == "Said"]
    return [(line["person"], line.get("text") or line.get("phrase")) for line in lines]


def test_what_is_said_is_text_and_everybody_hears_it(house: House, tabs: list[Tab]) -> None:
    watcher = house.look_on(tabs[0].table)
    tabs[0].ask("Say", text=MARKUP)
    tabs[1].ask("Wave", phrase="good-luck")
    for tab in (*tabs, watcher):
        assert said(tab) == [(0, MARKUP), (1, "good-luck")]


def test_every_quick_phrase_of_the_house_can_be_waved(house: House, tabs: list[Tab]) -> None:
    phrases = house.get("/api/house").json["phrases"]
    for phrase in phrases:
        tabs[0].ask("Wave", phrase=phrase)
    assert said(tabs[1]) == [(0, phrase) for phrase in phrases]


@pytest.mark.parametrize("text", [" ", "\n\t", "\u200b", "\u202e\u2066", "\0"])
def test_what_nobody_could_read_is_not_said(tabs: list[Tab], text: str) -> None:
    assert tabs[0].refused("Say", text=text) == "says-nothing"


def test_signs_that_turn_the_text_around_are_left_out(tabs: list[Tab]) -> None:
    tabs[0].ask("Say", text="a\u202eb\u0007c\n\nd 🦊 é")
    assert said(tabs[1]) == [(0, "a b c d 🦊 é")]


def test_only_who_has_a_seat_speaks(house: House, tabs: list[Tab]) -> None:
    for watcher in (house.look_on(tabs[0].table), house.guest("Eve").sits_at(tabs[0].table)):
        assert watcher.refused("Say", text="hello") == "no-seat"
        assert watcher.refused("Wave", phrase="hello") == "no-seat"


def test_who_is_muted_is_not_heard_until_the_host_says_so(tabs: list[Tab]) -> None:
    tabs[0].ask("Mute", person=1)
    tabs[1].catch_up()
    assert tabs[1].facts["people"][1] == {"name": "Bob", "muted": True}
    assert tabs[1].refused("Say", text="hello?") == "muted"
    assert tabs[1].refused("Wave", phrase="hello") == "muted"
    tabs[0].ask("Mute", person=1, on=False)
    tabs[1].ask("Say", text="thanks")
    assert said(tabs[0]) == [(1, "thanks")]


def test_who_is_asked_to_leave_hears_so_and_a_bot_plays_on(people: list[Guest], tabs: list[Tab]) -> None:
    tabs[0].ask("Remove", person=1)
    farewell = tabs[1].until_cut()
    assert farewell is not None
    assert farewell["why"]["id"] == "removed"
    assert "again" not in farewell
    assert json.loads(tabs[1].frames[-1]) == farewell
    tabs[0].catch_up()
    assert tabs[0].here["seats"] == [0]
    assert tabs[0].facts["seats"][1] == {"name": "Bob", "level": "medium", "relieved": [tabs[0].number]}
    assert tabs[0].facts["people"][1] == {"name": "Bob", "removed": True}
    assert "was-removed" in tabs[0].noted()
    back = people[1].sits_at(tabs[0].table)
    assert back.facts == {}
    assert back.farewell == farewell
    assert people[1].cards() == []
    play_on(tabs[:1], Dice("without Bob"), 3)


def test_who_is_asked_to_leave_before_the_match_frees_the_seat_for_others(house: House) -> None:
    ann, bob = house.guests(2)
    host = ann.sits_at(ann.opens())
    with bob.sits_at(host.table) as tab:
        tab.ask("Sit", seat=1)
        host.ask("Remove", person=1)
        assert tab.until_cut() is not None
    assert host.facts["seats"][1] == {"free": "friend"}
    with house.guest("Cléo").sits_at(host.table) as other:
        other.ask("Sit", seat=1)
    assert bob.sits_at(host.table).farewell is not None


def test_nobody_mutes_or_removes_the_host_or_somebody_who_is_not_there(tabs: list[Tab]) -> None:
    for request in ("Mute", "Remove"):
        assert tabs[0].refused(request, person=0) == "no-such-person"
        assert tabs[0].refused(request, person=9) == "no-such-person"
        assert tabs[1].refused(request, person=0) == "host-only"
    tabs[0].ask("Remove", person=1)
    play_on(tabs[:1], Dice("bot"), 1)
    with pytest.raises(RefusedAsk) as refused:
        tabs[0].ask("Remove", person=1)
    assert refused.value.why["id"] == "no-such-person"


# Seats for friends.


def test_a_seat_for_a_friend_is_for_who_has_the_invitation(house: House) -> None:
    host, friend, stranger = house.guests(3)
    table = host.opens()
    at_home = host.sits_at(table)
    at_home.ask("Resize", seats=3)
    at_home.ask("Offer", seat=2, to="anybody")
    assert table in [card["id"] for card in stranger.cards("open")]
    with stranger.sits_at(table, key="a guess") as outside:
        assert outside.refused("Sit", seat=1) == "friends-only"
        outside.ask("Sit", seat=2)
        assert at_home.you["key"] not in "".join(outside.frames[:3])
    with friend.sits_at(table, key=at_home.you["key"]) as inside:
        inside.ask("Sit", seat=1)
        assert inside.seat == 1


def test_a_table_that_is_in_no_list_is_open_to_whoever_has_its_address(house: House) -> None:
    host, friend = house.guests(2)
    with friend.sits_at(host.opens()) as inside:
        inside.ask("Sit", seat=1)
        assert inside.seat == 1
