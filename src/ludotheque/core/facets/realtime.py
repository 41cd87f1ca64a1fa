"""Real time: the tempo of questions in a game played against the clock."""

from collections.abc import Callable, Mapping
from typing import Any, Generic

from msgspec import Struct

from ..language.words import Player
from ..state.steps import W


class Tempo(Struct, frozen=True):
    """How a question is timed. The house keeps the time; the rules see only the order of the answers.

    A claim counts when it is made, and the first one wins. Other answers to a question asked `together` can be changed
    until the beat. Then all are given, in the order of the seats, with the default for players who have not chosen.
    """

    seconds: float
    """Seconds from showing the question until the house gives the beat."""
    together: bool = False
    caller: Player | None = None
    """Who gives the beat, if present and not a bot: between `earliest` and `latest` seconds."""
    earliest: float = 0.0
    latest: float = 0.0
    claims: tuple[str, ...] = ()
    """The kinds of answers that are claims."""
    opens: bool = False
    """True if the first claim ends the question. Claims made before the first was known rank behind it."""
    reactions: dict[str, float] = {}
    """By level of a bot: its median reaction to make a claim, in milliseconds."""
    spread: float = 0.25
    """How widely reactions spread: the sigma of a log-normal distribution."""


def _untimed(w: Any) -> None:
    return None


class RealTime(Struct, Generic[W], frozen=True, kw_only=True):
    """The real time of a game. Its rules see only the order of the answers."""

    tempo: Callable[[W], Tempo | None] = _untimed
    """The tempo of the current question; None: everybody has the time that the table's clock allows."""
    untimed: Mapping[str, Any] = {}
    """Defaults for the options where there is no referee: at a keyboard, or in research."""
