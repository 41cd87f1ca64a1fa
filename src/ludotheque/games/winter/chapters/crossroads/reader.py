"""Cards that wait for something in the room: only the reader can tell (rule 9.2)."""

from typing import Any, Self

from msgspec.structs import replace

from ludotheque.core import HIDDEN, Choice, Player, Step, Steps, Viewer

from ...cards.conditions import holds
from ...cards.selectors import Scene
from ...pack import PACK
from ...table import Colony
from ...vocabulary import triggers as t
from . import CrossroadsComes


class ItHappened(Step[Colony], frozen=True):
    """What the card waits for has happened in the room."""

    reveals = True


class ItDidNot(Step[Colony], frozen=True):
    """What the card waits for has not happened in the room."""


class AskingReader(Choice[Colony, ItHappened | ItDidNot], frozen=True):
    """Only the reader knows whether it has happened in the room, and is asked when the turn ends (rule 9.2)."""

    player: Player
    card: int

    def seen_by(self, viewer: Viewer) -> Self:
        return self if viewer == self.player else replace(self, card=HIDDEN)

    def decider(self, w: Colony) -> Player:
        return self.player

    def options(self, w: Colony, player: Player) -> Any:
        return [ItDidNot(), ItHappened()]

    def chosen(self, w: Colony, option: ItHappened | ItDidNot) -> Steps:
        if isinstance(option, ItDidNot):
            return ()
        return (CrossroadsComes(self.card, Scene(w.turn, PACK.crossroads[self.card].id)),)

    def args(self) -> dict[str, Any]:
        if self.card is HIDDEN:
            return {"what": "hidden"}
        trigger = PACK.crossroads[self.card].trigger
        assert isinstance(trigger, t.Table)
        return {"what": trigger.what.said()}


def asking_reader(w: Colony) -> Steps:
    """Asks the reader, if their card waits for something in the room."""
    reader, card = w.reading
    if card is HIDDEN or card < 0 or not isinstance(PACK.crossroads[card].trigger, t.Table):
        return ()
    trigger = PACK.crossroads[card].trigger
    if not holds(w, trigger.if_, Scene(w.turn, PACK.crossroads[card].id)):
        return ()
    return (AskingReader(Player(reader), card),)
