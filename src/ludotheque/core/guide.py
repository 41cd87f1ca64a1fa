"""A first match that explains itself: a word on each thing as it comes up, and not a moment longer.

A game's guide is part of its catalogue: the messages whose ids begin with `guide-`.

    guide-welcome, guide-welcome-2 …   before anything else: what it is all about
    guide-after-EVENT                  once an event has happened, named as in the log
    guide-after-EVENT-2, -3 …          more about the same event
    guide-ask-QUESTION                 when a question is asked, named by its prompt
    guide-ask-QUESTION-2, -3 …         the next times it is asked, one by one

Each is said once. Its attributes say more about it:

    .turn = 3         not before the reader's third turn; to be asked again, with nobody else between, is the same turn
    .needs = shared   only after an event whose sentence has this argument, and neither 0 nor "no" in it
    .until = asked    it is over as soon as the reader is asked something: a word on what others do meanwhile
    .shows = hand     the part of the board it speaks of, which is lit and left uncovered

On a page one note lies there at a time: how a question is answered comes before what has happened meanwhile, and that
before more about the question. What somebody has begun to read stays when a question comes. A note goes when the reader
has put it away, or has answered with it in sight; what was still unread then is said when it comes up again.

In a message `$by` is `hand` where the reader touches a board and `keys` where they type.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from .game import Game
from .words import LANGUAGES, Sentence, catalogue

WELCOME = "guide-welcome"


def has_guide(game: Game[Any]) -> bool:
    """Whether the game explains itself."""
    return WELCOME in catalogue(game.package, LANGUAGES[0]).ids


class Guide:
    """Goes through a match with one player who types, and says everything once."""

    def __init__(self, game: Game[Any]) -> None:
        self._package, self._catalogue = game.package, catalogue(game.package, LANGUAGES[0])
        self._told: set[str] = set()
        self._turn, self._others = 0, -1

    def tells(self, happened: Iterable[Sentence], asked: Sentence, others: int) -> list[Sentence]:
        """What is explained now: on what has happened, and on what is asked.

        Where others have given more answers by now than at the last question, a new turn has begun.
        """
        self._turn += others != self._others
        self._others = others
        after = (id for event in happened for id in self._numbered(f"guide-after-{event.id}") if self._needs(id, event))
        wanted = [*self._numbered(WELCOME), *after, *self._next_on(asked)]
        told = [id for id in dict.fromkeys(wanted) if self._is_due(id)]
        self._told.update(told)
        return [Sentence(id, {"by": "keys"}, self._package) for id in told]

    def _next_on(self, asked: Sentence) -> list[str]:
        """The first note on the question that has not been said."""
        return [id for id in self._numbered(f"guide-ask-{asked.id}") if id not in self._told][:1]

    def _is_due(self, id: str) -> bool:
        if id in self._told or id not in self._catalogue.ids or self._attribute(id, "until") == "asked":
            return False
        return self._turn >= int(self._attribute(id, "turn") or 0)

    def _needs(self, id: str, event: Sentence) -> bool:
        """Whether the event is of the kind that the note is about."""
        name = self._attribute(id, "needs")
        return not name or event.args.get(name, "no") not in (0, "no")

    def _attribute(self, id: str, name: str) -> str:
        return self._catalogue.attribute(id, name)

    def _numbered(self, first: str) -> Iterator[str]:
        """The message and those that go on from it: `guide-welcome`, `guide-welcome-2` …"""
        id, number = first, 1
        while id in self._catalogue.ids:
            yield id
            number += 1
            id = f"{first}-{number}"
