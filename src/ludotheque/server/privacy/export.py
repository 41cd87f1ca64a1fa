"""Everything the house knows about a guest, in one piece, for that guest alone."""

import sqlite3
from pathlib import Path
from typing import Any

from msgspec import Raw

from ludotheque.core.wire import encode

from .. import entries
from ..entries import Entry
from ..storage.integrity import Damaged, Row, whole_rows
from ..storage.sqlite import read_only
from ..storage.store import tables_of
from .attendance import Attendance

MOST_TABLES = 200
"""The most tables in one file: the latest, or those that come after the `first` latest."""


def known_about(path: Path, guest: str, name: str, first: int = 0) -> dict[str, Any]:
    """The name, the tables, what was said, and the matches. It opens the store for itself, beside the house."""
    with read_only(path) as disk:
        found = tables_of(disk, guest)
        some = found[first : first + MOST_TABLES]
        tables = [Raw(encode(_table(disk, table, phase == "over", guest))) for table, phase in some]
    return {"name": name, "guest": guest, "first": first, "tables": tables, "of": len(found)}


def _table(disk: sqlite3.Connection, table: str, is_over: bool, guest: str) -> dict[str, Any]:
    try:
        rows = whole_rows(disk, table)
    except Damaged:
        return {"id": table, "damaged": True}
    history = [(row, entries.read(row.entry)) for row in rows]
    opened = history[0][1] if history else None
    if not isinstance(opened, entries.Opened):
        return {"id": table}
    said, answers = _doings(history, guest, is_over)
    people = Attendance([entry for _, entry in history])
    me = people.person_of(guest)
    seat = people.seats.index(me) if me is not None and me in people.seats else None
    known = {"id": table, "game": opened.game, "opened": rows[0].at, "over": is_over}
    known |= {"seat": seat, "name": None if me is None else people.names[me], "said": said}
    begun = next((entry for _, entry in history if isinstance(entry, entries.Begun)), None)
    if begun is None:
        return known
    seed = {"seed": opened.seed} if is_over else {}
    return {**known, "match": {"rules": begun.rules, "options": begun.options, **seed, "answers": answers}}


def _template(said: entries.Spoken) -> str:
    """What was said in words of the game: the template, and what filled its gaps."""
    return " ".join([said.template, *(f"{gap}={value}" for gap, value in said.filling.items())])


def _doings(history: list[tuple[Row, Entry]], guest: str, is_over: bool) -> tuple[list[Any], list[Any]]:
    """What the guest said, and the answers: only their own, but everybody's once the match is over."""
    now, said, answers = Attendance(), [], []
    for row, entry in history:
        now.add(entry)
        me = now.person_of(guest)
        if isinstance(entry, entries.Spoken) and entry.person == me and not entry.erased:
            said.append({"at": row.at, "text": entry.text or entry.phrase or _template(entry)})
        elif isinstance(entry, entries.Answered):
            mine = me is not None and now.seats[entry.seat] == me
            answers.append({"at": row.at, "seat": entry.seat, "mine": mine, "option": entry.option})
        elif isinstance(entry, entries.Undone) and answers:
            answers.pop()
    return said, [answer for answer in answers if is_over or answer["mine"]]
