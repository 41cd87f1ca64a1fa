"""Sections on the course of a match: how much there is to choose from, and when the winner can be told."""

from ludotheque.bots.series.tally import Estimate, Standing, distribution

from .figures import course, grid, histograms, section
from .html import Markup
from .measured import Measured
from .sums import Sums
from .table import fair
from .watching import PARTS


def flow(measured: Measured) -> Markup:
    """How much there is to choose from."""
    teller, notebook = measured.teller, measured.notebook
    options = notebook.numbers["options"]
    moments = {at: moment.score() for at, moment in notebook.courses["branching"].items()}
    spread = distribution(options)
    told = teller.say(
        "flow-lead",
        mean=teller.number(spread.mean),
        median=teller.number(spread.median, 0),
        most=teller.number(spread.max, 0),
        forced=teller.number(options[1], 0),
        all=teller.number(options.total(), 0),
        part=1 + max(moments, key=lambda part: moments[part].value),
    )
    figure = course(
        teller,
        teller.say("branching-title"),
        teller.say("branching-caption"),
        moments,
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
    """How early the winner can be told."""
    teller, notebook = measured.teller, measured.notebook
    moments = {at: _shares(moment) for at, moment in notebook.courses.get("lead", {}).items()}
    if not moments:
        return None
    changes = notebook.numbers["lead-changes"]
    half, late = moments[PARTS // 2 - 1], moments[PARTS - 2]
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
        {at: _in_percent(share) for at, share in moments.items()},
        measured.part,
        teller.short,
        100 * fair_on_average(measured.findings.plain),
    )
    more = histograms(teller, [(teller.say("changes-title"), changes)])
    return section("lead", teller.say("lead-title"), told, grid([figure, more]))


def fair_on_average(tables: list[Sums]) -> float:
    """What the share of whoever leads would be, if to lead meant nothing."""
    return sum(map(fair, tables)) / len(tables)


def _shares(moment: Standing) -> Estimate:
    """At this moment, how often whoever led has won: a share, and no mean of any numbers."""
    return Standing(moment.games, moment.points).wins()


def _in_percent(share: Estimate) -> Estimate:
    return Estimate(100 * share.value, *(None if end is None else 100 * end for end in (share.low, share.high)))
