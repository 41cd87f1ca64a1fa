"""What a study of Winter Colony notes: objectives, causes of the end, betrayal and exile, morale, crises, people."""

from collections.abc import Sequence

from ludotheque.core import Event, Option, Player, Sentence
from ludotheque.core.facets.study import Measure, Study

from .cards.conditions import betrayers
from .chapters.colony_phase import OpenCrisis
from .chapters.crossroads import CrossroadsComes
from .chapters.death import Die
from .chapters.exile import Acquit, Exile
from .chapters.setup import FirstPlayer, KeepGroup
from .pack import PACK, Someone
from .pack.names import name_of
from .pack.text import said
from .table import Colony


class WinterStudy(Study[Colony]):
    """Watches a match of Winter Colony. Its players win and lose together, except those who do not."""

    shared = True
    measures = (
        Measure("main", "case"),
        Measure("end", "share"),
        Measure("role", "case"),
        Measure("betrayal", "case"),
        Measure("trial", "case"),
        Measure("morale", "course"),
        Measure("people", "course"),
        Measure("food", "course"),
        Measure("crisis", "share"),
        Measure("asked", "case"),
        Measure("survivor", "case"),
        Measure("crossroads", "case"),
        Measure("rounds", "number", by_players=True),
        Measure("deaths", "number"),
    )

    def __init__(self) -> None:
        super().__init__()
        self.first: Player | None = None
        self.round = 0
        self.deaths = 0
        self.trials: list[tuple[str, Player]] = []
        self.kept: list[Someone] = []
        self.roads: list[int] = []

    def answered(self, w: Colony, player: Player, option: Option[Colony], events: Sequence[Event]) -> None:
        if isinstance(option, KeepGroup):
            self.kept += option.survivors
        for event in events:
            self._read(w, event)
        if w.played != self.round:
            self.round = w.played
            self.course("morale", w.played, w.morale)
            self.course("people", w.played, sum(map(len, w.groups)))
            self.course("food", w.played, w.food)

    def _read(self, w: Colony, event: Event) -> None:
        match event.what:
            case FirstPlayer():
                self.first = w.first
            case OpenCrisis(card=card, how=how):
                self.share("crisis", how)
                self.case("asked", str(card), float(how != "failed"))
            case Die():
                self.deaths += 1
            case Exile(player=accused):
                self.trials.append(("exiled", accused))
            case Acquit(player=accused):
                self.trials.append(("acquitted", accused))
            case CrossroadsComes(card=card):
                self.roads.append(card)

    def ended(self, w: Colony, winners: Sequence[Player]) -> None:
        done, traitors = float(w.main_done), betrayers(w)
        self.case("main", str(w.main), done)
        self.share("end", w.ending)
        for seat in map(Player, range(w.players)):
            role = "betrayer" if seat in traitors else "exiled" if w.exiled[seat] else "loyal"
            self.case("role", role, float(seat in winners))
        self.case("betrayal", "some" if traitors else "none", done)
        for how, accused in self.trials:
            self.case("trial", how, float(accused in traitors))
        for survivor in self.kept:
            self.case("survivor", str(survivor), done)
        for card in self.roads:
            self.case("crossroads", str(card), done)
        self.number("rounds", w.played)
        self.number("deaths", self.deaths)

    def starter(self, w: Colony) -> Player | None:
        return self.first

    def named(self, measure: str, value: str) -> Sentence | str:
        match measure:
            case "main":
                return PACK.mains[int(value)].name.said()
            case "asked":
                return PACK.crises[int(value)].name.said()
            case "survivor":
                return name_of(Someone(int(value)))
            case "crossroads":
                return PACK.crossroads[int(value)].name.said()
            case "end":
                return said(f"study-end-{value}")
        return super().named(measure, value)
