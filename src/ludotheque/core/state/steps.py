"""Steps: what happens, what is asked, what may be chosen. A match in progress is a world and the steps still to do."""

import re
import sys
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, ClassVar, ForwardRef, Generic, Self, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Struct

from ..language.refusals import refusal
from ..language.words import Arg, Player, PlayerName, Sentence, Why
from .chance import Chance, Stream
from .world import HIDDEN, Viewer, World

W = TypeVar("W", bound=World)
O = TypeVar("O", bound="Option[Any]")  # noqa: E741

NATURE = Player(-1)
"""The player who decides dice and draws."""

Steps = tuple["Step[Any]", ...]
"""What follows, in this order; () if nothing does."""


class Option(Struct, Generic[W], frozen=True, tag=True, tag_field="type", gc=False, forbid_unknown_fields=True):
    """Something a player may choose. It knows its own sentence, and which rule forbids it."""

    quiet: ClassVar[bool] = False
    """True if it is not worth a line in the log."""
    reveals: ClassVar[bool] = False
    """True if it reveals something, so that it cannot be taken back. Such a record is never quiet."""

    def why_not(self, w: W, player: Player) -> Why | None:
        """Why this player may not choose it now; None if they may. It must work for any option, listed or not."""
        return None

    def seen_by(self, viewer: Viewer) -> Self:
        """The record as this viewer may know it."""
        return self

    def args(self) -> dict[str, Arg]:
        """The arguments of its sentence: its fields, unless the game overrides this."""
        return {name: _plain_arg(getattr(self, name), is_player) for name, is_player in _fields(type(self))}

    def sentence(self, who: Player | None = None) -> Sentence:
        """The record in words. Its subject is the player who chose it, or else its own `player`."""
        args = self.args()
        if who is not None and who != NATURE:
            args["who"] = PlayerName(who)
        elif "player" in args:
            args["who"] = args["player"]
        return Sentence(message_id(type(self)), args, package_of(type(self)))

    def told(self, who: Player | None = None) -> Sentence:
        """The record as a line of the log: the sentence that offered it, unless the game tells it in other words."""
        return self.sentence(who)


class Step(Option[W], frozen=True):
    """Something that happens."""

    waits: ClassVar[bool] = False
    """True if it is answered, not done."""

    def do(self, w: W) -> Steps:
        """Changes the world, and returns the steps that follow, which come before all that are still to do."""
        raise NotImplementedError


class Ask(Step[W], Generic[W, O], frozen=True):
    """A step that waits until players, one or several at the same time, have chosen."""

    waits = True
    alone: ClassVar[bool] = False
    """True if one player decides, so that there are no sealed answers to wait for."""
    rolls: ClassVar[bool] = False
    """True if nature decides."""

    def who(self, w: W) -> Sequence[Player]:
        """The players who are asked."""
        raise NotImplementedError

    def asks(self, w: W, player: Player) -> bool:
        """True if this player is asked."""
        return player in self.who(w)

    def options(self, w: W, player: Player) -> Iterable[O]:
        """Exactly the options the player may choose: a new list, always in the same order for the same world."""
        raise NotImplementedError

    def prompt(self, w: W, player: Player) -> Sentence:
        """The question, in words for this player."""
        return self.sentence(player)

    def says(self, w: W, player: Player, option: O) -> Sentence:
        """The option as this question words it for the player: its sentence, unless the table has something to add."""
        return option.sentence(player)

    def thinkable(self, w: W, player: Player) -> Iterable[O]:
        """What a player might try: the options, and answers that are close to them. The promises of every game refuse
        or accept each of them."""
        return self.options(w, player)

    def refusal(self, w: W, player: Player, option: O) -> Why | None:
        """Why this is not a legal answer; None if it is. May skip the search if the game's `why_not` is complete."""
        why = option.why_not(w, player)
        if why is None and option not in self.options(w, player):
            return refusal("not-offered")
        return why

    def closed(self, w: W, player: Player) -> Sequence[tuple[O, Why]]:
        """Options shown to the player although they cannot be chosen now, each with the reason."""
        return ()

    def settled(self, w: W, answers: Mapping[Player, O]) -> bool:
        """True if these answers are enough to go on. A race may settle before everybody has answered."""
        return len(answers) == len(self.who(w))

    def default(self, w: W, player: Player) -> O | None:
        """The answer when the clock runs out; None: the question has no default of its own, so a bot may answer."""
        return None

    def then(self, w: W, answers: Mapping[Player, O]) -> Steps:
        """The steps that follow from the answers, which come in order of arrival."""
        raise NotImplementedError

    def do(self, w: W) -> Steps:
        raise TypeError(f"{type(self).__name__} asks; it is answered, not done")


