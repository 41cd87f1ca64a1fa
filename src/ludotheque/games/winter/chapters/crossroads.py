"""Crossroads: the neighbour reads, the table waits, and sometimes it comes true (rule 9)."""

from collections.abc import Callable
from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Choice, Player, Seat, Step, Steps, Viewer

from ..cards.conditions import holds, pair
from ..cards.interpreter import Do
from ..cards.modifiers import Source, is_ready, mark_used
from ..cards.selectors import Scene, fits, places
from ..decks import Drawing, put_under, take
from ..pack import PACK, Someone
from ..pack.names import name_of
from ..pack.text import ability_text
from ..table import CROSSROADS, Colony, Happening
from ..vocabulary import conditions as c
from ..vocabulary import effects as e
from ..vocabulary import triggers as t
from ..vocabulary.cards import Crossroads
from ..vocabulary.effects import Ability


class ReadCrossroads(Step[Colony], frozen=True):
    """The neighbour on the right draws a crossroads card and reads it in silence (rule 9.1)."""

    player: Player
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def do(self, w: Colony) -> Steps:
        take(w, CROSSROADS, self.card)
        w.reading = (self.player, self.card)
        return ()

    def args(self) -> dict[str, Any]:
        name = "hidden" if self.card is HIDDEN else PACK.crossroads[self.card].name.said()
        return {"player": Seat(self.player), "card": name}


class DrawingCrossroads(Drawing[ReadCrossroads], frozen=True):
    """Which crossroads card is drawn."""

    player: Player

    def made(self, card: int) -> ReadCrossroads:
        return ReadCrossroads(self.player, card)


class CrossroadsComes(Step[Colony], frozen=True):
    """The trigger has come: everything stops, and the card is read out (rule 9.3)."""

    reveals = True
    card: int
    scene: Scene

    def do(self, w: Colony) -> Steps:
        card = PACK.crossroads[self.card]
        w.reading = (-1, -1)
        w.crossroads_gone += (self.card,)
        return (Do((*card.before, *_decision(card)), self.scene),)

    def args(self) -> dict[str, Any]:
        card = PACK.crossroads[self.card]
        return {"card": card.name.said(), "story": card.story.said()}


def _decision(card: Crossroads) -> tuple[e.Effect, ...]:
    """The decision that a card asks for, as an effect."""
    if card.decide == "nobody":
        return tuple(effect for way in card.options for effect in way.do)
    if card.decide == "vote":
        return (e.Vote(card.options, card.vote_at),)
    return (e.Choice(card.options, card.decide),)


class PutCrossroadsUnder(Step[Colony], frozen=True):
    """The card was not called for: it goes under its deck, unseen (rule 9.9)."""

    player: Player

    def do(self, w: Colony) -> Steps:
        reader, card = w.reading
        put_under(w, CROSSROADS, [card], reader)
        w.reading = (-1, -1)
        return ()


def crossroads_called(w: Colony) -> Steps:
    """The card being read, if it has come true (rules 9.2 and 9.3)."""
    _, card = w.reading
    if card is HIDDEN or card < 0:
        return ()
    scene = called(w, PACK.crossroads[card].trigger, w.turn, PACK.crossroads[card].id)
    return () if scene is None else (CrossroadsComes(card, scene),)


def interrupting(w: Colony, happening: Happening) -> Steps:
    """A card that comes before what is about to happen, and may cancel it (rule 9.3)."""
    before = w.happened
    w.happened, w.cancelled = (replace(happening, cause=BEFORE),), False
    steps = crossroads_called(w)
    w.happened = before
    return steps


def called(w: Colony, trigger: t.AnyTrigger, player: Player, card: str) -> Scene | None:
    """The scene of a trigger that has come, for a player; None while it has not."""
    if type(trigger) is t.State:
        scene = state_scene(w, trigger.if_, _scene(player, card))
        return scene if holds(w, trigger.if_, scene) else None
    if not w.happened:
        return None
    word = trigger.__struct_config__.tag
    for happening in w.happened:
        if happening.what == word and _matches(w, trigger, happening, player):
            scene = Scene(player, card, happening.survivor, happening.place, happening.origin)
            if holds(w, trigger.if_, scene):
                return scene
    return None


@cache
def _scene(player: Player, card: str) -> Scene:
    """The scene of a card that speaks of nobody but the player."""
    return Scene(player, card)


def state_scene(w: Colony, condition: c.Condition | None, scene: Scene) -> Scene:
    """Who acts in a card that waits for a state: whoever makes its condition true (rule 9.2)."""
    find = ACTORS.get(type(condition))
    return scene if find is None else find(w, condition, scene)


def _first_found(w: Colony, condition: c.And | c.Or, scene: Scene) -> Scene:
    for each in condition.of:
        found = state_scene(w, each, scene)
        if found is not scene and found != scene:
            return found
    return scene


def _own(w: Colony, condition: c.Own, scene: Scene) -> Scene:
    for s in w.groups[scene.player]:
        if fits(w, s, condition.of, scene):
            return replace(scene, actor=s, place=w.at[s])
    return scene


def _in_play(w: Colony, condition: c.InPlay, scene: Scene) -> Scene:
    s = PACK.survivor_number[condition.id]
    return replace(scene, actor=int(s), place=w.at[s]) if w.at[s] >= 0 else scene


def _share(w: Colony, condition: c.Share, scene: Scene) -> Scene:
    found = pair(w, condition, scene)
    return replace(scene, actor=found[0], partner=found[1], place=w.at[found[0]]) if found else scene


