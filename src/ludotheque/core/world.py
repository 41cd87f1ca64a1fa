"""The world: what lies on the table, as flat tables of small values, and who may see each of them.

Every field says who may see it. A field that says nothing is hidden from everybody.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NewType, Self, TypeVar, Union, get_args, get_origin, get_type_hints

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

    def remembered(self, value: Any, viewer: Viewer) -> Any:
        """What a viewer who forgets nothing still knows of the value; what is seen of it now, if it says nothing."""
        return self.seen(value, viewer)

    def opened(self, value: Any) -> Any:
        """What everybody sees when the hands are laid open after the match; a spectator's view, if it says nothing."""
        return self.seen(value, None)


class _Public(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return value


class _PerSeat(_Public):
    pass


class _Held(Sight):
    def opened(self, value: Any) -> Any:
        return value


class _Hands(_Held):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [hand if seat == viewer else type(hand)([HIDDEN] * len(hand)) for seat, hand in enumerate(value)]


class _TurnedDown(_Hands):
    def remembered(self, value: Any, viewer: Viewer) -> Any:
        return value


class _Secrets(_Held):
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
PerSeat = Annotated[T, _PerSeat()]
"""One entry per seat, and everybody sees them all."""
Hands = Annotated[T, _Hands()]
"""One entry per seat: each sees its own; of the others', how many."""
TurnedDown = Annotated[T, _TurnedDown()]
"""One entry per seat, of what lay open before: seen like hands, but whoever paid attention knows them all."""
Secrets = Annotated[T, _Secrets()]
"""One entry per seat: each sees its own; of the others', nothing."""
Counted = Annotated[T, _Counted()]
"""Everybody sees how many, nobody which."""


class World(Struct, kw_only=True):
    """The table of a game. A subclass adds its fields, each with its mark."""

    over: Public[bool] = False

    @property
    def from_memory(self) -> bool:
        """Whether the players must remember what they saw: while it goes on, nobody can look it up."""
        return False

    def tells(self, what: Any, viewer: Viewer) -> Any:
        """A record of the log as this viewer may read it now; where players must remember, it may say less."""
        return what.seen_by(viewer)

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
        return self.glimpsed_by(viewer).clone()

    def glimpsed_by(self, viewer: Viewer) -> Self:
        """The same, to be looked at and let go at once: what it shows, it shares with the table."""
        view: Self = self.__copy__()  # type: ignore[attr-defined]
        for name, sight in _sights(type(self)):
            setattr(view, name, sight.seen(getattr(self, name), viewer))
        return view

    def remembered_by(self, viewer: Viewer) -> Self:
        """The table as a seat knows it that forgets nothing it has seen: what a good player, or a bot, plays by."""
        return self._shown(lambda sight, value: sight.remembered(value, viewer))

    def opened(self) -> Self:
        """The table with all hands laid open, as players look back at it; what nobody ever sees stays unseen."""
        return self._shown(lambda sight, value: sight.opened(value))

    def _shown(self, shown: Callable[[Sight, Any], Any]) -> Self:
        view = self.clone()
        for name, sight in _sights(type(self)):
            setattr(view, name, shown(sight, getattr(view, name)))
        return view


@cache
def _sights(world: type[World]) -> tuple[tuple[str, Sight], ...]:
    """The fields that are not simply public, with their marks."""
    marked = ((name, _mark(hint)) for name, hint in get_type_hints(world, include_extras=True).items())
    return tuple((name, sight) for name, sight in marked if not isinstance(sight, _Public))


def is_per_seat(hint: Any) -> bool:
    """Whether a field, by its annotation, has an entry for each seat."""
    return isinstance(_mark(hint), _PerSeat | _Hands | _Secrets)


def _mark(hint: Any) -> Sight:
    marks = [mark for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, Sight)]
    return marks[0] if marks else _Unseen()


Copier = Callable[[Any], Any]


@cache
def _copiers(world: type[World]) -> tuple[tuple[str, type, Copier], ...]:
    """The fields whose values can change, with their kind and the way to copy it. In a view, less stands there."""
    plans = ((name, _copier(hint, name)) for name, hint in get_type_hints(world).items())
    return tuple((name, *plan) for name, plan in plans if plan is not None)


def _copier(hint: Any, name: str) -> tuple[type, Copier] | None:
    """The kind of value that must be copied, and how; None where it never changes, so that it can be shared."""
    kind: Any = hint.__supertype__ if isinstance(hint, NewType) else get_origin(hint) or hint
    parts = [arg for arg in get_args(hint) if arg is not ...]
    if kind is list:
        return list, _copier_of_items(_copier(parts[0], name))
    if kind is dict:
        return dict, _copier_of_values(_copier(parts[1], name))
    if kind is bytearray:
        return bytearray, bytearray.copy
    if kind is set or kind is frozenset:
        raise TypeError(f"{name}: a set has no order of its own, so its bytes would differ; use a list, tuple or dict")
    if kind is Literal or kind is Any:
        return None
    if kind in (Union, UnionType, tuple):
        changing = [plan for part in parts if (plan := _copier(part, name)) is not None]
        if not changing:
            return None
        if kind in (Union, UnionType) and len(changing) == 1:
            return changing[0]
    elif hasattr(kind, "clone"):
        return kind, kind.clone
    elif _is_immutable(kind):
        return None
    raise TypeError(f"{name}: {hint} cannot be copied; it is neither immutable, nor a list or dict, nor has clone()")


def _copier_of_items(plan: tuple[type, Copier] | None) -> Copier:
    if plan is None:
        return list.copy
    kind, copied = plan
    return lambda values: [copied(value) if type(value) is kind else value for value in values]


def _copier_of_values(plan: tuple[type, Copier] | None) -> Copier:
    if plan is None:
        return dict.copy
    kind, copied = plan
    return lambda values: {key: copied(value) if type(value) is kind else value for key, value in values.items()}


def _is_immutable(kind: Any) -> bool:
    if issubclass(kind, Struct):
        return bool(kind.__struct_config__.frozen)
    return issubclass(kind, int | str | float | bytes | Enum | NoneType)
