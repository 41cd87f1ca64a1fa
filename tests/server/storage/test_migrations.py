"""Houses of older versions open, and go on; one of a newer version is left alone."""

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.server.people.tokens import OLD_COOKIE
from ludotheque.server.storage.migrations import VERSION
from ludotheque.server.storage.store import FILE
from tests.playing import Dice

from .. import old
from ..conftest import OpenHouse
from ..houses import Guest, Json, ReadyHouse, RunningHouse, play_on
from ..ledger import check_told, tables_in


def back(house: RunningHouse, about: Json) -> list[Guest]:
    """The people of an old house, with the cookies they had."""
    return [Guest(house, "", {"Cookie": f"{OLD_COOKIE}={value}"}, known=True) for value in about["cookies"].values()]


def test_a_house_of_the_first_version_opens_and_its_tables_go_on(tmp_path: Path) -> None:
    about = old.unpack(tmp_path / "data")
    before = tables_in(tmp_path / "data")
    house = ReadyHouse(tmp_path / "data")
    try:
        people = back(house, about)
        assert people[0].get("/api/me").json == {"name": "Ann"}
        assert people[1].get("/api/me").json == {"name": "Bobby"}
        for id, known in about["tables"].items():
            if known["game"] in old.CHANGED:
                assert house.get(f"/api/tables/{id}/record").why == "rules-changed"
            elif known["over"]:
                record = house.get(f"/api/tables/{id}/record").json
                assert lt.replay(record).over
                assert house.get(f"/api/tables/{id}/film?seat=-1").status == 200
            elif known["number"] > 1 and known["game"] != "zuma":
                tabs = [guest.sits_at(id) for guest in people[:2]]
                assert tabs[0].number >= known["number"]
                assert f"A nice game of {known['game']}, é à ü 🦊" in [line.get("text") for line in tabs[0].lines]
                play_on(tabs, Dice("on"), 5)
                assert tabs[0].number >= known["number"] + 5
                check_told(house.folder, tabs)
        after = tables_in(house.folder)
        assert after.keys() == before.keys()
        for id, rows in before.items():
            assert [row.entry for row in after[id][: len(rows)]] == [row.entry for row in rows]
        assert house.errors() == []
    finally:
        house.clear_away()


def test_a_live_table_of_the_first_version_goes_on(tmp_path: Path) -> None:
    about = old.unpack(tmp_path / "data")
    live = next(id for id, known in about["tables"].items() if known["game"] == "zuma" and not known["over"])
    house = ReadyHouse(tmp_path / "data")
    try:
        tabs = [guest.sits_at(live) for guest in back(house, about)]
        known = tabs[0].number
        assert known >= about["tables"][live]["number"]
        for tab in tabs:
            if tab.is_asked:
                tab.answer(tab.options[0])
        tabs[0].until(lambda tab: tab.number > known)
        assert house.errors() == []
    finally:
        house.clear_away()


@pytest.mark.parametrize(("language", "said"), [("en", "newer Ludothèque"), ("fr", "plus récente")])
def test_a_store_of_a_newer_version_is_refused_before_anything_is_changed(
    tmp_path: Path, language: str, said: str
) -> None:
    old.unpack(tmp_path / "data")
    path = tmp_path / "data" / FILE
    with closing(sqlite3.connect(path)) as disk:
        disk.execute(f"PRAGMA user_version = {VERSION + 1}")
    before = path.read_bytes()
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(path.parent)]
    refused = subprocess.run([*command, "--lang", language], capture_output=True, text=True, timeout=60)
    assert refused.returncode == 2
    assert said in " ".join(refused.stderr.split())
    assert "Traceback" not in refused.stderr
    assert path.read_bytes() == before


def test_a_new_house_is_of_the_latest_version(open_house: OpenHouse) -> None:
    with closing(sqlite3.connect(open_house().folder / FILE)) as disk:
        assert disk.execute("PRAGMA user_version").fetchone() == (VERSION,)


def test_a_step_that_fails_leaves_the_store_as_it_was(tmp_path: Path) -> None:
    """A table of the same name is in the way of the second step."""
    old.unpack(tmp_path / "data")
    path = tmp_path / "data" / FILE
    with closing(sqlite3.connect(path)) as disk:
        disk.execute("CREATE TABLE heads (in_the_way)")
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(path.parent)]
    refused = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert refused.returncode != 0
    with closing(sqlite3.connect(path)) as disk:
        assert disk.execute("PRAGMA user_version").fetchone() == (1,)
        assert "mark" not in [name for _, name, *_ in disk.execute("PRAGMA table_info(entries)")]
