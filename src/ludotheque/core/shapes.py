"""Shapes: of what kind everything is that lies on a game's table or stands in an answer, as plain data.

They follow from the annotations alone. So they are the same in every match, tell nothing that is hidden, and whoever
draws a game that brings no board of its own need not guess.
"""

import re
from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import Meta, Struct
from msgspec.structs import fields, replace

from .game import Game
from .language.words import Player
from .options import Options
from .state.steps import Ask, Option, accepted
from .state.world import Lies, World, sight_of
from .wire import vocabulary

Die = NewType("Die", int)
"""The face of a die. With one to six pips it is drawn as one."""

Small = Literal["player", "number", "yes-or-no", "word", "die", "piece"]
Kind = Small | Literal["row", "parts", "record", "by-key", "anything"]


class Shape(Struct, frozen=True, omit_defaults=True):
    """Of what kind a value is. `name` is that of its type, where it has one: `value-NAME-WORD` says its words."""

    kind: Kind
    name: str = ""
    maybe: bool = False
    """True if there may be nothing."""
    least: int | None = None
    most: int | None = None
    """The ends of a track, where the type says them."""
    of: tuple["Shape", ...] = ()
    """What a row is made of, each of the parts, or the key and the value."""
    fields: dict[str, "Shape"] = {}
    """The fields of a record."""
    words: dict[str, str] = {}
    """The word for each value of an enum."""


class Field(Struct, frozen=True):
    """A field of the table and where it lies. Where there is an entry for each seat, the shape is that of one entry."""

    name: str
    lies: Lies | Literal["agreed"]
    """`agreed`: what was agreed before the match, which stays as it is."""
    shape: Shape


class Shapes(Struct, frozen=True):
    """What lies on a game's table, and the fields of everything that a player may choose, by its type."""

    package: str
    fields: list[Field]
    options: dict[str, dict[str, Shape]]


@cache
def shapes_of(game: Game[Any]) -> Shapes:
    """The shapes of a game: of all that anybody can see of its world, and of all answers to its questions."""
    chosen = {kind.__name__: _fields(kind, ()) for kind in _answers(game)}
    return Shapes(game.package, fields_of(game.world), chosen)


def fields_of(world: type[World]) -> list[Field]:
    """The fields of a world that anybody can see something of, in their order."""
    seen = (_field(name, hint) for name, hint in _hints(world).items() if name != "over")
    return [field for field in seen if field.lies != "nowhere"]


def _field(name: str, hint: Any) -> Field:
    lies = sight_of(hint).lies
    if lies == "counted":
        return Field(name, lies, Shape("number"))
    shape = shape_of(hint)
    if lies == "open":
        return Field(name, "agreed" if _is_options(get_args(hint)[0]) else lies, shape)
    return Field(name, lies, shape.of[0]) if shape.kind == "row" else Field(name, "open", shape)


def _is_options(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Options)


def _answers(game: Game[Any]) -> list[type[Option[Any]]]:
    """Every kind of record that players, not nature, answer with."""
    asks = [kind for kind in vocabulary(game).values() if issubclass(kind, Ask) and not kind.rolls]
    return [*dict.fromkeys(answer for ask in asks for answer in accepted(ask))]


def shape_of(hint: Any, within: tuple[type, ...] = ()) -> Shape:
    """The shape of a type. `within` are the records it stands in, which are not told twice."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _between(shape_of(args[0], within), args[1:])
    if isinstance(hint, NewType):
        return _named(hint, within)
    if origin is Literal:
        return Shape("number" if all(type(value) is int for value in args) else "word")
    if origin in (Union, UnionType):
        return _union(args, within)
    if isinstance(origin, type):
        return _container(origin, args, within)
    return _plain(hint, within) if isinstance(hint, type) else Shape("anything")


def _between(shape: Shape, said: Sequence[Any]) -> Shape:
    """A number between two ends, where an annotation says both."""
    for meta in (meta for meta in said if isinstance(meta, Meta)):
        if shape.kind == "number" and isinstance(meta.ge, int) and isinstance(meta.le, int):
            return replace(shape, least=meta.ge, most=meta.le)
    return shape


def _named(hint: NewType, within: tuple[type, ...]) -> Shape:
    """A player, a die, or a piece of the game: a NewType made of a number or a text."""
    if hint is Player:
        return Shape("player")
    if hint is Die:
        return Shape("die", "die")
    shape = shape_of(hint.__supertype__, within)
    return replace(shape, kind="piece" if shape.kind in ("number", "word") else shape.kind, name=_id(hint.__name__))


def _union(args: Sequence[Any], within: tuple[type, ...]) -> Shape:
    kinds = [arg for arg in args if arg is not type(None)]
    shape = shape_of(kinds[0], within) if len(kinds) == 1 else Shape("anything")
    return replace(shape, maybe=len(kinds) < len(args))


def _container(origin: type, args: Sequence[Any], within: tuple[type, ...]) -> Shape:
    if issubclass(origin, Mapping):
        return Shape("by-key", of=tuple(shape_of(arg, within) for arg in args))
    if issubclass(origin, tuple) and args[-1:] != (...,):
        return Shape("parts", of=tuple(shape_of(arg, within) for arg in args))
    return Shape("row", of=(shape_of(args[0], within),)) if issubclass(origin, Sequence) else Shape("anything")


def _plain(kind: type, within: tuple[type, ...]) -> Shape:
    if issubclass(kind, Enum):
        words = {str(member.value): _id(member.name.lower()) for member in kind}
        return Shape("word", _id(kind.__name__), words=words)
    if issubclass(kind, Struct) and kind not in within:
        return Shape("record", _id(kind.__name__), fields=_fields(kind, within))
    if issubclass(kind, bool):
        return Shape("yes-or-no")
    return Shape("number" if issubclass(kind, int | float) else "word" if issubclass(kind, str) else "anything")


def _fields(kind: type[Struct], within: tuple[type, ...]) -> dict[str, Shape]:
    hints = _hints(kind)
    return {field.encode_name: shape_of(hints[field.name], (*within, kind)) for field in fields(kind)}


def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _id(name: str) -> str:
    """A name as catalogues write it: `LastBid` is `last-bid`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower().replace("_", "-")
