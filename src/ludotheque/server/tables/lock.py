"""Turns: one after the other, in the order of asking. Who finds nobody there need not wait, nor be a task to do so."""

import asyncio


class Turns:
    """A lock that can also be taken without waiting; whoever has it hands it to the next."""

    __slots__ = ("_taken", "_waiting")

    def __init__(self) -> None:
        self._taken = False
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def is_taken(self) -> bool:
        """Whether it is somebody's turn."""
        return self._taken

    def take(self) -> bool:
        """Whether it is free; if so, it is taken, and has to be handed on."""
        if self._taken:
            return False
        self._taken = True
        return True

    def hand_on(self) -> None:
        """The turn is over: the next who still waits has it."""
        while self._waiting:
            waiter = self._waiting.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                return
        self._taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was their turn, and they have gone
                self.hand_on()
            raise

    async def __aexit__(self, *error: object) -> None:
        self.hand_on()
