"""The outbox: writes to all connections in one go, and cuts slow readers."""

import asyncio
from typing import Protocol

import structlog

from ..limits import UNREAD_BY_ALL


class Sender(Protocol):
    """A connection, as the outbox needs it."""

    @property
    def is_seated(self) -> bool:
        """True if a person with a seat is at the other end."""

    @property
    def unread(self) -> int:
        """The number of bytes that the other end has not taken yet."""

    def deliver(self) -> None:
        """Writes what was sent."""

    def abort(self) -> None:
        """Ends the connection at once."""


class Outbox:
    """Collects connections with something to send, and writes to all of them in the event loop's next round."""

    def __init__(self) -> None:
        self._connections: list[Sender] = []
        self._slow: set[Sender] = set()
        """Connections with unread bytes."""

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
            except Exception as error:  # a connection that fails must not keep the others waiting
                structlog.get_logger().error("connection-failed", exc_info=error)
            if connection.unread:
                self._slow.add(connection)
        if self._slow:
            self._abort_slowest()

    def _abort_slowest(self) -> None:
        """Aborts connections until the total of unread bytes is within the limit: watchers first, then the slowest."""
        self._slow = {connection for connection in self._slow if connection.unread}
        unread = sum(connection.unread for connection in self._slow)
        while unread > UNREAD_BY_ALL:
            slowest = max(self._slow, key=lambda connection: (not connection.is_seated, connection.unread))
            unread -= slowest.unread
            self._slow.remove(slowest)
            slowest.abort()
