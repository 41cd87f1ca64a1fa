"""How effects are put together: if able, when, for each; and what an interruption cancels (rules 9.3 and 11.2)."""

from msgspec.structs import replace

from ludotheque.core import Step, Steps

from ..table import Colony
from ..vocabulary import effects as e
from .conditions import holds
from .interpreter import Do, does, needs, possible
from .selectors import Scene, players


class CallOff(Step[Colony], frozen=True):
    """What a card has interrupted does not happen (rule 9.3)."""

    def do(self, w: Colony) -> Steps:
        w.cancelled = True
        return ()


@does(e.Cancel)
def _cancel(w: Colony, it: e.Cancel, scene: Scene) -> Steps:
    return (CallOff(),)


class DoIfAble(Step[Colony], frozen=True):
    """What can be done of this is done."""

    quiet = True
    effects: tuple[e.Effect, ...]
    scene: Scene

    def do(self, w: Colony) -> Steps:
        if not self.effects:
            return ()
        rest = DoIfAble(self.effects[1:], self.scene)
        able = possible(w, self.effects[:1], self.scene)
        return (Do(self.effects[:1], self.scene), rest) if able else (rest,)


@does(e.IfAble)
def _if_able(w: Colony, it: e.IfAble, scene: Scene) -> Steps:
    return (DoIfAble(it.do_, scene),)


@does(e.When)
def _when(w: Colony, it: e.When, scene: Scene) -> Steps:
    return (Do(it.then if holds(w, it.if_, scene) else it.else_, scene),)


@needs(e.When)
def _when_possible(w: Colony, it: e.When, scene: Scene) -> bool:
    return possible(w, it.then if holds(w, it.if_, scene) else it.else_, scene)


@does(e.ForEach)
def _for_each(w: Colony, it: e.ForEach, scene: Scene) -> Steps:
    return tuple(Do(it.then, replace(scene, player=player)) for player in players(w, it.who, scene))


@does(e.Nothing)
def _nothing(w: Colony, it: e.Nothing, scene: Scene) -> Steps:
    return ()
