"""The writer of HTML, and the scales of the plots."""

import pytest

from ludotheque.bots.series.tally import Estimate
from ludotheque.study.html import Markup, tag, together
from ludotheque.study.plots import scale_over, strip


def test_text_is_escaped_and_markup_is_not() -> None:
    assert tag("p", "a < b & c", tag("b", '"'), class_='x"y') == '<p class="x&quot;y">a &lt; b &amp; c<b>&quot;</b></p>'
    assert together("<", Markup("<br>"), None, ["a", ["b"]]) == "&lt;<br>ab"


def test_attributes_are_written_as_html_names_them() -> None:
    assert tag("line", x1=1.50, stroke_width=2, class_="a", y1=None) == '<line x1="1.5" stroke-width="2" class="a"/>'


@pytest.mark.parametrize(
    "values", [[0.0, 1.0], [0.503, 0.561], [-7.2, 3.0], [5.0], [181.0, 181.0], [0.0004, 0.0011], [-3.0, 1e6]]
)
def test_a_scale_has_round_steps_and_room_for_all(values: list[float]) -> None:
    scale = scale_over(values)
    assert scale.low <= min(values)
    assert scale.high >= max(values)
    assert 2 <= len(scale.ticks) <= 8
    assert all(0 <= scale.at(value) <= 100 for value in values)


def test_a_dot_lies_where_its_value_is() -> None:
    drawn = strip(Estimate(0.5, 0.25, 0.75), scale_over([0.0, 1.0]), 0.5, "chance")
    assert 'd="M50.00 50.00h0"' in drawn
    assert 'x1="25" x2="75"' in drawn
