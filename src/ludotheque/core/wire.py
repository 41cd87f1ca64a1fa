"""The wire: every record as JSON and back. A value with a form of its own says it in `plain` and `from_plain`."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from operator import attrgetter
from typing import Any, Union

import msgspec
from msgspec import Struct, defstruct

from .chance import Chance
from .game import Game
from .position import Position
from .refusals import BadMessage, house
from .steps import Option
from .words import Player
from .world import World, fields_by_sight


def _plain(thing: Any) -> Any:
    try:
        return thing.plain()
    except AttributeError:
        raise NotImplementedError(f"{type(thing).__name__} has no plain form") from None


encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=_plain).encode
"""JSON, the same bytes for the same thing everywhere."""


class Showing:
    """The views of one world at one moment as JSON: what everybody sees alike, by the fields' marks, is written once.

    A world that makes its views in a way of its own may do so only with fields that are not marked public.
    """

    __slots__ = ("_everybody",)

    def __init__(self) -> None:
        self._everybody = b""

    def write(self, view: World) -> msgspec.Raw:
        """The world as somebody sees it."""
        alike, own = _halves(type(view))
        text = self._everybody
        if not text:
            text = self._everybody = alike(view) if own is None else alike(view)[:-1] + b","
        return msgspec.Raw(text if own is None else text + own(view)[1:])


@cache
def _halves(world: type[World]) -> tuple[Callable[[World], bytes], Callable[[World], bytes] | None]:
    """How to write the fields that everybody sees alike, and the others, if there are any."""
    alike, others = fields_by_sight(world)
    return _part(world, alike), _part(world, others) if others else None


def _part(world: type[World], names: Sequence[str]) -> Callable[[World], bytes]:
    """Writes some fields of a world, as a record that has no others."""
    record = defstruct(world.__name__, names)
    values = attrgetter(*names) if len(names) > 1 else lambda view: (getattr(view, names[0]),)
    return lambda view: encode(record(*values(view)))


def wire(thing: Any) -> Any:
    """The thing as plain data: dicts, lists, numbers, texts; what is hidden is "?"."""
    return msgspec.json.decode(encode(thing))


def decode_option(game: Game[Any], data: Any) -> Option[Any]:
    """An option from plain data; refuses what is none of the game's."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise BadMessage(house("not-an-option"))
    kind = vocabulary(game).get(data["type"])
    if kind is None:
        raise BadMessage(house("unknown-option-type", type=data["type"][:40], game=game.key))
    try:
        option: Option[Any] = msgspec.convert(data, kind, strict=True, dec_hook=_from_plain)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadMessage(house("bad-option-fields", type=data["type"], where=where(error))) from error
    return option


def save(position: Position[Any]) -> bytes:
    """The whole position, turn in progress included, as JSON. It tells everything: it is for the house alone."""
    return encode(position)


def load(game: Game[Any], saved: bytes) -> Position[Any]:
    """The position that was saved."""
    try:
        found: Any = msgspec.json.decode(saved, type=_saved_type(game), dec_hook=_from_plain)
    except (msgspec.DecodeError, ValueError, TypeError, LookupError, AttributeError) as error:
        raise BadMessage(house("bad-save", where=where(error))) from error
    return Position(found.world, found.todo, found.chance, found.answers)


@cache
def vocabulary(game: Game[Any]) -> dict[str, type[Option[Any]]]:
    """Every record of the game by its name on the wire, gathered once."""
    return game.vocabulary()


@cache
def _saved_type(game: Game[Any]) -> type[Struct]:
    record: Any = Union[tuple(vocabulary(game).values())]  # noqa: UP007
    fields = [
        ("world", game.world),
        ("todo", list[record]),
        ("chance", Chance | None),
        ("answers", dict[Player, record]),
    ]
    return defstruct("Saved", fields)


def where(error: Exception) -> str:
    """The place in the data that does not fit, as the decoder names it last; the rest of what it says is English."""
    named = re.findall(r"`([^`]*)`", str(error))
    return named[-1][:80] if named else "?"


def _from_plain(kind: Any, data: Any) -> Any:
    return kind.from_plain(data)
