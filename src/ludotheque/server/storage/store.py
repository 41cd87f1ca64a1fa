"""The store: an append-only log of entries for every table, in SQLite, with full sync and group commit.

What `append` has returned from is on disk: no crash at any moment takes it back. One thread writes, and commits
together whatever has gathered while it was writing. The pair (table, number) is unique, so that two can never disagree.
Marks and heads (`integrity`) are written with the entries.

The tables `summaries` and `sitting` only say again, for lists, what follows from the entries; `lagging` names those
of which they may not say the latest. `listings` is for the public list alone, and only until the match begins: who
opened a table, as a keyed hash of the address, and when one of its people was last there.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from time import monotonic
from typing import Any

import structlog
from msgspec import Struct
from msgspec.structs import asdict

from ludotheque.core.refusals import Refused

from ..clock import now
from ..sentences import refusal
from ..tables.entries import SPOKEN
from .folder_lock import locked
from .integrity import Row, whole_rows
from .migrations import migrate, need_known

FILE = "ludotheque.db"

log = structlog.get_logger()

SETTINGS = (
    *("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"),
    "secure_delete = ON",  # what was erased is overwritten
    "temp_store = MEMORY",  # what a statement would take back is not worth a file,
    "wal_autocheckpoint = 4000",  # and a page that is written again and again is copied home once
)

OPEN_CARDS = """
WITH welcoming AS (
    SELECT id, host, changed, coalesce(nullif(opener, ''), id) AS opener, max(changed, coalesce(seen, 0)) AS seen,
        id IN (SELECT value FROM json_each(:present)) AS present
    FROM summaries LEFT JOIN listings ON house_table = id WHERE free > 0
), ranked AS (
    SELECT id, changed, present,
        row_number() OVER (PARTITION BY opener ORDER BY present DESC, changed DESC) AS of_address,
        row_number() OVER (PARTITION BY host ORDER BY present DESC, changed DESC) AS of_host
    FROM welcoming WHERE present OR seen > :since
)
SELECT id, card FROM ranked JOIN summaries USING (id)
WHERE of_address <= :of_address AND of_host <= :of_host
ORDER BY present DESC, ranked.changed DESC LIMIT :most
"""
LIST = """
ON CONFLICT (house_table) DO UPDATE SET
    opener = CASE excluded.opener WHEN '' THEN opener ELSE excluded.opener END, seen = max(seen, excluded.seen)
