"""What only a player of Winter Colony knows: what is urgent, what is worth a risk, and what to keep quiet about."""

from collections.abc import Sequence
from random import Random

from ludotheque.core import Chance, Judged, Option, Player, Position

from ..table import Colony
from . import lookahead
from .judging import best, glance, worth
from .prospects import evaluate
from .temper import ATTENTIVE, PLAIN, SEASONED

__all__ = ["NOISE", "best", "evaluate", "glance", "instinct", "think", "worth"]

NOISE = {"gentle": 0.0, "easy": 10.0, "medium": 1.5, "hard": 0.0}
"""By level: how far a bot's judgement of an option strays. A master tries out what looks good before it chooses. In a
colony, the gentle bots help most."""
TEMPERS = {"gentle": SEASONED, "easy": PLAIN, "medium": ATTENTIVE, "hard": SEASONED}


def instinct(view: Position[Colony], player: Player, level: str, chance: Chance) -> Option[Colony] | None:
    """What a bot answers at first sight, knowing what its seat sees: the option it thinks best, more or less."""
    legal = view.legal(player)
    if len(legal) == 1:
        answer: Option[Colony] = legal[0]
        return answer
    if level not in NOISE:
        return None
    noise, stray = NOISE[level], Random(chance.below(1 << 32)[0]).random
    looks = [look + noise * (stray() - 0.5) for look in glance(view, player, legal, TEMPERS[level])]
    chosen: Option[Colony] = legal[looks.index(max(looks))]
    return chosen


def think(view: Position[Colony], player: Player, level: str, chance: Chance) -> Sequence[Judged] | None:
    """The options of a bot that tries them out before it chooses, judged, best first."""
    return lookahead.think(view, player, lookahead.MASTERLY, chance) if level == "master" else None
