"""Moments: the world as it was between two questions, so that readers can watch what an answer leads to."""

from typing import NamedTuple

from ..facets.face import Kinds
from ..state.steps import Event
from ..state.world import World


class Moment(NamedTuple):
    """The world right after the last of so many events."""

    events: int
    world: World


class Moments:
    """Hears what an answer leads to, and copies the world right after each event of the given kinds."""

    def __init__(self, world: World, kinds: Kinds) -> None:
        self.kept: list[Moment] = []
        self._world, self._kinds, self._heard = world, kinds, 0

    def hear(self, event: Event) -> None:
        """Keeps the moment of an event that has just happened."""
        self._heard += 1
        if isinstance(event.what, self._kinds):
            self.kept.append(Moment(self._heard, self._world.clone()))
