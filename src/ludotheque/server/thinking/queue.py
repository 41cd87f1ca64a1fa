"""Fairness: whose thought comes next when there are more thoughts than processes.

A thought has a cause: what kind of thought it is, at which table, and who pays for it. Payers are addresses, because
anybody can make new guests for nothing; a table with bots is paid for by the address its host last came from. Tables
whose host has not been there since they were opened share one payer.

Kinds come in order of urgency; within a kind the payers take turns, then each payer's tables. So somebody with 300
tables waits for everybody else once, and everybody else waits for one of their thoughts, not for 300. A kind that was
passed over often enough gets its turn, whatever else is waiting: nobody can starve hints, or bots that nobody watches.
"""

from collections import Counter
from collections.abc import Collection
from enum import IntEnum
from typing import Generic, NamedTuple, Protocol, TypeVar


class Kind(IntEnum):
    """What is thought about; a lower number is more urgent."""

    WATCHED = 0
    """A bot's move at a table where a person with a seat is present."""
    HINT = 1
    """A hint."""
    UNWATCHED = 2
    """A bot's move at a table where no person with a seat is present."""
    LESSON = 3
    """A turn of a finished match."""


PASSED_OVER = {Kind.WATCHED: 0, Kind.HINT: 3, Kind.UNWATCHED: 6, Kind.LESSON: 20}
"""After this many thoughts of other kinds, a waiting kind gets its turn."""


class Cause(NamedTuple):
    """What a thought is for, and who pays for it."""

    kind: Kind
    payer: str
    table: str


class Caused(Protocol):
    """Something that waits for its turn."""

    cause: Cause


T = TypeVar("T", bound=Caused)


class FairQueue(Generic[T]):
    """Waiting thoughts, by kind, by payer, by table, in order of arrival."""

    def __init__(self) -> None:
        self._kinds: dict[Kind, dict[str, dict[str, list[T]]]] = {kind: {} for kind in Kind}
        """The first payer is next, and each payer's first table. After a turn it goes to the end."""
        self._passed: Counter[Kind] = Counter()

    def put(self, item: T) -> None:
        """Adds a thought."""
        kind, payer, table = item.cause
        self._kinds[kind].setdefault(payer, {}).setdefault(table, []).append(item)

    def remove(self, item: T) -> bool:
        """Removes a thought; False if it was not waiting."""
        kind, payer, table = item.cause
        items = self._kinds[kind].get(payer, {}).get(table, [])
        if item not in items:
            return False
        items.remove(item)
        if not items:
            self._forget(item.cause)
        return True

    def move(self, old: Cause, new: Cause) -> None:
        """Moves what waits for one cause to another, because people came to the table or left it."""
        moved = self._kinds[old.kind].get(old.payer, {}).get(old.table, [])
        if moved:
            self._forget(old)
        for item in moved:
            item.cause = new
            self.put(item)

    def _forget(self, cause: Cause) -> None:
        payers = self._kinds[cause.kind]
        del payers[cause.payer][cause.table]
        if not payers[cause.payer]:
            del payers[cause.payer]

    def take(self, kinds: Collection[Kind]) -> T | None:
        """Takes the next thought of these kinds; None if there is none."""
        waiting = [kind for kind in kinds if self._kinds[kind]]
        if not waiting:
            return None
        kind = self._next_kind(waiting)
        payers = self._kinds[kind]
        payer = next(iter(payers))
        tables = payers.pop(payer)
        table = next(iter(tables))
        first, *rest = tables.pop(table)
        if rest:
            tables[table] = rest
        if tables:
            payers[payer] = tables
        return first

    def _next_kind(self, waiting: list[Kind]) -> Kind:
        """The most urgent kind, unless another was passed over too often."""
        due = (kind for kind in waiting[1:] if self._passed[kind] >= PASSED_OVER[kind])
        chosen = next(due, waiting[0])
        self._passed.update(kind for kind in waiting if kind != chosen)
        self._passed[chosen] = 0
        return chosen

    def rivals(self, cause: Cause) -> tuple[int, int]:
        """How many payers wait for something at least as urgent, this one included; and how many such thoughts it
        has."""
        payers = {cause.payer}.union(*(self._kinds[kind] for kind in Kind if kind <= cause.kind))
        own = self._kinds[cause.kind].get(cause.payer, {})
        return len(payers), 1 + sum(map(len, own.values()))

    def lengths(self) -> dict[Kind, int]:
        """The number of waiting thoughts of each kind."""
        return {
            kind: sum(len(own) for tables in payers.values() for own in tables.values())
            for kind, payers in self._kinds.items()
        }
