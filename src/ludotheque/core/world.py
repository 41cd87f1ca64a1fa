"""The world: what lies on the table, as flat tables of small values, and who may see each of them.

Every field says who may see it. A field that says nothing is hidden from everybody.
"""

from collections.abc import Callable, Iterable
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, Literal, NewType, Self, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from .words import Player

T = TypeVar("T")


class Hidden(Enum):
    """What stands in a view in the place of what the viewer may not know."""

    HIDDEN = "?"

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final[Any] = Hidden.HIDDEN

Viewer = Player | None
"""A seat, or None: a spectator."""


class Sight:
    """A field's mark: what of its value a viewer sees. A game may write its own."""

    def seen(self, value: Any, viewer: Viewer) -> Any:
        """What the viewer sees of the value."""
        raise NotImplementedError


class _Public(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return value


class _Hands(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [hand if seat == viewer else type(hand)([HIDDEN] * len(hand)) for seat, hand in enumerate(value)]


class _Secrets(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [secret if seat == viewer else HIDDEN for seat, secret in enumerate(value)]


class _Counted(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return len(value)


class _Unseen(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return HIDDEN


Public = Annotated[T, _Public()]
"""Everybody sees it."""
Hands = Annotated[T, _Hands()]
"""One entry per seat: each sees its own; of the others', how many."""
Secrets = Annotated[T, _Secrets()]
"""One entry per seat: each sees its own; of the others', nothing."""
Counted = Annotated[T, _Counted()]
"""Everybody sees how many, nobody which."""


class World(Struct, kw_only=True):
    """The table of a game. A subclass adds its fields, each with its mark."""

    over: Public[bool] = False

    def clone(self) -> Self:
        """The same table again; what happens to one does not happen to the other."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        for name, kind, copied in _copiers(type(self)):
            value = getattr(self, name)
            if type(value) is kind:
                setattr(twin, name, copied(value))
        return twin

    def seen_by(self, viewer: Viewer) -> Self:
        """The table as a seat, or a spectator (None), may know it."""
        view = self.clone()
        for name, sight in _sights(type(self)):
            setattr(view, name, sight.seen(getattr(view, name), viewer))
        return view


@cache
def _sights(world: type[World]) -> tuple[tuple[str, Sight], ...]:
    """The fields that are not simply public, with their marks."""
    marked = ((name, _mark(hint)) for name, hint in get_type_hints(world, include_extras=True).items())
    return tuple((name, sight) for name, sight in marked if not isinstance(sight, _Public))


def _mark(hint: Any) -> Sight:
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Sight)]
    return marks[0] if marks else _Unseen()


Copier = Callable[[Any], Any]


@cache
def _copiers(world: type[World]) -> tuple[tuple[str, type, Copier], ...]:
    """The fields whose values can change, with their kind and the way to copy it. In a view, less stands there."""
    plans = ((name, _kind(hint), _copier(hint, name)) for name, hint in get_type_hints(world).items())
    return tuple((name, kind, copied) for name, kind, copied in plans if copied is not None)


def _kind(hint: Any) -> Any:
    return hint.__supertype__ if isinstance(hint, NewType) else get_origin(hint) or hint


def _copier(hint: Any, name: str) -> Copier | None:
    """How to copy a value of this type; None where it never changes, so that it can be shared."""
    kind = _kind(hint)
    copied: Copier
    if kind is list:
        return _copier_of_items(get_args(hint)[0], name)
    if kind is dict:
        return _copier_of_values(get_args(hint)[1], name)
    if kind is set or kind is bytearray:
        copied = kind.copy
        return copied
    if _never_changes(kind, hint):
        return None
    if hasattr(kind, "clone"):
        copied = kind.clone
        return copied
    raise TypeError(f"{name}: {hint} is neither a list, a dict, a set nor immutable, and has no clone()")


def _copier_of_items(item: Any, name: str) -> Copier:
    copied, kind = _copier(item, name), _kind(item)
    if copied is None:
        return list.copy
    return lambda values: [copied(value) if type(value) is kind else value for value in values]


def _copier_of_values(item: Any, name: str) -> Copier:
    copied, kind = _copier(item, name), _kind(item)
    if copied is None:
        return dict.copy
    return lambda values: {key: copied(value) if type(value) is kind else value for key, value in values.items()}


def _never_changes(kind: Any, hint: Any) -> bool:
    if kind in (int, str, bool, float, bytes, tuple, frozenset, type(None), Literal) or kind is Any:
        return True
    if isinstance(kind, type) and issubclass(kind, Struct):
        return bool(kind.__struct_config__.frozen)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return True
    return isinstance(kind, type) is False and all(_never_changes(get_origin(arm) or arm, arm) for arm in _arms(hint))


def _arms(union: Any) -> Iterable[Any]:
    return get_args(union) or (object,)
