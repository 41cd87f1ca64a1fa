"""Work over as many processes as are lent: it goes out in pieces, and what comes of it comes back in its order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

REPORTS = 20
"""How often each process reports, at least, where there is work enough."""
AHEAD = 4
"""Pieces of work that wait for each process, so that none is ever idle."""


def spread(work: Callable[[T], R], items: Sequence[T], jobs: int, at_once: int = 1) -> Generator[R, None, None]:
    """The work done on each of the items, in their order, whatever the number of processes; to close it is to stop.

    A process reports after `at_once` items at the latest.
    """
    workers = min(jobs, len(items))
    return _spread(work, items, workers, at_once) if workers > 1 else (work(item) for item in items)


def _spread(work: Callable[[T], R], items: Sequence[T], workers: int, at_once: int) -> Generator[R, None, None]:
    size = max(1, min(at_once, len(items) // (workers * REPORTS)))
    with _processes(workers) as pool:
        yield from in_order(lambda piece: pool.submit(done, work, piece).result, items, size, workers)


def in_order(
    hand_out: Callable[[Sequence[T]], Callable[[], list[R]]], items: Sequence[T], size: int, workers: int
) -> Generator[R, None, None]:
    """Hands out pieces of that size, a few ahead of what is awaited; each is asked for its results in its turn."""
    pieces = (items[first : first + size] for first in range(0, len(items), size))
    reports = deque(hand_out(piece) for piece in islice(pieces, workers * AHEAD))
    while reports:
        yield from reports.popleft()()
        reports.extend(hand_out(piece) for piece in islice(pieces, 1))


def done(work: Callable[[T], R], piece: Sequence[T]) -> list[R]:
    """A piece of work, done."""
    return [work(item) for item in piece]


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block: at once, where it is left before the work is done."""
    strangers = set(active_children())
    pool = ProcessPoolExecutor(workers, get_context("spawn"), settle_in)
    try:
        with _interrupts_ignored():
            pool.submit(int)
        yield pool
    except BaseException:
        for worker in set(active_children()) - strangers:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def settle_in() -> None:
    """A worker's first act: Ctrl-C is for whoever started it, and when that one is gone, it goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Processes started inside inherit it, and are not interrupted while they wake up."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
