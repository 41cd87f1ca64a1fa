"""A match: one game from its seed to its end, with every answer, so that it can be replayed."""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Generic, Self

from ..game import Game, Result
from ..language.refusals import BadSetup, CannotUndo, IllegalAnswer, refusal
from ..language.words import Player, Why
from ..options import Options
from ..state.chance import Chance, fresh_seed
from ..state.position import Hears, Position
from ..state.steps import NATURE, Event, Option, W
from ..state.world import Viewer
from ..wire import encode
from .record import recorded

Answer = tuple[Player, Option[Any]]
NO_OFFER: tuple[int, tuple[()]] = (-2, ())
"""No options have been listed for anybody."""


class Match(Generic[W]):
    """A game in progress and how it came about: the game, the table's options, the seed, the answers.

    In a match without a seed, nature's choices are answers like the others.
    """

    def __init__(self, game: Game[W], players: int, seed: str | None, options: Options) -> None:
        if seed is not None and not _is_text(seed):
            raise BadSetup(refusal("bad-seed"))
        self.game, self.players, self.seed, self.options = game, players, seed, options
        self.answers: list[Answer] = []
        self._marks: list[str] | None = None
        self._base: Match[W] | None = None
        self._set_up()

    def _set_up(self) -> None:
        chance = None if self.seed is None else Chance.of(self.seed)
        self.position: Position[W] = self.game.setup(self.players, self.options, chance)
        self._log: list[Event] = []
        self._last: tuple[Chance | None, int, list[Event]] = (None, 0, [])
        self._offer: tuple[int, Sequence[Option[W]]] = NO_OFFER
        self.position.go_on(self._log)

    def waiting_for(self) -> list[Player]:
        """The players who still have to answer; none when the match is over."""
        return self.position.waiting_for()

    def legal(self, player: int) -> list[Any]:
        """The options the player may choose now; none if not asked."""
        options = self.position.legal(Player(player))
        self._offer = player, options
        return options[:]

    def closed(self, player: int) -> list[tuple[Any, Why]]:
        """Options shown to the player although they cannot be chosen now, each with the reason."""
        return self.position.closed(Player(player))

    def refusal(self, player: int, option: Option[W]) -> Why | None:
        """Why the player may not give this answer now, in the game's words; None if it is legal."""
        return self.position.refusal(Player(player), option)

    def answer(self, player: int, option: Option[W], hears: Hears | None = None) -> list[Event]:
        """Gives the player's answer, and returns what happened. Refuses an illegal answer and changes nothing."""
        seat, position = Player(player), self.position
        if not self._was_listed(player, option):
            why = position.refusal(seat, option)
            if why is not None:
                raise IllegalAnswer(why)
        self._offer = NO_OFFER
        chance, sealed = position.chance, len(position.answers)
        events = position.accept(seat, option, hears)
        self._last = chance, sealed, events
        self._log += events
        self.answers.append((seat, option))
        if self._marks is not None:
            self._marks.append(self._mark_after(self._marks[-1]))
        return events

    def _was_listed(self, player: object, option: object) -> bool:
        """True if this option was listed for this player since the last answer: then it is legal.

        Both come from outside, and True == 1.
        """
        listed_for, options = self._offer
        return type(player) is int and player == listed_for and isinstance(option, Option) and option in options

    def can_undo(self, player: int) -> bool:
        """True if the player can take back their last answer: nothing was rolled or shown since, and no other player is
        asked."""
        if not self.answers or self.answers[-1][0] != player or player == NATURE or self._has_shown():
            return False
        return player in self.position.answers or self.waiting_for() == [player]

    def _has_shown(self) -> bool:
        """True if the last answer led to a roll, revealed something, or opened sealed answers."""
        chance, sealed, events = self._last
        if chance is not self.position.chance or (sealed > 0 and not self.position.answers):
            return True
        return any(event.what.reveals for event in events)

    def undo(self, player: int) -> None:
        """Takes back the player's last answer; refuses if something was revealed or another player was asked since."""
        if not self.can_undo(player):
            raise CannotUndo(refusal("cannot-undo"))
        answers, marked, base = self.answers[:-1], self._marks, self._base
        if base is None or len(base.answers) > len(answers):
            base = Match(self.game, self.players, self.seed, self.options)
        self._go_back_to(base)
        for who, what in answers[len(base.answers) :]:
            self.answer(who, what)
        self._base = self.clone()
        self._marks = marked and marked[:-1]

    def _go_back_to(self, base: "Match[W]") -> None:
        """Takes over the state of an earlier moment of the same match."""
        earlier = base.clone()
        self.position, self.answers, self._log = earlier.position, earlier.answers, earlier._log
        self._last, self._marks, self._offer = earlier._last, None, NO_OFFER

    def seen_by(self, viewer: int | None) -> W:
        """The world as a seat, or a watcher (None), may know it: plain data."""
        return self.position.world.seen_by(_viewer(viewer))

    def log(self, viewer: int | None) -> list[Event]:
        """What has happened, as this viewer may read it now."""
        return [event.told_by(self.position.world, _viewer(viewer)) for event in self._log]

    def everything(self) -> list[Event]:
        """What has happened, with nothing hidden: for looking back at the match."""
        return self._log[:]

    @property
    def over(self) -> bool:
        """True if the match has ended."""
        return self.position.world.over

    @property
    def result(self) -> Result | None:
        """The result; None while the match goes on."""
        return self.game.result(self.position.world) if self.over else None

    def clone(self) -> Self:
        """An independent copy of the match."""
        twin = object.__new__(type(self))
        twin.game, twin.players, twin.seed, twin.options = self.game, self.players, self.seed, self.options
        twin.position = self.position.clone()
        twin.answers = self.answers[:]
        twin._log = self._log[:]
        twin._last, twin._offer = self._last, NO_OFFER
        twin._marks = self._marks and self._marks[:]
        twin._base = None
        return twin

    def marks(self) -> list[str]:
        """A running hash: of the start, and after each answer. Two matches diverge where their marks first differ."""
        if self._marks is None:
            again = Match(self.game, self.players, self.seed, self.options)
            again._marks = [again._mark_after("")]
            for who, what in self.answers:
                again.answer(who, what)
            self._marks = again._marks
        return self._marks

    def _mark_after(self, mark: str) -> str:
        last = self.answers[-1:]
        return blake2b(encode((mark, last, self.position)), digest_size=8).hexdigest()

    def record(self, names: Sequence[str] = ()) -> dict[str, Any]:
        """Versions, seed, options and every answer, as plain data, with the players' names if given."""
        return recorded(self, names)


def begin_match(
    game: Game[W], players: int, seed: str | None = None, options: Mapping[str, Any] | Options | None = None
) -> Match[W]:
    """A new match; without a seed it gets an unpredictable one."""
    return Match(game, players, fresh_seed() if seed is None else seed, game.agreed(players, options))


def tell_match(game: Game[W], players: int, options: Mapping[str, Any] | Options | None = None) -> Match[W]:
    """A new match in which nature's choices are given by hand, as answers of NATURE."""
    return Match(game, players, None, game.agreed(players, options))


def _viewer(viewer: int | None) -> Viewer:
    return None if viewer is None else Player(viewer)


def _is_text(seed: object) -> bool:
    """True if a seed can be written down on every machine: a text, and one that can be encoded."""
    if not isinstance(seed, str):
        return False
    try:
        seed.encode()
    except UnicodeEncodeError:
        return False
    return True
