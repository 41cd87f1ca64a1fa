"""Absence: who has gone, and in how many seconds they count as away."""

import asyncio

from ..settings import Settings

ROUNDING = 0.001
"""Seconds by which an alarm may ring too early."""


class Absence:
    """Knows since when the people of a table have been gone. All count as gone when it is read into memory."""

    def __init__(self, settings: Settings) -> None:
        self._after, self._live_after = settings.away_after, min(settings.away_after, settings.live_away_after)
        self._loop = asyncio.get_running_loop()
        self._came = self._loop.time()
        self._gone: dict[int, float] = {}

    def comes(self, seat: int) -> None:
        """Notes that the seat's person is here."""
        self._gone.pop(seat, None)

    def goes(self, seat: int) -> None:
        """Notes that the seat's person has just gone."""
        self._gone[seat] = self._loop.time()

    def away_in(self, seat: int, is_live: bool) -> float:
        """Seconds until the person of this seat, who is not here, counts as away; fewer in real time."""
        after = self._live_after if is_live else self._after
        return self._gone.get(seat, self._came) + after - self._loop.time()

    def is_away(self, seat: int, is_live: bool) -> bool:
        """True if the person of this seat, who is not here, has been gone for a while."""
        return self.away_in(seat, is_live) <= ROUNDING
