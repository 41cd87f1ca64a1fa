"""People at a table: what they say, and whom the host mutes or asks to leave."""

import json
import unicodedata

import pytest

from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import Guest, RefusedAsk, RunningHouse, Tab, play_on, table_of

MARKUP = '<b onclick="x()">hi</b> & [link](javascript:x) { $you }'


@pytest.fixture
def people(house: RunningHouse) -> list[Guest]:
    return house.guests(2)


@pytest.fixture
def tabs(people: list[Guest]) -> list[Tab]:
    return table_of(people)


def said(tab: Tab) -> list[object]:
    """What was said at the table, with who said it."""
    tab.catch_up()
    lines = [line for line in tab.lines if line["type"] == "Said"]
    return [(line["person"], line.get("text") or line.get("phrase")) for line in lines]


def test_what_is_said_is_text_and_everybody_hears_it(house: RunningHouse, tabs: list[Tab]) -> None:
    watcher = house.look_on(tabs[0].table)
    tabs[0].ask("Say", text=MARKUP)
    tabs[1].ask("Wave", phrase="good-luck")
    for tab in (*tabs, watcher):
        assert said(tab) == [(0, MARKUP), (1, "good-luck")]


def test_every_quick_phrase_of_the_house_can_be_waved(house: RunningHouse, tabs: list[Tab]) -> None:
    phrases = house.get("/api/house").json["phrases"]
    for phrase in phrases:
        tabs[0].ask("Wave", phrase=phrase)
    assert said(tabs[1]) == [(0, phrase) for phrase in phrases]


@pytest.mark.parametrize("text", [" ", "\n\t", "\u200b", "\u202e\u2066", "\0", "\u3164", "\u2800\ufe0f"])
def test_what_nobody_could_read_is_not_said(tabs: list[Tab], text: str) -> None:
    assert tabs[0].refused("Say", text=text) == "says-nothing"


def test_signs_that_turn_the_text_around_are_left_out(tabs: list[Tab]) -> None:
    tabs[0].ask("Say", text="a\u202eb\u0007c\n\nd 🦊 é")
    assert said(tabs[1]) == [(0, "a b c d 🦊 é")]


WORDS = {
    "Latin": "Đặng Ǭ̀ ọ̀ṣọ́",
    "Devanagari": "क्षत्रिय ज़ों स्त्री",
    "Bengali": "স্ত্রী ভাষা",
    "Tamil": "தமிழ் ஸ்ரீ",
    "Malayalam": "മലയാളം ന്റെ",
    "Sinhala": "ශ්‍රී ලංකා",
    "Thai": "กู้หนี้ ที่นี่ น้ำ",
    "Khmer": "ស្ត្រី ខ្មែរ",
    "Burmese": "ကြွေး မြှောက် ညွှန့်",
    "Tibetan": "བསྒྲུབས་ ཧཱུྃ",
    "Arabic": "مُحَمَّدٌ اللَّٰه",
    "Persian": "می‌خواهم",
    "Hebrew": "בְּרֵאשִׁ֖ית שָׁלוֹם",
    "Greek": "ᾅδης",
    "Korean": "한국어",
    "Japanese": "が ガ 日本語",
    "Mongolian": "ᠮᠣᠩᠭᠣᠯ",
    "Amharic": "አማርኛ",
    "emoji": "🏳️‍🌈 👩‍👩‍👧 ❤️ 1️⃣ 👍🏽 🇫🇷",
}


def test_ordinary_words_of_every_script_are_said_as_they_were_written(tabs: list[Tab]) -> None:
    for text in WORDS.values():
        tabs[0].ask("Say", text=text)
    assert said(tabs[1]) == [(0, unicodedata.normalize("NFC", text)) for text in WORDS.values()]


def test_marks_do_not_pile_up_into_towers(tabs: list[Tab]) -> None:
    latin, thai = "".join(map(chr, range(0x300, 0x370))), "\u0e34\u0e35\u0e36\u0e37\u0e38\u0e39\u0e47\u0e48\u0e49"
    tabs[0].ask("Say", text=f"Z{latin}a{latin}")
    tabs[0].ask("Say", text=f"ก{thai * 9}")
    assert said(tabs[1]) == [(0, "Z\u0334\u0335à\u0334\u0335"), (0, f"ก{thai[:5]}")]


