"""Work with any die: barricade, clean up, attract (rules 3.5 to 3.7)."""

from typing import Any

from ludotheque.core import Player, Steps, Why, because

from ..cards.modifiers import Source, gifts, offers
from ..chapters.zombies import Barricades, Luring, room_for_barricade
from ..pack import COLONY, Place, Someone
from ..pack.names import name_of, place_name
from ..table import PLACES, Colony, Happening
from ..vocabulary.modifiers import Amount
from .action import FREE, Action, first_of, forbidden, free_source, gift_said, no_such_die, not_yours, pay_die, use_gift

CLEANED = 3
LURED = 2


class Barricade(Action, frozen=True):
    """A survivor barricades an entrance of the place (rule 3.5)."""

    survivor: Someone
    die: int
    gift: Source | None = None

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s = self.survivor
        if why := not_yours(w, player, s):
            return why
        if not room_for_barricade(w, w.at[s]):
            return because("no-room-to-barricade", "3.5", place=place_name(w.at[s]))
        if why := forbidden(w, s, "barricade"):
            return why
        if self.die == FREE:
            if free_source(w, s, "barricade") is None:
                return because("no-free-barricade", "3.5", survivor=name_of(s))
        elif why := no_such_die(w, player, self.die):
            return why
        return _not_given(w, s, self.gift, "barricade")

    def do(self, w: Colony) -> Steps:
        s, place = self.survivor, Place(w.at[self.survivor])
        source = free_source(w, s, "barricade") if self.die == FREE else None
        pay_die(w, s, self.die, "barricade")
        if source is not None:
            use_gift(w, s, source)
        return (Barricades(w.turn, place, _amount(w, s, self.gift, "barricade", 1)),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "die": self.die, "gift": gift_said(self.gift, self.survivor)}


def amounts(w: Colony, s: int, what: str) -> tuple[Source, ...]:
    """What a survivor may use to do more at once."""
    return tuple([source for source, gift in offers(w, s, Amount) if gift.what == what])


def _not_given(w: Colony, s: int, gift: Source | None, what: str) -> Why | None:
    if gift is None or gift in amounts(w, s, what):
        return None
    return because("no-such-gift", "10.5")


def _amount(w: Colony, s: Someone, source: Source | None, what: str, plain: int) -> int:
    """How much a survivor does at once. Uses the gift that was chosen for it."""
    best = max([plain, *(gift.n for _, gift in gifts(w, s, Amount) if gift.what == what)])
    if source is not None:
        best = max(best, dict(offers(w, s, Amount))[source].n)
        use_gift(w, s, source)
    return best


class CleanWaste(Action, frozen=True):
    """A survivor in the colony takes cards off the waste pile, out of the game (rule 3.6)."""

    survivor: Someone
    die: int
    gift: Source | None = None

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s = self.survivor
        if why := not_yours(w, player, s):
            return why
        if w.at[s] != COLONY:
            return because("only-in-the-colony", "3.6")
        if not w.waste:
            return because("no-waste", "3.6")
        if why := first_of(forbidden(w, s, "clean"), no_such_die(w, player, self.die)):
            return why
        return _not_given(w, s, self.gift, "clean")

    def do(self, w: Colony) -> Steps:
        pay_die(w, self.survivor, self.die, "clean")
        n = min(len(w.waste), _amount(w, self.survivor, self.gift, "clean", CLEANED))
        w.removed += w.waste[len(w.waste) - n :]
        w.waste = w.waste[: len(w.waste) - n]
        w.note(Happening("waste_cleaned", w.turn, self.survivor, COLONY))
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "die": self.die, "gift": gift_said(self.gift, self.survivor)}


class Attract(Action, frozen=True):
    """A survivor draws up to two zombies over from one other place (rule 3.7)."""

    survivor: Someone
    source: Place
    die: int

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s = self.survivor
        if why := not_yours(w, player, s):
            return why
        if self.source not in PLACES or self.source == w.at[s]:
            return because("another-place", "3.7")
        if not (w.zombies_at(self.source) and room_for_barricade(w, w.at[s])):
            return because("nothing-to-attract", "3.7", place=place_name(self.source))
        return first_of(forbidden(w, s, "attract"), no_such_die(w, player, self.die))

    def do(self, w: Colony) -> Steps:
        pay_die(w, self.survivor, self.die, "attract")
        return (Luring(w.turn, self.source, Place(w.at[self.survivor]), LURED),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "source": place_name(self.source, "from"), "die": self.die}
