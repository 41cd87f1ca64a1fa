"""What makes a table of Zatre look good or bad, aspect by aspect: what a hint speaks of (rules 5 and 6)."""

from ludotheque.core import Player

from ..scoring import bonus_earned, total
from ..table import Sheet, Table
from . import evaluate


def aspects(w: Table, player: Player) -> dict[str, float]:
    """The boxes, the bonuses, what crosses double, what the others have; the rest is what the sheet promises."""
    sheet = w.sheets[player]
    boxes = float(sum(map(sum, sheet.columns)))
    bonus = float(sum(bonus_earned(sheet, line, w.rules) for line in range(sheet.lines)))
    named = {
        "boxes": boxes,
        "bonus": bonus,
        "crosses": total(sheet, w.rules) - boxes - bonus,
        "rivals": -float(max(total(other, w.rules) for other in _others(w, player))),
    }
    return {**named, "promise": evaluate(w, player) - sum(named.values())}


def _others(w: Table, player: Player) -> list[Sheet]:
    return [sheet for seat, sheet in enumerate(w.sheets) if seat != player]