class Choice(Ask[W, O], Generic[W, O], frozen=True):
    """A question that one player decides. What is chosen is done."""

    alone = True

    def decider(self, w: W) -> Player:
        """The player who decides."""
        raise NotImplementedError

    def who(self, w: W) -> Sequence[Player]:
        return (self.decider(w),)

    def asks(self, w: W, player: Player) -> bool:
        return player == self.decider(w)

    def only(self, w: W) -> O | None:
        """The one answer there is, if it is to be taken without asking; None: ask.

        Whether there is one depends on nothing but what everybody can see: not to be asked tells it to all.
        """
        return None

    def chosen(self, w: W, option: O) -> Steps:
        """What follows when the option is chosen: by default, it is done."""
        return option.do(w)  # type: ignore[attr-defined,no-any-return]

    def then(self, w: W, answers: Mapping[Player, O]) -> Steps:
        (option,) = answers.values()
        return self.chosen(w, option)


class Roll(Choice[W, O], Generic[W, O], frozen=True):
    """A question that nature decides, by the odds."""

    rolls = True
    stream: ClassVar[Stream] = "dice"

    def decider(self, w: W) -> Player:
        return NATURE

    def options(self, w: W, player: Player) -> Sequence[O]:
        """The possible outcomes."""
        raise NotImplementedError

    def odds(self, w: W) -> Sequence[int] | None:
        """The weight of each option, in their order; None: all equally likely."""
        return None

    def rolled(self, w: W, chance: Chance) -> tuple[O, Chance]:
        """What nature chooses, and the chance after it."""
        odds = self.odds(w)
        if odds is None:
            return chance.pick(self.options(w, NATURE), self.stream)
        return chance.weighted([*zip(self.options(w, NATURE), odds, strict=True)], self.stream)


class Event(Struct, frozen=True, gc=False):
    """An event: what happened, and who chose it (None: it simply followed)."""

    who: Player | None
    what: Option[Any]

    def told_by(self, w: World, viewer: Viewer) -> "Event":
        """The event as this viewer may read it now."""
        return Event(self.who, w.tells(self.what, viewer))

    def sentence(self) -> Sentence:
        """The event in words."""
        return self.what.told(self.who)


@cache
def accepted(ask: type[Ask[Any, Any]]) -> tuple[type, ...]:
    """The kinds of answer a question takes: the second parameter of its `Ask[World, "This | That"]`."""
    for written, base in ((kind, base) for kind in ask.__mro__ for base in kind.__dict__.get("__orig_bases__", ())):
        if isinstance(origin := get_origin(base), type) and issubclass(origin, Ask):
            answer = get_args(base)[-1]
            if isinstance(answer, ForwardRef):
                answer = eval(answer.__forward_arg__, vars(sys.modules[written.__module__]))
            return get_args(answer) or (answer,)
    raise TypeError(f"{ask.__name__} does not say what answers it takes")


@cache
def message_id(record: type) -> str:
    """The name of a record in the catalogue: `EndTurn` is `end-turn`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", record.__name__).lower()


@cache
def package_of(thing: type) -> str:
    """The package whose words and rules a class uses: its own, or the nearest one above that has words."""
    own = sys.modules[thing.__module__].__package__ or thing.__module__
    package = own
    while package:
        if files(package).joinpath("words").is_dir():
            return package
        package = package.rpartition(".")[0]
    return own


@cache
def _fields(record: type[Option[Any]]) -> tuple[tuple[str, bool], ...]:
    """The names of the fields, each with True if it is a player."""
    hints = get_type_hints(record)
    return tuple((name, hints[name] is Player) for name in record.__struct_fields__)


def _plain_arg(value: Any, is_player: bool) -> Arg:
    if value is HIDDEN:
        return "hidden"
    if is_player:
        return PlayerName(value)
    return value if isinstance(value, int | str) else str(value)
