"""A table read from disk: its entries, folded again."""

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from time import monotonic

import structlog

from ludotheque.core.language.refusals import Refused

from .. import entries
from ..sentences import refusal
from ..storage.integrity import Damaged, Row
from ..storage.store import Store
from .table import Table, Unplayable

log = structlog.get_logger()

A_PIECE = 0.002
"""Seconds of reading a table before everybody else gets a turn of the same length."""


class UnknownTable(Refused):
    """There is no such table, or the link is wrong."""


async def table_from(store: Store, id: str) -> tuple[Table, bytes]:
    """The table folded from its entries, and the mark of the last one."""
    try:
        rows = store.entries(id)
    except Damaged as damaged:
        _note_damage(store, id, damaged)
        raise
    if not rows:
        raise UnknownTable(refusal("unknown-table"))
    if id in store.damaged:
        store.note_whole(id)
    try:
        return await _folded(id, rows), rows[-1].mark
    except Unplayable:
        raise
    except Exception as error:  # a game that has changed may fail in any way
        log.error("table-broken", table=id[:6], error=repr(error))
        raise Unplayable(refusal("table-broken")) from error


def _note_damage(store: Store, id: str, damaged: Damaged) -> None:
    """Notes that a table is damaged, so that it is not played on. The operator learns of it once, from the log."""
    if id not in store.damaged:
        log.error("table-damaged", table=id[:6], damage=damaged.damage.text("en"))
        store.note_damage(id, damaged.damage.text("en"))


async def _folded(id: str, rows: Sequence[Row]) -> Table:
    """The table that these entries make. A long one is read in pieces, so that others are served in between."""
    table, began = Table(id), monotonic()
    for _ in folding(table, rows):
        if monotonic() - began > A_PIECE:
            await asyncio.sleep(A_PIECE)
            began = monotonic()
    return table


def folding(table: Table, rows: Iterable[Row]) -> Iterator[int]:
    """Folds stored entries into the table, one at a time, and yields their numbers."""
    for row in rows:
        table.add(entries.read(row.entry), row.at)
        yield row.number
