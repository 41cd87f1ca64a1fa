"""Lessons: after a match, the turns that cost a player most, each judged by what the seat knew then.

The same record gives the same lesson: all that is imagined follows from the match's own seed.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.matches.match import Match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Option

from ..players.quick import quick_choice
from .comparing import compare
from .effort import Effort
from .phrasing import GREAT, PlanInWords, Reason, in_favour, is_worse, said, unit_of, verdict
from .plans import Foresight
from .ranking import ranked

AT_A_GLANCE = 4
"""Worlds for a first comparison of a turn with the obvious alternatives."""
CLOSELY = Effort(plans=2, worlds=24)
MOST_LOOKED_AT = 12
"""The most turns looked at closely: those that seem to have cost most."""
EAGER = 3
"""How many striking turns are looked at closely before all have been glanced at: a reader is waiting for the first."""
MOST_TOLD = 3
BEYOND_DOUBT = 2.0
"""How many standard errors a cost needs before it is held against the player."""


class Turn(Struct, frozen=True):
    """A turn that was played: how many answers came before it, what the seat knew, and its answers."""

    at: int
    view: Position[Any]
    player: Player
    options: tuple[Option[Any], ...]
    thoughts: str
    """The seed for all that is imagined about it."""


class Costly(Struct, frozen=True):
    """A turn that could have been better: what was played, what was better, by how much, and the case for each."""

    at: int
    """How many answers of the match came before the turn."""
    played: PlanInWords
    better: PlanInWords
    cost: float
    verdict: Sentence
    reasons: tuple[Reason, ...] = ()
    """What speaks for the move that was played, even so."""
    gains: tuple[Reason, ...] = ()
    """What the better move gains."""


class Lesson(Struct, frozen=True):
    """What one seat can learn from a match: the costliest turns, the worst first."""

    seat: Player
    turns: int
    """The number of turns with something to choose."""
    costly: tuple[Costly, ...]
    says: Sentence


class Look(Struct, frozen=True):
    """A turn to look at, at a glance or closely."""

    turn: Turn
    close: bool = False


Seen = float | Costly | None
"""What a look finds. At a glance: the cost of the turn. Closely: the turn in words, or None if it was well played."""


class Review:
    """A review of a seat's turns: which to look at next, and what was found."""

    def __init__(self, game: Game[Any], seat: Player, turns: Sequence[Turn]) -> None:
        self.game, self.seat, self.turns = game, seat, turns
        self.total = len(turns) + min(len(turns), MOST_LOOKED_AT)
        self._costs: dict[int, float] = {}
        self._told: dict[int, Costly | None] = {}

    @property
    def done(self) -> int:
        """The number of looks done, out of `total`."""
        return len(self._costs) + len(self._told)

    def next(self) -> Look | None:
        """The most useful look to take next; None when the lesson is complete."""
        fresh = next((turn for turn in self.turns if turn.at not in self._costs), None)
        worst = self._worst()
        if worst is not None and (fresh is None or self._strikes(worst)):
            return Look(worst, close=True)
        return None if fresh is None else Look(fresh)

    def note(self, look: Look, seen: Seen) -> None:
        """Keeps the finding of a look."""
        if isinstance(seen, float):
            self._costs[look.turn.at] = seen
        else:
            self._told[look.turn.at] = seen

    @property
    def costly(self) -> tuple[Costly, ...]:
        """The costliest turns found so far, the worst first. The one found first stays: it is already being read."""
        found = [costly for costly in self._told.values() if costly is not None]
        worst = sorted(found[1:], key=_cost, reverse=True)[: MOST_TOLD - 1]
        return tuple(sorted((*found[:1], *worst), key=_cost, reverse=True))

    def lesson(self) -> Lesson:
        """The lesson so far."""
        says = said("lesson", count=len(self.costly), turns=len(self.turns))
        return Lesson(self.seat, len(self.turns), self.costly, says)

    def _worst(self) -> Turn | None:
        """The turn that seems to have cost most of those glanced at but not looked at closely."""
        if len(self._told) >= MOST_LOOKED_AT:
            return None
        left = [turn for turn in self.turns if turn.at in self._costs and turn.at not in self._told]
        return max(left, key=lambda turn: self._costs[turn.at], default=None)

    def _strikes(self, turn: Turn) -> bool:
        """True if it deserves a close look at once because nothing has been found yet."""
        is_striking = self._costs[turn.at] >= GREAT * unit_of(self.game)
        return is_striking and not self.costly and len(self._told) < EAGER


def _cost(turn: Costly) -> float:
    return turn.cost


def turns_of(match: Match[Any], seat: Player) -> list[Turn]:
    """The seat's turns with a choice in them, from first to last."""
    return [turn for turn in _turns(match, seat) if len(turn.view.legal(seat)) > 1]


def _turns(match: Match[Any], seat: Player) -> Iterator[Turn]:
    again: Match[Any] = Match(match.game, match.players, match.seed, match.options)
    mark, done = match.marks()[-1], 0
    for number, (who, what) in enumerate(match.answers):
        if who == seat and number >= done:
            view = again.position.remembered_by(seat)
            options = tuple(option for _, option in _run(match, number, seat))
            thoughts = f"{mark}: {seat} at {number}"
            plan = Foresight(match.game, view, seat, Chance.of(thoughts)).plan_along(options)
            done = number + len(plan.options)
            yield Turn(number, view, seat, plan.options, thoughts)
        again.answer(who, what)


def _run(match: Match[Any], first: int, seat: Player) -> Iterator[tuple[Player, Option[Any]]]:
    """The answers from this one on, for as long as they are all the seat's."""
    for who, option in match.answers[first:]:
        if who != seat:
            return
        yield who, option


def looked(game: Game[Any], look: Look) -> Seen:
    """The finding of this look."""
    return _closely(game, look.turn) if look.close else _at_a_glance(game, look.turn)


def _at_a_glance(game: Game[Any], turn: Turn) -> float:
    """What a turn seems to have cost, compared with the obvious alternatives."""
    view, player, chance = turn.view, turn.player, Chance.of(turn.thoughts).fork("glance")
    foresight = Foresight(game, view, player, chance)
    played = foresight.plan_along(turn.options)
    first = quick_choice(game, game.imagine(view, player, chance), player, chance)
    other = foresight.plan_from([first])
    if other.leaves == played.leaves:
        return 0.0
    better, worse = compare(game, view, player, [other, played], AT_A_GLANCE, chance.fork("weighing"))
    return better.lead_over(worse)[0]


def _closely(game: Game[Any], turn: Turn) -> Costly | None:
    """The turn in words, if careful thought shows that it cost something; None if the cost may be mere chance."""
    chance = Chance.of(turn.thoughts).fork("close")
    plan = Foresight(game, turn.view, turn.player, chance).plan_along(turn.options)
    best, *rest = ranked(game, turn.view, turn.player, chance, CLOSELY, [plan])
    played = next(each for each in (best, *rest) if each.plan.leaves == plan.leaves)
    cost, error = best.lead_over(played)
    if best is played or not is_worse(game, cost, error) or cost < BEYOND_DOUBT * error:
        return None
    return Costly(
        turn.at,
        PlanInWords.of(plan),
        PlanInWords.of(best.plan),
        cost,
        verdict(game, best, played),
        in_favour(game, played, best),
        in_favour(game, best, played),
    )
