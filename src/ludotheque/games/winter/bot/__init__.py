"""What only a player of Winter Colony knows: what is urgent, what is worth a risk, and what to keep quiet about."""

from random import Random

from ludotheque.core import Chance, Option, Player, Position

from ..ending import has_won
from ..table import Colony
from .acting import ACTIONS
from .aims import aim_of, wish_of
from .answering import ANSWERS
from .mind import Mind
from .treason import BETRAYER_JUDGES, LOYAL_JUDGES

NOISE = {"easy": 14.0, "medium": 1.5, "hard": 0.0}
"""By level: how far a bot's opinion of an option strays."""
JUDGES = {**ANSWERS, **ACTIONS, **LOYAL_JUDGES}


def worth(mind: Mind, option: Option[Colony]) -> float:
    """How good an option looks."""
    kind = type(option)
    if mind.betrays and kind in BETRAYER_JUDGES:
        own = BETRAYER_JUDGES[kind](mind, option)
        if own is not None:
            return own
    judge = JUDGES.get(kind)
    return 0.0 if judge is None else judge(mind, option)


def instinct(view: Position[Colony], player: Player, level: str, chance: Chance) -> Option[Colony] | None:
    """What a bot answers, knowing what its seat sees: the option it thinks best, more or less."""
    legal = view.legal(player)
    if len(legal) == 1:
        answer: Option[Colony] = legal[0]
        return answer
    mind, noise = Mind(view, player), NOISE[level]
    stray = Random(chance.below(1 << 32)[0]).random
    best: tuple[float, Option[Colony]] | None = None
    for option in legal:
        looks = worth(mind, option) + noise * (stray() - 0.5)
        if best is None or looks > best[0]:
            best = looks, option
    return best[1] if best else None


def evaluate(w: Colony, player: Player) -> float:
    """How good the table looks to a player who sees all of it: morale, lives, food, and what is left to do."""
    if w.over:
        return 500.0 if has_won(w, player) else -500.0
    doors = sum(max(0, w.zombies[door] - 1) - w.barricades[door] for door in range(len(w.zombies)))
    lives = sum(5 - w.wounds[s] - w.frost[s] for group in w.groups for s in group)
    aim, wish = aim_of(w), wish_of(w, player)
    lacking = 6 * sum(aim.store.values()) + 3 * aim.kills
    common = 10 * w.morale + lives + 2 * w.food - 2 * doors - len(w.waste) / 4 - lacking
    return (-0.5 if wish.betrays else 1.0) * common + 3 * len(w.hands[player])
