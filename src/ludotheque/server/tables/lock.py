"""A table's lock: one holder at a time, in the order of asking. A free lock can be taken without a task."""

import asyncio


class Lock:
    """A lock that a plain call can take, too. Releasing it hands it to the next who waits."""

    __slots__ = ("_locked", "_waiting")

    def __init__(self) -> None:
        self._locked = False
        self._waiting: list[asyncio.Future[None]] = []

    @property
    def is_locked(self) -> bool:
        """True while the lock is held."""
        return self._locked

    def acquire_nowait(self) -> bool:
        """Takes the lock if it is free. True means that the caller holds it and must release it."""
        if self._locked:
            return False
        self._locked = True
        return True

    def release(self) -> None:
        """Hands the lock to the next who is still waiting."""
        while self._waiting:
            waiter = self._waiting.pop(0)
            if not waiter.done():
                waiter.set_result(None)
                return
        self._locked = False

    async def acquire(self) -> None:
        """Waits for the lock."""
        if self.acquire_nowait():
            return
        waiter = asyncio.get_running_loop().create_future()
        self._waiting.append(waiter)
        try:
            await waiter
        except asyncio.CancelledError:
            if not waiter.cancelled():  # it was handed to a waiter that is being cancelled
                self.release()
            raise

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *error: object) -> None:
        self.release()
