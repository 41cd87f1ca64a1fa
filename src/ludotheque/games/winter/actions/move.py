"""Moving, and the way there (rule 5.5)."""

from typing import Any, NamedTuple

from ludotheque.core import Player, Steps, Why, because

from ..cards.interpreter import Do, does, needs
from ..cards.modifiers import Source, gifts, offers, use_up
from ..cards.obstacles import colony_is_full
from ..cards.selectors import Scene, places, survivors
from ..chapters.exposure import Expose
from ..chapters.simultaneous import by_seat, one_by_one
from ..pack import COLONY, Place, Someone
from ..pack.names import name_of, place_name
from ..table import PLACES, Colony, Happening
from ..vocabulary import effects as e
from ..vocabulary.effects import Rolled
from ..vocabulary.modifiers import NoExposure, OnEnter, OnMoveRoll
from .action import Action, first_of, forbidden, gift_said, not_yours, use_gift


class Move(Action, frozen=True):
    """A survivor moves, once a turn, to any place with room, and is exposed there (rule 5.5)."""

    survivor: Someone
    place: Place
    gift: Source | None = None

    def why_not(self, w: Colony, player: Player) -> Why | None:
        s = self.survivor
        if why := not_yours(w, player, s):
            return why
        if s in w.moved:
            return because("moved-already", "5.5", survivor=name_of(s))
        if self.place not in PLACES or self.place == w.at[s]:
            return because("already-there", "5.5", survivor=name_of(s))
        if self.place == COLONY and w.exiled[player]:
            return because("exiles-stay-out", "7.6")
        if w.free(self.place) <= 0:
            return (
                colony_is_full(w) if self.place == COLONY else because("no-room", "5.5", place=place_name(self.place))
            )
        if w.lasting and (why := _barred(w, s, self.place)):
            return why
        if self.gift is not None and self.gift not in shelters(w, s, self.place):
            return because("no-such-gift", "10.5")
        return None

    def do(self, w: Colony) -> Steps:
        s, origin, player = self.survivor, w.at[self.survivor], w.turn
        empty = w.is_empty(self.place)
        if self.gift is not None:
            use_gift(w, s, self.gift)
        way = journey(w, s, self.place, "move", sheltered=self.gift is not None)
        w.moved += (s,)
        w.note(Happening("move", player, s, self.place, origin, "empty" if empty else "", flag=way.fuel))
        return way.steps

    def args(self) -> dict[str, Any]:
        return {
            "survivor": name_of(self.survivor),
            "place": place_name(self.place, "to"),
            "gift": gift_said(self.gift, self.survivor),
        }


class Journey(NamedTuple):
    """What follows on the way, and whether fuel has spared the exposure."""

    steps: Steps
    fuel: bool


def journey(w: Colony, s: Someone, place: Place, cause: str, sheltered: bool = False) -> Journey:
    """Takes a survivor to a place, with all that changes moves: what shelters, what is rolled, what waits there."""
    origin = w.at[s]
    sheltered = sheltered or _always_sheltered(w, s, place)
    fuel = not sheltered and bool(w.lasting) and _used_up(w, s, "fuel", place)
    sheltered = sheltered or fuel or (bool(w.lasting) and _used_up(w, s, "", place))
    roll = _rolled_on_the_way(w, s, place, origin)
    w.at[s] = place
    cold: Steps = () if sheltered else (Expose(s, cause),)
    return Journey((*roll, *cold, Entered(s, place)), fuel)


def _barred(w: Colony, s: int, place: int) -> Why | None:
    """Why a lasting effect forbids moving at all, leaving, or coming there; None if none does."""
    return first_of(forbidden(w, s, "move"), forbidden(w, s, "leave"), forbidden(w, s, "enter", place))


def sheltering(w: Colony, s: int) -> list[tuple[Source, NoExposure]]:
    """What a survivor may use to move without exposure."""
    return [(source, gift) for source, gift in offers(w, s, NoExposure) if gift.on == "move"]


def shelters(w: Colony, s: int, place: int) -> list[Source]:
    """What a survivor may use to move without exposure to a place."""
    return [source for source, gift in sheltering(w, s) if leads_to(w, s, gift, place)]


def leads_to(w: Colony, s: int, gift: NoExposure, place: int) -> bool:
    """True if a gift spares the exposure on the way to this place."""
    return gift.at is None or place in places(w, gift.at, Scene(Player(w.owner[s]), "", s, place, w.at[s]))


def _always_sheltered(w: Colony, s: int, place: int) -> bool:
    """True if an ability or equipment spares the mover the exposure."""
    found = [gift for source, gift in gifts(w, s, NoExposure) if source.kind != "lasting" and gift.on == "move"]
    return bool([gift for gift in found if leads_to(w, s, gift, place)])


