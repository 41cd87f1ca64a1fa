"""Sums: all that is kept of the matches of a study. Sums from two processes can be merged."""

from collections import Counter
from collections.abc import Sequence
from math import sqrt

from msgspec import Struct

from ludotheque.bots.series.matches import Outcome
from ludotheque.bots.series.tally import Estimate, Tally, Totals, Z, victory
from ludotheque.core.facets.study import Kind, Observation
from ludotheque.core.language.words import Player


class Slope(Struct):
    """How players by_value who had more of something than the others in the same match."""

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
        """Adds a match: amounts, scores and victories by seat."""
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
        """Adds all matches of another slope."""
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))

    def score(self) -> Estimate | None:
        """The points that go with one more; None if all always had the same."""
        return self._estimate(self.xy, self.yy)

    def wins(self) -> Estimate | None:
        """The victories that go with one more."""
        return self._estimate(self.xw, self.ww)

    def _estimate(self, xy: float, yy: float) -> Estimate | None:
        """Least squares within matches: each match has a mean of its own, which costs a degree of freedom."""
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
    """The observations of many matches, summed by measure."""

    def __init__(self) -> None:
        self.matches = 0
        self.by_value: dict[str, dict[str, Totals]] = {}
        """Choices and cases, by value."""
        self.slopes: dict[str, dict[str, Slope]] = {}
        self.numbers: dict[str, Counter[int]] = {}
        self.courses: dict[str, dict[int, Totals]] = {}

    def add(
        self, observations: Sequence[Observation], kinds: dict[str, Kind], points: Sequence[float], won: Sequence[float]
    ) -> None:
        """Adds the observations of a match with these points and victories by seat."""
        self.matches += 1
        mean = sum(points) / len(points)
        held: dict[tuple[str, str], list[float]] = {}
        for each in observations:
            match kinds[each.measure]:
                case "choice":
                    totals = self.by_value.setdefault(each.measure, {}).setdefault(each.value, Totals())
                    totals.add(points[each.seat] - mean, won[each.seat])
                case "case" | "share":
                    totals = self.by_value.setdefault(each.measure, {}).setdefault(each.value, Totals())
                    totals.add(each.amount, each.amount)
                case "held":
                    held.setdefault((each.measure, each.value), [0.0] * len(points))[each.seat] = each.amount
                case "number":
                    self.numbers.setdefault(each.measure, Counter())[round(each.amount)] += 1
                case "course":
                    course = self.courses.setdefault(each.measure, {})
                    course.setdefault(each.at, Totals()).add(each.amount, 0)
        for (measure, value), amounts in held.items():
            self.slopes.setdefault(measure, {}).setdefault(value, Slope()).add(amounts, points, won)

    def merge(self, other: "Notebook") -> None:
        """Adds all observations of another notebook."""
        self.matches += other.matches
        for measure, by_value in other.by_value.items():
            for value, totals in by_value.items():
                self.by_value.setdefault(measure, {}).setdefault(value, Totals()).merge(totals)
        for measure, slopes in other.slopes.items():
            for value, slope in slopes.items():
                self.slopes.setdefault(measure, {}).setdefault(value, Slope()).merge(slope)
        for measure, numbers in other.numbers.items():
            self.numbers.setdefault(measure, Counter()).update(numbers)
        for measure, course in other.courses.items():
            for at, point in course.items():
                self.courses.setdefault(measure, {}).setdefault(at, Totals()).merge(point)


class Sums:
    """The sums of the matches at one table."""

    def __init__(self, players: int, shared: bool) -> None:
        self.players, self.shared = players, shared
        self.tally = Tally(players)
        self.order = [Totals() for _ in range(players)]
        """In order of play, starting with the first player; by seat if there is none."""
        self.begun = 0
        """Matches that had a first player."""
        self.won = Totals()
        """The share of players who won each match."""
        self.level = Totals()
        """The mean score of each match."""
        self.margins: Counter[int] = Counter()
        """How far the best was ahead of the second."""
        self.notebook = Notebook()

    def add(
        self, outcome: Outcome, starter: Player | None, observations: Sequence[Observation], kinds: dict[str, Kind]
    ) -> None:
        """Adds a match."""
        self.tally.add(outcome)
        won = [self._victory(seat, outcome) for seat in range(self.players)]
        self.begun += starter is not None
        for place, totals in enumerate(self.order):
            seat = ((starter or 0) + place) % self.players
            totals.add(outcome.scores[seat], won[seat])
        share = len(outcome.winners) / self.players
        self.won.add(share, share)
        self.level.add(sum(outcome.scores) / self.players, 0)
        best, second, *_ = sorted(outcome.scores, reverse=True)
        self.margins[best - second] += 1
        self.notebook.add(observations, kinds, outcome.scores, won)

    def _victory(self, seat: int, outcome: Outcome) -> float:
        return float(seat in outcome.winners) if self.shared else victory(seat, outcome)

    def merge(self, other: "Sums") -> None:
        """Adds all matches of another sum for the same table."""
        self.tally.merge(other.tally)
        for totals, theirs in zip(self.order, other.order, strict=True):
            totals.merge(theirs)
        self.begun += other.begun
        self.won.merge(other.won)
        self.level.merge(other.level)
        self.margins.update(other.margins)
        self.notebook.merge(other.notebook)
