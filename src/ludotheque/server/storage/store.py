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
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic

from msgspec.structs import asdict

from ..clock import now
from .contract import Done, Lags, Listing, Summary, settle
from .folder_lock import locked
from .integrity import Row, whole_rows
from .migrations import migrate, need_known
from .sqlite import connected, pulse, run
from .writer import Append, Writer

FILE = "ludotheque.db"

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
TRY_EVERY = 3.0
PATIENCE = 2.0
"""Seconds between two tries of the disk, and how long one may take."""


class Store:
    """The house's memory."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = locked(folder)
        self.path = folder / FILE
        self.path.touch(mode=0o600)
        need_known(self.path)
        self._reader = connected(self.path)
        migrate(self._reader)
        pulse(self._reader)
        self.damaged = {id for (id,) in self._reader.execute("SELECT house_table FROM damaged")}
        """Tables that were found damaged, and not whole since."""
        self._writer = Writer(self.path)
        self._tried: tuple[float, asyncio.Future[None]] | None = None

    def start(self) -> None:
        """Begins to write; to be called inside the event loop."""
        self._writer.start()

    def close(self) -> None:
        """Writes what is left, and ends."""
        self._writer.close()
        self._reader.close()
        self._lock.close()

    @property
    def is_open(self) -> bool:
        """True while the store accepts writes."""
        return self._writer.is_open

    @property
    def trouble(self) -> Exception | None:
        """Why the last write failed; None if it succeeded."""
        return self._writer.trouble

    async def can_write(self) -> bool:
        """True if the disk takes what is written; it is tried at most every few seconds, whoever asks."""
        if self._tried is None or (monotonic() - self._tried[0] > TRY_EVERY and self._tried[1].done()):
            self._tried = monotonic(), self.change(pulse)
            self._tried[1].add_done_callback(asyncio.Future.exception)
        since, tried = self._tried
        left = since + PATIENCE - monotonic()
        if not tried.done() and left > 0:
            await asyncio.wait([tried], timeout=left)
        return self.trouble is None and tried.done()

    # Writing.

    def write(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None, done: Done) -> None:
        """Writes entries, then reports that they are on disk, or that nothing was written."""
        self._writer.put(Append(done, table, rows, summary))

    def append(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None) -> "asyncio.Future[None]":
        """Writes entries; the future is done once they are on disk."""
        promise, done = self._promise()
        self.write(table, rows, summary, done)
        return promise

    def call(self, guest: str, name: str) -> "asyncio.Future[None]":
        """From now on the guest has this name."""
        row = (guest, name, now())
        return self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO guests VALUES (?, ?, ?)", *row))

    def change(self, work: Callable[[sqlite3.Connection], None]) -> "asyncio.Future[None]":
        """Does something else with what is on disk, in the writer's thread: all of it or nothing."""
        promise, done = self._promise()
        self._writer.put(Append(done, work=work))
        return promise

    def renew(self, guest: str, generation: int) -> "asyncio.Future[None]":
        """From now on only sessions of this generation count."""
        return self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO sessions VALUES (?, ?)", guest, generation))

    def _promise(self) -> "tuple[asyncio.Future[None], Done]":
        promise = asyncio.get_running_loop().create_future()
        return promise, partial(settle, promise)

    # Reading.

    def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order; Damaged where they are not all as they were written."""
        return whole_rows(self._reader, table)

    def due(self, after: int, upto: int) -> list[str]:
        """Ids of tables whose wake time is in (after, upto], earliest first."""
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
        noted = self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO damaged VALUES (?, ?, ?)", *row))
        noted.add_done_callback(asyncio.Future.exception)  # it is found again by whoever opens the table

    def take_back(self, table: str) -> None:
        """A table that was damaged is whole: its disk can be read again, or was brought back."""
        self.damaged.discard(table)
        taken = self.change(lambda disk: run(disk, "DELETE FROM damaged WHERE house_table = ?", table))
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
        """The moment of the table's latest entry; 0 if it has none."""
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
        return self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO erasing VALUES (?, ?)", guest, name))

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
