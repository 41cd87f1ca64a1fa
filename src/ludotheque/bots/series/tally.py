"""A tally: what a series of matches shows, and how much of it may be chance."""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterable
from itertools import accumulate
from math import sqrt

from msgspec import Struct

from .matches import Outcome

Z = 1.96
"""The standard errors on each side of an estimate in an interval of 95 %."""
MOST_BINS = 10
ROUND_WIDTHS = tuple(digit * 10**zeros for zeros in range(18) for digit in (1, 2, 5))


class Bin(Struct, frozen=True):
    """How many values lie from low to high, both included."""

    low: int
    high: int
    count: int


class Distribution(Struct, frozen=True):
    """How whole numbers are distributed."""

    mean: float
    median: float
    p5: float
    p95: float
    min: int
    max: int
    histogram: list[Bin]


class Estimate(Struct, frozen=True):
    """A mean or a share, with the interval that covers the true one 95 times in 100, if there is one."""

    value: float
    low: float | None = None
    high: float | None = None

    def mirrored(self, whole: int) -> "Estimate":
        """The opponent's estimate: the whole minus this one. A difference has a whole of 0."""
        low, high = (None if end is None else whole - end for end in (self.high, self.low))
        return Estimate(whole - self.value, low, high)


class Totals(Struct):
    """The results of a seat or a bot. A victory shared by two is half a victory for each."""

    games: int = 0
    victories: float = 0.0
    points: float = 0.0
    squares: float = 0.0

    def add(self, score: float, victory: float) -> None:
        """Adds one match."""
        self.games += 1
        self.victories += victory
        self.points += score
        self.squares += score * score

    def merge(self, other: "Totals") -> None:
        """Adds all the matches of other totals."""
        self.games += other.games
        self.victories += other.victories
        self.points += other.points
        self.squares += other.squares

    def wins(self) -> Estimate:
        """The share of victories, with Wilson's interval; shared victories make it slightly too wide."""
        n, share = self.games, self.victories / self.games
        centre = (share + Z * Z / (2 * n)) / (1 + Z * Z / n)
        reach = Z / (1 + Z * Z / n) * sqrt(share * (1 - share) / n + Z * Z / (4 * n * n))
        return Estimate(share, max(0.0, centre - reach), min(1.0, centre + reach))

    def score(self) -> Estimate:
        """The mean score; a single match has no interval."""
        mean = self.points / self.games
        if self.games == 1:
            return Estimate(mean)
        variance = max(0.0, self.squares - self.points * mean) / (self.games - 1)
        reach = Z * sqrt(variance / self.games)
        return Estimate(mean, mean - reach, mean + reach)


class Tally:
    """Counts matches as they end. It keeps only sums, so a million of them take no more room than ten."""

    def __init__(self, players: int) -> None:
        self.games = self.answers = self.ties = 0
        self.scores: Counter[int] = Counter()
        self.lengths: Counter[int] = Counter()
        self.seats = [Totals() for _ in range(players)]
        self.bots: dict[str, Totals] = {}

    def add(self, outcome: Outcome) -> None:
        """Adds one match."""
        self.games += 1
        self.answers += outcome.answers
        self.ties += len(outcome.winners) > 1
        self.lengths[outcome.answers] += 1
        self.scores.update(outcome.scores)
        victories = [victory(seat, outcome) for seat in range(len(self.seats))]
        for seat, totals in enumerate(self.seats):
            totals.add(outcome.scores[seat], victories[seat])
        for bot in sorted(set(outcome.bots)):
            seats = [seat for seat, name in enumerate(outcome.bots) if name == bot]
            totals = self.bots.setdefault(bot, Totals())
            totals.add(_mean(outcome.scores[seat] for seat in seats), _mean(victories[seat] for seat in seats))

    def merge(self, other: "Tally") -> None:
        """Adds all the matches of another tally of the same table."""
        self.games += other.games
        self.answers += other.answers
        self.ties += other.ties
        self.scores += other.scores
        self.lengths += other.lengths
        for totals, theirs in zip(self.seats, other.seats, strict=True):
            totals.merge(theirs)
        for bot, theirs in other.bots.items():
            self.bots.setdefault(bot, Totals()).merge(theirs)


def tallied(players: int, outcomes: Iterable[Outcome]) -> Tally:
    """The tally of these matches."""
    tally = Tally(players)
    for outcome in outcomes:
        tally.add(outcome)
    return tally


def distribution(counts: Counter[int]) -> Distribution:
    """The distribution of the counted values; quantiles are interpolated between two values."""
    values = sorted(counts)
    ends = [*accumulate(counts[value] for value in values)]

    def quantile(share: float) -> float:
        place = share * (ends[-1] - 1)
        below = values[bisect_right(ends, int(place))]
        above = values[bisect_right(ends, min(int(place) + 1, ends[-1] - 1))]
        return below + (above - below) * (place - int(place))

    return Distribution(
        mean=sum(value * counts[value] for value in values) / ends[-1],
        median=quantile(0.5),
        p5=quantile(0.05),
        p95=quantile(0.95),
        min=values[0],
        max=values[-1],
        histogram=histogram(counts),
    )


def histogram(counts: Counter[int], most: int = MOST_BINS, span: tuple[int, int] | None = None) -> list[Bin]:
    """The counts in at most ten bins of one round width, none left out.

    `most` allows more bins, and `span` a wider range, so that several histograms can be compared.
    """
    low, high = span or (min(counts), max(counts))
    width = next(width for width in ROUND_WIDTHS if high // width - low // width < most)
    gathered: Counter[int] = Counter()
    for value, count in counts.items():
        gathered[value // width] += count
    return [
        Bin(number * width, number * width + width - 1, gathered[number])
        for number in range(low // width, high // width + 1)
    ]


def victory(seat: int, outcome: Outcome) -> float:
    """The seat's share of the victory."""
    return (seat in outcome.winners) / len(outcome.winners) if outcome.winners else 0.0


def _mean(values: Iterable[float]) -> float:
    listed = list(values)
    return sum(listed) / len(listed)
