"""Tools that only measuring needs."""

from ludotheque.core.language.refusals import Refused


class NoTool(Refused):
    """Something that only benchmarks need is not installed."""
