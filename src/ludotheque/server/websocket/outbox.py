"""The outbox: what the house has to say is written to all connections at once, and slow readers are cut."""

import asyncio
from typing import Protocol

import structlog

from ..limits import UNREAD_BY_ALL


class Sender(Protocol):
    """A connection, as the outbox needs it."""

    @property
    def is_seated(self) -> bool:
        """Whether somebody with a seat is at the other end."""

    @property
    def unread(self) -> int:
        """How many bytes the other end has not taken yet."""

    def deliver(self) -> None:
        """Writes what is to be sent."""

    def abort(self) -> None:
        """Ends the connection at once."""


class Outbox:
    """Collects connections that have something to send, and writes to all of them in the loop's next round."""

    def __init__(self) -> None:
        self._connections: list[Sender] = []
        self._slow: set[Sender] = set()
        """Connections whose readers have not read everything yet."""

    def put(self, connection: Sender) -> None:
        """Adds a connection that has something to send."""
        if not self._connections:
            asyncio.get_running_loop().call_soon(self._flush)
        self._connections.append(connection)

    def _flush(self) -> None:
        connections, self._connections = self._connections, []
        for connection in connections:
            try:
                connection.deliver()
            except Exception as error:  # one connection that fails does not keep the others waiting
                structlog.get_logger().error("line-failed", exc_info=error)
            if connection.unread:
                self._slow.add(connection)
        if self._slow:
            self._abort_slowest()

    def _abort_slowest(self) -> None:
        """Aborts connections until what waits for all readers is within the limit: watchers, then the slowest first."""
        self._slow = {connection for connection in self._slow if connection.unread}
        unread = sum(connection.unread for connection in self._slow)
        while unread > UNREAD_BY_ALL:
            slowest = max(self._slow, key=lambda connection: (not connection.is_seated, connection.unread))
            unread -= slowest.unread
            self._slow.remove(slowest)
            slowest.abort()
