"""What every word of a card is: a small record that can be said in each language."""

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import Annotated, Any, Literal, NewType, Protocol, get_args, get_type_hints

from msgspec import Meta, Struct

from ludotheque.core import Arg, Sentence

PACKAGE = __package__.rpartition(".")[0]
"""Where the sentences are."""

PlaceName = NewType("PlaceName", str)
"""A place as a card calls it: `colony`, `colony#3`, `here`, `each_outside`, `role:fuel`, or the id of a place."""
SurvivorId = NewType("SurvivorId", str)
ItemId = NewType("ItemId", str)
CounterName = NewType("CounterName", str)
Symbol = Literal["food", "fuel", "medicine", "tool", "weapon", "book", "survivor"]
SYMBOLS: tuple[Symbol, ...] = get_args(Symbol)
Compare = Literal[">=", "<=", "=="]
Some = Annotated[int, Meta(ge=1, le=99)]

PLACE_WORDS = ("colony", "here", "origin", "destination", "each_outside", "each", "where_own", "anywhere")
"""The places that every pack has."""


class Text(Struct, frozen=True, forbid_unknown_fields=True):
    """Something written on a card, in each language."""

    en: str
    fr: str

    def said(self) -> Sentence:
        """The text; each catalogue takes its own half."""
        return Sentence("written", {"en": self.en, "fr": self.fr}, PACKAGE)

    def shortly(self) -> Sentence:
        """What comes before the first comma: how people are called."""
        return Sentence("written", {"en": self.en.split(",")[0], "fr": self.fr.split(",")[0]}, PACKAGE)


class Names(Protocol):
    """What a pack calls things."""

    def place(self, name: str, form: str) -> Sentence:
        """A place: `name`, `at`, `to` or `from` it."""

    def survivor(self, id: str) -> Sentence:
        """A survivor."""

    def item(self, id: str) -> Sentence:
        """A kind of item."""

    def counter(self, name: str) -> Sentence:
        """What a counter counts."""


def snake(name: str) -> str:
    """The word of a record: `KillZombies` is `kill_zombies`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Word(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """A record of a card."""

    def said(self, names: Names) -> Sentence:
        """The record in words: the message of its family and name, about its fields."""
        args: dict[str, Arg] = {name: said_as(value(self), names) for name, value, said_as in _sayings(type(self))}
        return Sentence(_message(type(self)), args, PACKAGE)


@cache
def _message(kind: type[Word]) -> str:
    """The name of a word in the catalogue, by its family."""
    config = kind.__struct_config__
    word = str(config.tag or snake(kind.__name__)).replace("_", "-")
    families = {
        "do": f"does-{word}",
        "is": f"if-{word}",
        "on": f"on-{word}",
        "gives": f"gives-{word}",
        "who": f"who-{word}",
        "pick": f"whom-{word}",
        "where": f"where-{word}",
        None: f"what-{word}",
    }
    return families[config.tag_field]


Saying = Callable[[Any, Names], Arg]


@cache
def _sayings(kind: type[Word]) -> tuple[tuple[str, Callable[[Any], Any], Saying], ...]:
    """For each field: its name in messages, how to get it, and how to say it."""
    hints = get_type_hints(kind)
    return tuple((name.strip("_"), _getter(name), _saying(kind, name, hints[name])) for name in kind.__struct_fields__)


def _getter(name: str) -> Callable[[Any], Any]:
    return lambda record: getattr(record, name)


def _saying(kind: type[Word], field: str, hint: Any) -> Saying:
    kinds = {hint, *get_args(hint)}
    if PlaceName in kinds:
        form = {"to": "to", "from_": "from"}.get(field, "at")
        return lambda value, names: names.place(value, form) if isinstance(value, str) else _said(value, names)
    if SurvivorId in kinds:
        return lambda value, names: names.survivor(value) if value else "none"
    if ItemId in kinds:
        return lambda value, names: names.item(value) if value else "none"
    if CounterName in kinds:
        return lambda value, names: names.counter(value)
    if _speaks_of(hint, "active"):
        return lambda value, names: _worded("who", value, names)
    if _speaks_of(hint, "actor"):
        return lambda value, names: _worded("whom", value, names)
    if not _speaks_of(hint, "fuel"):
        return _in_a_row(kind)
    return lambda value, names: _said(value, names, "or")


def _in_a_row(kind: type[Word]) -> Saying:
    """Values that are no symbols, even where they are called like one."""
    joint = {"And": "and", "Or": "or"}.get(kind.__name__, "then")
    return lambda value, names: value if isinstance(value, str) and value in SYMBOLS else _said(value, names, joint)


def _speaks_of(hint: Any, word: str) -> bool:
    """Whether a field may hold this word."""
    parts = [each for part in (hint, *get_args(hint)) for each in (part, *get_args(part))]
    return any(word in get_args(each) for each in parts) or word in parts


def _worded(family: str, value: Any, names: Names) -> Arg:
    """A player or a survivor who is meant by a word, or by a record."""
    if isinstance(value, str):
        word = value.replace("_", "-")
        return Sentence(f"who-{word}" if family == "who" else f"whom-{word}", {}, PACKAGE)
    return _said(value, names)


COMPARED = {">=": "least", "<=": "most", "==": "exactly"}


def _said(value: Any, names: Names, joint: str = "then") -> Arg:
    """A value inside a sentence."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int):
        return value
    if isinstance(value, Word):
        return value.said(names)
    if isinstance(value, Text):
        return value.said()
    if isinstance(value, tuple):
        return joined([_said(each, names) for each in value], joint)
    if value in SYMBOLS:
        return Sentence(f"symbol-{value}", {}, PACKAGE)
    return "none" if value is None else COMPARED.get(value, str(value).replace("_", "-"))


def joined(parts: list[Arg], joint: str = "then") -> Arg:
    """Several things in a row: one after the other, or as alternatives."""
    if not parts:
        return "none"
    first, *rest = parts
    return Sentence(f"joined-{joint}", {"first": first, "rest": joined(rest, joint)}, PACKAGE) if rest else first


def words_in(thing: Any, path: str = "") -> Iterator[tuple[str, Any, Any]]:
    """Every value in a record and in what it is made of: where it stands, its type, and itself."""
    if isinstance(thing, tuple):
        for number, each in enumerate(thing):
            yield from words_in(each, f"{path}[{number}]")
    elif isinstance(thing, Struct):
        hints = get_type_hints(type(thing))
        for name in thing.__struct_fields__:
            value, inner = getattr(thing, name), f"{path}.{name.strip('_')}"
            yield inner, hints[name], value
            yield from words_in(value, inner)
