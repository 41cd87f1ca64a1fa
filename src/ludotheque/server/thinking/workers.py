"""Workers: processes that do one thing at a time. One that hangs or dies loses only its own work."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from ludotheque.bots.series.processes import settle_in

MOST_DEATHS = 3
"""How many times work is tried if its process keeps dying."""


class Worker:
    """One process, started when there is work, and replaced when it hangs or dies."""

    def __init__(self) -> None:
        self._process: ProcessPoolExecutor | None = None

    async def do(self, seconds: float, work: Callable[..., Any], *about: Any) -> Any:
        """The result of the work. After this many seconds its process is killed, and TimeoutError raised."""
        for _ in range(MOST_DEATHS):
            doing = asyncio.get_running_loop().run_in_executor(self._started(), work, *about)
            try:
                return await asyncio.wait_for(doing, seconds)
            except TimeoutError:
                self.stop()
                raise
            except BrokenProcessPool:
                self.stop()
        raise BrokenProcessPool(work.__name__)

    def _started(self) -> ProcessPoolExecutor:
        if self._process is None:
            self._process = ProcessPoolExecutor(1, get_context("spawn"), settle_in)
        return self._process

    def stop(self) -> None:
        """Kills the process; its work is lost."""
        pool, self._process = self._process, None
        if pool is not None:
            processes = [*(pool._processes or {}).values()]
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.kill()
