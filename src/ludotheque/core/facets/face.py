"""The face: what a board needs to know beyond the view, how far a player has come, and the graph of a match."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, Literal

from msgspec import Struct

from ..language.words import Sentence
from ..state.steps import Option, W
from ..state.world import Viewer
from .chronicle import Chronicle, Passage

Kinds = tuple[type[Option[Any]], ...]
"""Kinds of records."""

Standing = Sequence[float] | Mapping[str, float]
"""A number for each seat; in a cooperative game, a number for each thing that counts, by name."""


def named(standing: Standing) -> dict[int | str, float]:
    """The standing as a dict, by seat or by name."""
    return dict(standing.items() if isinstance(standing, Mapping) else enumerate(standing))


class Aim(Struct, frozen=True, omit_defaults=True):
    """One thing that a goal asks for: whether it is met, the count so far and needed, and how to get there."""

    says: Sentence
    done: bool | None = None
    """None: no player can know."""
    have: int | None = None
    """None: there is nothing to count."""
    need: int = 0
    bound: Literal["least", "most", "exactly"] = "least"
    ways: tuple[Sentence, ...] = ()


class Goal(Struct, frozen=True, omit_defaults=True):
    """What a player or the whole table tries to do. It is done when all its aims are."""

    name: str
    """What kind of goal it is, for the page that draws it."""
    says: Sentence
    aims: tuple[Aim, ...]


def _no_goals(w: Any, viewer: Viewer) -> Sequence[Goal]:
    return ()


def _nothing() -> None:
    return None


def _no_graph(w: Any) -> Standing:
    return ()


def _no_chronicle(passages: Iterable[Passage[Any]]) -> Chronicle:
    return Chronicle()


class Face(Struct, Generic[W], frozen=True, kw_only=True):
    """What a game provides for the page that draws it."""

    material: Callable[[], Any] = _nothing
    """What lies in the box, as plain data: cards, tiles, tables of values. It is the same in every match."""
    goals: Callable[[W, Viewer], Sequence[Goal]] = _no_goals
    """What the viewer tries to do, and how far they have come. The world is as the viewer sees it."""
    standing: Callable[[W], Standing] = _no_graph
    """Who is ahead, for the graph of a match: points so far or, without points, the nearest thing to them. The seats or
    names stay the same from start to end. The world may be a view, unless the players play from memory. The catalogue
    names what is counted in `standing`, and each name in `standing-NAME`. An empty standing means no graph."""
    moments: Kinds = ()
    """The kinds of records that make a moment: readers are shown the table as it was right after each of them, even
    where one answer leads to many."""
    chronicle: Callable[[Iterable[Passage[W]]], Chronicle] = _no_chronicle
    """The story of a match that is over, from its passages, the beginning first."""
