"""Migrations: what each version of the store added to the one before it, in numbered steps.

A step is never changed once it has landed: whatever folder a house finds, the missing steps bring it up to date, each
in one transaction. A new store takes all of them.
"""

import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing, suppress
from itertools import starmap
from pathlib import Path

import msgspec
import structlog

from ludotheque.core.refusals import Refused

from ..clock import now
from ..sentences import refusal
from ..tables import entries
from .integrity import Damaged, Row, marked, need_numbers

log = structlog.get_logger()

Step = Callable[[sqlite3.Connection], None]


class NewerStore(Refused):
    """A later version of the house has written this folder."""


def version_of(path: Path) -> int:
    """The version that wrote a store; nothing is changed by asking."""
    with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as store:
        return int(store.execute("PRAGMA user_version").fetchone()[0])


def need_known(path: Path) -> int:
    """The version of a store that this house can read; a newer one is refused."""
    found = version_of(path)
    if found > VERSION:
        raise NewerStore(refusal("newer-store", folder=str(path.parent), found=found, known=VERSION))
    return found


def migrate(store: sqlite3.Connection) -> None:
    """Takes the steps that a store has not taken yet."""
    found = int(store.execute("PRAGMA user_version").fetchone()[0])
    for version, step in enumerate(STEPS[found:], found + 1):
        with store:
            store.execute("BEGIN IMMEDIATE")
            step(store)
            store.execute(f"PRAGMA user_version = {version}")
        if found:
            log.info("migrated", version=version)


def _all(store: sqlite3.Connection, statements: Sequence[str]) -> None:
    for statement in statements:
        store.execute(statement)


def _entries_and_lists(store: sqlite3.Connection) -> None:
    """Version 1: the entries of tables, what lists say of them, and guests."""
    _all(
        store,
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


def _marks(store: sqlite3.Connection) -> None:
    """Version 2: each entry has a mark, each table a head, and damaged tables are noted."""
    _all(
        store,
        (
            "ALTER TABLE entries ADD COLUMN mark BLOB NOT NULL DEFAULT x''",
            "CREATE TABLE heads (house_table TEXT PRIMARY KEY, number INTEGER NOT NULL, mark BLOB NOT NULL) "
            "WITHOUT ROWID",
            "CREATE TABLE damaged (house_table TEXT PRIMARY KEY, at INTEGER NOT NULL, damage TEXT NOT NULL) "
            "WITHOUT ROWID",
        ),
    )
    for (table,) in store.execute("SELECT DISTINCT house_table FROM entries").fetchall():
        _mark(store, table)


def _mark(store: sqlite3.Connection, table: str) -> None:
    """Marks the entries of a table; one that lacks an entry gets no head, and so counts as damaged."""
    rows = [*starmap(Row, store.execute(_UNMARKED, (table,)))]
    try:
        need_numbers(rows)
    except Damaged as damaged:
        log.error("table-damaged", table=table[:6], damage=damaged.damage.text("en"))
        return
    rows = marked(table, rows)
    store.executemany(
        "UPDATE entries SET mark = ? WHERE house_table = ? AND number = ?",
        [(row.mark, table, row.number) for row in rows],
    )
    store.execute("INSERT INTO heads VALUES (?, ?, ?)", (table, rows[-1].number, rows[-1].mark))


def _keeping(store: sqlite3.Connection) -> None:
    """Version 3: what has to be found to be erased, and a place to try whether the disk can be written."""
    _all(
        store,
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
    for table, text in store.execute("SELECT house_table, entry FROM entries"):
        with suppress(msgspec.DecodeError, TypeError):  # of a damaged table, which says so when it is opened
            _find_people(store, table, entries.read(text))


def _find_people(store: sqlite3.Connection, table: str, entry: entries.Entry) -> None:
    if isinstance(entry, entries.Spoken):
        store.execute("INSERT OR IGNORE INTO talk VALUES (?)", (table,))
    elif isinstance(entry, entries.Opened | entries.Seated | entries.Moved):
        store.execute("INSERT OR IGNORE INTO traces VALUES (?, ?)", (entry.guest, table))


def _public_list(store: sqlite3.Connection) -> None:
    """Version 4: what the public list has to know of a table until its match begins; sessions that were signed out."""
    _all(
        store,
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

STEPS: tuple[Step, ...] = (_entries_and_lists, _marks, _keeping, _public_list)
"""The first makes version 1, and so on."""
VERSION = len(STEPS)
