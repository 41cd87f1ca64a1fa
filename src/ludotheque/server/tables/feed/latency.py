"""Latency: how long a message takes to a browser, as measured by the house itself."""

from collections import deque

REMEMBERED = 20
"""How many round trips count."""


class Latency:
    """Latency of one browser, which sends numbers back at once. Delaying the reply only makes a browser look more
    distant."""

    __slots__ = ("_number", "_sent", "_trips")

    def __init__(self) -> None:
        self._number = 0
        self._sent: deque[tuple[int, float]] = deque(maxlen=REMEMBERED)
        self._trips: deque[float] = deque(maxlen=REMEMBERED)

    def sends(self, at: float) -> int:
        """The number to send at this moment, in milliseconds."""
        self._number += 1
        self._sent.append((self._number, at))
        return self._number

    def heard(self, number: int, at: float) -> None:
        """Notes that a number came back."""
        for sent, when in self._sent:
            if sent == number:
                self._trips.append(at - when)
                self._sent.remove((sent, when))
                return

    @property
    def one_way(self) -> float:
        """Milliseconds from here to there that are hardly ever exceeded; 0 before any measurement."""
        if not self._trips:
            return 0.0
        trips = sorted(self._trips)
        return trips[min(len(trips) - 1, int(0.95 * len(trips)))] / 2
