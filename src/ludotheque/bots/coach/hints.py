"""The coach: what it would do in a player's place, what it expects of it, and what is wrong with the rest.

It knows what the seat remembers, and nothing else. The same view and the same chance give the same
advice, as far as there is time for it.
"""

from collections import Counter
from collections.abc import Hashable, Iterator, Sequence
from itertools import islice
from typing import Any, Self

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.wire import encode
from ludotheque.core.words import Player, Sentence

from .. import LEVELS
from ..players.greedy import Greedy
from .comparing import Weighed, weigh
from .deadline import Deadline
from .forecast import outlook
from .phrasing import Reason, in_favour, is_worse, reasons, said, verdict
from .plans import Course, Foresight

LEVEL = "hard"
ALTERNATIVES = 2
MOST_ALIKE = 2
MOST_TRIED = 16
"""Options that are looked at to find courses that differ."""


class Effort(Struct, frozen=True):
    """How much is imagined: courses that are compared, worlds for each, matches played to their end; and how many
    seconds of work that may be, where somebody waits. Without seconds, the same view gives the same advice anywhere."""

    courses: int
    worlds: int
    matches: int = 0
    seconds: float | None = None

    def deadline(self, part: float = 1.0) -> Deadline | None:
        """When a part of it has to be done, if somebody waits."""
        return None if self.seconds is None else Deadline(part * self.seconds, part * PATIENCE * self.seconds)


WEIGHING, WEIGHING_UNSCORED = 0.5, 0.3
"""The part of the time that is spent on comparing; less, where only whole matches tell what to expect."""
PATIENCE = 2.5
"""How much longer than the work itself somebody waits on a busy machine."""
HINT = Effort(courses=4, worlds=80, matches=40, seconds=1.7)
"""A hint."""


class Spoken(Struct, frozen=True):
    """A course in words: its answers, and what comes of them; by sentence, of which answer it tells."""

    options: tuple[Option[Any], ...]
    says: tuple[Sentence, ...]
    told_of: tuple[int, ...] = ()

    @classmethod
    def of(cls, course: Course) -> Self:
        """The words of a course."""
        return cls(course.options, course.says, course.told_of)


class Alternative(Struct, frozen=True):
    """Another course, how it compares with the best one, and why."""

    course: Spoken
    verdict: Sentence
    reasons: tuple[Reason, ...] = ()


class Advice(Struct, frozen=True):
    """What to do, what to expect, and what else was thought of."""

    best: Spoken
    outlook: Sentence
    others: tuple[Alternative, ...] = ()
    gains: tuple[Reason, ...] = ()
    """In what the best course is ahead of the last of the others, if that is worse."""


def advise(game: Game[Any], view: Position[Any], player: Player, chance: Chance, effort: Effort = HINT) -> Advice:
    """What the coach would do here, knowing only the view."""
    legal = view.legal(player)
    if len(legal) == 1:
        course = Foresight(game, view, player, chance).course_from(legal)
        return Advice(Spoken.of(course), said("hint-only"))
    weighing = WEIGHING if game.scored else WEIGHING_UNSCORED
    end = effort.deadline()
    best, *rest = compared(game, view, player, chance, effort, until=effort.deadline(weighing))
    listed = rest[:ALTERNATIVES]
    return Advice(
        Spoken.of(best.course),
        outlook(game, view, player, best, chance.fork("outlook"), effort.matches, end),
        tuple(
            Alternative(Spoken.of(each.course), verdict(game, best, each), reasons(game, best, each)) for each in listed
        ),
        gains_over(game, best, listed[-1]) if listed else (),
    )


def gains_over(game: Game[Any], best: Weighed, other: Weighed) -> tuple[Reason, ...]:
    """What the best course has before another that is worse."""
    return in_favour(game, best, other) if is_worse(game, *best.lead_over(other)) else ()


def compared(
    game: Game[Any],
    view: Position[Any],
    player: Player,
    chance: Chance,
    effort: Effort,
    others: Sequence[Course] = (),
    until: Deadline | None = None,
) -> list[Weighed]:
    """The most promising courses, and any others that are to be judged with them, the best first.

    What a strong bot would choose stays the best, unless another is better beyond doubt.
    """
    courses = different(game, view, player, chance, effort.courses)
    known = {course.leaves for course in courses}
    courses += [course for course in others if course.leaves not in known]
    first, *rest = weigh(game, view, player, courses, effort.worlds, chance.fork("weighing"), until)
    rest.sort(key=lambda each: -each.mean)
    if rest and is_worse(game, *rest[0].lead_over(first)):
        return sorted([first, *rest], key=lambda each: -each.mean)
    return [first, *rest]


def different(game: Game[Any], view: Position[Any], player: Player, chance: Chance, most: int) -> list[Course]:
    """The most promising courses that leave different tables and are told in different words, the one a strong bot
    would choose first; of those that begin alike, two at most, if there are others."""
    found: list[Course] = []
    alike: list[Course] = []
    known: set[Hashable] = set()
    kinds: Counter[Hashable] = Counter()
    foresight = Foresight(game, view, player, chance)
    for option in islice(_ranked(game, view, player, chance), MOST_TRIED):
        if len(found) == most:
            break
        course = foresight.course_from([option])
        told = frozenset(map(encode, course.says))
        if known.isdisjoint((course.leaves, told)):
            known |= {course.leaves, told}
            kinds[kind := _kind(option)] += 1
            (alike if kinds[kind] > MOST_ALIKE else found).append(course)
    return [*found, *alike][:most]


def _kind(option: Option[Any]) -> Hashable:
    """What is done, and with what."""
    return type(option), *(getattr(option, field) for field in option.__struct_fields__[:1])


def _ranked(game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Iterator[Option[Any]]:
    """The options as a strong bot ranks them, then the others by what the turn can lead to; where the game plays by
    habit, as they look at first sight."""
    legal = view.legal(player)
    looks = game.glance(game.imagine(view, player, chance), player, legal)
    if looks is not None and game.instinct(view, player, LEVEL, chance) is not None:
        yield from (option for _, option in sorted(zip(looks, legal, strict=True), key=lambda each: -each[0]))
        return
    thought = [each.option for each in LEVELS[LEVEL].think(game, view, player, chance)]
    yield from thought
    values = sorted(Greedy().values(game, view, player, chance), key=lambda each: -each[0])
    yield from (option for _, option in values if option not in thought)
