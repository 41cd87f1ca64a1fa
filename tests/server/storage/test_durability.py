"""What was acknowledged is on disk, whatever happens to the house."""

import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import ludotheque as lt
from ludotheque.server import entries
from ludotheque.server.storage.integrity import next_mark
from ludotheque.server.storage.store import FILE
from tests.playing import Dice

from ..conftest import OpenHouse
from ..houses import A_LONG_MATCH, RunningHouse, Tab, play_on, table_of, wait_until
from ..ledger import check_told, lagging, tables_in
from ..soak import Soak

# The plug is pulled.


def test_a_turn_in_progress_is_there_after_a_kill_and_the_bots_go_on(open_house: OpenHouse) -> None:
    house, dice = open_house(), Dice("mid-turn")
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], bots=1)
    while not any(tab.play and tab.play.get("undo") for tab in tabs):
        play_on(tabs, dice, 1)
    before = [(tab.number, tab.play, tab.lines, tab.facts) for tab in tabs]
    house.kill()
    check_told(house.folder, tabs)
    house.open()
    back = [guest.sits_at(tabs[0].table) for guest in (ann, bob)]
    assert [(tab.number, tab.play, tab.lines, tab.facts) for tab in back] == before
    laid = next(tab for tab in back if tab.play and tab.play.get("undo"))
    laid.ask("Undo", question=before[0][1]["question"] if before[0][1] else 0)
    for tab in back:
        tab.catch_up()
    play_on(back, dice)
    assert lt.replay(house.get(f"/api/tables/{laid.table}/record").json).over


def test_a_bot_that_was_thinking_goes_on_after_a_kill_though_nobody_is_there(open_house: OpenHouse) -> None:
    house = open_house(pace=60)
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=1)
    while tab.is_asked:
        tab.answer(tab.options[-1])
    told = tab.number
    house.kill()
    house.open(pace=0)
    wait_until(lambda: len(tables_in(house.folder)[tab.table]) > told)
    wait_until(lambda: ann.cards()[0]["waiting"] == [0])


def _pass_the_turn(tabs: list[Tab], dice: Dice) -> list[int]:
    """Somebody else is asked than before; who that is."""
    before = tabs[0].waiting
    while tabs[0].waiting == before:
        play_on(tabs, dice, 1)
    return tabs[0].waiting


def test_whose_turn_it_is_stands_in_the_list_at_once_after_a_kill_and_after_that(open_house: OpenHouse) -> None:
    house, dice = open_house(idle=0.1), Dice("list")
    ann, bob = house.guests(2)
    tabs = table_of([ann, bob], options=A_LONG_MATCH)
    for _ in range(3):
        asked = _pass_the_turn(tabs, dice)
        assert [guest.cards()[0]["waiting"] for guest in (ann, bob)] == [asked, asked]
    house.kill()
    assert lagging(house.folder) == [tabs[0].table]
    house.open()
    assert [guest.cards()[0]["waiting"] for guest in (ann, bob)] == [asked, asked]
    wait_until(lambda: lagging(house.folder) == [])
    house.kill()
    house.open()
    assert [guest.cards()[0]["waiting"] for guest in (ann, bob)] == [asked, asked]
    assert house.errors() == []


def test_a_house_that_closes_has_written_whose_turn_it_is(open_house: OpenHouse) -> None:
    house, dice = open_house(), Dice("close")
    ann, bob = house.guests(2)
    asked = _pass_the_turn(table_of([ann, bob], options=A_LONG_MATCH), dice)
    house.close()
    assert lagging(house.folder) == []
    house.open()
    assert [guest.cards()[0]["waiting"] for guest in (ann, bob)] == [asked, asked]