"""
TRY_EVERY = 3.0
PATIENCE = 2.0
"""Seconds between two tries of the disk, and how long one may take."""

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
    opener: str = ""
    """What stands for the address from which it was opened; empty: as before."""
    seen: int = 0
    """When one of its people was last there; 0: as before."""


class Listing(Struct, frozen=True):
    """What the public list may show."""

    present: str
    """Tables whose people are there now, as a JSON list."""
    since: int
    """Other tables are shown if somebody was there since then."""
    of_address: int
    of_host: int
    most: int


class Lags(Struct, frozen=True):
    """From now on the summary of an open table may lag behind its entries."""


LAGS = Lags()


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
    work: Callable[[sqlite3.Connection], None] | None = None
    """Something else to be done in the same transaction."""


class Store:
    """The house's memory."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = locked(folder)
        self.path = folder / FILE
        self.path.touch(mode=0o600)
        need_known(self.path)
        self._reader = _opened(self.path)
        migrate(self._reader)
        _pulse(self._reader)
        self.damaged = {id for (id,) in self._reader.execute("SELECT house_table FROM damaged")}
        """Tables that were found damaged, and not whole since."""
        self._gathered: list[Append] = []
        self._work: SimpleQueue[list[Append] | None] = SimpleQueue()
        """What was handed over to the writer; None: that was all."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.trouble: Exception | None = None
        """Why the disk did not take what was written last; None: it did."""
        self._tried: tuple[float, asyncio.Future[None]] | None = None
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

    async def can_write(self) -> bool:
        """True if the disk takes what is written; it is tried at most every few seconds, whoever asks."""
        if self._tried is None or (monotonic() - self._tried[0] > TRY_EVERY and self._tried[1].done()):
            self._tried = monotonic(), self.change(_pulse)
            self._tried[1].add_done_callback(asyncio.Future.exception)
        since, tried = self._tried
        left = since + PATIENCE - monotonic()
        if not tried.done() and left > 0:
            await asyncio.wait([tried], timeout=left)
        return self.trouble is None and tried.done()

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
        row = (guest, name, now())
        return self.change(lambda disk: _run(disk, "INSERT OR REPLACE INTO guests VALUES (?, ?, ?)", *row))

    def change(self, work: Callable[[sqlite3.Connection], None]) -> "asyncio.Future[None]":
        """Does something else with what is on disk, in the writer's thread: all of it or nothing."""
        promise, done = self._promise()
        self._gather(Append(done, work=work))
        return promise

    def renew(self, guest: str, generation: int) -> "asyncio.Future[None]":
        """From now on only sessions of this generation count."""
        return self.change(lambda disk: _run(disk, "INSERT OR REPLACE INTO sessions VALUES (?, ?)", guest, generation))

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
                    [(each.table, row.number, row.at, row.entry, row.mark) for each in batch for row in each.rows],
                )
                talking = [(each.table,) for each in batch for row in each.rows if row.entry.startswith(SPOKEN)]
                heads = {each.table: each.rows[-1] for each in batch if each.rows}
                _insert(
                    connection,
                    "INSERT OR REPLACE INTO heads",
                    [(table, row.number, row.mark) for table, row in heads.items()],
                )
                _insert(connection, "INSERT OR IGNORE INTO talk", talking)
                _sum_up(connection, batch)
                for each in batch:
                    if each.work is not None:
                        each.work(connection)
        except Exception as error:  # whatever it is, this thread goes on, and whoever waits is told
            if len(batch) > 1:
                for append in batch:
                    self._commit(connection, [append])
                return
            self._note(error)
            self._tell(batch, error)
        else:
            self._note(None)
            self._tell(batch, None)

    def _note(self, error: Exception | None) -> None:
        """Keeps what the disk said last; the log tells when it begins to refuse, and when that is over."""
        if error is not None and not _is_refused_by_disk(error):
            return
        if error is not None and self.trouble is None:
            log.error("disk-refuses", error=repr(error))
        elif error is None and self.trouble is not None:
            log.warning("disk-takes-again")
        self.trouble = error

    def _tell(self, batch: list[Append], error: Exception | None) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_finish, batch, error)
        except RuntimeError:  # the loop has ended: nobody waits any more
            return

    # Reading.

    def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order; Damaged where they are not all as they were written."""
        return whole_rows(self._reader, table)

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

    def open_cards(self, listing: Listing) -> list[tuple[str, bytes]]:
        """The tables where anybody may sit down: those whose people are there first, then the latest."""
        return [*self._reader.execute(OPEN_CARDS, asdict(listing))]

    def open_beside(self, table: str, since: int) -> int:
        """How many other tables of the same opener wait for anybody, and had somebody there since then."""
        rows = self._reader.execute(
            "SELECT count(*) FROM listings AS mine JOIN listings AS other USING (opener) "
            "JOIN summaries ON id = other.house_table "
            "WHERE mine.house_table = ? AND opener != '' AND id != mine.house_table "
            "AND free > 0 AND max(changed, other.seen) > ?",
            (table, since),
        )
        return int(rows.fetchone()[0])

    def has_seat(self, guest: str, table: str) -> bool:
        """Whether the guest sits at the table."""
        found = self._reader.execute("SELECT 1 FROM sitting WHERE guest = ? AND house_table = ?", (guest, table))
        return found.fetchone() is not None

    def hosted_by(self, guest: str) -> int:
        """How many tables of the guest are not over."""
        rows = self._reader.execute("SELECT count(*) FROM summaries WHERE host = ? AND phase != 'over'", (guest,))
        return int(rows.fetchone()[0])

    def tables(self) -> dict[str, int]:
        """How many tables there are in each phase."""
        return dict(self._reader.execute("SELECT phase, count(*) FROM summaries GROUP BY phase"))

    # Damaged tables.

    def set_aside(self, table: str, damage: str) -> None:
        """Notes that a table is damaged; its entries stay as they are."""
        self.damaged.add(table)
        row = (table, now(), damage)
        noted = self.change(lambda disk: _run(disk, "INSERT OR REPLACE INTO damaged VALUES (?, ?, ?)", *row))
        noted.add_done_callback(asyncio.Future.exception)  # it is found again by whoever opens the table

    def take_back(self, table: str) -> None:
        """A table that was damaged is whole: its disk can be read again, or was brought back."""
        self.damaged.discard(table)
        taken = self.change(lambda disk: _run(disk, "DELETE FROM damaged WHERE house_table = ?", table))
        taken.add_done_callback(asyncio.Future.exception)

    # What was kept long enough.

    def unchanged(self, phase: str, limit: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        """Tables in a phase whose match has not changed since a moment, with theirs; those after one of them."""
        rows = self._reader.execute(
            "SELECT changed, id FROM summaries WHERE phase = ? AND changed < ? AND (changed, id) > (?, ?) "
            "ORDER BY changed, id LIMIT 100",
            (phase, limit, *after),
        )
        return [*rows]

    def talkative(self, limit: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        """The same of tables whose match is over, and where something was said."""
        rows = self._reader.execute(
            "SELECT changed, id FROM talk JOIN summaries ON id = house_table WHERE phase = 'over' AND changed < ? "
            "AND (changed, id) > (?, ?) ORDER BY changed, id LIMIT 100",
            (limit, *after),
        )
        return [*rows]

    def touched(self, table: str) -> int:
        """When anything happened at a table for the last time."""
        rows = self._reader.execute(
            "SELECT at FROM entries WHERE house_table = ? ORDER BY number DESC LIMIT 1", (table,)
        )
        row = rows.fetchone()
        return int(row[0]) if row else 0

    def named_without_table(self, limit: int) -> list[str]:
        """Some guests who chose their name before a moment, and have no table."""
        rows = self._reader.execute(
            "SELECT id FROM guests WHERE at < ? AND NOT EXISTS (SELECT 1 FROM traces WHERE guest = id) LIMIT 100",
            (limit,),
        )
        return [id for (id,) in rows]

    def traces_of(self, guest: str) -> list[str]:
        """Every table at which the guest ever had a seat."""
        return [id for (id,) in self._reader.execute("SELECT house_table FROM traces WHERE guest = ?", (guest,))]

    def erase_later(self, guest: str, name: str) -> "asyncio.Future[None]":
        """Notes that the guest wants to be erased, and called so from then on."""
        return self.change(lambda disk: _run(disk, "INSERT OR REPLACE INTO erasing VALUES (?, ?)", guest, name))

    def erasing(self) -> list[tuple[str, str]]:
        """Guests who want to be erased, and what they are called from then on."""
        return [*self._reader.execute("SELECT guest, name FROM erasing")]

    # Guests.

    def name_of(self, guest: str) -> str | None:
        """What the guest is called; None for a stranger."""
        row = self._reader.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone()
        return row and str(row[0])

    def generation_of(self, guest: str) -> int:
        """The generation of the guest's sessions that counts; 0 until they have signed any out."""
        row = self._reader.execute("SELECT generation FROM sessions WHERE guest = ?", (guest,)).fetchone()
        return row[0] if row else 0


