"""Effects on cards, dice and secrets."""

from typing import ClassVar, Literal

from msgspec import field

from ludotheque.core import Sentence

from ..selectors import Number, Where, Who
from ..words import ItemId, Names, Symbol, counted, person_said
from .effect import HERE, EffectWord


class Draw(EffectWord, frozen=True):
    """Cards from a deck into hands."""

    noun: ClassVar[str] = "card"
    deck: Where
    n: Number = 1
    who: Who = "active"


class LookKeep(EffectWord, frozen=True):
    """Look at cards of a deck, keep some, put the others under it."""

    deck: Where
    look: Number
    keep: Number = 1

    def said(self, names: Names) -> Sentence:
        look, keep = counted("card", self.look, names), counted("plain", self.keep, names)
        return self.also(names, look=look, keep=keep, depends="no" if isinstance(self.look, int) else "yes")


class Choose(EffectWord, frozen=True):
    """Take chosen cards from a deck, and shuffle it."""

    noun: ClassVar[str] = "card"
    deck: Where
    n: Number = 1
    symbol: Symbol | None = None


class RevealUntil(EffectWord, frozen=True):
    """Turn up cards of a deck until the symbol comes, take that one, shuffle the others back."""

    deck: Where
    symbol: Symbol


class RevealTop(EffectWord, frozen=True):
    """Turn up cards of a deck, take one with the symbol if wanted, shuffle the others back."""

    deck: Where
    n: Number
    symbol: Symbol | None = None

    def said(self, names: Names) -> Sentence:
        return self.also(names, count=counted("card", self.n, names))


class Peek(EffectWord, frozen=True):
    """Look at the next cards of a deck, which stay where they are."""

    deck: Where
    n: Number = 1


class Reorder(EffectWord, frozen=True):
    """Look at the next cards of a deck and put them back in any order."""

    deck: Where
    n: Number = 2


class MoveCards(EffectWord, frozen=True):
    """Cards go from one zone to another."""

    cases = {"who": "of", "to_who": "to"}
    from_: Literal["hand", "equipped", "waste", "crisis", "objective", "removed", "deck"] = field(name="from")
    to: Literal["hand", "waste", "crisis", "objective", "removed", "deck"]
    n: Number = 1
    pick: Literal["chosen", "random", "top", "all"] = "chosen"
    who: Who = "active"
    to_who: Who = "active"
    symbol: Symbol | None = None
    kind: ItemId | None = None
    deck: Where = HERE

    def said(self, names: Names) -> Sentence:
        args = super().said(names).args
        noun, of = ("card", args["symbol"]) if self.kind is None else ("named", args["kind"])
        noun = "item" if self.from_ == "removed" and (noun, of) == ("card", "none") else noun
        count = counted(noun, "all" if self.pick == "all" else self.n, names, of)
        return self.also(names, count=count, way=self._way(), receiver=person_said("who", self.to_who, names, "of"))

    def _way(self) -> str:
        """Given, received, taken, taken out of the game; or moved."""
        if self.to == "removed":
            return "out"
        if self.to != "hand":
            return "move"
        if self.from_ == "hand" and self.who == "active":
            return "give"
        if self.to_who != "active":
            return "move"
        return "get" if self.from_ == "hand" and self.pick == "chosen" else "take"


class See(EffectWord, frozen=True):
    """A player sees something that is another's secret."""

    what: Literal["hand", "random", "objective", "given"]
    of: Who
    by: Who = "active"

    def said(self, names: Names) -> Sentence:
        return self.also(names, giver=person_said("who", self.of, names, "at"))


class Show(EffectWord, frozen=True):
    """A player shows a hand, or the cards of a symbol, or of those that the crisis asks for, to everybody."""

    cases = {"who": "of"}
    who: Who = "active"
    symbol: Symbol | None = None
    asked: bool = False


class Dice(EffectWord, frozen=True):
    """Unused action dice change."""

    noun: ClassVar[str] = "die"
    cases = {"who": "at"}
    how: Literal["reroll", "reroll_any", "set", "raise", "lower", "spend", "spend_all", "keep", "wager"]
    n: Number = 1
    who: Who = "active"


class LendDie(EffectWord, frozen=True):
    """A player gives an unused die to another, who may find that it shows more."""

    cases = {"to": "to"}
    to: Who
    n: int = 0


class Forecast(EffectWord, frozen=True):
    """The exposure die is rolled now: the next exposure of this round is what it shows."""
