"""A first match that explains itself: a word on each thing as it comes up for the first time.

A game's guide is part of its catalogue: the messages whose ids begin with `guide-`.

    guide-welcome, guide-welcome-2 …   before anything else
    guide-after-EVENT                  once an event has happened, named as in the log
    guide-ask-QUESTION                 when a question is asked, named by its prompt
    guide-ask-QUESTION-2, -3 …         when it is asked for the second time, the third …
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from .game import Game
from .words import LANGUAGES, Sentence, catalogue

WELCOME = "guide-welcome"


def has_guide(game: Game[Any]) -> bool:
    """Whether the game explains itself."""
    return WELCOME in catalogue(game.package, LANGUAGES[0]).ids


class Guide:
    """Goes through a match with one player, and says everything once."""

    def __init__(self, game: Game[Any]) -> None:
        self._package, self._known = game.package, catalogue(game.package, LANGUAGES[0]).ids
        self._told: set[str] = set()
        self._times: Counter[str] = Counter()

    def tells(self, happened: Iterable[Sentence], asked: Sentence) -> list[Sentence]:
        """What is explained now: on what has happened, and on what is asked."""
        self._times[asked.id] += 1
        wanted = [*self._welcome(), *(f"guide-after-{event.id}" for event in happened)]
        time = self._times[asked.id]
        wanted.append(f"guide-ask-{asked.id}" if time == 1 else f"guide-ask-{asked.id}-{time}")
        told = [id for id in dict.fromkeys(wanted) if id in self._known and id not in self._told]
        self._told.update(told)
        return [Sentence(id, {}, self._package) for id in told]

    def _welcome(self) -> Iterator[str]:
        yield WELCOME
        time = 2
        while (id := f"guide-welcome-{time}") in self._known:
            yield id
            time += 1
