"""Whom a card means, by name: as things stand at the table, and in the scene in which it is done (rule 9.10)."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core import Arg, PlayerName, Sentence

from .cards.selectors import FIXED, Scene, players, survivors
from .pack import PACK, Place
from .pack.names import name_of
from .table import Colony
from .vocabulary.selectors import ControllerOf, Highest, Lowest, Named, Per
from .vocabulary.words import PACKAGE, elides


class AsThingsStand:
    """What the pack calls things, for a card that is read at a table, and whom it means there now."""

    survivor = staticmethod(PACK.survivor)
    item = staticmethod(PACK.item)
    counter = staticmethod(PACK.counter)
    card = staticmethod(PACK.card)

    def __init__(self, w: Colony) -> None:
        self.players: int | None = w.players
        self._w, self._scene = w, Scene(w.turn)

    def place(self, name: str, form: str) -> Sentence:
        """A place, as the pack calls it."""
        return PACK.place(name, form)

    def meant(self, whom: Any) -> Sequence[Arg]:
        """Those of lowest or highest influence, or one player; nobody, where it rests on who acts."""
        if isinstance(whom, (Lowest, Highest)):
            return [name_of(s) for s in survivors(self._w, whom, self._scene)] if _rests_on_table(whom) else ()
        if whom in ("first", "reader") or (isinstance(whom, ControllerOf) and self._is_known(whom.of)):
            return [PlayerName(seat) for seat in players(self._w, whom, self._scene)]
        return ()

    def person(self, word: str) -> Sentence | None:
        """Nobody: who acts is known only in a scene."""
        return None

    def apart(self) -> "AsThingsStand":
        """The names without those of the scene."""
        return AsThingsStand(self._w)

    def _is_known(self, whom: Any) -> bool:
        return isinstance(whom, Named)


class InScene(AsThingsStand):
    """What things are called where a card is being done: whoever acts, and the places, by name."""

    def __init__(self, w: Colony, scene: Scene) -> None:
        super().__init__(w)
        self._scene = scene

    def place(self, name: str, form: str) -> Sentence:
        """The place where it happens, by its name."""
        scene = self._scene
        there = {"here": scene.place, "destination": scene.place, "origin": scene.origin}.get(name, -1)
        return PACK.forms(Place(there), form) if there >= 0 else PACK.place(name, form)

    def person(self, word: str) -> Sentence | None:
        """Whoever acts, whoever has the ability, or the other one."""
        people = {"self": self._scene.bearer, "actor": self._scene.actor, "partner": self._scene.partner}
        s = people.get(word, -1)
        if s < 0:
            return None
        return Sentence("whom-named", {"id": name_of(s), "elides": elides(name_of(s)), "case": "at"}, PACKAGE)

    def _is_known(self, whom: Any) -> bool:
        return isinstance(whom, Named) or (isinstance(whom, str) and self.person(whom) is not None)


def _rests_on_table(whom: Lowest | Highest) -> bool:
    """True if it means the same survivors whoever acts, wherever they are."""
    those = whom.from_
    if those.owner is not None or those.other or those.elsewhere or isinstance(whom.n, Per):
        return False
    return those.at is None or those.at in FIXED
