"""The one way in: whatever changes a table is taken in, written down, and then told.

What a person asks, a bot chooses, and a clock or the referee decides goes through `commit`. It is a plain call, so that
an answer needs no task; `add` is the same for those who wait in a task.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from msgspec import Struct

from ludotheque.core.refusals import Refused

from ..clock import now
from ..sentences import refusal
from ..storage.contract import Done, Lags, NotWritten, Summary, settle
from ..storage.integrity import Row, next_mark
from . import entries
from .entries import Entry
from .lock import Lock
from .readers import Reader
from .table import Table

Then = Callable[[Exception | None], None]
"""Called once when something is told, or with what was in the way: the disk, or a mistake of ours."""


class Commits(Protocol):
    """An open table, as those need it who change it."""

    @property
    def lock(self) -> Lock:
        """Held by whoever changes the table, until that is told."""

    @property
    def log_name(self) -> str:
        """What logs call the table."""

    async def add(self, new: Sequence[Entry]) -> None:
        """Takes entries in, has them written, and tells everybody; the lock is held."""


class Writes(Protocol):
    """The store, as a table needs it."""

    def write(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None, done: Done) -> None:
        """Tells when the entries are on disk; or that they cannot be, and nothing was written."""


class Change(Struct, frozen=True):
    """Entries that a table has taken in, and of which nobody has heard yet."""

    table: "Committed"
    rows: list[Row]
    summary: Summary | Lags | None
    is_quiet: bool
    """True if neither people, seats nor table settings changed."""
    phase_is_new: bool
    changes_match: bool
    """True if the match or its clocks changed."""
    then: Then
    but: Reader | None
    """Who is told of it otherwise."""

    def written(self, refused: NotWritten | None) -> None:
        """The entries are on disk, or cannot be."""
        self.table.conclude(self, refused)


class Committed(ABC):
    """A table that is changed in this way alone."""

    def __init__(self, table: Table, mark: bytes, store: Writes) -> None:
        self.table, self._store = table, store
        self._mark = mark
        """Of its last entry."""
        self.lock = Lock()
        self.is_closed = False

    def commit(self, new: Sequence[Entry], then: Then, but: Reader | None = None) -> None:
        """Takes entries in, has them written, tells every reader but one, and calls `then`. The lock is held.

        What is refused is raised at once: then nothing has changed, and `then` is not called. Entries that cannot be
        written never happened: the table is dropped from memory, and `then` gets NotWritten.
        """
        self.need_open()
        change = self._take_in(new, then, but)
        self._store.write(self.table.id, change.rows, change.summary, change.written)

    async def add(self, new: Sequence[Entry], but: Reader | None = None) -> None:
        """`commit`, for those who wait in a task."""
        told = asyncio.get_running_loop().create_future()
        self.commit(new, partial(settle, told), but)
        try:
            await told
        except asyncio.CancelledError as error:  # the lock is about to be released, before the entries are on disk
            self._forget(error)
            raise

    def _take_in(self, new: Sequence[Entry], then: Then, but: Reader | None) -> Change:
        """Changes the table, but for what is refused: that changes nothing."""
        table, at = self.table, now()
        phase, is_quiet, changes_match = table.phase, True, False
        rows: list[Row] = []
        try:
            for entry in new:
                is_quiet, changes_match = is_quiet and entry.is_quiet, changes_match or entry.changes_match
                table.add(entry, at)
                text = entries.written(entry)
                self._mark = next_mark(self._mark, table.number, at, text)
                rows.append(Row(table.number, at, text, self._mark))
            summary = self._summary(is_quiet)
            return Change(self, rows, summary, is_quiet, table.phase != phase, changes_match, then, but)
        except BaseException as error:
            if rows or not isinstance(error, Refused):
                self._forget(error)
            raise

    def conclude(self, change: Change, refused: NotWritten | None) -> None:
        """Tells what is on disk; what is not there never happened."""
        error: Exception | None = refused
        try:
            if refused is None:
                self._tell(change)
            else:
                self._forget(refused)
        except Exception as mistake:
            error = mistake
        change.then(error)

    def need_open(self) -> None:
        """Raises NotWritten if the table was dropped from memory; the client reconnects."""
        if self.is_closed:
            raise NotWritten(refusal("house-trouble"))

    @property
    def log_name(self) -> str:
        """What logs call the table: its address is a secret."""
        return self.table.id[:6]

    @abstractmethod
    def _summary(self, is_quiet: bool) -> Summary | Lags | None:
        """What lists may say of the table from now on; None: as before."""

    @abstractmethod
    def _tell(self, change: Change) -> None:
        """Tells every reader what is on disk."""

    @abstractmethod
    def _forget(self, error: BaseException) -> None:
        """Drops the table from memory: what it says may not be what is on disk."""
