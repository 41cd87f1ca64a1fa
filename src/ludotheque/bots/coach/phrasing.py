"""Phrasing: how the coach words what it has compared."""

from typing import Any, Self

from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.language.words import Arg, Player, PlayerName, Sentence
from ludotheque.core.state.steps import Option

from .comparing import REST, Compared
from .plans import Plan

PACKAGE = __package__.rpartition(".")[0]
"""The package whose catalogue has the words."""
SURE = 1.64
"""How many standard errors apart two things must be to be called different. No "give or take" is smaller than that."""
SMALLEST, CLEAR, GREAT = 0.25, 1.5, 4.0
"""In points: what is worth mentioning, what is clearly more, what is much more."""
UNSCORED = 2.5
"""How many units of evaluation count as a point in a game without points."""
MOST_REASONS = 2
OF_SEAT = "@"
"""Comes before the seat that an aspect is about: `rival@1`."""


class PlanInWords(Struct, frozen=True):
    """A plan in words: its answers, what comes of them, and for each sentence the number of its answer."""

    options: tuple[Option[Any], ...]
    says: tuple[Sentence, ...]
    told_of: tuple[int, ...] = ()

    @classmethod
    def of(cls, plan: Plan) -> Self:
        """The words for a plan."""
        return cls(plan.options, plan.says, plan.told_of)


class Reason(Struct, frozen=True):
    """A way in which a plan differs from the best one, for the better or for the worse."""

    says: Sentence
    better: bool


def said(id: str, **args: Arg) -> Sentence:
    """A message of the coach."""
    return Sentence(id, args, PACKAGE)


def unit_of(game: Game[Any]) -> float:
    """The units of evaluation that are worth about a point."""
    return 1.0 if game.mind.scored else UNSCORED


def is_worse(game: Game[Any], lead: float, error: float) -> bool:
    """True if a plan that lags this far behind, give or take the error, may be called worse."""
    return lead > max(SURE * error, SMALLEST * unit_of(game))


def verdict(game: Game[Any], best: Compared, other: Compared) -> Sentence:
    """How a plan compares with the best one."""
    lead, error = best.lead_over(other)
    if not is_worse(game, lead, error):
        return said("verdict-trade" if reasons(game, best, other) else "verdict-equal")
    if not game.mind.scored:
        return said("verdict-worse", degree=degree(game, lead))
    return said("verdict-points", n=round(lead), error=max(1, round(SURE * error)))


def degree(game: Game[Any], lead: float) -> str:
    """The size of a lead, in a word."""
    points = abs(lead) / unit_of(game)
    return "slight" if points < CLEAR else "clear" if points < GREAT else "great"


def reasons(game: Game[Any], best: Compared, other: Compared) -> tuple[Reason, ...]:
    """The one or two aspects in which a plan differs most from the best one, starting with what is against it."""
    leads = other.leads_over(best)
    least = SMALLEST * unit_of(game)
    clear = {name: lead for name, (lead, error) in leads.items() if abs(lead) > max(least, SURE * error)}
    lag, error = best.lead_over(other)
    if is_worse(game, lag, error) and not any(lead < 0 for lead in clear.values()):
        worst = min(leads, key=lambda name: leads[name][0])
        clear[worst] = leads[worst][0]
    elif not is_worse(game, lag, error) and len({lead < 0 for lead in clear.values()}) < 2:
        return ()
    against = sorted((name for name in clear if clear[name] < 0), key=clear.__getitem__)
    equal = not is_worse(game, lag, error)
    others = (name for name in clear if name not in against[:1] and (clear[name] > 0 or not equal))
    rest = sorted(others, key=lambda name: -abs(clear[name]))
    return tuple(_reason(game, name, clear[name]) for name in [*against[:1], *rest][:MOST_REASONS])


def _reason(game: Game[Any], name: str, lead: float) -> Reason:
    better = lead > 0
    name, _, seat = name.partition(OF_SEAT)
    args: dict[str, Arg] = {
        "better": "yes" if better else "no",
        "n": round(abs(lead)),
        "degree": degree(game, lead),
    }
    if seat:
        args["rival"] = PlayerName(Player(int(seat)))
    return Reason(Sentence(f"aspect-{name}", args, PACKAGE if name == REST else game.package), better)


def in_favour(game: Game[Any], one: Compared, other: Compared) -> tuple[Reason, ...]:
    """The one or two aspects in which a plan leads another most; at least one if it is better."""
    leads = one.leads_over(other)
    clear = {name: lead for name, (lead, error) in leads.items() if is_worse(game, lead, error)}
    if not clear and is_worse(game, *one.lead_over(other)):
        greatest = max(leads, key=lambda name: leads[name][0])
        clear = {greatest: leads[greatest][0]}
    ahead = sorted(clear, key=clear.__getitem__, reverse=True)
    return tuple(_reason(game, name, clear[name]) for name in ahead[:MOST_REASONS])
