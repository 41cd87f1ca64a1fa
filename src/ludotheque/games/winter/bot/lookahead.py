"""Looking ahead: options that look good are played on in imagined worlds to the end of the round, and compared."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core import HIDDEN, Chance, Found, Judged, Option, Player, Position, Spending

from ..guessing import guess
from ..table import Colony
from .judging import best, glance
from .prospects import evaluate


class Patience(Struct, frozen=True):
    """How much a bot tries: options, imagined worlds, and forward calls (answers tried out in them). A world is
    finished once it is begun, and is not begun if the calls would hardly last for it."""

    options: int
    worlds: int
    calls: int


MASTERLY = Patience(options=4, worlds=10, calls=800)
NEAR = 3.0
"""Options that look worse than the best by more than this, a third of a point of morale, are not tried."""
LONGEST_ROUND = 150
"""A round is followed for at most this many answers."""
SURE = 1.3
"""Standard errors by which another option must be better than the one that looked best."""
FEWEST = 4
"""With fewer worlds, nothing is sure."""
HOPELESS = 2.0
"""An option is dropped when it is this many standard errors behind the leader."""


class _Trial:
    """An option being tried: what it led to, world by world."""

    def __init__(self, option: Option[Colony]) -> None:
        self.option = option
        self.found = Found()


def think(view: Position[Colony], player: Player, patience: Patience, chance: Chance) -> list[Judged]:
    """The options that were tried, best first; the one that looked best stays first unless another surely is better."""
    trials = [_Trial(option) for option in candidates(view, player, patience.options)]
    if len(trials) == 1:
        return [Judged(trials[0].option)]
    first, running, spending = trials[0], trials, Spending(patience.calls)
    for number in range(patience.worlds):
        world, before = imagined(view, player, chance.fork(str(number))), spending.share
        for trial in running:
            spending.spend(_play_on(world.clone(), player, trial))
        running = _hopeful(running) if number + 1 >= FEWEST else running
        if len(running) == 1 or 2 * spending.share - before >= 1:
            break
    choice = max(running, key=lambda trial: trial.found.mean)
    if first in running and not _is_ahead(choice, first, SURE):
        choice = first
    ranked = sorted(trials, key=lambda trial: (trial is not choice, -len(trial.found), -trial.found.mean))
    return [Judged(trial.option, trial.found.mean, trial.found.error, len(trial.found)) for trial in ranked]


def candidates(view: Position[Colony], player: Player, most: int) -> list[Option[Colony]]:
    """What is worth trying: the options that look best, the very best first."""
    legal = view.legal(player)
    looks = glance(view, player, legal)
    ranked = sorted(range(len(legal)), key=lambda place: -looks[place])[:most]
    return [legal[place] for place in ranked if looks[place] > looks[ranked[0]] - NEAR]


def imagined(view: Position[Colony], player: Player, chance: Chance) -> Position[Colony]:
    """An imagined position; the others' sealed answers are those that look best to them."""
    position = view.clone()
    guess(position.world, player, chance.fork("guess"))
    position.chance = chance.fork("luck")
    for other in [other for other, answer in position.answers.items() if answer is HIDDEN]:
        del position.answers[other]
        position.answers[other] = best(position, other)
    return position


def _play_on(position: Position[Colony], player: Player, trial: _Trial) -> int:
    """Plays on at first sight until the round is over, and returns how many answers that took."""
    position.accept(player, trial.option)
    world, answers = position.world, 1
    rounds = world.played
    while world.played == rounds and answers < LONGEST_ROUND and (waiting := position.waiting_for()):
        position.accept(waiting[0], best(position, waiting[0]))
        answers += 1
    trial.found.append(evaluate(world, player))
    return answers


def _hopeful(trials: Sequence[_Trial]) -> list[_Trial]:
    """Those that may still turn out best."""
    leader = max(trials, key=lambda trial: trial.found.mean)
    return [trial for trial in trials if trial is leader or not _is_ahead(leader, trial, HOPELESS)]


def _is_ahead(one: _Trial, other: _Trial, errors: float) -> bool:
    """True if one did better than another by this many standard errors; too few worlds tell nothing."""
    lead = one.found.ahead_of(other.found)
    return len(lead) >= FEWEST and lead.mean > errors * lead.error