def test_guests_names_and_links_are_the_same_after_a_kill(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    with ann.sits_at(ann.opens()) as tab:
        tab.tell("Link")
        token = tab.until(lambda tab: '"SeatLink"' in tab.frames[-1]).frames[-1].split('"')[-2]
    house.kill()
    house.open()
    assert ann.get("/api/me").json == {"name": "Ann"}
    assert [card["id"] for card in ann.cards()] == [tab.table]
    assert house.guest().post(f"/api/tables/{tab.table}/seat", {"token": token}).status == 200


def test_nothing_is_lost_in_eight_kills_under_load(tmp_path: Path) -> None:
    """Twice the plug is not pulled in the middle of play: once at any moment, once when bots have had their time."""
    soak = Soak(tmp_path / "data", "eight")
    try:
        for _ in range(8):
            soak.pull_the_plug()
        assert soak.told > 100
        for table in soak.finish():
            assert lt.replay(soak.house.get(f"/api/tables/{table}/record").json).over
    finally:
        soak.house.clear_away()


# It is asked to end.


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_house_that_is_asked_to_end_says_farewell_and_ends_well(tmp_path: Path, how: signal.Signals) -> None:
    house = RunningHouse(tmp_path / "data")
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=1)
    assert house.close(how) == 0
    assert "Nothing is lost" in house.said.read_text()
    assert tab.until_cut() is not None
    assert tab.farewell is not None
    assert tab.farewell["again"]
    assert tab.farewell["why"]["id"] == "house-closes"
    assert '"event": "closed"' in house.log()
    assert house.errors() == []
    assert check_told(house.folder, [tab]) > 0


# The disk does not take it.


@contextmanager
def full_disk(house: RunningHouse) -> Iterator[None]:
    """Inside, the house cannot make its file any longer; the log is shorter, and can still be written."""
    pid, grown = house.pid, house.folder.joinpath(f"{FILE}-wal").stat().st_size
    before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (grown, before[1]))
    yield
    resource.prlimit(pid, resource.RLIMIT_FSIZE, before)


def test_an_answer_that_cannot_be_written_is_shown_to_nobody_and_can_be_given_again(open_house: OpenHouse) -> None:
    house = open_house()
    people = house.guests(2)
    tabs = table_of(people)
    asked = tabs[0] if tabs[0].is_asked else tabs[1]
    number, option = asked.number, asked.options[0]
    assert asked.play is not None
    answer = {"question": asked.play["question"], "option": option}
    with full_disk(house):
        asked.tell("Answer", **answer)
        for tab in tabs:
            farewell = tab.until_cut()
            assert farewell is not None
            assert farewell["again"]
            assert farewell["why"]["id"] == "house-trouble"
            assert tab.frames[-1].startswith('{"type":"Farewell"'), "the farewell is not the last word"
            assert tab.number == number
        assert len(tables_in(house.folder)[asked.table]) == number
        with people[0].sits_at(asked.table) as again:
            assert again.number == number, "what was read is what is on disk"
        refused = people[0].post("/api/tables", {"game": "zatre"})
        assert (refused.status, refused.why) == (503, "house-trouble")
        assert people[0].post("/api/me", {"name": "Zoé"}).why == "house-trouble"
    with people[tabs.index(asked)].sits_at(asked.table, after=number) as again:
        again.ask("Answer", **answer)
        assert again.number == number + 1
    assert people[0].get("/api/me").json == {"name": "Ann"}
    assert people[0].opens()
    assert len(tables_in(house.folder)[asked.table]) == number + 1


