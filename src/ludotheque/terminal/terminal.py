"""The terminal that a command speaks to: a language, a place for results, a place for complaints."""

import os
import sys
from typing import Any

import msgspec
from rich.console import Console

from ludotheque.core.language.words import Arg, Language, Player, Sentence, Why, because, say

COMMAND = os.environ.get("LUDOTHEQUE_COMMAND", "ludotheque")
"""How this program is called, as set by an environment that wraps it."""
CATALOGUE = __package__
"""The package with the terminal's own sentences."""


class Terminal:
    """Where a command writes: results to `out`, complaints and progress to `err`, all in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.out = Console(highlight=False, soft_wrap=False)
        self.err = Console(highlight=False, stderr=True)

    def say(self, id: str, /, **args: int | str) -> str:
        """A sentence from the terminal's own catalogue; `$command` is how this program is called."""
        return say(CATALOGUE, self.language, id, {"command": COMMAND, **args})

    def tell(self, sentence: Sentence, names: list[str] | None = None, reader: Player | None = None) -> str:
        """A sentence of another package, in the user's language."""
        return sentence.text(self.language, names or (), reader)

    def json(self, data: Any) -> None:
        """Prints data for a program: one JSON document on standard output."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def refusal(id: str, /, **args: Arg) -> Why:
    """A refusal in the terminal's own words."""
    return because(id, "", CATALOGUE, **args)
