"""Lessons: after a match, the turns that cost a player most, each judged by what the seat knew then.

The same record gives the same lesson: whatever is imagined follows from the match's own seed.
"""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.words import Player, Sentence

from .coach import Effort, Spoken, compared
from .courses import Course, Foresight
from .saying import Reason, is_worse, reasons, said, verdict
from .weighing import Weighed

FIRST_LOOK = Effort(courses=3, worlds=5)
SECOND_LOOK = Effort(courses=2, worlds=24)
MOST_LOOKED_AT = 8
"""Turns that are thought over a second time: those that seem to have cost most."""
MOST_TOLD = 3
BEYOND_DOUBT = 2.0
"""Standard errors that a cost must have before it is held against somebody."""


class Turn(Struct, frozen=True):
    """A turn that was played: after how many answers, what the seat knew, and the answers that belong to it."""

    at: int
    view: Position[Any]
    player: Player
    options: tuple[Option[Any], ...]
    thoughts: str
    """Where all that is imagined about it comes from."""


class Costly(Struct, frozen=True):
    """A turn that could have been better: what was played, what was better, by how much, and why."""

    at: int
    """After how many answers of the match the turn began."""
    played: Spoken
    better: Spoken
    cost: float
    verdict: Sentence
    reasons: tuple[Reason, ...] = ()


class Lesson(Struct, frozen=True):
    """What there is to learn from a match for one seat: the costliest turns, the worst first."""

    seat: Player
    turns: int
    """Turns in which there was something to choose."""
    costly: tuple[Costly, ...]
    says: Sentence


def turns_of(match: Match[Any], seat: Player) -> list[Turn]:
    """The seat's turns in which there was a choice, from the first to the last."""
    return [turn for turn in _turns(match, seat) if len(turn.view.legal(seat)) > 1]


def _turns(match: Match[Any], seat: Player) -> Iterator[Turn]:
    again: Match[Any] = Match(match.game, match.players, match.seed, match.options)
    mark, done = match.marks()[-1], 0
    for number, (who, what) in enumerate(match.answers):
        if who == seat and number >= done:
            view = again.position.remembered_by(seat)
            options = tuple(option for _, option in _run(match, number, seat))
            thoughts = f"{mark}: {seat} at {number}"
            course = Foresight(match.game, view, seat, Chance.of(thoughts)).course_along(options)
            done = number + len(course.options)
            yield Turn(number, view, seat, course.options, thoughts)
        again.answer(who, what)


def _run(match: Match[Any], first: int, seat: Player) -> Iterator[tuple[Player, Option[Any]]]:
    """The answers from this one on, as long as they are all the seat's."""
    for who, option in match.answers[first:]:
        if who != seat:
            return
        yield who, option


def first_look(game: Game[Any], turn: Turn) -> float:
    """What a turn seems to have cost, at a quick look."""
    best, played, _ = _judged(game, turn, FIRST_LOOK, "first")
    return best.lead_over(played)[0]


def second_look(game: Game[Any], turn: Turn) -> Costly | None:
    """What a turn has cost, thought over; None if that is no more than may be chance."""
    best, played, course = _judged(game, turn, SECOND_LOOK, "second")
    cost, error = best.lead_over(played)
    if best is played or not is_worse(game, cost, error) or cost < BEYOND_DOUBT * error:
        return None
    better = Spoken(best.course.options, best.course.says)
    said_so = verdict(game, best, played)
    return Costly(turn.at, Spoken(course.options, course.says), better, cost, said_so, reasons(game, best, played))


def _judged(game: Game[Any], turn: Turn, effort: Effort, look: str) -> tuple[Weighed, Weighed, Course]:
    """The best course, the one that was played, and how that one is told."""
    chance = Chance.of(turn.thoughts).fork(look)
    course = Foresight(game, turn.view, turn.player, chance).course_along(turn.options)
    weighed = compared(game, turn.view, turn.player, chance, effort, [course])
    played = next(each for each in weighed if each.course.leaves == course.leaves)
    return weighed[0], played, course


def worth_a_second_look(costs: list[float]) -> list[int]:
    """The turns that seem to have cost most, by their places."""
    ranked = sorted(range(len(costs)), key=lambda place: -costs[place])
    return [place for place in ranked[:MOST_LOOKED_AT] if costs[place] > 0]


def lesson_from(seat: Player, turns: int, looks: list[Costly | None]) -> Lesson:
    """The lesson that these looks make."""
    costly = sorted((look for look in looks if look is not None), key=lambda look: -look.cost)[:MOST_TOLD]
    return Lesson(seat, turns, tuple(costly), said("lesson", count=len(costly), turns=turns))
