"""SQLite as the house uses it: with full sync, and with few statements for many rows."""

import sqlite3
from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any

from ..clock import now

SETTINGS = (
    *("journal_mode = WAL", "synchronous = FULL", "busy_timeout = 10000"),
    "secure_delete = ON",  # what was erased is overwritten
    "temp_store = MEMORY",  # what a statement would take back is not worth a file,
    "wal_autocheckpoint = 4000",  # and a page that is written again and again is copied home once
)

MOST_AT_ONCE = 64
"""Rows that one statement writes. Between two statements the writer waits for its turn with Python: few are better."""


def connected(path: Path) -> sqlite3.Connection:
    """A connection to the file, with the house's settings."""
    connection = sqlite3.connect(path, timeout=10, isolation_level=None, check_same_thread=False)
    for setting in SETTINGS:
        connection.execute(f"PRAGMA {setting}")
    return connection


def pulse(disk: sqlite3.Connection) -> None:
    """Writes the smallest thing that can be written."""
    disk.execute("INSERT OR REPLACE INTO pulse VALUES (1, ?)", (now(),))


def run(disk: sqlite3.Connection, statement: str, *values: Any) -> None:
    """Executes one statement with these values."""
    disk.execute(statement, values)


def insert(connection: sqlite3.Connection, what: str, rows: Sequence[Sequence[Any]], then: str = "") -> None:
    """Inserts many rows with few statements."""
    for first in range(0, len(rows), MOST_AT_ONCE):
        some = rows[first : first + MOST_AT_ONCE]
        row = f"({', '.join('?' * len(some[0]))})"
        connection.execute(f"{what} VALUES {', '.join([row] * len(some))} {then}", [*chain.from_iterable(some)])


def is_refused_by_disk(error: Exception) -> bool:
    """True if nothing else could be written either: not for a number that is taken, nor for one garbled page."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return isinstance(error, sqlite3.Error) and code not in (sqlite3.SQLITE_CONSTRAINT, sqlite3.SQLITE_CORRUPT)
