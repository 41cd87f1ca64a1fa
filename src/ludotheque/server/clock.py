"""The house's clock."""

from time import time


def now() -> int:
    """Milliseconds since 1970."""
    return int(time() * 1000)
