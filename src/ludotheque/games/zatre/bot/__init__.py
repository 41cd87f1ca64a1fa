"""What only a player of Zatre knows: what a sheet promises, and what a turn leaves to the next player."""

from collections.abc import Sequence

from ludotheque.core import Chance, Judged, Player, Position

from ..scoring import total
from ..table import Sheet, Table
from ..turn import DrawOne, MayDraw, Placing, PlayOn
from .lookahead import Care, judged_by_looking_on
from .turns import judged_at_sight

A_CROSS_AHEAD = 4.0
"""What a cross is worth on a line that has no points yet; less, the further down it stands."""
A_TILE_MORE = 0.1
"""What it is worth to draw rather than to pass."""
A_FEW = 2
"""How many ends of a turn, the best by the sheets, a hard bot also judges by what they leave to others."""
CARE = Care(400, 40, 10)
"""How carefully a master looks ahead."""


def evaluate(w: Table, player: Player) -> float:
    """The player's points and promises, less the points of the best other."""
    others = [total(sheet, w.rules) for seat, sheet in enumerate(w.sheets) if seat != player]
    drawing = A_TILE_MORE if w.drew and w.turn == player else 0.0
    return total(w.sheets[player], w.rules) + promise(w.sheets[player]) + drawing - max(others)


def promise(sheet: Sheet) -> float:
    """What the crosses on lines still empty may bring."""
    last = max(map(len, sheet.columns))
    return sum(A_CROSS_AHEAD / (1 + line - last) for line in range(last, sheet.crosses))


def think(view: Position[Table], player: Player, level: str, chance: Chance) -> Sequence[Judged] | None:
    """Compares all ends of the turn by what the sheets will be worth at the end of the match, as strong players do."""
    if level not in ("hard", "master"):
        return None
    if isinstance(view.question, MayDraw):
        return [Judged(DrawOne(), A_TILE_MORE), Judged(PlayOn())]
    if not isinstance(view.question, Placing):
        return None
    if level == "hard":
        return judged_at_sight(view, player, A_FEW, chance)
    return judged_by_looking_on(view, player, CARE, chance)
