"""Arguments of the command line: read, and refused with exit status 2, in the user's language."""

import argparse
import os
from collections.abc import Callable
from typing import Any

import msgspec

from ludotheque.core.language.words import LANGUAGES, Language

from .terminal import Terminal

FRENCH = {
    "usage: ": "usage : ",
    "options": "options",
    "positional arguments": "arguments",
    "show this help message and exit": "montre cette aide",
    "show program's version number and exit": "montre la version",
    "%(prog)s: error: %(message)s\n": "%(prog)s : erreur : %(message)s\n",
    "argument %(argument_name)s: %(message)s": "argument %(argument_name)s : %(message)s",
    "unrecognized arguments: %s": "arguments inconnus : %s",
    "the following arguments are required: %s": "il manque : %s",
    "expected one argument": "il faut une valeur",
    "expected at least one argument": "il faut au moins une valeur",
    "expected at most one argument": "une valeur au plus",
    "invalid %(type)s value: %(value)r": "%(value)r ne convient pas",
    "invalid choice: %(value)r (choose from %(choices)s)": "choix inconnu : %(value)r (au choix : %(choices)s)",
    "not allowed with argument %s": "ne va pas avec %s",
    "ignored explicit argument %r": "valeur %r en trop",
    "ambiguous option: %(option)s could match %(matches)s": "option ambiguë : %(option)s peut être %(matches)s",
}
"""French for what the standard library says, through gettext."""


def language_of(words: list[str]) -> Language:
    """The language given by `--lang`, anywhere on the line; otherwise the machine's."""
    for option, value in zip(words, [*words[1:], ""], strict=False):
        name, _, joined = option.partition("=")
        asked = joined or value
        if name == "--lang" and asked in LANGUAGES:
            return next(language for language in LANGUAGES if language == asked)
    return local_language()


def local_language() -> Language:
    """The language of this machine's user; English if we do not speak it."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if chosen := os.environ.get(variable):
            code = chosen[:2].lower()
            return next((language for language in LANGUAGES if language == code), "en")
    return "en"


def speak(language: Language) -> None:
    """Makes the standard library speak this language."""
    argparse._ = lambda text: FRENCH.get(text, text) if language == "fr" else text  # type: ignore[attr-defined]


def number_from(low: int) -> Callable[[str], int]:
    """A parser for whole numbers of at least `low`."""

    def number(text: str) -> int:
        value = int(text)
        if value < low:
            raise ValueError(text)
        return value

    return number


def add_options(parser: argparse.ArgumentParser, terminal: Terminal) -> None:
    """Adds `--option name=value`, which may be repeated."""
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=terminal.say("help-option"))


def table_options(args: argparse.Namespace) -> dict[str, Any]:
    """The options of the table from the command line; the game checks them."""
    pairs = (text.partition("=") for text in args.option)
    return {name: _value(text) for name, _, text in pairs}


def _value(text: str) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text
