"""What happens at the same time: the first player puts it in order, where the order can matter (rule 11.9)."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Arg, Choice, Player, Step, Steps

from ..cards.interpreter import Do
from ..cards.lasting import PromiseEnds
from ..cards.modifiers import has
from ..cards.selectors import Scene, number, places
from ..pack import PACK, Someone
from ..pack.text import within
from ..table import Colony
from ..vocabulary import effects as e
from ..vocabulary.modifiers import BiteWounds, SkipBite
from ..vocabulary.selectors import Named
from ..vocabulary.words import SurvivorId, joined
from .crossroads.answers import ObjectiveActs, Reacting
from .exposure import wound_limit

Due = Do | Reacting | PromiseEnds | ObjectiveActs
"""What waits for its turn."""


def _due_text(due: Due) -> Arg:
    what = due.what if isinstance(due, ObjectiveActs) else due
    return within(what.effects) if isinstance(what, Do) else what.sentence()


class InThisOrder(Step[Colony], frozen=True):
    """One after the other, as they are listed."""

    reveals = True
    what: tuple[Due, ...]

    def args(self) -> dict[str, Any]:
        return {"what": joined([_due_text(due) for due in self.what], "line")}


class ComesFirst(Step[Colony], frozen=True):
    """This comes first."""

    reveals = True
    number: int
    what: Due

    def args(self) -> dict[str, Any]:
        return {"what": _due_text(self.what)}


class AtOnce(Choice[Colony, InThisOrder | ComesFirst], frozen=True):
    """Several things happen at the same time: the first player orders them, or takes them as listed (rule 11.9)."""

    what: tuple[Due, ...]

    def decider(self, w: Colony) -> Player:
        return w.chair

    def options(self, w: Colony, player: Player) -> Sequence[InThisOrder | ComesFirst]:
        later = list(enumerate(self.what))[1:]
        return [InThisOrder(self.what), *(ComesFirst(number, due) for number, due in later)]

    def chosen(self, w: Colony, option: InThisOrder | ComesFirst) -> Steps:
        if isinstance(option, InThisOrder):
            return self.what
        rest = self.what[: option.number] + self.what[option.number + 1 :]
        return (option.what, *in_order(rest))

    def args(self) -> dict[str, Any]:
        return {}


def in_order(what: Iterable[Due]) -> Steps:
    """What is due now: several things as the first player orders them."""
    due = tuple(what)
    return (AtOnce(due),) if len(due) > 1 else due


def by_seat(w: Colony, people: Iterable[Someone]) -> list[Someone]:
    """These survivors, from the first player's on, and of each player the least influential first."""
    seats = {seat: place for place, seat in enumerate(w.seats)}
    return sorted(people, key=lambda s: (seats.get(Player(w.owner[s]), -1), s))


def one_by_one(w: Colony, it: Any, people: Sequence[Someone], scene: Scene) -> Steps:
    """An effect on several survivors, one after the other, if their order can matter; else nothing."""
    if len(people) < 2 or not MATTERS[type(it)](w, it, people, scene):
        return ()
    ids = [SurvivorId(PACK.survivors[s].id) for s in people]
    return in_order(Do((replace(it, on=Named(id)),), scene) for id in ids)


def deaths_matter(w: Colony, dying: Sequence[Someone], is_mourned: bool = True) -> bool:
    """True if the game may end before all are dead, or if two groups would begin anew."""
    mourned = [s for s in dying if is_mourned and not w.exiled[w.owner[s]]]
    emptied = [group for group in w.groups if group and {*group} <= {*dying}]
    return len(mourned) > w.morale or len(emptied) > 1


def _wounds_matter(w: Colony, it: e.Wound, people: Sequence[Someone], scene: Scene) -> bool:
    more = number(w, it.n, scene)
    return deaths_matter(w, [s for s in people if w.wounds[s] + more >= wound_limit(w, s)])


def _exposures_matter(w: Colony, it: e.Exposure, people: Sequence[Someone], scene: Scene) -> bool:
    """A bite may reach somebody who has not rolled yet, or the game may end before all have."""
    if len(people) > w.morale:
        return True
    return any(
        w.at[s] == w.at[other] and not has(w, s, BiteWounds) and not has(w, other, SkipBite)
        for s in people
        for other in people
        if s != other
    )


def _places_matter(w: Colony, it: e.Place, people: Sequence[Someone], scene: Scene) -> bool:
    there = places(w, it.at, scene)
    coming = [s for s in people if there and w.at[s] != there[0]]
    return bool(coming) and 0 < w.free(there[0]) < len(coming)


Matters = Callable[[Colony, Any, Sequence[Someone], Scene], bool]
MATTERS: dict[type, Matters] = {
    e.Kill: lambda w, it, people, scene: deaths_matter(w, people, it.morale),
    e.Wound: _wounds_matter,
    e.Exposure: _exposures_matter,
    e.Place: _places_matter,
}
"""Whether it can matter to whom an effect comes first."""
