"""What a bot is, and how it answers for a seat."""

from collections.abc import Sequence
from typing import Any, Protocol, runtime_checkable

from ludotheque.core.game import Game
from ludotheque.core.judging import Judged
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position
from ludotheque.core.state.steps import Event, Option


class Bot(Protocol):
    """Chooses, knowing only what its seat sees or has seen."""

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        """One of the player's legal options, chosen from the player's view of the position."""


class Thinker(Bot, Protocol):
    """A bot that says what it thinks of its options, so that one thought can serve as a move, a hint or a lesson."""

    def think(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Sequence[Judged]:
        """The options it has considered, starting with the one it would choose."""


@runtime_checkable
class Budgeted(Protocol):
    """A bot that can be told how much to think."""

    def with_budget(self, budget: int) -> Bot:
        """The same bot with a budget: how many answers it may try for each decision, on positions it imagines."""


def play_for(match: Match[Any], player: Player, bot: Bot, chance: Chance) -> list[Event]:
    """Answers for a seat: shows the bot what that seat has seen, and plays its choice."""
    view = match.position.remembered_by(player)
    return match.answer(player, bot.choose(match.game, view, player, chance))
