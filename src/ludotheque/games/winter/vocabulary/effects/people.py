"""Effects on survivors: wounds, exposure, death, arrivals."""

from typing import ClassVar, Literal

from msgspec import field

from .. import effects
from ..selectors import Filter, Number, Where, Who, Whom
from ..words import SurvivorId
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

    on: Whom
    morale: bool = True


class Remove(EffectWord, frozen=True):
    """Survivors leave the game, and nobody mourns."""

    on: Whom


class Place(EffectWord, frozen=True):
    """Survivors are put somewhere: no move, no exposure."""

    on: Whom
    at: Where = COLONY


class Swap(EffectWord, frozen=True):
    """Two survivors change places: no move, no exposure."""

    cases = {"to": "at"}
    on: Whom = "self"
    to: Whom = "partner"


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

    on: Whom
    to: Who


class Unequip(EffectWord, frozen=True):
    """What survivors carry goes back to the hands of their players."""

    on: Whom


class Freeze(EffectWord, frozen=True):
    """Survivors do nothing until the round ends."""

    on: Whom
