"""Sums: all that is kept of the matches of a study. Those of two processes can be put together."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from ludotheque.bots.series.matches import Outcome
from ludotheque.bots.series.tally import Estimate, Standing, Tally, Z, victory
from ludotheque.core.facets.study import Kind, Note
from ludotheque.core.words import Player


class Slope(Struct):
    """How players who had more of something than the others in the same match fared beside them."""

    matches: int = 0
    seats: int = 0
    having: int = 0
    amount: float = 0.0
    xx: float = 0.0
    xy: float = 0.0
    yy: float = 0.0
    xw: float = 0.0
    ww: float = 0.0

    def add(self, amounts: Sequence[float], scores: Sequence[float], victories: Sequence[float]) -> None:
        """One more match: amounts, scores and victories by seat."""
        self.matches += 1
        self.seats += len(amounts)
        self.having += sum(amount > 0 for amount in amounts)
        self.amount += sum(amounts)
        for x, y, w in zip(_centred(amounts), _centred(scores), _centred(victories), strict=True):
            self.xx += x * x
            self.xy += x * y
            self.yy += y * y
            self.xw += x * w
            self.ww += w * w

    def merge(self, other: "Slope") -> None:
        """All the matches of another."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def score(self) -> Estimate | None:
        """What one more goes with, in points; None: nobody ever had more than the others."""
        return self._estimate(self.xy, self.yy)

    def wins(self) -> Estimate | None:
        """What one more goes with, in victories."""
        return self._estimate(self.xw, self.ww)

    def _estimate(self, xy: float, yy: float) -> Estimate | None:
        """Least squares within matches: every match has a mean of its own, which costs a degree of freedom."""
        free = self.seats - self.matches - 1
        if self.xx < 1e-9 or free < 1:
            return None
        slope = xy / self.xx
        reach = Z * sqrt(max(0.0, yy - slope * xy) / free / self.xx)
        return Estimate(slope, slope - reach, slope + reach)


def _centred(values: Sequence[float]) -> list[float]:
    mean = sum(values) / len(values)
    return [value - mean for value in values]


class Notebook:
    """The notes of many matches, summed up measure by measure."""

    def __init__(self) -> None:
        self.matches = 0
        self.standings: dict[str, dict[str, Standing]] = {}
        """Choices and cases, by value."""
        self.slopes: dict[str, dict[str, Slope]] = {}
        self.numbers: dict[str, Counter[int]] = {}
        self.courses: dict[str, dict[int, Standing]] = {}

    def add(self, notes: Sequence[Note], kinds: dict[str, Kind], points: Sequence[float], won: Sequence[float]) -> None:
        """The notes of one more match, in which these were the points and the victories by seat."""
        self.matches += 1
        mean = sum(points) / len(points)
        held: dict[tuple[str, str], list[float]] = {}
        for note in notes:
            match kinds[note.measure]:
                case "choice":
                    standing = self.standings.setdefault(note.measure, {}).setdefault(note.value, Standing())
                    standing.add(points[note.seat] - mean, won[note.seat])
                case "case" | "share":
                    standing = self.standings.setdefault(note.measure, {}).setdefault(note.value, Standing())
                    standing.add(note.amount, note.amount)
                case "held":
                    held.setdefault((note.measure, note.value), [0.0] * len(points))[note.seat] = note.amount
                case "number":
                    self.numbers.setdefault(note.measure, Counter())[round(note.amount)] += 1
                case "course":
                    course = self.courses.setdefault(note.measure, {})
                    course.setdefault(note.at, Standing()).add(note.amount, 0)
        for (measure, value), amounts in held.items():
            self.slopes.setdefault(measure, {}).setdefault(value, Slope()).add(amounts, points, won)

    def merge(self, other: "Notebook") -> None:
        """All the notes of another."""
        self.matches += other.matches
        for measure, standings in other.standings.items():
            for value, standing in standings.items():
                self.standings.setdefault(measure, {}).setdefault(value, Standing()).merge(standing)
        for measure, slopes in other.slopes.items():
            for value, slope in slopes.items():
                self.slopes.setdefault(measure, {}).setdefault(value, Slope()).merge(slope)
        for measure, numbers in other.numbers.items():
            self.numbers.setdefault(measure, Counter()).update(numbers)
        for measure, course in other.courses.items():
            for at, moment in course.items():
                self.courses.setdefault(measure, {}).setdefault(at, Standing()).merge(moment)


class Sums:
    """What the matches at one table come to."""

    def __init__(self, players: int, shared: bool) -> None:
        self.players, self.shared = players, shared
        self.tally = Tally(players)
        self.order = [Standing() for _ in range(players)]
        """From whoever begins, in the order of play; by seat where nobody begins."""
        self.begun = 0
        """Matches in which somebody began."""
        self.won = Standing()
        """By match, the share of the players who have won."""
        self.level = Standing()
        """By match, the mean of the scores."""
        self.margins: Counter[int] = Counter()
        """By how much the best was ahead of the next."""
        self.notebook = Notebook()

    def add(self, outcome: Outcome, starter: Player | None, notes: Sequence[Note], kinds: dict[str, Kind]) -> None:
        """One more match."""
        self.tally.add(outcome)
        won = [self._victory(seat, outcome) for seat in range(self.players)]
        self.begun += starter is not None
        for place, standing in enumerate(self.order):
            seat = ((starter or 0) + place) % self.players
            standing.add(outcome.scores[seat], won[seat])
        share = len(outcome.winners) / self.players
        self.won.add(share, share)
        self.level.add(sum(outcome.scores) / self.players, 0)
        best, second, *_ = sorted(outcome.scores, reverse=True)
        self.margins[best - second] += 1
        self.notebook.add(notes, kinds, outcome.scores, won)

    def _victory(self, seat: int, outcome: Outcome) -> float:
        return float(seat in outcome.winners) if self.shared else victory(seat, outcome)

    def merge(self, other: "Sums") -> None:
        """All the matches of another, at the same table."""
        self.tally.merge(other.tally)
        for standing, theirs in zip(self.order, other.order, strict=True):
            standing.merge(theirs)
        self.begun += other.begun
        self.won.merge(other.won)
        self.level.merge(other.level)
        self.margins.update(other.margins)
        self.notebook.merge(other.notebook)
