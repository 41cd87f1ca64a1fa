"""Limits: how much of the house one guest may use, so that there is enough for the others."""

from time import monotonic


class Bucket:
    """So many at once, and so many a second after that."""

    __slots__ = ("_left", "_most", "_per_second", "_then")

    def __init__(self, most: float, per_second: float) -> None:
        self._most, self._per_second = most, per_second
        self._left, self._then = most, monotonic()

    def take(self) -> bool:
        """Whether there is one left; if so, it is taken."""
        now = monotonic()
        self._left = min(self._most, self._left + (now - self._then) * self._per_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


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
    """A bucket for everybody who comes; those full again are forgotten."""

    def __init__(self, most: float, per_second: float, remembered: int = 10_000) -> None:
        self._most, self._per_second, self._remembered = most, per_second, remembered
        self._buckets: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Whether there is one left for them; if so, it is taken."""
        bucket = self._buckets.pop(who, None) or Bucket(self._most, self._per_second)
        self._buckets[who] = bucket
        while len(self._buckets) > self._remembered:
            del self._buckets[next(iter(self._buckets))]
        return bucket.take()
