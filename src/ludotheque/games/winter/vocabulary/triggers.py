"""Triggers: what calls a crossroads card, or an ability that answers."""

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.core import Sentence

from .conditions import Always, And, Condition
from .phrasing import with_args
from .words import PACKAGE, Names, PlaceName, SurvivorId, Symbol, Text, Word, elides, snake

ActionName = Literal["attack", "search", "barricade", "clean", "attract", "ability"]
"""An action that takes a die."""


class Trigger(Word, frozen=True, kw_only=True, tag=snake, tag_field="on"):
    """Something that may happen, or be true, in the active player's turn."""

    if_: Condition | None = field(default=None, name="if")


class State(Trigger, frozen=True, kw_only=True):
    """As soon as the condition holds, from the start of the turn on."""

    def said(self, names: Names) -> Sentence:
        if self.if_ is None or isinstance(self.if_, Always):
            return Sentence("on-state-always", {}, PACKAGE)
        first, *rest = self.if_.of if isinstance(self.if_, And) else (self.if_,)
        further = And(tuple(rest)).said(names) if rest else "none"
        when = first.said(names)
        return with_args(super().said(names), {"if": when, "elides": elides(when), "further": further})


class TurnStart(Trigger, frozen=True, kw_only=True):
    """A turn begins."""


class RoundStart(Trigger, frozen=True, kw_only=True):
    """A round begins."""


class DiceRoll(Trigger, frozen=True, kw_only=True):
    """The action dice are rolled."""


class ColonyPhaseStart(Trigger, frozen=True, kw_only=True):
    """The colony phase begins."""


class Move(Trigger, frozen=True, kw_only=True):
    """A survivor has moved, and lives."""

    fuel: bool | None = None
    to_empty: bool | None = None
    to: PlaceName | None = None
    by: SurvivorId | None = None

    def said(self, names: Names) -> Sentence:
        """A place outside where nobody was is said in one breath."""
        worded = super().said(names)
        outside = self.to_empty and self.to == "each_outside"
        return with_args(worded, {"to": "none", "to_empty": "outside"}) if outside else worded


class Search(Trigger, frozen=True, kw_only=True):
    """A survivor has searched."""

    at: PlaceName | None = None
    by: SurvivorId | None = None


class Attack(Trigger, frozen=True, kw_only=True):
    """A survivor has attacked zombies."""

    at: PlaceName | None = None


class ZombieKilled(Trigger, frozen=True, kw_only=True):
    """A zombie was killed."""

    at: PlaceName | None = None


class Exposure(Trigger, frozen=True, kw_only=True):
    """The exposure die showed this, after this."""

    face: Literal["blank", "wound", "frostbite", "bite"]
    cause: Literal["move", "attack"] | None = None
    by: SurvivorId | None = None


class CardPlayed(Trigger, frozen=True, kw_only=True):
    """A card was played."""

    symbol: Symbol | None = None


class EquipmentUsed(Trigger, frozen=True, kw_only=True):
    """A survivor's equipment was used."""

    symbol: Symbol | None = None

    def said(self, names: Names) -> Sentence:
        return with_args(super().said(names), {"kind": self.symbol or "none"})


class FoodSpent(Trigger, frozen=True, kw_only=True):
    """Food is spent on a die: the card comes after it, or as an interrupt, before anything is spent."""

    when: Literal["after", "interrupt"] = "after"


class WasteCleaned(Trigger, frozen=True, kw_only=True):
    """Waste was cleaned up."""


class BarricadeBuilt(Trigger, frozen=True, kw_only=True):
    """A barricade was built."""

    at: PlaceName | None = None


class NoiseMade(Trigger, frozen=True, kw_only=True):
    """Noise was made."""

    at: PlaceName | None = None


class SurvivorAdded(Trigger, frozen=True, kw_only=True):
    """A survivor joined."""

    with_helpless: bool | None = None


class Wounded(Trigger, frozen=True, kw_only=True):
    """A survivor was wounded, or frostbitten, and lives."""

    own: bool | None = None
    outside: bool | None = None


class SurvivorKilled(Trigger, frozen=True, kw_only=True):
    """A survivor was killed."""

    own: bool | None = None


class SurvivorRemoved(Trigger, frozen=True, kw_only=True):
    """A survivor left the game without being killed."""


class CrisisRevealed(Trigger, frozen=True, kw_only=True):
    """A crisis was turned up."""


class CrisisResolved(Trigger, frozen=True, kw_only=True):
    """A crisis came to its end."""

    how: Literal["failed", "prevented", "over"]


class Enter(Trigger, frozen=True, kw_only=True):
    """A survivor, anybody's, has come to a place."""

    at: PlaceName


class MoraleLost(Trigger, frozen=True, kw_only=True):
    """Morale has fallen."""


class CrisisGiven(Trigger, frozen=True, kw_only=True):
    """A card was given to the crisis."""


class HandedOver(Trigger, frozen=True, kw_only=True):
    """A card that was asked for, or a piece of equipment, has changed hands."""


class AbilityUsed(Trigger, frozen=True, kw_only=True):
    """A survivor has used an ability."""

    by: SurvivorId | None = None


class DieUsed(Trigger, frozen=True, kw_only=True):
    """An action, or one of this kind, has used a die that shows so much."""

    least: Annotated[int, Meta(ge=1, le=6)] = 1
    most: Annotated[int, Meta(ge=1, le=6)] = 6
    for_: ActionName | None = field(default=None, name="for")
    at: PlaceName | None = None

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        kind = "any" if (self.least, self.most) == (1, 6) else "least" if self.most == 6 else "most"
        return Sentence(
            worded.id, {**worded.args, "kind": kind if self.least == 1 or self.most == 6 else "range"}, PACKAGE
        )


class Table(Trigger, frozen=True, kw_only=True):
    """Something in the room, which only the reader can tell: asked about when the turn ends."""

    what: Text


AnyTrigger = (
    State
    | TurnStart
    | RoundStart
    | DiceRoll
    | ColonyPhaseStart
    | Move
    | Search
    | Attack
    | ZombieKilled
    | Exposure
    | CardPlayed
    | EquipmentUsed
    | FoodSpent
    | WasteCleaned
    | BarricadeBuilt
    | NoiseMade
    | SurvivorAdded
    | Wounded
    | SurvivorKilled
    | SurvivorRemoved
    | CrisisRevealed
    | CrisisResolved
    | Enter
    | MoraleLost
    | CrisisGiven
    | HandedOver
    | AbilityUsed
    | DieUsed
    | Table
)
