"""A position: a whole game in progress, as plain data."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, Self

from msgspec import Struct
from msgspec.structs import replace

from ..language.refusals import IllegalAnswer, refusal
from ..language.words import Player, PlayerName, Why
from .chance import Chance
from .steps import NATURE, Ask, Event, Option, Step, W, accepted, package_of
from .world import HIDDEN, Viewer

Hears = Callable[[Event], None]
"""Called with each event the moment it happens, when the world is as the event has left it."""


class Position(Struct, Generic[W]):
    """The world, the steps still to do (the next one last), and the answers so far to the current question.

    A position without a chance of its own waits for nature as it waits for anybody else.
    """

    world: W
    todo: list[Step[W]]
    chance: Chance | None = None
    answers: dict[Player, Option[W]] = {}

    def clone(self) -> Self:
        """An independent copy of the position."""
        return type(self)(self.world.clone(), self.todo[:], self.chance, self.answers.copy())

    def seen_by(self, viewer: Viewer) -> Self:
        """What a seat, or a watcher (None), may know: the rest is HIDDEN, and the chance is left out."""
        return self._known_to(viewer, self.world.seen_by(viewer))

    def remembered_by(self, viewer: Viewer) -> Self:
        """What a seat that forgets nothing knows: what it can see, and what it has seen."""
        return self._known_to(viewer, self.world.remembered_by(viewer))

    def _known_to(self, viewer: Viewer, world: W) -> Self:
        answers = {player: answer if player == viewer else HIDDEN for player, answer in self.answers.items()}
        return type(self)(world, [step.seen_by(viewer) for step in self.todo], None, answers)

    @property
    def question(self) -> Ask[W, Any] | None:
        """The current question; None when the game is over."""
        return self.todo[-1] if self.todo else None  # type: ignore[return-value]

    def waiting_for(self) -> list[Player]:
        """The players who still have to answer; none when the game is over."""
        if not self.todo:
            return []
        ask: Any = self.todo[-1]
        if ask.alone:
            return [ask.decider(self.world)]
        return [player for player in ask.who(self.world) if player not in self.answers]

    def legal(self, player: Player) -> list[Any]:
        """The options the player may choose now; none if not asked."""
        if not self.todo:
            return []
        ask: Any = self.todo[-1]
        world = self.world
        if player in self.answers or not ask.asks(world, player):
            return []
        options = ask.options(world, player)
        return options if isinstance(options, list) else [*options]

    def default(self, player: Player) -> Option[W]:
        """The default answer of a player who is asked: the question's own, or else the first option."""
        ask: Any = self.todo[-1]
        own: Option[W] | None = ask.default(self.world, player)
        return next(iter(ask.options(self.world, player))) if own is None else own

    def refusal(self, player: Player, option: Option[W]) -> Why | None:
        """Why the player may not give this answer now; None if it is legal."""
        if not self.todo:
            return refusal("game-over")
        ask: Any = self.todo[-1]
        world = self.world
        if type(player) is not int or not ask.asks(world, player):
            return refusal("not-asked", waiting=PlayerName(self.waiting_for()[0]))
        if player in self.answers:
            return refusal("answered-already")
        kind: type[Ask[Any, Any]] = type(ask)
        kinds = accepted(kind)
        if not isinstance(option, kinds):
            return refusal("not-this-question")
        why: Why | None = ask.refusal(world, player, option)
        return why and _in_words_of(option, why)

    def closed(self, player: Player) -> list[tuple[Any, Why]]:
        """Options shown to the player although they cannot be chosen now, each with the reason."""
        if player not in self.waiting_for() or player == NATURE:
            return []
        ask: Any = self.todo[-1]
        return [(option, _in_words_of(option, why)) for option, why in ask.closed(self.world, player)]

    def answer(self, player: Player, option: Option[W]) -> list[Event]:
        """Gives the player's answer, and returns what happened. Refuses an illegal answer and changes nothing."""
        why = self.refusal(player, option)
        if why is not None:
            raise IllegalAnswer(why)
        return self.accept(player, option)

    def accept(self, player: Player, option: Option[W], hears: Hears | None = None) -> list[Event]:
        """`answer` without the check, for an option that is known to be legal."""
        todo, world = self.todo, self.world
        ask: Any = todo[-1]
        events: list[Event] = [] if hears is None else _Heard(hears)
        if ask.alone:
            todo.pop()
            if not option.quiet:
                events.append(Event(player, option))
            follow = ask.chosen(world, option)
        else:
            self.answers[player] = option
            if not ask.settled(world, self.answers):
                return events
            todo.pop()
            answers, self.answers = self.answers, {}
            for who, what in answers.items():
                if not what.quiet:
                    events.append(Event(who, what))
            follow = ask.then(world, answers)
        if follow:
            todo += follow[::-1]
        self.go_on(events)
        return events

    def go_on(self, events: list[Event]) -> None:
        """Does steps until a player must choose or the game is over, and appends what happens to the events."""
        todo, world = self.todo, self.world
        while todo and not world.over:
            step: Any = todo.pop()
            if not step.waits:
                follow = step.do(world)
                if not step.quiet:
                    events.append(Event(None, step))
            elif step.rolls and self.chance is not None:
                what, self.chance = step.rolled(world, self.chance)
                follow = step.chosen(world, what)
                if not what.quiet:
                    events.append(Event(NATURE, what))
            elif step.alone and (what := step.only(world)) is not None:
                who = step.decider(world)
                follow = step.chosen(world, what)
                if not what.quiet:
                    events.append(Event(who, what))
            else:
                todo.append(step)
                return
            if follow:
                todo += follow[::-1]
        todo.clear()


class _Heard(list[Event]):
    """A list of events that passes each on at once. Without a listener a plain list is used, which costs nothing."""

    def __init__(self, hears: Hears) -> None:
        super().__init__()
        self._hears = hears

    def append(self, event: Any) -> None:
        super().append(event)
        self._hears(event)


def _in_words_of(option: Option[Any], why: Why) -> Why:
    """The reason, worded by the game of the option if it does not say whose words it needs."""
    return why if why.package else replace(why, package=package_of(type(option)))


def begin(world: W, first: Sequence[Step[W]], chance: Chance | None) -> Position[W]:
    """The position in which these steps are still to do, in this order."""
    return Position(world, list(reversed(first)), chance)
