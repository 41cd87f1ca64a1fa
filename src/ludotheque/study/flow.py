"""Sections on the points of a match: how much there is to choose from, and how early the winner shows."""

from ludotheque.bots.series.tally import Estimate, Totals, distribution

from .figures import course, grid, histograms, section
from .html import Markup
from .measured import Measured
from .overview import fair
from .sums import Sums
from .watching import PARTS


def flow(measured: Measured) -> Markup:
    """How much there is to choose from."""
    teller, notebook = measured.teller, measured.notebook
    options = notebook.numbers["options"]
    points = {at: point.score() for at, point in notebook.courses["branching"].items()}
    spread = distribution(options)
    told = teller.say(
        "flow-lead",
        mean=teller.number(spread.mean),
        median=teller.number(spread.median, 0),
        most=teller.number(spread.max, 0),
        forced=teller.number(options[1], 0),
        all=teller.number(options.total(), 0),
        part=1 + max(points, key=lambda part: points[part].value),
    )
    figure = course(
        teller,
        teller.say("branching-title"),
        teller.say("branching-caption"),
        points,
        measured.part,
        teller.short,
    )
    return section(
        "flow",
        teller.say("flow-title"),
        told,
        grid([figure, histograms(teller, [(teller.say("options-plot"), options)])]),
    )


def lead(measured: Measured) -> Markup | None:
    """How early the winner shows."""
    teller, notebook = measured.teller, measured.notebook
    points = {at: _shares(point) for at, point in notebook.courses.get("lead", {}).items()}
    if not points:
        return None
    changes = notebook.numbers["lead-changes"]
    half, late = points[PARTS // 2 - 1], points[PARTS - 2]
    told = teller.say(
        "lead-lead",
        half=teller.shares(half),
        late=teller.shares(late),
        changes=teller.number(distribution(changes).mean),
    )
    figure = course(
        teller,
        teller.say("lead-plot"),
        teller.say("lead-caption"),
        {at: _in_percent(share) for at, share in points.items()},
        measured.part,
        teller.short,
        100 * fair_on_average(measured.findings.plain),
    )
    more = histograms(teller, [(teller.say("changes-title"), changes)])
    return section("lead", teller.say("lead-title"), told, grid([figure, more]))


def fair_on_average(tables: list[Sums]) -> float:
    """The leader's share of victories, if leading meant nothing."""
    return sum(map(fair, tables)) / len(tables)


def _shares(point: Totals) -> Estimate:
    """The share of matches won by the leader at this point, and not a mean of numbers."""
    return Totals(point.games, point.points).wins()


def _in_percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, *(None if end is None else 100 * end for end in (share.low, share.high)))
