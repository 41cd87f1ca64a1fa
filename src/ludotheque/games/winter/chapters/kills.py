"""Killing zombies: the kill, what the main objective makes of it, then the exposure (rules 3.2 and 10.6)."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Choice, Player, Step, Steps

from ..cards.conditions import holds
from ..cards.interpreter import Do, does, needs
from ..cards.selectors import Scene, number, places
from ..decks import sole
from ..pack import Place, Someone
from ..pack.names import place_name
from ..table import ENTRANCES_OF, PLACE_OF, Colony, Happening
from ..vocabulary import effects as e
from ..vocabulary.triggers import ZombieKilled
from .exposure import Expose
from .zombies import entrance_name


class Slay(Step[Colony], frozen=True):
    """A zombie is killed; the main objective comes before the exposure (rule 3.2)."""

    reveals = True
    entrance: int

    def do(self, w: Colony) -> Steps:
        w.zombies[self.entrance] -= 1
        place = PLACE_OF[self.entrance]
        w.note(Happening("zombie_killed", w.turn, place=place))
        scene = Scene(w.turn, place=place)
        return tuple(
            Do(reaction.do, scene)
            for reaction in w.side.reactions
            if isinstance(reaction.when, ZombieKilled)
            and (reaction.when.at is None or place in places(w, reaction.when.at, scene))
            and holds(w, reaction.when.if_, scene)
        )

    def args(self) -> dict[str, Any]:
        return {"entrance": entrance_name(self.entrance)}


class Slaying(Choice[Colony, Slay], frozen=True):
    """Which zombie is killed: in the colony at any entrance (rule 3.2)."""

    player: Player
    place: Place

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[Slay]:
        return [Slay(entrance) for entrance in ENTRANCES_OF[self.place] if w.zombies[entrance]]

    def thinkable(self, w: Colony, player: Player) -> Iterator[Slay]:
        yield from map(Slay, range(len(PLACE_OF)))

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}


class Slaughter(Step[Colony], frozen=True):
    """So many zombies at a place are killed; then a survivor is exposed for each, once, or not at all (rule 10.6)."""

    quiet = True
    player: Player
    place: Place
    n: int
    exposure: str = "none"
    survivor: Someone = Someone(-1)
    cause: str = "kill"
    killed: int = 0

    def do(self, w: Colony) -> Steps:
        there = [entrance for entrance in ENTRANCES_OF[self.place] if w.zombies[entrance]]
        if self.n <= 0 or not there:
            rolls = {"each": self.killed, "once": min(1, self.killed), "none": 0}[self.exposure]
            return (Expose(self.survivor, self.cause),) * rolls if self.survivor >= 0 else ()
        one = Slaying(self.player, self.place) if len(there) > 1 else Slay(there[0])
        return (one, replace(self, n=self.n - 1, killed=self.killed + 1))


class Topple(Step[Colony], frozen=True):
    """A barricade comes down on the zombies at its entrance (rule 11.19)."""

    reveals = True
    entrance: int

    def do(self, w: Colony) -> Steps:
        w.barricades[self.entrance] -= 1
        return (Slay(self.entrance),) * w.zombies[self.entrance]

    def args(self) -> dict[str, Any]:
        return {"entrance": entrance_name(self.entrance)}


class Toppling(Choice[Colony, Topple], frozen=True):
    """Which barricade comes down (rule 11.19)."""

    player: Player
    place: Place

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[Topple]:
        return [Topple(entrance) for entrance in besieged(w, self.place)]

    def only(self, w: Colony) -> Topple | None:
        return sole(self.options(w, self.player))

    def thinkable(self, w: Colony, player: Player) -> Iterator[Topple]:
        yield from map(Topple, range(len(PLACE_OF)))

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}


def besieged(w: Colony, place: int) -> list[int]:
    """The entrances of a place where zombies stand before a barricade."""
    return [entrance for entrance in ENTRANCES_OF[place] if w.zombies[entrance] and w.barricades[entrance]]


@does(e.Topple)
def _topple(w: Colony, it: e.Topple, scene: Scene) -> Steps:
    return tuple(Toppling(scene.player, Place(place)) for place in places(w, it.at, scene) if besieged(w, place))


@needs(e.Topple, in_the_open=True)
def _something_to_topple(w: Colony, it: e.Topple, scene: Scene) -> bool:
    return any(besieged(w, place) for place in places(w, it.at, scene))


@does(e.KillZombies)
def _kill_zombies(w: Colony, it: e.KillZombies, scene: Scene) -> Steps:
    n, actor = number(w, it.n, scene), Someone(scene.actor)
    return tuple(Slaughter(scene.player, place, n, it.exposure, actor) for place in places(w, it.at, scene))


@needs(e.KillZombies, in_the_open=True)
def _zombies_to_kill(w: Colony, it: e.KillZombies, scene: Scene) -> bool:
    return any(w.zombies_at(place) for place in places(w, it.at, scene))
