"""Zombies, barricades and noise: how they come, where they stand, what gives way (rules 8.4 to 8.9)."""

from collections.abc import Iterator, Sequence
from typing import Any

from ludotheque.core import Choice, Player, Sentence, Step, Steps

from ..cards.modifiers import has
from ..pack import COLONY, Place
from ..pack.names import place_name
from ..table import ENTRANCES_OF, NOISES, PLACE_OF, ROOM_AT, Colony, Happening
from ..vocabulary.modifiers import Overlooked
from ..vocabulary.words import PACKAGE
from .death import Die
from .tracks import HelplessLeave, test_morale


class ZombiesCome(Step[Colony], frozen=True):
    """Zombies come to a place; in the colony one to each entrance in turn, from the first on (rules 8.5 and 8.6)."""

    place: Place
    n: int
    only: int = -1
    """The one entrance they come to, if they do not go round."""

    def do(self, w: Colony) -> Steps:
        return _placed(w, self.place, self.only, 0, self.n)

    def args(self) -> dict[str, Any]:
        where = place_name(self.place, "to") if self.only < 0 else entrance_name(self.only, "to")
        return {"place": where, "n": self.n}


class ZombiesGoOn(Step[Colony], frozen=True):
    """The rest of the zombies, after a barricade has fallen or somebody has been overrun."""

    quiet = True
    place: Place
    only: int
    done: int
    n: int

    def do(self, w: Colony) -> Steps:
        return _placed(w, self.place, self.only, self.done, self.n)


def _placed(w: Colony, place: Place, only: int, done: int, n: int) -> Steps:
    """Zombies find a space; if they tear down a barricade or overrun somebody, that is told before more come."""
    doors, zombies, barricades = (only,) if only >= 0 else ENTRANCES_OF[place], w.zombies, w.barricades
    caught = min(n - done, w.snares[place])
    w.snares[place] -= caught
    kept_off = (Snared(place, caught),) if caught else ()
    for which in range(done + caught, n):
        entrance = doors[which % len(doors)]
        if zombies[entrance] + barricades[entrance] < ROOM_AT[entrance]:
            zombies[entrance] += 1
        else:
            breaks = BarricadeFalls(entrance) if barricades[entrance] else Overrun(entrance)
            return (*kept_off, breaks, ZombiesGoOn(place, only, which + 1, n))
    return kept_off


class BarricadeFalls(Step[Colony], frozen=True):
    """A barricade holds one zombie off, and is gone (rule 8.6)."""

    entrance: int

    def do(self, w: Colony) -> Steps:
        w.barricades[self.entrance] -= 1
        return ()

    def args(self) -> dict[str, Any]:
        return {"entrance": entrance_name(self.entrance)}


class SetSnare(Step[Colony], frozen=True):
    """A place is made ready for the next zombies: so many do not arrive this round (rule 11.14)."""

    place: Place
    n: int

    def do(self, w: Colony) -> Steps:
        w.snares[self.place] += self.n
        return ()

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place), "n": self.n}


class Snared(Step[Colony], frozen=True):
    """Zombies do not arrive: somebody has seen to that (rule 11.14)."""

    place: Place
    n: int = 1

    def do(self, w: Colony) -> Steps:
        return ()

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place), "n": self.n}


class Overrun(Step[Colony], frozen=True):
    """There is no room for a zombie: the least influential survivor there dies, or a helpless one (rule 8.7)."""

    entrance: int

    def do(self, w: Colony) -> Steps:
        place = PLACE_OF[self.entrance]
        there = [s for s in w.standing(place) if not has(w, s, Overlooked)]
        if there:
            return (Die(there[0]),)
        return (HelplessLeave(1, killed=True),) if place == COLONY and w.helpless else ()

    def args(self) -> dict[str, Any]:
        return {"entrance": entrance_name(self.entrance)}


class Batch(Step[Colony], frozen=True):
    """While a batch of zombies is placed, nobody looks at morale (rule 8.8)."""

    quiet = True
    begins: bool

    def do(self, w: Colony) -> Steps:
        w.batch = self.begins
        return () if self.begins else test_morale(w)


def batch(steps: Steps) -> Steps:
    """These zombies together are one batch."""
    return (Batch(True), *steps, Batch(False)) if steps else ()


class MakeNoise(Step[Colony], frozen=True):
    """Noise tokens on the free noise spaces of a place (rules 3.4 and 8.9)."""

    place: Place
    n: int

    def do(self, w: Colony) -> Steps:
        make_noise(w, self.place, self.n)
        return ()

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place), "n": self.n}


def make_noise(w: Colony, place: Place, n: int) -> None:
    """Puts noise tokens on free noise spaces; a card may wait for that."""
    w.noise[place] = min(NOISES[place], w.noise[place] + n)
    w.note(Happening("noise_made", w.turn, place=place))


class BarricadeAt(Step[Colony], frozen=True):
    """A barricade is built at an entrance (rule 3.5)."""

    reveals = True
    entrance: int

    def do(self, w: Colony) -> Steps:
        w.barricades[self.entrance] += 1
        w.note(Happening("barricade_built", w.turn, place=PLACE_OF[self.entrance]))
        return ()

    def args(self) -> dict[str, Any]:
        return {"entrance": entrance_name(self.entrance)}


class Barricading(Choice[Colony, BarricadeAt], frozen=True):
    """Which entrance gets the barricade (rule 3.5)."""

    player: Player
    place: Place

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[BarricadeAt]:
        return [BarricadeAt(entrance) for entrance in ENTRANCES_OF[self.place] if w.has_room(entrance)]

    def thinkable(self, w: Colony, player: Player) -> Iterator[BarricadeAt]:
        yield from map(BarricadeAt, range(len(PLACE_OF)))

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}


