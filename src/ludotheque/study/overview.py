"""Sections on the table as a whole: scores, margins, length, and the advantage of beginning."""

from math import ceil

from ludotheque.bots.series.tally import Estimate, Totals, distribution

from .figures import Row, histograms, intervals, section
from .html import Markup
from .playing import Findings
from .sums import Sums
from .wording import ENOUGH, Teller, are_apart, verdict

SMALL, LARGE = 0.03, 0.10
"""Below the first an advantage is small, above the second it is large. One that may be large is not denied."""


def scores(findings: Findings, teller: Teller) -> Markup:
    """The distribution of scores; where players win together, how many win."""
    if findings.game.study.shared:
        return _victories(findings, teller)
    few, many = findings.plain[0], findings.plain[-1]
    spread = distribution(few.tally.scores)
    lead = teller.say(
        "scores-lead",
        players=few.players,
        mean=teller.number(spread.mean),
        low=teller.number(spread.p5, 0),
        high=teller.number(spread.p95, 0),
        many=many.players,
        mean_many=teller.number(distribution(many.tally.scores).mean),
    )
    counted = [(_players(teller, sums), sums.tally.scores) for sums in findings.plain]
    return section("scores", teller.say("scores-title"), lead, histograms(teller, counted))


def _victories(findings: Findings, teller: Teller) -> Markup:
    shares = {sums.players: sums.won.wins() for sums in findings.plain}
    best, worst = max(shares, key=lambda n: shares[n].value), min(shares, key=lambda n: shares[n].value)
    tells = findings.games >= ENOUGH and are_apart(shares[best], shares[worst])
    lead = teller.say(
        "victories-lead" if tells else "victories-few",
        best=best,
        most=teller.shares(shares[best]),
        worst=worst,
        least=teller.shares(shares[worst]),
    )
    rows = [
        Row(
            _players(teller, sums),
            teller.number(sums.tally.games, 0),
            sums.won.wins(),
            (teller.shares(sums.won.wins()),),
        )
        for sums in findings.plain
    ]
    heads = (teller.say("head-players"), teller.say("head-matches"), teller.say("head-won"))
    table = intervals(teller, teller.say("victories-caption"), heads, rows, teller.whole_percent)
    return section("scores", teller.say("victories-title"), lead, table)


def margins(findings: Findings, teller: Teller) -> Markup | None:
    """How far the best was ahead."""
    if findings.game.study.shared:
        return None
    middle = findings.plain[len(findings.plain) // 2]
    spread = distribution(middle.margins)
    lead = teller.say(
        "margins-lead",
        players=middle.players,
        median=teller.number(spread.median, 0),
        mean=teller.number(spread.mean),
        ties=teller.shares(Totals(middle.tally.games, middle.tally.ties).wins()),
    )
    counted = [(_players(teller, sums), sums.margins) for sums in findings.plain]
    return section("margins", teller.say("margins-title"), lead, histograms(teller, counted))


def lengths(findings: Findings, teller: Teller) -> Markup:
    """How many decisions a match takes."""
    few, many = findings.plain[0], findings.plain[-1]
    means = [distribution(sums.tally.lengths).mean for sums in (few, many)]
    lead = teller.say(
        "lengths-lead",
        players=few.players,
        mean=teller.number(means[0], 0),
        each=teller.number(means[0] / few.players, 0),
        many=many.players,
        mean_many=teller.number(means[1], 0),
        each_many=teller.number(means[1] / many.players, 0),
    )
    counted = [(_players(teller, sums), sums.tally.lengths) for sums in findings.plain]
    return section("lengths", teller.say("lengths-title"), lead, histograms(teller, counted))


def order(findings: Findings, teller: Teller) -> Markup:
    """How often the player who begins wins, and each of those after them."""
    begins = all(sums.begun for sums in findings.plain)
    who = "order" if begins else "seats"
    figures = [_order(sums, who, teller) for sums in findings.plain]
    shown = 3 if findings.game.study.shared else 4
    heads = [teller.say(head) for head in (f"place-{who}-head", "head-matches", "head-won", "head-score")[:shown]]
    rows = [row for figure in figures for row in figure]
    table = intervals(teller, teller.say(f"place-{who}-caption"), heads, rows, teller.whole_percent, whole=True)
    return section("order", teller.say(f"place-{who}-title"), _order_lead(findings, who, teller), table)


def fair(sums: Sums) -> float:
    """The share of victories of a player without advantage or disadvantage."""
    return sum(totals.victories for totals in sums.order) / sum(totals.games for totals in sums.order)


def _order(sums: Sums, who: str, teller: Teller) -> list[Row]:
    return [
        Row(
            teller.say(f"place-{who}-place", place=place, players=sums.players),
            teller.number(totals.games, 0),
            totals.wins(),
            (teller.shares(totals.wins()), teller.means(totals.score()))[: 1 if sums.shared else 2],
            fair(sums),
        )
        for place, totals in enumerate(sums.order, 1)
    ]


def _order_lead(findings: Findings, who: str, teller: Teller) -> str:
    """The strongest advantage that chance does not explain; or that there is none worth mentioning, or none can be
    seen."""
    found = [(sums.order[0].wins(), sums) for sums in findings.plain]
    clear = [pair for pair in found if pair[1].tally.games >= ENOUGH and verdict(pair[0], fair(pair[1])) != "chance"]
    each, sums = max(clear or found, key=lambda pair: _sure(*pair) if clear else _doubt(*pair))
    doubt = _doubt(each, sums)
    return teller.say(
        f"place-{who}-{'lead' if clear else 'few' if doubt > LARGE else 'none'}",
        players=sums.players,
        share=teller.shares(each),
        fair=_fair_told(sums, teller),
        size=_size(each, sums),
        most=ceil(100 * doubt),
        clear=len(clear),
        tables=len(found),
    )


def _fair_told(sums: Sums, teller: Teller) -> str:
    """The fair share: measured, with its interval, where players win together; otherwise known exactly."""
    return teller.shares(sums.won.wins()) if sums.shared else teller.percent(fair(sums))


def _sure(each: Estimate, sums: Sums) -> float:
    """How far from fair it is at least."""
    return min(abs(end - fair(sums)) for end in (each.low or 0.0, each.high or 0.0))


def _doubt(each: Estimate, sums: Sums) -> float:
    """How far from fair it may be at most."""
    return max(abs(end - fair(sums)) for end in (each.low or 0.0, each.high or 0.0))


def _size(each: Estimate, sums: Sums) -> str:
    sure = _sure(each, sums)
    size = "small" if sure < SMALL else "large" if sure > LARGE else "clear"
    return f"{size}-{'more' if each.value > fair(sums) else 'less'}"


def _players(teller: Teller, sums: Sums) -> str:
    return teller.say("players", n=sums.players)
