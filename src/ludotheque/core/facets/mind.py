"""The mind: what a player of this game knows. Bots play by it, and the coach explains with it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from ..judging import Judged
from ..language.words import Player, Sentence
from ..state.chance import Chance
from ..state.position import Position
from ..state.steps import Option, W


def _all_alike(w: Any, player: Player) -> float:
    return 0.0


def _no_glance(position: Position[Any], player: Player, options: Sequence[Option[Any]]) -> None:
    return None


def _no_instinct(view: Position[Any], player: Player, level: str, chance: Chance) -> None:
    return None


def _no_search(position: Position[Any], player: Player, level: str, chance: Chance) -> None:
    return None


def _no_aspects(w: Any, player: Player) -> Mapping[str, float]:
    return {}


def _no_chapter(w: Any) -> None:
    return None


def _no_surprises(position: Position[Any], player: Player) -> Sequence[Position[Any]]:
    return ()


class Mind(Struct, Generic[W], frozen=True, kw_only=True):
    """How bots value the game. Every part is optional; without any, bots know only the rules, and count victories."""

    evaluate: Callable[[W, Player], float] = _all_alike
    """How good the world looks for a player; higher is better. Bots that look ahead compare these values."""
    glance: Callable[[Position[W], Player, Sequence[Option[W]]], Sequence[float] | None] = _no_glance
    """How each option looks at first sight; higher is better. None: as good as the world right after it."""
    far: bool = False
    """True: a move is judged by playing the match to its end at first sight (`glance`). False: by evaluating the world
    a little later. True suits games where it is hard to tell what a position may become."""
    instinct: Callable[[Position[W], Player, str, Chance], Option[W] | None] = _no_instinct
    """The instinctive answer of a bot of this level, from the view alone; None: it looks ahead, as in every game."""
    think: Callable[[Position[W], Player, str, Chance], Sequence[Judged] | None] = _no_search
    """The options as the game's own search judges them, best first; None: the bot searches as in every game."""
    remarks: Mapping[type[Option[Any]], Callable[[Position[W], Player, Any], Sentence | None]] = {}
    """By kind of option: why a bot chooses it, as it says aloud; None: it says nothing. It is given position and
    option as everybody at the table sees them, so that it gives nothing away."""
    aspects: Callable[[W, Player], Mapping[str, float]] = _no_aspects
    """What makes the world look good or bad to a player, aspect by aspect; their sum is close to the evaluation. A hint
    names the aspects in which two moves differ, each by the message `aspect-NAME`. A name like `rival@1` is about that
    seat: its message is `aspect-rival`, with the player as `$rival`."""
    chapter: Callable[[W], Hashable | None] = _no_chapter
    """The current part of the match, if a move is best judged when that part is over; None: when everybody, the player
    last, has had another turn."""
    surprises: Callable[[Position[W], Player], Sequence[Position[W]]] = _no_surprises
    """Positions that differ from this one in something hidden which rarely matters, but decides when it does. Chance
    would hardly ever imagine them; a hint goes only as far as it is sure in them too."""
    scored: bool = True
    """True: scores are points, and a lead is a number of points. False: a player either wins or does not."""

    @property
    def can_evaluate(self) -> bool:
        """True if the game says how good a world looks."""
        return self.evaluate is not _all_alike
