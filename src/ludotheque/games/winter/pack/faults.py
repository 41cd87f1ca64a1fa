"""What is wrong with a pack: every fault at once, each with its file, its card, and its place in it."""

import re
from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import Struct

from ludotheque.core import Arg, Sentence

from ..vocabulary.words import PACKAGE


class Fault(Struct, frozen=True):
    """One fault: its file, its card, where in it, and what is wrong."""

    file: str
    card: str
    path: str
    what: Sentence

    @property
    def where(self) -> str:
        """File, card and path, as far as they are known."""
        return ": ".join(filter(None, (self.file, self.card, self.path)))

    def __str__(self) -> str:
        return f"{self.where}: {self.what.text()}"


def wrong(id: str, **args: Arg) -> Sentence:
    """What is wrong, in words."""
    return Sentence(f"fault-{id}", args, PACKAGE)


Found = tuple[str, Sentence]
"""Where in a card, and what."""


def misfits(plain: Any, kind: Any, path: str = "") -> Iterator[Found]:
    """Every place where plain data does not fit its type, as deep as can be checked."""
    try:
        msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        deeper = [*_deeper(plain, kind, path)]
        yield from deeper or [(path, _told(str(error)))]


def _deeper(plain: Any, kind: Any, path: str) -> Iterator[Found]:
    origin = get_origin(kind)
    if origin is Annotated:
        yield from _deeper(plain, get_args(kind)[0], path)
    elif origin in (Union, UnionType) and isinstance(plain, dict):
        yield from _in_union(plain, [each for each in get_args(kind) if _is_record(each)], path)
    elif origin is tuple and isinstance(plain, list):
        for number, each in enumerate(plain):
            yield from misfits(each, get_args(kind)[0], f"{path}[{number}]")
    elif origin is dict and isinstance(plain, dict):
        for name, each in plain.items():
            yield from misfits(each, get_args(kind)[1], f"{path}.{name}".lstrip("."))
    elif _is_record(kind) and isinstance(plain, dict):
        yield from _in_record(plain, kind, path)


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, Struct)


def _in_union(plain: dict[str, Any], kinds: list[type[Struct]], path: str) -> Iterator[Found]:
    """The faults of a record that may be of several kinds; its word tells which."""
    fields = {kind.__struct_config__.tag_field for kind in kinds if kind.__struct_config__.tag_field}
    for field in fields:
        word = plain.get(field)
        if word is None:
            yield path, wrong("no-word", field=field)
        elif meant := [kind for kind in kinds if kind.__struct_config__.tag == word]:
            yield from _in_record(plain, meant[0], path)
        else:
            yield path, wrong("unknown-word", field=field, word=str(word))
    if not fields and len(kinds) == 1:
        yield from _in_record(plain, kinds[0], path)


def _in_record(plain: dict[str, Any], kind: type[Struct], path: str) -> Iterator[Found]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    known = {*fields, kind.__struct_config__.tag_field}
    for name in plain:
        inner = f"{path}.{name}".lstrip(".")
        if name not in known:
            yield path, wrong("unknown-field", field=name)
        elif name in fields:
            yield from misfits(plain[name], fields[name].type, inner)
    for name, field in fields.items():
        if field.required and name not in plain:
            yield path, wrong("missing-field", field=name)


def _told(error: str) -> Sentence:
    """What msgspec says about a value, in our words where we have them."""
    text = error.partition(" - at ")[0]
    if found := re.fullmatch(r"Expected `(.+)`, got `(.+)`", text):
        return wrong("type", wanted=found[1], got=found[2])
    if found := re.fullmatch(r"Invalid (?:enum )?value (.+)", text):
        return wrong("value", value=found[1])
    return wrong("other", text=text)
