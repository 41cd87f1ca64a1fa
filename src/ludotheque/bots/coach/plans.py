"""Plans: a player's answers until another player decides, or chance does. Hints and lessons compare plans."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Event, Option
from ludotheque.core.wire import encode

from ..players.quick import quick_choice

LONGEST_PLAN = 30
STREAMS = ("course", "one", "two", "three", "four", "five", "six")
"""A stream of chance for each world in which a plan is rehearsed. Other names would change old lessons."""
MOST_SAID = 5
"""The most sentences used to tell a plan."""


class Plan(Struct, frozen=True):
    """Answers given one after the other, what is sure to come of them, and the world that they leave."""

    options: tuple[Option[Any], ...]
    says: tuple[Sentence, ...]
    leaves: bytes
    """The world after the plan: plans that leave the same world are the same plan, however they began."""
    told_of: tuple[int, ...] = ()
    """For each sentence: the number of the answer it is about, from 0."""


class Foresight:
    """Makes plans from what the view shows, by rehearsing them in several worlds that fit it."""

    def __init__(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> None:
        self.game, self.player, self.chance = game, player, chance
        self._worlds = [game.imagine(view, player, chance.fork(stream)) for stream in STREAMS]
        self._worlds += game.mind.surprises(self._worlds[0], player)
        for world in self._worlds:
            world.chance = None

    def plan_from(self, options: Sequence[Option[Any]]) -> Plan:
        """The plan that begins with these answers and goes on sensibly."""
        rehearsal = self._rehearsed(options)
        while rehearsal.goes_on and len(rehearsal.chosen) < LONGEST_PLAN:
            rehearsal.follow([quick_choice(self.game, rehearsal.position, self.player, self.chance)])
        return rehearsal.plan()

    def plan_along(self, options: Sequence[Option[Any]]) -> Plan:
        """The plan of the first of these answers and those after it that belong to the same turn."""
        return self._rehearsed(options).plan()

    def _rehearsed(self, options: Sequence[Option[Any]]) -> "_Rehearsal":
        rehearsal = _Rehearsal(self.player, [world.clone() for world in self._worlds])
        rehearsal.follow(options)
        return rehearsal


class _Rehearsal:
    """A plan carried out in several worlds at once, each of which may be the true one.

    The worlds wait for chance as for anybody else. What happens alike in all of them is sure. The plan ends where
    something is revealed or where the worlds differ.
    """

    def __init__(self, player: Player, worlds: list[Position[Any]]) -> None:
        self.player, self.worlds = player, worlds
        self.chosen: list[Option[Any]] = []
        self.events: list[tuple[int, Event]] = []
        """What is sure to happen, each with the number of the answer that causes it."""
        self.goes_on = True

    @property
    def position(self) -> Position[Any]:
        """The world in which the plan is made; the others only confirm what is sure."""
        return self.worlds[0]

    def follow(self, options: Sequence[Option[Any]]) -> None:
        """Gives these answers, as long as they belong together and are legal whatever is hidden."""
        for option in options:
            if not self.goes_on or any(world.refusal(self.player, option) is not None for world in self.worlds):
                self.goes_on = False
                return
            self.choose(option)

    def choose(self, option: Option[Any]) -> None:
        """Gives one more answer. The plan ends if others decide next, or if something is revealed."""
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
        """What happens until something is revealed, as the player reads it. Players know what they do themselves."""
        own = [Event(event.who, event.what.seen_by(self.player)) for event in events[:1] if event.who == self.player]
        rest = () if _is_shown(own) else events[len(own) :]
        sure = takewhile(lambda event: event.who is None and not event.what.reveals, rest)
        return [*own, *(Event(None, event.what.seen_by(self.player)) for event in sure)]

    def plan(self) -> Plan:
        """The plan so far, in words: what the player does, and what is sure to follow."""
        is_told = any(event.who == self.player for _, event in self.events)
        first = [] if is_told else [(0, self.chosen[0].sentence(self.player))]
        told = [each for number, each in enumerate(self.events) if number == 0 or _tells(each[1])]
        said = [*first, *((answer, event.sentence()) for answer, event in told)][:MOST_SAID]
        says, told_of = tuple(sentence for _, sentence in said), tuple(answer for answer, _ in said)
        return Plan(tuple(self.chosen), says, encode(self.position), told_of)


def _is_shown(events: Sequence[Event]) -> bool:
    return any(event.what.reveals for event in events)


def _alike(told: Sequence[Sequence[Event]]) -> list[Event]:
    """The events with which all the lists begin alike."""
    rows = zip(*told, strict=False)
    return [row[0] for row in takewhile(lambda row: all(event == row[0] for event in row), rows)]


def _tells(event: Event) -> bool:
    """True if it says more than that something is over."""
    return bool(event.what.__struct_fields__)
