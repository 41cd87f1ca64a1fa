"""What cards do at the doors: zombies, barricades, noise (rules 8 and 11)."""

from typing import Any

from ludotheque.core import Steps

from ..chapters.zombies import (
    Barricades,
    Luring,
    MakeNoise,
    SetSnare,
    TearDown,
    Withdraw,
    ZombiesCome,
    batch,
    lures,
    room_for_barricade,
)
from ..table import NOISES, Colony
from ..vocabulary import effects as e
from .interpreter import does, needs
from .selectors import Scene, entrances, number, places


@does(e.Zombies)
def _zombies(w: Colony, it: e.Zombies, scene: Scene) -> Steps:
    n = number(w, it.n, scene)
    only = entrances(w, it.at, scene)[0] if isinstance(it.at, str) and it.at.startswith("colony#") else -1
    return batch(tuple(ZombiesCome(place, n, only) for place in places(w, it.at, scene))) if n > 0 else ()


@does(e.RemoveZombies)
def _remove_zombies(w: Colony, it: e.RemoveZombies, scene: Scene) -> Steps:
    n = number(w, it.n, scene)
    return tuple(
        Withdraw(scene.player, place, w.zombies_at(place) if n < 0 else n) for place in places(w, it.at, scene)
    )


@does(e.ZombiesToBarricades)
def _zombies_to_barricades(w: Colony, it: e.ZombiesToBarricades, scene: Scene) -> Steps:
    n = number(w, it.n, scene)
    return tuple(Withdraw(scene.player, place, n, True) for place in places(w, it.at, scene))


def _zombies_there(w: Colony, it: Any, scene: Scene) -> bool:
    return sum(w.zombies_at(place) for place in places(w, it.at, scene)) >= number(w, it.n, scene)


needs(e.RemoveZombies, in_the_open=True)(_zombies_there)
needs(e.ZombiesToBarricades, in_the_open=True)(_zombies_there)


@does(e.Attract)
def _attract(w: Colony, it: e.Attract, scene: Scene) -> Steps:
    source, target = places(w, it.from_, scene), places(w, it.to, scene)
    if not source or not target or not lures(w, source[0], target[0]):
        return ()
    return (Luring(scene.player, source[0], target[0], number(w, it.n, scene)),)


@needs(e.Attract, in_the_open=True)
def _some_to_attract(w: Colony, it: e.Attract, scene: Scene) -> bool:
    sources, targets = places(w, it.from_, scene), places(w, it.to, scene)
    return any(lures(w, source, target) for source in sources for target in targets)


@does(e.Barricade)
def _barricade(w: Colony, it: e.Barricade, scene: Scene) -> Steps:
    return tuple(Barricades(scene.player, place, number(w, it.n, scene)) for place in places(w, it.at, scene))


@needs(e.Barricade)
def _has_room(w: Colony, it: e.Barricade, scene: Scene) -> bool:
    return any(room_for_barricade(w, place) for place in places(w, it.at, scene))


@does(e.Snare)
def _snare(w: Colony, it: e.Snare, scene: Scene) -> Steps:
    return tuple(SetSnare(place, number(w, it.n, scene)) for place in places(w, it.at, scene))


@does(e.RemoveBarricades)
def _remove_barricades(w: Colony, it: e.RemoveBarricades, scene: Scene) -> Steps:
    return tuple(TearDown(place) for place in places(w, it.at, scene) if w.barricades_at(place))


@does(e.Noise)
def _noise(w: Colony, it: e.Noise, scene: Scene) -> Steps:
    n = number(w, it.n, scene)
    rooms = [(place, NOISES[place] - w.noise[place]) for place in places(w, it.at, scene)]
    return tuple(MakeNoise(place, room if n < 0 else min(n, room)) for place, room in rooms if room > 0)
