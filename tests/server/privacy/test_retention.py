"""What is kept how long, what a guest gets of it, and what is left of somebody who was erased: nothing."""

import json
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.server.people.tokens import OLD_COOKIE
from ludotheque.server.upkeep.check import check_house
from tests.playing import Dice

from .. import old
from ..conftest import OpenHouse
from ..houses import Guest, ReadyHouse, RunningHouse, play_on, table_of, wait_until
from ..ledger import tables_in
from ..storage.test_integrity import run

AT_ONCE = 1e-6
"""Days after which everything in an old house was kept long enough."""
FOR_EVER = {"keep_finished": 0, "keep_abandoned": 0, "keep_unbegun": 0, "keep_chat": 0}


class OldHouse:
    """A house of the first version, opened with these settings: its tables are older than a moment."""

    def __init__(self, folder: Path, **keep: float) -> None:
        self.tables = old.unpack(folder)["tables"]
        settings: dict[str, Any] = {**FOR_EVER, **keep}
        self.house = ReadyHouse(folder, **settings)
        self.folder = folder

    def those(self, is_over: bool, has_begun: bool = True) -> set[str]:
        return {id for id, t in self.tables.items() if t["over"] == is_over and (t["number"] > 1) == has_begun}

    def has(self, table: str) -> bool:
        """True if a table in which a match has begun is still there."""
        return self.tables[table]["number"] > 1 and table in tables_in(self.folder)

    def closed(self) -> bytes:
        """Everything that is in the store once the house has closed, which is whole."""
        self.house.close()
        assert self.house.errors() == []
        found = check_house(self.folder)
        assert found.faults == []
        assert found.older == sum(each["game"] in old.CHANGED for id, each in self.tables.items() if self.has(id))
        return everything(self.folder)


def everything(folder: Path) -> bytes:
    """Whatever the store can tell, of all its tables."""
    names = [name for (name,) in run(folder, "SELECT name FROM sqlite_schema WHERE type = 'table'")]
    cells = [cell for name in names for row in run(folder, f"SELECT * FROM {name}") for cell in row]
    return b"\n".join(cell if isinstance(cell, bytes) else str(cell).encode() for cell in cells)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "data"


@pytest.mark.parametrize("setting", ["keep_finished", "keep_abandoned", "keep_unbegun"])
def test_a_table_that_was_kept_long_enough_is_erased(folder: Path, setting: str) -> None:
    kept = OldHouse(folder, **{setting: AT_ONCE})
    gone = kept.those(is_over=setting == "keep_finished", has_begun=setting != "keep_unbegun")
    wait_until(lambda: not gone & tables_in(folder).keys())
    for id in gone:
        assert kept.house.get(f"/api/tables/{id}/film").why == "unknown-table"
    wait_until(lambda: "swept" in kept.house.log())
    left = kept.closed()
    assert tables_in(folder).keys() == kept.tables.keys() - gone
    for id in gone:
        assert id.encode() not in left


def test_words_are_erased_after_the_match_and_it_can_still_be_replayed(folder: Path) -> None:
    kept = OldHouse(folder, keep_chat=AT_ONCE)
    wait_until(lambda: "swept" in kept.house.log())
    for id in kept.those(is_over=True):
        if kept.tables[id]["game"] in old.CHANGED:
            continue
        record = kept.house.get(f"/api/tables/{id}/record").json
        assert lt.replay(record).over
        assert record["names"][0] == "Ann"
        tab = kept.house.look_on(id)
        assert not [line for line in tab.lines if line["type"] == "Said"]
        assert tab.number == kept.tables[id]["number"]
    going_on = next(id for id in kept.those(is_over=False) if kept.tables[id]["game"] not in old.CHANGED)
    playing = kept.house.look_on(going_on)
    assert [line for line in playing.lines if line["type"] == "Said"]
    left = kept.closed()
    assert left.count(b"A nice game of") == len(kept.those(is_over=False))


def test_a_table_at_which_something_happened_lately_is_not_abandoned(open_house: OpenHouse) -> None:
    house = open_house(idle=0.1)
    tabs = table_of(house.guests(2))
    waiting = house.guest("Cléo").opens()
    tabs[0].ask("Say", text="still here")
    house.close()
    run(house.folder, "UPDATE summaries SET changed = 1000")
    run(house.folder, "UPDATE summaries SET id = 'gone', phase = 'before' WHERE id = ?", waiting)
    house.open(keep_abandoned=1, keep_unbegun=1)
    wait_until(lambda: "swept" in house.log())
    assert house.look_on(tabs[0].table).number == tabs[0].number


def test_the_name_of_a_guest_goes_with_their_last_table(folder: Path) -> None:
    kept = OldHouse(folder, keep_finished=AT_ONCE)
    newcomer = kept.house.guest("Zoé")
    assert newcomer.get("/api/me").json == {"name": "Zoé"}
    wait_until(lambda: "swept" in kept.house.log())
    assert {name for (name,) in run(folder, "SELECT name FROM guests")} == {"Ann", "Bobby", "Cléo"}
    kept.closed()


