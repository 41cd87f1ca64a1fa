"""The world: what lies on the table, as flat tables of small values, and who may see each of them.

Every field has a sight that says who may see it. A field without one is hidden from everybody.
"""

from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    ClassVar,
    Final,
    Literal,
    NewType,
    Self,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
)

from msgspec import Struct

from ..language.words import Player

T = TypeVar("T")


class Hidden(Enum):
    """What stands in a view in place of what the viewer may not know."""

    HIDDEN = "?"

    def __repr__(self) -> str:
        return "HIDDEN"


HIDDEN: Final[Any] = Hidden.HIDDEN

Viewer = Player | None
"""A seat, or None: a watcher."""


Lies = Literal["open", "by-seat", "hands", "secrets", "counted", "nowhere"]
"""Where a field lies: in the middle, an entry before each seat, in hands, a secret each, as a pile, or out of sight."""


class Sight:
    """How much of a field's value a viewer sees. A game may define its own."""

    lies: ClassVar[Lies] = "open"
    """Where the field lies, for whoever draws the table."""

    def seen(self, value: Any, viewer: Viewer) -> Any:
        """What the viewer sees of the value."""
        raise NotImplementedError

    def remembered(self, value: Any, viewer: Viewer) -> Any:
        """What a viewer who forgets nothing still knows of the value; by default, what they see of it now."""
        return self.seen(value, viewer)

    def opened(self, value: Any) -> Any:
        """What everybody sees when the hands are laid open after the match; by default, a watcher's view."""
        return self.seen(value, None)


class _Public(Sight):
    def seen(self, value: Any, viewer: Viewer) -> Any:
        return value


class _PerSeat(_Public):
    lies = "by-seat"


class _Held(Sight):
    def opened(self, value: Any) -> Any:
        return value


class _Hands(_Held):
    lies = "hands"

    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [hand if seat == viewer else type(hand)([HIDDEN] * len(hand)) for seat, hand in enumerate(value)]


class _TurnedDown(_Hands):
    def remembered(self, value: Any, viewer: Viewer) -> Any:
        return value


class _Secrets(_Held):
    lies = "secrets"

    def seen(self, value: Any, viewer: Viewer) -> Any:
        return [secret if seat == viewer else HIDDEN for seat, secret in enumerate(value)]


class _Counted(Sight):
    lies = "counted"

    def seen(self, value: Any, viewer: Viewer) -> Any:
        return len(value)


class _Unseen(Sight):
    lies = "nowhere"

    def seen(self, value: Any, viewer: Viewer) -> Any:
        return HIDDEN


Public = Annotated[T, _Public()]
"""Everybody sees it."""
PerSeat = Annotated[T, _PerSeat()]
"""One value per seat, and everybody sees them all."""
Hands = Annotated[T, _Hands()]
"""One value per seat: each sees its own, and how many the others have."""
TurnedDown = Annotated[T, _TurnedDown()]
"""One value per seat, for things that once lay open: seen like hands, but known to everybody who paid attention."""
Secrets = Annotated[T, _Secrets()]
"""One value per seat: each sees its own, and nothing of the others'."""
Counted = Annotated[T, _Counted()]
"""All players see how many; none sees which."""


class World(Struct, kw_only=True):
    """What lies on the table of a game. A subclass adds its fields, each with its sight."""

    over: Public[bool] = False

    @property
    def from_memory(self) -> bool:
        """True if the players must remember what they saw: it cannot be looked up while the match goes on."""
        return False

    def tells(self, what: Any, viewer: Viewer) -> Any:
        """A record of the log as this viewer may read it now; it may say less where players must remember."""
        return what.seen_by(viewer)

    def clone(self) -> Self:
        """An independent copy of the world."""
        twin: Self = self.__copy__()  # type: ignore[attr-defined]
        for name, kind, copied in _copiers(type(self)):
            value = getattr(self, name)
            if type(value) is kind:
                setattr(twin, name, copied(value))
        return twin

    def seen_by(self, viewer: Viewer) -> Self:
        """The world as a seat, or a watcher (None), may know it."""
        return self.glimpsed_by(viewer).clone()

    def glimpsed_by(self, viewer: Viewer) -> Self:
        """The same view for a quick look: its values are shared with the world, so it must not be kept."""
        view: Self = self.__copy__()  # type: ignore[attr-defined]
        for name, sight in _sights(type(self)):
            setattr(view, name, sight.seen(getattr(self, name), viewer))
        return view

    def remembered_by(self, viewer: Viewer) -> Self:
        """The world as a seat that forgets nothing knows it: what a good player, or a bot, plays by."""
        return self._shown(lambda sight, value: sight.remembered(value, viewer))

    def opened(self) -> Self:
        """The world with all hands laid open, for looking back at the match; what no player ever sees stays hidden."""
        return self._shown(lambda sight, value: sight.opened(value))

    def _shown(self, shown: Callable[[Sight, Any], Any]) -> Self:
        view = self.clone()
        for name, sight in _sights(type(self)):
            setattr(view, name, shown(sight, getattr(view, name)))
        return view


@cache
def _sights(world: type[World]) -> tuple[tuple[str, Sight], ...]:
    """The fields that are not simply public, with their sights."""
    sights = ((name, sight_of(hint)) for name, hint in get_type_hints(world, include_extras=True).items())
    return tuple((name, sight) for name, sight in sights if not isinstance(sight, _Public))


def is_per_seat(hint: Any) -> bool:
    """True if a field, by its annotation, has an entry for each seat."""
    return sight_of(hint).lies in ("by-seat", "hands", "secrets")


def sight_of(hint: Any) -> Sight:
    """The sight of a field, by its annotation."""
    sights = [sight for sight in getattr(hint, "__metadata__", ()) if isinstance(sight, Sight)]
    return sights[0] if sights else _Unseen()


Copier = Callable[[Any], Any]


@cache
def _copiers(world: type[World]) -> tuple[tuple[str, type, Copier], ...]:
    """The fields whose values can change, with their type and how to copy it. A view may hold other types there."""
    recipes = ((name, _copier(hint, name)) for name, hint in get_type_hints(world).items())
    return tuple((name, *recipe) for name, recipe in recipes if recipe is not None)


def _copier(hint: Any, name: str) -> tuple[type, Copier] | None:
    """The type of value that must be copied, and how; None if values never change and can be shared."""
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
        changing = [recipe for part in parts if (recipe := _copier(part, name)) is not None]
        if not changing:
            return None
        if kind in (Union, UnionType) and len(changing) == 1:
            return changing[0]
    elif hasattr(kind, "clone"):
        return kind, kind.clone
    elif _is_immutable(kind):
        return None
    raise TypeError(f"{name}: {hint} cannot be copied; it is neither immutable, nor a list or dict, nor has clone()")


def _copier_of_items(recipe: tuple[type, Copier] | None) -> Copier:
    if recipe is None:
        return list.copy
    kind, copied = recipe
    return lambda values: [copied(value) if type(value) is kind else value for value in values]


def _copier_of_values(recipe: tuple[type, Copier] | None) -> Copier:
    if recipe is None:
        return dict.copy
    kind, copied = recipe
    return lambda values: {key: copied(value) if type(value) is kind else value for key, value in values.items()}


def _is_immutable(kind: Any) -> bool:
    if issubclass(kind, Struct):
        return bool(kind.__struct_config__.frozen)
    return issubclass(kind, int | str | float | bytes | Enum | NoneType)
