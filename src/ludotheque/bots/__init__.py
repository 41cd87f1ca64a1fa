"""Bots: opponents who are always there, by name. A bot knows what its seat sees, and nothing else."""

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import because

from .bot import Bot, Budgeted, Thinker
from .players.careless import Careless
from .players.greedy import Greedy
from .players.levels import Level
from .players.random import Random
from .search.search import Search

LEVELS: dict[str, Thinker] = {
    "gentle": Level("gentle", Careless(lapses=2, ends=1)),
    "easy": Level("easy", Careless()),
    "medium": Level("medium", Greedy()),
    "hard": Level("hard", Search(6_000)),
    "master": Level("master", Search(24_000)),
}
"""The levels people choose from, the weakest first. Every game has them all. A first match has gentle bots."""

DEEP = "hard", "master"
"""Levels that think for as long as they may; the others answer at once."""

BOTS: dict[str, Bot] = {
    "random": Random(),
    "careless": Careless(),
    "greedy": Greedy(),
    "search": Search(),
    **LEVELS,
}

LONGEST_BUDGET = 12
"""The most digits a budget may have; more would take for ever."""


class UnknownBot(Refused):
    """There is no bot of that name."""


class BadBudget(Refused):
    """A budget that is not a number, or for a bot that takes none."""


def bot_named(name: str) -> Bot:
    """The bot, or a refusal that lists those there are. `search@2000` is `search` with a budget, if it takes one."""
    alone, at, budget = name.partition("@")
    if alone not in BOTS:
        raise UnknownBot(because("unknown-bot", "", __package__, bot=alone, known=", ".join(BOTS)))
    return _with_budget(alone, budget) if at else BOTS[alone]


def _with_budget(name: str, budget: str) -> Bot:
    bot = BOTS[name]
    if not isinstance(bot, Budgeted):
        raise BadBudget(because("no-budget", "", __package__, bot=name))
    if not (budget.isascii() and budget.isdecimal()) or budget.startswith("0") or len(budget) > LONGEST_BUDGET:
        raise BadBudget(because("bad-budget", "", __package__, bot=name, budget=budget))
    return bot.with_budget(int(budget))