def test_only_who_has_a_seat_speaks(house: RunningHouse, tabs: list[Tab]) -> None:
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


def test_who_is_asked_to_leave_before_the_match_frees_the_seat_for_others(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    host = ann.sits_at(ann.opens())
    with bob.sits_at(host.table) as tab:
        tab.ask("Sit", seat=1)
        host.ask("Remove", person=1)
        assert tab.until_cut() is not None
    assert host.facts["seats"][1] == {"free": "friend"}
    with house.guest("Cléo").sits_at(host.table, key=host.you["key"]) as other:
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


def test_a_seat_for_a_friend_is_for_who_has_the_invitation(house: RunningHouse) -> None:
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


def test_a_table_that_is_in_no_list_is_open_to_whoever_has_its_address(house: RunningHouse) -> None:
    host, friend = house.guests(2)
    with friend.sits_at(host.opens()) as inside:
        inside.ask("Sit", seat=1)
        assert inside.seat == 1


def listed_table(host: Guest) -> Tab:
    """A table of four with two seats for friends and one for anybody."""
    at_home = host.sits_at(host.opens())
    at_home.ask("Resize", seats=4)
    at_home.ask("Offer", seat=3, to="anybody")
    return at_home


def test_a_stranger_in_an_open_seat_does_not_move_to_a_friends_seat(house: RunningHouse) -> None:
    host, stranger = house.guests(2)
    at_home = listed_table(host)
    with stranger.sits_at(at_home.table) as outside:
        outside.ask("Sit", seat=3)
        assert outside.refused("Sit", seat=1) == "friends-only"
        assert "key" not in outside.you, "whoever may not use an invitation has none to pass on"
        assert at_home.you["key"] not in "".join(outside.frames)


def test_friends_move_between_their_seats_and_the_host_wherever_they_like(house: RunningHouse) -> None:
    host, friend = house.guests(2)
    at_home = listed_table(host)
    key = at_home.you["key"]
    with friend.sits_at(at_home.table, key=key) as inside:
        inside.ask("Sit", seat=1)
    with friend.sits_at(at_home.table) as inside:
        inside.ask("Sit", seat=2)
        assert inside.you["key"] == key
    at_home.ask("Sit", seat=3)
    at_home.ask("Sit", seat=0)
    assert at_home.seat == 0


# Tables without watchers.


def test_a_table_without_watchers_shows_what_was_played_to_its_people_only(house: RunningHouse) -> None:
    ann, bob, eve = house.guests(3)
    tabs = table_of([ann, bob], game="lots", watchers=False, options={"rounds": 1, "race": False})
    play_on(tabs, Dice("among ourselves"))
    for what in ("film", "film?seat=-1", "film?seat=mine", "lesson?seat=0", "record"):
        path = f"/api/tables/{tabs[0].table}/{what}"
        for reply in (eve.get(path), house.get(path)):
            assert (reply.status, reply.why) == (400, "no-watchers"), what
        for guest in (ann, bob):
            assert guest.get(path).status == 200, what


def test_who_was_removed_from_a_table_without_watchers_sees_nothing_of_it(house: RunningHouse) -> None:
    ann, bob, cleo = house.guests(3)
    tabs = table_of([ann, bob, cleo], game="lots", watchers=False, options={"rounds": 1, "race": False})
    tabs[0].ask("Remove", person=1)
    tabs[2].tell("Rise")
    tabs[2].until_cut()
    play_on(tabs[:1], Dice("without them"))
    path = f"/api/tables/{tabs[0].table}/record"
    assert bob.get(path).why == "no-watchers"
    assert cleo.get(path).status == 200


def test_the_host_closes_the_table_to_watchers_in_the_match_and_opens_it_again(
    house: RunningHouse, tabs: list[Tab]
) -> None:
    eve = house.guest("Eve")
    watchers = [house.look_on(tabs[0].table), eve.sits_at(tabs[0].table)]
    assert tabs[1].refused("Watching", on=False) == "host-only"
    assert watchers[0].refused("Watching", on=False) == "host-only"
    tabs[0].ask("Watching", on=False)
    for watcher in watchers:
        farewell = watcher.until_cut()
        assert farewell is not None
        assert farewell["why"]["id"] == "no-watchers"
    for tab in tabs:
        tab.catch_up()
        assert tab.facts["customs"]["watchers"] is False
        assert tab.here == {"type": "Here", "seats": [0, 1], "away_after": 60.0}
        assert tab.noted()[-1] == "watchers-unwelcome"
    back = eve.sits_at(tabs[0].table)
    assert back.farewell is not None
    assert back.facts == {}
    assert house.get(f"/api/tables/{tabs[0].table}/film").why == "no-watchers"
    tabs[0].ask("Watching", on=True)
    with eve.sits_at(tabs[0].table) as back:
        assert back.facts["phase"] == "playing"
    play_on(tabs, Dice("and on"), 3)


# After a removal.

HOME = "10.250.0.1"
"""The address of those who share one."""


def at_home(house: RunningHouse, name: str) -> Guest:
    """Somebody who shares an address with others, with a cookie of their own."""
    return house.guest(name, X_Forwarded_For=HOME)


@pytest.mark.parametrize("seat", [1, 3], ids=["a friend's seat", "an open seat"])
def test_who_was_removed_does_not_sit_down_with_a_fresh_cookie(house: RunningHouse, seat: int) -> None:
    host = listed_table(house.guest("Ann"))
    old_key = host.you["key"]
    with at_home(house, "Bob").sits_at(host.table, key=old_key) as tab:
        tab.ask("Sit", seat=seat)
        host.ask("Remove", person=1)
        tab.until_cut()
    with at_home(house, "Bob again").sits_at(host.table, key=old_key) as again:
        for free in (1, 2, 3):
            assert again.refused("Sit", seat=free) == "removed-address"
    assert host.you["key"] != old_key
    with at_home(house, "Bob's sister").sits_at(host.table, key=host.you["key"]) as invited:
        invited.ask("Sit", seat=seat)


def test_who_has_an_open_page_under_another_cookie_does_not_sit_down_after_the_removal(house: RunningHouse) -> None:
    host = listed_table(house.guest("Ann"))
    spare = at_home(house, "Bob's other window").sits_at(host.table, key=host.you["key"])
    with at_home(house, "Bob").sits_at(host.table, key=host.you["key"]) as tab:
        tab.ask("Sit", seat=1)
        host.ask("Remove", person=1)
    spare.catch_up()
    assert spare.refused("Sit", seat=1) == "removed-address"


def test_who_was_away_when_they_were_removed_does_not_come_back_either(house: RunningHouse) -> None:
    host = listed_table(house.guest("Ann"))
    with at_home(house, "Bob").sits_at(host.table) as tab:
        tab.ask("Sit", seat=3)
    host.until(lambda tab: tab.here["seats"] == [0])
    host.ask("Remove", person=1)
    with at_home(house, "Bob again").sits_at(host.table) as again:
        assert again.refused("Sit", seat=3) == "removed-address"


def test_after_a_removal_older_invitations_no_longer_count_and_an_open_seat_is_open_to_others(
    house: RunningHouse,
) -> None:
    host = listed_table(house.guest("Ann"))
    old_key = host.you["key"]
    with at_home(house, "Bob").sits_at(host.table, key=old_key) as tab:
        tab.ask("Sit", seat=1)
        host.ask("Remove", person=1)
    with house.guest("Cléo").sits_at(host.table, key=old_key) as other:
        assert other.refused("Sit", seat=1) == "new-link"
        other.ask("Sit", seat=3)
    with house.guest("Dan").sits_at(host.table, key=host.you["key"]) as friend:
        friend.ask("Sit", seat=1)


def test_a_removal_from_a_private_table_makes_its_address_no_invitation_any_more(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    host = ann.sits_at(ann.opens())
    with house.guest("Bob").sits_at(host.table) as tab:
        tab.ask("Sit", seat=1)
        host.ask("Remove", person=1)
    with house.guest("Bob from elsewhere").sits_at(host.table) as again:
        assert again.refused("Sit", seat=1) == "new-link"


def test_a_removal_is_remembered_when_the_house_opens_again_and_no_address_is(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    host = listed_table(ann)
    with at_home(house, "Bob").sits_at(host.table) as tab:
        tab.ask("Sit", seat=3)
        host.ask("Remove", person=1)
    house.kill()
    assert HOME.encode() not in b"".join(file.read_bytes() for file in house.folder.glob("ludotheque.db*"))
    house.open()
    with at_home(house, "Bob again").sits_at(host.table) as again:
        assert again.refused("Sit", seat=3) == "removed-address"
