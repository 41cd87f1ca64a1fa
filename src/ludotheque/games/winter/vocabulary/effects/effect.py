"""What every effect is."""

from typing import ClassVar, Literal

from ludotheque.core import Arg, Sentence

from ..selectors import Number
from ..words import PACKAGE, Names, PlaceName, Word, counted, snake

COLONY = PlaceName("colony")
HERE = PlaceName("here")
Duration = Literal["turn", "round", "next_round", "game"]


class EffectWord(Word, frozen=True, tag=snake, tag_field="do"):
    """Something that a card does."""

    def also(self, names: Names, **args: Arg) -> Sentence:
        """The effect in words, with something more to speak about."""
        worded = super().said(names)
        return Sentence(worded.id, {**worded.args, **args}, PACKAGE)


class Change(EffectWord, frozen=True):
    """Something goes up or down."""

    noun: ClassVar[str] = "signed"
    n: Number

    def said(self, names: Names) -> Sentence:
        return self.also(names, count=counted("signed", self.n, names))
