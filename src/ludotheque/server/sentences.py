"""The house's own sentences: refusals, and notes in a table's log."""

from ludotheque.core.language.words import Arg, Sentence, Why, because

PACKAGE = "ludotheque.server"
"""The package with the catalogues of these sentences; it travels with each of them."""


def refusal(id: str, /, **args: Arg) -> Why:
    """A refusal in the house's words."""
    return because(id, "", PACKAGE, **args)


def note(id: str, /, **args: Arg) -> Sentence:
    """A sentence for a table's log."""
    return Sentence(id, args, PACKAGE)
