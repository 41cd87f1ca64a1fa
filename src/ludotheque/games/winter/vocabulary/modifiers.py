"""Modifiers: what changes a rule for a survivor, a player or everybody, for as long as it lasts."""

from typing import Literal

from . import effects
from .conditions import Condition
from .selectors import Cost
from .words import PlaceName, Symbol, Word, snake


class ModifierWord(Word, frozen=True, tag=snake, tag_field="gives"):
    """A changed rule."""


class NoExposure(ModifierWord, frozen=True):
    """No exposure roll after a move, or after an attack."""

    on: Literal["move", "attack"]
    at: PlaceName | None = None


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


class AttackAnyDie(ModifierWord, frozen=True):
    """An attack takes any die."""


class FreeAction(ModifierWord, frozen=True):
    """An attack, or a barricade, without a die."""

    what: Literal["attack", "barricade"]


class Amount(ModifierWord, frozen=True):
    """Cleaning up takes away so many cards, or barricading builds so many."""

    what: Literal["clean", "barricade"]
    n: int


class DicePerRound(ModifierWord, frozen=True):
    """More or fewer action dice each round."""

    n: int


class PayForDie(ModifierWord, frozen=True):
    """An action die more each round, if this is paid when the dice are rolled."""

    cost: Cost


class Upkeep(ModifierWord, frozen=True):
    """The colony needs more food; or the waste weighs sooner."""

    food: int = 0
    waste_step: int = 10


class NotCounted(ModifierWord, frozen=True):
    """In the colony neither eats nor draws zombies."""


class Forbid(ModifierWord, frozen=True):
    """Something is forbidden."""

    what: Literal["move", "enter", "leave", "search", "attack", "ability", "play", "crisis", "everything"]
    at: PlaceName | None = None
    symbol: Symbol | None = None


class CopyAbilities(ModifierWord, frozen=True):
    """Has the abilities of all survivors at the same place."""


class Grant(ModifierWord, frozen=True):
    """Has this ability too."""

    ability: "effects.Ability"


class OnMoveRoll(ModifierWord, frozen=True):
    """Whoever moves rolls a die first: at most this, and it happens."""

    upto: int
    do: "tuple[effects.Effect, ...]"


class OnEnter(ModifierWord, frozen=True):
    """Whoever comes to a place: it happens."""

    at: PlaceName
    do: "tuple[effects.Effect, ...]"


class ExileOut(ModifierWord, frozen=True):
    """Whoever is exiled is out of the game, with all survivors."""


class ExtraCondition(ModifierWord, frozen=True):
    """To win, this must hold too."""

    condition: Condition


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
    | CopyAbilities
    | Grant
    | OnMoveRoll
    | OnEnter
    | ExileOut
    | ExtraCondition
)
