"""Refusals: exceptions that say what is wrong in the reader's language. A refused call changes nothing."""

from typing import Any

from .words import PACKAGE, Arg, Language, Player, Why, because


class Refused(Exception):
    """Something that is not accepted, and why."""

    def __init__(self, why: Why) -> None:
        super().__init__(why)
        self.why = why

    def text(self, language: Language = "en", names: Any = (), reader: Player | None = None) -> str:
        """The refusal in words."""
        return self.why.text(language, names, reader)

    def __str__(self) -> str:
        return self.text()


class IllegalAnswer(Refused):
    """An answer that the rules, or the moment, forbid."""


class CannotUndo(Refused):
    """There is no answer to take back, or it has revealed something."""


class UnknownGame(Refused):
    """No such game on the shelf."""


class BadSetup(Refused):
    """A number of players or a table option that the game does not have."""


class BadMessage(Refused):
    """Data from outside that is not what it should be."""


class BadRecord(Refused):
    """A record that cannot be replayed; `at` is the number of answers that still agreed."""

    def __init__(self, why: Why, at: int = 0) -> None:
        super().__init__(why)
        self.at = at


def refusal(id: str, /, **args: Arg) -> Why:
    """A refusal in the core's own words."""
    return because(id, "", PACKAGE, **args)
