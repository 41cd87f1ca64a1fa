"""Data that knows it is whole: what is damaged on disk is told, kept aside, and never played on from a shorter past."""

import re
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from ludotheque.server.storage.integrity import Row, first_mark, marked, next_mark
from ludotheque.server.storage.store import FILE
from tests.playing import Dice

from ..houses import A_LONG_MATCH, Guest, ReadyHouse, RunningHouse, Tab, play_on, table_of, worded
from ..ledger import tables_in

PAGE = 4096

Spoiled = Callable[[Callable[[Path, str, str], object]], tuple[RunningHouse, list[Guest], Tab, Tab]]


def run(folder: Path, statement: str, *values: Any) -> list[Any]:
    """Changes what is on disk behind the house's back."""
    with closing(sqlite3.connect(folder / FILE)) as disk, disk:
        return disk.execute(statement, values).fetchall()


class Kept(NamedTuple):
    """A house that has closed, with two tables of the same two people, far into their matches."""

    folder: Path
    people: list[Guest]
    tables: list[Tab]

    def opened(
        self, folder: Path, spoil: Callable[[Path, str, str], object]
    ) -> tuple[RunningHouse, list[Guest], Tab, Tab]:
        """A copy of it that was spoiled before it opened: the house, its people, what was the table and the other."""
        shutil.copytree(self.folder, folder)
        spoil(folder, *(tab.table for tab in self.tables))
        house = ReadyHouse(folder)
        for guest in self.people:
            guest.house = house
        return house, self.people, *self.tables  # type: ignore[return-value]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Kept:
    house = ReadyHouse(tmp_path_factory.mktemp("kept") / "data")
    people = house.guests(2)
    first, second = (table_of(people, options=A_LONG_MATCH) for _ in range(2))
    for tabs in (first, second):
        play_on(tabs, Dice("whole"), 90)
    assert house.close() == 0
    put_between(house.folder, first[0].table, second[0].table)
    return Kept(house.folder, people, [first[0], second[0]])


def put_between(folder: Path, *tables: str) -> None:
    """A third table, whose entries lie between those of the others: these are no neighbours on disk then."""
    table = f"{min(tables)}~"
    rows = marked(table, [Row(number, 0, b"x" * 100) for number in range(1, 400)])
    with closing(sqlite3.connect(folder / FILE)) as disk, disk:
        values = [(table, row.number, row.at, row.entry, row.mark) for row in rows]
        disk.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", values)
        disk.execute("INSERT INTO heads VALUES (?, ?, ?)", (table, len(rows), rows[-1].mark))


@pytest.fixture
def spoiled(kept: Kept, tmp_path: Path) -> Iterator[Spoiled]:
    """Opens a spoiled copy of the house, and clears it away."""
    opened: list[RunningHouse] = []

    def open_one(spoil: Callable[[Path, str, str], object]) -> tuple[RunningHouse, list[Guest], Tab, Tab]:
        found = kept.opened(tmp_path / "data", spoil)
        opened.append(found[0])
        return found

    yield open_one
    for house in opened:
        house.clear_away()


def gauge(house: RunningHouse) -> float:
    """How many tables the house counts as damaged."""
    found = re.search(r"^ludotheque_tables_damaged (\S+)$", house.get("/metrics").body.decode(), re.M)
    assert found is not None
    return float(found[1])


def need_damaged(house: RunningHouse, people: list[Guest], table: str) -> None:
    """Everybody who comes to the table is told; the list, the log and the metrics say so; nothing is played."""
    before = run(house.folder, "SELECT * FROM entries WHERE house_table = ?", table)
    for guest in people:
        tab = guest.sits_at(table)
        assert tab.farewell is not None
        assert tab.farewell["why"]["id"] == "table-damaged"
        assert "again" not in tab.farewell
        assert worded(tab.farewell["why"])
    assert people[0].get(f"/api/tables/{table}/record").why == "table-damaged"
    assert [card["id"] for card in people[0].cards() if card.get("damaged")] == [table]
    assert gauge(house) == 1
    told = [line for line in house.errors() if "table-damaged" in line]
    assert len(told) == 1
    assert table[:6] in told[0]
    assert table not in house.log()
    assert run(house.folder, "SELECT * FROM entries WHERE house_table = ?", table) == before


def test_each_entry_carries_a_mark_over_all_before_it_and_the_head_is_the_last(house: RunningHouse) -> None:
    tabs = table_of(house.guests(2), bots=1)
    play_on(tabs, Dice("marks"), 5)
    for tab in tabs:
        tab.close()
    rows, mark = tables_in(house.folder)[tabs[0].table], first_mark(tabs[0].table)
    for row in rows:
        mark = next_mark(mark, row.number, row.at, row.entry)
        assert row.mark == mark
    assert run(house.folder, "SELECT number, mark FROM heads WHERE house_table = ?", tabs[0].table) == [
        (len(rows), mark)
    ]


