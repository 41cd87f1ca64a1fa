"""Erasing in the store: what a table or a guest left there. Each function is part of one transaction."""

import sqlite3
from collections.abc import Iterable, Sequence

from .integrity import Row, marked

PLACES = ("entries", "heads", "sitting", "lagging", "damaged", "talk", "traces")


def delete_table(disk: sqlite3.Connection, table: str) -> None:
    """Deletes every row of a table."""
    for place in PLACES:
        disk.execute(f"DELETE FROM {place} WHERE house_table = ?", (table,))
    delete_card(disk, table)


def rewrite(disk: sqlite3.Connection, table: str, rows: Sequence[Row], texts: Iterable[bytes]) -> None:
    """Replaces the text of every entry of a table. The entries from the first change on get new marks."""
    if not rows:  # the table is gone
        return
    fresh = marked(table, [Row(row.number, row.at, text) for row, text in zip(rows, texts, strict=True)])
    changed = [(new.entry, new.mark, table, new.number) for old, new in zip(rows, fresh, strict=True) if old != new]
    disk.executemany("UPDATE entries SET entry = ?, mark = ? WHERE house_table = ? AND number = ?", changed)
    disk.execute("UPDATE heads SET mark = ? WHERE house_table = ?", (fresh[-1].mark, table))


def note_silence(disk: sqlite3.Connection, table: str) -> None:
    """Notes that nothing that was said at the table is left."""
    disk.execute("DELETE FROM talk WHERE house_table = ?", (table,))


def card_of(disk: sqlite3.Connection, table: str) -> bytes | None:
    """The table's card for lists; None if there is none."""
    found = disk.execute("SELECT card FROM summaries WHERE id = ?", (table,)).fetchone()
    return found and bytes(found[0])


def replace_card(disk: sqlite3.Connection, table: str, card: bytes) -> None:
    """Puts another card in its place."""
    disk.execute("UPDATE summaries SET card = ? WHERE id = ?", (card, table))


def delete_card(disk: sqlite3.Connection, table: str) -> None:
    """Takes the table off every list."""
    disk.execute("DELETE FROM summaries WHERE id = ?", (table,))


def replace_guest(disk: sqlite3.Connection, table: str, guest: str, stranger: str) -> None:
    """Puts a stranger in the guest's place in what lists know of the table, and has its summary made again."""
    disk.execute("UPDATE summaries SET host = ? WHERE id = ? AND host = ?", (stranger, table, guest))
    disk.execute("INSERT OR IGNORE INTO lagging VALUES (?)", (table,))
    leave_no_trace(disk, table, guest)


def leave_no_trace(disk: sqlite3.Connection, table: str, guest: str) -> None:
    """Erases from the lists that the guest was at the table."""
    for place in ("sitting", "traces"):
        disk.execute(f"DELETE FROM {place} WHERE house_table = ? AND guest = ?", (table, guest))


def forget_guest(disk: sqlite3.Connection, guest: str) -> None:
    """Erases the rest of a guest: their name, their sessions, and the note that they want to be erased."""
    disk.execute("DELETE FROM sessions WHERE guest = ?", (guest,))
    disk.execute("DELETE FROM guests WHERE id = ?", (guest,))
    disk.execute("DELETE FROM sitting WHERE guest = ?", (guest,))
    disk.execute("DELETE FROM erasing WHERE guest = ?", (guest,))


def erase_names(disk: sqlite3.Connection, guests: Iterable[str]) -> None:
    """Erases the names of these guests."""
    disk.executemany("DELETE FROM guests WHERE id = ?", [(guest,) for guest in guests])
