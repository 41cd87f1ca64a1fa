"""`check`: is everything the house keeps intact? It may run while the house is open, and writes nothing."""

import sqlite3
from collections.abc import Iterator
from itertools import starmap
from pathlib import Path

from msgspec import Struct

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from ..sentences import refusal
from ..storage.integrity import Damaged, Row, is_damage, need_numbers, whole_rows
from ..storage.migrations import VERSION, need_known
from ..storage.sqlite import read_only
from ..storage.store import FILE
from ..tables.from_disk import folding
from ..tables.table import Table, Unplayable

MARKED = 2
"""The first version of the store in which entries have marks."""
MOST_FAULTS = 20
"""The most faults of the file itself that are reported."""


class NoHouse(Refused):
    """There is no house in this folder."""


class Fault(Struct, frozen=True):
    """Something that is wrong."""

    table: str
    """The table; empty for a fault of the file itself."""
    what: Why


class Checked(Struct, frozen=True):
    """The result of a check."""

    tables: int
    version: int
    faults: list[Fault]
    older: int = 0
    """Tables whose match began under older rules of its game: whole, and not to be played on."""

    @property
    def is_old(self) -> bool:
        """True if an older version of the house wrote the store. The next start migrates it."""
        return self.version < VERSION


def check_house(folder: Path, fold: bool = True) -> Checked:
    """Checks the file, the marks of every table and, with `fold`, whether every table can be folded."""
    path = folder / FILE
    if not path.is_file():
        raise NoHouse(refusal("no-house", folder=str(folder)))
    try:
        version = need_known(path)
        with read_only(path) as disk:
            tables = sorted(tables_in(disk))
            faults, older = [*_faults_of_file(disk)], 0
            for table in tables:
                try:
                    faults += _faults_of(disk, table, version, fold)
                except Unplayable:
                    older += 1
            return Checked(len(tables), version, faults, older)
    except sqlite3.DatabaseError as error:
        return Checked(0, 0, [Fault("", refusal("fault-file", reason=str(error)))])


def tables_in(disk: sqlite3.Connection) -> set[str]:
    """Every table named in any part of the file."""
    found: set[str] = set()
    for where in ("house_table FROM entries", "house_table FROM heads", "id FROM summaries"):
        try:
            found |= {id for (id,) in disk.execute(f"SELECT DISTINCT {where}") if isinstance(id, str)}
        except sqlite3.DatabaseError:  # an older version, or damage that is reported below
            continue
    return found


def _faults_of_file(disk: sqlite3.Connection) -> Iterator[Fault]:
    try:
        for (said,) in disk.execute(f"PRAGMA integrity_check({MOST_FAULTS})"):
            if said != "ok":
                yield Fault("", refusal("fault-file", reason=" ".join(said.split())))
    except sqlite3.DatabaseError as error:
        yield Fault("", refusal("fault-file", reason=str(error)))


def _faults_of(disk: sqlite3.Connection, table: str, version: int, fold: bool) -> Iterator[Fault]:
    try:
        rows = whole_rows(disk, table) if version >= MARKED else _unmarked_rows(disk, table)
        if not rows:
            raise Damaged(refusal("fault-empty"))
        if fold:
            for _ in folding(Table(table), rows):
                pass
    except Damaged as damaged:
        yield Fault(table, damaged.damage)
    except Unplayable:
        raise
    except Refused as refused:
        yield Fault(table, refused.why)
    except Exception as error:  # a game that has changed may fail in any way
        yield Fault(table, refusal("fault-fold", reason=repr(error)))


def _unmarked_rows(disk: sqlite3.Connection, table: str) -> list[Row]:
    """The entries of a table in a store of version 1."""
    query = "SELECT number, at, entry FROM entries WHERE house_table = ? ORDER BY number"
    try:
        rows = [*starmap(Row, disk.execute(query, (table,)))]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        raise Damaged(refusal("damage-unreadable", reason=str(error))) from error
    need_numbers(rows)
    return rows
