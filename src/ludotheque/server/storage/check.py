"""`check`: is everything that the house keeps whole? The house may be open meanwhile; nothing is written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import starmap
from pathlib import Path

from msgspec import Struct

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from ..sentences import refusal
from ..tables import entries
from ..tables.table import Table
from .integrity import Damaged, Row, is_damage, need_numbers, whole_rows
from .migrations import VERSION, need_known
from .store import FILE

MARKED = 2
"""The first version of the store whose entries have marks."""
MOST_FAULTS = 20
"""Faults of the file itself that are named."""


class NoHouse(Refused):
    """There is no house in that folder."""


class Fault(Struct, frozen=True):
    """Something that is wrong."""

    table: str
    """Empty: with the file itself."""
    what: Why


class Checked(Struct, frozen=True):
    """What a check has found."""

    tables: int
    version: int
    faults: list[Fault]

    @property
    def is_old(self) -> bool:
        """True if an older house wrote it: the next start migrates it."""
        return self.version < VERSION


def check_house(folder: Path, fold: bool = True) -> Checked:
    """Looks at the file, at the chain of every table, and, if asked, whether every table can be folded."""
    path = folder / FILE
    if not path.is_file():
        raise NoHouse(refusal("no-house", folder=str(folder)))
    try:
        version = need_known(path)
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, timeout=10)) as store:
            tables = sorted(tables_in(store))
            faults = [*_faults_of_file(store)]
            for table in tables:
                faults += _faults_of(store, table, version, fold)
            return Checked(len(tables), version, faults)
    except sqlite3.DatabaseError as error:
        return Checked(0, 0, [Fault("", refusal("fault-file", reason=str(error)))])


def tables_in(store: sqlite3.Connection) -> set[str]:
    """Every table that any part of the file names."""
    found: set[str] = set()
    for where in ("house_table FROM entries", "house_table FROM heads", "id FROM summaries"):
        try:
            found |= {id for (id,) in store.execute(f"SELECT DISTINCT {where}") if isinstance(id, str)}
        except sqlite3.DatabaseError:  # of an older version, or garbled, which is told of below
            continue
    return found


def _faults_of_file(store: sqlite3.Connection) -> Iterator[Fault]:
    try:
        for (said,) in store.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
            if said != "ok":
                yield Fault("", refusal("fault-file", reason=" ".join(said.split())))
    except sqlite3.DatabaseError as error:
        yield Fault("", refusal("fault-file", reason=str(error)))


def _faults_of(store: sqlite3.Connection, table: str, version: int, fold: bool) -> Iterator[Fault]:
    try:
        rows = whole_rows(store, table) if version >= MARKED else _unmarked_rows(store, table)
        if not rows:
            raise Damaged(refusal("fault-empty"))
        if fold:
            told_again(table, rows)
    except Damaged as damaged:
        yield Fault(table, damaged.damage)
    except Refused as refused:
        yield Fault(table, refused.why)
    except Exception as error:  # a game that has changed may fail in any way
        yield Fault(table, refusal("fault-fold", reason=repr(error)))


def _unmarked_rows(store: sqlite3.Connection, table: str) -> list[Row]:
    """The entries of a store of version 1."""
    query = "SELECT number, at, entry FROM entries WHERE house_table = ? ORDER BY number"
    try:
        rows = [*starmap(Row, store.execute(query, (table,)))]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        raise Damaged(refusal("damage-unreadable", reason=str(error))) from error
    need_numbers(rows)
    return rows


def told_again(id: str, rows: list[Row]) -> Table:
    """The table as its entries leave it."""
    table = Table(id)
    for row in rows:
        table.add(entries.read(row.entry), row.at)
    return table
