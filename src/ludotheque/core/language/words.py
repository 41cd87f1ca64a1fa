"""Words: every sentence is in a catalogue, in French and in English, and each reader gets it in their language.

A package that speaks has a folder `words` with one Fluent file per language.
"""

import warnings
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Literal, NewType, Union, get_args

from fluent.runtime import FluentBundle, FluentResource
from msgspec import Struct

Player = NewType("Player", int)
"""A seat at the table, from 0; play goes from each to the next."""

Language = Literal["en", "fr"]
LONGEST_ARG = 300
LANGUAGES: tuple[Language, ...] = get_args(Language)
PACKAGE = __package__.rpartition(".")[0]
"""The package whose catalogues have the core's own sentences."""


class PlayerName(Struct, frozen=True, gc=False):
    """A player in a sentence: each reader sees a name, or is addressed."""

    seat: Player


class MissingWords(UserWarning):
    """A catalogue lacks a message, or an argument of it: a defect that readers survive and tests turn into an error."""


Arg = Union[int, str, PlayerName, "Sentence"]


class Sentence(Struct, frozen=True, gc=False):
    """Something to say: a message of a catalogue and its arguments. It travels as data; the reader words it."""

    id: str
    args: dict[str, Arg] = {}
    package: str = ""

    def text(self, language: Language = "en", names: Sequence[str] = (), reader: Player | None = None) -> str:
        """The sentence as `reader` reads it; players without a name are called by their number.

        `$you` tells if the reader is the player in `who`, and `$owner_you` if they are the player in `owner`.
        """
        args: dict[str, int | str] = {"you": "no"}
        for key, value in self.args.items():
            if isinstance(value, PlayerName):
                args["you" if key == "who" else f"{key}_you"] = "yes" if value.seat == reader else "no"
                args[key] = _name(value.seat, language, names)
            elif isinstance(value, Sentence):
                args[key] = value.text(language, names, reader)
            else:
                args[key] = _bounded(value)
        return say(self.package, language, self.id, args)


class Why(Sentence, frozen=True, gc=False):
    """Why something is refused: a sentence with the numbers involved, and the rule that forbids it."""

    rule: str = ""


def because(id: str, rule: str = "", package: str = "", /, **args: Arg) -> Why:
    """A refusal in words: `because("row-over-12", "4.2.3", row="5+4+4", sum=13)`."""
    return Why(id, args, package, rule)


class Catalogue:
    """The sentences of one package in one language."""

    def __init__(self, package: str, language: Language) -> None:
        source = files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        resource = FluentResource(source)
        self.ids = {entry.id.name for entry in resource.body if hasattr(entry, "id")}
        self._bundle = FluentBundle([language], use_isolating=False)
        self._bundle.add_resource(resource)

    def say(self, id: str, args: Mapping[str, int | str]) -> str:
        """The message in words. Raises an error if the catalogue lacks it, which is a defect."""
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            raise LookupError(id)
        text, errors = self._bundle.format_pattern(pattern, dict(args))
        if errors:
            raise errors[0]
        return str(text)

    def attribute(self, id: str, name: str) -> str:
        """An attribute of a message; empty if it has none of this name."""
        pattern = self._bundle.get_message(id).attributes.get(name)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])


@cache
def catalogue(package: str, language: Language) -> Catalogue:
    """The catalogue of a package, read once."""
    return Catalogue(package, language)


def say(package: str, language: Language, id: str, args: Mapping[str, int | str]) -> str:
    """A message of a package's catalogue, in words; if it is defective, in another language, or else just its id."""
    for spoken in dict.fromkeys((language, *LANGUAGES)):
        try:
            return catalogue(package, spoken).say(id, args)
        except (LookupError, OSError, TypeError, ValueError) as defect:
            told = f"{package}/words/{spoken}.ftl cannot say {id!r}: {type(defect).__name__} {defect}"
            warnings.warn(told, MissingWords, stacklevel=2)
    return id


def quoted(value: object) -> str:
    """Anything that was sent, cut to a length that fits in a sentence."""
    try:
        text = str(value)
    except (ValueError, RecursionError):
        text = "…"
    return text if len(text) <= LONGEST_ARG else text[:LONGEST_ARG] + "…"


def _bounded(value: int | str) -> int | str:
    """A number or text from outside, cut to a length that fits in a sentence."""
    return value if isinstance(value, int) and abs(value) < 10**15 else quoted(value)


def _name(player: Player, language: Language, names: Sequence[str]) -> str:
    if 0 <= player < len(names):
        return names[player]
    if player < 0:
        return say(PACKAGE, language, "nature", {})
    return say(PACKAGE, language, "player", {"number": player + 1})
