"""Playouts many times faster than through `Position.accept`, of games that have kernels, for bots that search and for
studies.

from ludotheque.fast import playouts, rollouts

playouts("zatre", players=2, games=10_000, policy="greedy", seed=1).scores.mean(axis=0)
"""

try:
    import numpy as numpy
except ImportError as missing:
    said = "ludotheque.fast needs the package 'numpy', which is not installed: pip install 'ludotheque[fast]'"
    raise ModuleNotFoundError(said, name="numpy") from missing

from .compiling import IS_COMPILED, prepare
from .interface import Playouts, playouts, rollouts
from .unsupported import Unsupported

__all__ = ["IS_COMPILED", "Playouts", "Unsupported", "playouts", "prepare", "rollouts"]
