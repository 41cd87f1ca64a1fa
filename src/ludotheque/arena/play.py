"""A meeting, played: who scored what, and what thinking has cost."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time
from typing import Any

from ludotheque.bots import bot_named
from ludotheque.bots.bot import Bot
from ludotheque.bots.series.matches import Outcome, play_out
from ludotheque.core.chance import Chance
from ludotheque.core.game import Game
from ludotheque.core.position import Position
from ludotheque.core.steps import Event, Option
from ludotheque.core.words import Player

from .schedule import Meeting, Seating, Table, seatings, seed_of


class Played(Outcome, frozen=True):
    """A match, and by seat: how many decisions, and how many answers were tried on imagined positions for them."""

    decisions: tuple[int, ...]
    forward: tuple[int, ...]


class Entry(Meeting, frozen=True):
    """A meeting that was played: a match for each seating. The same on every machine."""

    matches: tuple[Played, ...]

    @property
    def meeting(self) -> Meeting:
        return Meeting(self.deal, self.bots)


class Times(Meeting, frozen=True):
    """What it took: seconds of the processor for each bot's thinking, on the machine that played it."""

    seconds: dict[str, float]


Report = tuple[Entry, Times]


def play_meeting(table: Table, meeting: Meeting) -> Report:
    """Plays every seating of the meeting."""
    seconds = dict.fromkeys(meeting.bots, 0.0)
    matches = [_play(table, meeting, seating, seconds) for seating in seatings(table, meeting)]
    return Entry(meeting.deal, meeting.bots, tuple(matches)), Times(meeting.deal, meeting.bots, seconds)


def _play(table: Table, meeting: Meeting, seating: Seating, seconds: dict[str, float]) -> Played:
    with accepted() as count:
        bots = [Watched(bot_named(name), count) for name in seating]
        match = play_out(table.game, seed_of(table, meeting.deal), table.options, bots)
    for name, bot in zip(seating, bots, strict=True):
        seconds[name] += bot.seconds
    result, costs = match.game.result(match.position.world), [(bot.decisions, bot.forward) for bot in bots]
    decisions, forward = zip(*costs, strict=True)
    return Played(seating, result.scores, result.winners, len(match.answers), decisions, forward)


class Watched:
    """A bot, and what its thinking costs."""

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
    """Counts, while it lasts, the answers that positions of this process accept. Nobody else pays for the counting."""
    accept, calls = Position.accept, 0

    def counting(position: Position[Any], player: Player, option: Option[Any]) -> list[Event]:
        nonlocal calls
        calls += 1
        return accept(position, player, option)

    Position.accept = counting  # type: ignore[method-assign, assignment]
    try:
        yield lambda: calls
    finally:
        Position.accept = accept  # type: ignore[method-assign]
