"""Zerzura for playouts: the world as a row of numbers, and the rules as kernels over it."""

from .choosing import SCRATCH, asked, drawn, options_of
from .coding import agreed, decoded, encoded, judged, options_at, players_at
from .judging import evaluation, score
from .layout import MOST_OPTIONS
from .playing import answered

DEPTH = 16
"""No turn has as many answers, including all claims made in it."""

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
