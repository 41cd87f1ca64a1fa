"""Strengths from comparisons: the model of Bradley and Terry, and how far chance alone may have moved them.

A bot of strength s is ahead of one of strength t with odds of exp(s - t); in Elo, 400 points are odds of ten to one.

Intervals come from a Bayesian bootstrap (Rubin): deals are weighted at random many times, each deal as a whole, and the
middle 95 % of the strengths that follow make the interval. Each pair of bots also gets one imagined deal, half for each
(Jeffreys). So a bot that won every deal is not infinitely strong, and a clean sweep of ten deals does not count as
certainty.
"""

from collections.abc import Iterator, Mapping, Sequence
from math import exp, log
from operator import mul
from random import Random

from msgspec import Struct

from ludotheque.bots.series.tally import Estimate

ELO = 400 / log(10)
"""Points of Elo in a unit of strength."""
HALF = 0.5
"""What each bot of a pair gets of the imagined deal."""
DRAWS = 1000
"""How often deals are weighted."""
MOST_UNITS = 1000
"""The most units that are weighted. With more deals, several in a row make a unit."""
LONGEST_STEP = 1.0
"""The most that a strength moves in one step towards the likeliest one."""
CLOSE = 1e-9
"""A step this short is the last."""
MOST_STEPS = 100

Pair = tuple[int, int]
"""The numbers of two bots, the smaller first."""


class Shares(Struct):
    """What deals say about a pair: in each unit the number of deals, and the sum of the shares with the first bot
    ahead."""

    deals: list[float]
    ahead: list[float]

    @property
    def won(self) -> float:
        """How many deals speak for the first bot."""
        return sum(self.ahead)

    @property
    def lost(self) -> float:
        """How many deals speak for the second bot."""
        return sum(self.deals) - self.won

    def weighted(self, weights: Sequence[float], won: float, lost: float) -> tuple[float, float]:
        """How many deals speak for each bot with these weights of units, plus `won` and `lost`."""
        first = sum(map(mul, weights, self.ahead))
        return first + won, max(0.0, sum(map(mul, weights, self.deals)) - first) + lost


class Rated(Struct):
    """Each bot's strength in Elo, 0 on average; and for each pair, how often the first is ahead and by how much Elo."""

    elo: list[Estimate]
    ahead: dict[Pair, Estimate]
    differences: dict[Pair, Estimate]


def strengths(bots: int, ahead: Mapping[Pair, tuple[float, float]], start: Sequence[float] = ()) -> list[float]:
    """The likeliest strengths, 0 on average, given how often each bot of a pair was ahead.

    Any two bots must be linked by a chain of bots who were ahead, and by a chain of bots who were behind.
    """
    found = [*start] or [0.0] * bots
    for _ in range(MOST_STEPS):
        steps = _newton(bots, ahead, found)
        longest = max(map(abs, steps), default=0.0)
        shorter = min(1.0, LONGEST_STEP / longest) if longest else 0.0
        found = [strength + step * shorter for strength, step in zip(found, [*steps, 0.0], strict=True)]
        if longest < CLOSE:
            break
    middle = sum(found) / bots
    return [strength - middle for strength in found]


def _newton(bots: int, ahead: Mapping[Pair, tuple[float, float]], found: Sequence[float]) -> list[float]:
    """Newton's step uphill for all bots but the last, which stays in place."""
    slope = [0.0] * bots
    bend = [[0.0] * bots for _ in range(bots)]
    for (one, other), (before, behind) in ahead.items():
        odds = exp(found[other] - found[one])
        expected = (before + behind) / (1 + odds)
        spread = expected * odds / (1 + odds)
        slope[one] += before - expected
        slope[other] -= before - expected
        bend[one][one] += spread
        bend[other][other] += spread
        bend[one][other] -= spread
        bend[other][one] -= spread
    return solved([[*row[:-1], gain] for row, gain in zip(bend[:-1], slope, strict=False)])


def solved(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations by elimination. Each row ends with its right side; the matrix is positive
    definite."""
    for number, row in enumerate(rows):
        for below in rows[number + 1 :]:
            factor = below[number] / row[number]
            below[number:] = [value - factor * above for value, above in zip(below[number:], row[number:], strict=True)]
    values: list[float] = []
    for number, row in reversed([*enumerate(rows)]):
        known = sum(map(mul, row[number + 1 : -1], reversed(values)))
        values.append((row[-1] - known) / row[number])
    return values[::-1]


def in_units(deals: Sequence[float | None]) -> Shares:
    """What each deal says about a pair, in units to be weighted. None is a deal in which they did not meet."""
    size = -(-len(deals) // MOST_UNITS) or 1
    units = [[share for share in deals[at : at + size] if share is not None] for at in range(0, len(deals), size)]
    return Shares([float(len(unit)) for unit in units], [sum(unit) for unit in units])


def rated(bots: int, shares: Mapping[Pair, Shares], seed: str, draws: int = DRAWS) -> Rated:
    """All estimates with their intervals. The same shares and seed give the same figures."""
    middle = strengths(bots, {pair: (each.won + HALF, each.lost + HALF) for pair, each in shares.items()})
    drawn = [*_drawn(bots, shares, middle, Random(seed), draws)]
    elo = [_estimate(middle[bot] * ELO, [found[bot] * ELO for found, _ in drawn]) for bot in range(bots)]
    ahead, differences = {}, {}
    for pair, each in shares.items():
        one, other = pair
        further = [(found[one] - found[other]) * ELO for found, _ in drawn]
        differences[pair] = _estimate((middle[one] - middle[other]) * ELO, further)
        if each.won + each.lost:
            ahead[pair] = _estimate(each.won / (each.won + each.lost), [rates[pair] for _, rates in drawn])
    return Rated(elo, ahead, differences)


def _drawn(
    bots: int, shares: Mapping[Pair, Shares], start: Sequence[float], chance: Random, draws: int
) -> Iterator[tuple[list[float], dict[Pair, float]]]:
    """Strengths, and how often the first of each pair is ahead, for many random weights of the deals."""
    units = max(len(each.deals) for each in shares.values())
    for _ in range(draws):
        weights = [chance.expovariate(1.0) for _ in range(units)]
        imagined = {pair: (chance.gammavariate(HALF, 1.0), chance.gammavariate(HALF, 1.0)) for pair in shares}
        ahead = {pair: each.weighted(weights, *imagined[pair]) for pair, each in shares.items()}
        yield strengths(bots, ahead, start), {pair: won / (won + lost) for pair, (won, lost) in ahead.items()}


def _estimate(value: float, drawn: list[float]) -> Estimate:
    """The value, with the middle 95 % of what was drawn. The interval always contains the value."""
    drawn.sort()
    tail = max(1, len(drawn) // 40)
    return Estimate(value, min(value, drawn[tail - 1]), max(value, drawn[-tail]))
