"""The store: an append-only log of entries for every table, in SQLite, with full sync and group commit.

Once `append`'s future is done, the entries are on disk, and no crash at any moment takes them back. One thread writes,
and commits together whatever gathered while it was writing. The pair (table, number) is unique, so that two processes
can never disagree. Marks and heads (`integrity`) are written with the entries.

The tables `summaries` and `sitting` only repeat, for lists, what follows from the entries; `lagging` names those whose
summary may be out of date. `listings` serves the public list alone, and only until the match begins: who opened a
table, as a keyed hash of the address, and when one of its people was last there.
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
WRITTEN_WITHIN = 2.0
"""Seconds between two test writes, and how long one may take."""


def tables_of(disk: sqlite3.Connection, guest: str) -> list[tuple[str, str | None]]:
    """Every table at which the guest ever had a seat, with its phase: those that changed last come first."""
    rows = disk.execute(
        "SELECT house_table, phase FROM traces LEFT JOIN summaries ON id = house_table WHERE guest = ? "
        "ORDER BY changed DESC",
        (guest,),
    )
    return [*rows]


class Store:
    """The house's data on disk."""

    def __init__(self, folder: Path) -> None:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._lock = locked(folder)
        self.path = folder / FILE
        self.path.touch(mode=0o600)
        need_known(self.path)
        self._disk = connected(self.path)
        migrate(self._disk)
        pulse(self._disk)
        self.damaged = {id for (id,) in self._disk.execute("SELECT house_table FROM damaged")}
        """Tables that were found damaged and have not been found whole since."""
        self._writer = Writer(self.path)
        self._tried: tuple[float, asyncio.Future[None]] | None = None

    def start(self) -> None:
        """Starts the writer; to be called inside the event loop."""
        self._writer.start()

    def close(self) -> None:
        """Writes what is left, and closes the store."""
        self._writer.close()
        self._disk.close()
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
        """True if the disk accepts writes. It is tested at most every few seconds, however many ask."""
        if self._tried is None or (monotonic() - self._tried[0] > TRY_EVERY and self._tried[1].done()):
            self._tried = monotonic(), self.change(pulse)
            self._tried[1].add_done_callback(asyncio.Future.exception)
        since, tried = self._tried
        left = since + WRITTEN_WITHIN - monotonic()
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

    def set_name(self, guest: str, name: str) -> "asyncio.Future[None]":
        """Sets the guest's name."""
        row = (guest, name, now())
        return self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO guests VALUES (?, ?, ?)", *row))

    def change(self, work: Callable[[sqlite3.Connection], None]) -> "asyncio.Future[None]":
        """Does other work on the store in the writer's thread: all of it or nothing."""
        promise, done = self._promise()
        self._writer.put(Append(done, work=work))
        return promise

    def renew(self, guest: str, generation: int) -> "asyncio.Future[None]":
        """From now on only sessions of this generation are valid."""
        return self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO sessions VALUES (?, ?)", guest, generation))

    def _promise(self) -> "tuple[asyncio.Future[None], Done]":
        promise = asyncio.get_running_loop().create_future()
        return promise, partial(settle, promise)

    # Reading.

    def entries(self, table: str) -> list[Row]:
        """Every entry of a table, in order. Raises Damaged if they are unreadable or not what was written."""
        return whole_rows(self._disk, table)

    def due(self, after: int, upto: int) -> list[str]:
        """Ids of tables whose wake time is in (after, upto], earliest first."""
        rows = self._disk.execute("SELECT id FROM summaries WHERE wake > ? AND wake <= ? ORDER BY wake", (after, upto))
        return [id for (id,) in rows]

    def lagging(self) -> set[str]:
        """Tables whose summary may lag: those now open, or open when the house crashed."""
        return {id for (id,) in self._disk.execute("SELECT house_table FROM lagging")}

    def cards_of(self, guest: str) -> list[tuple[bytes, int]]:
        """The cards of the guest's tables with their seat, latest first."""
        rows = self._disk.execute(
            "SELECT card, seat FROM sitting JOIN summaries ON id = house_table WHERE guest = ? "
            "ORDER BY changed DESC LIMIT 100",
            (guest,),
        )
        return [*rows]

    def open_cards(self, listing: Listing) -> list[tuple[str, bytes]]:
        """The tables where anybody may sit down: those whose people are there first, then the latest."""
        return [*self._disk.execute(OPEN_CARDS, asdict(listing))]

    def open_beside(self, table: str, since: int) -> int:
        """How many other tables by the same opener are open to anybody, with a person there since this time."""
        rows = self._disk.execute(
            "SELECT count(*) FROM listings AS mine JOIN listings AS other USING (opener) "
            "JOIN summaries ON id = other.house_table "
            "WHERE mine.house_table = ? AND opener != '' AND id != mine.house_table "
            "AND free > 0 AND max(changed, other.seen) > ?",
            (table, since),
        )
        return int(rows.fetchone()[0])

    def has_seat(self, guest: str, table: str) -> bool:
        """True if the guest has a seat at the table."""
        found = self._disk.execute("SELECT 1 FROM sitting WHERE guest = ? AND house_table = ?", (guest, table))
        return found.fetchone() is not None

    def hosted_by(self, guest: str) -> int:
        """How many of the guest's tables are not over."""
        rows = self._disk.execute("SELECT count(*) FROM summaries WHERE host = ? AND phase != 'over'", (guest,))
        return int(rows.fetchone()[0])

    def tables(self) -> dict[str, int]:
        """The number of tables in each phase."""
        return dict(self._disk.execute("SELECT phase, count(*) FROM summaries GROUP BY phase"))

    # Damaged tables.

    def note_damage(self, table: str, damage: str) -> None:
        """Notes that a table is damaged; its entries stay as they are."""
        self.damaged.add(table)
        row = (table, now(), damage)
        noted = self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO damaged VALUES (?, ?, ?)", *row))
        noted.add_done_callback(asyncio.Future.exception)  # whoever opens the table will find the damage again

    def note_whole(self, table: str) -> None:
        """Notes that a damaged table is whole again: its disk can be read again, or it was restored."""
        self.damaged.discard(table)
        taken = self.change(lambda disk: run(disk, "DELETE FROM damaged WHERE house_table = ?", table))
        taken.add_done_callback(asyncio.Future.exception)

    # What was kept long enough.

    def unchanged(self, phase: str, limit: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        """Tables in a phase that have not changed since a moment, oldest first, from one of them on."""
        rows = self._disk.execute(
            "SELECT changed, id FROM summaries WHERE phase = ? AND changed < ? AND (changed, id) > (?, ?) "
            "ORDER BY changed, id LIMIT 100",
            (phase, limit, *after),
        )
        return [*rows]

    def talkative(self, limit: int, after: tuple[int, str]) -> list[tuple[int, str]]:
        """The same for tables whose match is over and at which something was said."""
        rows = self._disk.execute(
            "SELECT changed, id FROM talk JOIN summaries ON id = house_table WHERE phase = 'over' AND changed < ? "
            "AND (changed, id) > (?, ?) ORDER BY changed, id LIMIT 100",
            (limit, *after),
        )
        return [*rows]

    def touched(self, table: str) -> int:
        """The moment of the table's latest entry; 0 if it has none."""
        rows = self._disk.execute("SELECT at FROM entries WHERE house_table = ? ORDER BY number DESC LIMIT 1", (table,))
        row = rows.fetchone()
        return int(row[0]) if row else 0

    def named_without_table(self, limit: int) -> list[str]:
        """Some guests who chose a name before this moment and have no table."""
        rows = self._disk.execute(
            "SELECT id FROM guests WHERE at < ? AND NOT EXISTS (SELECT 1 FROM traces WHERE guest = id) LIMIT 100",
            (limit,),
        )
        return [id for (id,) in rows]

    def traces_of(self, guest: str) -> list[str]:
        """Every table at which the guest ever had a seat."""
        return [id for (id,) in self._disk.execute("SELECT house_table FROM traces WHERE guest = ?", (guest,))]

    def erase_later(self, guest: str, name: str) -> "asyncio.Future[None]":
        """Notes that the guest wants to be erased, and the name to use from then on."""
        return self.change(lambda disk: run(disk, "INSERT OR REPLACE INTO erasing VALUES (?, ?)", guest, name))

    def erasing(self) -> list[tuple[str, str]]:
        """Guests who want to be erased, each with the name to use from then on."""
        return [*self._disk.execute("SELECT guest, name FROM erasing")]

    # Guests.

    def name_of(self, guest: str) -> str | None:
        """The guest's name; None for a stranger."""
        row = self._disk.execute("SELECT name FROM guests WHERE id = ?", (guest,)).fetchone()
        return row and str(row[0])

    def generation_of(self, guest: str) -> int:
        """The guest's valid generation of sessions; 0 until they have signed any out."""
        row = self._disk.execute("SELECT generation FROM sessions WHERE guest = ?", (guest,)).fetchone()
        return row[0] if row else 0
