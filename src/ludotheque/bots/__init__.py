"""Bots: opponents who are always there. They know what their seat sees, and nothing else."""

from ludotheque.core.refusals import Refused
from ludotheque.core.words import because

from .ahead import Ahead
from .bot import Bot
from .careless import Careless
from .greedy import Greedy
from .levelled import Levelled
from .random import Random
from .search import Search
from .thought import Thinker

LEVELS: dict[str, Thinker] = {
    "easy": Levelled("easy", Careless()),
    "medium": Levelled("medium", Greedy()),
    "hard": Levelled("hard", Ahead()),
}
"""What people choose between; every game has them all."""

BOTS: dict[str, Bot] = {
    "random": Random(),
    "careless": Careless(),
    "greedy": Greedy(),
    "ahead": Ahead(),
    "search": Search(),
    **LEVELS,
}


class UnknownBot(Refused):
    """No bot of that name."""


def bot_named(name: str) -> Bot:
    """The bot, or a refusal that names those there are."""
    if name not in BOTS:
        raise UnknownBot(because("unknown-bot", "", __package__, bot=name, known=", ".join(BOTS)))
    return BOTS[name]
