"""What a bot is, and how it answers for a seat."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.position import Position
from ludotheque.core.steps import Event, Option
from ludotheque.core.thought import Judged
from ludotheque.core.words import Player


class Bot(Protocol):
    """Somebody who chooses, knowing only what their seat sees, or has seen."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """One of the legal options of the player, from the player's view of the position."""


class Thinker(Bot, Protocol):
    """A bot that says what it thinks of its options: the same thought serves as a move, a hint and a lesson."""

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
        """The options it has considered, the one it would choose first."""


@runtime_checkable
class Budgeted(Protocol):
    """Somebody who can be told how much to think."""

    def with_budget(self, budget: int) -> Bot:
        """The same bot, that for each decision tries at most so many answers on positions it imagines."""


def play_for(match: Match[Any], player: Player, bot: Bot, chance: Chance) -> list[Event]:
    """The bot answers for a seat: it is shown what that seat has seen, and its choice is played."""
    view = match.position.remembered_by(player)
    return match.answer(player, bot.choose(match.game, view, player, chance))
