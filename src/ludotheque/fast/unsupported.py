"""The fast path refuses what it does not support; it is never silently wrong."""

from ludotheque.core.refusals import Refused
from ludotheque.core.words import Arg, because


class Unsupported(Refused):
    """A game, a policy or a position for which there is no fast path."""


def unsupported(id: str, /, **args: Arg) -> Unsupported:
    """The refusal, in words."""
    return Unsupported(because(id, "", __package__, **args))
