"""Crossroads: the neighbour reads, the table waits, and sometimes it comes true (rule 9)."""

from collections.abc import Callable
from functools import cache
from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Player, PlayerName, Step, Steps, Viewer

from ...cards.conditions import holds
from ...cards.selectors import Scene, places
from ...decks import Drawing, put_under, take
from ...pack import COLONY, PACK
from ...table import CROSSROADS, Colony, Happening
from ...vocabulary import triggers as t
from .meant import comes, does_something, state_scene


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
        return {"player": PlayerName(self.player), "card": name}


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
        w.reading = (-1, -1)
        w.crossroads_gone += (self.card,)
        return comes(w, self.card, self.scene)

    def args(self) -> dict[str, Any]:
        card = PACK.crossroads[self.card]
        return {"card": card.name.said(), "story": card.story.said()}


class PutCrossroadsUnder(Step[Colony], frozen=True):
    """The card was not called for: it goes under its deck, unseen (rule 9.9)."""

    quiet = True
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
    scene = calls(w, card)
    return () if scene is None else (CrossroadsComes(card, scene),)


def calls(w: Colony, number: int) -> Scene | None:
    """The scene of a card that comes now: its trigger has come, and it can do something (rule 9.2)."""
    card = PACK.crossroads[number]
    scene = called(w, card.trigger, w.turn, card.id)
    return scene if scene is not None and does_something(w, card, scene) else None


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
    t.Exposure: lambda w, it, h, player: (
        h.how == it.face and it.cause in (None, h.cause) and _alive(w, h) and _is_by(it.by, h)
    ),
    t.DieUsed: lambda w, it, h, player: (
        it.least <= int(h.how) <= it.most and it.for_ in (None, h.cause) and _is_at(w, it.at, h)
    ),
    t.AbilityUsed: lambda w, it, h, player: _is_by(it.by, h),
    t.CardPlayed: lambda w, it, h, player: it.symbol in (None, h.how),
    t.EquipmentUsed: lambda w, it, h, player: it.symbol in (None, h.how),
    t.FoodSpent: lambda w, it, h, player: (it.when == "interrupt") == (h.cause == BEFORE),
    t.BarricadeBuilt: lambda w, it, h, player: _is_at(w, it.at, h),
    t.NoiseMade: lambda w, it, h, player: _is_at(w, it.at, h),
    t.SurvivorAdded: lambda w, it, h, player: (
        it.with_helpless in (None, any(other.what == "helpless_added" for other in w.happened))
    ),
    t.Wounded: lambda w, it, h, player: (
        it.own in (None, h.player == player) and it.outside in (None, h.place != COLONY) and _alive(w, h)
    ),
    t.SurvivorKilled: lambda w, it, h, player: it.own in (None, h.player == player),
    t.CrisisResolved: lambda w, it, h, player: h.how == it.how,
    t.Enter: lambda w, it, h, player: _is_at(w, it.at, h),
}
"""What a trigger asks for besides its event."""


def _matches(w: Colony, trigger: t.AnyTrigger, happening: Happening, player: Player) -> bool:
    test = MATCHES.get(type(trigger))
    return test is None or test(w, trigger, happening, player)