def _used_up(w: Colony, s: int, symbol: str, place: int) -> bool:
    """True if a lasting effect, such as fuel that was played, spares the mover the exposure. It loses a use."""
    for source, gift in gifts(w, s, NoExposure):
        if gift.on != "move" or source.kind != "lasting" or not leads_to(w, s, gift, place):
            continue
        if symbol in ("", w.lasting[source.number].symbol):
            use_up(w, source.number)
            return True
    return False


def _rolled_on_the_way(w: Colony, s: int, place: int, origin: int) -> Steps:
    """The rolls that lasting effects ask of a survivor who moves."""
    found = gifts(w, s, OnMoveRoll)
    if not found:
        return ()
    scene = Scene(Player(w.owner[s]), "", s, place, origin)
    _use_up_all(w, [source for source, _ in found])
    return tuple(Do((e.Roll((Rolled(gift.upto, gift.do), Rolled(6))),), scene) for _, gift in found)


def _use_up_all(w: Colony, sources: list[Source]) -> None:
    """Takes a use from each of these lasting effects, starting from the last, so that the others keep their numbers."""
    for source in reversed(sources):
        if source.kind == "lasting":
            use_up(w, source.number)


class Entered(Action, frozen=True):
    """Somebody has come to a place, alive."""

    quiet = True
    reveals = False
    survivor: Someone
    place: Place

    def do(self, w: Colony) -> Steps:
        s = self.survivor
        if w.at[s] != self.place:
            return ()
        player = Player(w.owner[s])
        w.note(Happening("enter", player, s, self.place))
        found = gifts(w, s, OnEnter)
        if not found:
            return ()
        scene = Scene(player, "", s, self.place)
        entering = [each for each in found if self.place in places(w, each[1].at, scene)]
        _use_up_all(w, [source for source, _ in entering])
        return tuple(Do(gift.do, scene) for _, gift in entering)


class PutAt(Action, frozen=True):
    """A survivor is put somewhere, which is not a move (rule 11.4)."""

    survivor: Someone
    place: Place

    def do(self, w: Colony) -> Steps:
        s = self.survivor
        if w.at[s] < 0 or w.at[s] == self.place or not _may_be_put(w, s, self.place):
            return ()
        w.at[s] = self.place
        return (Entered(s, self.place),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "place": place_name(self.place)}


@does(e.Place)
def _place(w: Colony, it: e.Place, scene: Scene) -> Steps:
    there = places(w, it.at, scene)
    if not there:
        return ()
    people = by_seat(w, survivors(w, it.on, scene))
    return one_by_one(w, it, people, scene) or tuple(PutAt(s, there[0]) for s in people)


@needs(e.Place, in_the_open=True)
def _room_there(w: Colony, it: e.Place, scene: Scene) -> bool:
    there, moving = places(w, it.at, scene), survivors(w, it.on, scene)
    return bool(moving) and any(_may_be_put(w, moving[0], place) for place in there)


def _may_be_put(w: Colony, s: int, place: int) -> bool:
    """True if a survivor stands at a place, or finds room there; exiles stay out of the colony."""
    if w.at[s] == place:
        return True
    return w.free(place) > 0 and not (place == COLONY and w.exiled[w.owner[s]])


class Exchange(Action, frozen=True):
    """Two survivors change places, which is a move of neither (rule 11.4)."""

    survivor: Someone
    other: Someone

    def do(self, w: Colony) -> Steps:
        s, other = self.survivor, self.other
        here, there = Place(w.at[s]), Place(w.at[other])
        if not may_exchange(w, s, other):
            return ()
        w.at[s], w.at[other] = there, here
        return (Entered(s, there), Entered(other, here))

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "other": name_of(self.other)}


def may_exchange(w: Colony, s: int, other: int) -> bool:
    """True if two survivors can change places: they stand at two, and exiles stay out of the colony."""
    here, there = w.at[s], w.at[other]
    if here < 0 or there < 0 or here == there:
        return False
    return not (w.exiled[w.owner[s]] and there == COLONY) and not (w.exiled[w.owner[other]] and here == COLONY)


@does(e.Swap)
def _swap(w: Colony, it: e.Swap, scene: Scene) -> Steps:
    others = survivors(w, it.to, scene)[:1]
    return tuple(Exchange(s, other) for s in survivors(w, it.on, scene)[:1] for other in others)


@needs(e.Swap, in_the_open=True)
def _two_to_exchange(w: Colony, it: e.Swap, scene: Scene) -> bool:
    others = survivors(w, it.to, scene)
    return any(may_exchange(w, s, other) for s in survivors(w, it.on, scene) for other in others)
