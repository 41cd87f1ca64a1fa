"""`ludotheque backup`: a whole copy of the house, made while people play."""

import subprocess
import sys
from pathlib import Path
from shutil import copytree

from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import RunningHouse, table_of


def backup(data: Path, to: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ludotheque", "backup", str(to), "--data", str(data), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=60)


def test_a_copy_made_while_people_play_opens_where_they_were(open_house: OpenHouse, tmp_path: Path) -> None:
    house = open_house()
    people = house.guests(2)
    tabs = table_of(people)
    next(tab for tab in tabs if tab.is_asked).answer_at_random(Dice("backup"))
    for tab in tabs:
        tab.catch_up()
    made = backup(house.folder, tmp_path / "copy")
    assert made.returncode == 0, made.stderr
    assert "One table" in made.stdout
    assert (tmp_path / "copy" / "ludotheque.db").stat().st_mode & 0o077 == 0
    again = RunningHouse(tmp_path / "copy")
    try:
        people[0].house = again
        with people[0].sits_at(tabs[0].table) as back:
            assert back.play == tabs[0].play
            assert back.seat == 0, "cookies are still known"
    finally:
        again.clear_away()


def test_a_house_in_a_folder_of_any_name_is_copied(open_house: OpenHouse, tmp_path: Path) -> None:
    odd = tmp_path / "maison #1? 100%20"
    copytree(open_house().folder, odd)
    made = backup(odd, tmp_path / "copy")
    assert made.returncode == 0, made.stderr


def test_a_folder_that_is_there_is_not_written_over(open_house: OpenHouse, tmp_path: Path) -> None:
    refused = backup(open_house().folder, tmp_path)
    assert refused.returncode == 2
    assert str(tmp_path) in refused.stderr.replace("\n", "")


def test_where_there_is_no_house_there_is_nothing_to_copy(tmp_path: Path) -> None:
    refused = backup(tmp_path / "nowhere", tmp_path / "copy", "--lang", "fr")
    assert refused.returncode == 2
    assert "pas de maison" in refused.stderr.replace("\n", " ")
    assert not (tmp_path / "copy").exists()
