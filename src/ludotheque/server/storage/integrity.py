"""Integrity: each entry carries a mark, a running hash over all before it, and each table has a head, its last mark.

The head lies elsewhere in the file than the entries: a table that has lost its end does not agree with it. What a
store of version 1 wrote has no marks until it is migrated.
"""

import sqlite3
from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Why

from ..sentences import refusal

MARK_BYTES = 16


class Row(Struct, frozen=True, gc=False):
    """An entry as it is stored."""

    number: int
    at: int
    entry: bytes
    mark: bytes = b""


class Damaged(Refused):
    """The entries of a table are not all as they were written."""

    def __init__(self, damage: Why) -> None:
        super().__init__(refusal("table-damaged"))
        self.damage = damage
        """What is wrong, for the host."""


Head = tuple[int, bytes]
"""The number and the mark of a table's last entry."""


def first_mark(table: str) -> bytes:
    """What the first entry of a table goes on from."""
    return blake2b(table.encode(), digest_size=MARK_BYTES).digest()


def next_mark(mark: bytes, number: int, at: int, entry: bytes) -> bytes:
    """The mark of an entry that follows the one with that mark."""
    return blake2b(b"%b%d %d %b" % (mark, number, at, entry), digest_size=MARK_BYTES).digest()


def marked(table: str, rows: Sequence[Row]) -> list[Row]:
    """The rows with their marks."""
    mark, found = first_mark(table), []
    for row in rows:
        mark = next_mark(mark, row.number, row.at, row.entry)
        found.append(Row(row.number, row.at, row.entry, mark))
    return found


def need_whole(table: str, rows: Sequence[Row], head: Head | None) -> None:
    """Refuses a table that lacks an entry, or has one that is not what was written."""
    need_numbers(rows)
    mark = first_mark(table)
    for row in rows:
        mark = _mark_of(row, mark)
        if not mark or mark != row.mark:
            raise Damaged(refusal("damage-mark", number=row.number))
    if head is None:
        raise Damaged(refusal("damage-head"))
    if head[0] > len(rows):
        raise Damaged(refusal("damage-end", number=len(rows), wanted=head[0]))
    if head != (len(rows), mark):
        raise Damaged(refusal("damage-mark", number=len(rows)))


def _mark_of(row: Row, before: bytes) -> bytes:
    """The mark that an entry should have; nothing where it is not even made of what entries are made of."""
    try:
        return next_mark(before, row.number, row.at, row.entry)
    except TypeError:
        return b""


def need_numbers(rows: Sequence[Row]) -> None:
    """Refuses a table whose entries are not numbered from 1 without a gap."""
    for number, row in enumerate(rows, 1):
        if row.number != number:
            raise Damaged(refusal("damage-gap", number=number))


def whole_rows(store: sqlite3.Connection, table: str) -> list[Row]:
    """Every entry of a table, in order; Damaged where they are not all as they were written, or cannot be read."""
    try:
        head = store.execute("SELECT number, mark FROM heads WHERE house_table = ?", (table,)).fetchone()
        rows = [Row(*row) for row in store.execute(ROWS, (table,))]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        raise Damaged(refusal("damage-unreadable", reason=str(error))) from error
    if rows or head:
        need_whole(table, rows, head)
    return rows


ROWS = "SELECT number, at, entry, mark FROM entries WHERE house_table = ? ORDER BY number"


def is_damage(error: sqlite3.Error) -> bool:
    """True if the file itself is at fault: garbled, or a disk that cannot be read."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)