# A guest.

NAME, WORD = "Wilhelmina", "chrysanthemum"


class Life(tuple[Guest, Guest, str, str]):
    """Somebody with a table against a bot and a match with somebody else, at both of which they said a word."""


def live(house: RunningHouse) -> Life:
    her, bob = house.guest(NAME), house.guest("Bob")
    (alone,) = table_of([her], bots=1)
    together = table_of([her, bob])
    play_on(together, Dice("life"), 5)
    for tab in (alone, together[0]):
        tab.ask("Say", text=WORD)
    together[1].ask("Say", text="well played")
    for tab in (alone, *together):
        tab.close()
    return Life((her, bob, alone.table, together[0].table))


def erase(guest: Guest, **headers: str) -> Any:
    return guest.house.send("DELETE", "/api/me", None, {**guest.headers, **headers})


def test_a_guest_gets_everything_the_house_knows_about_them_and_no_secret(house: RunningHouse) -> None:
    her, _, alone, together = live(house)
    reply = her.get("/api/me/data")
    assert reply.headers["content-disposition"].startswith("attachment")
    known = reply.json
    assert known["name"] == NAME
    assert {table["id"] for table in known["tables"]} == {alone, together}
    for table in known["tables"]:
        assert [said["text"] for said in table["said"]] == [WORD]
        assert table["name"] == NAME
        assert table["seat"] == 0
        assert "seed" not in table["match"]
        assert all(answer["mine"] for answer in table["match"]["answers"])
    assert "well played" not in json.dumps(known)


def test_of_a_match_that_is_over_a_guest_gets_all_answers(folder: Path) -> None:
    kept = OldHouse(folder)
    try:
        cookie = json.loads((old.HERE / "version1.json").read_text())["cookies"]["Bob"]
        bob = Guest(kept.house, "", {"Cookie": f"{OLD_COOKIE}={cookie}"}, known=True)
        known = {table["id"]: table for table in bob.get("/api/me/data").json["tables"]}
        for id in kept.those(is_over=True):
            if kept.tables[id]["game"] in old.CHANGED:
                assert known[id]["match"]["answers"], "even of rules that are no more"
                continue
            record = kept.house.get(f"/api/tables/{id}/record").json
            assert [answer["option"] for answer in known[id]["match"]["answers"]] == [
                answer["what"] for answer in record["answers"]
            ]
            assert known[id]["match"]["seed"] == record["seed"]
    finally:
        kept.house.clear_away()


def test_nothing_is_left_of_a_guest_who_was_erased_and_the_others_play_on(open_house: OpenHouse) -> None:
    house = open_house()
    her, bob, alone, together = live(house)
    guest = her.get("/api/me/data").json["guest"]
    reply = erase(her)
    assert (reply.status, reply.json) == (200, {"done": True})
    assert "max-age=0" in reply.headers["set-cookie"].lower()
    assert house.get(f"/api/tables/{alone}/film").why == "unknown-table"
    tab = bob.sits_at(together)
    assert tab.facts["seats"][0]["name"] == "somebody"
    assert tab.facts["seats"][0]["level"] == "medium"
    assert [line["text"] for line in tab.lines if line["type"] == "Said"] == ["well played"]
    assert bob.cards()[0]["names"] == ["somebody", "Bob"]
    play_on([tab], Dice("on"), 2)
    assert erase(her).json == {"done": True}, "twice is harmless"
    assert her.get("/api/me").json["name"] != NAME
    assert her.cards() == []
    house.close()
    assert house.errors() == []
    left = everything(house.folder)
    assert check_house(house.folder).faults == []
    for trace in (NAME, WORD, guest, alone):
        assert trace.encode() not in left
    house.open()
    again = bob.sits_at(together)
    assert again.number >= tab.number
    play_on([again], Dice("after"), 2)


def test_erasing_that_was_cut_off_is_done_at_the_next_start(open_house: OpenHouse) -> None:
    house = open_house()
    her, bob, _, together = live(house)
    guest = her.get("/api/me/data").json["guest"]
    house.kill()
    run(house.folder, "INSERT INTO erasing VALUES (?, 'quelqu’un')", guest)
    house.open()
    wait_until(lambda: run(house.folder, "SELECT * FROM erasing") == [])
    assert run(house.folder, "SELECT * FROM traces WHERE guest = ?", guest) == []
    assert bob.sits_at(together).facts["people"][0]["name"] == "quelqu’un"


def test_no_other_site_erases_a_guest(house: RunningHouse) -> None:
    her = house.guest(NAME)
    assert erase(her, Origin="https://elsewhere.example").status == 403
    assert house.send("DELETE", "/api/me", None, {}).status == 403
    assert her.get("/api/me").json == {"name": NAME}
