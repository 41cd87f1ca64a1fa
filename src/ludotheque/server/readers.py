"""Readers: those who look at a table now, who they are at it, and which seats are here."""

from collections.abc import Callable, Iterator
from typing import Any

from .connection import Connection
from .requests import Asker
from .table import Table


class Readers:
    """Looked up often and changed rarely: who somebody is, is worked out once, until people or seats change."""

    def __init__(self, table: Table, is_away: Callable[[int], bool]) -> None:
        self._table, self._is_away = table, is_away
        self._connections: list[Connection] = []
        self._askers: dict[Connection, Asker] = {}
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
        """Somebody goes."""
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
            known = Asker(connection.guest, connection.name, person, seat, connection.invited, self.here, self._is_away)
            if connection in self._connections:
                self._askers[connection] = known
        return known

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
