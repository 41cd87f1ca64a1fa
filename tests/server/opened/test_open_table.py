"""A table from its opening to its rematch, by people who come over the web and bots of the house."""

import json
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.language.words import LANGUAGES, Language, say
from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import Guest, Json, RefusedAsk, RunningHouse, Tab, fingerprint, play_on, table_of, worded

BIDS = {"rounds": 1, "race": False}
"""Options of Lots: everybody bids once, and the winner may peek."""


def open_table(house: RunningHouse, people: int = 2, seats: int | None = None) -> list[Tab]:
    """A table before the match, at which these people sit, the host first."""
    host, *others = house.guests(people)
    tabs = [host.sits_at(host.opens())]
    tabs[0].ask("Resize", seats=seats or max(2, people))
    for seat, other in enumerate(others, 1):
        tabs.append(other.sits_at(tabs[0].table))
        tabs[-1].ask("Sit", seat=seat)
    for tab in tabs:
        tab.catch_up()
    return tabs


def lots_of(house: RunningHouse, people: list[Guest], **options: Any) -> list[Tab]:
    """A match of Lots, begun."""
    return table_of(people, game="lots", options={**BIDS, **options})


def bid(tab: Tab, stones: int = 1) -> None:
    tab.catch_up()
    tab.answer({"type": "Bid", "stones": stones})


def finish(tabs: list[Tab]) -> None:
    """Bids, and peeks at nothing."""
    for tab in tabs:
        bid(tab)
    for tab in tabs:
        tab.catch_up()
        if tab.is_asked:
            tab.answer({"type": "Rest"})
    for tab in tabs:
        tab.until(lambda tab: tab.is_over)


def names_at(tab: Tab) -> list[str]:
    return [chair.get("name", "") for chair in tab.facts["seats"]]


# Before the match.


def test_who_opens_a_table_is_its_host_and_sits_at_the_first_seat(house: RunningHouse) -> None:
    (host,) = open_table(house, people=1)
    assert {**host.you, "key": ""} == {"person": 0, "seat": 0, "host": True, "key": ""}
    assert host.facts["phase"] == "before"
    assert host.facts["seats"] == [{"name": "Ann", "person": 0}, {"free": "friend"}]
    assert host.play is None
    assert len(host.table) >= 22, "a name that can be guessed"


def test_everybody_sees_who_sits_down_and_who_gets_up(house: RunningHouse) -> None:
    host, guest = open_table(house)
    assert names_at(host) == names_at(guest) == ["Ann", "Bob"]
    assert {**guest.you, "key": ""} == {"person": 1, "seat": 1, "key": ""}
    guest.ask("Rise")
    host.catch_up()
    assert names_at(host) == ["Ann", ""]
    assert guest.you == {"person": 1}
    assert host.noted() == ["sat-down", "got-up"]


