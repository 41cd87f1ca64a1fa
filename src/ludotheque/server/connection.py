"""A connection: one browser at a table."""

from ludotheque.core.wire import encode

from .latency import Latency
from .line import Line
from .messages import Message

ENDED = 4000
"""The code with which the house ends a line by itself."""


class Connection:
    """Who it is, and the line to them."""

    __slots__ = ("guest", "invited", "latency", "line", "name", "words")

    def __init__(self, line: Line, guest: str, name: str) -> None:
        self.line, self.guest, self.name = line, guest, name
        self.words = self.invited = False
        self.latency = Latency()

    def send(self, message: Message) -> None:
        """Sends a message; nobody waits until it is read."""
        self.line.send(encode(message))

    def end(self) -> None:
        """Nothing more will come; what was sent is still read."""
        self.line.end(ENDED)
