"""Actions: what a player may choose, as a number below a fixed one."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Protocol

from ludotheque.core import Option

Kinds = Mapping[str, Mapping[str, Sequence[Any]]]
"""By the name of a record: the fields that tell one such choice from another, each with all its values."""

Meaning = tuple[Any, ...]
"""A choice as a catalogue names it: the name of its record, and the values of its telling fields."""


class Actions(Protocol):
    """How choices are numbered at a table."""

    form: str

    def __len__(self) -> int:
        """How many numbers there are."""

    def numbered(self, legal: Sequence[Option[Any]]) -> dict[int, Option[Any]]:
        """The choices there are now, by their numbers."""


class Catalogue:
    """Every choice that can ever come up has a number of its own, the same in all matches at such a table.

    Fields that are left out follow from the moment: at most one choice of a list fits a number.
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
        """The choices there are now, by their numbers."""
        return {self.number(option): option for option in legal}

    def _meaning(self, option: Option[Any]) -> Meaning:
        kind = type(option).__name__
        return (kind, *(getattr(option, field) for field in self._fields[kind]))


class Listed:
    """A number is a place in the list of what is legal now, which always has the same order for the same moment.

    What stands beyond the last number cannot be chosen.
    """

    form = "listed"

    def __init__(self, most: int) -> None:
        self.most = most

    def __len__(self) -> int:
        return self.most

    def numbered(self, legal: Sequence[Option[Any]]) -> dict[int, Option[Any]]:
        """The choices there are now, by their numbers."""
        return dict(enumerate(legal[: self.most]))


def _meanings(kinds: Kinds) -> Iterator[Meaning]:
    for kind, fields in kinds.items():
        yield from ((kind, *values) for values in _all_of(fields.values()))


def _all_of(domains: Iterable[Sequence[Any]]) -> Iterator[Meaning]:
    return product(*domains)
