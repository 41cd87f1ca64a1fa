"""The house's clock. It never jumps while the house is open, whatever the machine's clock does."""

from time import monotonic, time

_opened = time() - monotonic()


def now() -> int:
    """Milliseconds since 1970."""
    return int((_opened + monotonic()) * 1000)


def now_exactly() -> float:
    """Milliseconds since 1970, as precisely as the machine can tell."""
    return (_opened + monotonic()) * 1000
