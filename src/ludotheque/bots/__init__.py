"""Bots: opponents who are always there. They know what their seat sees, and nothing else."""

from ludotheque.core.refusals import Refused
from ludotheque.core.words import because

from .bot import Bot
from .careless import Careless
from .greedy import Greedy
from .random import Random

BOTS: dict[str, Bot] = {"random": Random(), "careless": Careless(), "greedy": Greedy()}


class UnknownBot(Refused):
    """No bot of that name."""


def bot_named(name: str) -> Bot:
    """The bot, or a refusal that names those there are."""
    if name not in BOTS:
        raise UnknownBot(because("unknown-bot", "", __package__, bot=name, known=", ".join(BOTS)))
    return BOTS[name]
