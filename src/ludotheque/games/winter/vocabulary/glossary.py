"""All words of the cards in a table: `python -m ludotheque.games.winter.vocabulary.glossary` writes it for the docs."""

import sys
from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import NODEFAULT, Struct

from . import conditions, effects, modifiers, selectors, triggers
from .cards import Reaction, Side
from .words import CounterName, ItemId, PlaceName, SurvivorId, Symbol, Text

INSIDE = {selectors.These, selectors.TheseSeats, selectors.ThisPlace}
"""Words that only the rules say."""
CHAPTERS: dict[str, tuple[Any, ...]] = {
    "Numbers, players, survivors, places, prices": (
        selectors.Per,
        selectors.Who,
        selectors.Filter,
        selectors.Whom,
        selectors.Where,
        selectors.Cost,
    ),
    "Conditions": (conditions.Condition,),
    "Triggers": (triggers.AnyTrigger,),
    "Effects": (effects.Effect, effects.Rolled, effects.Way),
    "Gifts": (modifiers.Modifier,),
    "Abilities and objectives": (effects.Ability, Side, Reaction),
}
NAMES: tuple[tuple[Any, str], ...] = (
    (selectors.Where, "Place"),
    (selectors.Who, "Players"),
    (selectors.Whom, "Survivors"),
    (selectors.Number, "Number"),
    (conditions.Condition, "Condition"),
    (triggers.AnyTrigger, "Trigger"),
    (effects.Effect, "Effect"),
    (modifiers.Modifier, "Gift"),
    (Symbol, "Symbol"),
    (PlaceName, "Place"),
    (SurvivorId, "survivor’s id"),
    (ItemId, "item’s id"),
    (CounterName, "counter"),
    (Text, "Text"),
    (bool, "true/false"),
    (int, "number"),
    (str, "text"),
)


def records(union: Any) -> Iterator[type[Struct]]:
    """The records that something may be."""
    if isinstance(union, type):
        yield union
    else:
        yield from (each for each in get_args(union) if isinstance(each, type) and issubclass(each, Struct))


def kind_of(hint: Any) -> str:
    """What a field takes, in a word."""
    meant = frozenset(get_args(hint) or (hint,)) - {NoneType}
    for known, name in NAMES:
        if hint == known or meant == frozenset(get_args(known) or (known,)):
            return name
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return kind_of(inner[0])
    if origin is Literal:
        return " ".join(f"`{value}`" for value in inner)
    if origin is tuple:
        return f"[{kind_of(inner[0])}]"
    if origin in (Union, UnionType):
        return " ".join(dict.fromkeys(kind_of(each) for each in inner if each is not NoneType))
    return str(hint.__name__)


def _field(field: msgspec.structs.FieldInfo) -> str:
    default = field.default if field.default is not NODEFAULT else None
    shown = default not in (None, (), "", False) and not isinstance(default, Struct)
    value = "true" if default is True else default
    note = " (needed)" if field.required else f" (else `{value}`)" if shown else ""
    return f"`{field.encode_name}`: {kind_of(field.type)}{note}"


def _row(kind: type[Struct]) -> str:
    config = kind.__struct_config__
    word = f'`{config.tag_field} = "{config.tag}"`' if config.tag_field else f"*{kind.__name__}*"
    meaning = (kind.__doc__ or "").partition("\n")[0]
    fields = "<br>".join(map(_field, msgspec.structs.fields(kind)))
    return f"| {word} | {meaning} | {fields} |"


def glossary() -> str:
    """The tables, chapter by chapter, in Markdown."""
    parts: list[str] = []
    for chapter, unions in CHAPTERS.items():
        kinds = [kind for union in unions for kind in records(union) if kind not in INSIDE]
        rows = "\n".join(map(_row, kinds))
        parts.append(f"### {chapter}\n\n| word | meaning | fields |\n|---|---|---|\n{rows}\n")
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(glossary())
