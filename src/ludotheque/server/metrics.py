"""Figures for whoever runs the house, in the form Prometheus reads."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.entries = Counter("ludotheque_entries", "Entries written at tables", registry=registry)
        self.refusals = Counter("ludotheque_refusals", "Requests refused", registry=registry)
        self.requests = Histogram(
            "ludotheque_request_seconds",
            "From a request to its being on disk and told",
            buckets=FAST,
            registry=registry,
        )
        self.connections = Gauge("ludotheque_connections", "Browsers at tables now", registry=registry)
        self.sittings = Gauge("ludotheque_tables_open", "Tables in memory now", registry=registry)
        self.tables = Gauge("ludotheque_tables", "Tables by phase", ["phase"], registry=registry)
        self.players = Gauge("ludotheque_players", "People who have their table open now", registry=registry)

    def text(self) -> bytes:
        """The page."""
        return generate_latest(self.registry)
