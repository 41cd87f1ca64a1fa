"""Actions: each choice of a player as a number below a fixed limit."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from typing import Any, Protocol

from ludotheque.core import Option
from ludotheque.core.facets.research import Kinds

Meaning = tuple[Any, ...]
"""A choice as the catalogue knows it: the name of its record, and the values of those fields."""


class Actions(Protocol):
    """How the choices at a table are numbered."""

    form: str

    def __len__(self) -> int:
        """The number of actions."""

    def numbered(self, legal: Sequence[Option[Any]]) -> dict[int, Option[Any]]:
        """The current choices, by number."""


class Catalogue:
    """Every choice that can ever come up has a number of its own, the same in all matches at this table.

    Fields that are left out follow from the position: at most one legal choice fits a number.
    """

    form = "catalogue"

    def __init__(self, kinds: Kinds) -> None:
        self._fields = {kind: tuple(fields) for kind, fields in kinds.items()}
        self.meanings = [*_meanings(kinds)]
        self._numbers = {meaning: number for number, meaning in enumerate(self.meanings)}
        self._met: dict[Option[Any], int] = {}

    def __len__(self) -> int:
        return len(self.meanings)

    def number(self, option: Option[Any]) -> int:
        """The number of a choice."""
        number = self._met.get(option)
        if number is None:
            number = self._met[option] = self._numbers[self._meaning(option)]
        return number

    def numbered(self, legal: Sequence[Option[Any]]) -> dict[int, Option[Any]]:
        """The current choices, by number."""
        return {self.number(option): option for option in legal}

    def _meaning(self, option: Option[Any]) -> Meaning:
        kind = type(option).__name__
        return (kind, *(getattr(option, field) for field in self._fields[kind]))


class Listed:
    """A number is a place in the list of legal choices, whose order is fixed for each position.

    Choices beyond the last number cannot be made.
    """

    form = "listed"

    def __init__(self, most: int) -> None:
        self.most = most

    def __len__(self) -> int:
        return self.most

    def numbered(self, legal: Sequence[Option[Any]]) -> dict[int, Option[Any]]:
        """The current choices, by number."""
        return dict(enumerate(legal[: self.most]))


def _meanings(kinds: Kinds) -> Iterator[Meaning]:
    for kind, fields in kinds.items():
        yield from ((kind, *values) for values in _all_of(fields.values()))


def _all_of(domains: Iterable[Sequence[Any]]) -> Iterator[Meaning]:
    return product(*domains)
