"""The cold and the bite: exposure, wounds, healing, and how a bite spreads (rule 4)."""

from collections.abc import Iterator, Sequence
from typing import Any, Literal

from msgspec.structs import replace

from ludotheque.core import Arg, Chance, Choice, Player, Roll, Sentence, Step, Steps, Why, because

from ..cards.modifiers import gifts, has
from ..cards.selectors import can_pay
from ..pack import PACK, Place, Someone
from ..pack.names import name_of, person, place_name
from ..pack.text import said
from ..table import Colony, Happening
from ..vocabulary.modifiers import BiteWounds, BittenFirst, CancelBite, Hardy, SkipBite, WoundLimit
from ..vocabulary.words import joined
from .costs import paid
from .death import Die

FaceName = Literal["blank", "wound", "frostbite", "bite"]
FACES: tuple[FaceName, ...] = ("blank", "wound", "frostbite", "bite")
ODDS = tuple(getattr(PACK.board.die, face) for face in FACES)
SIDES = tuple(face for face, odds in zip(FACES, ODDS, strict=True) for _ in range(odds))
DEADLY = 3
"""Wounds that kill."""


class TakeWound(Step[Colony], frozen=True):
    """A survivor takes a wound, and dies of the third (rules 4.2 and 4.3)."""

    survivor: Someone
    frostbite: bool = False

    def do(self, w: Colony) -> Steps:
        return hurt(w, self.survivor, self.frostbite) if w.at[self.survivor] >= 0 else ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "frostbite": "yes" if self.frostbite else "no"}


def hurt(w: Colony, s: Someone, frostbite: bool) -> Steps:
    """Gives a survivor a wound, or frostbite; the third one kills (rules 4.2 and 4.3)."""
    w.wounds[s] += 1
    if frostbite and not has(w, s, Hardy):
        w.frost[s] += 1
    w.note(Happening("wounded", w.owner[s], s, w.at[s]))
    return (Die(s),) if w.wounds[s] >= wound_limit(w, s) else ()


def wound_limit(w: Colony, s: int) -> int:
    """The number of wounds that kills a survivor."""
    return max([DEADLY, *(gift.n for _, gift in gifts(w, s, WoundLimit))])


class Expose(Step[Colony], frozen=True):
    """A survivor who is still alive is exposed (rule 4.1)."""

    quiet = True
    survivor: Someone
    cause: str

    def do(self, w: Colony) -> Steps:
        if w.at[self.survivor] < 0:
            return ()
        if foretold := what_was_foretold(w):
            return (Face(self.survivor, foretold, self.cause),)
        return (ExposureRolling(self.survivor, self.cause),)


def what_was_foretold(w: Colony) -> FaceName | None:
    """The face that somebody has seen ahead, for the one exposure it is good for (rule 11.12)."""
    face, w.forecast = w.forecast, ""
    return next((each for each in FACES if each == face), None)


class Face(Step[Colony], frozen=True):
    """What the exposure die shows, and does; only a wound of another kind is told besides (rule 4.1)."""

    survivor: Someone
    face: FaceName
    cause: str

    def do(self, w: Colony) -> Steps:
        s, face = self.survivor, self.face
        w.note(Happening("exposure", w.owner[s], s, w.at[s], how=face, cause=self.cause))
        if face == "blank":
            return ()
        if face == "wound" or (face == "frostbite" and not has(w, s, Hardy)):
            return hurt(w, s, face == "frostbite")
        if face == "frostbite" or has(w, s, BiteWounds):
            return (TakeWound(s),)
        cures = [gift.cost for _, gift in gifts(w, s, CancelBite)]
        return (Curing(s, Place(w.at[s])),) if cures else bite(w, s)

    def args(self) -> dict[str, Any]:
        return {**person(self.survivor), "face": self.face, "hurts": "no" if self.face in ("blank", "bite") else "yes"}


def bite(w: Colony, s: Someone) -> Steps:
    """The bitten survivor dies, and the bite spreads where it happened (rules 4.4 and 4.5)."""
    place = w.at[s]
    others = tuple(other for other in w.standing(place) if other != s)
    return (Die(s), Spread(Place(place), others))


