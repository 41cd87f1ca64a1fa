"""What a kernel works with: the state it starts from, the options, and space to try things out."""

from typing import Any

import numpy as np

from ludotheque.core.state.position import Position

from .binding import Kernels


class Workspace:
    """A position prepared for kernels."""

    def __init__(self, kernels: Kernels, position: Position[Any]) -> None:
        coding = kernels.coding
        self.policies = kernels.policies
        self.start = coding.encoded(position)
        self.options = position.world.rules
        self.players = coding.players_at(self.start)
        self.rules = coding.agreed(self.options, self.players)
        self.judged = coding.judged(self.options)
        self.states = np.zeros((coding.DEPTH, len(self.start)), np.int64)
        self.found = np.zeros((coding.DEPTH, coding.MOST_OPTIONS), np.int64)
        self.scratch = np.zeros(coding.SCRATCH, np.int64)
        self.values = np.zeros(coding.MOST_OPTIONS, np.float64)
