"""Zatre for playouts: the world as a row of numbers, and the rules as kernels over it."""

from .choosing import SCRATCH, asked, drawn, options_of
from .coding import agreed, decoded, encoded, judged, options_at, players_at
from .layout import MOST_HELD, MOST_OPTIONS
from .playing import answered
from .scoring import evaluation, score

DEPTH = MOST_HELD + 4
"""An upper bound on the answers in one turn: whether to draw, one tile at a time, and its end."""

__all__ = [
    "DEPTH",
    "MOST_OPTIONS",
    "SCRATCH",
    "agreed",
    "answered",
    "asked",
    "decoded",
    "drawn",
    "encoded",
    "evaluation",
    "judged",
    "options_at",
    "options_of",
    "players_at",
    "score",
]
