"""Summaries: a table in brief, for lists, and for waking it.

An open table speaks for itself, so its summary is not written with every turn. The store only knows that the summary
may lag behind, until the table is put away.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.wire import encode

from ..protocol.api import Card
from ..storage.contract import LAGS, Lags, Summary
from .deadlines import deadline_of, wake_of
from .table import Table


class Sides(Struct, frozen=True):
    """The parts of a summary that only people and their seats change: the card, the host, who sits where."""

    card: Card
    host: str
    guests: tuple[tuple[str, int], ...]


class Summarizer:
    """Knows which summary of a table was last written."""

    def __init__(self, table: Table, seen: Callable[[], int]) -> None:
        self._table, self._seen = table, seen
        self.opener = ""
        """The digest of the address that opened the table; empty if the table was read from disk."""
        self._sides: Sides | None = None
        self._written: Summary | None = None
        self.lags = False
        """True while the written summary may be out of date."""

    def to_write(self, is_quiet: bool) -> Summary | Lags | None:
        """What to write: the summary if it changed; after quiet entries only that it lags, and only once.

        Quiet entries change neither people nor seats. But if they change when the house must wake the table, the
        summary is written at once, because the table may be deserted.
        """
        if is_quiet and self._can_wait():
            lagged, self.lags = self.lags, True
            return None if lagged else LAGS
        before, self._sides = self._sides, self._sides if is_quiet else None
        summary, sides = self._summary(), self._sides_now()
        if summary == self._written and sides == before:
            return None
        self._written = summary
        seated = before is not None and before.guests == sides.guests
        return self._for_list(summary if seated else replace(summary, guests=sides.guests))

    def _can_wait(self) -> bool:
        written = self._written
        return written is not None and (self._table.phase, wake_of(self._table)) == (written.phase, written.wake)

    def last_word(self) -> Summary:
        """The summary to write when the table is put away: it no longer lags."""
        self.lags = False
        return self._for_list(replace(self._summary(), settled=True))

    def _for_list(self, summary: Summary) -> Summary:
        return replace(summary, opener=self.opener, seen=self._seen())

    def card(self) -> Card:
        """The table's card, up to date."""
        table = self._table
        return replace(
            self._sides_now().card,
            phase=table.phase,
            changed=table.since or table.opened,
            waiting=table.waiting,
            deadline=deadline_of(table),
        )

    def _summary(self) -> Summary:
        card, host = self.card(), self._sides_now().host
        return Summary(card.phase, card.changed, wake_of(self._table), card.free, host, encode(card))

    def _sides_now(self) -> Sides:
        if self._sides is None:
            self._sides = _sides(self._table)
        return self._sides


def _sides(table: Table) -> Sides:
    guests = tuple(
        (table.people[seat.person].guest, number) for number, seat in enumerate(table.seats) if seat.person is not None
    )
    card = Card(
        id=table.id,
        game=table.game.key,
        phase=table.phase,
        names=table.names(),
        changed=0,
        free=sum(seat.is_free and seat.open for seat in table.seats),
        relieved=[number for number, seat in enumerate(table.seats) if seat.is_relieved],
    )
    return Sides(card, table.people[table.host].guest, guests)
