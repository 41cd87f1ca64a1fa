"""Effects: what a card does."""

from typing import Literal

from msgspec import field

from ludotheque.core import Sentence

from .conditions import Condition
from .modifiers import Modifier
from .selectors import Cost, Filter, Number, Where, Who, Whom, shortly
from .triggers import AnyTrigger
from .words import CounterName, ItemId, Names, PlaceName, SurvivorId, Symbol, Text, Word, snake

COLONY = PlaceName("colony")
Deck = PlaceName
"""The deck of a place; or `survivors`, `crises`, `crossroads`."""
Duration = Literal["turn", "round", "next_round", "game"]


class EffectWord(Word, frozen=True, tag=snake, tag_field="do"):
    """Something that a card does."""


class Change(EffectWord, frozen=True):
    """Something goes up or down."""

    n: Number

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        n = f"{self.n:+d}".replace("-", "−") if isinstance(self.n, int) else worded.args["n"]
        return Sentence(worded.id, {"n": n}, worded.package)


class Morale(Change, frozen=True):
    """Morale goes up or down."""


class Food(Change, frozen=True):
    """Food tokens come or go."""


class NoFood(EffectWord, frozen=True):
    """All food is gone."""


class Starvation(EffectWord, frozen=True):
    """Starvation tokens come."""

    n: Number = 1


class Zombies(EffectWord, frozen=True):
    """Zombies come, by the rules of placing them."""

    n: Number
    at: Where = COLONY


class KillZombies(EffectWord, frozen=True):
    """Zombies at a place are killed; the survivor who acts is exposed for each, once, or not at all."""

    n: Number = 1
    at: Where = PlaceName("here")
    exposure: Literal["each", "once", "none"] = "none"


class RemoveZombies(EffectWord, frozen=True):
    """Zombies leave, without being killed; -1: all of them."""

    n: Number = -1
    at: Where = PlaceName("here")


class ZombiesToBarricades(EffectWord, frozen=True):
    """Barricades take the place of zombies."""

    n: Number = 1
    at: Where = PlaceName("here")


class Attract(EffectWord, frozen=True):
    """Up to so many zombies move from one place to free spaces at another."""

    n: Number
    from_: Where = field(name="from")
    to: Where = PlaceName("here")


class Barricade(EffectWord, frozen=True):
    """Barricades are built on free spaces."""

    n: Number = 1
    at: Where = PlaceName("here")


class RemoveBarricades(EffectWord, frozen=True):
    """All barricades at a place are gone."""

    at: Where = COLONY


class Noise(EffectWord, frozen=True):
    """Noise is made, as far as there is room; -1: on every free space."""

    n: Number = 1
    at: Where = PlaceName("here")


class Helpless(EffectWord, frozen=True):
    """Helpless come into the colony."""

    n: Number


class LoseHelpless(EffectWord, frozen=True):
    """Helpless leave the game, or are killed."""

    n: Number
    kill: bool = False


class Wound(EffectWord, frozen=True):
    """Survivors take wounds."""

    on: Whom
    n: Number = 1
    frostbite: bool = False


class Distribute(EffectWord, frozen=True):
    """Somebody deals out wounds, one at a time."""

    n: Number
    by: Who = "active"
    among: Filter = Filter(owner="active")
    frostbite: bool = False


class Heal(EffectWord, frozen=True):
    """Wounds are taken away."""

    on: Whom
    n: Number = 1
    kind: Literal["any", "normal", "frostbite"] = "any"


class Exposure(EffectWord, frozen=True):
    """Survivors roll for exposure; `alive` follows for each who lives."""

    on: Whom
    n: Number = 1
    alive: "tuple[Effect, ...]" = ()


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


class Join(EffectWord, frozen=True):
    """A survivor joins a player: the next of the deck, or one by name."""

    named: SurvivorId | None = None
    to: Who = "active"
    wounds: int = 0
    leader: bool = False

    def said(self, names: Names) -> Sentence:
        return shortly(super().said(names), "to", self.to)


class DropNamed(EffectWord, frozen=True):
    """A named survivor leaves the survivor deck for good."""

    id: SurvivorId


class GiveSurvivor(EffectWord, frozen=True):
    """Survivors go over to another player."""

    on: Whom
    to: Who


class Draw(EffectWord, frozen=True):
    """Cards from a deck into hands."""

    deck: Where
    n: Number = 1
    who: Who = "active"

    def said(self, names: Names) -> Sentence:
        return shortly(super().said(names), "who", self.who)


class LookKeep(EffectWord, frozen=True):
    """Look at cards of a deck, keep some, put the others under it."""

    deck: Where
    look: Number
    keep: Number = 1


class Choose(EffectWord, frozen=True):
    """Take cards of one's choice from a deck, and shuffle it."""

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

    from_: Literal["hand", "equipped", "waste", "crisis", "objective", "removed", "deck"] = field(name="from")
    to: Literal["hand", "waste", "crisis", "objective", "removed", "deck"]
    n: Number = 1
    pick: Literal["chosen", "random", "top", "all"] = "chosen"
    who: Who = "active"
    to_who: Who = "active"
    symbol: Symbol | None = None
    kind: ItemId | None = None
    deck: Where = PlaceName("here")


