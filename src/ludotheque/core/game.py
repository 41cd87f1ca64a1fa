"""A game: what its author defines."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic

from msgspec import Struct, to_builtins

from .facets.face import Face
from .facets.mind import Mind
from .facets.offer import Offer
from .facets.packs import Packs
from .facets.realtime import RealTime
from .facets.research import Research
from .facets.study import Study
from .facets.talk import Talk
from .language.refusals import BadSetup, refusal
from .language.rulebook import Rulebook
from .language.words import Player, Sentence, quoted
from .options import Options, checked
from .state.chance import Chance
from .state.position import Position
from .state.steps import W, package_of
from .state.world import HIDDEN


class Result(Struct, frozen=True):
    """How a match ended: each player's score, the winners, and why, line by line."""

    scores: tuple[int, ...]
    winners: tuple[Player, ...]
    why: tuple[Sentence, ...] = ()

    @classmethod
    def highest(cls, scores: Iterable[int], why: Iterable[Sentence] = ()) -> "Result":
        """The highest score wins; equal scores share the victory."""
        all_scores = tuple(scores)
        best = max(all_scores)
        winners = tuple(Player(seat) for seat, score in enumerate(all_scores) if score == best)
        return cls(all_scores, winners, tuple(why))


FACETS: dict[str, type[Struct]] = {
    "offer": Offer,
    "mind": Mind,
    "face": Face,
    "research": Research,
    "realtime": RealTime,
    "talk": Talk,
}
"""The facets whose parts a game could take for members of its own."""


class Game(ABC, Generic[W]):
    """One game of the library. Its package has folders `words` and `rules`, in French and in English.

    An author sets the key, the players, the options and the world, and writes `setup`, `result` and `guess`. Facets are
    optional. Everything else follows.
    """

    key: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[type[Options]] = Options
    rules_version: ClassVar[int] = 1
    """Increased when old records would no longer replay."""
    world: type[W]

    def __init_subclass__(cls) -> None:
        """Refuses a game that defines a part of a facet itself, where it would be ignored."""
        super().__init_subclass__()
        if misplaced := _misplaced(cls):
            raise TypeError(f"{cls.__name__} defines itself what belongs in a facet: write {', '.join(misplaced)}")

    @abstractmethod
    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[W]:
        """The position at the start; without a chance, nature is asked like a player."""

    @abstractmethod
    def result(self, w: W) -> Result:
        """Scores, winners, and why. Called only when the game is over."""

    @abstractmethod
    def guess(self, w: W, player: Player, chance: Chance) -> None:
        """Fills in what the player cannot see with a guess that agrees with everything the player knows."""

    offer: ClassVar[Offer] = Offer()
    """How long it takes, for whom it is, and how a table is set up."""
    mind: Mind[W] = Mind()
    """How bots value it, and how hints explain it."""
    face: Face[W] = Face()
    """What a board needs to know, and the graph of a match."""
    study: type[Study[W]] = Study
    """The class that watches a match and takes notes for a study of this game."""
    research: Research[W] = Research()
    """The game as numbers, for programs that learn it."""
    realtime: RealTime[W] = RealTime()
    """How the house paces its questions, if it is played against the clock."""
    talk: ClassVar[Talk] = Talk()
    """What people may say to each other in ready words of the game."""
    packs: ClassVar[Packs | None] = None
    """How it checks and prints packs of cards; None: it takes none."""

    def imagine(self, view: Position[W], player: Player, chance: Chance) -> Position[W]:
        """A complete position that the player, who knows only `view`, cannot tell from the true one."""
        imagined = view.clone()
        self.guess(imagined.world, player, chance.fork("guess"))
        imagined.chance = chance.fork("luck")
        for other in [other for other, answer in imagined.answers.items() if answer is HIDDEN]:
            options = imagined.todo[-1].options(imagined.world, other)  # type: ignore[attr-defined]
            imagined.answers[other], _ = chance.fork(f"answer {other}").pick([*options])
        return imagined

    def agreed(self, players: int, options: Mapping[str, Any] | Options | None) -> Options:
        """The options, with defaults for the rest; refuses options and numbers of players the game does not have."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadSetup(refusal("wrong-players", players=quoted(players), low=low, high=high))
        chosen = to_builtins(options) if isinstance(options, Options) else options or {}
        if not isinstance(chosen, Mapping):
            raise BadSetup(refusal("bad-options"))
        return checked(self.options, dict(chosen))

    @property
    def package(self) -> str:
        """The package that has the game's words and rules."""
        return package_of(type(self))

    @property
    def rulebook(self) -> Rulebook:
        """The rules pages."""
        return Rulebook(self.package)

    def title(self) -> Sentence:
        """The name on the box."""
        return Sentence("title", {}, self.package)

    def pitch(self) -> Sentence:
        """The game in one sentence."""
        return Sentence("pitch", {}, self.package)


def _misplaced(game: type[Game[Any]]) -> list[str]:
    """The facets to write for what the game defines itself."""
    found = {facet: [part for part in kind.__struct_fields__ if hasattr(game, part)] for facet, kind in FACETS.items()}
    return [
        f"{facet} = {FACETS[facet].__name__}({', '.join(f'{part}=...' for part in parts)})"
        for facet, parts in found.items()
        if parts
    ]
