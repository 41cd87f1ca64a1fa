"""Whatever comes over the line: it is done, or it is refused with a sentence and nothing has changed."""

import json
import random
import socket
import time
from contextlib import suppress
from http.client import HTTPConnection
from typing import Any, get_args
from urllib.parse import quote

import pytest
from msgspec import inspect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from ludotheque.server.limits import ALL_NEW_GUESTS, CONNECTIONS
from ludotheque.server.protocol import requests
from tests.playing import Dice

from .conftest import OpenHouse
from .houses import PATIENCE, Guest, Json, Reply, RunningHouse, Tab, play_on, refusal_in, table_of, wait_until
from .ledger import check_told

DEEP = "[" * 8000 + "]" * 8000
HUGE = "9" * 40

NO_MESSAGES = {
    "nothing": "",
    "a word": "hello",
    "half of one": '{"type":"Ping"',
    "null": "null",
    "a list": '[{"type":"Ping"}]',
    "without a type": '{"sent":1}',
    "of no type": '{"type":"Dance"}',
    "of the house": '{"type":"News","number":1,"now":1}',
    "of two types": '{"type":["Ping"]}',
    "too much in it": '{"type":"Ping","sent":1,"seat":2}',
    "too little in it": '{"type":"Sit"}',
    "a word for a number": '{"type":"Sit","seat":"1"}',
    "a broken number": '{"type":"Sit","seat":1.5}',
    "a negative seat": '{"type":"Sit","seat":-1}',
    "a seat beyond all": '{"type":"Sit","seat":100}',
    "a negative ref": '{"type":"Ping","ref":-1}',
    "an endless ref": '{"type":"Ping","ref":' + "9" * 5000 + "}",
    "not a number": '{"type":"Ping","sent":NaN}',
    "an option that is a list": '{"type":"Answer","question":1,"option":[]}',
    "half a sign": '{"type":"Say","text":"\\ud800"}',
    "an empty text": '{"type":"Say","text":""}',
    "a long text": json.dumps({"type": "Say", "text": "a" * 301}),
    "an unknown phrase": '{"type":"Wave","phrase":"boo"}',
    "a clock too quick": '{"type":"Agree","options":{},"customs":{"clock":{"seconds":1}}}',
    "a setting nobody has": '{"type":"Agree","options":{},"customs":{"magic":true}}',
    "deep": '{"type":"Answer","question":1,"option":{"x":' + DEEP + "}}",
    "deep at once": DEEP,
    "large": json.dumps({"type": "Say", "text": "a" * 20_000}),
    "large, and nothing else wrong": '{"type":"Ping","sent":-5' + " " * 20_000 + "}",
    "a game's option for a message": '{"type":"EndTurn"}',
}


@pytest.fixture
def tabs(house: RunningHouse) -> list[Tab]:
    """A match of two people, a few answers old."""
    tabs = table_of(house.guests(2))
    play_on(tabs, Dice("bad input"), 5)
    return tabs


def send_raw(tab: Tab, message: str | bytes) -> list[Json]:
    """Sends it as it is; gives what was refused because of it."""
    before, number = len(tab.frames), tab.number
    tab.connection.send(message)
    tab.catch_up()
    assert tab.number == number
    heard = map(json.loads, tab.frames[before:])
    return [frame for frame in heard if frame["type"] == "Refusal"]


# At a table.


@pytest.mark.parametrize("message", NO_MESSAGES.values(), ids=NO_MESSAGES)
def test_what_is_no_message_is_refused_and_nothing_has_changed(house: RunningHouse, message: str) -> None:
    ann = house.guest("Ann")
    with ann.sits_at(ann.opens()) as tab:
        (refused,) = send_raw(tab, message)
        assert refusal_in(refused) == "not-a-message"
        assert refused["ref"] == 0