class ExposureRolling(Roll[Colony, Face], frozen=True):
    """What the exposure die shows."""

    survivor: Someone
    cause: str

    def options(self, w: Colony, player: Player) -> Sequence[Face]:
        return [Face(self.survivor, face, self.cause) for face in FACES]

    def odds(self, w: Colony) -> Sequence[int]:
        return ODDS

    def rolled(self, w: Colony, chance: Chance) -> tuple[Face, Chance]:
        face, after = chance.pick(SIDES)
        return Face(self.survivor, face, self.cause), after

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class Cure(Step[Colony], frozen=True):
    """The price is paid, and the bite does nothing."""

    reveals = True
    survivor: Someone = Someone(-1)


class LetDie(Step[Colony], frozen=True):
    """The price is not paid."""

    reveals = True
    survivor: Someone = Someone(-1)


class Curing(Choice[Colony, Cure | LetDie], frozen=True):
    """A bite that can be bought off."""

    survivor: Someone
    place: Place

    def decider(self, w: Colony) -> Player:
        return Player(w.owner[self.survivor])

    def options(self, w: Colony, player: Player) -> Sequence[Cure | LetDie]:
        let, cure = LetDie(self.survivor), Cure(self.survivor)
        return [let, cure] if self._price(w, player) else [let]

    def _price(self, w: Colony, player: Player) -> list[Any]:
        prices = [gift.cost for _, gift in gifts(w, self.survivor, CancelBite)]
        return [price for price in prices if can_pay(w, player, price)]

    def only(self, w: Colony) -> Cure | LetDie | None:
        prices = [replace(gift.cost, symbol=None) for _, gift in gifts(w, self.survivor, CancelBite)]
        return None if any(can_pay(w, self.decider(w), price) for price in prices) else LetDie(self.survivor)

    def closed(self, w: Colony, player: Player) -> Sequence[tuple[Cure | LetDie, Why]]:
        return [] if self._price(w, player) else [(Cure(self.survivor), because("cannot-pay", "5.4"))]

    def refusal(self, w: Colony, player: Player, option: Cure | LetDie) -> Why | None:
        return None if option in self.options(w, player) else because("cannot-pay", "5.4")

    def thinkable(self, w: Colony, player: Player) -> Sequence[Cure | LetDie]:
        return [LetDie(self.survivor), Cure(self.survivor)]

    def chosen(self, w: Colony, option: Cure | LetDie) -> Steps:
        if isinstance(option, LetDie):
            return bite(w, self.survivor)
        return paid(w, self.decider(w), self._price(w, self.decider(w))[0])

    def args(self) -> dict[str, Any]:
        return {**person(self.survivor)}

    def prompt(self, w: Colony, player: Player) -> Sentence:
        prices: list[Arg] = [gift.cost.said(PACK) for _, gift in gifts(w, self.survivor, CancelBite)]
        return said("curing", **person(self.survivor), price=joined(prices, "or"))


class Spread(Step[Colony], frozen=True):
    """A bite goes on to the least influential of those who were there, or to one who draws it (rules 4.5, 10.11)."""

    quiet = True
    place: Place
    among: tuple[Someone, ...]

    def do(self, w: Colony) -> Steps:
        there = [s for s in self.among if w.at[s] == self.place and not has(w, s, SkipBite)]
        if not there:
            return ()
        drawn = [s for s in there if has(w, s, BittenFirst)]
        reached = (drawn or there)[0]
        bites: Step[Colony] = Expose(reached, "bite") if drawn else Bitten(reached, self.place, tuple(there[1:]))
        return (Reach(reached, self.place, len(there) - 1), bites)


class Reach(Step[Colony], frozen=True):
    """The bite has spread to this survivor; so many others who were there may come next (rule 4.5)."""

    reveals = True
    survivor: Someone
    place: Place
    others: int

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return person(self.survivor)


