"""The house as seen from outside while it is attacked: memory, descriptors and processor time."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

import psutil
from msgspec import Struct

EVERY = 0.25
MEGABYTE = 1024 * 1024


class Used(Struct):
    """The most the house used in a round, and its share of one processor. Its thinkers are counted apart."""

    memory: float = 0.0
    """Megabytes."""
    thinkers_memory: float = 0.0
    descriptors: int = 0
    processor: float = 0.0
    load: float = 0.0
    """How many processes of the whole machine wanted to run."""


@contextmanager
def watched(pid: int) -> Iterator[Used]:
    """Watches the process inside the block, several times a second. The result can be read afterwards."""
    used, ended = Used(), Event()
    watcher = Thread(target=_watch, args=(psutil.Process(pid), used, ended), daemon=True)
    watcher.start()
    try:
        yield used
    finally:
        ended.set()
        watcher.join()


def _watch(process: psutil.Process, used: Used, ended: Event) -> None:
    with suppress(psutil.Error):
        began, seconds = process.cpu_times(), 0.0
        while not ended.wait(EVERY):
            seconds += EVERY
            used.memory = max(used.memory, process.memory_info().rss / MEGABYTE)
            used.descriptors = max(used.descriptors, process.num_fds())
            used.thinkers_memory = max(used.thinkers_memory, _memory_of_children(process))
            used.load = psutil.getloadavg()[0]
            now = process.cpu_times()
            used.processor = (now.user + now.system - began.user - began.system) / seconds


def _memory_of_children(process: psutil.Process) -> float:
    total = 0.0
    for child in process.children(recursive=True):
        with suppress(psutil.Error):
            total += child.memory_info().rss / MEGABYTE
    return total
