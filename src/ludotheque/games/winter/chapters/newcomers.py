"""Newcomers, and who leads a group (rules 6.3 to 6.6)."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Choice, Player, PlayerName, Step, Steps

from ..cards.interpreter import does, needs
from ..cards.selectors import Scene, players
from ..decks import Drawing, size, sole, take
from ..pack import COLONY, PACK, Place, Someone
from ..pack.names import name_of, place_name
from ..table import GONE, NOWHERE, OUTSIDE, SURVIVORS, Colony, Happening
from ..vocabulary import effects as e
from .tracks import HelplessLeave


class NameLeader(Step[Colony], frozen=True):
    """A survivor leads the group from now on."""

    reveals = True
    player: Player
    survivor: Someone

    def do(self, w: Colony) -> Steps:
        w.leader[self.player] = self.survivor
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "survivor": name_of(self.survivor)}


class NamingLeader(Choice[Colony, NameLeader], frozen=True):
    """The leader is gone: who leads now? (rule 6.3)"""

    player: Player

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[NameLeader]:
        return [NameLeader(self.player, s) for s in w.groups[self.player]]

    def thinkable(self, w: Colony, player: Player) -> Iterator[NameLeader]:
        yield from (NameLeader(self.player, Someone(s)) for s in range(len(PACK.survivors)))


class Arrive(Step[Colony], frozen=True):
    """A survivor joins a group, at a place (rules 6.4 and 6.5)."""

    reveals = True
    player: Player
    survivor: Someone
    place: Place
    wounds: int = 0
    leads: bool = False

    def do(self, w: Colony) -> Steps:
        s, player = self.survivor, self.player
        w.at[s], w.owner[s], w.wounds[s], w.frost[s] = self.place, player, self.wounds, 0
        w.groups[player] = tuple(sorted((*w.groups[player], s)))
        if self.leads or len(w.groups[player]) == 1:
            w.leader[player] = s
        w.note(Happening("survivor_added", player, s, self.place))
        return ()

    def args(self) -> dict[str, Any]:
        return {
            "player": PlayerName(self.player),
            "survivor": name_of(self.survivor),
            "place": place_name(self.place),
        }


def _open_places(w: Colony, player: Player) -> Sequence[Place]:
    return [place for place in OUTSIDE if w.free(place) > 0] or OUTSIDE


class Arriving(Choice[Colony, Arrive], frozen=True):
    """Where a newcomer goes who may not enter the colony, or finds no room in it (rules 6.5 and 7.6)."""

    player: Player
    survivor: Someone
    wounds: int = 0
    leads: bool = False

    def decider(self, w: Colony) -> Player:
        return self.player

    def _at(self, place: Place) -> Arrive:
        return Arrive(self.player, self.survivor, place, self.wounds, self.leads)

    def options(self, w: Colony, player: Player) -> Sequence[Arrive]:
        return [self._at(place) for place in _open_places(w, self.player)]

    def only(self, w: Colony) -> Arrive | None:
        return sole(self.options(w, self.player))

    def thinkable(self, w: Colony, player: Player) -> Iterator[Arrive]:
        yield from (self._at(place) for place in (COLONY, *OUTSIDE))

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "survivor": name_of(self.survivor)}


def arrival(w: Colony, player: Player, s: Someone, wounds: int = 0, leads: bool = False) -> Steps:
    """A newcomer comes into the colony; one helpless makes room, or else it is outside (rules 6.4 to 6.6)."""
    here = Arrive(player, s, COLONY, wounds, leads)
    if w.exiled[player]:
        return (Arriving(player, s, wounds, leads),)
    if w.free(COLONY) > 0:
        return (here,)
    return (HelplessLeave(1, killed=True), here) if w.helpless else (Arriving(player, s, wounds, leads),)


class Meet(Step[Colony], frozen=True):
    """The next survivor of the deck, who is told on arrival."""

    quiet = True
    player: Player
    survivor: Someone
    wounds: int = 0
    leads: bool = False

    def do(self, w: Colony) -> Steps:
        take(w, SURVIVORS, self.survivor)
        return arrival(w, self.player, self.survivor, self.wounds, self.leads)

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "survivor": name_of(self.survivor)}


class Meeting(Drawing[Meet], frozen=True):
    """Who comes."""

    player: Player
    wounds: int = 0
    leads: bool = False

    def made(self, card: int) -> Meet:
        return Meet(self.player, Someone(card), self.wounds, self.leads)


def fetch(w: Colony, s: int) -> None:
    """Takes a named survivor out of the deck, which is shuffled."""
    left = [card for _, cards in w.decks[SURVIVORS] for card in cards if card != s]
    w.decks[SURVIVORS] = ((0, tuple(sorted(left))),) if left else ()


@does(e.Join)
def _join(w: Colony, it: e.Join, scene: Scene) -> Steps:
    steps: Steps = ()
    for player in players(w, it.to, scene):
        if it.named is not None:
            s = PACK.survivor_number[it.named]
            if w.at[s] == NOWHERE:
                fetch(w, s)
                steps += arrival(w, player, s, it.wounds, it.leader)
        elif size(w.decks[SURVIVORS]):
            steps += (Meeting(SURVIVORS, player, it.wounds, it.leader),)
    return steps


@needs(e.Join)
def _can_join(w: Colony, it: e.Join, scene: Scene) -> bool:
    if it.named is not None and w.at[PACK.survivor_number[it.named]] != NOWHERE:
        return False
    if not size(w.decks[SURVIVORS]):
        return False
    return all(
        any(w.free(place) > 0 for place in OUTSIDE) if w.exiled[player] else w.free(COLONY) > 0
        for player in players(w, it.to, scene)
    )


class Vanish(Step[Colony], frozen=True):
    """A survivor leaves the deck and will never come."""

    survivor: Someone

    def do(self, w: Colony) -> Steps:
        fetch(w, self.survivor)
        w.at[self.survivor] = GONE
        w.gone += (self.survivor,)
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


@does(e.DropNamed)
def _drop_named(w: Colony, it: e.DropNamed, scene: Scene) -> Steps:
    s = PACK.survivor_number[it.id]
    return (Vanish(s),) if w.at[s] == NOWHERE else ()


@needs(e.DropNamed)
def _is_in_deck(w: Colony, it: e.DropNamed, scene: Scene) -> bool:
    return w.at[PACK.survivor_number[it.id]] == NOWHERE
