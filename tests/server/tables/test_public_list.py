"""The list of tables where anybody may sit down: nobody fills it alone, and what nobody looks after leaves it."""

import sqlite3
import time
from contextlib import closing

from ..conftest import OpenHouse
from ..houses import Guest, RunningHouse, Tab, wait_until

HOME = "10.240.0.1"
"""The address of somebody who wants the list for themselves."""


def welcomes(host: Guest) -> Tab:
    """A table that the host has opened to anybody, and has open."""
    tab = host.sits_at(host.opens())
    tab.ask("Offer", seat=1, to="anybody")
    return tab


def listed(house: RunningHouse) -> list[str]:
    """The tables that a stranger finds."""
    return [card["id"] for card in house.guest().cards("open")]


def test_one_address_does_not_fill_the_list_with_many_guests(open_house: OpenHouse) -> None:
    house = open_house(crowd=1, idle=1)
    with welcomes(house.guest("Ann")) as tab:
        honest = tab.table
    tables = []
    for number in range(9):
        with welcomes(house.guest(f"Mallory {number}", X_Forwarded_For=HOME)) as tab:
            tables.append(tab.table)
    assert listed(house) == [*reversed(tables[-3:]), honest]
    house.kill()
    house.open()
    assert listed(house) == [*reversed(tables[-3:]), honest], "also when the house opens again"


def test_a_school_is_listed_as_many_times_as_its_host_says(open_house: OpenHouse) -> None:
    house = open_house(crowd=2)
    tables = [welcomes(house.guest(f"Pupil {number}", X_Forwarded_For=HOME)).table for number in range(8)]
    assert listed(house) == [*reversed(tables[-6:])]


def test_one_host_does_not_fill_the_list_from_many_addresses(house: RunningHouse) -> None:
    mallory = house.guest("Mallory")
    tables = []
    for number in range(5):
        mallory.headers["X-Forwarded-For"] = f"10.241.0.{number}"
        with welcomes(mallory) as tab:
            tables.append(tab.table)
    assert [table for table in listed(house) if table in tables] == [*reversed(tables[-3:])]


def test_one_address_has_so_many_tables_open_to_anybody_and_no_more(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    mallory = house.guest("Mallory", X_Forwarded_For=HOME)
    tabs = [welcomes(mallory) for _ in range(10)]
    another = mallory.sits_at(mallory.opens())
    another.ask("Resize", seats=3)
    assert another.refused("Offer", seat=1, to="anybody") == "too-many-open"
    another.ask("Offer", seat=1, to="friend")
    tabs[3].ask("Offer", seat=1, to="anybody")
    tabs[3].ask("Offer", seat=1, to="bot")
    another.ask("Offer", seat=1, to="anybody")
    another.ask("Offer", seat=2, to="anybody")
    welcomes(house.guest("Ann"))


def test_tables_whose_people_are_there_come_first(open_house: OpenHouse) -> None:
    house = open_house()
    waits = welcomes(house.guest("Ann"))
    with welcomes(house.guest("Bob")) as tab:
        left = tab.table
    wait_until(lambda: listed(house) == [waits.table, left])
    waits.close()
    wait_until(lambda: listed(house) == [left, waits.table])


def test_of_one_address_those_tables_are_listed_whose_people_are_there(open_house: OpenHouse) -> None:
    house = open_house(crowd=1)
    waits = welcomes(house.guest("Ann", X_Forwarded_For=HOME))
    for number in range(4):
        welcomes(house.guest(f"Bob {number}", X_Forwarded_For=HOME)).close()
    wait_until(lambda: listed(house)[0] == waits.table)
    assert len(listed(house)) == 3


def test_a_table_that_its_people_have_left_is_listed_for_a_while_only(open_house: OpenHouse) -> None:
    house = open_house(listed_for=6, idle=1)
    ann = house.guest("Ann")
    with welcomes(ann) as tab:
        table = tab.table
        time.sleep(6.5)
        assert listed(house) == [table], "for as long as somebody is there"
    wait_until(lambda: listed(house) == [])
    with ann.sits_at(table):
        assert listed(house) == [table]
    house.close()
    house.open()
    assert listed(house) == [table], "somebody was there a moment ago"
    wait_until(lambda: listed(house) == [])
    assert [card["id"] for card in ann.cards()] == [table], "it is still Ann's"


def test_what_is_remembered_of_an_opener_is_no_address_and_ends_with_the_beginning(open_house: OpenHouse) -> None:
    house = open_house()
    mallory = house.guest("Mallory", X_Forwarded_For=HOME)
    tab = welcomes(mallory)
    assert len(openers(house)) == 1
    tab.ask("Offer", seat=1, to="bot")
    tab.ask("Begin")
    assert openers(house) == []
    house.close()
    assert HOME.encode() not in b"".join(file.read_bytes() for file in house.folder.glob("ludotheque.db*"))


def openers(house: RunningHouse) -> list[str]:
    """What the store remembers of addresses from which tables were opened."""
    with closing(sqlite3.connect(house.folder / "ludotheque.db")) as store:
        return [opener for (opener,) in store.execute("SELECT opener FROM listings")]
