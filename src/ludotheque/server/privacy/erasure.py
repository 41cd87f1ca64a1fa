"""Erasing words and guests: what becomes of a table's entries. All of it happens in the store's transaction.

Entries whose words or names are erased stay in place, so that the table can still be folded. They and all later entries
get new marks.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from functools import partial

import msgspec
from msgspec.structs import replace

from .. import entries
from ..entries import Entry
from ..protocol import api
from ..storage.erasing import card_of, delete_card, note_silence, replace_card, replace_guest, rewrite
from ..storage.integrity import whole_rows
from .attendance import Attendance


def erase_words(disk: sqlite3.Connection, table: str) -> None:
    """Erases everything that was said at a table."""
    rows = whole_rows(disk, table)
    history = [entries.read(row.entry) for row in rows]
    silent = [_silent(entry) if isinstance(entry, entries.Spoken) else entry for entry in history]
    rewrite(disk, table, rows, _texts(silent))
    note_silence(disk, table)


def erase_guest(disk: sqlite3.Connection, table: str, guest: str, name: str, stranger: str) -> None:
    """Erases a guest from a table: another id, another name, and no words.

    If the seat has moved to another guest since, everything up to that move is erased.
    """
    rows = whole_rows(disk, table)
    history = [entries.read(row.entry) for row in rows]
    changed = [*_without(history, guest, name, stranger)]
    rewrite(disk, table, rows, _texts(changed))
    _put_on_card(disk, table, Attendance(changed))
    replace_guest(disk, table, guest, stranger)


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
    """True if the guest is this person now or at the end."""
    return guest in (last[person], now.guests[person])


def _texts(history: Iterable[Entry]) -> Iterator[bytes]:
    return map(entries.written, history)


def _put_on_card(disk: sqlite3.Connection, table: str, attendance: Attendance) -> None:
    """Puts the current names on the table's card."""
    found = card_of(disk, table)
    if found is None:
        return
    try:
        card = msgspec.json.decode(found, type=api.Card)
    except msgspec.DecodeError:  # an older version wrote it in another form, and no list shows it
        delete_card(disk, table)
        return
    people = dict(enumerate(attendance.bears))
    names = [
        name if (person := people.get(seat)) is None else attendance.names[person]
        for seat, name in enumerate(card.names)
    ]
    replace_card(disk, table, msgspec.json.encode(replace(card, names=names)))