ACTORS: dict[type, Callable[[Colony, Any, Scene], Scene]] = {
    c.And: _first_found,
    c.Or: _first_found,
    c.Own: _own,
    c.InPlay: _in_play,
    c.Share: _share,
}
"""How to find whoever makes a condition true."""


def _is_at(w: Colony, name: str | None, happening: Happening) -> bool:
    return name is None or happening.place in places(w, name, Scene(w.turn, place=happening.place))  # type: ignore[arg-type]


def _is_by(name: str | None, happening: Happening) -> bool:
    return name is None or PACK.survivors[happening.survivor].id == name


def _alive(w: Colony, happening: Happening) -> bool:
    return w.at[happening.survivor] >= 0


def _move(w: Colony, it: t.Move, h: Happening, player: Player) -> bool:
    """A mover who has died on the way calls nothing (rule 9.3)."""
    if not _alive(w, h) or not _is_at(w, it.to, h) or not _is_by(it.by, h):
        return False
    return it.fuel in (None, h.flag) and it.to_empty in (None, h.how == "empty")


BEFORE = "before"
"""The cause of what has not happened yet."""

MATCHES: dict[type, Callable[[Colony, Any, Happening, Player], bool]] = {
    t.Move: _move,
    t.Search: lambda w, it, h, player: _is_at(w, it.at, h) and _is_by(it.by, h),
    t.Attack: lambda w, it, h, player: _is_at(w, it.at, h),
    t.ZombieKilled: lambda w, it, h, player: _is_at(w, it.at, h),
    t.Exposure: lambda w, it, h, player: h.how == it.face and it.cause in (None, h.cause) and _alive(w, h),
    t.CardPlayed: lambda w, it, h, player: it.symbol in (None, h.how),
    t.EquipmentUsed: lambda w, it, h, player: it.symbol in (None, h.how),
    t.FoodSpent: lambda w, it, h, player: (it.when == "interrupt") == (h.cause == BEFORE),
    t.BarricadeBuilt: lambda w, it, h, player: _is_at(w, it.at, h),
    t.NoiseMade: lambda w, it, h, player: _is_at(w, it.at, h),
    t.SurvivorAdded: lambda w, it, h, player: (
        it.with_helpless in (None, any(other.what == "helpless_added" for other in w.happened))
    ),
    t.SurvivorKilled: lambda w, it, h, player: it.own in (None, h.player == player),
    t.CrisisResolved: lambda w, it, h, player: h.how == it.how,
    t.Enter: lambda w, it, h, player: _is_at(w, it.at, h),
}
"""What a trigger asks for besides its event."""


def _matches(w: Colony, trigger: t.AnyTrigger, happening: Happening, player: Player) -> bool:
    test = MATCHES.get(type(trigger))
    return test is None or test(w, trigger, happening, player)


ANSWERING = tuple((Someone(s), each.ability) for s, each in enumerate(PACK.survivors) if each.ability.on is not None)
"""Survivors whose ability answers a trigger."""
ALWAYS_ANSWERING = tuple((s, ability) for s, ability in ANSWERING if type(ability.on) is t.State)
"""Those that react to how things stand, whether anything has happened or not."""


class UseReaction(Step[Colony], frozen=True):
    """The ability is used."""

    reveals = True
    survivor: Someone

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor)}


class LetPass(Step[Colony], frozen=True):
    """The ability is not used."""

    reveals = True


class Reacting(Choice[Colony, UseReaction | LetPass], frozen=True):
    """Something has happened to which a survivor's ability may answer (rule 10.9)."""

    survivor: Someone
    scene: Scene

    def decider(self, w: Colony) -> Player:
        return self.scene.player

    def options(self, w: Colony, player: Player) -> Any:
        return [LetPass(), UseReaction(self.survivor)]

    def chosen(self, w: Colony, option: UseReaction | LetPass) -> Steps:
        if isinstance(option, LetPass):
            return ()
        mark_used(w, self.survivor, Source("ability", self.survivor))
        return (Do(PACK.survivors[self.survivor].ability.do, self.scene),)

    def args(self) -> dict[str, Any]:
        return {"survivor": name_of(self.survivor), "what": ability_text(PACK.survivors[self.survivor].ability)}


def reactions(w: Colony) -> Steps:
    """Abilities that answer what has happened, and what the main objective makes of it (rules 10.9 and 12.4)."""
    steps: Steps = ()
    for s, ability in ANSWERING if w.happened else ALWAYS_ANSWERING:
        if w.at[s] >= 0 and _may_react(w, s, ability):
            steps += _reaction(w, s, ability)
    if not w.happened:
        return steps
    for reaction in w.side.reactions:
        if type(reaction.when) not in (t.ZombieKilled, t.State):
            scene = called(w, reaction.when, w.turn, "")
            steps += () if scene is None else (Do(reaction.do, scene),)
    return steps


def _may_react(w: Colony, s: Someone, ability: Ability) -> bool:
    own_turn = not isinstance(ability.on, t.TurnStart) or w.owner[s] == w.turn
    return own_turn and is_ready(w, s, Source("ability", s), ability)


def _reaction(w: Colony, s: Someone, ability: Ability) -> Steps:
    assert ability.on is not None
    player = Player(w.owner[s])
    scene = called(w, ability.on, player, PACK.survivors[s].id)
    if scene is None:
        return ()
    actor = scene.actor if scene.actor >= 0 else int(s)
    place = scene.place if scene.place >= 0 else w.at[s]
    return (Reacting(s, replace(scene, bearer=int(s), actor=actor, place=place)),)
