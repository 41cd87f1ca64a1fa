"""The plan of a study: the tables that are played, each with every number of players, and each option varied alone."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, Type, type_info

from ludotheque.bots import bot_named
from ludotheque.bots.series.matches import Series
from ludotheque.core.game import Game
from ludotheque.core.refusals import Refused
from ludotheque.core.wire import wire


class Setting(Struct, frozen=True):
    """A table of the study: as the rules are, or with one option that differs."""

    series: Series
    option: str = ""
    value: Any = None


def settings_for(game: Game[Any], bot: str, seed: str) -> list[Setting]:
    """Every number of players with the usual options; then, with a middling number, each option varied alone."""
    bot_named(bot)
    plain = [Setting(_series(game, players, bot, seed, {})) for players in game.players]
    middle = middle_players(game)
    varied = [
        Setting(_series(game, middle, bot, seed, {name: value}), name, value)
        for name, value in _variations(game)
        if _is_playable(game, middle, {name: value})
    ]
    return [*plain, *varied]


def middle_players(game: Game[Any]) -> int:
    """With how many players options are compared."""
    return game.players[len(game.players) // 2]


def _series(game: Game[Any], players: int, bot: str, seed: str, options: dict[str, Any]) -> Series:
    """Tables with another number of players have other luck; those with other options the same."""
    return Series(game.key, players, (bot,) * players, f"{seed}/{players}", options)


def _variations(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    """Each option with each value that is not the usual one; a list has too many to be tried."""
    info = type_info(game.options)
    assert isinstance(info, StructType)
    usual = wire(game.options())
    for field in info.fields:
        for value in _values(field.type):
            if value != usual[field.name]:
                yield field.name, value


def _values(kind: Type) -> tuple[Any, ...]:
    """What an option may be: all its words, yes and no, or the lowest and the highest of its numbers."""
    match kind:
        case LiteralType(values=values):
            return tuple(values)
        case BoolType():
            return (False, True)
        case IntType(ge=low, le=high) if low is not None and high is not None:
            return (low, high)
    return ()


def _is_playable(game: Game[Any], players: int, options: dict[str, Any]) -> bool:
    try:
        game.agreed(players, options)
    except Refused:
        return False
    return True
