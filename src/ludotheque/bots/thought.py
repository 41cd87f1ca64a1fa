"""What a bot thinks of its options before it chooses: the same thought is a move, a hint, and a lesson."""

from collections.abc import Sequence
from typing import Any, Protocol

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player

from .bot import Bot


class Thinker(Bot, Protocol):
    """A bot that can say what it thinks."""

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
        """All the options it has considered, the one it would choose first."""
