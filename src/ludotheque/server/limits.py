"""Limits: how much of the house one guest may use, so that there is enough for the others."""

from time import monotonic


class Counts:
    """How many of something each has open now."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._open: dict[str, int] = {}

    def add(self, who: str) -> None:
        """They open one more."""
        self._open[who] = self._open.get(who, 0) + 1

    def is_over(self, who: str) -> bool:
        """Whether they have more open than they may."""
        return self._open.get(who, 0) > self._most

    def remove(self, who: str) -> None:
        """They close one."""
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]


class Buckets:
    """So many at once for everybody, and so many a second after that; who was not here for long is forgotten."""

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self._most, self._per_second, self._remembered = most, per_second, remembered
        self._left: dict[str, tuple[float, float]] = {}
        """How many each had left, and when; the latest last."""

    def take(self, who: str) -> bool:
        """Whether there is one left for them; if so, it is taken."""
        now = monotonic()
        left, then = self._left.pop(who, (self._most, now))
        left = min(self._most, left + (now - then) * self._per_second)
        is_left = left >= 1
        self._left[who] = (left - is_left, now)
        if len(self._left) > self._remembered:
            del self._left[next(iter(self._left))]
        return is_left
