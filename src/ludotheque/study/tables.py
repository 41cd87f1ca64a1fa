"""The tables of a study: with every number of players, and with each option varied alone."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, Type, type_info

from ludotheque.bots import bot_named
from ludotheque.bots.series.matches import Series
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import Refused
from ludotheque.core.wire import wire


class Setting(Struct, frozen=True):
    """A table of the study: with the usual options, or with one that differs."""

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
    """The number of players with which options are compared."""
    return game.players[len(game.players) // 2]


def _series(game: Game[Any], players: int, bot: str, seed: str, options: dict[str, Any]) -> Series:
    """Tables with different numbers of players have different seeds; those with different options share one."""
    return Series(game.key, players, (bot,) * players, f"{seed}/{players}", options)


def _variations(game: Game[Any]) -> Iterator[tuple[str, Any]]:
    """Each option with each value but the usual one. A list has too many values to try."""
    info = type_info(game.options)
    assert isinstance(info, StructType)
    usual = wire(game.options())
    for field in info.fields:
        for value in _values(field.type):
            if value != usual[field.name]:
                yield field.name, value


def _values(kind: Type) -> tuple[Any, ...]:
    """The values an option is tried with: all its words, yes and no, or its lowest and highest number."""
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
