"""The fast path refuses what it does not support; it is never silently wrong."""

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import Arg, because


class Unsupported(Refused):
    """There is no fast path for this game, policy or position."""


def unsupported(id: str, /, **args: Arg) -> Unsupported:
    """The refusal, in words."""
    return Unsupported(because(id, "", __package__, **args))