DAMAGES = {
    "its last entries are gone": "DELETE FROM entries WHERE house_table = ? AND number > 9",
    "an entry in the middle is gone": "DELETE FROM entries WHERE house_table = ? AND number = 9",
    "an entry is another": "UPDATE entries SET entry = replace(entry, '1', '2') WHERE house_table = ? AND number = 9",
    "an entry has another moment": "UPDATE entries SET at = at + 1 WHERE house_table = ? AND number = 9",
    "all entries are gone": "DELETE FROM entries WHERE house_table = ?",
    "its head is gone": "DELETE FROM heads WHERE house_table = ?",
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES)
def test_a_damaged_table_says_so_and_the_others_go_on(spoiled: Spoiled, damage: str) -> None:
    house, people, hurt, well = spoiled(lambda folder, table, other: run(folder, damage, table))
    need_damaged(house, people, hurt.table)
    tabs = [guest.sits_at(well.table) for guest in people]
    assert tabs[0].number == well.number
    play_on(tabs, Dice("on"), 3)
    house.kill()
    house.open()
    assert gauge(house) == 1, "it is known after a restart, before anybody comes"


def test_a_table_that_is_whole_again_goes_on(spoiled: Spoiled) -> None:
    lost: list[Any] = []

    def lose(folder: Path, table: str, other: str) -> None:
        lost.extend(run(folder, "SELECT * FROM entries WHERE house_table = ? AND number > 9", table))
        run(folder, "DELETE FROM entries WHERE house_table = ? AND number > 9", table)

    house, people, hurt, _ = spoiled(lose)
    need_damaged(house, people, hurt.table)
    for row in lost:
        run(house.folder, "INSERT INTO entries VALUES (?, ?, ?, ?, ?)", *row)
    tabs = [guest.sits_at(hurt.table) for guest in people]
    assert tabs[0].number == hurt.number
    assert gauge(house) == 0
    play_on(tabs, Dice("again"), 3)


def garble(folder: Path, table: str, spared: str, how: Callable[[bytes], bytes]) -> None:
    """Spoils a page of the file that holds entries of one table and none of the other."""
    text = bytearray((folder / FILE).read_bytes())
    pages = [text[at : at + PAGE] for at in range(0, len(text), PAGE)]
    most = max(range(1, len(pages)), key=lambda i: (spared.encode() not in pages[i]) * pages[i].count(table.encode()))
    assert pages[most].count(table.encode()) > 10
    spoiled = how(bytes(pages[most]))
    assert spoiled != pages[most]
    text[most * PAGE : (most + 1) * PAGE] = spoiled
    (folder / FILE).write_bytes(bytes(text))


NOISE = bytes(range(256)) * 16
PAGES: dict[str, Callable[[bytes], bytes]] = {
    "noise": lambda page: NOISE,
    "zeros": lambda page: bytes(PAGE),
    "an empty page": lambda page: page[:3] + b"\0\0" + page[5:8] + bytes(PAGE - 8),
    "wrong letters": lambda page: page.replace(b'"Answered"', b'"Answerad"'),
}


@pytest.mark.parametrize("how", PAGES.values(), ids=PAGES)
def test_a_garbled_page_costs_the_tables_on_it_and_no_other(spoiled: Spoiled, how: Callable[[bytes], bytes]) -> None:
    house, people, hurt, well = spoiled(lambda folder, table, other: garble(folder, table, other, how))
    for guest in people:
        tab = guest.sits_at(hurt.table)
        assert tab.farewell is not None
        assert tab.farewell["why"]["id"] == "table-damaged"
    assert gauge(house) == 1
    tabs = [guest.sits_at(well.table) for guest in people]
    assert tabs[0].number == well.number
    play_on(tabs, Dice("on"), 3)
    assert {card["id"] for card in people[0].cards()} == {hurt.table, well.table}
    assert not [line for line in house.errors() if "Traceback" in line]


def test_lists_whose_place_on_disk_cannot_be_read_are_empty_and_the_house_stays(spoiled: Spoiled) -> None:
    def spoil(folder: Path, *tables: str) -> None:
        (root,) = run(folder, "SELECT rootpage FROM sqlite_schema WHERE name = 'summaries'")[0]
        with (folder / FILE).open("r+b") as file:
            file.seek((root - 1) * PAGE)
            file.write(NOISE)

    house, people, _, well = spoiled(spoil)
    assert people[0].cards() == []
    assert house.get("/metrics").status == 200
    assert people[0].sits_at(well.table).number == well.number
