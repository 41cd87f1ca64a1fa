"""Real time: how the house paces the questions of a game that is played against the clock."""

from collections.abc import Callable, Mapping
from typing import Any, Generic

from msgspec import Struct

from ..steps import W
from ..words import Player


class Beat(Struct, frozen=True):
    """The house keeps the time; the rules see only the order in which answers come.

    A claim counts when it is made, and the first has it. Other answers to a question asked `together` are kept, and may
    be changed, until the beat: then each is given, in the order of the seats, and the default for whoever has chosen
    nothing.
    """

    seconds: float
    """From when the question is shown until the house gives the beat."""
    together: bool = False
    caller: Player | None = None
    """Who gives the beat if they are here and no bot: not before `earliest`, at the latest after `latest` seconds."""
    earliest: float = 0.0
    latest: float = 0.0
    claims: tuple[str, ...] = ()
    """The kinds of answers that are claims."""
    opens: bool = False
    """The first claim ends the question: other claims made before it was heard of follow it."""
    reactions: dict[str, float] = {}
    """By level of a bot: how many milliseconds it takes, as a rule, to make a claim."""
    spread: float = 0.25
    """How far from the rule: the sigma of a log-normal law."""


def _no_beat(w: Any) -> None:
    return None


class RealTime(Struct, Generic[W], frozen=True, kw_only=True):
    """The real time of a game. Its rules see only the order of the answers."""

    beat: Callable[[W], Beat | None] = _no_beat
    """How the question now asked is paced; None: everybody takes the time that the table's clock gives."""
    untimed: Mapping[str, Any] = {}
    """What is agreed where nobody referees, at a keyboard or in research, unless somebody says otherwise."""
