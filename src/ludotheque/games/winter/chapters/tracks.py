"""What the colony keeps count of: morale, food, starvation and the helpless (rules 1.2, 8 and 12)."""

from typing import Any

from ludotheque.core import Step, Steps

from ..cards.interpreter import does, needs
from ..cards.selectors import Scene, number
from ..pack import COLONY, PACK
from ..table import Colony, Happening
from ..vocabulary import effects as e


class ChangeMorale(Step[Colony], frozen=True):
    """Morale goes up or down; at 0 the game ends, unless zombies are just being placed (rules 8.8 and 12.1)."""

    n: int

    def do(self, w: Colony) -> Steps:
        before, w.morale = w.morale, max(0, min(w.rules.morale_cap, w.morale + self.n))
        if w.morale < before:
            w.note(Happening("morale_lost"))
        return test_morale(w)

    def args(self) -> dict[str, Any]:
        return {"n": abs(self.n), "way": "up" if self.n > 0 else "down"}


def test_morale(w: Colony) -> Steps:
    """The end of the game if morale has run out, except in the setup and while zombies are being placed."""
    return (End("morale"),) if w.morale == 0 and not w.batch and w.stage != "setup" else ()


class End(Step[Colony], frozen=True):
    """The game ends: morale has run out, the last round is over, the main objective is done, or nobody is left."""

    reason: str

    def do(self, w: Colony) -> Steps:
        w.ending, w.over = self.reason, True
        return ()


class ChangeFood(Step[Colony], frozen=True):
    """Food comes into the supply, or leaves it."""

    n: int

    def do(self, w: Colony) -> Steps:
        w.food = max(0, w.food + self.n)
        return ()

    def args(self) -> dict[str, Any]:
        return {"n": abs(self.n), "way": "in" if self.n > 0 else "out"}


class Starve(Step[Colony], frozen=True):
    """Starvation tokens come, and stay for ever (rule 8.2)."""

    n: int

    def do(self, w: Colony) -> Steps:
        w.starvation += self.n
        return ()


class HelplessCome(Step[Colony], frozen=True):
    """Helpless people come into the colony, as far as there is room (rule 6.5)."""

    n: int

    def do(self, w: Colony) -> Steps:
        w.helpless += max(0, min(self.n, w.free(COLONY)))
        if self.n > 0:
            w.note(Happening("helpless_added"))
        return ()


class HelplessLeave(Step[Colony], frozen=True):
    """Helpless people leave the game; if they are killed, each costs morale (rule 6.1)."""

    n: int
    killed: bool = False

    def do(self, w: Colony) -> Steps:
        lost = min(self.n, w.helpless)
        w.helpless -= lost
        return (ChangeMorale(-lost),) if self.killed and lost else ()

    def args(self) -> dict[str, Any]:
        return {"n": self.n, "killed": "yes" if self.killed else "no"}


@does(e.Morale)
def _morale(w: Colony, it: e.Morale, scene: Scene) -> Steps:
    return (ChangeMorale(n),) if (n := number(w, it.n, scene)) else ()


@does(e.Food)
def _food(w: Colony, it: e.Food, scene: Scene) -> Steps:
    n = number(w, it.n, scene)
    return (ChangeFood(max(n, -w.food)),) if n else ()


@needs(e.Food)
def _has_food(w: Colony, it: e.Food, scene: Scene) -> bool:
    return w.food + number(w, it.n, scene) >= 0


@does(e.NoFood)
def _no_food(w: Colony, it: e.NoFood, scene: Scene) -> Steps:
    return (ChangeFood(-w.food),) if w.food else ()


@does(e.Starvation)
def _starvation(w: Colony, it: e.Starvation, scene: Scene) -> Steps:
    return (Starve(number(w, it.n, scene)),)


@does(e.Helpless)
def _helpless(w: Colony, it: e.Helpless, scene: Scene) -> Steps:
    return () if w.exiled[scene.player] else (HelplessCome(number(w, it.n, scene)),)


@needs(e.Helpless)
def _room_for_helpless(w: Colony, it: e.Helpless, scene: Scene) -> bool:
    return w.exiled[scene.player] or w.free(COLONY) > 0


@does(e.LoseHelpless)
def _lose_helpless(w: Colony, it: e.LoseHelpless, scene: Scene) -> Steps:
    n = min(number(w, it.n, scene), w.helpless)
    return (HelplessLeave(n, it.kill),) if n else ()


@needs(e.LoseHelpless)
def _enough_helpless(w: Colony, it: e.LoseHelpless, scene: Scene) -> bool:
    return w.helpless >= number(w, it.n, scene)


@does(e.EndGame)
def _end_game(w: Colony, it: e.EndGame, scene: Scene) -> Steps:
    return (End("failed"),)


@does(e.Count)
def _count(w: Colony, it: e.Count, scene: Scene) -> Steps:
    n = number(w, it.n, scene)
    return (CountUp(it.name, n, w.counters.get(it.name, 0) + n),)


class CountUp(Step[Colony], frozen=True):
    """A counter of the main objective goes up."""

    name: str
    n: int
    to: int

    def do(self, w: Colony) -> Steps:
        w.counters[self.name] = self.to
        return ()

    def args(self) -> dict[str, Any]:
        return {"name": PACK.counter(self.name), "n": self.n, "to": self.to}
