"""A position: a whole game in progress, as plain data."""

from collections.abc import Sequence
from typing import Any, Generic, Self

from msgspec import Struct
from msgspec.structs import replace

from .chance import Chance
from .refusals import IllegalAnswer, house
from .steps import NATURE, Ask, Event, Option, Step, W, accepted, package_of
from .words import Player, Seat, Why
from .world import HIDDEN, Viewer


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
        """What a seat, or a spectator (None), may know: the rest is HIDDEN, and the chance is left out."""
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
        if player in self.answers or not (player == ask.decider(world) if ask.alone else ask.asks(world, player)):
            return []
        options = ask.options(world, player)
        return options if type(options) is list else [*options]

    def refusal(self, player: Player, option: Option[W]) -> Why | None:
        """Why the player may not give this answer now; None if it is legal."""
        if not self.todo:
            return house("game-over")
        ask: Any = self.todo[-1]
        world = self.world
        if type(player) is not int or not (player == ask.decider(world) if ask.alone else ask.asks(world, player)):
            return house("not-asked", waiting=Seat(self.waiting_for()[0]))
        if player in self.answers:
            return house("answered-already")
        kind: type[Ask[Any, Any]] = type(ask)
        kinds = accepted(kind)
        if type(option) not in kinds and not isinstance(option, kinds):
            return house("not-this-question")
        why: Why | None = ask.refusal(world, player, option)
        if why is None or why.package:
            return why
        return replace(why, package=package_of(type(option)))

    def answer(self, player: Player, option: Option[W]) -> list[Event]:
        """Gives the player's answer, and returns what happened. Refuses an illegal answer and changes nothing."""
        why = self.refusal(player, option)
        if why is not None:
            raise IllegalAnswer(why)
        return self.accept(player, option)

    def accept(self, player: Player, option: Option[W]) -> list[Event]:
        """`answer` without the check, for an option that is known to be legal."""
        todo, world = self.todo, self.world
        ask: Any = todo[-1]
        if ask.alone:
            todo.pop()
            events = [] if option.quiet else [Event(player, option)]
            follow = ask.chosen(world, option)
        else:
            self.answers[player] = option
            if not ask.settled(world, self.answers):
                return []
            todo.pop()
            answers, self.answers = self.answers, {}
            events = [Event(who, what) for who, what in answers.items() if not what.quiet]
            follow = ask.then(world, answers)
        if len(follow) == 1:
            todo.append(follow[0])
        elif follow:
            todo += follow[::-1]
        self.go_on(events)
        return events

    def go_on(self, events: list[Event]) -> None:
        """Does steps until somebody must choose or the game is over, and appends what happens to the events."""
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
            else:
                todo.append(step)
                return
            if len(follow) == 1:
                todo.append(follow[0])
            elif follow:
                todo += follow[::-1]
        todo.clear()


def begin(world: W, first: Sequence[Step[W]], chance: Chance | None) -> Position[W]:
    """The position in which these steps are still to do, in this order."""
    return Position(world, list(reversed(first)), chance)
