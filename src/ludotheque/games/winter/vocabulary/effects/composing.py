"""Effects made of others: dice that decide, what lasts, what is promised, who decides, what is paid."""

from typing import Literal

from msgspec import field

from ludotheque.core import Arg, Sentence

from .. import effects
from ..conditions import Condition
from ..modifiers import Modifier
from ..selectors import Cost, Where, Who, Whom
from ..words import PACKAGE, Names, PlaceName, Text, Word, joined, person_said
from .effect import COLONY, Duration, EffectWord

SIX = 6


class Composed(EffectWord, frozen=True):
    """An effect that ends with other effects."""

    def trails(self) -> bool:
        return True


class Rolled(Word, frozen=True):
    """What follows when a die shows at most this."""

    upto: int
    do: "tuple[effects.Effect, ...]" = ()


class Roll(Composed, frozen=True):
    """A die is rolled, and its line of the table happens; with `on`, once for each of these survivors."""

    table: tuple[Rolled, ...]
    on: Whom | None = None

    def said(self, names: Names) -> Sentence:
        lines: list[Arg] = []
        low = 1
        for line in self.table:
            args = line.said(names).args
            shown = f"{low}–{line.upto}" if low < line.upto else str(low)
            whole = "yes" if low == 1 and line.upto >= SIX else "no"
            lines.append(Sentence("what-rolled", {**args, "range": shown, "whole": whole}, PACKAGE))
            low = line.upto + 1
        return self.also(names, table=joined(lines))


class Crisis(EffectWord, frozen=True):
    """Something happens to the crisis of the round, or to the next."""

    how: Literal["skip_next", "discard", "remove_contributions"]


class AddCondition(EffectWord, frozen=True):
    """The main objective asks for more."""

    condition: Condition

    def said(self, names: Names) -> Sentence:
        return self.also(names, condition=self.condition.alone(names))


class Attach(EffectWord, frozen=True):
    """A survivor, a player or everybody lives with this from now on, for so many uses (0: without limit)."""

    gives: tuple[Modifier, ...]
    on: Whom | None = None
    who: Who | None = None
    during: Duration = "game"
    uses: int = 0
    known: Text | None = None

    def said(self, names: Names) -> Sentence:
        return self.also(names, gives=effects.gifts_said(self.gives, names))

    def trails(self) -> bool:
        return any(gift.trails() for gift in self.gives)


class Detach(EffectWord, frozen=True):
    """What this card, or the card of that name, has attached is gone."""

    card: str = ""

    def said(self, names: Names) -> Sentence:
        return self.also(names, card=names.card(self.card) if self.card else "none")


class Quest(Composed, frozen=True):
    """If the condition comes true in time, one thing happens; otherwise another."""

    if_: Condition = field(name="if")
    until: Duration = "round"
    then: "tuple[effects.Effect, ...]" = ()
    else_: "tuple[effects.Effect, ...]" = field(default=(), name="else")


class ExileVote(EffectWord, frozen=True):
    """A vote on exile begins at once."""

    against: Who


class EndGame(EffectWord, frozen=True):
    """The game ends at once, as if morale had run out."""


class Cancel(EffectWord, frozen=True):
    """What was about to happen, and what this card has interrupted, does not happen."""


class IfAble(Composed, frozen=True):
    """It happens as far as it can."""

    do_: "tuple[effects.Effect, ...]" = field(name="what")


class When(Composed, frozen=True):
    """One thing if the condition holds, otherwise another."""

    if_: Condition = field(name="if")
    then: "tuple[effects.Effect, ...]" = ()
    else_: "tuple[effects.Effect, ...]" = field(default=(), name="else")


class ForEach(Composed, frozen=True):
    """For each of these players, in turn, the same happens; the player is then the active one."""

    who: Who
    then: "tuple[effects.Effect, ...]"


class Involve(Composed, frozen=True):
    """Somebody is picked first; what follows speaks of that survivor as the partner."""

    on: Whom
    then: "tuple[effects.Effect, ...]"


class Consent(Composed, frozen=True):
    """It happens if the player who has this survivor agrees; nobody is asked about their own."""

    then: "tuple[effects.Effect, ...]"
    of: Whom = "partner"


class Divine(Composed, frozen=True):
    """Name a symbol and turn up the next card: if it shows the symbol, take it; if not, this happens."""

    deck: Where
    wrong: "tuple[effects.Effect, ...]" = ()

    def trails(self) -> bool:
        return bool(self.wrong)


class Later(Composed, frozen=True):
    """It happens when the next round begins."""

    do_: "tuple[effects.Effect, ...]" = field(name="what")


class Nothing(EffectWord, frozen=True):
    """Nothing happens."""


class Way(Word, frozen=True):
    """One way out of a dilemma."""

    label: Text
    do: "tuple[effects.Effect, ...]" = ()
    if_: Condition | None = field(default=None, name="if")
    pay: Cost | None = None


class Choice(Composed, frozen=True):
    """Somebody decides between ways."""

    options: tuple[Way, ...]
    by: Who = "active"


class Vote(Composed, frozen=True):
    """Everybody who has a survivor at the place votes between ways; the first player breaks a tie."""

    options: tuple[Way, ...]
    at: PlaceName = COLONY


class Offer(Composed, frozen=True):
    """Something may be paid: by one player, or by all of them together."""

    pay: Cost
    payers: Literal["one", "together"] = "one"
    who: Who = "each_non_exiled"
    then: "tuple[effects.Effect, ...]" = ()
    else_: "tuple[effects.Effect, ...]" = field(default=(), name="else")

    def said(self, names: Names) -> Sentence:
        case = "any" if self.payers == "one" else "all"
        return self.also(names, who=person_said("who", self.who, names, case))
