"""Erasing: a table, the words said at it, or a guest at it. All of this happens in the store's transaction.

Entries whose words or names are erased stay in their place, so that the table can still be folded; they, and all after
them, get new marks.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from msgspec.structs import replace

from ..protocol import api
from ..storage.integrity import Row, marked, whole_rows
from ..tables import entries
from ..tables.entries import Entry
from .attendance import Attendance

PLACES = ("entries", "heads", "sitting", "lagging", "damaged", "talk", "traces")


def erase_table(disk: sqlite3.Connection, table: str) -> None:
    """Erases a table completely."""
    for place in PLACES:
        disk.execute(f"DELETE FROM {place} WHERE house_table = ?", (table,))
    disk.execute("DELETE FROM summaries WHERE id = ?", (table,))


def erase_words(disk: sqlite3.Connection, table: str) -> None:
    """Erases everything that was said at a table."""
    rows = whole_rows(disk, table)
    history = [entries.read(row.entry) for row in rows]
    _rewrite(disk, table, rows, [_silent(entry) if isinstance(entry, entries.Spoken) else entry for entry in history])
    disk.execute("DELETE FROM talk WHERE house_table = ?", (table,))


def erase_guest(disk: sqlite3.Connection, table: str, guest: str, name: str, stranger: str) -> None:
    """Nothing at a table says who the guest was: another id, another name, and no words.

    Somebody whose seat has moved to another guest since is erased up to there.
    """
    rows = whole_rows(disk, table)
    history = [entries.read(row.entry) for row in rows]
    changed = [*_without(history, guest, name, stranger)]
    _rewrite(disk, table, rows, changed)
    _put_on_card(disk, table, Attendance(changed))
    disk.execute("UPDATE summaries SET host = ? WHERE id = ? AND host = ?", (stranger, table, guest))
    disk.execute("INSERT OR IGNORE INTO lagging VALUES (?)", (table,))
    leave_no_trace(disk, table, guest)


def leave_no_trace(disk: sqlite3.Connection, table: str, guest: str) -> None:
    """Erases from the lists that the guest was at the table."""
    for place in ("sitting", "traces"):
        disk.execute(f"DELETE FROM {place} WHERE house_table = ? AND guest = ?", (table, guest))


def forget_guest(disk: sqlite3.Connection, guest: str) -> None:
    """The last of a guest: their name, their sessions, and that they are being erased."""
    disk.execute("DELETE FROM sessions WHERE guest = ?", (guest,))
    disk.execute("DELETE FROM guests WHERE id = ?", (guest,))
    disk.execute("DELETE FROM sitting WHERE guest = ?", (guest,))
    disk.execute("DELETE FROM erasing WHERE guest = ?", (guest,))


def erase_names(disk: sqlite3.Connection, guests: Iterable[str]) -> None:
    """The house no longer knows what these guests are called."""
    disk.executemany("DELETE FROM guests WHERE id = ?", [(guest,) for guest in guests])


def _silent(entry: entries.Spoken) -> entries.Spoken:
    return entries.Spoken(entry.person, erased=True)


def _without(history: Iterable[Entry], guest: str, name: str, stranger: str) -> Iterator[Entry]:
    history = [*history]
    last, now = Attendance(history).guests, Attendance()
    is_guest = partial(_is_guest, guest, last, now)
    for entry in history:
        now.add(entry)
        match entry:
            case entries.Opened() | entries.Seated():
                person = now.person_of(entry.guest)
                if person is not None and is_guest(person):
                    entry = replace(entry, name=name)
                yield replace(entry, guest=stranger) if entry.guest == guest else entry
            case entries.Moved():
                yield replace(entry, guest=stranger) if entry.guest == guest else entry
            case entries.Renamed():
                yield replace(entry, name=name) if is_guest(entry.person) else entry
            case entries.Spoken():
                yield _silent(entry) if is_guest(entry.person) else entry
            case _:
                yield entry


def _is_guest(guest: str, last: list[str], now: Attendance, person: int) -> bool:
    """True if the guest is this person at this moment, or in the end."""
    return guest in (last[person], now.guests[person])


def _rewrite(disk: sqlite3.Connection, table: str, rows: list[Row], history: list[Entry]) -> None:
    """Puts other entries in the place of these, with new marks."""
    if not rows:  # the table is gone
        return
    texts = [entries.written(entry) for entry in history]
    fresh = marked(table, [Row(row.number, row.at, text) for row, text in zip(rows, texts, strict=True)])
    changed = [(new.entry, new.mark, table, new.number) for old, new in zip(rows, fresh, strict=True) if old != new]
    disk.executemany("UPDATE entries SET entry = ?, mark = ? WHERE house_table = ? AND number = ?", changed)
    disk.execute("UPDATE heads SET mark = ? WHERE house_table = ?", (fresh[-1].mark, table))


def _put_on_card(disk: sqlite3.Connection, table: str, attendance: Attendance) -> None:
    """What lists show of the table bears the names that it has now."""
    found = disk.execute("SELECT card FROM summaries WHERE id = ?", (table,)).fetchone()
    if found is None:
        return
    try:
        card = msgspec.json.decode(found[0], type=api.Card)
    except msgspec.DecodeError:  # an older house wrote it otherwise, and no list shows it
        disk.execute("DELETE FROM summaries WHERE id = ?", (table,))
        return
    people = dict(enumerate(attendance.bears))
    names = [
        name if (person := people.get(seat)) is None else attendance.names[person]
        for seat, name in enumerate(card.names)
    ]
    card = replace(card, names=names)
    disk.execute("UPDATE summaries SET card = ? WHERE id = ?", (msgspec.json.encode(card), table))
