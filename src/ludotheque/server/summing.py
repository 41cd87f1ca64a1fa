"""A table in brief, for lists and for waking it: summed up again only when a list would show it otherwise."""

from msgspec import Struct
from msgspec.structs import replace

from ludotheque.core.wire import encode

from .caretaker import Caretaker
from .messages import Card, Phase
from .store import Summary
from .table import Table


class Sides(Struct, frozen=True):
    """What only people and their seats can change of it: the card in front, who hosts, who sits where."""

    card: Card
    host: str
    guests: tuple[tuple[str, int], ...]


class Summing:
    """Keeps what was said last of a table."""

    def __init__(self, table: Table, caretaker: Caretaker) -> None:
        self._table, self._caretaker = table, caretaker
        self._sides: Sides | None = None
        self._summary: Summary | None = None
        self._asked: tuple[Phase, list[int], dict[int, int]] | None = None

    def news(self, quiet: bool) -> Summary | None:
        """The summary, if it is another: not after each of the answers of one turn. Who sits where, if that is new.

        After quiet entries people and seats are as they were.
        """
        table = self._table
        asked = (table.phase, table.waiting, table.asked_at)
        if quiet and asked == self._asked:
            return None
        before, self._asked = self._sides, asked
        if self._sides is None or not quiet:
            self._sides = _sides(table)
        summary = self._summary_of(self._sides)
        if summary == self._summary and self._sides == before:
            return None
        self._summary = summary
        seated = before is not None and before.guests == self._sides.guests
        return summary if seated else replace(summary, guests=self._sides.guests)

    def _summary_of(self, sides: Sides) -> Summary:
        table, keeper = self._table, self._caretaker
        card = replace(
            sides.card,
            phase=table.phase,
            changed=table.since or table.opened,
            waiting=table.waiting,
            deadline=keeper.deadline(),
        )
        return Summary(card.phase, card.changed, keeper.wake(), card.free, sides.host, encode(card))


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
    )
    return Sides(card, table.people[table.host].guest, guests)
