"""The offer: what is printed on the box, and how a table for the game is set up."""

from collections.abc import Collection, Mapping
from typing import Any

from msgspec import Struct


class FirstMatch(Struct, frozen=True):
    """How a game is best met: with so many players (0: as few as may be), and these options."""

    players: int = 0
    options: Mapping[str, Any] = {}


class Variant(Struct, frozen=True):
    """An option that makes another game of it, so that whoever sets up a match finds it by name.

    `fits` says for how many players a value is; a value that is not in it is for any number.
    """

    option: str
    fits: Mapping[str, Collection[int]] = {}

    def suits(self, players: int, options: Mapping[str, Any]) -> bool:
        """True if what is chosen is for so many players, or if nothing is chosen."""
        return players in self.fits.get(str(options.get(self.option)), (players,))


class Offer(Struct, frozen=True, kw_only=True):
    """How a game is offered."""

    minutes: int = 30
    """How long a match takes."""
    age: int = 8
    """From how many years on."""
    variants: tuple[Variant, ...] = ()
    """Options that a regular looks for first; all others are details of the table."""
    first: FirstMatch = FirstMatch()
    """The match that explains itself."""
