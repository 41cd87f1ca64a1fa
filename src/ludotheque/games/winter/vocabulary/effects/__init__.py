"""Effects: what a card does."""

from typing import Literal

from msgspec import field

from ludotheque.core import Arg, Sentence

from ..conditions import Condition, This
from ..modifiers import ExtraCondition, Grant, Modifier
from ..phrasing import begun, renamed
from ..selectors import Cost
from ..triggers import AnyTrigger
from ..words import PACKAGE, Names, PlaceName, Word, in_a_row, joined
from .board import (
    Attract,
    Barricade,
    Count,
    Food,
    Gamble,
    Helpless,
    KillZombies,
    LoseHelpless,
    Morale,
    NoFood,
    Noise,
    RemoveBarricades,
    RemoveZombies,
    Snare,
    Starvation,
    Topple,
    Zombies,
    ZombiesToBarricades,
)
from .composing import (
    AddCondition,
    Attach,
    Cancel,
    Choice,
    Consent,
    Crisis,
    Detach,
    Divine,
    EndGame,
    ExileVote,
    ForEach,
    IfAble,
    Involve,
    Later,
    Nothing,
    Offer,
    Quest,
    Roll,
    Rolled,
    Vote,
    Way,
    When,
)
from .effect import Duration, EffectWord
from .holdings import (
    Choose,
    Dice,
    Draw,
    Forecast,
    LendDie,
    LookKeep,
    MoveCards,
    Peek,
    Reorder,
    RevealTop,
    RevealUntil,
    See,
    Show,
)
from .people import (
    Distribute,
    DropNamed,
    Exposure,
    Freeze,
    GiveSurvivor,
    Heal,
    Join,
    Kill,
    Place,
    Remove,
    ShiftWound,
    Swap,
    Unequip,
    Wound,
)

Effect = (
    Morale
    | Food
    | NoFood
    | Starvation
    | Gamble
    | Zombies
    | KillZombies
    | RemoveZombies
    | ZombiesToBarricades
    | Attract
    | Barricade
    | Snare
    | RemoveBarricades
    | Topple
    | Noise
    | Helpless
    | LoseHelpless
    | Wound
    | Distribute
    | Heal
    | ShiftWound
    | Exposure
    | Kill
    | Remove
    | Place
    | Swap
    | Join
    | DropNamed
    | GiveSurvivor
    | Draw
    | LookKeep
    | Choose
    | RevealUntil
    | RevealTop
    | Divine
    | Peek
    | Reorder
    | MoveCards
    | See
    | Show
    | Dice
    | LendDie
    | Forecast
    | Roll
    | Crisis
    | AddCondition
    | Count
    | Attach
    | Detach
    | Quest
    | ExileVote
    | Unequip
    | Freeze
    | EndGame
    | Cancel
    | IfAble
    | When
    | ForEach
    | Involve
    | Consent
    | Later
    | Nothing
    | Choice
    | Vote
    | Offer
)


class Ability(Word, frozen=True):
    """What a survivor, or a piece of equipment, can do: an action, a lasting gift, or an answer to a trigger."""

    where: PlaceName = PlaceName("anywhere")
    die: int = 0
    limit: Literal["none", "turn", "round", "game"] = "none"
    if_: Condition | None = field(default=None, name="if")
    do: tuple[Effect, ...] = ()
    gives: tuple[Modifier, ...] = ()
    on: AnyTrigger | None = None
    pay: Cost | None = None
    """What an action costs each time, besides a die."""

    def said(self, names: Names) -> Sentence:
        when = joined(self._terms(names), "list")
        what = begun(effects_said(self.do, names), "low") if self.do else gifts_said(self.gives, names)
        return Sentence("what-ability", {"when": when, "what": what}, PACKAGE)

    def _terms(self, names: Names) -> list[Arg]:
        """When it can be used: after what, where, how often, on which condition, at what price."""
        terms: list[Arg] = [] if self.on is None else [self.on.said(names)]
        if self.where != "anywhere":
            terms.append(names.place(self.where, "all" if self.where == "each_outside" else "at"))
        if self.limit != "none":
            terms.append(Sentence("term-limit", {"limit": self.limit}, PACKAGE))
        if self.if_ is not None:
            term = "term-while" if isinstance(self.if_, This) else "term-if"
            terms.append(Sentence(term, {"if": self.if_.said(names)}, PACKAGE))
        if self.die:
            terms.append(Sentence("term-die", {"die": self.die}, PACKAGE))
        if self.pay is not None:
            terms.append(Sentence("term-pay", {"pay": self.pay.said(names)}, PACKAGE))
        return terms


