"""The house's own sentences: why something is refused, and what is noted at a table."""

from ludotheque.core.words import Arg, Sentence, Why, because

PACKAGE = "ludotheque.server"
"""Where the catalogues of these sentences lie; it travels with each of them."""


def refusal(id: str, /, **args: Arg) -> Why:
    """A refusal in the words of the house on the web."""
    return because(id, "", PACKAGE, **args)


def note(id: str, /, **args: Arg) -> Sentence:
    """Something to note at a table."""
    return Sentence(id, args, PACKAGE)
