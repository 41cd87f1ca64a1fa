"""Tables as their players see them: two people, each with a websocket, who play at random, match after match.

One answer at a time: who is asked answers, and the next answer comes when both have seen this one.
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
        """The seat that is to answer."""
        self.sent = 0.0
        self._answering = self._unseen = 0

    async def open(self) -> None:
        """Both sit down, and a match begins."""
        raise NotImplementedError

    async def again(self) -> None:
        """The match is over: the next one begins."""
        raise NotImplementedError

    def answer(self, seen: Callable[["Table", float], None]) -> None:
        """Who is asked answers. When both have seen it, `seen` is told how many seconds it took to reach the other."""
        self._seen, self._answering, self._unseen = seen, self.asked, 2
        text = self.random_answer()
        self.sent = perf_counter()
        self.connections[self.asked].send(text)

    def random_answer(self) -> bytes:
        """A legal answer of the seat that is asked, as it is sent."""
        raise NotImplementedError

    def saw(self, seat: int) -> None:
        """A seat has been told how the match stands."""
        if not self._unseen:
            return
        if seat != self._answering:
            self._reached = perf_counter() - self.sent
        self._unseen -= 1
        if not self._unseen:
            self._seen(self, self._reached)


class House(Protocol):
    """A server, as those see it who come to its tables."""

    def table(self) -> Table:
        """Another table, which is still to be opened."""
