"""Attendance: who was at a table, read from its entries alone, without its game.

It follows people and seats as `Table` does. Data must be found for erasure or export even if the game is gone or its
rules have changed.
"""

from collections.abc import Sequence

from .. import entries
from ..entries import Entry


class Attendance:
    """The people of a table. Fold in its entries one by one."""

    def __init__(self, history: Sequence[Entry] = ()) -> None:
        self.guests: list[str] = []
        """The guest of each person."""
        self.names: list[str] = []
        self.seats: list[int | None] = []
        """The person at each seat."""
        self.bears: list[int | None] = []
        """The person whose name each seat bears: a bot that plays for a person keeps theirs."""
        self._has_begun = False
        for entry in history:
            self.add(entry)

    def person_of(self, guest: str) -> int | None:
        """The person this guest is; None for a stranger."""
        return self.guests.index(guest) if guest in self.guests else None

    def add(self, entry: Entry) -> None:
        """Takes an entry in."""
        match entry:
            case entries.Opened():
                self.guests, self.names = [entry.guest], [entry.name]
                self.seats = [0, *[None] * (entry.seats - 1)]
                self.bears = [*self.seats]
            case entries.Seated():
                self._seat(entry)
            case entries.Risen() | entries.Offered():
                self._free(entry.seat)
            case entries.Resized():
                self.seats = (self.seats + [None] * entry.seats)[: entry.seats]
                self.bears = (self.bears + [None] * entry.seats)[: entry.seats]
            case entries.Begun():
                self._has_begun = True
            case entries.Removed():
                if entry.person in self.seats:
                    self._free(self.seats.index(entry.person))
            case entries.Moved():
                self._move(entry)
            case entries.Renamed():
                self.names[entry.person] = entry.name
            case _:
                pass

    def _seat(self, entry: entries.Seated) -> None:
        person = self.person_of(entry.guest)
        if person is None:
            person = len(self.guests)
            self.guests.append(entry.guest)
            self.names.append(entry.name)
        if person in self.seats:
            self._free(self.seats.index(person))
        self.seats[entry.seat] = self.bears[entry.seat] = person

    def _free(self, seat: int) -> None:
        self.seats[seat] = None
        if not self._has_begun:
            self.bears[seat] = None

    def _move(self, entry: entries.Moved) -> None:
        stranger = self.person_of(entry.guest)
        if stranger is not None:
            self.guests[stranger] = ""
        person = self.seats[entry.seat]
        if person is not None:
            self.guests[person] = entry.guest
