"""What takes long is made beside everything else, once, within limits; meanwhile everybody is answered."""

import gzip
import json
import re
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from ludotheque.server import limits
from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import Reply, RunningHouse, Tab, play_on, table_of
from ..moods import TURNS

ANSWERS = 2 * TURNS
"""Moves of a match of Moods with two players."""
A_BREATH = 0.005
"""Seconds between two requests of somebody who asks again and again, and leaves others the processor."""


def heavy_match(house: RunningHouse, people: int = 2) -> Tab:
    """A match that is over, and whose moves take long to play again."""
    tabs = table_of(house.guests(people), game="moods", options={"mood": "heavy"})
    play_on(tabs, Dice("heavy"))
    assert tabs[0].is_over
    return tabs[0]


def at_once(*asking: Callable[[], Any]) -> "list[Future[Any]]":
    """Everything is asked at the same time."""
    pool = ThreadPoolExecutor(len(asking))
    asked = [pool.submit(each) for each in asking]
    pool.shutdown(wait=False)
    return asked


def replay_as(house: RunningHouse, table: str, seat: int | None = None, address: str = "192.0.2.1") -> Reply:
    """The replay, as somebody at this address gets it."""
    asked = "" if seat is None else f"?seat={seat}"
    return house.get(f"/api/tables/{table}/film{asked}", X_Forwarded_For=address)


def rendered(house: RunningHouse) -> int:
    """How many replays, records and boxes of material were made."""
    found = re.search(r"^ludotheque_rendered_total (\d+)", house.get("/metrics").body.decode(), re.MULTILINE)
    assert found
    return int(found[1])


def answered_while(house: RunningHouse, working: "Future[Any]") -> int:
    """How often the house answers somebody else meanwhile."""
    times = 0
    while not working.done():
        assert house.get("/health").status == 200
        times += not working.done()
        time.sleep(A_BREATH)
    return times


def test_a_replay_is_made_while_others_are_answered(moody_house: OpenHouse) -> None:
    house = moody_house()
    table = heavy_match(house).table
    (making,) = at_once(lambda: replay_as(house, table))
    assert answered_while(house, making) > 10
    assert len(making.result().json["frames"]) == ANSWERS + 1


def test_a_record_is_made_while_others_are_answered(moody_house: OpenHouse) -> None:
    house = moody_house()
    table = heavy_match(house).table
    house.close()
    house.open()
    replay_as(house, table)
    (making,) = at_once(lambda: house.get(f"/api/tables/{table}/record"))
    assert answered_while(house, making) > 10
    assert len(making.result().json["answers"]) == ANSWERS


def test_a_long_table_is_read_from_disk_while_others_are_answered(moody_house: OpenHouse) -> None:
    house = moody_house()
    table = heavy_match(house, people=4).table
    house.close()
    house.open()
    (reading,) = at_once(lambda: house.look_on(table))
    assert answered_while(house, reading) > TURNS
    assert reading.result().is_over


def test_two_who_open_the_same_long_table_at_once_are_at_the_same_table(moody_house: OpenHouse) -> None:
    house = moody_house()
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], game="moods", options={"mood": "heavy"})
    play_on(tabs, Dice("heavy"), 4)
    house.close()
    house.open()
    back = [each.result() for each in at_once(*(lambda who=who: who.sits_at(tabs[0].table) for who in (ann, bob)))]
    play_on(back, Dice("on"))
    assert all(tab.is_over for tab in back)


def test_what_many_ask_for_at_once_is_made_once(moody_house: OpenHouse) -> None:
    house = moody_house()
    table = heavy_match(house).table
    before = rendered(house)
    replies = [each.result() for each in at_once(*[lambda: replay_as(house, table)] * 10)]
    assert {reply.status for reply in replies} == {200}
    assert len({reply.body for reply in replies}) == 1
    assert replay_as(house, table).body == replies[0].body
    assert rendered(house) == before + 1


