"""Tables as their players see them: two people, each with a websocket, who play at random, match after match.

There is one answer at a time: the next comes once both have seen this one.
"""

from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from .connection import Connection


class Table:
    """A table and its match."""

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.over = False
        self.asked = 0
        """The seat that must answer."""
        self.sent = 0.0
        self._answering = self._unseen = 0

    async def open(self) -> None:
        """Seats both players and begins a match."""
        raise NotImplementedError

    async def again(self) -> None:
        """Begins the next match after one has ended."""
        raise NotImplementedError

    def answer(self, seen: Callable[["Table", float], None]) -> None:
        """Answers for the seat that is asked. Once both have seen it, `seen` gets the seconds it took to reach the
        other."""
        self._seen, self._answering, self._unseen = seen, self.asked, 2
        text = self.random_answer()
        self.sent = perf_counter()
        self.connections[self.asked].send(text)

    def random_answer(self) -> bytes:
        """A random legal answer of the seat that is asked, encoded."""
        raise NotImplementedError

    def saw(self, seat: int) -> None:
        """Notes that a seat has been told the current state."""
        if not self._unseen:
            return
        if seat != self._answering:
            self._reached = perf_counter() - self.sent
        self._unseen -= 1
        if not self._unseen:
            self._seen(self, self._reached)


class Client(Protocol):
    """A client of a server: it comes to tables there."""

    def table(self) -> Table:
        """A new table, not opened yet."""
