"""Options: what is agreed at a table before the match, and how it is checked."""

from typing import Any

import msgspec
from msgspec import Struct

from .language.refusals import BadSetup, refusal
from .language.words import Arg, quoted


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table: each field is a choice, and its default is the one in the rules."""


def checked(kind: type[Options], chosen: dict[str, Any]) -> Options:
    """The chosen options, with defaults for the rest; refuses an option or a value that the game does not have."""
    for name, value in chosen.items():
        if name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__) or "-"
            raise BadSetup(refusal("unknown-option", option=quoted(name), known=known))
        try:
            msgspec.convert({name: value}, kind)
        except (msgspec.ValidationError, UnicodeError) as error:
            allowed = _allowed(kind, name)
            raise BadSetup(refusal("bad-option", option=name, value=quoted(value), allowed=allowed)) from error
    return msgspec.convert(chosen, kind)


def _allowed(kind: type[Options], name: str) -> Arg:
    """The values an option takes: as its JSON schema lists them, or in words."""
    field = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"][name]
    if "enum" in field:
        return ", ".join(str(value) for value in field["enum"])
    words: dict[str, Arg] = {"boolean": "true, false", "array": refusal("a-list"), "integer": refusal("a-number")}
    return words.get(field.get("type", ""), "…")
