"""Readers: those who look at a table now, who they are at it, and which seats are here."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from .permissions import Asker
from .reader import Connection
from .table import Table

MOST_DIGESTS = 8
"""Addresses of one person that are remembered, the latest."""


class Readers:
    """Looked up often and changed rarely: who somebody is, is worked out once, until people or seats change."""

    def __init__(self, table: Table, is_away: Callable[[int], bool]) -> None:
        self._table, self._is_away = table, is_away
        self._connections: list[Connection] = []
        self._askers: dict[Connection, Asker] = {}
        self._digests: dict[int, deque[str]] = {}
        """By person: where they came from before."""
        self._seated: list[tuple[Connection, int | None]] | None = None
        self._here: frozenset[int] | None = None

    def __iter__(self) -> Iterator[Connection]:
        return iter(self._connections)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._connections

    def __len__(self) -> int:
        return len(self._connections)

    def add(self, connection: Connection) -> None:
        """Somebody comes."""
        self._connections.append(connection)
        self.changed()

    def remove(self, connection: Connection) -> None:
        """Somebody goes; where somebody of the table came from is remembered while the table is in memory."""
        person = self.asker(connection).person
        if person is not None:
            gone = self._digests.setdefault(person, deque(maxlen=MOST_DIGESTS))
            if connection.digest not in gone:
                gone.append(connection.digest)
        self._connections.remove(connection)
        self.changed()

    def changed(self) -> None:
        """People or seats are no longer what they were."""
        self._askers.clear()
        self._seated = self._here = None

    def asker(self, connection: Connection) -> Asker:
        """Who it is that asks."""
        known = self._askers.get(connection)
        if known is None:
            person = self._table.person_of(connection.guest) if connection.guest else None
            seat = self._table.seat_of(person)
            invited = connection.invitation == self._table.removals
            who = connection.guest, connection.name, person, seat, invited, connection.digest
            known = Asker(*who, self.here, self._is_away, self.digests)
            if connection in self._connections:
                self._askers[connection] = known
        return known

    def digests(self, person: int) -> tuple[str, ...]:
        """Traces of the addresses a person has come from, as far as they are remembered."""
        here = [each.digest for each in self._connections if self.asker(each).person == person]
        return tuple(dict.fromkeys((*self._digests.get(person, ()), *here)))[-MOST_DIGESTS:]

    def seated(self) -> list[tuple[Connection, Any]]:
        """Everybody, in the order in which they came, and where they sit; None for a watcher."""
        if self._seated is None:
            self._seated = [(connection, self.asker(connection).seat) for connection in self._connections]
        return self._seated

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open."""
        if self._here is None:
            self._here = frozenset(seat for _, seat in self.seated() if seat is not None)
        return self._here

    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(seat is None for _, seat in self.seated())
