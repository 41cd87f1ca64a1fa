"""The one way in: whatever changes a table is taken in, written down, and then broadcast.

Whatever a person asks, a bot chooses, or a clock or the referee decides goes through `commit`. It is a plain call, so
that an answer needs no task; `add` is the same for code that waits in a task.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import Protocol

from msgspec import Struct

from ludotheque.core.language.refusals import Refused

from .. import entries
from ..clock import now
from ..entries import Entry
from ..sentences import refusal
from ..storage.contract import Done, Lags, NotWritten, Summary, settle
from ..storage.integrity import Row, next_mark
from .feed.readers import Reader
from .lock import Lock
from .state import LoggedMoment
from .table import Table

Then = Callable[[Exception | None], None]
"""Called once: with None when readers have the change, or with the error that prevented it."""


class Commits(Protocol):
    """An open table, as seen by whatever changes it."""

    @property
    def lock(self) -> Lock:
        """Held while the table is changed, until readers have the change."""

    @property
    def log_name(self) -> str:
        """The table's name in logs."""

    async def add(self, new: Sequence[Entry]) -> None:
        """Takes entries in, has them written, and tells everybody. The caller holds the lock."""


class Writes(Protocol):
    """The store, as a table needs it."""

    def write(self, table: str, rows: Sequence[Row], summary: Summary | Lags | None, done: Done) -> None:
        """Writes entries, then reports that they are on disk, or that nothing was written."""


class Change(Struct, frozen=True):
    """Entries that a table has taken in and no reader has heard of yet."""

    table: "WritesThrough"
    rows: list[Row]
    summary: Summary | Lags | None
    is_quiet: bool
    """True if neither people, seats nor table settings changed."""
    phase_is_new: bool
    changes_match: bool
    """True if the match or its clocks changed."""
    moments: list[LoggedMoment]
    """The world on the way, if readers want to see it."""
    then: Then
    but: Reader | None
    """The one reader who is not told, because they hear of it in another way."""

    def written(self, refused: NotWritten | None) -> None:
        """Reports that the entries are on disk, or why they are not."""
        self.table.conclude(self, refused)


class WritesThrough(ABC):
    """A table that changes in this way only."""

    def __init__(self, table: Table, mark: bytes, store: Writes) -> None:
        self.table, self._store = table, store
        self._mark = mark
        """The mark of its last entry."""
        self.lock = Lock()
        self.is_closed = False

    def commit(self, new: Sequence[Entry], then: Then, but: Reader | None = None) -> None:
        """Takes entries in, has them written, tells every reader but one, and calls `then`. The caller holds the lock.

        A refusal is raised at once: nothing has changed, and `then` is not called. Entries that cannot be written never
        happened: the table is dropped from memory, and `then` gets NotWritten.
        """
        self.need_open()
        change = self._take_in(new, then, but)
        self._store.write(self.table.id, change.rows, change.summary, change.written)

    async def add(self, new: Sequence[Entry], but: Reader | None = None) -> None:
        """`commit` for code that waits in a task."""
        told = asyncio.get_running_loop().create_future()
        self.commit(new, partial(settle, told), but)
        try:
            await told
        except asyncio.CancelledError as error:  # the lock is about to be released, before the entries are on disk
            self._forget(error)
            raise

    def _take_in(self, new: Sequence[Entry], then: Then, but: Reader | None) -> Change:
        """Changes the table. A refused first entry changes nothing; any other error drops the table from memory."""
        table, at = self.table, now()
        phase, is_quiet, changes_match = table.phase, True, False
        rows: list[Row] = []
        moments: list[LoggedMoment] | None = [] if self._wants_moments() else None
        try:
            for entry in new:
                is_quiet, changes_match = is_quiet and entry.is_quiet, changes_match or entry.changes_match
                table.add(entry, at, moments)
                text = entries.written(entry)
                self._mark = next_mark(self._mark, table.number, at, text)
                rows.append(Row(table.number, at, text, self._mark))
            summary = self._summary(is_quiet)
            is_new = table.phase != phase
            return Change(self, rows, summary, is_quiet, is_new, changes_match, moments or [], then, but)
        except BaseException as error:
            if rows or not isinstance(error, Refused):
                self._forget(error)
            raise

    def conclude(self, change: Change, refused: NotWritten | None) -> None:
        """Tells what is on disk. If writing failed, drops the table instead: the change never happened."""
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
        """The start of the table's id. Logs never show all of it: the address is a secret."""
        return self.table.id[:6]

    @abstractmethod
    def _wants_moments(self) -> bool:
        """True if anybody wants to see the moments of an answer."""

    @abstractmethod
    def _summary(self, is_quiet: bool) -> Summary | Lags | None:
        """What lists may say of the table from now on; None if that is unchanged."""

    @abstractmethod
    def _tell(self, change: Change) -> None:
        """Tells every reader what is on disk."""

    @abstractmethod
    def _forget(self, error: BaseException) -> None:
        """Drops the table from memory, because it may differ from what is on disk."""
