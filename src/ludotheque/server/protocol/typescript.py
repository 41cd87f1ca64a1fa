"""The messages as TypeScript.

`python -m ludotheque.server.protocol.typescript web/src/protocol.ts` writes the client's types.
A test compares the file with the messages, so that the two can never differ.
"""

import sys
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NewType, Union, get_args, get_origin, get_type_hints

from msgspec import NODEFAULT, Raw, Struct
from msgspec.structs import FieldInfo, fields

from ludotheque.core.facets.chronicle import Chronicle
from ludotheque.core.language.words import Language
from ludotheque.core.shapes import Shapes

from . import api, notices, requests
from .parts import Level, Phase, Phrase

HEADING = "// Generated from src/ludotheque/server/protocol by ludotheque.server.protocol.typescript. Do not edit.\n"
ROOTS: dict[str, Any] = {"AnyRequest": requests.AnyRequest, "AnyNotice": notices.AnyNotice}
WORDS: dict[str, Any] = {"Level": Level, "Phrase": Phrase, "Phase": Phase, "Language": Language}
PAGES = (
    *(api.Library, api.Talk, Shapes, api.Me, api.NewName, api.NewTable, api.Opened, api.Moving),
    api.Erased,
    *(api.Tables, api.Replay, Chronicle, api.Studying, api.Page, api.Problem),
)
SIMPLE = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    Raw: "unknown",
}


class Declarations:
    """Writes each record once, after the records it is made of."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def typed(self, hint: Any) -> str:
        """A Python type, in TypeScript."""
        origin, args = get_origin(hint), get_args(hint)
        if hint in SIMPLE:
            return SIMPLE[hint]
        if origin is Annotated or isinstance(hint, NewType):
            return self.typed(args[0] if args else hint.__supertype__)
        if origin is Literal:
            return " | ".join(f'"{value}"' for value in args)
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.typed(arg) for arg in args))
        if origin is dict:
            return f"Record<{self.typed(args[0])}, {self.typed(args[1])}>"
        if origin in (list, tuple):
            inner = self.typed(args[0])
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.record(hint)
        return self.typed(hint.__value__)

    def record(self, kind: type[Struct]) -> str:
        """The name of a record's interface, which is written on first use."""
        name = kind.__name__
        if name not in self.written:
            self.written[name] = ""
            hints = get_type_hints(kind, include_extras=True)
            lines = [f"  {self._key(field)}: {self.typed(hints[field.name])};" for field in fields(kind)]
            if kind.__struct_config__.tag:
                lines.insert(0, f'  type: "{kind.__struct_config__.tag}";')
            comment = " ".join((kind.__doc__ or "").split())
            body = "\n".join(lines)
            self.written[name] = f"/** {comment} */\nexport interface {name} {{\n{body}\n}}\n"
        return name

    def _key(self, field: FieldInfo) -> str:
        """The field's name; with a question mark if it has a default."""
        needed = field.default is NODEFAULT and field.default_factory is NODEFAULT
        return field.encode_name if needed else f"{field.encode_name}?"


def typescript() -> str:
    """The whole file."""
    writer = Declarations()
    unions = [f"export type {name} = {writer.typed(root)};\n" for name, root in ROOTS.items()]
    for page in PAGES:
        writer.record(page)
    words = [f"export type {name} = {writer.typed(kind)};\n" for name, kind in WORDS.items()]
    return "\n".join([HEADING, *words, *writer.written.values(), *unions])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(typescript(), encoding="utf-8")
