"""What a study of Zuma notes: how long a deal lasts, who grabs first and with what, totems and masks."""

from collections import Counter
from collections.abc import Sequence

from ludotheque.core import Event, Option, Player
from ludotheque.core.facets.study import Measure, Study

from .dealing import CallFirst
from .material import CIRCLES, MASK, MASKS, is_winning
from .sets import EndManche
from .table import LastRound, Table, everybody, total
from .tempo import call_after


class ZumaStudy(Study[Table]):
    """Watches a match of Zuma."""

    measures = (
        Measure("passes", "number", by_players=True),
        Measure("seconds", "number"),
        Measure("deal", "share"),
        Measure("first-round", "choice"),
        Measure("grabbed", "held"),
        Measure("place", "held"),
        Measure("round-points", "course"),
        Measure("manche", "share"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.caller: Player | None = None
        self.last: LastRound | None = None
        self.rounds = 0
        self.colours: list[Counter[str]] = []
        self.places: list[Counter[str]] = []

    def begun(self, w: Table, events: Sequence[Event]) -> None:
        self.colours, self.places = [Counter() for _ in w.hands], [Counter() for _ in w.hands]
        for event in events:
            if isinstance(event.what, CallFirst):
                self.caller = event.what.player

    def answered(self, w: Table, player: Player, option: Option[Table], events: Sequence[Event]) -> None:
        if w.last is not None and w.last is not self.last:
            self.last = w.last
            self._read(w, w.last)
        for event in events:
            if isinstance(event.what, EndManche):
                self.share("manche", event.what.reason)

    def _read(self, w: Table, last: LastRound) -> None:
        self.number("passes", last.passes)
        self.number("seconds", round(sum(call_after(w.rules.tempo, passes) for passes in range(last.passes))))
        self.share("deal", _how(last))
        if last.void:
            return
        self.rounds += 1
        self.course("round-points", self.rounds, sum(last.points) - sum(last.penalties))
        for place, grab in enumerate(last.grabs):
            self.colours[grab.player][CIRCLES[grab.totem]] += 1
            self.places[grab.player]["first" if not place else "later"] += 1
        holders = [grab.player for grab in last.grabs]
        for player in everybody(w):
            if self.rounds == 1:
                self.chose("first-round", player, _fate(last, player, holders))
            if player not in holders:
                self.places[player]["none"] += 1
            self.places[player]["masks"] += last.penalties[player]

    def ended(self, w: Table, winners: Sequence[Player]) -> None:
        for colour in dict.fromkeys(CIRCLES):
            if any(counts[colour] for counts in self.colours):
                self.held("grabbed", colour, [counts[colour] for counts in self.colours])
        for place in ("first", "later", "none", "masks"):
            self.held("place", place, [counts[place] for counts in self.places])

    def starter(self, w: Table) -> Player | None:
        return self.caller

    def score(self, w: Table, player: Player) -> float:
        return total(w, player)


def _how(last: LastRound) -> str:
    """How a deal ended: without a grab, with a false start, or with a winning hand."""
    if last.void:
        return "void"
    hand = last.hands[last.grabs[0].player]
    if not is_winning(hand):
        return "false"
    return "masks" if hand.count(MASK) == MASKS else "full"


def _fate(last: LastRound, player: Player, holders: Sequence[Player]) -> str:
    """What became of a player in a round."""
    if player == last.starter:
        return "starter"
    return "follower" if player in holders else "empty"
