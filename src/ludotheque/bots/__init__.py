"""Bots: opponents who are always there, by name. A bot knows what its seat sees, and nothing else."""

from ludotheque.core.language.refusals import Refused
from ludotheque.core.language.words import because, quoted

from .bot import Bot, Budgeted, Thinker
from .brought import brought, installed
from .players.careless import Careless
from .players.greedy import Greedy
from .players.levels import Level
from .players.random import Random
from .search.search import Search

LEVELS: dict[str, Thinker] = {
    "gentle": Level("gentle", Careless(Greedy(ends=1), lapses=2), Careless(Search(200), lapses=2)),
    "easy": Level("easy", Careless(Greedy()), Careless(Search(400), lapses=3)),
    "medium": Level("medium", Greedy(), Search(1_500)),
    "hard": Level("hard", Search(6_000), Search(6_000)),
    "master": Level("master", Search(24_000), Search(24_000)),
}
"""The levels people choose from, the weakest first. Every game has them all. A first match has gentle bots."""

DEEP = "hard", "master"
"""Levels that think for as long as they may; the others answer at once."""

BOTS: dict[str, Bot] = {
    "random": Random(),
    "careless": Careless(Greedy()),
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


def bot_names() -> list[str]:
    """The names of all bots: ours, then those that other packages bring."""
    return [*dict.fromkeys((*BOTS, *installed()))]


def bot_named(name: str) -> Bot:
    """The bot, or a refusal that lists those there are.

    `search@2000` is `search` with a budget, if it takes one; `module:Class` is a bot of that class.
    """
    alone, at, budget = name.partition("@")
    bot = BOTS.get(alone) or brought(alone)
    if bot is None:
        raise UnknownBot(because("unknown-bot", "", __package__, bot=quoted(alone), known=", ".join(bot_names())))
    return _with_budget(alone, bot, budget) if at else bot


def _with_budget(name: str, bot: Bot, budget: str) -> Bot:
    if not isinstance(bot, Budgeted):
        raise BadBudget(because("no-budget", "", __package__, bot=name))
    if not (budget.isascii() and budget.isdecimal()) or budget.startswith("0") or len(budget) > LONGEST_BUDGET:
        raise BadBudget(because("bad-budget", "", __package__, bot=name, budget=budget))
    return bot.with_budget(int(budget))
