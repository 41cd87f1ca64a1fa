"""Hints: what the coach would do in a player's place, what it expects of it, and what is wrong with the rest.

The coach knows what the seat remembers, and nothing else. With enough time, the same view and the same chance give the
same advice.
"""

from typing import Any

from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position

from .comparing import Compared
from .effort import HINT, Effort
from .forecast import forecast
from .phrasing import PlanInWords, Reason, in_favour, is_worse, reasons, said, verdict
from .plans import Foresight
from .ranking import ranked

ALTERNATIVES = 2
COMPARING, COMPARING_UNSCORED = 0.5, 0.3
"""The share of the time spent on comparing; less where only whole matches show what to expect."""


class Alternative(Struct, frozen=True):
    """Another plan, how it compares with the best one, and why."""

    plan: PlanInWords
    verdict: Sentence
    reasons: tuple[Reason, ...] = ()


class Advice(Struct, frozen=True):
    """What to do, what to expect of it, and what else was considered."""

    best: PlanInWords
    forecast: Sentence
    others: tuple[Alternative, ...] = ()
    gains: tuple[Reason, ...] = ()
    """Where the best plan is ahead of the last alternative, if that one is worse."""


def advise(game: Game[Any], view: Position[Any], player: Player, chance: Chance, effort: Effort = HINT) -> Advice:
    """The coach's advice, knowing only the view."""
    legal = view.legal(player)
    if len(legal) == 1:
        plan = Foresight(game, view, player, chance).plan_from(legal)
        return Advice(PlanInWords.of(plan), said("hint-only"))
    comparing = COMPARING if game.mind.scored else COMPARING_UNSCORED
    end = effort.deadline()
    best, *rest = ranked(game, view, player, chance, effort, until=effort.deadline(comparing))
    listed = rest[:ALTERNATIVES]
    return Advice(
        PlanInWords.of(best.plan),
        forecast(game, view, player, best, chance.fork("outlook"), effort.matches, end),
        tuple(_alternative(game, best, each) for each in listed),
        gains_over(game, best, listed[-1]) if listed else (),
    )


def _alternative(game: Game[Any], best: Compared, other: Compared) -> Alternative:
    return Alternative(PlanInWords.of(other.plan), verdict(game, best, other), reasons(game, best, other))


def gains_over(game: Game[Any], best: Compared, other: Compared) -> tuple[Reason, ...]:
    """Where the best plan is ahead of another plan, if that one is worse."""
    return in_favour(game, best, other) if is_worse(game, *best.lead_over(other)) else ()
