"""What cards do to people: wounds, healing, exposure, what they carry, whom they follow (rules 4, 6 and 11)."""

from typing import Any

from ludotheque.core import Player, Seat, Step, Steps

from ..chapters.death import LastOneLost
from ..chapters.exposure import Expose, Recover, TakeWound
from ..chapters.newcomers import Arriving, NamingLeader
from ..decks import add_to_hand, show_all
from ..pack import COLONY, Someone
from ..pack.names import name_of
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


class Undress(Step[Colony], frozen=True):
    """What a survivor carries goes back to the player's hand."""

    survivor: Someone

    def do(self, w: Colony) -> Steps:
        s = self.survivor
        player = w.owner[s]
        add_to_hand(w, player, *w.equipped[s])
        show_all(w, player, *w.equipped[s])
        w.marked[player] += w.used[s]
        w.equipped[s], w.used[s] = (), ()
        return ()

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


@does(e.Unequip)
def _unequip(w: Colony, it: e.Unequip, scene: Scene) -> Steps:
    return tuple(Undress(s) for s in survivors(w, it.on, scene) if w.equipped[s])


class GoOver(Step[Colony], frozen=True):
    """A survivor goes over to another player (rule 6.6)."""

    survivor: Someone
    player: Player

    def do(self, w: Colony) -> Steps:
        s, to = self.survivor, self.player
        giver = Player(w.owner[s])
        if w.at[s] < 0 or giver == to:
            return ()
        w.groups[giver] = tuple(other for other in w.groups[giver] if other != s)
        steps: Steps = ()
        if w.exiled[to] and w.at[s] == COLONY:
            w.owner[s] = to
            steps = (Arriving(to, s, w.wounds[s]),)
        else:
            w.owner[s] = to
            w.groups[to] = tuple(sorted((*w.groups[to], s)))
        if not w.groups[giver]:
            return (*steps, LastOneLost(giver))
        if w.leader[giver] == s:
            return (*steps, NamingLeader(giver))
        return steps

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "player": Seat(self.player)}


@does(e.GiveSurvivor)
def _give_survivor(w: Colony, it: e.GiveSurvivor, scene: Scene) -> Steps:
    to = players(w, it.to, scene)
    return tuple(GoOver(s, to[0]) for s in survivors(w, it.on, scene)) if to else ()


@needs(e.GiveSurvivor)
def _somebody_to_give(w: Colony, it: e.GiveSurvivor, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene)) and bool(players(w, it.to, scene))
