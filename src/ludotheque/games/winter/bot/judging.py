"""Judging: how good an option looks at first sight."""

from collections.abc import Sequence

from ludotheque.core import Option, Player, Position

from ..table import Colony
from .insight import Insight
from .judges.actions import ACTIONS
from .judges.answers import ANSWERS
from .judges.treason import BETRAYER_JUDGES, LOYAL_JUDGES
from .temper import SEASONED, Temper

JUDGES = {**ANSWERS, **ACTIONS, **LOYAL_JUDGES}


def worth(insight: Insight, option: Option[Colony]) -> float:
    """How good an option looks."""
    kind = type(option)
    if insight.betrays and kind in BETRAYER_JUDGES:
        own = BETRAYER_JUDGES[kind](insight, option)
        if own is not None:
            return own
    judge, lean = JUDGES.get(kind), insight.temper.lean.get(kind, 0.0)
    return lean if judge is None else lean + judge(insight, option)


def glance(
    position: Position[Colony], player: Player, options: Sequence[Option[Colony]], temper: Temper = SEASONED
) -> list[float]:
    """How good each option looks to a player of this temper."""
    insight = Insight(position, player, temper)
    return [worth(insight, option) for option in options]


def best(position: Position[Colony], player: Player) -> Option[Colony]:
    """The option that looks best to a player; among equals, the first."""
    options: list[Option[Colony]] = position.legal(player)
    if len(options) == 1:
        return options[0]
    looks = glance(position, player, options)
    return options[looks.index(max(looks))]
