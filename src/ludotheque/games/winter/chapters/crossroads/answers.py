"""Abilities that answer what happens, and what the main objective makes of it (rules 10.9 and 12.4)."""

from typing import Any

from msgspec.structs import replace

from ludotheque.core import Choice, Player, Sentence, Step, Steps

from ...cards.interpreter import Do, possible
from ...cards.modifiers import Source, is_ready, mark_used, may_use
from ...cards.selectors import Scene
from ...pack import PACK, Someone
from ...pack.names import name_of
from ...pack.text import ability_text, said
from ...table import Colony, Happening
from ...vocabulary import triggers as t
from ...vocabulary.effects import Ability
from . import called

ANSWERING = tuple((Someone(s), each.ability) for s, each in enumerate(PACK.survivors) if each.ability.on is not None)
"""Survivors whose ability answers a trigger."""
ALWAYS_ANSWERING = tuple((s, ability) for s, ability in ANSWERING if type(ability.on) is t.State)
"""Those that react to how things stand, whether anything has happened or not."""


class UseReaction(Step[Colony], frozen=True):
    """The ability is used."""

    reveals = True
    survivor: Someone

    def args(self) -> dict[str, Any]:
        answer = PACK.survivors[self.survivor].answer
        return {"survivor": name_of(self.survivor), "answer": "none" if answer is None else answer.said()}


class LetPass(Step[Colony], frozen=True):
    """The ability is not used."""

    reveals = True


class TooLate(Step[Colony], frozen=True):
    """Whoever could have answered no longer can: dead, or elsewhere, or with nothing to do."""

    quiet = True

    def do(self, w: Colony) -> Steps:
        return ()


class Reacting(Choice[Colony, UseReaction | LetPass], frozen=True):
    """Something has happened to which a survivor's ability may answer (rule 10.9)."""

    survivor: Someone
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.scene.player

    def options(self, w: Colony, player: Player) -> Any:
        return [LetPass(), UseReaction(self.survivor)]

    def prompt(self, w: Colony, player: Player) -> Sentence:
        question = PACK.survivors[self.survivor].question
        assert question is not None, "every ability that answers has one"
        return said("reacting-asks", question=question.said())

    def says(self, w: Colony, player: Player, option: UseReaction | LetPass) -> Sentence:
        """The question is short; whoever says yes reads the whole ability."""
        return said("use-reaction-asked", **self.args()) if isinstance(option, UseReaction) else option.sentence(player)

    def only(self, w: Colony) -> Any:
        return None if can_react(w, self.survivor, self.scene) else TooLate()

    def chosen(self, w: Colony, option: UseReaction | LetPass | TooLate) -> Steps:
        if not isinstance(option, UseReaction):
            return ()
        mark_used(w, self.survivor, Source("ability", self.survivor))
        w.note(Happening("ability_used", self.scene.player, self.survivor, w.at[self.survivor]))
        return (Do(PACK.survivors[self.survivor].ability.do, self.scene),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "what": ability_text(PACK.survivors[self.survivor].ability)}


class ObjectiveActs(Step[Colony], frozen=True):
    """The main objective makes something of what has happened (rule 12.4)."""

    main: int
    what: Do

    def do(self, w: Colony) -> Steps:
        return (self.what,)

    def args(self) -> dict[str, Any]:
        return {"card": PACK.mains[self.main].name.said()}


def reactions(w: Colony) -> tuple[Reacting | ObjectiveActs, ...]:
    """Abilities that answer what has happened, and what the main objective makes of it (rules 10.9 and 12.4)."""
    steps: tuple[Reacting | ObjectiveActs, ...] = ()
    for s, ability in ANSWERING if w.happened else ALWAYS_ANSWERING:
        steps += _reaction(w, s, ability)
    if not w.happened:
        return steps
    for reaction in w.side.reactions:
        if type(reaction.when) not in (t.ZombieKilled, t.State):
            scene = called(w, reaction.when, w.turn, "")
            steps += () if scene is None else (ObjectiveActs(w.main, Do(reaction.do, scene)),)
    return steps


def can_react(w: Colony, s: Someone, scene: Scene) -> bool:
    """True if a survivor is there, may answer, and what the ability does is possible."""
    ability = PACK.survivors[s].ability
    if w.at[s] < 0 or not (may_use(w, s) and is_ready(w, s, Source("ability", s), ability)):
        return False
    return possible(w, ability.do, replace(scene, shared=True))


def _reaction(w: Colony, s: Someone, ability: Ability) -> tuple[Reacting, ...]:
    assert ability.on is not None
    if w.at[s] < 0 or (isinstance(ability.on, t.TurnStart) and w.owner[s] != w.turn):
        return ()
    scene = called(w, ability.on, Player(w.owner[s]), PACK.survivors[s].id)
    if scene is None:
        return ()
    actor = scene.actor if scene.actor >= 0 else int(s)
    place = scene.place if scene.place >= 0 else w.at[s]
    scene = replace(scene, bearer=int(s), actor=actor, place=place)
    return (Reacting(s, scene),) if can_react(w, s, scene) else ()
