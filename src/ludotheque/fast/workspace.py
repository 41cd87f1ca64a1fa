"""What a kernel works with: the state it starts from, the options, and space to try things out."""

from typing import Any

import numpy as np

from ludotheque.core.state.position import Position

from . import zatre, zerzura
from .kernels import ZATRE, ZERZURA

KERNELS: dict[str, tuple[int, Any]] = {"zatre": (ZATRE, zatre), "zerzura": (ZERZURA, zerzura)}
"""By game: its number in the kernels, and the module with its kernels."""


class Workspace:
    """A position prepared for kernels."""

    def __init__(self, key: str, position: Position[Any]) -> None:
        self.game, self.box = KERNELS[key]
        self.start = self.box.encoded(position)
        self.options = position.world.rules
        self.players = self.box.players_at(self.start)
        self.rules = self.box.agreed(self.options, self.players)
        self.judged = self.box.judged(self.options)
        self.states = np.zeros((self.box.DEPTH, len(self.start)), np.int64)
        self.found = np.zeros((self.box.DEPTH, self.box.MOST_OPTIONS), np.int64)
        self.scratch = np.zeros(self.box.SCRATCH, np.int64)
        self.values = np.zeros(self.box.MOST_OPTIONS, np.float64)
