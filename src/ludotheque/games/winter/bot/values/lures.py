"""What it is worth to move zombies from one place to another, and to keep the next ones from arriving."""

from ...pack import COLONY
from ...table import ENTRANCES_OF, PLACE_OF
from ..insight import Insight
from ..insight.memory import once


@once
def best_lures(insight: Insight, source: int, target: int, n: int) -> float:
    """What it is worth to draw this many over."""
    w = insight.w
    away = [
        insight.relief(door, k) + leaving(insight, door, k)
        for door in ENTRANCES_OF[source]
        for k in range(w.zombies[door])
    ]
    here = [harm(insight, door, k) for door in ENTRANCES_OF[target] for k in range(_space(insight, door))]
    pairs = zip(sorted(away, reverse=True)[:n], sorted(here), strict=False)
    return sum(max(0.0, gain - loss) for gain, loss in pairs)


def _space(insight: Insight, door: int) -> int:
    return max(0, insight.capacity(door) - 2 * insight.w.barricades[door])


def leaving(insight: Insight, door: int, gone: int = 0) -> float:
    """The worth, for the objective, of a zombie that leaves an entrance."""
    limit = insight.aim.clear.get(door)
    if limit is None:
        return 0.0
    return 0.8 * insight.sweeping if insight.w.zombies[door] - gone + insight.arrivals[door][0] > limit else 0.0


@once
def harm(insight: Insight, door: int, more: int = 0) -> float:
    """The cost of one more zombie at an entrance."""
    aim, home = insight.aim, PLACE_OF[door] == COLONY
    cost = insight.relief(door, -1 - more) + 0.4
    if insight.w.zombies[door] + more + insight.arrivals[door][0] >= aim.clear.get(door, 99):
        cost += insight.sweeping
    if home and insight.w.zombies_at(COLONY) + -(-insight.mouths // 2) + more >= aim.home:
        cost += 8.0
    return cost + (7.0 if home and aim.wall else 0.0)


def snares(insight: Insight, place: int, n: int) -> float:
    """What it is worth that this many of the next zombies do not arrive at a place."""
    coming = [
        insight.relief(door, k) + (insight.clearing(door) if not k else 0.0) + 0.3
        for door in ENTRANCES_OF[place]
        for k in range(insight.arrivals[door][0])
    ]
    late = insight.w.snares[place]
    return sum(sorted(coming, reverse=True)[late : late + n])
