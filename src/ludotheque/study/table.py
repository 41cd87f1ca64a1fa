"""Sections on the table as a whole: scores, margins, length, and who begins."""

from ludotheque.bots.tally import Estimate, distribution

from .figures import Row, histograms, intervals, section
from .html import Markup
from .playing import Findings
from .sums import Sums
from .telling import Teller, verdict

SMALL, LARGE = 0.03, 0.10
"""An advantage below the first is small, above the second it is large."""


def scores(findings: Findings, teller: Teller) -> Markup:
    """How scores are spread; where players win together, how many of them win."""
    if findings.game.study().shared:
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
    lead = teller.say(
        "victories-lead", best=best, most=teller.shares(shares[best]), worst=worst, least=teller.shares(shares[worst])
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
    """By how much the best was ahead."""
    if findings.game.study().shared:
        return None
    middle = findings.plain[len(findings.plain) // 2]
    spread = distribution(middle.margins)
    lead = teller.say(
        "margins-lead",
        players=middle.players,
        median=teller.number(spread.median, 0),
        mean=teller.number(spread.mean),
        ties=teller.percent(middle.tally.ties / middle.tally.games),
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
    """How often the one who begins wins, and each after them."""
    begins = all(sums.begun for sums in findings.plain)
    who = "order" if begins else "seats"
    figures = [_order(sums, who, teller) for sums in findings.plain]
    shown = 3 if findings.game.study().shared else 4
    heads = [teller.say(head) for head in (f"place-{who}-head", "head-matches", "head-won", "head-score")[:shown]]
    rows = [row for figure in figures for row in figure]
    table = intervals(teller, teller.say(f"place-{who}-caption"), heads, rows, teller.whole_percent, whole=True)
    return section("order", teller.say(f"place-{who}-title"), _order_lead(findings, who, teller), table)


def fair(sums: Sums) -> float:
    """The share of the victories that everybody has who is neither favoured nor hindered."""
    return sum(standing.victories for standing in sums.order) / sum(standing.games for standing in sums.order)


def _order(sums: Sums, who: str, teller: Teller) -> list[Row]:
    return [
        Row(
            teller.say(f"place-{who}-place", place=place, players=sums.players),
            teller.number(standing.games, 0),
            standing.wins(),
            (teller.shares(standing.wins()), teller.means(standing.score()))[: 1 if sums.shared else 2],
            fair(sums),
        )
        for place, standing in enumerate(sums.order, 1)
    ]


def _order_lead(findings: Findings, who: str, teller: Teller) -> str:
    """The strongest advantage that chance does not explain, or that there is none."""
    found = [(sums.order[0].wins(), sums) for sums in findings.plain]
    clear = [(each, sums) for each, sums in found if verdict(each, fair(sums)) != "chance"]
    if not clear:
        each, sums = found[0]
        return teller.say(
            f"place-{who}-none", players=sums.players, share=teller.shares(each), fair=teller.percent(fair(sums))
        )
    each, sums = max(clear, key=lambda pair: abs(pair[0].value - fair(pair[1])))
    return teller.say(
        f"place-{who}-lead",
        players=sums.players,
        share=teller.shares(each),
        fair=teller.percent(fair(sums)),
        size=_size(each, sums),
        clear=len(clear),
        tables=len(found),
    )


def _size(each: Estimate, sums: Sums) -> str:
    difference = each.value - fair(sums)
    size = "small" if abs(difference) < SMALL else "large" if abs(difference) > LARGE else "clear"
    return f"{size}-{'more' if difference > 0 else 'less'}"


def _players(teller: Teller, sums: Sums) -> str:
    return teller.say("players", n=sums.players)
