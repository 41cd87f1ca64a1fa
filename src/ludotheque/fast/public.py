"""The same playouts through `Position.legal` and `Position.accept`: for machines without Numba, and to compare with."""

from random import Random
from typing import Any

import numpy as np

from ludotheque.bots.players.greedy import Greedy
from ludotheque.core.game import Game
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.position import Position

from .compiling import Row, Rows


def play(game: Game[Any], start: Position[Any], greedy: bool, games: int, seed: int) -> tuple[Rows, Row]:
    """The scores of this many playouts of a position, and the number of players' answers in each."""
    ended = [_played(game, start, greedy, f"{seed} {number}") for number in range(games)]
    scores, lengths = zip(*ended, strict=True)
    return np.array(scores, np.int64), np.array(lengths, np.int64)


def _played(game: Game[Any], start: Position[Any], greedy: bool, seed: str) -> tuple[tuple[int, ...], int]:
    position, random, bot, answers = start.clone(), Random(seed).random, Greedy(), 0
    position.chance = chance = Chance.of(seed)
    position.go_on([])
    while waiting := position.waiting_for():
        player, answers = waiting[0], answers + 1
        if greedy:
            option = bot.choose_in(game, position, player, chance.fork(str(answers)))
        else:
            legal = position.legal(player)
            option = legal[int(random() * len(legal))]
        position.accept(player, option)
    return game.result(position.world).scores, answers
