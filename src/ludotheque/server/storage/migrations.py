"""Migrations: what each version of the store added to the one before, numbered.

A migration never changes once it is released. Whatever folder a house finds, the missing ones bring it up to date, each
in one transaction. A new store takes all of them.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import starmap
from pathlib import Path

import msgspec
import structlog

from ludotheque.core.language.refusals import Refused

from .. import entries
from ..clock import now
from ..sentences import refusal
from .integrity import Damaged, Row, marked, need_numbers
from .sqlite import read_only

log = structlog.get_logger()

Migration = Callable[[sqlite3.Connection], None]


class NewerStore(Refused):
    """A later version of the house wrote this folder."""


def version_of(path: Path) -> int:
    """The version that wrote a store. Changes nothing."""
    with read_only(path) as disk:
        return int(disk.execute("PRAGMA user_version").fetchone()[0])


def need_known(path: Path) -> int:
    """The version of a store that this house can read; a newer one is refused."""
    found = version_of(path)
    if found > VERSION:
        raise NewerStore(refusal("newer-store", folder=str(path.parent), found=found, known=VERSION))
    return found


def migrate(disk: sqlite3.Connection) -> None:
    """Takes the migrations that a store is missing."""
    found = int(disk.execute("PRAGMA user_version").fetchone()[0])
    for version, migration in enumerate(MIGRATIONS[found:], found + 1):
        with disk:
            disk.execute("BEGIN IMMEDIATE")
            migration(disk)
            disk.execute(f"PRAGMA user_version = {version}")
        if found:
            log.info("migrated", version=version)


def _all(disk: sqlite3.Connection, statements: Sequence[str]) -> None:
    for statement in statements:
        disk.execute(statement)


def _entries_and_lists(disk: sqlite3.Connection) -> None:
    """Version 1: entries of tables, the rows for lists, and guests."""
    _all(
        disk,
        (
            "CREATE TABLE entries (house_table TEXT NOT NULL, number INTEGER NOT NULL, at INTEGER NOT NULL, "
            "entry BLOB NOT NULL, PRIMARY KEY (house_table, number)) WITHOUT ROWID",
            "CREATE TABLE summaries (id TEXT PRIMARY KEY, phase TEXT NOT NULL, changed INTEGER NOT NULL, "
            "wake INTEGER, free INTEGER NOT NULL, host TEXT NOT NULL, card BLOB NOT NULL) WITHOUT ROWID",
            "CREATE INDEX waking ON summaries (wake) WHERE wake IS NOT NULL",
            "CREATE INDEX welcoming ON summaries (changed) WHERE free > 0",
            "CREATE INDEX hosting ON summaries (host) WHERE phase != 'over'",
            "CREATE TABLE sitting (guest TEXT NOT NULL, house_table TEXT NOT NULL, seat INTEGER NOT NULL, "
            "PRIMARY KEY (guest, house_table)) WITHOUT ROWID",
            "CREATE INDEX sitting_at ON sitting (house_table)",
            "CREATE TABLE lagging (house_table TEXT PRIMARY KEY) WITHOUT ROWID",
            "CREATE TABLE guests (id TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID",
        ),
    )


def _marks(disk: sqlite3.Connection) -> None:
    """Version 2: a mark for each entry, a head for each table, and a list of damaged tables."""
    _all(
        disk,
        (
            "ALTER TABLE entries ADD COLUMN mark BLOB NOT NULL DEFAULT x''",
            "CREATE TABLE heads (house_table TEXT PRIMARY KEY, number INTEGER NOT NULL, mark BLOB NOT NULL) "
            "WITHOUT ROWID",
            "CREATE TABLE damaged (house_table TEXT PRIMARY KEY, at INTEGER NOT NULL, damage TEXT NOT NULL) "
            "WITHOUT ROWID",
        ),
    )
    for (table,) in disk.execute("SELECT DISTINCT house_table FROM entries").fetchall():
        _mark(disk, table)


def _mark(disk: sqlite3.Connection, table: str) -> None:
    """Adds marks to a table's entries. A table with a missing entry gets no head, so it counts as damaged."""
    rows = [*starmap(Row, disk.execute(_UNMARKED, (table,)))]
    try:
        need_numbers(rows)
    except Damaged as damaged:
        log.error("table-damaged", table=table[:6], damage=damaged.damage.text("en"))
        return
    rows = marked(table, rows)
    disk.executemany(
        "UPDATE entries SET mark = ? WHERE house_table = ? AND number = ?",
        [(row.mark, table, row.number) for row in rows],
    )
    disk.execute("INSERT INTO heads VALUES (?, ?, ?)", (table, rows[-1].number, rows[-1].mark))


def _keeping(disk: sqlite3.Connection) -> None:
    """Version 3: indexes of what must be erased in time, and a row to test whether the disk can be written."""
    _all(
        disk,
        (
            "CREATE INDEX keeping ON summaries (phase, changed)",
            "CREATE TABLE talk (house_table TEXT PRIMARY KEY) WITHOUT ROWID",
            "CREATE TABLE traces (guest TEXT NOT NULL, house_table TEXT NOT NULL, PRIMARY KEY (guest, house_table)) "
            "WITHOUT ROWID",
            "CREATE INDEX traces_at ON traces (house_table)",
            "ALTER TABLE guests ADD COLUMN at INTEGER NOT NULL DEFAULT 0",
            f"UPDATE guests SET at = {now()}",
            "CREATE INDEX named ON guests (at)",
            "CREATE TABLE erasing (guest TEXT PRIMARY KEY, name TEXT NOT NULL) WITHOUT ROWID",
            "CREATE TABLE pulse (id INTEGER PRIMARY KEY, at INTEGER NOT NULL)",
        ),
    )
    for table, text in disk.execute("SELECT house_table, entry FROM entries"):
        with suppress(msgspec.DecodeError, TypeError):  # a damaged table, which is reported when it is opened
            _find_people(disk, table, entries.read(text))


def _find_people(disk: sqlite3.Connection, table: str, entry: entries.Entry) -> None:
    if isinstance(entry, entries.Spoken):
        disk.execute("INSERT OR IGNORE INTO talk VALUES (?)", (table,))
    elif isinstance(entry, entries.Opened | entries.Seated | entries.Moved):
        disk.execute("INSERT OR IGNORE INTO traces VALUES (?, ?)", (entry.guest, table))


def _public_list(disk: sqlite3.Connection) -> None:
    """Version 4: what the public list needs until a match begins, and sessions that were signed out."""
    _all(
        disk,
        (
            "CREATE TABLE listings (house_table TEXT PRIMARY KEY, opener TEXT NOT NULL, seen INTEGER NOT NULL) "
            "WITHOUT ROWID",
            "CREATE INDEX opened_by ON listings (opener)",
            "CREATE TRIGGER unlisted AFTER DELETE ON summaries BEGIN "
            "DELETE FROM listings WHERE house_table = OLD.id; END",
            "CREATE TABLE sessions (guest TEXT PRIMARY KEY, generation INTEGER NOT NULL) WITHOUT ROWID",
        ),
    )


_UNMARKED = "SELECT number, at, entry FROM entries WHERE house_table = ? ORDER BY number"

MIGRATIONS: tuple[Migration, ...] = (_entries_and_lists, _marks, _keeping, _public_list)
"""The first makes version 1, and so on."""
VERSION = len(MIGRATIONS)
