"""A connection: one browser at a table."""

from ludotheque.core.wire import encode
from ludotheque.core.words import Why

from ..people.tokens import Session
from ..protocol.notices import Farewell
from ..protocol.parts import Message
from ..realtime.latency import Latency
from ..websocket.connection import Line

ENDED = 4000
"""The code with which the house ends a line by itself."""

NOT_INVITED = -1


class Connection:
    """Who it is, and the line to them.

    `invitation` says how many removals there had been at the table when they were invited, `digest` stands for their
    address there.
    """

    __slots__ = ("address", "digest", "generation", "guest", "invitation", "latency", "line", "name", "words")

    def __init__(self, line: Line, session: Session, name: str, address: str) -> None:
        self.line, self.name, self.address = line, name, address
        self.guest, self.generation = session
        self.words = False
        self.invitation = NOT_INVITED
        self.digest = ""
        self.latency = Latency()

    def send(self, message: Message) -> None:
        """Sends a message; nobody waits until it is read."""
        self.line.send(encode(message))

    def dismiss(self, why: Why, again: bool = False) -> None:
        """The last thing they hear is why; what was sent before is still read."""
        self.send(Farewell(why, again))
        self.line.end(ENDED)
