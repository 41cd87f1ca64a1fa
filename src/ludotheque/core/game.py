"""A game: what stands on the shelf."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Hashable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic

import msgspec
from msgspec import Struct, to_builtins

from .beat import Beat
from .chance import Chance
from .packs import Packs
from .position import Position
from .refusals import BadSetup, house
from .rulebook import Rulebook
from .steps import Option, W, package_of
from .study import Study
from .thought import Judged
from .words import Arg, Player, Sentence, quoted
from .world import HIDDEN


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed at a table before the game: each field a choice, its default the rule sheet's."""


class FirstMatch(Struct, frozen=True):
    """How a game is best met: with so many players (0: as few as may be), and these options."""

    players: int = 0
    options: Mapping[str, Any] = {}


class Variant(Struct, frozen=True):
    """An option that makes another game of it, so that whoever sets up a match finds it by name.

    `fits` says for how many players a value is; a value that is not in it is for any number.
    """

    option: str
    fits: Mapping[str, Collection[int]] = {}

    def suits(self, players: int, options: Mapping[str, Any]) -> bool:
        """Whether what is chosen is for so many players; where nothing is chosen, it is."""
        return players in self.fits.get(str(options.get(self.option)), (players,))


class Result(Struct, frozen=True):
    """How it ended: a score for each player, who has won, and why, line by line."""

    scores: tuple[int, ...]
    winners: tuple[Player, ...]
    why: tuple[Sentence, ...] = ()

    @classmethod
    def highest(cls, scores: Iterable[int], why: Iterable[Sentence] = ()) -> "Result":
        """The highest score wins; equal ones share the victory."""
        all_scores = tuple(scores)
        best = max(all_scores)
        winners = tuple(Player(seat) for seat, score in enumerate(all_scores) if score == best)
        return cls(all_scores, winners, tuple(why))


Standing = Sequence[float] | Mapping[str, float]
"""A number for each seat; or, where all play together, one for each thing that counts for them, by its name."""


def named(standing: Standing) -> dict[int | str, float]:
    """A standing by seats or by names."""
    return dict(standing.items() if isinstance(standing, Mapping) else enumerate(standing))


