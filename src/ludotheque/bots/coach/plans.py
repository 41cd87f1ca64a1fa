"""Courses: what a player does until somebody else decides, or chance does. Hints and lessons compare courses."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Event, Option
from ludotheque.core.wire import encode
from ludotheque.core.words import Player, Sentence

from ..players.quick import quick_choice

LONGEST_COURSE = 30
WITNESSES = ("one", "two", "three", "four", "five", "six")
"""Other worlds in which a course is gone as well: what is told of it happens in all of them."""
MOST_SAID = 5
"""Sentences in which a course is told."""


class Course(Struct, frozen=True):
    """Answers one after the other, what is sure to come of them, and the table that they leave."""

    options: tuple[Option[Any], ...]
    says: tuple[Sentence, ...]
    leaves: bytes
    """Two courses that leave the same table are the same course, whatever came first."""
    told_of: tuple[int, ...] = ()
    """By sentence: of which of the answers it tells, counted from 0."""


class Foresight:
    """What somebody who knows only the view can foresee: courses, gone in several worlds that all look like it."""

    def __init__(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> None:
        self.game, self.player, self.chance = game, player, chance
        self._worlds = [game.imagine(view, player, chance.fork(name)) for name in ("course", *WITNESSES)]
        for world in self._worlds:
            world.chance = None

    def course_from(self, options: Sequence[Option[Any]]) -> Course:
        """The course that begins with these answers and goes on sensibly."""
        walk = self._along(options)
        while walk.goes_on and len(walk.chosen) < LONGEST_COURSE:
            walk.follow([quick_choice(self.game, walk.position, self.player, self.chance)])
        return walk.course()

    def course_along(self, options: Sequence[Option[Any]]) -> Course:
        """The course of the first of these answers, and of those after it that belong to the same turn."""
        return self._along(options).course()

    def _along(self, options: Sequence[Option[Any]]) -> "_Walk":
        walk = _Walk(self.player, [world.clone() for world in self._worlds])
        walk.follow(options)
        return walk


class _Walk:
    """A course being gone in several worlds at once, all of which the player may be in.

    The worlds wait for chance as for anybody else. What happens in all of them alike is sure; where something comes to
    light, or the worlds part, the course ends.
    """

    def __init__(self, player: Player, worlds: list[Position[Any]]) -> None:
        self.player, self.worlds = player, worlds
        self.chosen: list[Option[Any]] = []
        self.events: list[tuple[int, Event]] = []
        """What is sure, each with the number of the answer that it comes of."""
        self.goes_on = True

    @property
    def position(self) -> Position[Any]:
        """The world in which the course is thought out; the others only bear witness."""
        return self.worlds[0]

    def follow(self, options: Sequence[Option[Any]]) -> None:
        """Goes along these answers, as far as they belong together and are possible whatever is hidden."""
        for option in options:
            if not self.goes_on or any(world.refusal(self.player, option) is not None for world in self.worlds):
                self.goes_on = False
                return
            self.choose(option)

    def choose(self, option: Option[Any]) -> None:
        """One more answer. It ends where others decide, and where something comes to light: that is another thought."""
        question = self.position.question
        assert question is not None
        self.chosen.append(option)
        happened = [world.accept(self.player, option) for world in self.worlds]
        sure = _alike([self._told(events) for events in happened])
        asked = all(world.waiting_for() == [self.player] for world in self.worlds)
        known = all(len(events) == len(sure) and not _is_shown(events) for events in happened)
        self.goes_on = question.alone and asked and known
        if question.alone:
            self.events += [(len(self.chosen) - 1, event) for event in sure]

    def _told(self, events: Sequence[Event]) -> list[Event]:
        """What happens before anything comes to light, as the player reads it; what one does oneself one knows."""
        own = [Event(event.who, event.what.seen_by(self.player)) for event in events[:1] if event.who == self.player]
        rest = () if _is_shown(own) else events[len(own) :]
        sure = takewhile(lambda event: event.who is None and not event.what.reveals, rest)
        return [*own, *(Event(None, event.what.seen_by(self.player)) for event in sure)]

    def course(self) -> Course:
        """What was gone, in words: what the player does, and what is sure to follow."""
        is_told = any(event.who == self.player for _, event in self.events)
        first = [] if is_told else [(0, self.chosen[0].sentence(self.player))]
        told = [each for number, each in enumerate(self.events) if number == 0 or _tells(each[1])]
        said = [*first, *((answer, event.sentence()) for answer, event in told)][:MOST_SAID]
        says, told_of = tuple(sentence for _, sentence in said), tuple(answer for answer, _ in said)
        return Course(tuple(self.chosen), says, encode(self.position), told_of)


def _is_shown(events: Sequence[Event]) -> bool:
    return any(event.what.reveals for event in events)


def _alike(told: Sequence[Sequence[Event]]) -> list[Event]:
    """What is told first in all the worlds alike."""
    rows = zip(*told, strict=False)
    return [row[0] for row in takewhile(lambda row: all(event == row[0] for event in row), rows)]


def _tells(event: Event) -> bool:
    """Whether it says more than that something is over."""
    return bool(event.what.__struct_fields__)