class Barricades(Step[Colony], frozen=True):
    """So many barricades at a place, as far as there is room."""

    quiet = True
    player: Player
    place: Place
    n: int

    def do(self, w: Colony) -> Steps:
        free = [entrance for entrance in ENTRANCES_OF[self.place] if w.has_room(entrance)]
        if not self.n or not free:
            return ()
        rest = Barricades(self.player, self.place, self.n - 1)
        return (Barricading(self.player, self.place) if len(free) > 1 else BarricadeAt(free[0]), rest)


def room_for_barricade(w: Colony, place: int) -> bool:
    """True if a place has a free entrance space."""
    zombies, barricades = w.zombies, w.barricades
    for door in ENTRANCES_OF[place]:
        if zombies[door] + barricades[door] < ROOM_AT[door]:
            return True
    return False


class TearDown(Step[Colony], frozen=True):
    """All barricades of a place are gone."""

    place: Place

    def do(self, w: Colony) -> Steps:
        for entrance in ENTRANCES_OF[self.place]:
            w.barricades[entrance] = 0
        return ()

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}


class TakeAway(Step[Colony], frozen=True):
    """A zombie leaves an entrance, without being killed; perhaps a barricade takes its place."""

    reveals = True
    entrance: int
    barricade: bool = False

    def do(self, w: Colony) -> Steps:
        w.zombies[self.entrance] -= 1
        w.barricades[self.entrance] += self.barricade
        return ()

    def args(self) -> dict[str, Any]:
        where = entrance_name(self.entrance, "at" if self.barricade else "from")
        return {"entrance": where, "barricade": "yes" if self.barricade else "no"}


class TakingAway(Choice[Colony, TakeAway], frozen=True):
    """Which zombie goes."""

    player: Player
    place: Place
    barricade: bool

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[TakeAway]:
        return [TakeAway(entrance, self.barricade) for entrance in ENTRANCES_OF[self.place] if w.zombies[entrance]]

    def thinkable(self, w: Colony, player: Player) -> Iterator[TakeAway]:
        yield from (TakeAway(entrance, self.barricade) for entrance in range(len(PLACE_OF)))

    def args(self) -> dict[str, Any]:
        return {"place": place_name(self.place)}


class Withdraw(Step[Colony], frozen=True):
    """So many zombies leave a place, as far as there are some."""

    quiet = True
    player: Player
    place: Place
    n: int
    barricade: bool = False

    def do(self, w: Colony) -> Steps:
        there = [entrance for entrance in ENTRANCES_OF[self.place] if w.zombies[entrance]]
        if not self.n or not there:
            return ()
        one = TakingAway(self.player, self.place, self.barricade)
        rest = Withdraw(self.player, self.place, self.n - 1, self.barricade)
        return (one if len(there) > 1 else TakeAway(there[0], self.barricade), rest)


class Lure(Step[Colony], frozen=True):
    """A zombie comes over from another place to a free space (rule 3.7)."""

    reveals = True
    source: int
    target: int

    def do(self, w: Colony) -> Steps:
        w.zombies[self.source] -= 1
        w.zombies[self.target] += 1
        return ()

    def args(self) -> dict[str, Any]:
        return {"source": entrance_name(self.source, "from"), "target": entrance_name(self.target, "to")}


class LeaveThem(Step[Colony], frozen=True):
    """No more zombies are attracted."""

    reveals = True

    def do(self, w: Colony) -> Steps:
        return ()


class Luring(Choice[Colony, Lure | LeaveThem], frozen=True):
    """Which zombie comes over, and to which entrance (rule 3.7)."""

    player: Player
    source: Place
    target: Place
    n: int

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[Lure | LeaveThem]:
        return [*lures(w, self.source, self.target), LEAVE_THEM]

    def thinkable(self, w: Colony, player: Player) -> Iterator[Lure | LeaveThem]:
        yield LeaveThem()
        yield from (Lure(one, other) for one in range(len(PLACE_OF)) for other in range(len(PLACE_OF)))

    def chosen(self, w: Colony, option: Lure | LeaveThem) -> Steps:
        option.do(w)
        more = isinstance(option, Lure) and self.n > 1 and lures(w, self.source, self.target)
        return (Luring(self.player, self.source, self.target, self.n - 1),) if more else ()

    def args(self) -> dict[str, Any]:
        return {"source": place_name(self.source, "from"), "target": place_name(self.target, "to"), "n": self.n}


LEAVE_THEM = LeaveThem()
LURES = tuple(tuple(Lure(one, other) for other in range(len(PLACE_OF))) for one in range(len(PLACE_OF)))


def lures(w: Colony, source: int, target: int) -> list[Lure]:
    """Every way a zombie can come over."""
    if source == target:
        return []
    zombies, barricades = w.zombies, w.barricades
    free = [door for door in ENTRANCES_OF[target] if zombies[door] + barricades[door] < ROOM_AT[door]]
    return [LURES[one][other] for one in ENTRANCES_OF[source] if zombies[one] for other in free]


def entrance_name(entrance: int, form: str = "at") -> Sentence:
    """An entrance in a sentence: of the colony by its number, elsewhere the place itself."""
    if entrance < len(ENTRANCES_OF[COLONY]):
        return Sentence("place-entrance", {"number": entrance + 1, "case": form}, PACKAGE)
    return place_name(PLACE_OF[entrance], form)