class Game(ABC, Generic[W]):
    """One game of the library. Its package has folders `words` and `rules`, in French and in English."""

    key: ClassVar[str]
    players: ClassVar[range]
    minutes: ClassVar[int] = 30
    age: ClassVar[int] = 8
    rules_version: ClassVar[int] = 1
    """Rises when an old record would no longer replay."""
    options: ClassVar[type[Options]] = Options
    scored: ClassVar[bool] = True
    """Whether its scores are points, so that somebody can be so many ahead; False: one wins, or does not."""
    first: ClassVar[FirstMatch] = FirstMatch()
    variants: ClassVar[tuple[Variant, ...]] = ()
    """Switches and choices among its options that a regular looks for first; all others are details of the table."""
    far: ClassVar[bool] = False
    """Whether whoever tries a move out judges it by the end of the match, played on at first sight (`glance`); False:
    by the table a little later. The end is surer where it is hard to say what a table may become."""
    world: type[W]

    @abstractmethod
    def setup(self, players: int, options: Any, chance: Chance | None) -> Position[W]:
        """The position before anything has happened; without a chance, nature is asked like a player."""

    @abstractmethod
    def result(self, w: W) -> Result:
        """Scores, winners, and why. Asked only when the game is over."""

    @abstractmethod
    def guess(self, w: W, player: Player, chance: Chance) -> None:
        """Fills in what the player does not see of the table: as it may be, for all the player knows."""

    def imagine(self, view: Position[W], player: Player, chance: Chance) -> Position[W]:
        """A whole position that the player, who knows only `view`, cannot tell from the true one."""
        imagined = view.clone()
        self.guess(imagined.world, player, chance.fork("guess"))
        imagined.chance = chance.fork("luck")
        for other in [other for other, answer in imagined.answers.items() if answer is HIDDEN]:
            options = imagined.todo[-1].options(imagined.world, other)  # type: ignore[attr-defined]
            imagined.answers[other], _ = chance.fork(f"answer {other}").pick([*options])
        return imagined

    def material(self) -> Any:
        """What lies in the box, as plain data, for whoever draws it: cards, tiles, tables. No match changes it."""
        return None

    def beat(self, w: W) -> Beat | None:
        """How the question now asked is paced in real time; None: everybody takes the time the table's clock gives."""
        return None

    def instinct(self, view: Position[W], player: Player, level: str, chance: Chance) -> Option[W] | None:
        """What a bot of this level answers by the game's own habits; None: it looks ahead, as everywhere."""
        return None

    def think(self, view: Position[W], player: Player, level: str, chance: Chance) -> Sequence[Judged] | None:
        """What a bot of this level thinks of its options, best first, where the game has its own way of searching;
        None: it searches as in every game."""
        return None

    def evaluate(self, w: W, player: Player) -> float:
        """How good the table looks for a player, the higher the better; a bot that looks ahead compares these."""
        return 0.0

    def glance(self, position: Position[W], player: Player, options: Sequence[Option[W]]) -> Sequence[float] | None:
        """How each option looks at first sight, the higher the better; None: like the table right after it."""
        return None

    def aspects(self, w: W, player: Player) -> Mapping[str, float]:
        """What makes the table look good or bad to a player, aspect by aspect: together, about the evaluation. A hint
        explains by the aspects in which two moves differ; the catalogue says `aspect-NAME` of each. A name
        like `rival@1` is about that seat: its message is `aspect-rival`, and `$rival` the player."""
        return {}

    def standing(self, w: W) -> Standing:
        """Who is ahead, for the graph of a match: points so far or, where there are none, what comes nearest to them;
        the same seats or names from the start to the end. The table may be somebody's view, unless they play from
        memory. The catalogue says `standing` of what is counted, and `standing-NAME` of each name; where nothing is
        returned, there is no graph."""
        return ()

    def chapter(self, w: W) -> Hashable | None:
        """The part of the match the table is in, where a move is best judged when that part is over; None: it is judged
        when everybody, oneself last, has had another turn."""
        return None

    def study(self) -> Study[W]:
        """Somebody who watches one match, and notes what a study of this game shows; by itself, nothing special."""
        return Study()

    def packs(self) -> Packs | None:
        """What the game does with packs of cards that others write; None: it takes none."""
        return None

    @property
    def package(self) -> str:
        """Where the game's words and rules are."""
        return package_of(type(self))

    @property
    def rulebook(self) -> Rulebook:
        """The rules pages."""
        return Rulebook(self.package)

    def title(self) -> Sentence:
        """The name on the box."""
        return Sentence("title", {}, self.package)

    def pitch(self) -> Sentence:
        """What it is, in one sentence."""
        return Sentence("pitch", {}, self.package)

    def vocabulary(self) -> dict[str, type[Option[W]]]:
        """Every record of the game, by the name it has on the wire."""
        ours = [kind for kind in _family(Option) if package_of(kind) == self.package]
        words = {kind.__name__: kind for kind in ours}
        if len(words) < len(ours):
            raise TypeError(f"{self.key}: two records have the same name")
        return words

    def table(self, players: int, options: Mapping[str, Any] | Options | None) -> Options:
        """The agreed options, checked together with the number of players."""
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise BadSetup(house("wrong-players", players=quoted(players), low=low, high=high))
        chosen = to_builtins(options) if isinstance(options, Options) else options or {}
        if not isinstance(chosen, Mapping):
            raise BadSetup(house("bad-options"))
        return _checked(self.options, dict(chosen))


def _checked(kind: type[Options], chosen: dict[str, Any]) -> Options:
    for name, value in chosen.items():
        if name not in kind.__struct_fields__:
            known = ", ".join(kind.__struct_fields__) or "-"
            raise BadSetup(house("unknown-option", option=quoted(name), known=known))
        try:
            msgspec.convert({name: value}, kind)
        except (msgspec.ValidationError, UnicodeError) as error:
            allowed = _allowed(kind, name)
            raise BadSetup(house("bad-option", option=name, value=quoted(value), allowed=allowed)) from error
    return msgspec.convert(chosen, kind)


def _allowed(kind: type[Options], name: str) -> Arg:
    """The values an option takes: as its JSON schema lists them, or in words."""
    field = msgspec.json.schema(kind)["$defs"][kind.__name__]["properties"][name]
    if "enum" in field:
        return ", ".join(str(value) for value in field["enum"])
    words: dict[str, Arg] = {"boolean": "true, false", "array": house("a-list"), "integer": house("a-number")}
    return words.get(field.get("type", ""), "…")


def _family(kind: type) -> list[type]:
    """All that descends from a record, each once, even from two of its kind."""
    found: dict[type, None] = {}
    child: type
    for child in kind.__subclasses__():
        found |= dict.fromkeys([child, *_family(child)])
    return [*found]
