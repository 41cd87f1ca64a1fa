"""The words that cards are made of: closed, typed, and each with a sentence of its own."""

from . import effects

__all__ = ["effects"]
