"""A plug-in that defines parts of facets itself."""

from ludotheque.core.language.words import Player

from .lots import Lots, Table


class Misplaced(Lots):
    """A game as it was written before there were facets."""

    minutes = 20

    def evaluate(self, w: Table, player: Player) -> float:
        """How good the table looks for a player; nobody would ask."""
        return float(w.won[player])


GAME = Misplaced()
