"""Conditions: what must be true of the table."""

from typing import ClassVar, Literal

from ludotheque.core import Sentence

from .phrasing import with_args
from .selectors import Cost, Filter, Number
from .words import PACKAGE, Compare, CounterName, Names, PlaceName, SurvivorId, Symbol, Word, counted, joined, snake


class ConditionWord(Word, frozen=True, tag=snake, tag_field="is"):
    """Something that holds or not, for a player: in words that follow "if" or "when"."""

    def said(self, names: Names) -> Sentence:
        return with_args(super().said(names), {"alone": "no"})

    def alone(self, names: Names) -> Sentence:
        """The condition in words that stand by themselves."""
        return with_args(self.said(names), {"alone": "yes"})

    def task(self, names: Names) -> Sentence:
        """What to do for it, if that can be said."""
        return self.alone(names)

    def denied(self, names: Names) -> Sentence:
        """That it does not hold, in words."""
        return Sentence("if-not", {"of": self.alone(names)}, PACKAGE)


class SimplyDenied(ConditionWord, frozen=True):
    """A condition whose contrary has a sentence of its own."""

    def denied(self, names: Names) -> Sentence:
        return Sentence(f"if-not-{snake(type(self).__name__).replace('_', '-')}", {}, PACKAGE)


class Always(ConditionWord, frozen=True):
    """It always holds."""


class And(ConditionWord, frozen=True):
    """All of them hold."""

    of: "tuple[Condition, ...]"

    def alone(self, names: Names) -> Sentence:
        return Sentence("if-and", {"of": joined([each.alone(names) for each in self.of], "also")}, PACKAGE)


class Or(ConditionWord, frozen=True):
    """One of them holds."""

    of: "tuple[Condition, ...]"

    def said(self, names: Names) -> Sentence:
        """If one of several people is gone, their names are all that differs."""
        gone = [each for each in self.of if each == InPlay(getattr(each, "id", SurvivorId("")), "dead")]
        if len(gone) < len(self.of):
            return super().said(names)
        people = joined([names.survivor(getattr(each, "id")) for each in gone], "or")  # noqa: B009
        return with_args(gone[0].said(names), {"id": people})


class Not(ConditionWord, frozen=True):
    """It does not hold."""

    of: "Condition"

    def said(self, names: Names) -> Sentence:
        return self.of.denied(names)


class Own(ConditionWord, frozen=True):
    """The player has so many such survivors."""

    of: Filter = Filter()
    n: Number = 1
    cmp: Compare = ">="

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        those = self.of.called(names, "one" if self.n in (0, 1) else "many")
        count = counted("those", self.n, names, those)
        amount = Sentence(f"amount-{worded.args['cmp']}", {"count": count}, PACKAGE)
        return Sentence(worded.id, {**worded.args, "amount": amount}, PACKAGE)


class This(ConditionWord, frozen=True):
    """The survivor whose ability it is, is such a one."""

    of: Filter

    def said(self, names: Names) -> Sentence:
        simply = "yes" if self.of == Filter(wounded=True) else "no"
        return with_args(super().said(names), {"of": self.of.called(names, "many"), "wounded": simply})


class InPlay(ConditionWord, frozen=True):
    """A named survivor is where it must be: with the player, with anybody, in the deck, or gone."""

    id: SurvivorId
    among: Literal["own", "play", "deck", "dead"] = "own"
    at: PlaceName | None = None
    exiled: bool | None = None

    def said(self, names: Names) -> Sentence:
        """In the colony nobody is an exile’s."""
        worded = super().said(names)
        return with_args(worded, {"exiled": "none"}) if self.at == "colony" and self.exiled is False else worded


class AtHome(ConditionWord, frozen=True):
    """Something in the colony."""

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        return Sentence(worded.id, {**worded.args, "home": names.place("colony", "at")}, PACKAGE)


class Helpless(AtHome, frozen=True):
    """So many helpless stand in the colony."""

    noun: ClassVar[str] = "helpless"

    n: Number = 1
    cmp: Compare = ">="


class HelplessOutnumber(AtHome, frozen=True):
    """There are more helpless than survivors in the colony."""


class Tokens(ConditionWord, frozen=True):
    """So many tokens lie at a place; with `each`, at each entrance or place meant."""

    what: Literal["zombie", "barricade", "noise", "food", "starvation"]
    n: Number = 1
    cmp: Compare = ">="
    at: PlaceName = PlaceName("colony")
    each: bool = False

    def counts(self) -> str:
        return self.what

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        spread = self._spread()
        at = names.place(self.at, "all" if spread == "all" else "at")
        place = {"name": names.place(self.at, "name"), "from": names.place(self.at, "from")}
        return with_args(worded, {"at": at, "spread": spread, **place})

    def _spread(self) -> str:
        """Whether the number holds for one place, for each entrance or place, or for several in all."""
        several = self.at in ("each_outside", "each", "where_own")
        if self.each:
            return "entrances" if self.at == "colony" else "places"
        return "all" if several else "one"