def test_no_bot_goes_on_from_what_could_not_be_written(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    (tab,) = table_of([ann], bots=1)
    tab.until(lambda tab: tab.is_asked)
    while not all(option["type"] == "EndTurn" for option in tab.options):
        tab.answer(tab.options[0])
        tab.until(lambda tab: tab.is_asked)
    with full_disk(house):
        assert tab.play is not None
        tab.tell("Answer", question=tab.play["question"], option={"type": "EndTurn"})
        assert tab.until_cut() is not None
    time.sleep(0.5)
    assert len(tables_in(house.folder)[tab.table]) == tab.number
    with ann.sits_at(tab.table) as again:
        assert again.options == [{"type": "EndTurn"}]
        again.answer({"type": "EndTurn"})
        again.until(lambda tab: tab.is_asked or tab.is_over)
    assert tables_in(house.folder)


def test_whoever_asks_or_comes_while_a_writing_fails_is_not_told_of_it_and_writes_nothing_after_it(
    open_house: OpenHouse,
) -> None:
    house = open_house()
    people = house.guests(2)
    tabs = table_of(people)
    asked, other = (tabs[0], tabs[1]) if tabs[0].is_asked else (tabs[1], tabs[0])
    assert asked.play is not None
    somebody_else = entries.written(entries.Spoken(0, "was first"))
    last = tables_in(house.folder)[asked.table][-1]
    mark = next_mark(last.mark, asked.number + 1, 0, somebody_else)
    with closing(sqlite3.connect(house.folder / FILE, isolation_level=None)) as disk, ThreadPoolExecutor() as pool:
        disk.execute("BEGIN IMMEDIATE")
        asked.tell("Answer", question=asked.play["question"], option=asked.options[0])
        time.sleep(0.2)
        other.tell("Say", text="meanwhile")
        coming = pool.submit(house.look_on, asked.table)
        time.sleep(0.2)
        row = (asked.table, asked.number + 1, 0, somebody_else, mark)
        disk.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", row)
        disk.execute("INSERT OR REPLACE INTO heads VALUES (?, ?, ?)", (asked.table, asked.number + 1, mark))
        disk.execute("COMMIT")
        for tab in (*tabs, coming.result()):
            farewell = tab.until_cut()
            assert farewell is not None
            assert farewell["again"]
            assert not [frame for frame in tab.frames if "meanwhile" in frame]
    assert coming.result().facts == {}
    assert len(tables_in(house.folder)[asked.table]) == asked.number + 1
    with people[0].sits_at(asked.table) as again:
        assert again.lines[-1]["text"] == "was first"
        again.ask("Say", text="on we go")


def test_a_house_whose_secret_was_cut_short_does_not_take_forged_cookies(open_house: OpenHouse) -> None:
    house = open_house()
    ann = house.guest("Ann")
    house.kill()
    (house.folder / "secret").write_bytes(b"")
    house.open()
    assert ann.post("/api/me", {"name": "Bob"}).why == "no-guest"
    assert len((house.folder / "secret").read_bytes()) == 32
    assert (house.folder / "secret").stat().st_mode & 0o077 == 0


def test_two_houses_cannot_open_in_one_folder(open_house: OpenHouse) -> None:
    house = open_house()
    command = [sys.executable, "-m", "ludotheque", "serve", "--port", "0", "--data", str(house.folder), "--lang", "fr"]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "Une autre maison" in second.stderr
    assert house.get("/health").json == {"ok": True}


def test_what_the_house_keeps_is_for_its_owner_alone(open_house: OpenHouse) -> None:
    house = open_house()
    assert (house.folder / "ludotheque.db").stat().st_mode & 0o077 == 0
    assert (house.folder / "secret").stat().st_mode & 0o077 == 0


def test_a_folder_has_one_house(open_house: OpenHouse) -> None:
    house = open_house()
    words = ["serve", "--port", "0", "--data", str(house.folder)]
    second = subprocess.run([sys.executable, "-m", "ludotheque", *words], capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "Another house is open in" in second.stderr
    assert "Traceback" not in second.stderr
    house.kill()
    house.open()
    assert house.get("/health").json == {"ok": True}


def test_a_table_whose_game_is_gone_says_so_and_the_others_go_on(moody_house: OpenHouse) -> None:
    house = moody_house()
    ann = house.guest("Ann")
    (gone,) = table_of([ann], bots=1, game="moods")
    (stays,) = table_of([ann], bots=1)
    house.kill()
    house.see = []
    house.open()
    again = ann.sits_at(gone.table)
    assert again.facts == {}
    farewell = again.until_cut()
    assert farewell is not None
    assert farewell["why"]["id"] == "table-broken"
    assert ann.sits_at(stays.table).facts["phase"] == "playing"
    assert {card["id"] for card in ann.cards()} == {gone.table, stays.table}
    assert ann.get(f"/api/tables/{gone.table}/film").why == "table-broken"


def test_the_log_of_a_table_is_only_ever_added_to(house: RunningHouse) -> None:
    tabs: list[Tab] = table_of(house.guests(2))
    before = tables_in(house.folder)[tabs[0].table]
    play_on(tabs, Dice("added"), 5)
    asked = next(tab for tab in tabs if tab.is_asked)
    asked.answer(asked.options[0])
    if asked.play and asked.play.get("undo"):
        asked.ask("Undo", question=asked.play["question"])
    after = tables_in(house.folder)[tabs[0].table]
    assert after[: len(before)] == before
    assert len(after) == asked.number
    with closing(sqlite3.connect(house.folder / FILE)) as disk, pytest.raises(sqlite3.IntegrityError):
        disk.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", (tabs[0].table, 1, 0, b"", b""))
