"""Looking on: a turn is judged by how the table stands when one's own next turn comes."""

from collections.abc import Sequence

from msgspec import Struct

from ludotheque.core import Chance, Found, Judged, Option, Player, Position, Spending

from ..table import Table
from ..turn import DrawOne, MayDraw
from .leaving import Places
from .sheets import turns_left, worth
from .turns import TAKEN, Answers, End, ends_of_turn, imagined, left, places_of, prospect, ranked

AT_SIGHT = 8
"""For how many looks the value at sight counts: one look errs by four points, the value at sight by one and a half."""
LASTING = 0.65
"""How much of what looks find beyond the value at sight is still there two turns later; the rest comes back."""
CLEAR = 3.0
"""A candidate falls behind when it is worse than the best by so many standard errors of their difference."""


class Care(Struct, frozen=True):
    """How carefully a bot looks on.

    `candidates` ends of the turn are tried in `looks` worlds; then the better half of them in twice as many more, until
    one is left or the forward calls are spent.
    """

    candidates: int
    looks: int
    calls: int


class Trial:
    """An end of the turn, and what it led to in each world that was imagined, the same for all trials."""

    def __init__(self, at_sight: float, end: End) -> None:
        self.at_sight, self.answers = at_sight, end.answers
        self.found = Found()

    @property
    def mean(self) -> float:
        """What it is worth: the value at sight, corrected by what the looks found, as far as they can be trusted."""
        beyond = sum(self.found) - len(self.found) * self.at_sight
        return self.at_sight + LASTING * beyond / (AT_SIGHT + len(self.found))

    def judged(self) -> Judged:
        """What is thought of its first answer."""
        return Judged(self.answers[0], self.mean, self.found.error, len(self.found))


def judged_by_looking_on(view: Position[Table], player: Player, care: Care, chance: Chance) -> list[Judged]:
    """The ends that look best at sight are tried in the same imagined worlds, the better ones in more of them."""
    spending = Spending(care.calls)
    best = ranked(imagined(view, player, chance), player, care.candidates)
    staying = [Trial(*each) for each in best]
    if len({trial.answers[0] for trial in staying}) == 1:
        return [Judged(staying[0].answers[0], best[0][0])]
    resting: list[Trial] = []
    own, worlds, looks = places_of(best[0][1].after.world, player), 0, care.looks
    while len(staying) > 1 and not spending.over:
        for number in range(worlds, worlds + looks):
            world = imagined(view, player, chance.fork(f"world {number}"))
            for trial in staying:
                trial.found.append(_looked_on(world, player, trial.answers, own, spending))
            if spending.over:
                break
        staying.sort(key=lambda trial: -trial.mean)
        kept = [trial for trial in staying[: len(staying) // 2] if not _is_behind(trial, staying[0])]
        staying, resting = kept, [*staying[len(kept) :], *resting]
        worlds, looks = worlds + looks, looks * 2
    return _by_first_answer([*staying, *resting])


def _looked_on(world: Position[Table], player: Player, answers: Answers, own: Places, spending: Spending) -> float:
    """How far ahead the player will be, going by the table after everybody else has had a turn."""
    position = world.clone()
    for answer in answers:
        position.accept(player, answer)
    while (waiting := position.waiting_for()) and waiting[0] != player:
        for answer in _reply(position, waiting[0], spending):
            position.accept(waiting[0], answer)
    w = position.world
    return prospect(w, player) + TAKEN * left(w, own)


def _reply(position: Position[Table], player: Player, spending: Spending) -> Answers:
    """What somebody else is taken to do: they draw if they may, and lay what is best for their sheet."""
    if isinstance(position.question, MayDraw):
        return (DrawOne(),)
    ends = ends_of_turn(position, player)
    spending.spend(2 * len(ends))
    turns, rules = turns_left(ends[0].after.world), position.world.rules
    return max(ends, key=lambda end: worth(end.after.world.sheets[player], turns, rules)).answers


def _is_behind(trial: Trial, best: Trial) -> bool:
    """Whether a trial is worse than the best beyond doubt."""
    lead = best.found.ahead_of(trial.found)
    return lead.mean > CLEAR * lead.error


def _by_first_answer(trials: Sequence[Trial]) -> list[Judged]:
    found: dict[Option[Table], Judged] = {}
    for trial in trials:
        if trial.found:
            found.setdefault(trial.answers[0], trial.judged())
    return [*found.values()]
