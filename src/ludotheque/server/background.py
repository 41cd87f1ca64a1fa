"""Work in the background: kept until it is done, and cancelled when its owner closes."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Spawn = Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
"""Runs a task in the background."""


class Background:
    """Tasks that run unawaited. The event loop alone keeps no reference to them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs a task in the background."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def cancel(self) -> None:
        """Cancels whatever is still running."""
        for task in [*self._tasks]:
            task.cancel()
