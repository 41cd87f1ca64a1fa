"""How effects are put together: if able, when, for each, two together; and what is cancelled (rules 9, 10.10, 11)."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Choice, Option, Player, PlayerName, Sentence, Step, Steps

from ..decks import sole, without
from ..naming import InScene
from ..pack import Someone
from ..pack.names import name_of
from ..pack.text import effects_text, said
from ..table import Colony
from ..vocabulary import effects as e
from .conditions import holds
from .interpreter import Do, does, needs, possible
from .selectors import Scene, players, survivors

HIGHEST = 6


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


@does(e.Involve)
def _involve(w: Colony, it: e.Involve, scene: Scene) -> Steps:
    return tuple(Do(it.then, replace(scene, partner=int(s))) for s in survivors(w, it.on, scene)[:1])


@needs(e.Involve, in_the_open=True)
def _somebody_to_involve(w: Colony, it: e.Involve, scene: Scene) -> bool:
    return any(possible(w, it.then, replace(scene, partner=int(s))) for s in survivors(w, it.on, scene))


class Agree(Option[Colony], frozen=True):
    """The player agrees."""

    reveals = True


class Disagree(Option[Colony], frozen=True):
    """The player does not agree."""

    reveals = True


class Agreeing(Choice[Colony, Agree | Disagree], frozen=True):
    """Whether a player agrees to what another wants to do with a survivor of theirs (rule 10.10)."""

    player: Player
    survivor: Someone
    effects: tuple[e.Effect, ...]
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[Agree | Disagree]:
        return [Disagree(), Agree()]

    def chosen(self, w: Colony, option: Agree | Disagree) -> Steps:
        return (Do(self.effects, self.scene),) if isinstance(option, Agree) else ()

    def prompt(self, w: Colony, player: Player) -> Sentence:
        what = effects_text(self.effects, InScene(w, self.scene))
        return said("agreeing-what", asker=PlayerName(self.scene.player), survivor=name_of(self.survivor), what=what)

    def args(self) -> dict[str, Any]:
        return {}


@does(e.Consent)
def _consent(w: Colony, it: e.Consent, scene: Scene) -> Steps:
    for s in survivors(w, it.of, scene)[:1]:
        owner = Player(w.owner[s])
        if owner == scene.player:
            return (Do(it.then, scene),)
        return (Agreeing(owner, s, it.then, scene),)
    return ()


@needs(e.Consent, in_the_open=True)
def _somebody_to_ask(w: Colony, it: e.Consent, scene: Scene) -> bool:
    return bool(survivors(w, it.of, scene)) and possible(w, it.then, scene)


class GiveDie(Step[Colony], frozen=True):
    """An unused die goes to another player (rule 11.11)."""

    reveals = True
    player: Player
    other: Player
    die: int
    to: int

    def do(self, w: Colony) -> Steps:
        w.dice[self.player] = without(w.dice[self.player], self.die)
        w.dice[self.other] = tuple(sorted((*w.dice[self.other], self.to)))
        return ()

    def args(self) -> dict[str, Any]:
        return {"player": PlayerName(self.player), "other": PlayerName(self.other), "die": self.die, "to": self.to}


class Lending(Choice[Colony, GiveDie], frozen=True):
    """Which die goes to another player."""

    player: Player
    other: Player
    n: int

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Sequence[GiveDie]:
        return [self._given(die) for die in dict.fromkeys(w.dice[self.player])]

    def only(self, w: Colony) -> GiveDie | None:
        return sole(self.options(w, self.player))

    def _given(self, die: int) -> GiveDie:
        return GiveDie(self.player, self.other, die, min(HIGHEST, die + self.n))

    def thinkable(self, w: Colony, player: Player) -> Iterator[GiveDie]:
        yield from map(self._given, range(1, HIGHEST + 1))

    def args(self) -> dict[str, Any]:
        return {"other": PlayerName(self.other), "n": self.n}


@does(e.LendDie)
def _lend_die(w: Colony, it: e.LendDie, scene: Scene) -> Steps:
    to = [player for player in players(w, it.to, scene) if player != scene.player]
    return (Lending(scene.player, to[0], it.n),) if to and w.dice[scene.player] else ()


@needs(e.LendDie)
def _a_die_to_lend(w: Colony, it: e.LendDie, scene: Scene) -> bool:
    return bool(w.dice[scene.player]) and any(player != scene.player for player in players(w, it.to, scene))