def _opened(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    return connection


def _is_refused_by_disk(error: Exception) -> bool:
    """True if nothing else could be written either: not for a number that is taken, nor for one garbled page."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return isinstance(error, sqlite3.Error) and code not in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_CORRUPT)


def _pulse(disk: sqlite3.Connection) -> None:
    """The smallest thing that can be written."""
    disk.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now(),))


def _run(disk: sqlite3.Connection, statement: str, *values: Any) -> None:
    disk.execute(statement, values)


def _insert(connection: sqlite3.Connection, what: str, rows: Sequence[Sequence[Any]], then: str = "") -> None:
    """Many rows with few statements."""
    for first in range(0, len(rows), MOST_AT_ONCE):
        some = rows[first : first + MOST_AT_ONCE]
        row = f"({', '.join('?' * len(some[0]))})"
        connection.execute(f"{what} VALUES {', '.join([row] * len(some))} {then}", [*chain.from_iterable(some)])


def _sum_up(connection: sqlite3.Connection, batch: list[Append]) -> None:
    """What lists say of the tables: the last word on each."""
    lagging = [(append.table,) for append in batch if append.summary is LAGS]
    _insert(connection, "INSERT OR IGNORE INTO lagging", lagging)
    latest = {append.table: append.summary for append in batch if isinstance(append.summary, Summary)}
    rows = [(id, each.phase, each.changed, each.wake, each.free, each.host, each.card) for id, each in latest.items()]
    _insert(connection, "INSERT OR REPLACE INTO summaries", rows)
    _list(connection, latest)
    for id, summary in latest.items():
        if summary.guests is not None:
            connection.execute("DELETE FROM sitting WHERE house_table = ?", (id,))
            sitting = [(guest, id, seat) for guest, seat in summary.guests]
            _insert(connection, "INSERT OR REPLACE INTO sitting", sitting)
            _insert(connection, "INSERT OR IGNORE INTO traces", [(guest, id) for guest, _ in summary.guests])
        if summary.settled:
            connection.execute("DELETE FROM lagging WHERE house_table = ?", (id,))


def _list(connection: sqlite3.Connection, latest: dict[str, Summary]) -> None:
    """What the public list needs to know of tables before their match, and of no others."""
    before = [(id, each.opener, each.seen) for id, each in latest.items() if each.phase == "before"]
    _insert(connection, "INSERT INTO listings", before, LIST)
    begun = [(id,) for id, each in latest.items() if each.phase != "before"]
    connection.executemany("DELETE FROM listings WHERE house_table = ?", begun)


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