class See(EffectWord, frozen=True):
    """A player sees something that is another's secret."""

    what: Literal["hand", "random", "objective"]
    of: Who
    by: Who = "active"


class Show(EffectWord, frozen=True):
    """A player shows a hand, or the cards of a symbol, to everybody."""

    who: Who = "active"
    symbol: Symbol | None = None


class Dice(EffectWord, frozen=True):
    """Unused action dice change."""

    how: Literal["reroll", "reroll_any", "set", "raise", "lower", "spend", "spend_all", "transfer"]
    n: Number = 1
    who: Who = "active"

    def said(self, names: Names) -> Sentence:
        return shortly(super().said(names), "who", self.who)


class Rolled(Word, frozen=True):
    """What follows when a die shows at most this."""

    upto: int
    do: "tuple[Effect, ...]" = ()


class Roll(EffectWord, frozen=True):
    """A die is rolled, and its line of the table happens; with `on`, once for each of these survivors."""

    table: tuple[Rolled, ...]
    on: Whom | None = None


class Crisis(EffectWord, frozen=True):
    """Something happens to the crisis of the round, or to the next."""

    how: Literal["skip_next", "discard", "remove_contributions"]


class AddCondition(EffectWord, frozen=True):
    """The main objective asks for more."""

    condition: Condition


class Count(EffectWord, frozen=True):
    """A counter goes up."""

    name: CounterName
    n: Number = 1


class Attach(EffectWord, frozen=True):
    """A survivor, a player or everybody lives with this from now on, for so many uses (0: without limit)."""

    gives: tuple[Modifier, ...]
    on: Whom | None = None
    who: Who | None = None
    during: Duration = "game"
    uses: int = 0
    known: Text | None = None


class Detach(EffectWord, frozen=True):
    """What this card, or the card of that name, has attached is gone."""

    card: str = ""


class Quest(EffectWord, frozen=True):
    """If the condition comes true in time, one thing happens; otherwise another."""

    if_: Condition = field(name="if")
    until: Duration = "round"
    then: "tuple[Effect, ...]" = ()
    else_: "tuple[Effect, ...]" = field(default=(), name="else")


class ExileVote(EffectWord, frozen=True):
    """A vote on exile begins at once."""

    against: Who


class Unequip(EffectWord, frozen=True):
    """What survivors carry goes back to the hands of their players."""

    on: Whom


class Freeze(EffectWord, frozen=True):
    """Survivors do nothing until the round ends."""

    on: Whom


class EndGame(EffectWord, frozen=True):
    """The game ends at once, as if morale had run out."""


class IfAble(EffectWord, frozen=True):
    """It happens as far as it can."""

    do_: "tuple[Effect, ...]" = field(name="what")


class When(EffectWord, frozen=True):
    """One thing if the condition holds, otherwise another."""

    if_: Condition = field(name="if")
    then: "tuple[Effect, ...]" = ()
    else_: "tuple[Effect, ...]" = field(default=(), name="else")


class ForEach(EffectWord, frozen=True):
    """For each of these players, in turn, the same happens; the player is then the active one."""

    who: Who
    then: "tuple[Effect, ...]"


class Nothing(EffectWord, frozen=True):
    """Nothing happens."""


class Way(Word, frozen=True):
    """One way out of a dilemma."""

    label: Text
    do: "tuple[Effect, ...]" = ()
    if_: Condition | None = field(default=None, name="if")
    pay: Cost | None = None


class Choice(EffectWord, frozen=True):
    """Somebody decides between ways."""

    options: tuple[Way, ...]
    by: Who = "active"


class Vote(EffectWord, frozen=True):
    """Everybody who has a survivor at the place votes between ways; the first player breaks a tie."""

    options: tuple[Way, ...]
    at: PlaceName = COLONY


class Offer(EffectWord, frozen=True):
    """Something may be paid: by one player, or by all of them together."""

    pay: Cost
    payers: Literal["one", "together"] = "one"
    who: Who = "each_non_exiled"
    then: "tuple[Effect, ...]" = ()
    else_: "tuple[Effect, ...]" = field(default=(), name="else")


Effect = (
    Morale
    | Food
    | NoFood
    | Starvation
    | Zombies
    | KillZombies
    | RemoveZombies
    | ZombiesToBarricades
    | Attract
    | Barricade
    | RemoveBarricades
    | Noise
    | Helpless
    | LoseHelpless
    | Wound
    | Distribute
    | Heal
    | Exposure
    | Kill
    | Remove
    | Place
    | Join
    | DropNamed
    | GiveSurvivor
    | Draw
    | LookKeep
    | Choose
    | RevealUntil
    | RevealTop
    | Peek
    | Reorder
    | MoveCards
    | See
    | Show
    | Dice
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
    | IfAble
    | When
    | ForEach
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
