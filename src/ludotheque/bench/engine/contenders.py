"""Contenders: our games and, if installed, those of others. All play at random.

A contender uses the plain public interface: ask what is legal, choose with Python's own `random`, go on.
"""

import sys
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from random import Random
from typing import Any, Protocol

from ludotheque import shelf, start

WITHOUT_END = sys.maxsize
SEATS = 4
"""At catanatron's table, and at ours if the game allows that many."""
CATAN_TURNS = 1000
"""Turns after which catanatron itself abandons a match."""


class Contender(Protocol):
    """A game that can be played at random and copied in mid-game."""

    name: str
    version: str
    players: int
    ours: bool

    def play(self, seed: int, most: int = WITHOUT_END) -> tuple[Any, int]:
        """Plays to the end, or for `most` decisions: the state then, and how many decisions it took."""

    def copier(self, state: Any) -> Callable[[], Any]:
        """A function that copies the state each time it is called."""


class Ours:
    """A game of the shelf."""

    ours = True

    def __init__(self, key: str, players: int) -> None:
        self.name, self.version, self.players = key, version("ludotheque"), players

    def play(self, seed: int, most: int = WITHOUT_END) -> tuple[Any, int]:
        match = start(self.name, self.players, seed=str(seed))
        random, decisions = Random(seed).random, 0
        while decisions < most and (waiting := match.waiting_for()):
            legal = match.legal(player := waiting[0])
            match.answer(player, legal[int(random() * len(legal))])
            decisions += 1
        return match, decisions

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.clone
        return copy


class Catanatron:
    """Catan for four by catanatron. A tick is a decision."""

    name, players, ours = "catanatron", SEATS, False

    def __init__(self) -> None:
        self.library: Any = import_module("catanatron")
        self.version = version("catanatron")

    def play(self, seed: int, most: int = WITHOUT_END) -> tuple[Any, int]:
        library = self.library
        game, decisions = library.Game([library.RandomPlayer(colour) for colour in library.Color], seed=seed), 0
        while decisions < most and game.winning_color() is None and game.state.num_turns < CATAN_TURNS:
            game.play_tick()
            decisions += 1
        return game, decisions

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.copy
        return copy


class OpenSpiel:
    """A game of OpenSpiel's, in C++ behind Python. Chance outcomes do not count as decisions."""

    ours = False

    def __init__(self, game: str) -> None:
        self.game: Any = import_module("pyspiel").load_game(game)
        self.name, self.version, self.players = f"OpenSpiel {game}", version("open_spiel"), self.game.num_players()

    def play(self, seed: int, most: int = WITHOUT_END) -> tuple[Any, int]:
        state, random, decisions = self.game.new_initial_state(), Random(seed), 0
        while decisions < most and not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, odds)[0])
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
        return state, decisions

    def copier(self, state: Any) -> Callable[[], Any]:
        copy: Callable[[], Any] = state.clone
        return copy


PEERS: dict[str, Callable[[], Contender]] = {
    "catanatron": Catanatron,
    "OpenSpiel backgammon": lambda: OpenSpiel("backgammon"),
    "OpenSpiel gin_rummy": lambda: OpenSpiel("gin_rummy"),
}


def our_games() -> list[Contender]:
    """Every game on the shelf, with as many players as catanatron has, if the game allows it."""
    return [Ours(key, min(SEATS, game.players[-1])) for key, game in shelf.items()]


def peers() -> tuple[list[Contender], list[str]]:
    """The peers that are installed, and the names of those that are not."""
    found: list[Contender] = []
    missing: list[str] = []
    for name, opened in PEERS.items():
        try:
            found.append(opened())
        except ImportError:
            missing.append(name)
    return found, missing
