"""Effects made of others: dice that decide, what lasts, what is promised, who decides, what is paid."""

from typing import Literal

from msgspec import field
from msgspec.structs import replace

from ludotheque.core import Arg, Sentence

from .. import effects
from ..conditions import Condition
from ..modifiers import Modifier
from ..phrasing import begun, of_them, picked, renamed, speaks_of, throughout, with_args
from ..selectors import Chosen, Cost, Filter, Where, Who, Whom, WithSurvivorAt
from ..words import PACKAGE, Names, PlaceName, Text, Word, elides, joined, person_said
from .effect import COLONY, HERE, Duration, EffectWord
from .holdings import MoveCards
from .people import Wound

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
            args = line.said(names if self.on is None else names.apart()).args
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
        return self.also(names, gives=effects.gifts_said(self.gives, names), **effects.how_said(self.gives, names))

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

    def said(self, names: Names) -> Sentence:
        """Something that may come at any time, and costs nothing if it does not, is simply waited for."""
        ever = self.until == "game" and not self.else_
        condition = self.if_.said(names)
        return self.also(names, ever="yes" if ever else "no", elides=elides(condition), **_otherwise(self.else_))


def _otherwise(else_: "tuple[effects.Effect, ...]") -> dict[str, Arg]:
    """What happens otherwise; that nothing happens goes without saying."""
    return {} if any(not isinstance(each, Nothing) for each in else_) else {"else": "none"}


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

    def said(self, names: Names) -> Sentence:
        """The same again and again, each time if able, is up to so many."""
        times = len(self.do_)
        one = effects.ZombiesToBarricades(at=getattr(self.do_[0], "at", HERE)) if times > 1 else None
        if one is not None and self.do_ == (one,) * times:
            return replace(one, n=times).said_up_to(names)
        return super().said(names)


class When(Composed, frozen=True):
    """One thing if the condition holds, otherwise another."""

    if_: Condition = field(name="if")
    then: "tuple[effects.Effect, ...]" = ()
    else_: "tuple[effects.Effect, ...]" = field(default=(), name="else")

    def said(self, names: Names) -> Sentence:
        return self.also(names, **_otherwise(self.else_))


class ForEach(Composed, frozen=True):
    """For each of these players, in turn, the same happens; the player is then the active one."""

    who: Who
    then: "tuple[effects.Effect, ...]"

    def said(self, names: Names) -> Sentence:
        """What each does is said of them where there is a way to say it: they pay, they decide, they give."""
        only = self.then[0] if len(self.then) == 1 else None
        if isinstance(only, Offer) and only.who == "active":
            return replace(only, who=self.who).said_of(names, "at")
        if isinstance(only, Choice) and only.by == "active":
            return of_them(replace(only, by=self.who).said(names))
        does = self._done_by_each()
        if not isinstance(does, OF_EACH):
            return self.also(names, flows="no", able="no")
        then = begun(of_them(does.said(names)), "they")
        return self.also(names, flows="yes", able="yes" if does is not only else "no", then=then)

    def trails(self) -> bool:
        return not isinstance(self._done_by_each(), OF_EACH)

    def _done_by_each(self) -> "effects.Effect | None":
        """The one thing that each does, perhaps only if able."""
        only = self.then[0] if len(self.then) == 1 else None
        return only.do_[0] if isinstance(only, IfAble) and len(only.do_) == 1 else only


class Involve(Composed, frozen=True):
    """Somebody is picked first; what follows speaks of that survivor as the partner."""

    cases = {"on": "choose"}
    on: Whom
    then: "tuple[effects.Effect, ...]"

    def said(self, names: Names) -> Sentence:
        """Whoever is picked is called so from here on; if only the player matters, it is the player who is chosen."""
        worded = self.also(names, what="survivor")
        then = throughout(worded.args["then"], picked)
        if self.on == Chosen(from_=Filter(owner="others")) and not speaks_of(then, "whom-picked"):
            return with_args(worded, {"what": "player", "then": renamed(then, {"who-picked": "who-that"})})
        return with_args(worded, {"then": then})


class Consent(Composed, frozen=True):
    """It happens if the player who has this survivor agrees; nobody is asked about their own."""

    then: "tuple[effects.Effect, ...]"
    of: Whom = "partner"

    def said(self, names: Names) -> Sentence:
        return self.also(names, of=person_said("whom", self.of, names, "at"), theirs="no")


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
        return self.said_of(names, "any" if self.payers == "one" else "all")

    def said_of(self, names: Names, case: str) -> Sentence:
        """The offer in words, to any of the players, or to each."""
        who, many = person_said("who", self.who, names, case), isinstance(self.who, WithSurvivorAt) or self.who in MANY
        return self.also(names, who=who, number="many" if many and case == "all" else "one", **_otherwise(self.else_))


MANY = ("each", "each_non_exiled", "each_exiled", "others")
"""Players who pay together."""
OF_EACH = (Wound, MoveCards)
"""What can be said of somebody who does it."""
