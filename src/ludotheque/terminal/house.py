"""The house as somebody at a terminal meets it: a language, a place to write, a place to complain."""

import os
import sys
from typing import Any

import msgspec
from rich.console import Console

from ludotheque.core.words import Arg, Language, Player, Sentence, Why, because, say

COMMAND = os.environ.get("LUDOTHEQUE_COMMAND", "ludotheque")
"""How people here start the program: an environment that wraps it says so."""
CATALOGUE = __package__
"""The package whose catalogue has the terminal's own sentences."""


class House:
    """Where a command speaks: results to `out`, complaints and progress to `err`, all in one language."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.out = Console(highlight=False, soft_wrap=False)
        self.err = Console(highlight=False, stderr=True)

    def say(self, id: str, /, **args: int | str) -> str:
        """A sentence of the terminal's own catalogue; `$command` is how this program was called."""
        return say(CATALOGUE, self.language, id, {"command": COMMAND, **args})

    def tell(self, sentence: Sentence, names: list[str] | None = None, reader: Player | None = None) -> str:
        """Somebody else's sentence, in the user's language."""
        return sentence.text(self.language, names or (), reader)

    def json(self, data: Any) -> None:
        """Data for a program to read: one JSON document on the standard output."""
        sys.stdout.write(msgspec.json.format(msgspec.json.encode(data), indent=2).decode() + "\n")


def refusal(id: str, /, **args: Arg) -> Why:
    """A refusal in the terminal's own words."""
    return because(id, "", CATALOGUE, **args)