class Waste(ConditionWord, frozen=True):
    """So many cards lie on the waste pile."""

    noun: ClassVar[str] = "card"

    n: Number
    cmp: Compare = ">="


class Removed(ConditionWord, frozen=True):
    """So many survivors, or items, have left the game."""

    n: Number
    cmp: Compare = ">="
    what: Literal["survivors", "items"] = "survivors"

    def counts(self) -> str:
        return "survivor" if self.what == "survivors" else "item"


class DecksEmpty(ConditionWord, frozen=True):
    """So many places have nothing left to find."""

    n: Number = 1


class Share(ConditionWord, frozen=True):
    """Two survivors stand at one place: own ones, an own and an exile's, an own and somebody's, or just two."""

    what: Literal["own_own", "own_exiled", "own_other", "exactly_two"]
    tag: Literal["human", "animal", "male", "female"] | None = None


class Group(ConditionWord, frozen=True):
    """The player's survivors, compared with those of the others: `most_by` needs n more than everybody else."""

    what: Literal["most", "most_by", "exactly", "at_least"]
    n: Number = 1


class Hand(ConditionWord, frozen=True):
    """The player's hand holds so many cards of a symbol; `only`: and no others; `most`: more than any other hand."""

    noun: ClassVar[str] = "card"

    symbol: Symbol | None = None
    n: Number = 1
    cmp: Compare = ">="
    only: bool = False
    most: bool = False


class Equipped(ConditionWord, frozen=True):
    """The player's survivors carry so many cards of a symbol; `each_player`: every player who is not exiled."""

    noun: ClassVar[str] = "card"

    symbol: Symbol
    n: Number = 1
    each_player: bool = False


class Wounds(ConditionWord, frozen=True):
    """Such survivors of the player have so many wounds in all."""

    noun: ClassVar[str] = "wound"

    n: Number
    cmp: Compare = ">="
    of: Filter = Filter(owner="active")

    def said(self, names: Names) -> Sentence:
        worded = super().said(names)
        single = "one" if self.of.leader and self.of.owner == "active" else "many"
        how = "some" if self.n == 1 and self.cmp == ">=" else "none" if worded.args["cmp"] == "none" else "other"
        of = {"of": self.of.called(names, single), "one": self.of.called(names, "one")}
        return with_args(worded, {**of, "single": single, "how": how})


class Stored(ConditionWord, frozen=True):
    """So many cards lie on the main objective."""

    noun: ClassVar[str] = "card"

    n: Number
    symbol: Symbol | None = None
    cmp: Compare = ">="
    non_starter: bool = False


class Morale(ConditionWord, frozen=True):
    """Where the morale stands."""

    n: Number
    cmp: Compare = "<="


class Round(ConditionWord, frozen=True):
    """Where the round marker stands."""

    n: Number
    cmp: Compare = "<="


class RoundsSurvived(ConditionWord, frozen=True):
    """So many rounds have been played, this one included."""

    n: Number


class MainDone(SimplyDenied, frozen=True):
    """The main objective is completed."""


class Counter(ConditionWord, frozen=True):
    """A counter shows so many."""

    name: CounterName
    n: Number
    cmp: Compare = ">="


class Exiled(ConditionWord, frozen=True):
    """So many players are in exile."""

    noun: ClassVar[str] = "player"

    n: Number = 1
    cmp: Compare = ">="


class IsExiled(SimplyDenied, frozen=True):
    """The player is in exile."""


class BetrayersExiled(ConditionWord, frozen=True):
    """Every betrayer, if there is one, is in exile."""


class SearchedEverywhere(ConditionWord, frozen=True):
    """Since it was asked for, every place outside has been searched."""

    def task(self, names: Names) -> Sentence:
        return Sentence("task-searched-everywhere", {}, PACKAGE)


class DiceUnused(ConditionWord, frozen=True):
    """The player has so many unused dice."""

    noun: ClassVar[str] = "die"

    n: Number = 1


class CanPay(ConditionWord, frozen=True):
    """The player can pay this."""

    cost: Cost


class Free(ConditionWord, frozen=True):
    """There is room for so many survivors at a place."""

    at: PlaceName = PlaceName("colony")
    n: Number = 1


Condition = (
    Always
    | And
    | Or
    | Not
    | Own
    | This
    | InPlay
    | Helpless
    | HelplessOutnumber
    | Tokens
    | Waste
    | Removed
    | DecksEmpty
    | Share
    | Group
    | Hand
    | Equipped
    | Wounds
    | Stored
    | Morale
    | Round
    | RoundsSurvived
    | MainDone
    | Counter
    | Exiled
    | IsExiled
    | BetrayersExiled
    | SearchedEverywhere
    | DiceUnused
    | CanPay
    | Free
)
