"""The tree of a search: what was tried, how often, and what it led to."""

from collections.abc import Hashable, Sequence
from math import inf, sqrt
from typing import Any

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import Option

CURIOSITY = 1.0
"""How eagerly the search tries options that do not look best, in units of the spread so far."""


class Edge:
    """An option at a node of the tree, and how it has done so far."""

    __slots__ = ("available", "looks", "total", "weight")

    def __init__(self, weight: float) -> None:
        self.weight = weight
        self.available = self.looks = 0
        self.total = 0.0

    def add(self, value: float) -> None:
        """Adds the value of one more look."""
        self.looks += 1
        self.total += value


Edges = dict[Option[Any], Edge]


class Node:
    """A node of the tree: what was answered before it, whatever was hidden or drawn."""

    __slots__ = ("children", "edges")

    def __init__(self) -> None:
        self.edges: dict[Player, Edges] = {}
        self.children: dict[Hashable, Node] = {}

    def child(self, answers: Hashable) -> "tuple[Node, bool]":
        """The node after these answers, and whether it is new."""
        found = self.children.get(answers)
        if found is not None:
            return found, False
        new = self.children[answers] = Node()
        return new, True


def most_promising(edges: Edges, options: Sequence[Option[Any]], spread: float) -> Option[Any]:
    """The option to try next: it did well so far, or it looks good and was seldom tried when it could have been."""
    tried = [edge for edge in map(edges.__getitem__, options) if edge.looks]
    unknown = sum(edge.total for edge in tried) / sum(edge.looks for edge in tried) if tried else 0.0
    best, highest = options[0], -inf
    for option in options:
        edge = edges[option]
        edge.available += 1
        mean = edge.total / edge.looks if edge.looks else unknown
        hope = mean + CURIOSITY * spread * edge.weight * sqrt(edge.available) / (1 + edge.looks)
        if hope > highest:
            best, highest = option, hope
    return best


class Spread:
    """How widely the values of a search are spread: the measure of what is much and what is little."""

    def __init__(self) -> None:
        self._count, self._mean, self._squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        """Adds a value."""
        self._count += 1
        away = value - self._mean
        self._mean += away / self._count
        self._squares += away * (value - self._mean)

    @property
    def deviation(self) -> float:
        """The standard deviation; 1 while there are too few values to tell."""
        return sqrt(self._squares / (self._count - 1)) if self._count > 1 and self._squares > 0 else 1.0
