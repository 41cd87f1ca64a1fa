"""The interface of the fast path: playouts from the start, rollouts from a position."""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from ludotheque.bots.players.greedy import MOST_LOOKED_AT
from ludotheque.core.game import Game
from ludotheque.core.shelf import shelf
from ludotheque.core.state.position import Position

from . import public
from .binding import Kernels, games_with_kernels, kernels_of
from .compiling import RUNS_KERNELS, Row, Rows, prepare
from .constants import GIVEN_UP
from .unsupported import unsupported
from .workspace import Workspace

Policy = Literal["random", "greedy"]


class Playouts(Struct, frozen=True):
    """How playouts ended: a row for each playout, with an entry for each seat."""

    scores: Rows
    lengths: Row
    """The number of players' answers in each playout."""

    @property
    def winners(self) -> NDArray[np.bool_]:
        """Who won each playout: everybody with the highest score."""
        best: NDArray[np.bool_] = self.scores == self.scores.max(axis=1, keepdims=True)
        return best


def playouts(
    game: str,
    players: int = 2,
    games: int = 1000,
    policy: Policy = "random",
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
) -> Playouts:
    """Whole matches in which everybody plays by the same policy. The same seed gives the same matches."""
    box = shelf.game(game)
    kernels = _kernels_of(box)
    start = box.setup(players, box.agreed(players, options), None)
    return _played(box, kernels, start, policy, games, seed)


def rollouts(position: Position[Any], policy: Policy = "random", games: int = 1, seed: int = 0) -> Playouts:
    """Playouts of a position in which nothing is hidden, each to its end."""
    box = next((box for box in shelf.values() if isinstance(position.world, box.world)), None)
    if box is None:
        raise unsupported("no-kernel", game=type(position.world).__name__, known=", ".join(games_with_kernels()))
    return _played(box, _kernels_of(box), position, policy, games, seed)


def _kernels_of(box: Game[Any]) -> Kernels:
    kernels = kernels_of(box)
    if kernels is None:
        raise unsupported("no-kernel", game=box.key, known=", ".join(games_with_kernels()))
    return kernels


def _played(box: Game[Any], kernels: Kernels, start: Position[Any], policy: Policy, games: int, seed: int) -> Playouts:
    if policy not in get_args(Policy):
        raise unsupported("no-policy", policy=str(policy), known=", ".join(get_args(Policy)))
    if games < 1:
        raise unsupported("no-playouts", games=games)
    if start.todo and not start.todo[-1].waits:
        start = Position(start.world.clone(), start.todo[:])
        start.go_on([])
    if not RUNS_KERNELS:
        return Playouts(*public.play(box, start, policy == "greedy", games, seed))
    prepare()
    return _played_fast(Workspace(kernels, start), policy, games, seed)


def _played_fast(work: Workspace, policy: Policy, games: int, seed: int) -> Playouts:
    scores = np.zeros((games, work.players), np.int64)
    lengths = np.zeros(games, np.int64)
    chooser = get_args(Policy).index(policy)
    work.policies.play_many(
        *(work.rules, work.judged, chooser, work.start, work.states, work.found, work.scratch),
        *(work.values, MOST_LOOKED_AT, seed, scores, lengths),
    )
    if (scores == GIVEN_UP).any():
        raise unsupported("grown-too-big")
    return Playouts(scores, lengths)