@pytest.mark.parametrize("message", [b"", b"\x00\xff", b'{"type":"Ping"}', bytes(20_000)])
def test_bytes_are_no_message(house: RunningHouse, message: bytes) -> None:
    ann = house.guest("Ann")
    with ann.sits_at(ann.opens()) as tab:
        (refused,) = send_raw(tab, message)
        assert refusal_in(refused) == "not-a-message"


def test_a_connection_that_carries_no_messages_at_all_is_cut(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    tab = ann.sits_at(ann.opens())
    for _ in range(21):
        tab.connection.send("?")
    farewell = tab.until_cut()
    assert farewell is not None
    assert refusal_in(farewell) == "not-a-message"


def test_a_message_larger_than_any_frame_ends_the_connection_and_no_other(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    table = ann.opens()
    tab, other = ann.sits_at(table), ann.sits_at(table)
    tab.connection.send("x" * 100_000)
    assert tab.until_cut() is None
    assert tab.connection.close_code == 1009
    other.ask("Resize", seats=3)


@pytest.mark.parametrize("first", ["", "{}", '{"type":"Ping"}', '{"type":"Hello","after":-1}', b"Hello", "x" * 20_000])
def test_who_does_not_say_hello_first_hears_farewell(house: RunningHouse, first: str | bytes) -> None:
    ann = house.guest("Ann")
    address = f"ws://{house.host}:{house.port}/api/tables/{ann.opens()}/live"
    with connect(address, proxy=None) as line:
        line.send(first)
        heard = json.loads(line.recv(PATIENCE))
        assert heard["type"] == "Farewell"
        assert refusal_in(heard) == "hello-first"
        with pytest.raises(ConnectionClosed):
            line.recv(PATIENCE)


def test_hello_is_said_once(tabs: list[Tab]) -> None:
    assert tabs[0].refused("Hello") == "hello-already"


def test_an_answer_counts_once_however_often_it_is_sent(tabs: list[Tab]) -> None:
    asked = next(tab for tab in tabs if tab.is_asked)
    assert asked.play is not None
    answer = {"question": asked.play["question"], "option": asked.options[0]}
    number = asked.number
    for _ in range(5):
        asked.tell("Answer", ref=9, **answer)
    asked.catch_up()
    told = [json.loads(frame) for frame in asked.frames if '"ref":9' in frame]
    refused = [one for one in told if one["type"] == "Refusal"]
    assert {refusal_in(one) for one in refused} == {"question-passed"}
    assert len(refused) == 4
    assert [one for one in told if one["type"] == "Done"] == [{"type": "Done", "ref": 9, "number": number + 1}]
    assert asked.number == number + 1


def test_an_answer_to_another_question_is_refused(tabs: list[Tab]) -> None:
    asked = next(tab for tab in tabs if tab.is_asked)
    assert asked.play is not None
    for question in (0, asked.play["question"] - 1, asked.play["question"] + 1, 10**12):
        assert asked.refused("Answer", question=question, option=asked.options[0]) == "question-passed"


def test_who_is_not_asked_cannot_answer_for_who_is(house: RunningHouse, tabs: list[Tab]) -> None:
    asked, other = (tabs[0], tabs[1]) if tabs[0].is_asked else (tabs[1], tabs[0])
    assert asked.play is not None
    answer = {"question": asked.play["question"], "option": asked.options[0]}
    assert other.refused("Answer", **answer) == "not-asked"
    assert house.look_on(asked.table).refused("Answer", **answer) == "no-seat"
    assert house.guest("Eve").sits_at(asked.table).refused("Answer", **answer) == "no-seat"
    message = json.dumps({"type": "Answer", **answer, "seat": asked.seat})
    (refused,) = send_raw(other, message)
    assert refusal_in(refused) == "not-a-message"


@pytest.mark.parametrize(
    ("option", "why"),
    [
        ({}, "not-an-option"),
        ({"type": 5}, "not-an-option"),
        ({"type": "Fly"}, "unknown-option-type"),
        ({"type": "x" * 5000}, "unknown-option-type"),
        ({"type": "Turn", "player": 0}, "not-this-question"),
        ({"type": "Draw", "player": 0, "tile": 6}, "not-this-question"),
        ({"type": "Place"}, "bad-option-fields"),
        ({"type": "Place", "tile": "5", "cell": [7, 8]}, "bad-option-fields"),
        ({"type": "Place", "tile": 5, "cell": [7, 8], "free": True}, "bad-option-fields"),
        ({"type": "Place", "tile": 10**30, "cell": [7, 8]}, None),
        ({"type": "Place", "tile": 1, "cell": [10**30, -(10**30)]}, None),
        ({"type": "Place", "tile": 1, "cell": [0, 0]}, None),
    ],
)
def test_an_answer_the_game_does_not_know_or_allow_is_refused_in_words(
    house: RunningHouse, option: Json, why: str | None
) -> None:
    tabs = table_of(house.guests(2))
    asked = next(tab for tab in tabs if tab.is_asked)
    assert asked.play is not None
    refused = asked.refused("Answer", question=asked.play["question"], option=option)
    assert why is None or refused == why


@pytest.mark.parametrize("sent", [0, -1, 2**63, -(2**70), int(HUGE)])
def test_a_ping_brings_back_whatever_number_was_sent(tabs: list[Tab], sent: int) -> None:
    tabs[0].tell("Ping", sent=sent)
    tabs[0].until(lambda tab: f'"sent":{sent},' in tab.frames[-1])


WILD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    1,
    2,
    5,
    99,
    2**70,
    1.5,
    "",
    "x",
    "bot",
    "friend",
    [],
    [1],
    {},
    {"type": "EndTurn"},
)


def nearly_right(kind: type[requests.Request], dice: random.Random) -> Json:
    """A request whose fields are what they should be, or nearly."""
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    request: Json = {"type": kind.__name__}
    for field in info.fields:
        if field.required or dice.random() < 0.3:
            values: tuple[Any, ...] = (
                field.type.values if isinstance(field.type, inspect.LiteralType) else (0, 1, 2, 3, True, {}, "hi")
            )
            request[field.encode_name] = dice.choice([*values, dice.choice(WILD)])
    if dice.random() < 0.05:
        request["more"] = dice.choice(WILD)
    return request


def test_requests_that_are_nearly_right_do_no_harm(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    eve, dice = house.guest("Eve"), random.Random("nearly right")
    for _ in range(4):
        host = ann.sits_at(ann.opens())
        other, watcher = bob.sits_at(host.table), eve.sits_at(host.table)
        for number in range(150):
            tab = dice.choice((host, other, watcher))
            with suppress(ConnectionClosed):
                tab.connection.send(json.dumps(nearly_right(dice.choice(get_args(requests.AnyRequest)), dice)))
                if number % 10 == 0:
                    tab.catch_up()
        for tab in (host, other, watcher):
            with suppress(ConnectionClosed):
                tab.catch_up()
                assert tab.farewell is None or refusal_in(tab.farewell) in ("removed", "not-a-message")
        check_told(house.folder, [host, other, watcher])


# How much, and how fast.


def test_who_asks_too_fast_is_cut_with_words_and_may_come_again(open_house: OpenHouse) -> None:
    house = open_house(burst=10, rate=1)
    ann = house.guest("Ann")
    tab = ann.sits_at(ann.opens())
    with suppress(ConnectionClosed):
        for _ in range(20):
            tab.tell("Ping")
    farewell = tab.until_cut()
    assert farewell is not None
    assert refusal_in(farewell) == "too-fast"
    assert farewell["again"]
    assert 10 <= sum('"Pong"' in frame for frame in tab.frames) < 15
    with ann.sits_at(tab.table) as again:
        wait_until(lambda: again.is_quiet(1.2))
        again.tell("Resize", seats=3)
        again.until(lambda tab: len(tab.facts["seats"]) == 3)


def test_another_connection_is_no_way_around_the_limit(open_house: OpenHouse) -> None:
    house = open_house(burst=10, rate=0.01)
    ann = house.guest("Ann")
    tabs = [ann.sits_at(table) for table in [ann.opens()] * 2]
    with suppress(ConnectionClosed):
        for _ in range(6):
            for tab in tabs:
                tab.tell("Ping")
    for tab in tabs:
        with suppress(ConnectionClosed):
            wait_until(lambda tab=tab: tab.is_quiet(0.5))  # type: ignore[misc]
    assert any(tab.farewell for tab in tabs)
    assert sum('"Pong"' in frame for tab in tabs for frame in tab.frames) == 10


def test_who_says_too_much_at_once_is_refused_and_not_cut(open_house: OpenHouse) -> None:
    house = open_house(burst=40, rate=1)
    tabs = table_of(house.guests(2))
    for number in range(15):
        tabs[0].tell("Say", text=f"{number}", ref=number + 1)
    tabs[0].catch_up()
    refused = [json.loads(frame) for frame in tabs[0].frames if frame.startswith('{"type":"Refusal"')]
    assert {refusal_in(one) for one in refused} == {"too-fast"}
    assert len(refused) >= 5
    tabs[1].catch_up()
    assert len([line for line in tabs[1].lines if line["type"] == "Said"]) == 15 - len(refused)
    tabs[1].ask("Say", text="one at a time")


def test_one_guest_has_so_many_connections_and_no_more(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    table = ann.opens()
    tabs = [ann.sits_at(table) for _ in range(CONNECTIONS.most)]
    one_more = ann.sits_at(table)
    assert one_more.facts == {}
    farewell = one_more.until_cut()
    assert farewell is not None
    assert refusal_in(farewell) == "too-many-lines"
    assert bob.sits_at(table).facts
    tabs[0].ask("Resize", seats=3)
    tabs[1].close()
    wait_until(lambda: bool(ann.sits_at(table).facts))


def test_a_guest_who_posts_too_often_is_told_to_wait(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    statuses = [ann.post("/api/tables", b"?").status for _ in range(70)]
    assert {*statuses} == {400, 429}
    assert statuses[0] == 400
    assert ann.post("/api/me", {"name": "Ann"}).why == "too-fast"
    assert bob.post("/api/me", {"name": "Bob"}).status == 200


def test_one_address_cannot_have_any_number_of_guests(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    replies = [house.get("/api/me", X_Forwarded_For="10.255.0.1") for _ in range(70)]
    assert [reply.status for reply in replies][:60] == [200] * 60
    assert (replies[-1].status, replies[-1].why) == (429, "many-guests")
    assert house.get("/api/me", X_Forwarded_For="10.255.0.2").status == 200
    time.sleep(2.2)
    assert house.get("/api/me", X_Forwarded_For="10.255.0.1").status == 200
    assert house.get("/api/me", X_Forwarded_For="10.255.0.1").status == 429


def test_all_addresses_together_bring_so_many_guests_and_who_is_known_stays(open_house: OpenHouse) -> None:
    house = open_house()
    ann, door = house.guest("Ann"), HTTPConnection(house.host, house.port, timeout=PATIENCE)
    for number in range(8000):
        door.request("GET", "/api/me", headers={"X-Forwarded-For": f"10.7.{number // 250}.{number % 250}"})
        reply = Reply(door.getresponse())
        if reply.status != 200:
            break
    door.close()
    assert number >= ALL_NEW_GUESTS.burst - 1
    assert (reply.status, reply.why) == (429, "very-many-guests")
    assert ann.get("/api/me").json == {"name": "Ann"}


def test_one_address_cannot_open_tables_without_end(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    people = [house.guest(X_Forwarded_For="10.255.0.3") for _ in range(2)]
    opened = [people[number % 2].post("/api/tables", {"game": "zatre"}) for number in range(25)]
    assert [reply.status for reply in opened] == [200] * 20 + [429] * 5
    assert opened[-1].why == "tables-too-fast"
    house.guest().opens()


def test_many_behind_one_address_may_open_as_many_times_as_much_as_the_host_says(open_house: OpenHouse) -> None:
    house = open_house(crowd=2)
    pupil = house.guest(X_Forwarded_For="10.255.0.4")
    assert [pupil.post("/api/tables", {"game": "zatre"}).status for _ in range(41)] == [200] * 40 + [429]


# Over HTTP.


@pytest.mark.parametrize(
    "body", [b"", b"?", b"null", b"[]", b"{}", b'{"name":5}', b'{"name":"A","age":9}', b"\xff\xfe"]
)
def test_a_request_that_is_not_what_it_should_be_is_refused(house: RunningHouse, body: bytes) -> None:
    ann = house.guest("Ann")
    for path in ("/api/me", "/api/tables", "/api/tables/nowhere/seat"):
        reply = ann.post(path, body)
        assert (reply.status, reply.why) == (400, "not-a-message")
    assert ann.get("/api/me").json == {"name": "Ann"}


def test_a_body_that_is_deep_or_large_is_refused(house: RunningHouse) -> None:
    ann = house.guest("Ann")
    assert ann.post("/api/tables", DEEP.encode()[:16_000]).why == "not-a-message"
    large = ann.post("/api/tables", b" " * 20_000)
    assert (large.status, large.why) == (413, "too-large")
    assert ann.post("/api/tables", {"game": "chess"}).why == "unknown-game"
    assert ann.post("/api/tables", {"game": "x" * 9000}).why == "unknown-game"


@pytest.mark.parametrize("seat", ["", "x", "--5", "-", "1.0", "1e3", "٣", "9999999", "-99", "\0"])
def test_a_seat_that_is_none_is_refused(house: RunningHouse, tabs: list[Tab], seat: str) -> None:
    reply = house.get(f"/api/tables/{tabs[0].table}/film?seat={quote(seat)}")
    assert reply.status == 400
    assert reply.why in ("no-such-seat", "not-over")


GOOD_NAMES = {
    "Ann": "Ann",
    "  Ann   Lee ": "Ann Lee",
    "Zoé": "Zoé",
    "Zoe\u0301": "Zoé",
    "李小龙": "李小龙",
    "🦊": "🦊",
    "7": "7",
    "<b>Bob</b>": "<b>Bob</b>",
    "Ann\u202eBob": "Ann Bob",
    "A\u200bB\u0000C\nD": "A B C D",
    "\u2066Eve\u2069": "Eve",
    "x" * 24: "x" * 24,
    "An\u200dn\ufe0f": "An n",
    "\u3164Eve\u2800": "Eve",
    "Z" + "".join(map(chr, range(0x300, 0x340))) + "oe": "Z\u0334\u0335oe",
    "ก" + "็" * 40: "ก็",
    "क्षत्रिय ज़ोंक्षत्रिय ज़ों": "क्षत्रिय ज़ोंक्षत्रिय ज़ों",
}


@pytest.mark.parametrize(("name", "shown"), GOOD_NAMES.items())
def test_a_name_is_shown_on_one_line_without_signs_nobody_sees(house: RunningHouse, name: str, shown: str) -> None:
    ann = house.guest()
    assert ann.post("/api/me", {"name": name}).json == {"name": shown}
    assert ann.get("/api/me").json == {"name": shown}


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("", "name-empty"),
        (" ", "name-empty"),
        ("\t\n\u00a0", "name-empty"),
        ("\u202e\u200b", "name-empty"),
        ("...", "name-empty"),
        ("\u0301", "name-empty"),
        ("\u3164", "name-empty"),
        ("\u2800\u2800", "name-empty"),
        ("\u115f\u1160\uffa0", "name-empty"),
        ("\U000e0041\ufe0f\U000e0100", "name-empty"),
        ("\u034f\U00013441\U0001d159", "name-empty"),
        ("x" * 25, "name-long"),
        ("é" * 200, "name-long"),
        ("x" * 301, "not-a-message"),
    ],
)
def test_a_name_that_cannot_be_read_is_refused(house: RunningHouse, name: str, why: str) -> None:
    ann = house.guest("Ann")
    assert ann.post("/api/me", {"name": name}).why == why
    assert ann.get("/api/me").json == {"name": "Ann"}


# Who they say they are.


def forged(ann: Guest, bob: Guest) -> dict[str, str]:
    """Cookies the house did not write."""
    name, _, value = ann.cookie.partition("=")
    guest, _, signature = value.rpartition(".")
    other = bob.cookie.partition("=")[2].rpartition(".")[0]
    return {
        "none": "",
        "empty": f"{name}=",
        "unsigned": f"{name}={guest}",
        "signed with nothing": f"{name}={guest}.",
        "signed for another": f"{name}={other}.{signature}",
        "cut": f"{name}={value[:-1]}",
        "long": f"{name}={'x' * 4000}",
        "odd": f"{name}=%ff%00.\xe9",
    }


def test_nobody_is_taken_for_a_guest_without_the_cookie_the_house_wrote(house: RunningHouse) -> None:
    ann, bob = house.guests(2)
    table = ann.opens()
    for kind, cookie in forged(ann, bob).items():
        headers = {"Cookie": cookie} if cookie else {}
        reply = house.send("POST", "/api/me", b'{"name":"Eve"}', headers)
        assert (reply.status, reply.why) == (403, "no-guest"), kind
        assert house.send("GET", "/api/tables", None, headers).json["mine"] == []
        with Tab(house, table, headers) as tab:
            assert tab.you == {}
            assert tab.refused("Sit", seat=1) == "no-guest"
    assert ann.get("/api/me").json == {"name": "Ann"}


FOREIGN = {
    "another site": {"Origin": "https://evil.example"},
    "no site": {"Origin": "null"},
    "nonsense": {"Origin": "http://["},
    "the browser says so": {"Sec-Fetch-Site": "cross-site"},
    "a neighbour": {"Sec-Fetch-Site": "same-site"},
}


@pytest.mark.parametrize("headers", FOREIGN.values(), ids=FOREIGN)
def test_another_site_cannot_ask_in_a_guests_name(house: RunningHouse, headers: Json) -> None:
    ann = house.guest("Ann")
    reply = ann.post("/api/me", {"name": "Eve"}, **headers)
    assert (reply.status, reply.why) == (403, "other-site")
    assert reply.headers["x-content-type-options"] == "nosniff"
    assert ann.get("/api/me").json == {"name": "Ann"}
    with pytest.raises(InvalidStatus) as refused:
        Tab(house, ann.opens(), {**ann.headers, **headers})
    assert refused.value.response.status_code == 403


def test_a_page_of_the_house_may_ask_and_so_may_one_behind_a_proxy(open_house: OpenHouse) -> None:
    house = open_house(origin="https://games.example")
    ann = house.guest("Ann")
    table = ann.opens()
    for origin in (f"http://{house.host}:{house.port}", "https://games.example"):
        assert ann.post("/api/me", {"name": "Ann"}, Origin=origin).status == 200
        with Tab(house, table, {**ann.headers, "Origin": origin}) as tab:
            assert tab.seat == 0
    assert ann.post("/api/me", {"name": "Ann"}, Origin="https://games.example.evil").status == 403


def test_what_is_not_even_http_is_answered_or_let_go(house: RunningHouse) -> None:
    for noise in (
        b"\x00" * 100,
        b"GET\r\n\r\n",
        b"POST /api/me HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        bytes(range(256)),
    ):
        with socket.create_connection((house.host, house.port), PATIENCE) as line:
            line.sendall(noise)
            line.shutdown(socket.SHUT_WR)
            with suppress(ConnectionResetError):
                while line.recv(4096):
                    pass
    assert house.get("/health").json == {"ok": True}
