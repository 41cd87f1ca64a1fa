"""Work over several processes: it goes out in pieces, and the results come back in order."""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from itertools import islice
from multiprocessing import active_children, get_context, parent_process
from threading import Thread, current_thread, main_thread
from typing import TypeVar

T = TypeVar("T")
R = TypeVar("R")

REPORTS = 20
"""Each process reports at least this often, if there is enough work."""
AHEAD = 4
"""Pieces of work waiting for each process, so that none is ever idle."""


def spread(work: Callable[[T], R], items: Sequence[T], jobs: int, at_once: int = 1) -> Generator[R, None, None]:
    """The result for each item, in order, for any number of processes. Closing the generator stops the work.

    Each process reports after `at_once` items at the latest.
    """
    workers = min(jobs, len(items))
    if workers < 2:
        return (work(item) for item in items)
    return _spread(work, pieces_of(items, max(1, min(at_once, len(items) // (workers * REPORTS)))), workers)


def spread_as_they_come(work: Callable[[T], R], items: Iterable[T], jobs: int) -> Generator[R, None, None]:
    """The same for an unknown number of items, which are taken only a few ahead."""
    return _spread(work, ([item] for item in items), jobs) if jobs > 1 else (work(item) for item in items)


def _spread(work: Callable[[T], R], pieces: Iterable[Sequence[T]], workers: int) -> Generator[R, None, None]:
    with _processes(workers) as pool:
        yield from in_order(lambda piece: pool.submit(done, work, piece).result, pieces, workers)


def in_order(
    hand_out: Callable[[Sequence[T]], Callable[[], list[R]]], pieces: Iterable[Sequence[T]], workers: int
) -> Generator[R, None, None]:
    """Hands out pieces, a few ahead of the one awaited, and collects the results in order."""
    left = iter(pieces)
    reports = deque(hand_out(piece) for piece in islice(left, workers * AHEAD))
    while reports:
        yield from reports.popleft()()
        reports.extend(hand_out(piece) for piece in islice(left, 1))


def pieces_of(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """The items in order, in pieces of this size."""
    return (items[first : first + size] for first in range(0, len(items), size))


def done(work: Callable[[T], R], piece: Sequence[T]) -> list[R]:
    """The results for a piece of work."""
    return [work(item) for item in piece]


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes that end with the block, and at once if it is left by an error."""
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
    """Called first in each worker: ignores Ctrl-C, which is for the parent, and exits when the parent does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_leave_with_the_parent, daemon=True).start()


def _leave_with_the_parent() -> None:
    if parent := parent_process():
        parent.join()
        os._exit(1)


@contextmanager
def _interrupts_ignored() -> Iterator[None]:
    """Ignores interrupts, so that processes started in this block are not interrupted while they start up."""
    if current_thread() is not main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
