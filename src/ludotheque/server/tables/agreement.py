"""What is agreed before a match, as entries: options and settings, and with which of them it begins."""

from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.wire import wire

from .. import entries
from ..protocol.parts import TableSettings


def agreed(options: dict[str, Any], settings: TableSettings) -> entries.Agreed:
    """The options of the game and the settings of the table, chosen."""
    seconds = settings.clock.seconds
    return entries.Agreed(options, seconds, settings.away, settings.watchers, settings.hints, settings.patience)


def begun(game: Game[Any], seats: int, options: dict[str, Any]) -> entries.Begun:
    """The beginning of the match, with all of its options as they are today."""
    return entries.Begun(wire(game.agreed(seats, options)), game.rules_version)
