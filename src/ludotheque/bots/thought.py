"""What a bot thinks of its options before it chooses: the same thought is a move, a hint, and a lesson."""

from typing import Any, Protocol

from msgspec import Struct

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Option
from ludotheque.core.words import Player

from .bot import Bot


class Judged(Struct, frozen=True):
    """An option; what it is expected to lead to, in the unit of the game's evaluation; and how sure that is.

    `error` is the standard error of the value, which is 0 where nothing was imagined; `looks` how often it was tried.
    """

    option: Option[Any]
    value: float
    error: float = 0.0
    looks: int = 1


class Thinker(Bot, Protocol):
    """A bot that can say what it thinks."""

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> list[Judged]:
        """All the options it has considered, the one it would choose first."""


class Budgeted(Bot, Protocol):
    """A bot that thinks longer if it is let."""

    def with_budget(self, calls: int) -> Bot:
        """The same bot, allowed so many forward calls: answers tried out on imagined positions."""
