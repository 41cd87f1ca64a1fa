"""What makes a table of Zerzura look good or bad, aspect by aspect: what a hint speaks of (rules 5 to 8)."""

from ludotheque.core import Player

from ..scoring import pad_of
from ..table import Bazaar
from . import prospect


def aspects(w: Bazaar, player: Player) -> dict[str, float]:
    """Characters and commands as they count now, what the collection may become, and the best rival's prospects."""
    pad = pad_of(w, player)
    counted = {"characters": float(sum(row.points for row in pad.characters)), "commands": float(pad.commands)}
    others = [prospect(w, Player(seat)) for seat in range(len(w.rows)) if seat != player]
    rivals = "rivals" if len(others) > 1 else f"rival@{1 - player}"
    return {"collection": prospect(w, player) - sum(counted.values()), **counted, rivals: -max(others)}