def test_who_sits_down_is_here_for_everybody_at_once(house: RunningHouse) -> None:
    (host,) = open_table(house, people=1)
    with house.guest("Bob").sits_at(host.table) as guest:
        host.catch_up()
        assert host.here == {"type": "Here", "seats": [0], "away_after": 60.0, "watchers": 1}
        guest.ask("Sit", seat=1)
        host.catch_up()
        assert host.here == guest.here == {"type": "Here", "seats": [0, 1], "away_after": 60.0}
        guest.ask("Rise")
        host.catch_up()
        assert host.here == {"type": "Here", "seats": [0], "away_after": 60.0, "watchers": 1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_not_said_a_name_sits_down_with_the_one_the_house_gave(house: RunningHouse, language: Language) -> None:
    (host,) = open_table(house, people=1)
    stranger = house.guest(accept_language=f"{language};q=0.9")
    assert stranger.name in say("ludotheque.server", language, "guest-names", {})
    with stranger.sits_at(host.table) as tab:
        tab.ask("Sit", seat=1)
        assert names_at(tab) == ["Ann", stranger.name]
    stranger.headers["accept_language"] = "fr" if language == "en" else "en"
    with stranger.sits_at(host.table) as tab:
        assert names_at(tab) == ["Ann", stranger.name], "nobody has said another name"
    stranger.post("/api/me", {"name": "Zoé"})
    with stranger.sits_at(host.table) as tab:
        assert names_at(tab) == ["Ann", "Zoé"]


def test_a_seat_is_offered_to_a_friend_to_anybody_or_to_a_bot(house: RunningHouse) -> None:
    (host,) = open_table(house, people=1, seats=4)
    host.ask("Offer", seat=1, to="anybody")
    host.ask("Offer", seat=2, to="bot", level="easy")
    host.ask("Offer", seat=3, to="bot")
    first, second = host.facts["seats"][2:]
    assert host.facts["seats"][1] == {"free": "anybody"}
    assert (first["level"], second["level"]) == ("easy", "medium")
    assert len({*names_at(host)}) == 4
    host.ask("Offer", seat=3, to="friend")
    assert host.facts["seats"][3] == {"free": "friend"}


def test_a_seat_that_is_taken_is_neither_sat_on_nor_offered(house: RunningHouse) -> None:
    host, guest = open_table(house, seats=3)
    assert guest.refused("Sit", seat=0) == "seat-taken"
    assert host.refused("Offer", seat=1, to="bot") == "seat-taken"
    host.ask("Offer", seat=2, to="bot")
    guest.catch_up()
    assert guest.refused("Sit", seat=2) == "seat-taken"
    assert guest.refused("Sit", seat=9) == "no-such-seat"
    assert host.refused("Offer", seat=9, to="bot") == "no-such-seat"


def test_who_sits_down_elsewhere_has_one_seat_only(house: RunningHouse) -> None:
    _, guest = open_table(house, seats=3)
    guest.ask("Sit", seat=2)
    assert names_at(guest) == ["Ann", "", "Bob"]
    assert guest.seat == 2


def test_a_host_who_sits_down_elsewhere_is_still_the_host(house: RunningHouse) -> None:
    host, guest = open_table(house, seats=3)
    host.ask("Sit", seat=2)
    assert names_at(host) == ["", "Bob", "Ann"]
    assert host.you["host"]
    guest.catch_up()
    assert guest.refused("Begin") == "host-only"


def test_when_the_host_leaves_another_who_sits_there_is_host(house: RunningHouse) -> None:
    host, guest = open_table(house)
    host.ask("Rise")
    guest.catch_up()
    assert guest.you["host"]
    assert host.refused("Resize", seats=3) == "host-only"
    guest.ask("Resize", seats=3)


def test_who_sits_down_at_a_table_its_host_has_left_is_the_host(house: RunningHouse) -> None:
    (host,) = open_table(house, people=1)
    host.ask("Rise")
    with house.guest("Bob").sits_at(host.table) as guest:
        guest.ask("Sit", seat=1)
        assert guest.you["host"]


def test_the_number_of_seats_is_one_the_game_has_and_nobody_loses_a_seat(house: RunningHouse) -> None:
    host, _ = open_table(house, seats=6)
    assert host.refused("Resize", seats=7) == "wrong-players"
    assert host.refused("Resize", seats=1) == "wrong-players"
    host.ask("Resize", seats=2)
    assert len(host.facts["seats"]) == 2
    host.ask("Resize", seats=4)
    host.ask("Sit", seat=2)
    with pytest.raises(RefusedAsk, match=r"Seat 3 is taken"):
        host.ask("Resize", seats=2)


def test_options_and_settings_are_agreed_and_everybody_sees_them(house: RunningHouse) -> None:
    host, guest = open_table(house)
    settings = {"clock": {"seconds": 86400}, "away": "bot", "watchers": False, "hints": False, "pace": "calm"}
    host.ask("Agree", options={"end_rule": "bag_empty"}, customs=settings)
    guest.catch_up()
    assert guest.facts["options"]["end_rule"] == "bag_empty"
    assert guest.facts["options"]["single_draw"] == "may"
    assert guest.facts["customs"] == settings
    host.ask("Begin")
    guest.until(lambda tab: tab.play is not None)
    assert guest.play is not None
    assert guest.play["view"]["rules"]["end_rule"] == "bag_empty"


@pytest.mark.parametrize(
    ("options", "why"),
    [({"speed": 9}, "unknown-option"), ({"end_rule": "never"}, "bad-option"), ({"": 1}, "unknown-option")],
)
def test_an_option_the_game_does_not_have_is_refused(house: RunningHouse, options: Json, why: str) -> None:
    (host,) = open_table(house, people=1)
    assert host.refused("Agree", options=options, customs={}) == why


def test_only_the_host_sets_the_table(house: RunningHouse) -> None:
    _, guest = open_table(house, seats=3)
    assert guest.refused("Offer", seat=2, to="bot") == "host-only"
    assert guest.refused("Resize", seats=2) == "host-only"
    assert guest.refused("Agree", options={}, customs={}) == "host-only"
    assert guest.refused("Begin") == "host-only"
    assert guest.refused("Mute", person=0) == "host-only"
    assert guest.refused("Remove", person=0) == "host-only"


def test_the_match_begins_when_every_seat_is_taken_and_then_all_is_settled(house: RunningHouse) -> None:
    host, guest = open_table(house, seats=3)
    assert host.refused("Begin") == "seats-free"
    assert host.refused("Answer", question=0, option={"type": "EndTurn"}) == "not-begun"
    assert host.refused("Undo", question=0) == "not-begun"
    host.ask("Offer", seat=2, to="bot")
    host.ask("Begin")
    assert host.facts["phase"] == "playing"
    for request in ("Begin", "Resize", "Offer", "Agree"):
        fields: dict[str, Json] = {
            "Resize": {"seats": 2},
            "Offer": {"seat": 2, "to": "friend"},
            "Agree": {"options": {}, "customs": {}},
        }
        assert refused_meanwhile(host, request, **fields.get(request, {})) == "begun-already"
    assert refused_meanwhile(guest, "Sit", seat=2) == "begun-already"


def refused_meanwhile(tab: Tab, kind: str, **fields: Any) -> str:
    """As `refused`, at a table where a bot may move at the same time."""
    with pytest.raises(RefusedAsk) as refused:
        tab.ask(kind, **fields)
    return str(refused.value.why["id"])


def test_a_quick_table_begins_at_once_against_a_bot(house: RunningHouse) -> None:
    ann = house.guest("Blaise")
    with ann.sits_at(ann.opens(quick=True)) as tab:
        assert tab.facts["phase"] == "playing"
        assert tab.facts["seats"][1]["level"] == "medium"
        assert tab.facts["seats"][1]["name"] != "Blaise"
        tab.until(lambda tab: tab.is_asked)
        assert tab.options


def test_a_quick_table_has_the_seats_the_bots_and_the_variant_that_were_chosen(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    with ann.sits_at(ann.opens("zerzura", quick=True, seats=4, level="hard", options={"mode": "expert"})) as tab:
        assert tab.facts["phase"] == "playing"
        assert [chair.get("level") for chair in tab.facts["seats"]] == [None, "hard", "hard", "hard"]
        assert tab.facts["options"] == lt.wire(lt.shelf["zerzura"].agreed(4, {"mode": "expert"}))


def test_a_table_for_friends_is_opened_with_what_was_chosen_too(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    with ann.sits_at(ann.opens("zuma", seats=5, options={"pace": "calm"})) as tab:
        assert tab.facts["phase"] == "before"
        assert len(tab.facts["seats"]) == 5
        assert tab.facts["options"] == lt.wire(lt.shelf["zuma"].agreed(5, {"pace": "calm"}))


@pytest.mark.parametrize(
    ("game", "chosen", "why"),
    [
        ("zatre", {"seats": 7}, "wrong-players"),
        ("zatre", {"seats": -1}, "not-a-message"),
        ("zatre", {"level": "godlike"}, "not-a-message"),
        ("zatre", {"options": ["mode"]}, "not-a-message"),
        ("zerzura", {"options": {"mode": "brutal"}}, "bad-option"),
        ("zerzura", {"options": {"moods": "expert"}}, "unknown-option"),
        ("winter", {"seats": 3, "options": {"variant": "dilemma"}}, "variant-players"),
        ("winter", {"seats": 2, "options": {"variant": "betrayer"}}, "variant-players"),
    ],
)
@pytest.mark.parametrize("quick", [True, False])
def test_what_cannot_be_played_is_refused_with_words_and_opens_no_table(
    house: RunningHouse, quick: bool, game: str, chosen: dict[str, Any], why: str
) -> None:
    ann = house.guest("Ann")
    refused = ann.post("/api/tables", {"game": game, "quick": quick, **chosen})
    assert (refused.status, refused.why) == (400, why)
    said = worded(refused.json["why"])
    assert said["en"] != said["fr"]
    assert ann.cards() == []


def test_an_unknown_table_is_closed_with_words(house: RunningHouse) -> None:
    tab = house.look_on("no-such-table")
    assert tab.until_cut() is not None
    assert tab.farewell is not None
    assert tab.farewell["why"]["id"] == "unknown-table"
    assert "again" not in tab.farewell


# The match.


@pytest.fixture(scope="module")
def played(house: RunningHouse) -> tuple[list[Tab], Tab]:
    """A whole match of Zatre by two people, one of whom wants words, and a bot; and somebody who watched."""
    tabs = table_of(house.guests(2), bots=1, words=True)
    watcher = house.look_on(tabs[0].table)
    play_on(tabs, Dice("a whole match"))
    return tabs, watcher.until(lambda tab: tab.is_over)


def test_a_whole_match_is_played_by_two_people_and_a_bot(house: RunningHouse, played: tuple[list[Tab], Tab]) -> None:
    tabs, watcher = played
    record = house.get(f"/api/tables/{watcher.table}/record").json
    match = lt.replay(record)
    assert match.result is not None
    told = lt.wire(match.result)
    for tab in (*tabs, watcher):
        assert tab.play is not None
        assert tab.play["result"] == told
        assert tab.play["waiting"] == []
        assert tab.play["view"] == lt.wire(match.seen_by(tab.seat))
        happened = [(line.get("who"), line["what"]) for line in tab.lines if line["type"] == "Happened"]
        assert happened == [(event.who, lt.wire(event.what)) for event in match.log(tab.seat)]
    assert record["names"] == names_at(watcher)


def test_every_line_question_and_option_of_a_match_can_be_read_in_both_languages(
    played: tuple[list[Tab], Tab],
) -> None:
    tabs, watcher = played
    for tab in (*tabs, watcher):
        for line in (line for line in tab.lines if line["type"] != "Said"):
            worded(line["says"], tab.seat)
    for frame in map(json.loads, tabs[0].frames):
        asked = frame.get("play", {}).get("asked")
        if asked:
            worded(asked["prompt"], 0)
            assert len(asked["says"]) == len(asked["options"])
            assert all(worded(sentence, 0) for sentence in asked["says"])
    assert not any('"says":[{"id"' in frame for frame in tabs[1].frames if '"asked"' in frame), "words unasked for"


def test_the_seed_is_shown_at_the_end_only_and_is_the_one_whose_fingerprint_was_shown_before(
    played: tuple[list[Tab], Tab],
) -> None:
    tabs, watcher = played
    for tab in (*tabs, watcher):
        seed = tab.facts["seed"]
        first = next(frame for frame in tab.frames if '"facts"' in frame)
        assert json.loads(first)["facts"]["fingerprint"] == fingerprint(seed)
        assert sum(seed in frame for frame in tab.frames) == 1
        assert json.loads(next(frame for frame in tab.frames if seed in frame))["facts"]["phase"] == "over"


@pytest.mark.parametrize("players", lt.shelf["zatre"].players)
def test_zatre_is_played_by_every_number_of_players(house: RunningHouse, players: int) -> None:
    (tab,) = table_of(house.guests(1), bots=players - 1)
    play_on([tab], Dice(f"for {players}"))
    assert tab.play is not None
    assert len(tab.play["result"]["scores"]) == players


def test_a_game_of_another_maker_is_played_too(house: RunningHouse) -> None:
    library = house.get("/api/house").json
    assert {"brimful", "lots", "zatre"} <= {box["key"] for box in library["boxes"]}
    tabs = table_of(house.guests(2), bots=1, game="brimful", words=True)
    play_on(tabs, Dice("brimful"))
    assert tabs[0].play is not None
    assert tabs[0].play["result"] == lt.wire(tabs[1].play)["result"]


def test_sealed_answers_are_shown_when_the_last_has_answered(house: RunningHouse) -> None:
    ann, bob = lots_of(house, house.guests(2))
    bid(ann, 3)
    bob.catch_up()
    assert bob.waiting == [1]
    assert not [line for line in bob.lines if line.get("what", {}).get("type") == "Bid"]
    bid(bob, 1)
    ann.catch_up()
    bids = [line["what"] for line in ann.lines if line.get("what", {}).get("type") == "Bid"]
    assert bids == [{"type": "Bid", "stones": 3}, {"type": "Bid", "stones": 1}]


# Undo.


def test_an_answer_is_taken_back_for_everybody_until_something_is_shown(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2))
    first = next(tab for tab in tabs if tab.is_asked)
    other = next(tab for tab in tabs if tab is not first)
    before, lines = first.play, first.lines
    assert before is not None
    assert first.refused("Undo", question=before["question"]) == "cannot-undo"
    first.answer(first.options[0])
    other.catch_up()
    assert len(other.lines) > len(lines)
    assert first.play is not None
    assert first.play["undo"]
    assert other.play is not None
    assert "undo" not in other.play
    assert other.refused("Undo", question=first.play["question"]) == "cannot-undo"
    assert first.refused("Undo", question=before["question"]) == "question-passed"
    first.ask("Undo", question=first.play["question"])
    other.catch_up()
    for tab in (first, other):
        assert tab.play is not None
        assert tab.play["view"]["board"] == before["view"]["board"]
        assert len(tab.lines) == len(lines)
    assert first.options == before["asked"]["options"]
    assert first.refused("Undo", question=first.play["question"]) == "cannot-undo"
    first.answer(first.options[-1])


def test_a_sealed_answer_is_taken_back_while_others_think(house: RunningHouse) -> None:
    ann, bob = lots_of(house, house.guests(2))
    bid(ann, 3)
    assert ann.play is not None
    ann.ask("Undo", question=ann.play["question"])
    bob.catch_up()
    assert bob.waiting == [0, 1]
    bid(ann, 0)
    bid(bob, 1)
    assert bob.is_asked


# Afterwards.


def test_a_rematch_seats_the_same_people_and_whoever_asked_for_it_is_its_host(house: RunningHouse) -> None:
    people = house.guests(3)
    tabs = lots_of(house, people)
    assert tabs[0].refused("Rematch") == "not-over"
    finish(tabs)
    watcher = house.guest("Eve").sits_at(tabs[0].table)
    assert watcher.refused("Rematch") == "no-seat"
    tabs[1].ask("Rematch")
    tabs[2].ask("Rematch")
    tabs[0].catch_up()
    again = tabs[0].facts["rematch"]
    assert all(tab.facts["rematch"] == again for tab in tabs)
    assert tabs[0].noted().count("rematch-waits") == 1
    with people[1].sits_at(again) as host, people[0].sits_at(again) as first:
        assert names_at(host) == ["Ann", "Bob", "Cléo"]
        assert host.you["host"]
        assert first.seat == 0
        assert host.facts["options"] == tabs[0].facts["options"]
        assert host.facts["fingerprint"] != tabs[0].facts["fingerprint"]
        host.ask("Begin")


def test_a_rematch_with_bots_alone_begins_at_once(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=2, game="lots", options=BIDS)
    play_on([tab], Dice("bots"))
    bots = [chair for chair in tab.facts["seats"] if "level" in chair]
    tab.ask("Rematch")
    with ann.sits_at(tab.facts["rematch"]) as again:
        assert [chair for chair in again.facts["seats"] if "level" in chair] == bots
        assert again.seat == tab.seat
        play_on([again], Dice("again"))


def test_nobody_gets_up_from_a_match_that_is_over(house: RunningHouse) -> None:
    tabs = lots_of(house, house.guests(2))
    finish(tabs)
    assert tabs[0].refused("Rise") == "over-already"


def test_for_who_gets_up_in_a_match_a_bot_plays_on(house: RunningHouse) -> None:
    tabs = lots_of(house, house.guests(2))
    tabs[0].ask("Rise")
    left = tabs[0].number
    assert tabs[0].seat is None
    bid(tabs[1])
    tabs[1].until(lambda tab: tab.is_asked or tab.is_over)
    if tabs[1].is_asked:
        tabs[1].answer({"type": "Rest"})
    tabs[1].until(lambda tab: tab.is_over)
    assert tabs[1].facts["seats"][0] == {"name": "Ann", "level": "medium", "relieved": [left]}
    assert tabs[1].you["host"]


def test_a_bot_that_played_for_somebody_has_a_name_of_its_own_in_the_next_match(house: RunningHouse) -> None:
    people = house.guests(3)
    tabs = lots_of(house, people)
    tabs[2].ask("Rise")
    play_on(tabs[:2], Dice("one has left"))
    tabs[0].ask("Rematch")
    with people[0].sits_at(tabs[0].facts["rematch"]) as again:
        bot = again.facts["seats"][2]
        assert bot["level"] == "medium"
        assert bot["name"] not in ("Ann", "Bob", "Cléo")
        assert "relieved" not in bot


# Lists.


def test_my_tables_have_those_first_that_wait_for_me_and_those_last_that_are_over(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    over = lots_of(house, [ann, bob])
    mine = lots_of(house, [ann, bob])[0].table
    theirs = lots_of(house, [ann, bob])
    bid(theirs[0])
    before = ann.opens()
    finish(over)
    assert [card["id"] for card in ann.cards()] == [mine, before, theirs[0].table, over[0].table]
    (card,) = [card for card in bob.cards() if card["id"] == theirs[0].table]
    assert card["mine"] == 1
    assert card["waiting"] == [1]
    assert card["names"] == ["Ann", "Bob"]
    assert [card["phase"] for card in ann.cards()] == ["playing", "before", "playing", "over"]
    assert house.guest().cards() == []


def test_open_tables_are_those_where_anybody_may_sit_and_not_mine(house: RunningHouse) -> None:
    (host,) = open_table(house, people=1, seats=3)
    stranger = house.guest("Eve")
    assert host.table not in {card["id"] for card in stranger.cards("open")}
    host.ask("Offer", seat=1, to="anybody")
    (card,) = [card for card in stranger.cards("open") if card["id"] == host.table]
    assert card["free"] == 1
    with stranger.sits_at(host.table) as tab:
        tab.ask("Sit", seat=1)
        assert host.table not in {card["id"] for card in stranger.cards("open")}
        assert host.table not in {card["id"] for card in house.guest().cards("open")}
        tab.ask("Rise")
    assert host.table in {card["id"] for card in house.guest().cards("open")}, "the seat is not as free as it was"


def test_one_guest_hosts_so_many_tables_and_no_more(open_house: OpenHouse) -> None:
    house = open_house(tables_per_guest=2)
    ann = house.guest("Ann")
    for _ in range(2):
        ann.opens()
    refused = ann.post("/api/tables", {"game": "zatre"})
    assert (refused.status, refused.why) == (400, "too-many-tables")
    house.guest("Bob").opens()


def test_a_rematch_counts_among_the_tables_of_its_host(open_house: OpenHouse) -> None:
    house = open_house(tables_per_guest=2)
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=1)
    play_on([tab], Dice("then again"))
    for _ in range(2):
        ann.opens()
    assert tab.refused("Rematch") == "too-many-tables"


def test_a_rematch_counts_among_the_tables_of_its_address(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=1)
    play_on([tab], Dice("then again"))
    for _ in range(19):
        ann.opens()
    assert tab.refused("Rematch") == "tables-too-fast"
