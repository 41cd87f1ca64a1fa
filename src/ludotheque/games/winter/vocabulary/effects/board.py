"""Effects on the tracks and on the board: morale, food, zombies, barricades, noise, the helpless."""

from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from ludotheque.core import Sentence

from ..phrasing import in_case
from ..selectors import ChosenPlace, Number, Where
from ..words import CounterName, Names, PlaceName, counted
from .effect import COLONY, HERE, Change, EffectWord


class Morale(Change, frozen=True):
    """Morale goes up or down."""


class Food(Change, frozen=True):
    """Food tokens come or go."""


class NoFood(EffectWord, frozen=True):
    """All food is gone."""


class Starvation(EffectWord, frozen=True):
    """Starvation tokens come."""

    noun: ClassVar[str] = "starvation"
    n: Number = 1


class Gamble(EffectWord, frozen=True):
    """The player stakes up to so many food tokens and rolls: at least `lucky`, and as many are added; else they go."""

    noun: ClassVar[str] = "food"
    n: Number
    lucky: Annotated[int, Meta(ge=2, le=6)] = 4

    def trails(self) -> bool:
        return True


class Zombies(EffectWord, frozen=True):
    """Zombies come, by the rules of placing them."""

    noun: ClassVar[str] = "zombie"
    n: Number
    at: Where = COLONY

    def said(self, names: Names) -> Sentence:
        depends = "no" if isinstance(self.n, int) else "yes"
        return self.also(names, depends=depends, bare=counted("plain", self.n, names))


class KillZombies(EffectWord, frozen=True):
    """Zombies at a place are killed; the survivor who acts is exposed for each, once, or not at all."""

    noun: ClassVar[str] = "zombie"
    n: Number = 1
    at: Where = HERE
    exposure: Literal["each", "once", "none"] = "none"

    def said(self, names: Names) -> Sentence:
        depends = "no" if isinstance(self.n, int) else "yes"
        return self.also(names, depends=depends, bare=counted("plain", self.n, names))


class RemoveZombies(EffectWord, frozen=True):
    """Zombies leave, without being killed; -1: all of them."""

    noun: ClassVar[str] = "zombie"
    n: Number = -1
    at: Where = HERE


class ZombiesToBarricades(EffectWord, frozen=True):
    """Barricades take the place of zombies."""

    noun: ClassVar[str] = "zombie"
    n: Number = 1
    at: Where = HERE

    def said(self, names: Names) -> Sentence:
        return self.also(names, up_to="no")

    def said_up_to(self, names: Names) -> Sentence:
        """The effect in words, where fewer would do."""
        return self.also(names, up_to="yes")


class Attract(EffectWord, frozen=True):
    """Up to so many zombies move from one place to free spaces at another."""

    noun: ClassVar[str] = "zombie"
    cases = {"to": "at"}
    n: Number
    from_: Where = field(name="from")
    to: Where = HERE

    def said(self, names: Names) -> Sentence:
        """Where the player may choose both places, they are any two."""
        source, anywhere = self.from_, ChosenPlace(from_=PlaceName("each"))
        if self.to != anywhere or not isinstance(source, ChosenPlace) or source.by != "active":
            return self.also(names, open="no")
        return self.also(names, open="yes", **{"from": in_case(source.said(names), "leaving")})


class Barricade(EffectWord, frozen=True):
    """Barricades are built on free spaces."""

    noun: ClassVar[str] = "barricade"
    n: Number = 1
    at: Where = HERE


class Snare(EffectWord, frozen=True):
    """The next zombies that come to a place this round do not arrive."""

    noun: ClassVar[str] = "zombie"
    cases = {"at": "to"}
    n: Number = 1
    at: Where = HERE

    def said(self, names: Names) -> Sentence:
        return self.also(names, bare=counted("plain", self.n, names))


class RemoveBarricades(EffectWord, frozen=True):
    """All barricades at a place are gone."""

    at: Where = COLONY


class Topple(EffectWord, frozen=True):
    """A barricade comes down on the zombies at its entrance: it is gone, and all of them are killed."""

    at: Where = HERE


class Noise(EffectWord, frozen=True):
    """Noise is made, as far as there is room; -1: on every free space."""

    noun: ClassVar[str] = "noise"
    n: Number = 1
    at: Where = HERE


class HelplessChange(EffectWord, frozen=True):
    """Helpless come or go, in the colony."""

    noun: ClassVar[str] = "helpless"
    n: Number

    def said(self, names: Names) -> Sentence:
        return self.also(names, home=names.place(COLONY, "at"))


class Helpless(HelplessChange, frozen=True):
    """Helpless come into the colony."""


class LoseHelpless(HelplessChange, frozen=True):
    """Helpless leave the game, or are killed."""

    kill: bool = False


class Count(EffectWord, frozen=True):
    """A counter goes up."""

    name: CounterName
    n: Number = 1
