"""Readers: those who look at a table now, each with their connection; who they are at it, and which seats are here."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from ludotheque.core.wire import encode
from ludotheque.core.words import Why

from ..people.tokens import Session
from ..protocol.notices import Farewell
from ..protocol.parts import Message
from ..realtime.latency import Latency
from ..websocket.connection import Connection
from .permissions import Asker
from .table import Table

ENDED = 4000
"""The code with which the house ends a connection by itself."""

NOT_INVITED = -1
MOST_DIGESTS = 8
"""Addresses of one person that are remembered, the latest."""


class Reader:
    """One browser that looks at a table: who it is, and the connection to it.

    `invitation` says how many removals there had been at the table when they were invited, `digest` stands for their
    address there.
    """

    __slots__ = ("address", "connection", "digest", "generation", "guest", "invitation", "latency", "name", "words")

    def __init__(self, connection: Connection, session: Session, name: str, address: str) -> None:
        self.connection, self.name, self.address = connection, name, address
        self.guest, self.generation = session
        self.words = False
        self.invitation = NOT_INVITED
        self.digest = ""
        self.latency = Latency()

    def send(self, message: Message) -> None:
        """Sends a message; nobody waits until it is read."""
        self.connection.send(encode(message))

    def dismiss(self, why: Why, again: bool = False) -> None:
        """The last thing they hear is why; what was sent before is still read."""
        self.send(Farewell(why, again))
        self.connection.close(ENDED)


class Readers:
    """Looked up often and changed rarely: who somebody is, is worked out once, until people or seats change."""

    def __init__(self, table: Table, is_away: Callable[[int], bool]) -> None:
        self._table, self._is_away = table, is_away
        self._readers: list[Reader] = []
        self._askers: dict[Reader, Asker] = {}
        self._digests: dict[int, deque[str]] = {}
        """By person: where they came from before."""
        self._seated: list[tuple[Reader, int | None]] | None = None
        self._here: frozenset[int] | None = None

    def __iter__(self) -> Iterator[Reader]:
        return iter(self._readers)

    def __contains__(self, reader: Reader) -> bool:
        return reader in self._readers

    def __len__(self) -> int:
        return len(self._readers)

    def add(self, reader: Reader) -> None:
        """Somebody comes."""
        self._readers.append(reader)
        self.changed()

    def remove(self, reader: Reader) -> None:
        """Somebody goes; where somebody of the table came from is remembered while the table is in memory."""
        person = self.asker(reader).person
        if person is not None:
            gone = self._digests.setdefault(person, deque(maxlen=MOST_DIGESTS))
            if reader.digest not in gone:
                gone.append(reader.digest)
        self._readers.remove(reader)
        self.changed()

    def changed(self) -> None:
        """People or seats are no longer what they were."""
        self._askers.clear()
        self._seated = self._here = None

    def asker(self, reader: Reader) -> Asker:
        """Who it is that asks."""
        known = self._askers.get(reader)
        if known is None:
            person = self._table.person_of(reader.guest) if reader.guest else None
            seat = self._table.seat_of(person)
            invited = reader.invitation == self._table.removals
            who = reader.guest, reader.name, person, seat, invited, reader.digest
            known = Asker(*who, self.here, self._is_away, self.digests)
            if reader in self._readers:
                self._askers[reader] = known
        return known

    def seat_of(self, reader: Reader) -> Any:
        """Where a reader sits; None for a watcher."""
        return self.asker(reader).seat

    def latencies(self) -> Iterator[Latency]:
        """How long the ways are to those who play."""
        return (reader.latency for reader, seat in self.seated() if seat is not None)

    def digests(self, person: int) -> tuple[str, ...]:
        """Traces of the addresses a person has come from, as far as they are remembered."""
        here = [each.digest for each in self._readers if self.asker(each).person == person]
        return tuple(dict.fromkeys((*self._digests.get(person, ()), *here)))[-MOST_DIGESTS:]

    def seated(self) -> list[tuple[Reader, Any]]:
        """Everybody, in the order in which they came, and where they sit; None for a watcher."""
        if self._seated is None:
            self._seated = [(reader, self.asker(reader).seat) for reader in self._readers]
        return self._seated

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open."""
        if self._here is None:
            self._here = frozenset(seat for _, seat in self.seated() if seat is not None)
        return self._here

    def watchers(self) -> int:
        """How many look on without a seat."""
        return sum(seat is None for _, seat in self.seated())
