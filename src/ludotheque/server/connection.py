"""A connection: one browser at a table, and what is still to be sent to it."""

import asyncio

from ludotheque.core.wire import encode

from .messages import Message

MOST_UNSENT = 200
"""Messages that may wait for a reader who is too slow; then the line is cut, and they resume."""


class Connection:
    """Who it is, and an outbox: a slow reader delays nobody."""

    __slots__ = ("ending", "guest", "invited", "lost", "name", "unsent", "wakes", "words")

    def __init__(self, guest: str, name: str) -> None:
        self.guest, self.name = guest, name
        self.words = self.invited = False
        self.lost = self.ending = False
        self.unsent: list[str] = []
        self.wakes: asyncio.Future[None] | None = None

    def send(self, message: Message) -> None:
        """To be sent when its turn comes."""
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """To be sent when its turn comes."""
        if len(self.unsent) >= MOST_UNSENT:
            self.lost = True
        else:
            self.unsent.append(text)
        self._wake()

    def end(self) -> None:
        """Nothing more will come; what is there is still sent."""
        self.ending = True
        self._wake()

    def cut(self) -> None:
        """Nothing more can be sent."""
        self.lost = True
        self._wake()

    def _wake(self) -> None:
        if self.wakes is not None and not self.wakes.done():
            self.wakes.set_result(None)

    async def next(self) -> str | None:
        """The next message to send, as soon as there is one; None: there will be none, or the reader is too slow."""
        while not self.unsent and not self.lost and not self.ending:
            self.wakes = asyncio.get_running_loop().create_future()
            await self.wakes
        return None if self.lost or not self.unsent else self.unsent.pop(0)
