"""Sections on what was noted: openings, the kinds of answers, and what the game itself wants told."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any

import msgspec

from ludotheque.bots.series.tally import Estimate, Totals, distribution
from ludotheque.core.facets.study import Measure
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.wire import decode_option

from .figures import Row, bar_table, course, histograms, intervals, section, shortened
from .html import Markup
from .playing import Findings
from .sums import Notebook, Slope
from .watching import PARTS
from .wording import ENOUGH, UNKNOWN, Teller, verdict

FEWEST = 5
"""What was seen less often is left out."""


class Measured:
    """The notes of a study, in one language."""

    def __init__(self, findings: Findings, teller: Teller) -> None:
        self.findings, self.teller = findings, teller
        self.game: Game[Any] = findings.game
        self.study = self.game.study()
        self.notebook: Notebook = findings.pooled()
        self.seats = sum(sums.players * sums.tally.games for sums in findings.plain)
        self.few = findings.games < ENOUGH

    def opening(self) -> Markup | None:
        """What was chosen first, and what it led to."""
        own = next((measure for measure in self.study.measures if measure.name == "opening"), None)
        return self._choice(own or Measure("opening", "choice"), ours=own is None)

    def did(self) -> Markup | None:
        """Kinds of answers: how often each was given, and how those by_value who gave it more often."""
        return self._held(Measure("did", "held"), ours=True)

    def own(self) -> Iterator[Markup]:
        """What the game itself wants told, in its own order."""
        for measure in self.study.measures:
            if measure.name != "opening":
                told = self._told[measure.kind](self, measure)
                if told is not None:
                    yield told

    def _choice(self, measure: Measure, ours: bool = False) -> Markup | None:
        by_value = self._common(measure, least=FEWEST)
        if not by_value:
            return None
        total = sum(totals.games for totals in self.notebook.by_value[measure.name].values())
        usual = _whole(self.notebook.by_value[measure.name].values()).score().value
        best = max(by_value, key=lambda value: by_value[value].score().value)
        often = max(by_value, key=lambda value: by_value[value].games)
        found = "few" if self.few else "lead" if verdict(by_value[best].score(), usual) == "more" else "none"
        shares = {value: Totals(total, totals.games).wins() for value, totals in by_value.items()}
        lead = self.teller.say(
            f"choice-{found}",
            often=self._named(measure, often, ours),
            share=self.teller.shares(shares[often]),
            best=self._named(measure, best, ours),
            difference=self.teller.differences(_beside(by_value[best].score(), usual)),
        )
        rows = [
            Row(
                shortened(self._named(measure, value, ours)),
                self.teller.shares(shares[value]),
                totals.score(),
                (self.teller.differences(totals.score()),),
            )
            for value, totals in sorted(by_value.items(), key=lambda pair: -pair[1].score().value)
        ]
        heads = (self.teller.say("head-choice"), self.teller.say("head-share"), self.teller.say("head-margin"))
        table = intervals(self.teller, self._note(measure, ours), heads, rows, self.teller.step, usual)
        return section(measure.name, self._title(measure, ours), lead, table)

    def _held(self, measure: Measure, ours: bool = False) -> Markup | None:
        slopes = {
            value: slope
            for value, slope in self.notebook.slopes.get(measure.name, {}).items()
            if slope.having >= FEWEST and slope.score() is not None
        }
        if not slopes:
            return None
        by_points = not self.study.shared
        estimates = {value: _estimate(slope, by_points) for value, slope in slopes.items()}
        told = sorted(estimates, key=lambda value: -estimates[value].value)
        rows = [self._held_row(measure, value, slopes[value], ours) for value in told]
        heads = ["head-what", "head-often", *(["head-slope"] if by_points else []), "head-slope-wins"]
        write: Callable[[float], str] = self.teller.step if by_points else self._axis_points
        table = intervals(
            self.teller, self._note(measure, ours), [self.teller.say(head) for head in heads], rows, write, 0.0
        )
        return section(measure.name, self._title(measure, ours), self._held_lead(measure, estimates, ours), table)

    def _held_row(self, measure: Measure, value: str, slope: Slope, ours: bool) -> Row:
        by_points, wins = not self.study.shared, slope.wins()
        texts = [self.teller.points(wins) if wins else UNKNOWN]
        if by_points:
            texts.insert(0, self.teller.differences(_estimate(slope, True)))
        often = self.teller.number(slope.amount / (self.seats if ours else slope.seats), 2)
        return Row(shortened(self._named(measure, value, ours)), often, _estimate(slope, by_points), tuple(texts))

    def _held_lead(self, measure: Measure, estimates: dict[str, Estimate], ours: bool) -> str:
        clear = [value for value, each in estimates.items() if verdict(each) != "chance"]
        if self.few or not clear:
            return self.teller.say("too-few" if self.few else "held-none", count=len(estimates))
        best, worst = (pick(clear, key=lambda value: estimates[value].value) for pick in (max, min))
        write = self.teller.points if self.study.shared else self.teller.differences
        return self.teller.say(
            "held-lead" if estimates[best].value > 0 > estimates[worst].value else "held-one-way",
            clear=len(clear),
            count=len(estimates),
            best=self._named(measure, best, ours),
            most=write(estimates[best]),
            worst=self._named(measure, worst, ours),
            least=write(estimates[worst]),
            unit="wins" if self.study.shared else "points",
        )

    def _share(self, measure: Measure) -> Markup | None:
        by_value = self.notebook.by_value.get(measure.name, {})
        if not by_value:
            return None
        total = sum(totals.games for totals in by_value.values())
        told = sorted(by_value, key=lambda value: -by_value[value].games)
        shares = {value: Totals(total, by_value[value].games).wins() for value in told}
        lead = self.teller.say(
            "share-lead", value=self._named(measure, told[0]), share=self.teller.shares(shares[told[0]]), total=total
        )
        rows = [(self._named(measure, value), each.value, self.teller.shares(each)) for value, each in shares.items()]
        heads = (self.teller.say("head-what"), self.teller.say("head-share"))
        return section(measure.name, self._title(measure), lead, bar_table(self._note(measure), heads, rows))

    def _case(self, measure: Measure) -> Markup | None:
        by_value = self._common(measure, least=FEWEST)
        if not by_value:
            return None
        on_the_whole = _whole(self.notebook.by_value[measure.name].values()).wins()
        usual = on_the_whole.value
        told = sorted(by_value, key=lambda value: -by_value[value].wins().value)
        clear = [value for value in told if verdict(by_value[value].wins(), usual) != "chance"]
        well = self._said(f"study-{measure.name}-well", ours=False)
        lead = self.teller.say(
            "too-few" if self.few else "case-one" if len(told) == 1 else "case-lead" if clear else "case-none",
            well=well,
            usual=self.teller.shares(on_the_whole),
            best=self._named(measure, told[0]),
            most=self.teller.shares(by_value[told[0]].wins()),
            worst=self._named(measure, told[-1]),
            least=self.teller.shares(by_value[told[-1]].wins()),
            clear=len(clear),
            count=len(told),
        )
        rows = [
            Row(
                shortened(self._named(measure, value)),
                self.teller.number(by_value[value].games, 0),
                by_value[value].wins(),
                (self.teller.shares(by_value[value].wins()),),
            )
            for value in told
        ]
        heads = (self.teller.say("head-what"), self.teller.say("head-times"), well)
        table = intervals(self.teller, self._note(measure), heads, rows, self.teller.whole_percent, usual)
        return section(measure.name, self._title(measure), lead, table)

    def _number(self, measure: Measure) -> Markup | None:
        counts = self.notebook.numbers.get(measure.name)
        if not counts:
            return None
        spread = distribution(counts)
        lead = self.teller.say(
            "number-lead",
            mean=self.teller.number(spread.mean),
            median=self.teller.number(spread.median, 0),
            low=self.teller.number(spread.p5, 0),
            high=self.teller.number(spread.p95, 0),
        )
        tables = [(self.teller.say("players", n=each.players), each.notebook) for each in self.findings.plain]
        counted = [(title, book.numbers[measure.name]) for title, book in tables if book.numbers.get(measure.name)]
        shown = counted if measure.by_players else [(self._title(measure), counts)]
        note = f"{lead} {self._note(measure)}"
        return section(measure.name, self._title(measure), note, histograms(self.teller, shown))

    def _course(self, measure: Measure) -> Markup | None:
        points = self.notebook.courses.get(measure.name, {})
        first = points[min(points)].games if points else 0
        points = {at: point for at, point in points.items() if point.games * 20 >= first and point.games > 1}
        if len(points) < 2:
            return None
        begin, end = points[min(points)].score(), points[max(points)].score()
        lead = self.teller.say(
            "course-lead", first=self.teller.means(begin), last=self.teller.means(end), at=max(points)
        )
        figure = course(
            self.teller,
            self._title(measure),
            self._note(measure),
            {at: point.score() for at, point in points.items()},
            self.teller.short,
            self.teller.short,
        )
        return section(measure.name, self._title(measure), lead, figure)

    _told: dict[str, Callable[["Measured", Measure], Markup | None]] = {
        "choice": _choice,
        "held": _held,
        "share": _share,
        "case": _case,
        "number": _number,
        "course": _course,
    }

    def _common(self, measure: Measure, least: int) -> dict[str, Totals]:
        """The values that were seen at least this often."""
        by_value = self.notebook.by_value.get(measure.name, {})
        return {value: totals for value, totals in by_value.items() if totals.games >= least}

    def _title(self, measure: Measure, ours: bool = False) -> str:
        return self._said(f"study-{measure.name}", ours)

    def _note(self, measure: Measure, ours: bool = False) -> str:
        return self._said(f"study-{measure.name}-note", ours)

    def _said(self, id: str, ours: bool) -> str:
        if ours or id.startswith("study-opening"):
            return self.teller.say(id)
        return self.teller.told(Sentence(id, {}, self.game.package))

    def _named(self, measure: Measure, value: str, ours: bool = False) -> str:
        if ours and measure.name == "opening":
            return self._chosen(value)
        if ours:
            id = f"study-did-{value}"
            known = self.teller.knows(self.game.package, id)
            return self.teller.words(Sentence(id, {}, self.game.package) if known else value)
        return self.teller.words(self.study.named(measure.name, value))

    def _chosen(self, value: str) -> str:
        """An answer, in words for the player who gave it."""
        sentence = decode_option(self.game, msgspec.json.decode(value)).sentence(Player(0))
        return self.teller.words(sentence.text(self.teller.language, reader=Player(0)))

    def _axis_points(self, difference: float) -> str:
        return self.teller.step(100 * difference)

    def part(self, part: float) -> str:
        """The share of a match that is over after this part."""
        return self.teller.say("part", percent=round(100 * (part + 1) / PARTS))


def _estimate(slope: Slope, by_points: bool) -> Estimate:
    found = slope.score() if by_points else slope.wins()
    return found or Estimate(0.0)


def _beside(estimate: Estimate, usual: float) -> Estimate:
    """How far the estimate lies from the usual value, which is taken as certain."""
    return Estimate(
        estimate.value - usual, *(None if end is None else end - usual for end in (estimate.low, estimate.high))
    )


def _whole(by_value: Iterable[Totals]) -> Totals:
    """All totals merged into one."""
    whole = Totals()
    for totals in by_value:
        whole.merge(totals)
    return whole
