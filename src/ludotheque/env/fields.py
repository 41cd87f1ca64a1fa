"""Any world as numbers: how many each field takes follows from its type and from the world before the match.

HIDDEN_NUMBER stands for what the viewer may not know, NOTHING for what is not there. Any other number is itself.
"""

from collections.abc import Callable, Mapping, Sequence
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, NewType, Union, get_args, get_origin, get_type_hints
from zlib import crc32

from msgspec import Struct

from ludotheque.core import HIDDEN, Options, Player, World
from ludotheque.core.state.world import is_per_seat
from ludotheque.core.wire import encode

HIDDEN_NUMBER, NOTHING = -4.0, -5.0
MOST_OF_MANY = 12
"""How many of a row's last entries are encoded, besides its length."""
FINGERPRINTS = 1000

Numbers = list[float]
Telling = Callable[[Any, Player, Numbers], None]
"""Appends the numbers of a value, as a player sees it."""


class Field(NamedTuple):
    """How many numbers a value takes, and how they are written."""

    size: int
    tell: Telling

    def numbers(self, value: Any, player: Player) -> Numbers:
        """The numbers of a value."""
        told: Numbers = []
        self.tell(value, player, told)
        return told


def _careful(size: int, tell: Telling) -> Field:
    """A field that also encodes hidden and missing values."""
    hidden, nothing = [HIDDEN_NUMBER] * size, [NOTHING] * size

    def careful(value: Any, player: Player, told: Numbers) -> None:
        if value is HIDDEN:
            told += hidden
        elif value is None:
            told += nothing
        else:
            tell(value, player, told)

    return Field(size, careful)


def _single(number: Callable[[Any, Player], float]) -> Field:
    return _careful(1, lambda value, player, told: told.append(number(value, player)))


NUMBER = _single(lambda value, player: value)
FINGERPRINT = _single(lambda value, player: crc32(encode(value)) % FINGERPRINTS)
"""For a text, or anything without a size of its own: the same number for the same thing."""


def seat_field(players: int) -> Field:
    """A seat, counted from the viewer's own; negative numbers stay as they are."""
    return _single(lambda seat, player: (seat - player) % players if seat >= 0 else seat)


def word_field(words: Sequence[Any]) -> Field:
    """One of these words, as its place among them."""
    places = {word: float(place) for place, word in enumerate(words)}
    return _single(lambda word, player: places[word])


def row_field(item: Field, length: int, rotated: bool = False) -> Field:
    """A row of fixed length. If `rotated`, it has an entry for each seat and begins with the viewer's own."""

    def tell(values: Any, player: Player, told: Numbers) -> None:
        for value in [*values[player:], *values[:player]] if rotated else values[:length]:
            item.tell(value, player, told)
        told += [NOTHING] * (item.size * (length - len(values)))

    return _careful(length * item.size, tell)


def many_field(item: Field) -> Field:
    """A row of any length: its length, and its last entries."""

    def tell(values: Any, player: Player, told: Numbers) -> None:
        told.append(len(values))
        for value in values[-MOST_OF_MANY:]:
            item.tell(value, player, told)
        told += [NOTHING] * (item.size * (MOST_OF_MANY - len(values)))

    return _careful(1 + MOST_OF_MANY * item.size, tell)


def mapping_field() -> Field:
    """Numbers by name, in the order of the names."""
    row = many_field(NUMBER)
    return _careful(
        row.size, lambda values, player, told: row.tell([values[name] for name in sorted(values)], player, told)
    )


def together(items: Sequence[Field]) -> Field:
    """Several values in a fixed order."""

    def tell(values: Any, player: Player, told: Numbers) -> None:
        for item, value in zip(items, values, strict=True):
            item.tell(value, player, told)

    return _careful(sum(item.size for item in items), tell)


def record_field(record: type[Struct], players: int) -> Field:
    """The fields of a record, in order."""
    hints = get_type_hints(record)
    names = record.__struct_fields__
    row = together([field_of(hints[name], players) for name in names])
    return _careful(
        row.size, lambda value, player, told: row.tell([getattr(value, name) for name in names], player, told)
    )


def field_of(hint: Any, players: int) -> Field:
    """The field for a value of this type."""
    if hint is Player:
        return seat_field(players)
    if isinstance(hint, NewType):
        return field_of(hint.__supertype__, players)
    kind: Any = get_origin(hint) or hint
    parts = [part for part in get_args(hint) if part is not NoneType]
    if kind is Literal:
        return word_field(parts)
    if kind in (Union, UnionType):
        return field_of(parts[0], players) if len(parts) == 1 else FINGERPRINT
    if kind is tuple and parts[-1] is not ...:
        return together([field_of(part, players) for part in parts])
    if kind in (tuple, list):
        return many_field(field_of(parts[0], players))
    if kind is dict:
        return mapping_field() if parts[1] is int else FINGERPRINT
    if issubclass(kind, Struct):
        return record_field(kind, players)
    return NUMBER if issubclass(kind, int | float) else FINGERPRINT


def fields_of(world: World, players: int) -> Mapping[str, Field]:
    """The fields for everything that any seat can see of a world; `world` is the world before the match, as a seat sees
    it. A list keeps the length it has there: worlds keep flat tables in lists, and rows that grow in tuples."""
    hints = get_type_hints(type(world), include_extras=True)
    found = {name: _seen_field(hints[name], getattr(world, name), players) for name in world.__struct_fields__}
    return {name: field for name, field in found.items() if field is not None}


def _seen_field(hint: Any, seen: Any, players: int) -> Field | None:
    """The field; None for what no seat ever sees, and for the options of the table."""
    plain: Any = hint.__origin__ if hasattr(hint, "__metadata__") else hint
    if seen is HIDDEN or isinstance(seen, Options):
        return None
    if get_origin(plain) is list and isinstance(seen, list) and seen:
        item = field_of(get_args(plain)[0], players)
        return row_field(item, len(seen), rotated=is_per_seat(hint))
    return NUMBER if type(seen) is int and plain is not Player else field_of(plain, players)


class ByField:
    """The encoding of a game without one of its own: each field of its world is a part."""

    def __init__(self, world: World, players: int) -> None:
        self.fields = fields_of(world, players)
        self.shapes = {name: (field.size,) for name, field in self.fields.items()}

    def write(self, parts: Mapping[str, Any], view: Any) -> None:
        """Fills the parts with what is seen."""
        for name, field in self.fields.items():
            parts[name][:] = field.numbers(getattr(view.world, name), view.player)
