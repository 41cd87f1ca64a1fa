"""Meetings on a Ray cluster: the same work as with processes, on as many machines as the cluster has.

Every machine of the cluster must have the same version of Ludothèque, and the games that are played.
"""

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from socket import create_connection
from typing import Any, TypeVar

from ludotheque.bots.series.processes import done, in_order, pieces_of
from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import quoted

from .ledger import refusal

T = TypeVar("T")
R = TypeVar("R")

LOCAL = "local"
"""The address that stands for a temporary cluster on this machine."""
SMALL_STORE = 100_000_000
"""Bytes of shared memory for a local cluster. Reports are small."""

KNOCKING = 5.0
"""Seconds to wait for the cluster to answer."""


def spread_over_cluster(
    work: Callable[[T], R], items: Sequence[T], address: str, jobs: int
) -> Generator[R, None, None]:
    """The results of the work for each item, in order. A local cluster has `jobs` workers."""
    with _connected(address, jobs) as ray:
        remote = ray.remote(max_retries=-1)(done)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        yield from in_order(lambda piece: partial(ray.get, remote.remote(work, piece)), pieces_of(items, 1), workers)


@contextmanager
def _connected(address: str, jobs: int) -> Iterator[Any]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError as error:
        raise Refused(refusal("no-ray")) from error
    local: dict[str, Any] = {"num_cpus": jobs, "object_store_memory": SMALL_STORE, "include_dashboard": False}
    where = local if address == LOCAL else {"address": address}
    try:
        _knock_at(address)
        ray.init(log_to_driver=False, logging_level="error", **where)
    except (OSError, RuntimeError, ValueError) as error:
        reason = quoted(error).partition("\n")[0]
        raise Refused(refusal("no-cluster", address=address, reason=reason)) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def _knock_at(address: str) -> None:
    """Fails at once if the cluster does not answer; Ray itself would wait for minutes."""
    host, _, port = address.rpartition("://")[2].rpartition(":")
    if host and port.isdecimal():
        create_connection((host, int(port)), KNOCKING).close()
