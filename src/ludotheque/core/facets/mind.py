"""The mind: what only a player of this game knows. Bots play by it, and the coach explains by it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Generic

from msgspec import Struct

from ..chance import Chance
from ..position import Position
from ..steps import Option, W
from ..thought import Judged
from ..words import Player


def _all_alike(w: Any, player: Player) -> float:
    return 0.0


def _no_glance(position: Position[Any], player: Player, options: Sequence[Option[Any]]) -> None:
    return None


def _no_habit(view: Position[Any], player: Player, level: str, chance: Chance) -> None:
    return None


def _no_aspects(w: Any, player: Player) -> Mapping[str, float]:
    return {}


def _no_chapter(w: Any) -> None:
    return None


class Mind(Struct, Generic[W], frozen=True, kw_only=True):
    """How bots value the game, each part a function or a fact. Without any of them bots play by the rules alone."""

    evaluate: Callable[[W, Player], float] = _all_alike
    """How good the table looks for a player, the higher the better. A bot that looks ahead compares these."""
    glance: Callable[[Position[W], Player, Sequence[Option[W]]], Sequence[float] | None] = _no_glance
    """How each option looks at first sight, the higher the better; None: like the table right after it."""
    far: bool = False
    """True: a move is judged by the end of the match, played on at first sight (`glance`). False: by the table a little
    later. The end is surer where it is hard to say what a table may become."""
    instinct: Callable[[Position[W], Player, str, Chance], Option[W] | None] = _no_habit
    """What a bot of this level answers by habit, knowing the view; None: it looks ahead, as in every game."""
    think: Callable[[Position[W], Player, str, Chance], Sequence[Judged] | None] = _no_habit
    """What a bot of this level thinks of its options, best first, where the game has its own way of searching; None: it
    searches as in every game."""
    aspects: Callable[[W, Player], Mapping[str, float]] = _no_aspects
    """What makes the table look good or bad to a player, aspect by aspect: together, about the evaluation. A hint
    explains by the aspects in which two moves differ; the catalogue says `aspect-NAME` of each. A name like `rival@1`
    is about that seat: its message is `aspect-rival`, and `$rival` the player."""
    chapter: Callable[[W], Hashable | None] = _no_chapter
    """The part of the match the table is in, where a move is best judged when that part is over; None: it is judged
    when everybody, oneself last, has had another turn."""
    scored: bool = True
    """True: scores are points, so that somebody can be so many ahead. False: one wins, or does not."""
