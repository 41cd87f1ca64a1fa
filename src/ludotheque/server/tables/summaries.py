"""A table in brief, for lists and for waking it.

While it is open it speaks for itself. Whose turn it is, is therefore not written down with every turn; the store only
knows that what it says of the table may lag behind, until the table is put away.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.wire import encode

from ..automation.clocks import deadline_of, wake_of
from ..protocol.api import Card
from ..storage.contract import LAGS, Lags, Summary
from .table import Table


class Sides(Struct, frozen=True):
    """What only people and their seats can change of it: the card in front, who hosts, who sits where."""

    card: Card
    host: str
    guests: tuple[tuple[str, int], ...]


class Summarizer:
    """Keeps what was written last of a table."""

    def __init__(self, table: Table, seen: Callable[[], int]) -> None:
        self._table, self._seen = table, seen
        self.opener = ""
        """What stands for the address from which the table was opened, if that was since it came into memory."""
        self._sides: Sides | None = None
        self._written: Summary | None = None
        self.lags = False
        """True while what is written may no longer be true."""

    def to_write(self, is_quiet: bool) -> Summary | Lags | None:
        """What is to be written: the summary, if it is another; after quiet entries only that it lags, and only once.

        After quiet entries people and seats are as they were. When the house has to look after the table otherwise,
        though nobody may be there, that cannot wait.
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
        """What is to be written when the table is put away: nothing lags any more."""
        self.lags = False
        return self._for_list(replace(self._summary(), settled=True))

    def _for_list(self, summary: Summary) -> Summary:
        return replace(summary, opener=self.opener, seen=self._seen())

    def card(self) -> Card:
        """What a list shows of it now."""
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
