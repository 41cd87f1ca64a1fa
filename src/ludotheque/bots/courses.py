"""Courses: what a player does until somebody else decides, or chance does. Hints and lessons compare courses."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Event, Option
from ludotheque.core.wire import encode
from ludotheque.core.words import Player, Sentence

from .quick import quick_choice

LONGEST_COURSE = 30
MOST_SAID = 5
"""Sentences in which a course is told."""


class Course(Struct, frozen=True):
    """Answers one after the other, what is sure to come of them, and the table that they leave."""

    options: tuple[Option[Any], ...]
    says: tuple[Sentence, ...]
    leaves: bytes
    """Two courses that leave the same table are the same course, whatever came first."""


def course_from(
    game: Game[Any], view: Position[Any], player: Player, options: Sequence[Option[Any]], chance: Chance
) -> Course:
    """The course that begins with these answers and goes on sensibly, for somebody who knows only the view."""
    walk = _Walk(game, view, player, chance)
    walk.follow(options)
    while walk.goes_on and len(walk.chosen) < LONGEST_COURSE:
        walk.choose(quick_choice(game, walk.position, player, chance))
    return walk.course()


def course_along(
    game: Game[Any], view: Position[Any], player: Player, options: Sequence[Option[Any]], chance: Chance
) -> Course:
    """The course of the first of these answers, and of those after it that belong to the same turn."""
    walk = _Walk(game, view, player, chance)
    walk.follow(options)
    return walk.course()


class _Walk:
    """A course being gone, on a position as the player may imagine it, that waits for chance as for anybody else."""

    def __init__(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> None:
        self.player = player
        self.position = game.imagine(view, player, chance.fork("course"))
        self.position.chance = None
        self.chosen: list[Option[Any]] = []
        self.events: list[Event] = []
        self.goes_on = True

    def follow(self, options: Sequence[Option[Any]]) -> None:
        """Goes along these answers, as far as they belong together."""
        for option in options:
            if not self.goes_on or self.position.refusal(self.player, option) is not None:
                return
            self.choose(option)

    def choose(self, option: Option[Any]) -> None:
        """One more answer. It ends where others decide, and where something comes to light: that is another thought."""
        question = self.position.question
        assert question is not None
        self.chosen.append(option)
        events = self.position.accept(self.player, option)
        self.goes_on = question.alone and self.position.waiting_for() == [self.player] and not _is_shown(events)
        if question.alone:
            self.events += events

    def course(self) -> Course:
        """What was gone, in words: what the player does, and what is sure to follow."""
        sure = [event for event in self.events if not event.what.reveals and event.who in (self.player, None)]
        first = [] if any(event.who == self.player for event in sure) else [self.chosen[0].sentence(self.player)]
        told = [event for number, event in enumerate(sure) if number == 0 or _tells(event)]
        said = [*first, *(event.what.seen_by(self.player).sentence(event.who) for event in told)]
        return Course(tuple(self.chosen), tuple(said[:MOST_SAID]), encode(self.position))


def _is_shown(events: Sequence[Event]) -> bool:
    return any(event.what.reveals for event in events)


def _tells(event: Event) -> bool:
    """Whether it says more than that something is over."""
    return bool(event.what.__struct_fields__)
