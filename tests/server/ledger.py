"""What is on disk, read beside the house, and compared to the byte with what the tabs were sent."""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from ludotheque.core.state.world import Viewer
from ludotheque.core.wire import encode
from ludotheque.server import entries
from ludotheque.server.storage.integrity import Row, marked
from ludotheque.server.storage.store import FILE
from ludotheque.server.tables.feed.updates import facts_of, gone_since, lines_of, play_of, since
from ludotheque.server.tables.table import Table

from .houses import Tab

Worlds = Callable[[Table, Viewer], Iterable[Table]]
"""Tables that must look exactly the same to a viewer."""


class News(Struct):
    """An update, with its parts as they came over the wire."""

    type: str
    number: int = 0
    fresh: bool = False
    gone: list[int] = []
    lines: Raw = Raw(b"[]")
    facts: Raw = Raw(b"")
    play: Raw = Raw(b"")


class Heard(NamedTuple):
    """An update as a tab got it, and the number up to which the tab knew everything before."""

    tab: "TabHeard"
    after: int
    news: News


class TabHeard(NamedTuple):
    """Who listens: the guest of the cookie, and whether options come in words."""

    guest: str
    words: bool

    def seat_at(self, table: Table) -> Viewer:
        """Where they sit at this table."""
        return table.seat_of(table.person_of(self.guest)) if self.guest else None  # type: ignore[return-value]


def lagging(folder: Path) -> list[str]:
    """Tables whose summary on disk may be out of date."""
    with closing(sqlite3.connect(folder / FILE)) as disk:
        return [table for (table,) in disk.execute("SELECT house_table FROM lagging")]


def tables_in(folder: Path) -> dict[str, list[Row]]:
    """Every table on disk with its entries. The file must be intact, and numbers have no gap."""
    with closing(sqlite3.connect(folder / FILE)) as disk:
        assert [*disk.execute("PRAGMA integrity_check")] == [("ok",)]
        found: dict[str, list[Row]] = defaultdict(list)
        for table, *row in disk.execute("SELECT * FROM entries ORDER BY house_table, number"):
            found[table].append(Row(*row))
    for rows in found.values():
        assert [row.number for row in rows] == [*range(1, len(rows) + 1)]
    return dict(found)


def rewrite(folder: Path, table: str, rows: Iterable[Row]) -> None:
    """While the house is closed, replaces the entries of a table, intact and marked as the house would."""
    fresh = marked(table, [*rows])
    with closing(sqlite3.connect(folder / FILE)) as disk, disk:
        disk.execute("DELETE FROM entries WHERE house_table = ?", (table,))
        values = [(table, row.number, row.at, row.entry, row.mark) for row in fresh]
        disk.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", values)
        disk.execute("INSERT OR REPLACE INTO heads VALUES (?, ?, ?)", (table, fresh[-1].number, fresh[-1].mark))


def retold(id: str, rows: Iterable[Row]) -> Iterator[Table]:
    """The table after each of its entries: always the same object."""
    table = Table(id)
    for row in rows:
        table.add(entries.read(row.entry), row.at)
        yield table


def last_of(id: str, rows: Iterable[Row]) -> Table:
    """The table, folded from its entries."""
    *_, table = retold(id, rows)
    return table


def the_table_itself(table: Table, viewer: Viewer) -> Iterable[Table]:
    """The true table, and no other."""
    return [table]


def check_told(folder: Path, tabs: Iterable[Tab], worlds: Worlds = the_table_itself) -> int:
    """Checks that each update to a tab is what the entries on disk say at its number; returns how many there were."""
    disk = tables_in(folder)
    heard: dict[tuple[str, int], list[Heard]] = defaultdict(list)
    for tab in tabs:
        for one in heard_by(tab):
            heard[tab.table, one.news.number].append(one)
    for id in {id for id, _ in heard}:
        for table in retold(id, disk[id]):
            for one in heard.pop((id, table.number), ()):
                for world in worlds(table, one.tab.seat_at(table)):
                    _check(world, one)
    assert not heard, f"told, and not on disk: {[*heard]}"
    return sum(len([*heard_by(tab)]) for tab in tabs)


def heard_by(tab: Tab) -> Iterator[Heard]:
    """The updates that a tab got, in order."""
    cookie = tab.headers.get("Cookie", "").partition("=")[2]
    who = TabHeard(cookie.rpartition(".")[0], bool(tab.hello.get("words")))
    after = tab.hello.get("after", 0)
    for frame in tab.frames:
        news = msgspec.json.decode(frame, type=News)
        if news.type == "News":
            yield Heard(who, after, news)
            after = news.number


def _check(table: Table, heard: Heard) -> None:
    (who, after, news), seat = heard, heard.tab.seat_at(table)
    assert bytes(news.lines) == encode(lines_of(table, since(table, after), seat))
    assert news.gone == gone_since(table, after)
    if news.fresh or bytes(news.facts):
        assert bytes(news.facts) == encode(facts_of(table))
    if (news.fresh and table.match) or bytes(news.play):
        assert bytes(news.play) == encode(play_of(table, seat, who.words))
