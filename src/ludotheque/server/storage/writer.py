"""The writer: one thread that commits together whatever gathered while it was committing."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from queue import SimpleQueue

import structlog
from msgspec import Struct

from ..entries import SPOKEN
from ..sentences import refusal
from .contract import Done, Lags, NotWritten, Summary
from .integrity import Row
from .sqlite import connected, insert, is_refused_by_disk
from .summaries import write_summaries

log = structlog.get_logger()


class Append(Struct, frozen=True):
    """Entries of one table, to be written together or not at all."""

    done: Done
    table: str = ""
    rows: Sequence[Row] = ()
    summary: Summary | Lags | None = None
    work: Callable[[sqlite3.Connection], None] | None = None
    """Other work, to be done in the same transaction."""


class Writer:
    """Gathers what comes in one round of the event loop, and hands it to a thread that commits it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._gathered: list[Append] = []
        self._work: SimpleQueue[list[Append] | None] = SimpleQueue()
        """What was handed to the thread; None ends it."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self.trouble: Exception | None = None
        """Why the last write failed; None if it succeeded."""
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)

    def start(self) -> None:
        """Starts the thread; to be called inside the event loop."""
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    def close(self) -> None:
        """Writes what is left, and ends the thread."""
        if self._gathered:
            self._hand_over()
        self._work.put(None)
        if self._thread.is_alive():
            self._thread.join()

    @property
    def is_open(self) -> bool:
        """True while the writer accepts work."""
        return self._thread.is_alive()

    def put(self, append: Append) -> None:
        """Adds something to write. The thread is woken once for each round of the event loop."""
        assert self._loop is not None
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(append)

    def _hand_over(self) -> None:
        self._work.put(self._gathered)
        self._gathered = []

    def _write(self) -> None:
        disk = connected(self._path)
        while (batch := self._next_batch()) is not None:
            self._commit(disk, batch)
        disk.close()

    def _next_batch(self) -> list[Append] | None:
        """Waits for work and takes all there is; None at the end."""
        batch = self._work.get()
        while batch is not None and not self._work.empty():
            more = self._work.get()
            if more is None:
                self._work.put(None)
                break
            batch = batch + more
        return batch

    def _commit(self, disk: sqlite3.Connection, batch: list[Append]) -> None:
        """Commits everything at once. If that fails, commits one by one, so that only the faulty one fails."""
        try:
            with disk:
                disk.execute("BEGIN IMMEDIATE")
                _write_all(disk, batch)
        except Exception as error:  # after any error this thread goes on, and whoever waits is told
            if len(batch) > 1:
                for append in batch:
                    self._commit(disk, [append])
                return
            self._note(error)
            self._tell(batch, error)
        else:
            self._note(None)
            self._tell(batch, None)

    def _note(self, error: Exception | None) -> None:
        """Notes the disk's last error. Logs when the disk begins to refuse writes, and when it accepts them again."""
        if error is not None and not is_refused_by_disk(error):
            return
        if error is not None and self.trouble is None:
            log.error("disk-refuses", error=repr(error))
        elif error is None and self.trouble is not None:
            log.warning("disk-takes-again")
        self.trouble = error

    def _tell(self, batch: list[Append], error: Exception | None) -> None:
        assert self._loop is not None
        try:
            self._loop.call_soon_threadsafe(_finish, batch, error)
        except RuntimeError:  # the event loop has ended, so nobody is waiting
            return


def _write_all(disk: sqlite3.Connection, batch: list[Append]) -> None:
    """Writes entries with their heads and summaries, then does the other work."""
    rows = [(each.table, row.number, row.at, row.entry, row.mark) for each in batch for row in each.rows]
    insert(disk, "INSERT OR ROLLBACK INTO entries", rows)
    last = {each.table: each.rows[-1] for each in batch if each.rows}
    insert(disk, "INSERT OR REPLACE INTO heads", [(table, row.number, row.mark) for table, row in last.items()])
    talking = [(each.table,) for each in batch for row in each.rows if row.entry.startswith(SPOKEN)]
    insert(disk, "INSERT OR IGNORE INTO talk", talking)
    write_summaries(disk, batch)
    for each in batch:
        if each.work is not None:
            each.work(disk)


def _finish(batch: list[Append], error: Exception | None) -> None:
    for append in batch:
        refused = None
        if error is not None:
            refused = NotWritten(refusal("house-trouble"))
            refused.__cause__ = error
        try:
            append.done(refused)
        except Exception as mistake:  # the others who wait must still be told
            log.error("telling-failed", exc_info=mistake)
