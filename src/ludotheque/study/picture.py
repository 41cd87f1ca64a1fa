"""A small picture of a study, for a page that cannot show all of it: scores, and the advantage of beginning."""

from collections import Counter
from collections.abc import Callable
from importlib.resources import files

from ludotheque.bots.series.tally import Estimate, histogram
from ludotheque.core.language.words import Language

from .html import Markup, tag
from .overview import fair
from .playing import Findings
from .plots import ends_of, scale_over
from .sums import Sums
from .wording import Teller, verdict

WIDE, HIGH = 640, 230
MARGIN, MIDDLE, TOP, BOTTOM = 20, 330, 78, 196
"""Where the two plots are, in pixels."""


def picture(findings: Findings, language: Language) -> str:
    """The picture as a complete SVG document, in light and dark."""
    teller = Teller(language)
    middle = findings.plain[len(findings.plain) // 2]
    style = files(__package__).joinpath("picture.css").read_text(encoding="utf-8")
    name = findings.game.title().text(language)
    told = teller.say("picture-matches", matches=teller.number(findings.matches, 0))
    drawn = tag(
        "svg",
        tag("title", teller.say("title", game=name)),
        tag("style", Markup(style)),
        tag("rect", x=0.5, y=0.5, width=WIDE - 1.0, height=HIGH - 1.0, rx=10.0, class_="paper"),
        _text(MARGIN, 34, name, "name"),
        _text(WIDE - MARGIN, 34, told, "soft end"),
        *(_lengths(middle, teller) if middle.shared else _scores(middle, teller)),
        *_order(findings, teller),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {WIDE} {HIGH}",
        width=WIDE,
        height=HIGH,
        role="img",
    )
    return f"{drawn}\n"


def _scores(sums: Sums, teller: Teller) -> list[Markup]:
    return _bars(sums.tally.scores, teller.say("picture-scores", players=sums.players), teller)


def _lengths(sums: Sums, teller: Teller) -> list[Markup]:
    return _bars(sums.tally.lengths, teller.say("picture-lengths", players=sums.players), teller)


def _bars(counts: Counter[int], title: str, teller: Teller) -> list[Markup]:
    bins = histogram(counts, 24)
    most, wide = max(each.count for each in bins), (MIDDLE - 2 * MARGIN - 20) / len(bins)
    marks = [_text(MARGIN, 62, title, "soft")]
    for place, each in enumerate(bins):
        tall = (BOTTOM - TOP) * each.count / most
        x = MARGIN + place * wide
        marks.append(tag("rect", x=x, y=BOTTOM - tall, width=wide - 1.5, height=tall, class_="bar"))
    marks.append(tag("line", x1=MARGIN, x2=MARGIN + wide * len(bins), y1=BOTTOM, y2=BOTTOM, class_="axis"))
    marks.append(_text(MARGIN, BOTTOM + 18, teller.number(bins[0].low, 0), "soft"))
    marks.append(_text(MARGIN + wide * len(bins), BOTTOM + 18, teller.number(bins[-1].high, 0), "soft end"))
    return marks


def _order(findings: Findings, teller: Teller) -> list[Markup]:
    """How often the first player wins, by number of players, beside the fair share."""
    found = [(sums, sums.order[0].wins(), fair(sums)) for sums in findings.plain]
    scale = scale_over([*ends_of([each for _, each, _ in found]), *(level for _, _, level in found)])
    left, right = MIDDLE + 76, WIDE - MARGIN - 8
    marks = [_text(MIDDLE, 62, teller.say("picture-order"), "soft")]

    def at(value: float) -> float:
        return left + (right - left) * scale.at(value) / 100

    for place, (sums, each, level) in enumerate(found):
        y = TOP + 10 + (BOTTOM - TOP - 16) * place / max(1, len(found) - 1)
        marks.append(_text(MIDDLE, y + 4, teller.say("players", n=sums.players), "label"))
        marks += _interval(at, each, level, y)
    marks += [
        _text(at(tick), BOTTOM + 18, teller.say("part", percent=round(100 * tick)), "soft mid")
        for tick in scale.ticks[::2]
    ]
    return marks


def _interval(at: Callable[[float], float], each: Estimate, level: float, y: float) -> list[Markup]:
    found = verdict(each, level)
    marks = [tag("line", x1=at(level), x2=at(level), y1=y - 9, y2=y + 9, class_="fair")]
    if each.low is not None and each.high is not None:
        marks.append(tag("line", x1=at(each.low), x2=at(each.high), y1=y, y2=y, class_=f"reach {found}"))
    return [*marks, tag("circle", cx=at(each.value), cy=y, r=5.0, class_=f"dot {found}")]


def _text(x: float, y: float, words: str, kind: str) -> Markup:
    return tag("text", words, x=float(x), y=float(y), class_=kind)
