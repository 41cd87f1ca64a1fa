"""`ludotheque check`: what is wrong with a folder, in words."""

import json
import subprocess
import sys
from pathlib import Path

from tests.playing import Dice

from .. import old
from ..conftest import OpenHouse
from ..houses import ReadyHouse, play_on, table_of
from ..storage.test_integrity import Kept, garble, kept, run
from .test_backup import backup

__all__ = ["kept"]


def check(data: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotheque", "check", "--data", str(data), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_house_in_play_is_whole(open_house: OpenHouse) -> None:
    house = open_house()
    play_on(table_of(house.guests(2)), Dice("check"), 5)
    before = house.folder.joinpath("ludotheque.db").read_bytes()
    found = check(house.folder)
    assert (found.returncode, found.stderr) == (0, "")
    assert "The one table" in found.stdout
    assert house.folder.joinpath("ludotheque.db").read_bytes() == before
    assert house.get("/health").json == {"ok": True}


def test_what_is_wrong_is_said_table_by_table_in_both_languages(kept: Kept, tmp_path: Path) -> None:
    hurt, well = (tab.table for tab in kept.tables)
    kept.opened(tmp_path / "data", lambda *_: None)[0].close()
    run(tmp_path / "data", "DELETE FROM entries WHERE house_table LIKE '%~'")
    run(tmp_path / "data", "DELETE FROM heads WHERE house_table LIKE '%~'")
    run(tmp_path / "data", "DELETE FROM entries WHERE house_table = ? AND number > 9", hurt)
    english, french = check(tmp_path / "data"), check(tmp_path / "data", "--lang", "fr")
    assert english.returncode == french.returncode == 1
    assert f"Table {hurt}: It ends at entry 9" in english.stdout
    assert f"Table {hurt} : Elle s’arrête à l’inscription 9" in french.stdout
    assert well not in english.stdout
    told = json.loads(check(tmp_path / "data", "--json").stdout)
    assert told["ok"] is False
    assert told["tables"] == 2
    assert [fault["table"] for fault in told["faults"]] == [hurt]


def test_a_garbled_page_is_found_and_whole_tables_are_not_accused(kept: Kept, tmp_path: Path) -> None:
    hurt, well = (tab.table for tab in kept.tables)
    kept.opened(tmp_path / "data", lambda *_: None)[0].close()
    garble(tmp_path / "data", hurt, well, lambda page: bytes(len(page)))
    told = json.loads(check(tmp_path / "data", "--json").stdout)
    named = {fault["table"] for fault in told["faults"]}
    assert {"", hurt} <= named
    assert well not in named


def test_a_file_that_is_no_store_at_all_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "ludotheque.db").write_bytes(b"nothing of the kind" * 1000)
    found = check(tmp_path)
    assert found.returncode == 1
    assert "not a database" in found.stdout
    assert "Traceback" not in found.stderr


def test_where_there_is_no_house_there_is_nothing_to_check(tmp_path: Path) -> None:
    refused = check(tmp_path / "nowhere", "--lang", "fr")
    assert refused.returncode == 2
    assert "pas de maison" in refused.stderr.replace("\n", " ")


def test_a_house_of_the_first_version_is_checked_and_copied_as_it_is(tmp_path: Path) -> None:
    about = old.unpack(tmp_path / "data")
    found = check(tmp_path / "data")
    assert found.returncode == 0, found.stdout
    assert f"All {len(about['tables'])} tables" in found.stdout
    assert "older Ludothèque" in found.stdout
    made = backup(tmp_path / "data", tmp_path / "copy")
    assert made.returncode == 0, made.stderr
    house = ReadyHouse(tmp_path / "copy")
    house.close()
    assert check(tmp_path / "copy").returncode == 0


def test_a_copy_with_a_damaged_table_is_made_and_says_so(kept: Kept, tmp_path: Path) -> None:
    hurt, _ = (tab.table for tab in kept.tables)
    kept.opened(tmp_path / "data", lambda *_: None)[0].close()
    run(tmp_path / "data", "DELETE FROM entries WHERE house_table = ? AND number = 5", hurt)
    made = backup(tmp_path / "data", tmp_path / "copy")
    assert made.returncode == 1
    assert f"Table {hurt}: Entry 5 is missing." in made.stdout
    assert (tmp_path / "copy" / "ludotheque.db").exists()
