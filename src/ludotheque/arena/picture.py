"""The results as a picture: a bar of Elo for each bot with its interval, and a matrix of who is ahead of whom."""

from collections.abc import Callable, Iterator
from math import ceil, floor
from xml.sax.saxutils import escape

from ludotheque.bots.series.tally import Estimate
from ludotheque.core.language.numbers import number, percent
from ludotheque.core.language.words import Language, say
from ludotheque.core.shelf import shelf

from .results import Results
from .schedule import lineup_name

MARGIN, ROW, CELL_HEIGHT, LETTER = 24, 30, 46, 7.4
"""Distances, and the approximate width of a letter."""
PLOT = 460
"""The width of the plot."""
BEYOND = 300
"""Elo to which intervals are drawn beyond the last bar. A longer interval ends in an arrow."""
TICKS = (5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_TICKS = 10
BETTER, WORSE = (92, 146, 191), (211, 136, 85)
"""The matrix goes from blue (ahead) over white to orange (behind). The figures say the same."""
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #111 }
.title { font-size: 17px; font-weight: 600 }
.part { font-size: 14px; font-weight: 600 }
.note { font-size: 12px; fill: #666 }
.small { font-size: 11px }
.right { text-anchor: end }
.middle { text-anchor: middle }
"""


class Picture:
    """A drawing in one language."""

    def __init__(self, results: Results, language: Language) -> None:
        self.results, self.language = results, language
        self.names = [result.bot for result in results.bots]
        self.gutter = MARGIN + max(len(name) for name in self.names) * LETTER + 14
        self.cell = max(76.0, max(len(name) for name in self.names) * LETTER + 10)

    def drawn(self) -> str:
        """The whole picture as an SVG document."""
        bars_top = 112
        matrix_top = bars_top + len(self.names) * ROW + 104
        height = matrix_top + len(self.names) * CELL_HEIGHT + 20
        width = max(self.gutter + PLOT + 80, self.gutter + len(self.names) * self.cell + MARGIN)
        parts = [*self._heading(), *self._bars(bars_top), *self._matrix(matrix_top)]
        size = f'viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}"'
        opening = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" lang="{self.language}">'
        paper = f'<rect width="{width:.0f}" height="{height}" fill="#fff"/>'
        title = f"<title>{escape(self._title())}</title>"
        return "\n".join((opening, title, f"<style>{STYLE}</style>", paper, *parts, "</svg>")) + "\n"

    def _say(self, id: str, **args: int | str) -> str:
        return say(__package__, self.language, id, args)

    def _title(self) -> str:
        return shelf.game(self.results.table.game).title().text(self.language)

    def _heading(self) -> Iterator[str]:
        table = self.results.table
        facts = [
            self._say("players", n=table.players),
            *([lineup_name(table.lineup).text(self.language)] if table.players > 2 else ()),
            self._say("deals", n=self.results.deals),
            self._say("matches", n=self.results.matches),
        ]
        yield _text(MARGIN, 36, f"{self._title()} · {' · '.join(facts)}", "title")

    def _bars(self, top: float) -> Iterator[str]:
        """A bar from 0 to each bot's Elo, with the interval across its end."""
        yield _text(MARGIN, top - 40, self._say("elo-title"), "part")
        yield _text(MARGIN, top - 21, self._say("elo-note"), "note")
        estimates = [result.elo for result in self.results.bots]
        low, high, step = _axis(estimates)
        scale = PLOT / (high - low)
        bottom = top + len(estimates) * ROW

        def x(elo: float) -> float:
            return self.gutter + (min(max(elo, low), high) - low) * scale

        for tick in range(low, high + 1, step):
            yield _line(x(tick), top, x(tick), bottom, "#888" if tick == 0 else "#e4e4e4")
            yield _text(x(tick), bottom + 17, self._signed(tick), "small middle")
        for place, (name, elo) in enumerate(zip(self.names, estimates, strict=True)):
            y = top + place * ROW + ROW / 2
            left, right = sorted((x(0), x(elo.value)))
            yield _text(self.gutter - 10, y + 4, name, "right")
            yield f'<rect x="{left:.1f}" y="{y - 8:.1f}" width="{right - left:.1f}" height="16" fill="#9cc3e4"/>'
            yield from _whisker(x, y, elo, low, high)
            yield _text(self.gutter + PLOT + 12, y + 4, self._signed(round(elo.value)), "")

    def _signed(self, elo: int) -> str:
        sign = "+" if elo > 0 else "−" if elo < 0 else ""
        return sign + number(abs(elo), 0, self.language)

    def _matrix(self, top: float) -> Iterator[str]:
        yield _text(MARGIN, top - 52, self._say("matrix-title"), "part")
        yield _text(MARGIN, top - 33, self._say("matrix-note"), "note")
        found = {pair.bots: pair.ahead for pair in self.results.pairs}
        for place, name in enumerate(self.names):
            yield _text(self.gutter + (place + 0.5) * self.cell, top - 8, name, "middle")
            yield _text(self.gutter - 10, top + (place + 0.5) * CELL_HEIGHT + 4, name, "right")
            for other, against in enumerate(self.names):
                ahead = found.get((name, against))
                if ahead is None and (mirrored := found.get((against, name))):
                    ahead = mirrored.mirrored(1)
                yield from self._cell(self.gutter + other * self.cell, top + place * CELL_HEIGHT, ahead)

    def _cell(self, x: float, y: float, ahead: Estimate | None) -> Iterator[str]:
        colour = "#f3f3f3" if ahead is None else _colour(ahead.value)
        size = f'width="{self.cell - 2:.1f}" height="{CELL_HEIGHT - 2}"'
        yield f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{colour}"/>'
        if ahead is None:
            return
        low, high = (number(100 * (side or 0.0), 0, self.language) for side in (ahead.low, ahead.high))
        centre = x + self.cell / 2 - 1
        yield _text(centre, y + 19, percent(ahead.value, self.language), "middle")
        yield _text(centre, y + 35, f"{low} – {high}", "small middle")


def picture(results: Results, language: Language) -> str:
    """The results as an SVG document in this language."""
    return Picture(results, language).drawn()


def _axis(estimates: list[Estimate]) -> tuple[int, int, int]:
    """The ends of the axis, and its step. All bars fit, and all intervals that are not very long."""
    values = [estimate.value for estimate in estimates]
    lowest = max(min(values) - BEYOND, min(estimate.low or 0.0 for estimate in estimates))
    highest = min(max(values) + BEYOND, max(estimate.high or 0.0 for estimate in estimates))
    step = next((tick for tick in TICKS if (highest - lowest) / tick <= MOST_TICKS), TICKS[-1])
    return min(0, floor(lowest / step)) * step, max(1, ceil(highest / step)) * step, step


def _whisker(x: Callable[[float], float], y: float, elo: Estimate, low: int, high: int) -> Iterator[str]:
    """The interval: a line with a bar at each end, or an arrow where it goes on."""
    left, right = elo.low or 0.0, elo.high or 0.0
    yield _line(x(left), y, x(right), y, "#1d4e79", 1.6)
    for end, beyond, inwards in ((left, left < low, 5), (right, right > high, -5)):
        if beyond:
            yield _line(x(end), y, x(end) + inwards, y - 5, "#1d4e79", 1.6)
            yield _line(x(end), y, x(end) + inwards, y + 5, "#1d4e79", 1.6)
        else:
            yield _line(x(end), y - 5, x(end), y + 5, "#1d4e79", 1.6)


def _colour(share: float) -> str:
    strong = BETTER if share > 0.5 else WORSE
    part = abs(share - 0.5) * 2
    return "#" + "".join(f"{round(255 + (hue - 255) * part):02x}" for hue in strong)


def _text(x: float, y: float, words: str, kind: str) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" class="{kind}">{escape(words)}</text>'


def _line(x: float, y: float, to_x: float, to_y: float, colour: str, width: float = 1) -> str:
    ends = f'x1="{x:.1f}" y1="{y:.1f}" x2="{to_x:.1f}" y2="{to_y:.1f}"'
    return f'<line {ends} stroke="{colour}" stroke-width="{width}"/>'
