"""Zerzura for playouts: the table as a row of numbers, and its rules as kernels over it."""

from .choosing import SCRATCH, asked, drawn, options_of
from .coding import agreed, decoded, encoded, judged, options_at, players_at
from .judging import evaluation, score
from .layout import MOST_OPTIONS
from .playing import answered

DEPTH = 16
"""Answers that a turn, with all that may be claimed in it, stays below."""

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
