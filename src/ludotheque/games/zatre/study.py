"""What a study of Zatre notes: the opening, tiles drawn, rows and crosses made, the end."""

from collections import Counter
from collections.abc import Sequence

from ludotheque.core import Event, Option, Player, Sentence
from ludotheque.core.facets.study import Measure, Study

from .ending import End
from .material import TILES
from .scoring import POINTS, Write, bonus_earned, rows_in_words, total
from .table import Table
from .turn import Draw

BOXES = ("tens", "elevens", "twelves")
"""The columns of a sheet, as a table of Zatre names them."""


class ZatreStudy(Study[Table]):
    """Watches a match of Zatre."""

    measures = (
        Measure("opening", "choice"),
        Measure("tile", "held"),
        Measure("made", "held"),
        Measure("turn-points", "number"),
        Measure("end", "share"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.drawn: Counter[tuple[int, int]] = Counter()
        self.turns = 0

    def begun(self, w: Table, events: Sequence[Event]) -> None:
        self._count_draws(events)

    def answered(self, w: Table, player: Player, option: Option[Table], events: Sequence[Event]) -> None:
        self._count_draws(events)
        if w.turns == self.turns:
            return
        self.turns = w.turns
        written = [event.what for event in events if isinstance(event.what, Write)]
        sums = sorted(row.sum for write in written for row in write.rows)
        self.number("turn-points", sum(POINTS[each] for each in sums))
        if self.turns == 1:
            self.chose("opening", player, "+".join(map(str, sums)) or "nothing")
        for event in events:
            if isinstance(event.what, End):
                self.share("end", event.what.reason)

    def _count_draws(self, events: Sequence[Event]) -> None:
        for event in events:
            if isinstance(event.what, Draw):
                self.drawn[event.what.player, event.what.tile] += 1

    def ended(self, w: Table, winners: Sequence[Player]) -> None:
        seats = range(len(w.sheets))
        for tile in TILES:
            self.held("tile", str(tile), [self.drawn[seat, tile] for seat in seats])
        for box in BOXES:
            self.held("made", box, [len(getattr(sheet, box)) for sheet in w.sheets])
        self.held("made", "crosses", [sheet.crosses for sheet in w.sheets])
        full = [sum(bonus_earned(sheet, line, w.rules) > 0 for line in range(sheet.lines)) for sheet in w.sheets]
        self.held("made", "lines", full)

    def score(self, w: Table, player: Player) -> float:
        return total(w.sheets[player], w.rules)

    def named(self, measure: str, value: str) -> Sentence | str:
        if measure == "tile":
            return value
        if measure == "opening" and value != "nothing":
            return rows_in_words([int(each) for each in value.split("+")])
        return super().named(measure, value)
