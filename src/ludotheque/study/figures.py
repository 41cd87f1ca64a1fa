"""Figures of the page: a drawing or a table of intervals, with its caption, its axis, and the numbers behind it."""

from collections import Counter
from collections.abc import Callable, Sequence

from msgspec import Struct

from ludotheque.bots.series.tally import Bin, Estimate, distribution, histogram

from .html import Child, Markup, tag
from .plots import Scale, bar, bars, ends_of, line, scale_over, strip
from .wording import Teller, verdict

MOST_ROWS = 16
"""Beyond this many rows, a table shows only the first and the last of them."""
SHOWN = 7
MOST_BARS = 26
LONGEST_LABEL = 90


class Row(Struct, frozen=True):
    """A row of a table of intervals: what, how often, the estimate, and how it is written."""

    label: str
    often: str
    estimate: Estimate | None
    texts: tuple[str, ...] = ()
    reference: float | None = None


Write = Callable[[float], str]


def section(id: str, title: str, lead: str, *body: Child, level: str = "h2") -> Markup:
    """A section. Its lead says what the reader sees."""
    return tag("section", tag(level, title), tag("p", lead, class_="lead"), *body, id=id)


def grid(figures: Sequence[Markup]) -> Markup:
    """Figures side by side where there is room."""
    return tag("div", *figures, class_="grid")


def intervals(
    teller: Teller,
    caption: str,
    heads: Sequence[str],
    rows: Sequence[Row],
    write: Write,
    reference: float | None = None,
    whole: bool = False,
) -> Markup:
    """A table with a dot and an interval in each row. A long table shows both ends, and all of it on demand."""
    estimates = [row.estimate for row in rows if row.estimate is not None]
    others = [each for each in (reference, *(row.reference for row in rows)) if each is not None]
    scale = scale_over([*ends_of(estimates), *others] or [0.0])
    if whole or len(rows) <= MOST_ROWS:
        return tag("figure", _table(caption, heads, rows, scale, write, reference), class_="intervals")
    return tag(
        "figure",
        _table(caption, heads, [*rows[:SHOWN], None, *rows[-SHOWN:]], scale, write, reference),
        tag(
            "details",
            tag("summary", teller.say("all-rows", count=len(rows))),
            numbers(heads, [(row.label, row.often, *row.texts) for row in rows]),
        ),
        class_="intervals",
    )


def _table(
    caption: str,
    heads: Sequence[str],
    rows: Sequence[Row | None],
    scale: Scale,
    write: Write,
    reference: float | None,
) -> Markup:
    label, often, *texts = heads
    head = tag(
        "tr",
        tag("th", label, scope="col"),
        tag("th", often, scope="col", class_="often"),
        tag("th", class_="plot", aria_hidden="true"),
        [tag("th", text, scope="col", class_="value") for text in texts],
    )
    body = [_row(row, scale, reference, heads) for row in rows]
    foot = tag("tr", tag("td"), tag("td", class_="often"), tag("td", axis(scale, write), class_="plot"), tag("td"))
    return tag(
        "table",
        tag("caption", caption),
        tag("thead", head),
        tag("tbody", *body),
        tag("tfoot", foot, aria_hidden="true"),
    )


def _row(row: Row | None, scale: Scale, reference: float | None, heads: Sequence[str]) -> Markup:
    if row is None:
        return tag("tr", tag("td", "⋮", colspan=1 + len(heads)), class_="gap", aria_hidden="true")
    level = reference if row.reference is None else row.reference
    found = "chance" if row.estimate is None else verdict(row.estimate, level or 0.0)
    drawn = "" if row.estimate is None else strip(row.estimate, scale, level, found)
    return tag(
        "tr",
        tag("th", row.label, scope="row"),
        tag("td", row.often, class_="often", data_head=heads[1]),
        tag("td", drawn, class_="plot"),
        [tag("td", text, class_="value") for text in row.texts],
    )


def bar_table(caption: str, heads: Sequence[str], rows: Sequence[tuple[str, float, str]]) -> Markup:
    """A table with a bar in each row: what, how long, and how it is written."""
    most = max((value for _, value, _ in rows), default=1.0) or 1.0
    label, often = heads
    return tag(
        "figure",
        tag(
            "table",
            tag("caption", caption),
            tag(
                "thead",
                tag(
                    "tr",
                    tag("th", label, scope="col"),
                    tag("th", class_="plot", aria_hidden="true"),
                    tag("th", often, scope="col", class_="value"),
                ),
            ),
            tag(
                "tbody",
                [
                    tag(
                        "tr",
                        tag("th", name, scope="row"),
                        tag("td", bar(value / most), class_="plot"),
                        tag("td", text, class_="value"),
                    )
                    for name, value, text in rows
                ],
            ),
        ),
        class_="intervals",
    )


