"""Plots: our own drawings in SVG, stretched to the width of the page. Every label is text of the page.

Coordinates go from 0 to 100 both ways. Strokes keep their width, and a dot is a stroke without length.
"""

from collections.abc import Sequence
from math import floor, log10

from msgspec import Struct

from ludotheque.bots.series.tally import Bin, Estimate

from .html import Markup, tag

TICKS = 4
"""The approximate number of steps on an axis."""


class Scale(Struct, frozen=True):
    """The range of an axis, and its steps."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> float:
        """Where a value lies, from 0 to 100; values outside the range lie at the edge."""
        return min(100.0, max(0.0, 100 * (value - self.low) / (self.high - self.low)))

    @property
    def ticks(self) -> list[float]:
        """The values written on the axis."""
        first = round(self.low / self.step)
        return [self.step * number for number in range(first, round(self.high / self.step) + 1)]


def scale_over(values: Sequence[float]) -> Scale:
    """A scale with round steps that covers all these values."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / TICKS
    power = 10.0 ** floor(log10(rough))
    step = next(digit * power for digit in (1, 2, 2.5, 5, 10) if digit * power >= rough * 0.999)
    return Scale(floor(low / step + 1e-9) * step, -floor(-high / step + 1e-9) * step, step)


def ends_of(estimates: Sequence[Estimate]) -> list[float]:
    """Every value that a plot of these must have room for."""
    found = [each for estimate in estimates for each in (estimate.value, estimate.low, estimate.high)]
    return [each for each in found if each is not None]


def drawing(*marks: Markup, height: int, label: str, kind: str) -> Markup:
    """A drawing, as wide as there is room."""
    return tag(
        "svg",
        *marks,
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        class_=f"drawing {kind}",
        height=height,
        role="img",
        aria_label=label,
    )


def bars(bins: Sequence[Bin], most: float, total: int, label: str, hints: Sequence[str], mean: float | None) -> Markup:
    """A histogram. `most` is the share of the tallest bar in any of several to be compared."""
    wide = 100 / len(bins)
    marks = []
    for place, (each, hint) in enumerate(zip(bins, hints, strict=True)):
        tall = 100 * each.count / total / most if most else 0.0
        if each.count:
            tall = max(tall, 1.0)
            marks.append(
                tag(
                    "rect",
                    tag("title", hint),
                    x=place * wide + wide * 0.06,
                    y=100 - tall,
                    width=wide * 0.88,
                    height=tall,
                    class_="bar",
                )
            )
    if mean is not None:
        low, high = bins[0].low, bins[-1].high + 1
        at = 100 * (mean + 0.5 - low) / (high - low)
        marks.append(tag("line", x1=at, x2=at, y1=0.0, y2=100.0, class_="mean"))
    return drawing(*marks, height=110, label=label, kind="histogram")


def strip(estimate: Estimate, scale: Scale, reference: float | None, verdict: str) -> Markup:
    """A dot and its interval on a line of their own."""
    marks = []
    if reference is not None:
        marks.append(_line(scale.at(reference), scale.at(reference), "reference", 0, 100))
    if estimate.low is not None and estimate.high is not None:
        marks.append(_line(scale.at(estimate.low), scale.at(estimate.high), f"reach {verdict}"))
    marks.append(_dot(scale.at(estimate.value), 50.0, verdict))
    return tag(
        "svg",
        *marks,
        viewBox="0 0 100 100",
        preserveAspectRatio="none",
        class_="strip",
        height=22,
        aria_hidden="true",
    )


def bar(share: float) -> Markup:
    """A bar, as long as its share of the longest."""
    mark = tag("rect", x=0.0, y=22.0, width=max(0.6, 100 * share), height=56.0, class_="bar")
    return tag(
        "svg", mark, viewBox="0 0 100 100", preserveAspectRatio="none", class_="strip", height=22, aria_hidden="true"
    )


def line(points: Sequence[tuple[float, Estimate]], across: Scale, up: Scale, label: str, also: float | None) -> Markup:
    """A line with the band of its intervals, and perhaps a level to compare with."""
    top = [(across.at(at), 100 - up.at(each.value if each.high is None else each.high)) for at, each in points]
    bottom = [(across.at(at), 100 - up.at(each.value if each.low is None else each.low)) for at, each in points]
    middle = [(across.at(at), 100 - up.at(each.value)) for at, each in points]
    grid = [_line(0.0, 100.0, "rule", 100 - up.at(tick)) for tick in up.ticks]
    level = [] if also is None else [_line(0.0, 100.0, "reference", 100 - up.at(also))]
    return drawing(
        *grid,
        *level,
        tag("polygon", points=_points([*top, *reversed(bottom)]), class_="band"),
        tag("polyline", points=_points(middle), class_="line"),
        *(_dot(x, y, "more") for x, y in middle),
        height=170,
        label=label,
        kind="course",
    )


def _line(x1: float, x2: float, kind: str, y1: float = 50.0, y2: float | None = None) -> Markup:
    return tag("line", x1=x1, x2=x2, y1=float(y1), y2=float(y1 if y2 is None else y2), class_=kind)


def _dot(x: float, y: float, kind: str) -> Markup:
    return tag("path", d=f"M{x:.2f} {y:.2f}h0", class_=f"dot {kind}")


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in points)
