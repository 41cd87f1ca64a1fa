"""The face: what a board needs to know beyond the view, and the graph of a match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from ..steps import W

Standing = Sequence[float] | Mapping[str, float]
"""A number for each seat; or, where all play together, one for each thing that counts for them, by its name."""


def named(standing: Standing) -> dict[int | str, float]:
    """A standing by seats or by names."""
    return dict(standing.items() if isinstance(standing, Mapping) else enumerate(standing))


def _nothing() -> None:
    return None


def _no_graph(w: Any) -> Standing:
    return ()


class Face(Struct, Generic[W], frozen=True, kw_only=True):
    """What a game gives to whoever draws it."""

    material: Callable[[], Any] = _nothing
    """What lies in the box, as plain data: cards, tiles, tables of values. No match changes it."""
    standing: Callable[[W], Standing] = _no_graph
    """Who is ahead, for the graph of a match: points so far or, where there are none, what comes nearest to them; the
    same seats or names from the start to the end. The table may be somebody's view, unless they play from memory. The
    catalogue says `standing` of what is counted, and `standing-NAME` of each name. Where it gives nothing, there is no
    graph."""
