"""Readers: who looks at a table now, each over a connection; who they are at the table, and whose seats are present."""

from collections import deque
from collections.abc import Callable, Iterator
from typing import Protocol

from ludotheque.core.language.words import Player, Why
from ludotheque.core.state.world import Viewer
from ludotheque.core.wire import encode

from ...limits import MOST_DIGESTS
from ...people.tokens import Session
from ...protocol.notices import Farewell
from ...protocol.parts import Message
from ..permissions import Asker
from ..table import Table
from .latency import Latency

ENDED = 4000
"""The code with which the house closes a connection of its own accord."""

NOT_INVITED = -1


class Connection(Protocol):
    """The way to a browser, as a reader needs it."""

    def send(self, text: bytes) -> None:
        """Sends a text, without waiting for it to be read."""

    def close(self, code: int) -> None:
        """Ends the connection; what was sent before can still be read for a moment."""


class Reader:
    """A browser that looks at a table: whose it is, and its connection.

    `invitation` is the number of removals at the table when the reader was invited; `digest` stands for their address
    at this table.
    """

    def __init__(self, connection: Connection, session: Session, name: str, address: str) -> None:
        self.connection, self.name, self.address = connection, name, address
        self.guest, self.generation = session
        self.words = self.moments = False
        self.shown, self.hurries = 0, False
        """Up to which entry they say they were shown the story, and whether bots need not wait for them."""
        self.invitation = NOT_INVITED
        self.digest = ""
        self.latency = Latency()

    def send(self, message: Message) -> None:
        """Sends a message without waiting for it to be read."""
        self.connection.send(encode(message))

    def dismiss(self, why: Why, again: bool = False) -> None:
        """Closes the connection after what was sent before, with the reason as its last message."""
        self.send(Farewell(why, again))
        self.connection.close(ENDED)


class Readers:
    """The readers of a table. Who each of them is, is worked out once, until people or seats change."""

    def __init__(self, table: Table, is_away: Callable[[int], bool]) -> None:
        self._table, self._is_away = table, is_away
        self._readers: list[Reader] = []
        self._askers: dict[Reader, Asker] = {}
        self._digests: dict[int, deque[str]] = {}
        """By person: the digests of addresses they came from before."""
        self._seated: list[tuple[Reader, int | None]] | None = None
        self._here: frozenset[int] | None = None

    def __iter__(self) -> Iterator[Reader]:
        return iter(self._readers)

    def __contains__(self, reader: Reader) -> bool:
        return reader in self._readers

    def __len__(self) -> int:
        return len(self._readers)

    def add(self, reader: Reader) -> None:
        """Adds a reader."""
        self._readers.append(reader)
        self.changed()

    def remove(self, reader: Reader) -> None:
        """Removes a reader; the address of a person of this table is remembered while the table is in memory."""
        person = self.asker(reader).person
        if person is not None:
            gone = self._digests.setdefault(person, deque(maxlen=MOST_DIGESTS))
            if reader.digest not in gone:
                gone.append(reader.digest)
        self._readers.remove(reader)
        self.changed()

    def changed(self) -> None:
        """Must be called after people or seats have changed."""
        self._askers.clear()
        self._seated = self._here = None

    def asker(self, reader: Reader) -> Asker:
        """Who this reader is at the table."""
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

    def seat_of(self, reader: Reader) -> Viewer:
        """The reader's seat; None for a watcher."""
        seat = self.asker(reader).seat
        return None if seat is None else Player(seat)

    def latencies(self) -> Iterator[Latency]:
        """The latencies of those who play."""
        return (reader.latency for reader, seat in self.seated() if seat is not None)

    def digests(self, person: int) -> tuple[str, ...]:
        """The digests of the addresses a person has come from, as far as they are remembered."""
        here = [each.digest for each in self._readers if self.asker(each).person == person]
        return tuple(dict.fromkeys((*self._digests.get(person, ()), *here)))[-MOST_DIGESTS:]

    def seated(self) -> list[tuple[Reader, int | None]]:
        """Every reader with their seat (None for a watcher), in the order in which they came."""
        if self._seated is None:
            self._seated = [(reader, self.asker(reader).seat) for reader in self._readers]
        return self._seated

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open."""
        if self._here is None:
            self._here = frozenset(seat for _, seat in self.seated() if seat is not None)
        return self._here

    def watchers(self) -> int:
        """The number of readers without a seat."""
        return sum(seat is None for _, seat in self.seated())
