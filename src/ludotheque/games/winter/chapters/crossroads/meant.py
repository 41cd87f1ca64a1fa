"""Whom a crossroads card speaks of: it names them, or the player whose turn it is chooses among them (rule 9.10)."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from msgspec.structs import replace

from ludotheque.core import Choice, Player, Step, Steps

from ...cards.conditions import pairs
from ...cards.decisions import story_of
from ...cards.interpreter import Do
from ...cards.obstacles import may_be_open, would_change
from ...cards.selectors import Scene, fits
from ...pack import PACK, Someone
from ...pack.names import name_of
from ...table import Colony
from ...vocabulary import conditions as c
from ...vocabulary import effects as e
from ...vocabulary.cards import Crossroads
from ...vocabulary.modifiers import ModifierWord
from ...vocabulary.selectors import Named
from ...vocabulary.triggers import State
from ...vocabulary.words import SurvivorId, Word


def state_scene(w: Colony, condition: c.Condition | None, scene: Scene) -> Scene:
    """Who acts in a card that waits for a state: the first who makes its condition true (rule 9.2)."""
    return next(scenes(w, condition, scene), scene)


def scenes(w: Colony, condition: c.Condition | None, scene: Scene) -> Iterator[Scene]:
    """The scene for everybody, or every pair, that makes a condition true; none if it is about nobody."""
    find = ACTORS.get(type(condition))
    return iter(()) if find is None else find(w, condition, scene)


def _first_found(w: Colony, condition: c.And | c.Or, scene: Scene) -> Iterator[Scene]:
    for each in condition.of:
        found = scenes(w, each, scene)
        first = next(found, None)
        if first is not None:
            yield first
            yield from found
            return


def _own(w: Colony, condition: c.Own, scene: Scene) -> Iterator[Scene]:
    for s in w.groups[scene.player]:
        if fits(w, s, condition.of, scene):
            yield replace(scene, actor=s, place=w.at[s])


def _in_play(w: Colony, condition: c.InPlay, scene: Scene) -> Iterator[Scene]:
    s = PACK.survivor_number[condition.id]
    if w.at[s] >= 0:
        yield replace(scene, actor=int(s), place=w.at[s])


def _share(w: Colony, condition: c.Share, scene: Scene) -> Iterator[Scene]:
    for s, other in pairs(w, condition, scene):
        yield replace(scene, actor=s, partner=other, place=w.at[s])


ACTORS: dict[type, Callable[[Colony, Any, Scene], Iterator[Scene]]] = {
    c.And: _first_found,
    c.Or: _first_found,
    c.Own: _own,
    c.InPlay: _in_play,
    c.Share: _share,
}
"""How to find whoever makes a condition true."""

PEOPLE = ("actor", "partner")
"""How a card speaks of survivors without their names."""


def decision(card: Crossroads) -> tuple[e.Effect, ...]:
    """The decision that a card asks for, as an effect."""
    if card.decide == "nobody":
        return tuple(effect for way in card.options for effect in way.do)
    if card.decide == "vote":
        return (e.Vote(card.options, card.vote_at),)
    return (e.Choice(card.options, card.decide),)


def spoken_of(thing: Any) -> set[str]:
    """How the words of a card speak of somebody without a name: as `actor`, as `partner`, or by their place."""
    if isinstance(thing, str):
        return {thing} & {*PEOPLE, "here"}
    if isinstance(thing, tuple):
        return {word for each in thing for word in spoken_of(each)}
    if isinstance(thing, Word) and not isinstance(thing, ModifierWord):
        return {word for name in _fields(thing) for word in spoken_of(getattr(thing, name))}
    return set()


def _fields(word: Word) -> Sequence[str]:
    """The fields in which a word speaks of the scene. Each survivor who rolls becomes the one who acts in the table."""
    if isinstance(word, e.Roll) and word.on is not None:
        return ("on",)
    return word.__struct_fields__


def named(thing: Any, scene: Scene) -> Any:
    """The words of a card with the names of those of whom it speaks."""
    if isinstance(thing, str):
        s = {"actor": scene.actor, "partner": scene.partner}.get(thing, -1)
        return Named(SurvivorId(PACK.survivors[s].id)) if s >= 0 else thing
    if isinstance(thing, tuple):
        return tuple(named(each, scene) for each in thing)
    if not isinstance(thing, Word) or isinstance(thing, ModifierWord):
        return thing
    said = {name: named(getattr(thing, name), scene) for name in _fields(thing)}
    return replace(thing, **said) if spoken_of(thing) else thing


def candidates(w: Colony, card: Crossroads, scene: Scene) -> list[Scene]:
    """The scenes that a card may mean; two that it cannot tell apart are one."""
    if not isinstance(card.trigger, State):
        return [scene]
    spoken = spoken_of((card.before, decision(card)))
    if not spoken:
        return [scene]
    meant = {_told_apart(each, spoken): each for each in reversed([*scenes(w, card.trigger.if_, scene)])}
    return [*reversed(meant.values())] or [scene]


def _told_apart(scene: Scene, spoken: set[str]) -> frozenset[int]:
    """What distinguishes a scene for a card that speaks of these; two people are the same pair in either order."""
    return frozenset(people_of(scene, spoken) or (-1 - scene.place,))


def people_of(scene: Scene, spoken: set[str]) -> list[Someone]:
    """Those of whom a card speaks without their names: whoever acts first, then the other one."""
    people = {"actor": scene.actor, "partner": scene.partner}
    return [Someone(people[word]) for word in PEOPLE if word in spoken and people[word] >= 0]


def does_something(w: Colony, card: Crossroads, scene: Scene) -> bool:
    """True if any way of a card may be open and change something, as far as everybody can see (rule 9.2)."""
    found = candidates(w, card, scene)
    said = (*card.before, *(decision(card) if card.decide == "nobody" else ()))
    if any(would_change(w, (e.IfAble(said),), each) for each in found):
        return True
    payer = scene.player if card.decide == "active" else None
    return card.decide != "nobody" and any(
        may_be_open(w, way, each, payer) and would_change(w, way.do, each) for each in found for way in card.options
    )


def comes(w: Colony, number: int, scene: Scene) -> Steps:
    """What happens when a card has been read out: it is said, or chosen, of whom it speaks, and then it is done."""
    card = PACK.crossroads[number]
    found = candidates(w, card, scene)
    if len(found) > 1:
        return (Meaning(number, tuple(found)),)
    meant = _meant(number, found[0])
    return (meant,) if isinstance(card.trigger, State) and meant.survivor >= 0 else _done(number, found[0])


def _done(number: int, scene: Scene) -> Steps:
    card = PACK.crossroads[number]
    return (Do(named((*card.before, *decision(card)), scene), scene),)


class Meant(Step[Colony], frozen=True):
    """The card speaks of this survivor, or of these two (rule 9.10)."""

    reveals = True
    card: int
    scene: Scene
    survivor: Someone = Someone(-1)
    other: Someone = Someone(-1)

    def do(self, w: Colony) -> Steps:
        return _done(self.card, self.scene)

    def args(self) -> dict[str, Any]:
        people = [name_of(s) for s in (self.survivor, self.other) if s >= 0]
        return {"survivor": people[0], "other": people[1] if len(people) > 1 else "none"}


def _meant(number: int, scene: Scene) -> Meant:
    card = PACK.crossroads[number]
    people = people_of(scene, spoken_of((card.before, decision(card))))
    return Meant(number, scene, *people)


class Meaning(Choice[Colony, Meant], frozen=True):
    """Several survivors make a card come true: the player whose turn it is says of whom it speaks (rule 9.10)."""

    card: int
    scenes: tuple[Scene, ...]

    def decider(self, w: Colony) -> Player:
        return self.scenes[0].player

    def options(self, w: Colony, player: Player) -> Sequence[Meant]:
        meant = [_meant(self.card, scene) for scene in self.scenes]
        return [each if each.survivor >= 0 else replace(each, survivor=Someone(each.scene.actor)) for each in meant]

    def args(self) -> dict[str, Any]:
        return story_of(PACK.crossroads[self.card]).args
