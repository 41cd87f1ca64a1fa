"""Effects on survivors: wounds, exposure, death, arrivals."""

from typing import ClassVar, Literal

from msgspec import field
from msgspec.structs import replace

from ludotheque.core import Sentence

from .. import effects
from ..phrasing import throughout, with_args
from ..selectors import All, Chosen, Filter, Number, Where, Who, Whom
from ..words import Names, PlaceName, SurvivorId, at_table, person_said, place_said
from .effect import COLONY, EffectWord


class Wound(EffectWord, frozen=True):
    """Survivors take wounds."""

    cases = {"on": "to"}
    on: Whom
    n: Number = 1
    frostbite: bool = False

    def counts(self) -> str:
        return "frostbite" if self.frostbite else "wound"


class Distribute(EffectWord, frozen=True):
    """Somebody deals out wounds, one at a time."""

    n: Number
    by: Who = "active"
    among: Filter = Filter(owner="active")
    frostbite: bool = False

    def counts(self) -> str:
        return "frostbite" if self.frostbite else "wound"


class Heal(EffectWord, frozen=True):
    """Wounds are taken away."""

    on: Whom
    n: Number = 1
    kind: Literal["any", "normal", "frostbite"] = "any"

    def counts(self) -> str:
        return {"any": "any-wound", "normal": "normal-wound", "frostbite": "frostbite"}[self.kind]


class ShiftWound(EffectWord, frozen=True):
    """A wound goes from one survivor to another, who takes it as a normal one."""

    cases = {"from_": "at", "to": "at"}
    from_: Whom = field(name="from")
    to: Whom


class Exposure(EffectWord, frozen=True):
    """Survivors roll for exposure; `alive` follows for each who lives."""

    noun: ClassVar[str] = "roll"
    on: Whom
    n: Number = 1
    alive: "tuple[effects.Effect, ...]" = ()

    def trails(self) -> bool:
        return bool(self.alive)


class Kill(EffectWord, frozen=True):
    """Survivors are killed."""

    cases = {"on": "all"}
    on: Whom
    morale: bool = True


class Remove(EffectWord, frozen=True):
    """Survivors leave the game, and nobody mourns."""

    cases = {"on": "all"}
    on: Whom


def _gone(said: Sentence) -> Sentence:
    """Those outside, who do not stay there."""
    outside = said.id == "what-filter" and said.args["outside"] == "yes"
    return with_args(said, {"outside": "gone"}) if outside else said


class Place(EffectWord, frozen=True):
    """Survivors are put somewhere: no move, no exposure."""

    cases = {"on": "all"}
    on: Whom
    at: Where = COLONY

    def said(self, names: Names) -> Sentence:
        """Those of one place leave it; all of a kind are brought; anybody else is put."""
        if isinstance(self.on, Chosen) and self.on.from_.at is not None and isinstance(self.on.n, int):
            return self._leaving(names, self.on, self.on.from_.at)
        how = "bring" if isinstance(self.on, All) else "put"
        worded = self.also(names, how=how, to=place_said(self.at, names, "to"), home=str(self.at))
        return with_args(worded, {"on": throughout(worded.args["on"], _gone)}) if how == "bring" else worded

    def _leaving(self, names: Names, on: Chosen, place: PlaceName) -> Sentence:
        those = replace(on.from_, at=None)
        return self.also(
            names,
            how="leave",
            those=those.called(names, "one" if on.n == 1 else "many"),
            n=at_table(on.n, names),
            up_to="yes" if on.up_to else "no",
            source=names.place(place, "name"),
            to=place_said(self.at, names, "name"),
            by=person_said("who", on.by, names, "of"),
        )


class Swap(EffectWord, frozen=True):
    """Two survivors change places: no move, no exposure."""

    cases = {"to": "at"}
    on: Whom = "self"
    to: Whom = "partner"

    def said(self, names: Names) -> Sentence:
        """Two by name, two of whom the card has spoken, or anybody."""
        words = [each for each in (self.on, self.to) if isinstance(each, str)]
        known = [each for each in words if names.person(each) is not None]
        return self.also(names, how="any" if len(words) < 2 else "named" if len(known) == len(words) else "two")


class Join(EffectWord, frozen=True):
    """A survivor joins a player: the next of the deck, or one by name."""

    cases = {"to": "of"}
    named: SurvivorId | None = None
    to: Who = "active"
    wounds: int = 0
    leader: bool = False


class DropNamed(EffectWord, frozen=True):
    """A named survivor leaves the survivor deck for good."""

    id: SurvivorId


class GiveSurvivor(EffectWord, frozen=True):
    """Survivors go over to another player."""

    cases = {"on": "all"}
    on: Whom
    to: Who


class Unequip(EffectWord, frozen=True):
    """What survivors carry goes back to the hands of their players."""

    cases = {"on": "of"}
    on: Whom


class Freeze(EffectWord, frozen=True):
    """Survivors do nothing until the round ends."""

    on: Whom
