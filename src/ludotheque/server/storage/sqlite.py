"""SQLite as the house uses it: with full sync, and few statements for many rows."""

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from itertools import chain
from pathlib import Path
from typing import Any

from ..clock import now

SETTINGS = (
    *("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"),
    "secure_delete = ON",  # erased data is overwritten
    "temp_store = MEMORY",  # a statement's rollback data needs no file,
    "wal_autocheckpoint = 4000",  # and a page that is rewritten often is checkpointed once
)

MOST_AT_ONCE = 64
"""The most rows in one statement. The writer waits for the GIL between statements, so few are better."""


def connected(path: Path) -> sqlite3.Connection:
    """A connection to the file, with the house's settings."""
    disk = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    for setting in SETTINGS:
        disk.execute(f"PRAGMA {setting}")
    return disk


@contextmanager
def read_only(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing, closed after the block. The house may be open meanwhile."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as disk:
        yield disk


def overwrite_log(path: Path) -> None:
    """Empties the write-ahead log, which may hold erased data. While there are readers, that waits until the next
    time."""
    with closing(sqlite3.connect(path, timeout=1)) as disk:
        disk.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def pulse(disk: sqlite3.Connection) -> None:
    """Makes the smallest possible write."""
    disk.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now(),))


def run(disk: sqlite3.Connection, statement: str, *values: Any) -> None:
    """Executes one statement with these values."""
    disk.execute(statement, values)


def insert(disk: sqlite3.Connection, what: str, rows: Sequence[Sequence[Any]], then: str = "") -> None:
    """Inserts many rows with few statements."""
    for first in range(0, len(rows), MOST_AT_ONCE):
        some = rows[first : first + MOST_AT_ONCE]
        row = f"({', '.join('?' * len(some[0]))})"
        disk.execute(f"{what} VALUES {', '.join([row] * len(some))} {then}", [*chain.from_iterable(some)])


def is_refused_by_disk(error: Exception) -> bool:
    """True if no other write could succeed, either; so not for a taken number or one garbled page."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return isinstance(error, sqlite3.Error) and code not in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_CORRUPT)
