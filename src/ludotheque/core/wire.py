"""The wire: every record as JSON and back. A value with a form of its own defines `plain` and `from_plain`."""

import re
from collections.abc import Callable
from functools import cache
from operator import methodcaller
from typing import Any, Union

import msgspec
from msgspec import Struct, defstruct

from .game import Game
from .language.refusals import BadMessage, refusal
from .language.words import Player
from .state.chance import Chance
from .state.position import Position
from .state.steps import Option, package_of

encode: Callable[[Any], bytes] = msgspec.json.Encoder(enc_hook=methodcaller("plain")).encode
"""The value as JSON: the same value gives the same bytes everywhere."""


def wire(thing: Any) -> Any:
    """The value as plain data: dicts, lists, numbers, texts; what is hidden is "?"."""
    return msgspec.json.decode(encode(thing))


def decode_option(game: Game[Any], data: Any) -> Option[Any]:
    """An option from plain data; refuses anything that is not one of the game's."""
    if not isinstance(data, dict) or not isinstance(data.get("type"), str):
        raise BadMessage(refusal("not-an-option"))
    kind = vocabulary(game).get(data["type"])
    if kind is None:
        raise BadMessage(refusal("unknown-option-type", type=data["type"][:40], game=game.key))
    try:
        option: Option[Any] = msgspec.convert(data, kind, strict=True, dec_hook=_from_plain)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadMessage(refusal("bad-option-fields", type=data["type"], where=where(error))) from error
    return option


def save(position: Position[Any]) -> bytes:
    """The whole position as JSON, turn in progress included. It hides nothing, so it never leaves the house."""
    return encode(position)


def load(game: Game[Any], saved: bytes) -> Position[Any]:
    """The position that was saved."""
    try:
        found: Any = msgspec.json.decode(saved, type=_saved_type(game), dec_hook=_from_plain)
    except (msgspec.DecodeError, ValueError, TypeError, LookupError, AttributeError) as error:
        raise BadMessage(refusal("bad-save", where=where(error))) from error
    return Position(found.world, found.todo, found.chance, found.answers)


@cache
def vocabulary(game: Game[Any]) -> dict[str, type[Option[Any]]]:
    """Every record class of the game by its name on the wire, collected once."""
    ours = [kind for kind in _family(Option) if package_of(kind) == game.package]
    words = {kind.__name__: kind for kind in ours}
    if len(words) < len(ours):
        raise TypeError(f"{game.key}: two records have the same name")
    return words


def _family(kind: type) -> list[type]:
    """All subclasses of a record class, each once, even where it has two of them as parents."""
    found: dict[type, None] = {}
    child: type
    for child in kind.__subclasses__():
        found |= dict.fromkeys([child, *_family(child)])
    return [*found]


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
    """The place in the data that does not fit, as the decoder names it; the rest of its message is English."""
    named = re.findall(r"`([^`]*)`", str(error))
    return named[-1][:80] if named else "?"


def _from_plain(kind: Any, data: Any) -> Any:
    return kind.from_plain(data)
