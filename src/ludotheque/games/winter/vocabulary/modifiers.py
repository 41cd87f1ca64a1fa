"""Modifiers: what changes a rule for a survivor, a player or everybody, for as long as it lasts."""

from typing import Literal

from ludotheque.core import Arg, Sentence

from . import effects
from .conditions import Condition
from .selectors import Cost
from .words import PACKAGE, Names, PlaceName, Symbol, Word, place_said, signed, snake


class ModifierWord(Word, frozen=True, tag=snake, tag_field="gives"):
    """A changed rule."""

    def said(self, names: Names) -> Sentence:
        """In words, about whoever it will concern."""
        return super().said(names.apart())

    def also(self, names: Names, **args: Arg) -> Sentence:
        """The rule in words, with something more to speak about."""
        worded = super().said(names)
        return Sentence(worded.id, {**worded.args, **args}, PACKAGE)


class NoExposure(ModifierWord, frozen=True):
    """No exposure roll after a move, or after an attack."""

    on: Literal["move", "attack"]
    at: PlaceName | None = None
    """Where the attack is, or where the move goes."""

    def said(self, names: Names) -> Sentence:
        return self.also(names, to=place_said(self.at, names, "to"))


class BiteWounds(ModifierWord, frozen=True):
    """A bite counts as a wound."""


class Hardy(ModifierWord, frozen=True):
    """Frostbite counts as a normal wound."""


class SkipBite(ModifierWord, frozen=True):
    """A spreading bite passes by."""


class CancelBite(ModifierWord, frozen=True):
    """A bite can be bought off."""

    cost: Cost


class WoundLimit(ModifierWord, frozen=True):
    """Dies only at so many wounds."""

    n: int


class Search(ModifierWord, frozen=True):
    """Searching shows more cards, and more may be kept."""

    look: int = 1
    keep: int = 0
    at: PlaceName | None = None


class NoiseLook(ModifierWord, frozen=True):
    """Each noise shows so many cards."""

    n: int


class AttackKills(ModifierWord, frozen=True):
    """An attack kills so many zombies instead of one."""

    n: int
    exposure: Literal["each", "once", "none"] = "each"
    pay: Symbol | None = None
    noise: int = 0


class Widening(ModifierWord, frozen=True):
    """What lets a survivor act with another die, without one, or do more at once."""


class AttackAnyDie(Widening, frozen=True):
    """An attack takes any die."""


class FreeAction(Widening, frozen=True):
    """An attack, or a barricade, without a die."""

    what: Literal["attack", "barricade"]


class Amount(Widening, frozen=True):
    """Cleaning up takes away so many cards, or barricading builds so many."""

    what: Literal["clean", "barricade"]
    n: int


class DicePerRound(ModifierWord, frozen=True):
    """More or fewer action dice each round."""

    n: int

    def said(self, names: Names) -> Sentence:
        return self.also(names, change=signed(self.n))


class PayForDie(ModifierWord, frozen=True):
    """An action die more each round, if this is paid when the dice are rolled."""

    cost: Cost


class Upkeep(ModifierWord, frozen=True):
    """The colony needs more food; or the waste weighs sooner."""

    food: int = 0
    waste_step: int = 10


class NotCounted(ModifierWord, frozen=True):
    """In the colony neither eats nor draws zombies."""

    def said(self, names: Names) -> Sentence:
        return self.also(names, home=names.place("colony", "at"))


class Forbid(ModifierWord, frozen=True):
    """Something is forbidden."""

    what: Literal["move", "enter", "leave", "search", "attack", "ability", "play", "crisis", "everything"]
    at: PlaceName | None = None
    symbol: Symbol | None = None

    def said(self, names: Names) -> Sentence:
        cases: dict[str, Arg] = {case: place_said(self.at, names, case) for case in ("to", "name")}
        return self.also(names, **cases)


class Nerve(Widening, frozen=True):
    """An attack, or a search, needs a die that shows less."""

    what: Literal["attack", "search"]
    n: int = 1


class Presence(ModifierWord, frozen=True):
    """Everybody else at the same place has these gifts."""

    others: "tuple[Modifier, ...]"

    def said(self, names: Names) -> Sentence:
        return self.also(names, others=effects.gifts_listed(self.others, names))


class BittenFirst(ModifierWord, frozen=True):
    """A spreading bite comes here before anybody else, and is no more than an exposure."""


class Overlooked(ModifierWord, frozen=True):
    """Zombies that break in take somebody else."""


class TwoVotes(ModifierWord, frozen=True):
    """The player's vote counts twice."""


class TellsEffects(ModifierWord, frozen=True):
    """A changed rule that tells what happens: its sentence is a whole one."""

    def trails(self) -> bool:
        return True


class Grant(TellsEffects, frozen=True):
    """Has this ability too."""

    ability: "effects.Ability"

    def said(self, names: Names) -> Sentence:
        return self.also(names, **self.ability.said(names).args)


class OnMoveRoll(TellsEffects, frozen=True):
    """Whoever moves rolls a die first: at most this, and it happens."""

    upto: int
    do: "tuple[effects.Effect, ...]"


class OnEnter(TellsEffects, frozen=True):
    """Whoever comes to a place: it happens."""

    at: PlaceName
    do: "tuple[effects.Effect, ...]"


class ExileOut(ModifierWord, frozen=True):
    """Whoever is exiled is out of the game, with all survivors."""


class Figure(ModifierWord, frozen=True):
    """Something stands at a place that zombies take for a survivor: when they come there, it counts as one."""

    at: PlaceName


class ExtraCondition(ModifierWord, frozen=True):
    """To win, this must hold too."""

    condition: Condition

    def said(self, names: Names) -> Sentence:
        return self.also(names, condition=self.condition.said(names))


Modifier = (
    NoExposure
    | BiteWounds
    | Hardy
    | SkipBite
    | CancelBite
    | WoundLimit
    | Search
    | NoiseLook
    | AttackKills
    | AttackAnyDie
    | FreeAction
    | Amount
    | DicePerRound
    | PayForDie
    | Upkeep
    | NotCounted
    | Forbid
    | Nerve
    | Presence
    | BittenFirst
    | Overlooked
    | TwoVotes
    | Grant
    | OnMoveRoll
    | OnEnter
    | ExileOut
    | Figure
    | ExtraCondition
)