def effects_said(effects: tuple[Effect, ...], names: Names) -> Arg:
    """Effects in words, one after the other; once somebody has come, whoever acts is the one who was there before."""
    come = next((n for n, effect in enumerate(effects) if isinstance(effect, Join)), len(effects))
    said = in_a_row(effects or (Nothing(),), names)
    if come + 1 >= len(effects):
        return said
    after = renamed(in_a_row(effects[come + 1 :], names), {"whom-actor": "whom-there"})
    return joined([in_a_row(effects[: come + 1], names), after])


def gifts_said(gifts: tuple[Modifier, ...], names: Names) -> Arg:
    """Gifts in words, as one sentence; those that tell of effects bring their full stop with them."""
    said: Arg = ""
    for gift in reversed(gifts):
        worded: Arg = gift.said(names)
        if not said:
            said = worded if gift.trails() else Sentence("gift-ends", {"gift": worded}, PACKAGE)
        else:
            joint = "joined-then" if gift.trails() else "joined-also"
            said = Sentence(joint, {"first": worded, "rest": said}, PACKAGE)
    return said


def how_said(gifts: tuple[Modifier, ...], names: Names) -> dict[str, Arg]:
    """How a gift alone is told of whoever has it: something they can do too, something they need, or plainly."""
    gift = gifts[0] if len(gifts) == 1 else None
    if isinstance(gift, ExtraCondition):
        return {"how": "win", "condition": gift.condition.said(names)}
    return {"how": "grant" if isinstance(gift, Grant) else "plain", "condition": "none"}


def gifts_listed(gifts: tuple[Modifier, ...], names: Names) -> Arg:
    """Gifts in words within a sentence that goes on."""
    return joined([gift.said(names) for gift in gifts], "also")


__all__ = [
    "Ability",
    "AddCondition",
    "Attach",
    "Attract",
    "Barricade",
    "Cancel",
    "Choice",
    "Choose",
    "Consent",
    "Count",
    "Crisis",
    "Detach",
    "Dice",
    "Distribute",
    "Divine",
    "Draw",
    "DropNamed",
    "Duration",
    "Effect",
    "EffectWord",
    "EndGame",
    "ExileVote",
    "Exposure",
    "Food",
    "ForEach",
    "Forecast",
    "Freeze",
    "Gamble",
    "GiveSurvivor",
    "Heal",
    "Helpless",
    "IfAble",
    "Involve",
    "Join",
    "Kill",
    "KillZombies",
    "Later",
    "LendDie",
    "LookKeep",
    "LoseHelpless",
    "Morale",
    "MoveCards",
    "NoFood",
    "Noise",
    "Nothing",
    "Offer",
    "Peek",
    "Place",
    "Quest",
    "Remove",
    "RemoveBarricades",
    "RemoveZombies",
    "Reorder",
    "RevealTop",
    "RevealUntil",
    "Roll",
    "Rolled",
    "See",
    "ShiftWound",
    "Show",
    "Snare",
    "Starvation",
    "Swap",
    "Topple",
    "Unequip",
    "Vote",
    "Way",
    "When",
    "Wound",
    "Zombies",
    "ZombiesToBarricades",
    "effects_said",
    "gifts_listed",
    "gifts_said",
    "how_said",
]
