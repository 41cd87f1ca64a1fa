"""What cards do to people: wounds, healing, exposure, what they carry, whom they follow (rules 4, 6 and 11)."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Chance, Player, PlayerName, Roll, Step, Steps

from ..chapters.death import Die, LastOneLost
from ..chapters.exposure import FACES, ODDS, SIDES, Expose, FaceName, Recover, TakeWound
from ..chapters.newcomers import Arriving, NamingLeader
from ..chapters.simultaneous import by_seat, one_by_one
from ..decks import add_to_hand, show_all
from ..pack import COLONY, Someone
from ..pack.names import name_of, person
from ..table import Colony
from ..vocabulary import effects as e
from ..vocabulary.modifiers import Hardy
from ..vocabulary.selectors import Chosen
from .interpreter import Do, does, needs
from .modifiers import has
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
    each, people = number(w, it.n, scene), by_seat(w, survivors(w, it.on, scene))
    apart = one_by_one(w, it, people, scene)
    wounds = [TakeWound(s, it.frostbite and not has(w, s, Hardy)) for s in people]
    return apart or tuple(wound for wound in wounds for _ in range(each))


@needs(e.Wound)
def _somebody_to_wound(w: Colony, it: e.Wound, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene)) or not isinstance(it.on, Chosen)


@does(e.Kill)
def _kill(w: Colony, it: e.Kill, scene: Scene) -> Steps:
    people = by_seat(w, survivors(w, it.on, scene))
    return one_by_one(w, it, people, scene) or tuple(Die(s, it.morale) for s in people)


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
    people = by_seat(w, survivors(w, it.on, scene))
    if apart := one_by_one(w, it, people, scene):
        return apart
    steps: Steps = ()
    for s in people:
        steps += (Expose(s, "card"),) * number(w, it.n, scene)
        if it.alive:
            steps += (IfAlive(s, it.alive, scene),)
    return steps


@needs(e.Exposure)
def _somebody_to_expose(w: Colony, it: e.Exposure, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene))


class Foretell(Step[Colony], frozen=True):
    """What the next exposure of this round will show (rule 11.12)."""

    face: FaceName

    def do(self, w: Colony) -> Steps:
        w.forecast = self.face
        return ()

    def args(self) -> dict[str, Any]:
        return {"face": self.face}


class Forecasting(Roll[Colony, Foretell], frozen=True):
    """What the exposure die shows ahead."""

    def options(self, w: Colony, player: Player) -> Sequence[Foretell]:
        return [Foretell(face) for face in FACES]

    def odds(self, w: Colony) -> Sequence[int]:
        return ODDS

    def rolled(self, w: Colony, chance: Chance) -> tuple[Foretell, Chance]:
        face, after = chance.pick(SIDES)
        return Foretell(face), after

    def args(self) -> dict[str, Any]:
        return {}


@does(e.Forecast)
def _forecast(w: Colony, it: e.Forecast, scene: Scene) -> Steps:
    return () if w.forecast else (Forecasting(),)


@needs(e.Forecast)
def _nothing_foretold(w: Colony, it: e.Forecast, scene: Scene) -> bool:
    return not w.forecast


class MoveWound(Step[Colony], frozen=True):
    """A wound, frostbite first, goes from one survivor to another, who takes it as a normal one (rule 11.15)."""

    survivor: Someone
    to: Someone

    def do(self, w: Colony) -> Steps:
        s, to = self.survivor, self.to
        if w.at[s] < 0 or w.at[to] < 0 or not w.wounds[s]:
            return ()
        w.wounds[s] -= 1
        w.frost[s] -= w.frost[s] > 0
        return (TakeWound(to),)

    def args(self) -> dict[str, Any]:
        return {**person(self.survivor), "to": name_of(self.to)}


@does(e.ShiftWound)
def _shift_wound(w: Colony, it: e.ShiftWound, scene: Scene) -> Steps:
    takers = survivors(w, it.to, scene)[:1]
    return tuple(MoveWound(s, to) for s in survivors(w, it.from_, scene)[:1] for to in takers)


@needs(e.ShiftWound, in_the_open=True)
def _a_wound_to_shift(w: Colony, it: e.ShiftWound, scene: Scene) -> bool:
    takers = survivors(w, it.to, scene)
    return any(w.wounds[s] and s != to for s in survivors(w, it.from_, scene) for to in takers)


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
        return {"survivor": name_of(self.survivor), "player": PlayerName(self.player)}


@does(e.GiveSurvivor)
def _give_survivor(w: Colony, it: e.GiveSurvivor, scene: Scene) -> Steps:
    to = players(w, it.to, scene)
    return tuple(GoOver(s, to[0]) for s in survivors(w, it.on, scene)) if to else ()


@needs(e.GiveSurvivor)
def _somebody_to_give(w: Colony, it: e.GiveSurvivor, scene: Scene) -> bool:
    return bool(survivors(w, it.on, scene)) and bool(players(w, it.to, scene))
