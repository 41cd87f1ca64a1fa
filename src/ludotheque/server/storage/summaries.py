"""The rows for lists of tables, written together with the entries they follow from."""

import sqlite3
from collections.abc import Sequence
from typing import Protocol

from .contract import LAGS, Lags, Summary
from .sqlite import insert

LIST = """
ON CONFLICT (house_table) DO UPDATE SET
    opener = CASE excluded.opener WHEN '' THEN opener ELSE excluded.opener END, seen = max(seen, excluded.seen)
"""


class Summed(Protocol):
    """What is written of a table, as the lists need it."""

    @property
    def table(self) -> str:
        """The table's id."""

    @property
    def summary(self) -> Summary | Lags | None:
        """What lists may say of the table from now on; None if that is unchanged."""


def write_summaries(disk: sqlite3.Connection, batch: Sequence[Summed]) -> None:
    """Writes the latest summary of each table."""
    lagging = [(append.table,) for append in batch if append.summary is LAGS]
    insert(disk, "INSERT OR IGNORE INTO lagging", lagging)
    latest = {append.table: append.summary for append in batch if isinstance(append.summary, Summary)}
    rows = [(id, each.phase, each.changed, each.wake, each.free, each.host, each.card) for id, each in latest.items()]
    insert(disk, "INSERT OR REPLACE INTO summaries", rows)
    _list(disk, latest)
    for id, summary in latest.items():
        if summary.guests is not None:
            disk.execute("DELETE FROM sitting WHERE house_table = ?", (id,))
            sitting = [(guest, id, seat) for guest, seat in summary.guests]
            insert(disk, "INSERT OR REPLACE INTO sitting", sitting)
            insert(disk, "INSERT OR IGNORE INTO traces", [(guest, id) for guest, _ in summary.guests])
        if summary.settled:
            disk.execute("DELETE FROM lagging WHERE house_table = ?", (id,))


def _list(disk: sqlite3.Connection, latest: dict[str, Summary]) -> None:
    """Keeps the rows for the public list: only of tables before their match."""
    before = [(id, each.opener, each.seen) for id, each in latest.items() if each.phase == "before"]
    insert(disk, "INSERT INTO listings", before, LIST)
    begun = [(id,) for id, each in latest.items() if each.phase != "before"]
    disk.executemany("DELETE FROM listings WHERE house_table = ?", begun)