def histograms(teller: Teller, counted: Sequence[tuple[str, Counter[int]]]) -> Markup:
    """Several distributions on the same scale, each with its mean and the numbers behind it."""
    span = min(min(counts) for _, counts in counted), max(max(counts) for _, counts in counted)
    shown = [(title, counts, histogram(counts, MOST_BARS, span)) for title, counts in counted]
    most = max(each.count / counts.total() for _, counts, bins in shown for each in bins)
    return grid([_histogram(teller, title, counts, bins, most) for title, counts, bins in shown])


def _histogram(teller: Teller, title: str, counts: Counter[int], bins: Sequence[Bin], most: float) -> Markup:
    spread, total = distribution(counts), counts.total()
    caption = teller.say(
        "spread-caption",
        mean=teller.number(spread.mean),
        low=teller.number(spread.p5, 0),
        high=teller.number(spread.p95, 0),
    )
    labels = [_span(teller, each) for each in bins]
    counted = [teller.counted(each.count, total) for each in bins]
    hints = [teller.say("option-value", option=label, value=text) for label, text in zip(labels, counted, strict=True)]
    places = sorted({0, len(bins) // 2, len(bins) - 1})
    under = [
        tag("span", teller.number(bins[place].low, 0), style=f"left:{100 * (place + 0.5) / len(bins):.1f}%")
        for place in places
    ]
    return tag(
        "figure",
        tag("figcaption", tag("b", title), " ", caption),
        tag(
            "div",
            bars(bins, most, total, f"{title}. {caption}", hints, spread.mean),
            tag("div", *under, class_="across", aria_hidden="true"),
            class_="chart",
        ),
        fold(
            teller,
            numbers(
                (title, teller.say("head-times")),
                [(label, text) for label, text, each in zip(labels, counted, bins, strict=True) if each.count],
            ),
        ),
    )


def _span(teller: Teller, each: Bin) -> str:
    low, high = teller.number(each.low, 0), teller.number(each.high, 0)
    return low if low == high else f"{low}–{high}"


def course(
    teller: Teller,
    title: str,
    caption: str,
    course: dict[int, Estimate],
    name: Write,
    write: Write,
    also: float | None = None,
) -> Markup:
    """How a value develops step by step, with the band of its intervals."""
    points = [(float(at), course[at]) for at in sorted(course)]
    up = scale_over([*ends_of([each for _, each in points]), *([] if also is None else [also])])
    across = Scale(points[0][0], max(points[-1][0], points[0][0] + 1), 1.0)
    beside = [tag("span", write(tick), style=f"top:{100 - up.at(tick):.1f}%") for tick in up.ticks]
    places = [at for at, _ in points]
    behind = [(name(at), teller.means(each)) for at, each in points]
    chosen = sorted({places[0], places[len(places) // 2], places[-1]})
    under = [tag("span", name(at), style=f"left:{across.at(at):.1f}%") for at in chosen]
    return tag(
        "figure",
        tag("figcaption", tag("b", title), " ", caption),
        tag(
            "div",
            tag("div", *beside, class_="beside", aria_hidden="true"),
            line(points, across, up, f"{title}. {caption}", also),
            tag("div", *under, class_="across", aria_hidden="true"),
            class_="chart with-side",
        ),
        fold(teller, numbers((teller.say("head-when"), title), behind)),
    )


def axis(scale: Scale, write: Write) -> Markup:
    """The steps of a scale, written below a plot: both ends and, where there is room, what lies between."""
    every = 1 if len(scale.ticks) <= 5 else (len(scale.ticks) + 3) // 4
    ticks = [tick for tick in scale.ticks if round(tick / scale.step) % every == 0]
    return tag(
        "div",
        *(tag("span", write(tick), style=f"left:{scale.at(tick):.1f}%") for tick in ticks),
        class_="across",
    )


def numbers(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Markup:
    """A plain table."""
    head = tag("tr", *(tag("th", each, scope="col") for each in heads))
    lines = [tag("tr", tag("th", first, scope="row"), *(tag("td", each) for each in rest)) for first, *rest in rows]
    return tag("table", tag("thead", head), tag("tbody", *lines), class_="numbers")


def fold(teller: Teller, inside: Markup) -> Markup:
    """The numbers behind a drawing, folded away."""
    return tag("details", tag("summary", teller.say("the-numbers")), inside)


def shortened(label: str) -> str:
    """The label, shortened to fit a line."""
    return label if len(label) <= LONGEST_LABEL else label[: LONGEST_LABEL - 1].rstrip() + "…"
