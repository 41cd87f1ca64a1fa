"""The face: what a board needs to know beyond the view, and the graph of a match."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from ..steps import W

Standing = Sequence[float] | Mapping[str, float]
"""A number for each seat; in a cooperative game, a number for each thing that counts, by name."""


def named(standing: Standing) -> dict[int | str, float]:
    """The standing as a dict, by seat or by name."""
    return dict(standing.items() if isinstance(standing, Mapping) else enumerate(standing))


def _nothing() -> None:
    return None


def _no_graph(w: Any) -> Standing:
    return ()


class Face(Struct, Generic[W], frozen=True, kw_only=True):
    """What a game provides for whoever draws it."""

    material: Callable[[], Any] = _nothing
    """What lies in the box, as plain data: cards, tiles, tables of values. It is the same in every match."""
    standing: Callable[[W], Standing] = _no_graph
    """Who is ahead, for the graph of a match: points so far or, without points, the nearest thing to them. The seats or
    names stay the same from start to end. The world may be a view, unless the players play from memory. The catalogue
    names what is counted in `standing`, and each name in `standing-NAME`. An empty standing means no graph."""
