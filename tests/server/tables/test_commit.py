"""The one way in: what is refused changes nothing, what is written is told, what the disk refuses never happened."""

import asyncio
from collections.abc import Sequence

import pytest

from ludotheque.core.language.refusals import Refused
from ludotheque.server import entries
from ludotheque.server.entries import Entry
from ludotheque.server.sentences import refusal
from ludotheque.server.storage.contract import Done, Lags, NotWritten, Summary
from ludotheque.server.storage.integrity import Row, first_mark
from ludotheque.server.tables.commit import Change, WritesThrough
from ludotheque.server.tables.table import Table

OPENED = entries.Opened("zatre", "a seed", "ann", "Ann", 2)
REFUSED_BY_THE_TABLE = entries.Undone(0)


class Disk:
    """Keeps what it is told to write until somebody says that it is written, or is not."""

    def __init__(self) -> None:
        self.waiting: list[tuple[list[int], Done]] = []

    def write(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None, done: Done) -> None:
        self.waiting.append(([row.number for row in rows], done))

    def says(self, refused: NotWritten | None = None) -> None:
        self.waiting.pop(0)[1](refused)


class Told(WritesThrough):
    """A table that notes what it tells."""

    def __init__(self, disk: Disk) -> None:
        super().__init__(Table("a table"), first_mark("a table"), disk)
        self.told: list[list[int]] = []
        self.fails = False

    def _wants_moments(self) -> bool:
        return False

    def _summary(self, is_quiet: bool) -> Summary | Lags | None:
        return None

    def _tell(self, change: Change) -> None:
        if self.fails:
            raise ValueError("a mistake of ours")
        self.told.append([row.number for row in change.rows])

    def _forget(self, error: BaseException) -> None:
        self.is_closed = True


def committed(table: Told, *new: Entry) -> list[Exception | None]:
    """What is heard of it, as it is heard."""
    heard: list[Exception | None] = []
    table.commit(new, heard.append)
    return heard


def test_nothing_is_told_before_it_is_written() -> None:
    disk = Disk()
    table = Told(disk)
    heard = committed(table, OPENED, entries.Offered(1, "anybody"))
    assert (heard, table.told, disk.waiting[0][0]) == ([], [], [1, 2])
    disk.says()
    assert (heard, table.told) == ([None], [[1, 2]])


def test_what_is_refused_changes_nothing_and_is_not_written() -> None:
    disk = Disk()
    table = Told(disk)
    with pytest.raises(Refused):
        committed(table, REFUSED_BY_THE_TABLE)
    assert (disk.waiting, table.table.number, table.is_closed) == ([], 0, False)


def test_what_is_refused_after_something_was_taken_in_drops_the_table() -> None:
    disk = Disk()
    table = Told(disk)
    with pytest.raises(Refused):
        committed(table, OPENED, REFUSED_BY_THE_TABLE)
    assert (disk.waiting, table.is_closed) == ([], True)


def test_what_the_disk_refuses_never_happened_and_nothing_follows_it() -> None:
    disk = Disk()
    table = Told(disk)
    heard = committed(table, OPENED)
    refused = NotWritten(refusal("house-trouble"))
    disk.says(refused)
    assert (heard, table.told) == ([refused], [])
    with pytest.raises(NotWritten):
        committed(table, entries.Resized(3))


def test_a_mistake_in_telling_reaches_whoever_asked() -> None:
    disk = Disk()
    table = Told(disk)
    table.fails = True
    heard = committed(table, OPENED)
    disk.says()
    assert isinstance(heard[0], ValueError)


def test_whoever_waits_in_a_task_hears_the_same() -> None:
    async def wait() -> None:
        disk = Disk()
        table = Told(disk)
        adding = asyncio.create_task(table.add([OPENED]))
        await asyncio.sleep(0)
        disk.says()
        await adding
        assert table.told == [[1]]
        adding = asyncio.create_task(table.add([entries.Resized(3)]))
        await asyncio.sleep(0)
        disk.says(NotWritten(refusal("house-trouble")))
        with pytest.raises(NotWritten):
            await adding

    asyncio.run(wait())


def test_a_table_is_dropped_if_somebody_stops_waiting_before_it_is_written() -> None:
    """The lock would be free, and what comes next would build on something that may never be on disk."""

    async def wait() -> None:
        disk = Disk()
        table = Told(disk)
        adding = asyncio.create_task(table.add([OPENED]))
        await asyncio.sleep(0)
        adding.cancel()
        with pytest.raises(asyncio.CancelledError):
            await adding
        assert table.is_closed
        disk.says()

    asyncio.run(wait())
