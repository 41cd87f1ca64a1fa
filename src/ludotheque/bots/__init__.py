"""Bots: opponents who are always there. They know what their seat sees, and nothing else."""

from ludotheque.core.refusals import Refused, house

from .bot import Bot
from .greedy import Greedy
from .random import Random

BOTS: dict[str, Bot] = {"random": Random(), "greedy": Greedy()}


class UnknownBot(Refused):
    """No bot of that name."""


def bot_named(name: str) -> Bot:
    """The bot, or a refusal that names those there are."""
    if name not in BOTS:
        raise UnknownBot(house("unknown-bot", bot=name[:40], known=", ".join(BOTS)))
    return BOTS[name]
