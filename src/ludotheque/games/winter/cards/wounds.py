"""What cards do to people: wounds, healing, exposure (rules 4 and 11)."""

from ludotheque.core import Step, Steps

from ..chapters.exposure import Expose, Recover, TakeWound
from ..pack import Someone
from ..table import Colony
from ..vocabulary import effects as e
from ..vocabulary.selectors import Chosen
from .interpreter import Do, does, needs
from .selectors import Scene, number, players, survivors, those


class IfAlive(Step[Colony], frozen=True):
    """What follows for a survivor who is still alive."""

    quiet = True
    survivor: Someone
    effects: tuple[e.Effect, ...]
    scene: Scene

    def do(self, w: Colony) -> Steps:
        return (Do(self.effects, self.scene),) if w.at[self.survivor] >= 0 else ()


@does(e.Wound)
def _wound(w: Colony, it: e.Wound, scene: Scene) -> Steps:
    each = number(w, it.n, scene)
    return tuple(TakeWound(s, it.frostbite) for s in survivors(w, it.on, scene) for _ in range(each))


@needs(e.Wound)
def _somebody_to_wound(w: Colony, it: e.Wound, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene)) or not isinstance(it.on, Chosen)


@does(e.Distribute)
def _distribute(w: Colony, it: e.Distribute, scene: Scene) -> Steps:
    by = players(w, it.by, scene)
    if not by or not those(w, it.among, scene):
        return ()
    one = e.Wound(Chosen(by=it.by, from_=it.among), 1, it.frostbite)
    return tuple(Do((one,), scene) for _ in range(number(w, it.n, scene)))


@does(e.Heal)
def _heal(w: Colony, it: e.Heal, scene: Scene) -> Steps:
    times = number(w, it.n, scene)
    return tuple(Recover(scene.player, s, it.kind) for s in survivors(w, it.on, scene) for _ in range(times))


@needs(e.Heal)
def _somebody_to_heal(w: Colony, it: e.Heal, scene: Scene) -> bool:
    if it.kind == "any" and isinstance(it.on, Chosen) and it.on.from_.wounded:
        return True
    hurt = {"any": w.wounds, "frostbite": w.frost, "normal": [a - b for a, b in zip(w.wounds, w.frost, strict=True)]}
    return any(hurt[it.kind][s] for s in survivors(w, it.on, scene))


@does(e.Exposure)
def _exposure(w: Colony, it: e.Exposure, scene: Scene) -> Steps:
    steps: Steps = ()
    for s in survivors(w, it.on, scene):
        steps += (Expose(s, "card"),) * number(w, it.n, scene)
        if it.alive:
            steps += (IfAlive(s, it.alive, scene),)
    return steps


@needs(e.Exposure)
def _somebody_to_expose(w: Colony, it: e.Exposure, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene))