class GiveUp(Step[Colony], frozen=True):
    """The bitten survivor is killed, which ends it (rule 4.5)."""

    reveals = True
    victim: Someone

    def do(self, w: Colony) -> Steps:
        return (Die(self.victim),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.victim)}


class Risk(Step[Colony], frozen=True):
    """The die decides: blank and the survivor lives; anything else, and the bite goes on (rule 4.5)."""

    reveals = True
    victim: Someone

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.victim)}


class Bitten(Choice[Colony, GiveUp | Risk], frozen=True):
    """The owner kills the bitten survivor, which ends it, or rolls and may pass it on (rule 4.5)."""

    victim: Someone
    place: Place
    among: tuple[Someone, ...] = ()

    def decider(self, w: Colony) -> Player:
        return Player(w.owner[self.victim])

    def options(self, w: Colony, player: Player) -> Sequence[GiveUp | Risk]:
        return [Risk(self.victim), GiveUp(self.victim)]

    def thinkable(self, w: Colony, player: Player) -> Iterator[GiveUp | Risk]:
        for s in {self.victim, *self.among}:
            yield from (GiveUp(s), Risk(s))

    def chosen(self, w: Colony, option: GiveUp | Risk) -> Steps:
        if isinstance(option, GiveUp):
            return option.do(w)
        risk = RiskRolling(self.victim, self.place, self.among)
        if foretold := what_was_foretold(w):
            face = RiskFace(self.victim, foretold)
            return (face, *risk.chosen(w, face))
        return (risk,)

    def args(self) -> dict[str, Any]:
        return {**person(self.victim), "others": len(self.among), "place": place_name(self.place)}


class RiskFace(Step[Colony], frozen=True):
    """What the die shows for a survivor to whom a bite has spread (rule 4.5)."""

    victim: Someone
    face: FaceName

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.victim), "face": self.face}


class RiskRolling(Roll[Colony, RiskFace], frozen=True):
    """Whether the bite goes on."""

    victim: Someone
    place: Place
    among: tuple[Someone, ...]

    def options(self, w: Colony, player: Player) -> Sequence[RiskFace]:
        return [RiskFace(self.victim, face) for face in FACES]

    def odds(self, w: Colony) -> Sequence[int]:
        return ODDS

    def chosen(self, w: Colony, option: RiskFace) -> Steps:
        return () if option.face == "blank" else (Die(self.victim), Spread(self.place, self.among))

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.victim)}


class HealWound(Step[Colony], frozen=True):
    """A wound, or frostbite, is taken away (rule 4.6)."""

    reveals = True
    survivor: Someone
    frostbite: bool

    def do(self, w: Colony) -> Steps:
        w.wounds[self.survivor] -= 1
        w.frost[self.survivor] -= self.frostbite
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "frostbite": "yes" if self.frostbite else "no"}


class Healing(Choice[Colony, HealWound], frozen=True):
    """Which of the two kinds is healed: any may be chosen (rule 4.6)."""

    player: Player
    survivor: Someone

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[HealWound]:
        kinds = [HealWound(self.survivor, True), HealWound(self.survivor, False)]
        cold = w.frost[self.survivor]
        return [kind for kind in kinds if (cold if kind.frostbite else w.wounds[self.survivor] - cold)]

    def thinkable(self, w: Colony, player: Player) -> Iterator[HealWound]:
        yield from (HealWound(self.survivor, True), HealWound(self.survivor, False))

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class Recover(Step[Colony], frozen=True):
    """A wound of the kind that is meant is taken away, if there is one."""

    quiet = True
    player: Player
    survivor: Someone
    kind: Literal["any", "normal", "frostbite"]

    def do(self, w: Colony) -> Steps:
        s = self.survivor
        if w.at[s] < 0:
            return ()
        cold, plain = w.frost[s], w.wounds[s] - w.frost[s]
        if self.kind == "any" and cold and plain:
            return (Healing(self.player, s),)
        if cold and self.kind != "normal":
            return (HealWound(s, True),)
        return (HealWound(s, False),) if plain and self.kind != "frostbite" else ()
