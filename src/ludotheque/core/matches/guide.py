"""The guide: notes that explain a first match, each when its subject comes up.

A game's guide is part of its catalogue: the messages whose ids begin with `guide-`.

    guide-welcome, guide-welcome-2 …   before anything else: what the game is about
    guide-after-EVENT                  once an event has happened, named as in the log
    guide-after-EVENT-2, -3 …          more about the same event
    guide-ask-QUESTION                 when a question is asked, named by its prompt
    guide-ask-QUESTION-2, -3 …         the next times it is asked, one by one

Each note is given once. Its attributes say more about it:

    .turn = 3         not before the reader's third turn; being asked again, with nobody else between, is the same turn
    .needs = shared   only after an event whose sentence has this argument, with a value other than 0 and "no"
    .until = dawn     for a note on what others do meanwhile: gone once this event has happened, or the reader is asked
    .shows = hand     the part of the board it is about, which is lit and left uncovered

A page shows one note at a time. How to answer a question comes first, then what has happened meanwhile, then more about
the question. A note that the reader has begun stays when a question comes. It goes when the reader puts it away, or
answers while it is in sight. Notes that are still unread then are given when their subject comes up again.

In a message `$by` is `hand` where the reader touches a board and `keys` where they type.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from ..game import Game
from ..language.words import LANGUAGES, Sentence, catalogue

WELCOME = "guide-welcome"


def has_guide(game: Game[Any]) -> bool:
    """True if the game has a guide."""
    return WELCOME in catalogue(game.package, LANGUAGES[0]).ids


class Guide:
    """Guides one player at a keyboard through a match, and gives every note once."""

    def __init__(self, game: Game[Any]) -> None:
        self._package, self._catalogue = game.package, catalogue(game.package, LANGUAGES[0])
        self._told: set[str] = set()
        self._turn, self._others = 0, -1

    def tells(self, happened: Iterable[Sentence], asked: Sentence, others: int) -> list[Sentence]:
        """The notes to give now, on what has happened and on what is asked.

        Once the other players' answers, counted in `others`, have changed, a new turn begins with what is asked.
        """
        after = (id for event in happened for id in self._numbered(f"guide-after-{event.id}") if self._needs(id, event))
        told = [id for id in dict.fromkeys([*self._numbered(WELCOME), *after]) if self._is_due(id)]
        self._turn += others != self._others
        self._others = others
        told += filter(self._is_due, self._next_on(asked))
        self._told.update(told)
        return [Sentence(id, {"by": "keys"}, self._package) for id in told]

    def _next_on(self, asked: Sentence) -> list[str]:
        """The first note on the question that has not been given."""
        return [id for id in self._numbered(f"guide-ask-{asked.id}") if id not in self._told][:1]

    def _is_due(self, id: str) -> bool:
        if id in self._told or id not in self._catalogue.ids or self._attribute(id, "until"):
            return False
        return self._turn >= int(self._attribute(id, "turn") or 0)

    def _needs(self, id: str, event: Sentence) -> bool:
        """True if the event has what the note needs."""
        name = self._attribute(id, "needs")
        return not name or event.args.get(name, "no") not in (0, "no")

    def _attribute(self, id: str, name: str) -> str:
        return self._catalogue.attribute(id, name)

    def _numbered(self, first: str) -> Iterator[str]:
        """The message and its sequels: `guide-welcome`, `guide-welcome-2` …"""
        id, number = first, 1
        while id in self._catalogue.ids:
            yield id
            number += 1
            id = f"{first}-{number}"
