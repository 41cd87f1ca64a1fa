"""The offer: what is printed on the box, and how to set up a table for the game."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct


class FirstMatch(Struct, frozen=True):
    """The best way to meet a game: the number of players (0: as few as possible), and the options."""

    players: int = 0
    options: Mapping[str, Any] = {}


class Variant(Struct, frozen=True):
    """An option that makes a different game of it, offered by name where a match is set up.

    `fits` says which numbers of players a value is for; a value that is not in it suits any number.
    """

    option: str
    fits: Mapping[str, Collection[int]] = {}

    def suits(self, players: int, options: Mapping[str, Any]) -> bool:
        """True if the chosen value suits this number of players, or if none is chosen."""
        return players in self.fits.get(str(options.get(self.option)), (players,))


class Offer(Struct, frozen=True, kw_only=True):
    """How a game is offered."""

    minutes: int = 30
    """How long a match takes."""
    age: int = 8
    """The age from which it is recommended."""
    variants: tuple[Variant, ...] = ()
    """Options that regular players look for first; all others are details."""
    first: FirstMatch = FirstMatch()
    """The match offered to beginners, explained as it goes."""
