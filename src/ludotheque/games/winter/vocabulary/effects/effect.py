"""What every effect is."""

from typing import ClassVar, Literal

from ludotheque.core import Arg, Sentence

from ..phrasing import high, with_args
from ..selectors import Number
from ..words import Names, PlaceName, Word, counted, snake

COLONY = PlaceName("colony")
HERE = PlaceName("here")
Duration = Literal["turn", "round", "next_round", "game"]


class EffectWord(Word, frozen=True, tag=snake, tag_field="do"):
    """Something that a card does."""

    begins: ClassVar[str] = "high"

    def said(self, names: Names) -> Sentence:
        return high(super().said(names))

    def also(self, names: Names, **args: Arg) -> Sentence:
        """The effect in words, with something more to speak about."""
        return high(with_args(super().said(names), args))


class Change(EffectWord, frozen=True):
    """Something goes up or down."""

    noun: ClassVar[str] = "signed"
    n: Number

    def said(self, names: Names) -> Sentence:
        return self.also(names, count=counted("signed", self.n, names))
