"""A small writer of HTML and SVG. It escapes every text that is not markup already."""

from html import escape

VOID = {"meta", "br", "hr", "img", "circle", "line", "rect", "polyline", "polygon"}
"""Elements without content."""


class Markup(str):
    """Text that is HTML."""


Child = str | Markup | None | list["Child"]


def tag(element: str, *children: Child, **attributes: str | float | None) -> Markup:
    """An element. `class_` stands for the attribute class, `stroke_width` for stroke-width; None leaves an attribute
    out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    inside = "".join(map(_written, children))
    if element in VOID and not inside:
        return Markup(f"<{element}{written}>" if element in ("meta", "br", "hr", "img") else f"<{element}{written}/>")
    return Markup(f"<{element}{written}>{inside}</{element}>")


def together(*children: Child) -> Markup:
    """Several children, one after another."""
    return Markup("".join(map(_written, children)))


def _plain(value: str | float) -> str:
    """The value as text; a number as short as possible."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def _written(child: Child) -> str:
    if child is None:
        return ""
    if isinstance(child, list):
        return "".join(map(_written, child))
    return child if isinstance(child, Markup) else escape(child)