def test_the_chronicle_of_a_match_is_made_once_and_is_empty_where_the_game_tells_none(moody_house: OpenHouse) -> None:
    house = moody_house()
    table = heavy_match(house).table
    before = rendered(house)
    replies = [house.get(f"/api/tables/{table}/chronicle") for _ in range(3)]
    assert [(reply.status, reply.json) for reply in replies] == [(200, {})] * 3
    assert rendered(house) == before + 1


def test_the_chronicle_leads_to_frames_of_the_replay(house: RunningHouse) -> None:
    tabs = table_of(house.guests(3), game="winter")
    play_on(tabs, Dice("chronicle"))
    chronicle = house.get(f"/api/tables/{tabs[0].table}/chronicle").json
    frames = replay_as(house, tabs[0].table).json["frames"]
    morale = next(course["values"] for course in chronicle["courses"] if course["name"] == "morale")
    assert morale[-1] == frames[-1]["view"]["morale"]
    assert chronicle["turnings"]
    assert all(0 < turning["at"] < len(frames) for turning in chronicle["turnings"])


def test_what_has_happened_since_is_in_the_replay(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2), game="zerzura")
    lengths = []
    for _ in range(3):
        lengths.append(len(replay_as(house, tabs[0].table).json["frames"]))
        play_on(tabs, Dice("since"), 1)
    assert lengths == [1, 2, 3]


def test_an_address_has_a_few_replays_in_the_making_and_others_have_theirs(moody_house: OpenHouse) -> None:
    house = moody_house(crowd=1)
    matches = [heavy_match(house).table for _ in range(2)]
    mine = at_once(*(lambda t=t, s=s: replay_as(house, t, s) for t in matches for s in (None, 0, 1)))
    other = replay_as(house, matches[0], -1, address="192.0.2.2")
    replies = [each.result() for each in mine]
    assert [reply.status for reply in replies].count(200) == limits.RENDERED.most
    assert {reply.why for reply in replies if reply.status != 200} == {"renderer-busy"}
    assert {reply.status for reply in replies} == {200, 429}
    assert other.status == 200


def test_replays_have_a_limit_of_an_address_whoever_asks(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    table = table_of(house.guests(2))[0].table
    guests = [house.guest(**{"X-Forwarded-For": "192.0.2.1"}) for _ in range(3)]
    replies = [guest.get(f"/api/tables/{table}/film") for _ in range(60) for guest in guests]
    assert {reply.status for reply in replies} == {200, 429}
    assert replay_as(house, table, address="192.0.2.2").status == 200


def test_lists_have_a_limit_of_an_address_whoever_asks(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    guests = [house.guest(**{"X-Forwarded-For": "192.0.2.1"}) for _ in range(3)]
    replies = [guest.get("/api/tables") for _ in range(60) for guest in guests]
    assert {reply.status for reply in replies} == {200, 429}
    assert house.get("/api/tables", X_Forwarded_For="192.0.2.2").status == 200


def test_tables_on_disk_have_a_limit_of_an_address(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    told = []
    for number in range(50):
        farewell = house.look_on(f"nothing{number}").farewell
        assert farewell is not None
        told += [farewell["why"]["id"], house.get(f"/api/tables/nothing{number}/film").why]
    assert {*told} == {"unknown-table", "too-fast"}
    assert told.index("too-fast") >= limits.FROM_DISK.burst
    tab = house.guest("Ann").sits_at(house.guest("Bob").opens())
    assert tab.facts


def test_material_is_made_once(house: RunningHouse) -> None:
    first = house.get("/api/material/winter")
    before = rendered(house)
    assert house.get("/api/material/winter").body == first.body
    assert rendered(house) == before
    assert first.json


def test_what_is_kept_is_sent_compressed_to_whoever_can_read_it(house: RunningHouse) -> None:
    table = table_of(house.guests(2), game="zerzura")[0].table
    paths = "/api/house", "/api/rules/zatre/fr", "/api/material/winter", f"/api/tables/{table}/film"
    for path in paths:
        plain, packed = house.get(path), house.get(path, Accept_Encoding="gzip, br")
        assert packed.headers["content-encoding"] == "gzip"
        assert "Accept-Encoding" in packed.headers["vary"]
        assert plain.headers["content-encoding"] is None
        assert json.loads(gzip.decompress(packed.body)) == plain.json
