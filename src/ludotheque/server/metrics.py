"""Metrics for the operator, in Prometheus's format."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Gauge, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

from .limits import Usage
from .replay.rendering import Renderer
from .thinking.pool import Thinkers

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics(Collector):
    """The metrics of a house."""

    def __init__(self, usage: Usage, thinkers: Thinkers, renderer: Renderer) -> None:
        self._usage, self._thinkers, self._renderer = usage, thinkers, renderer
        self.registry = registry = CollectorRegistry()
        self.entries = self.refusals = 0
        self._requests = [0] * (len(FAST) + 1)
        self._seconds = 0.0
        registry.register(self)
        self.connections = Gauge("ludotheque_connections", "Browsers at tables now", registry=registry)
        self.open_tables = Gauge("ludotheque_tables_open", "Tables in memory now", registry=registry)
        self.tables = Gauge("ludotheque_tables", "Tables by phase", ["phase"], registry=registry)
        self.disk = Gauge("ludotheque_disk_writable", "1 if the disk took what was written last", registry=registry)
        self.damaged = Gauge("ludotheque_tables_damaged", "Tables found damaged, and kept aside", registry=registry)
        self.players = Gauge("ludotheque_players", "People who have their table open now", registry=registry)
        self.thoughts = Gauge("ludotheque_thoughts_waiting", "Thoughts that wait now", ["kind"], registry=registry)

    def took(self, seconds: float) -> None:
        """Counts a request that has been answered."""
        self._requests[bisect_left(FAST, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[CounterMetricFamily | HistogramMetricFamily]:
        """Counters that change too often for anything but plain numbers."""
        yield CounterMetricFamily("ludotheque_entries", "Entries written at tables", self.entries)
        yield CounterMetricFamily("ludotheque_refusals", "Requests refused", self.refusals)
        thoughts = CounterMetricFamily("ludotheque_thoughts", "Thoughts that were thought", labels=["kind"])
        for kind, times in self._thinkers.done.items():
            thoughts.add_metric([kind.name.lower()], times)
        yield thoughts
        yield CounterMetricFamily("ludotheque_hurried", "Answers of bots that had to hurry", self._thinkers.hurried)
        yield CounterMetricFamily("ludotheque_rendered", "Replays and records that were made", self._renderer.rendered)
        over = CounterMetricFamily("ludotheque_over_budget", "Refused because a budget was spent", labels=["budget"])
        for limit, times in self._usage.refused.items():
            over.add_metric([limit], times)
        yield over
        upto = [*map(str, FAST), "+Inf"]
        yield HistogramMetricFamily(
            "ludotheque_request_seconds",
            "From a request to its being on disk and told",
            buckets=[*zip(upto, accumulate(self._requests), strict=True)],
            sum_value=self._seconds,
        )

    def text(self) -> bytes:
        """All metrics, in Prometheus's text format."""
        return generate_latest(self.registry)
