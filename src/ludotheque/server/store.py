"""The store: an append-only log of entries for every table, in SQLite, with full sync and group commit.

What `append` has returned from is on disk: no crash at any moment takes it back. One thread writes, and commits
together whatever has gathered while it was writing. The pair (table, number) is unique, so that two can never disagree.

The tables `summaries` and `sitting` only say again, for lists, what follows from the entries; `lagging` names those
of which they may not say the latest.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import structlog
from msgspec import Struct

from ludotheque.core.refusals import Refused

from .locking import locked
from .refusing import refusal

FILE = "ludotheque.db"

log = structlog.get_logger()

VERSION = 1
"""Of the tables below; the entries themselves are read for ever."""
SCHEMA = f"""
PRAGMA user_version = {VERSION};
CREATE TABLE IF NOT EXISTS entries (
    house_table TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, entry BLOB NOT NULL,
    PRIMARY KEY (house_table, number)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS summaries (
    id TEXT PRIMARY KEY, phase TEXT NOT NULL, changed INTEGER NOT NULL, wake INTEGER, free INTEGER NOT NULL,
    host TEXT NOT NULL, card BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS waking ON summaries (wake) WHERE wake IS NOT NULL;
CREATE INDEX IF NOT EXISTS welcoming ON summaries (changed) WHERE free > 0;
CREATE INDEX IF NOT EXISTS hosting ON summaries (host) WHERE phase != 'over';
CREATE TABLE IF NOT EXISTS sitting (
    guest TEXT NOT NULL, house_table TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (guest, house_table)
) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS sitting_at ON sitting (house_table);
CREATE TABLE IF NOT EXISTS lagging (house_table TEXT PRIMARY KEY) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID;
"""

SETTINGS = (
    *("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"),
    "temp_store = MEMORY",  # what a statement would take back is not worth a file,
    "wal_autocheckpoint = 4000",  # and a page that is written again and again is copied home once
)

MOST_AT_ONCE = 64
"""Rows that one statement writes. Between two statements the writer waits for its turn with Python: few are better."""


class Summary(Struct, frozen=True):
    """A table in brief: to list it, and to know when it has to be looked after though nobody is there."""

    phase: str
    changed: int
    wake: int | None
    """The moment at which the house has something to do there: a bot to move (0), a clock that runs out."""
    free: int
    host: str
    card: bytes
    guests: tuple[tuple[str, int], ...] | None = None
    """Who sits where; None: as before."""
    settled: bool = False
    """Whether it is the last word on a table that is put away."""


class Lags(Struct, frozen=True):
    """From now on the summary of an open table may lag behind its entries."""


LAGS = Lags()


class Row(Struct, frozen=True, gc=False):
    """An entry as it is stored."""

    number: int
    at: int
    entry: bytes


class NotWritten(Refused):
    """The disk did not take it: it never happened."""


Done = Callable[[NotWritten | None], None]
"""Told when something is on disk, or that it could not be written; it must not fail."""


class Append(Struct, frozen=True):
    """Entries of one table to be written together, or not at all."""

    done: Done
    table: str = ""
    rows: Sequence[Row] = ()
    summary: Summary | Lags | None = None
    renamed: tuple[tuple[str, str], ...] = ()
    """Guests, and what they are called from now on."""


class Store:
    """The house's memory."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = locked(folder)
        self.path = folder / FILE
        self.path.touch(mode=0o600)
        self._reader = _opened(self.path)
        self._reader.executescript(SCHEMA)
        self._gathered: list[Append] = []
        self._work: SimpleQueue[list[Append] | None] = SimpleQueue()
        """What was handed over to the writer; None: that was all."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)

    def start(self) -> None:
        """Begins to write; to be called inside the event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Writes what is left, and ends."""
        if self._gathered:
            self._hand_over()
        self._work.put(None)
        if self._thread.is_alive():
            self._thread.join()
        self._reader.close()
        self._lock.close()

    @property
    def is_open(self) -> bool:
        """Whether what is given to it is written."""
        return self._thread.is_alive()

    # Writing.

    def write(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None, done: Done) -> None:
        """Tells when the entries are on disk; or that they cannot be, and nothing was written."""
        self._gather(Append(done, table, rows, summary))

    def append(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None) -> "asyncio.Future[None]":
        """The same, to be waited for."""
        promise, done = self._promise()
        self.write(table, rows, summary, done)
        return promise

    def call(self, guest: str, name: str) -> "asyncio.Future[None]":
        """From now on the guest has this name."""
        promise, done = self._promise()
        self._gather(Append(done, renamed=((guest, name),)))
        return promise

    def _promise(self) -> "tuple[asyncio.Future[None], Done]":
        assert self._loop is not None
        promise = self._loop.create_future()
        return promise, partial(_keep, promise)

    def _gather(self, append: Append) -> None:
        """What comes before the loop looks up again is handed over together: the writer is woken once."""
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(append)

    def _hand_over(self) -> None:
        self._work.put(self._gathered)
        self._gathered = []

    def _write(self) -> None:
        connection = _opened(self.path)
        while (batch := self._next_batch()) is not None:
            self._commit(connection, batch)
        connection.close()

    def _next_batch(self) -> list[Append] | None:
        """Waits for work, and takes all there is; None when there will be no more."""
        batch = self._work.get()
        while batch is not None and not self._work.empty():
            more = self._work.get()
            if more is None:
                self._work.put(None)
                break
            batch = batch + more
        return batch

    def _commit(self, connection: sqlite3.Connection, batch: list[Append]) -> None:
        """All of them at once; if that fails, one by one, so that only the guilty one fails."""
        try:
            with connection:
                connection.execute("BEGIN IMMEDIATE")
                _insert(
                    connection,
                    "INSERT OR ROLLBACK INTO entries",
                    [(each.table, row.number, row.at, row.entry) for each in batch for row in each.rows],
                )
                _sum_up(connection, batch)
        except Exception as error:  # whatever it is, this thread goes on, and whoever waits is told
            if len(batch) > 1:
                for append in batch:
                    self._commit(connection, [append])
                return
            self._tell(batch, error)
        else:
            self._tell(batch, None)

    def _tell(self, batch: list[Append], error: Exception | None) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_finish, batch, error)
        except RuntimeError:  # the loop has ended: nobody waits any more
            return

    # Reading.

    def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order."""
        rows = self._reader.execute(
            "SELECT number, at, entry FROM entries WHERE house_table = ? ORDER BY number", (table,)
        )
        return [Row(*row) for row in rows]

    def due(self, after: int, upto: int) -> list[str]:
        """Tables where the house has something to do between these two moments, the first included in none."""
        rows = self._reader.execute(
            "SELECT id FROM summaries WHERE wake > ? AND wake <= ? ORDER BY wake", (after, upto)
        )
        return [id for (id,) in rows]

    def lagging(self) -> set[str]:
        """Tables whose summary may lag behind their entries: those now open, or open when the house was cut off."""
        return {id for (id,) in self._reader.execute("SELECT house_table FROM lagging")}

    def cards_of(self, guest: str) -> list[tuple[bytes, int]]:
        """The tables where the guest sits, and at which seat; the latest first."""
        rows = self._reader.execute(
            "SELECT card, seat FROM sitting JOIN summaries ON id = house_table WHERE guest = ? "
            "ORDER BY changed DESC LIMIT 100",
            (guest,),
        )
        return [*rows]

    def open_cards(self) -> list[bytes]:
        """The tables where anybody may sit down; the latest first."""
        rows = self._reader.execute("SELECT card FROM summaries WHERE free > 0 ORDER BY changed DESC LIMIT 50")
        return [card for (card,) in rows]

    def hosted_by(self, guest: str) -> int:
        """How many tables of the guest are not over."""
        rows = self._reader.execute("SELECT count(*) FROM summaries WHERE host = ? AND phase != 'over'", (guest,))
        return int(rows.fetchone()[0])

    def tables(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        return dict(self._reader.execute("SELECT phase, count(*) FROM summaries GROUP BY phase"))

    # Guests.

    def name_of(self, guest: str) -> str | None:
        """What the guest is called; None for a stranger."""
        row = self._reader.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone()
        return row and str(row[0])


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    return connection


def _insert(connection: sqlite3.Connection, what: str, rows: Sequence[Sequence[Any]]) -> None:
    """Many rows with few statements."""
    for first in range(0, len(rows), MOST_AT_ONCE):
        some = rows[first : first + MOST_AT_ONCE]
        row = f"({', '.join('?' * len(some[0]))})"
        connection.execute(f"{what} VALUES {', '.join([row] * len(some))}", [*chain.from_iterable(some)])


def _sum_up(connection: sqlite3.Connection, batch: list[Append]) -> None:
    """What lists say of the tables: the last word on each."""
    _insert(connection, "INSERT OR REPLACE INTO guests", [named for append in batch for named in append.renamed])
    lagging = [(append.table,) for append in batch if append.summary is LAGS]
    _insert(connection, "INSERT OR IGNORE INTO lagging", lagging)
    latest = {append.table: append.summary for append in batch if isinstance(append.summary, Summary)}
    rows = [(id, each.phase, each.changed, each.wake, each.free, each.host, each.card) for id, each in latest.items()]
    _insert(connection, "INSERT OR REPLACE INTO summaries", rows)
    for id, summary in latest.items():
        if summary.guests is not None:
            connection.execute("DELETE FROM sitting WHERE house_table = ?", (id,))
            sitting = [(guest, id, seat) for guest, seat in summary.guests]
            _insert(connection, "INSERT OR REPLACE INTO sitting", sitting)
        if summary.settled:
            connection.execute("DELETE FROM lagging WHERE house_table = ?", (id,))


def _finish(batch: list[Append], error: Exception | None) -> None:
    for append in batch:
        refused = None
        if error is not None:
            refused = NotWritten(refusal("house-trouble"))
            refused.__cause__ = error
        try:
            append.done(refused)
        except Exception as mistake:  # whoever else waits is told all the same
            log.error("telling-failed", exc_info=mistake)


def _keep(promise: "asyncio.Future[None]", refused: NotWritten | None) -> None:
    if promise.done():  # nobody waits any more
        return
    if refused is None:
        promise.set_result(None)
    else:
        promise.set_exception(refused)
