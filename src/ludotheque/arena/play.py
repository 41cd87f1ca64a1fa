"""Playing a meeting: who scored what, and what the thinking cost."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

from ludotheque.bots import bot_named
from ludotheque.bots.bot import Bot
from ludotheque.bots.series.matches import Outcome, play_out
from ludotheque.core.game import Game
from ludotheque.core.language.words import Player
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Hears, Position
from ludotheque.core.state.steps import Event, Option

from .schedule import Meeting, Seating, TournamentTable, seatings, seed_of


class Played(Outcome, frozen=True):
    """A match; and by seat, the number of decisions, and of answers tried for them on imagined positions."""

    decisions: tuple[int, ...]
    forward: tuple[int, ...]


class PlayedMeeting(Meeting, frozen=True):
    """A meeting that was played, with a match for each seating. It is the same on every machine."""

    matches: tuple[Played, ...]

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.deal, self.bots)


class Times(Meeting, frozen=True):
    """Processor seconds of each bot's thinking, on the machine that played the meeting."""

    seconds: dict[str, float]


Report = tuple[PlayedMeeting, Times]


def play_meeting(table: TournamentTable, meeting: Meeting) -> Report:
    """Plays every seating of the meeting."""
    seconds = dict.fromkeys(meeting.bots, 0.0)
    matches = [_play(table, meeting, seating, seconds) for seating in seatings(table, meeting)]
    return PlayedMeeting(meeting.deal, meeting.bots, tuple(matches)), Times(meeting.deal, meeting.bots, seconds)


def _play(table: TournamentTable, meeting: Meeting, seating: Seating, seconds: dict[str, float]) -> Played:
    with accepted() as count:
        bots = [Counted(bot_named(name), count) for name in seating]
        match = play_out(table.game, seed_of(table, meeting.deal), table.options, bots)
    for name, bot in zip(seating, bots, strict=True):
        seconds[name] += bot.seconds
    result, costs = match.game.result(match.position.world), [(bot.decisions, bot.forward) for bot in bots]
    decisions, forward = zip(*costs, strict=True)
    return Played(seating, result.scores, result.winners, len(match.answers), decisions, forward)


class Counted:
    """A bot, and the cost of its thinking."""

    def __init__(self, bot: Bot, count: Callable[[], int]) -> None:
        self.bot, self.count = bot, count
        self.decisions = self.forward = 0
        self.seconds = 0.0

    def choose(self, game: Game[Any], view: Position[Any], player: Player, chance: Chance) -> Option[Any]:
        before, begun = self.count(), process_time()
        option = self.bot.choose(game, view, player, chance)
        self.seconds += process_time() - begun
        self.forward += self.count() - before
        self.decisions += 1
        return option


@contextmanager
def accepted() -> Iterator[Callable[[], int]]:
    """Counts the answers that positions of this process accept inside the block; nothing is counted outside it."""
    accept, calls = Position.accept, 0

    def counting(
        position: Position[Any], player: Player, option: Option[Any], hears: Hears | None = None
    ) -> list[Event]:
        nonlocal calls
        calls += 1
        return accept(position, player, option, hears)

    Position.accept = counting  # type: ignore[method-assign, assignment]
    try:
        yield lambda: calls
    finally:
        Position.accept = accept  # type: ignore[method-assign]
