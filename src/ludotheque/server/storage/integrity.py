"""Integrity: each entry has a mark, a running hash over all before it; each table has a head, its last mark.

The head is stored apart from the entries, so that a table that lost its end disagrees with it. A store of version 1 has
no marks until it is migrated.
"""

import sqlite3
from collections.abc import Sequence
from hashlib import blake2b

from msgspec import Struct

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Why

from ..sentences import refusal

MARK_BYTES = 16


class Row(Struct, frozen=True, gc=False):
    """A stored entry."""

    number: int
    at: int
    entry: bytes
    mark: bytes = b""


class Damaged(Refused):
    """A table's entries are not what was written."""

    def __init__(self, damage: Why) -> None:
        super().__init__(refusal("table-damaged"))
        self.damage = damage
        """What is wrong, for the operator."""


Head = tuple[int, bytes]
"""The number and the mark of a table's last entry."""


def first_mark(table: str) -> bytes:
    """The mark before a table's first entry."""
    return blake2b(table.encode(), digest_size=MARK_BYTES).digest()


def next_mark(mark: bytes, number: int, at: int, entry: bytes) -> bytes:
    """The mark of an entry, given the mark of the one before it."""
    return blake2b(b"%b%d %d %b" % (mark, number, at, entry), digest_size=MARK_BYTES).digest()


def marked(table: str, rows: Sequence[Row]) -> list[Row]:
    """The rows with their marks."""
    mark, found = first_mark(table), []
    for row in rows:
        mark = next_mark(mark, row.number, row.at, row.entry)
        found.append(Row(row.number, row.at, row.entry, mark))
    return found


def need_whole(table: str, rows: Sequence[Row], head: Head | None) -> None:
    """Refuses a table with a missing or altered entry."""
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
    """The mark this entry should have; empty if its values have the wrong types."""
    try:
        return next_mark(before, row.number, row.at, row.entry)
    except TypeError:
        return b""


def need_numbers(rows: Sequence[Row]) -> None:
    """Refuses a table whose entries are not numbered from 1 without a gap."""
    for number, row in enumerate(rows, 1):
        if row.number != number:
            raise Damaged(refusal("damage-gap", number=number))


def whole_rows(disk: sqlite3.Connection, table: str) -> list[Row]:
    """Every entry of a table, in order. Raises Damaged if they are unreadable or not what was written."""
    try:
        head = disk.execute("SELECT number, mark FROM heads WHERE house_table = ?", (table,)).fetchone()
        rows = [Row(*row) for row in disk.execute(ROWS, (table,))]
    except sqlite3.DatabaseError as error:
        if not is_damage(error):
            raise
        raise Damaged(refusal("damage-unreadable", reason=str(error))) from error
    if rows or head:
        need_whole(table, rows, head)
    return rows


ROWS = "SELECT number, at, entry, mark FROM entries WHERE house_table = ? ORDER BY number"


def is_damage(error: sqlite3.Error) -> bool:
    """True if the file itself is at fault: it is garbled, or the disk cannot be read."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    return code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_IOERR)
