"""Fairness: whose thought comes next when more is to be thought than there are processes.

A thought has a cause: what kind of thought it is, at which table, and who pays for it. Payers are addresses, because
guests are free to make; of a table with bots it is the address from which its host came last. Tables whose host has not
been here since they were opened share one payer.

Kinds come in their order, and within a kind the payers take turns, then the tables of a payer. So somebody with 300
tables waits for everybody else once, and everybody else waits for one of their thoughts, not for 300. A kind that was
passed over often enough gets its turn, whatever else waits: nobody can keep hints, or bots that nobody looks at, from
being thought of.
"""

from collections import Counter
from collections.abc import Collection
from enum import IntEnum
from typing import Generic, NamedTuple, Protocol, TypeVar


class Kind(IntEnum):
    """What is thought about; the lower, the more urgent."""

    WATCHED = 0
    """The move of a bot at a table where somebody who sits there is looking."""
    HINT = 1
    """A hint for somebody."""
    UNWATCHED = 2
    """The move of a bot at a table where nobody sits now."""
    LESSON = 3
    """A turn of a match that is over."""


PASSED_OVER = {Kind.WATCHED: 0, Kind.HINT: 3, Kind.UNWATCHED: 6, Kind.LESSON: 20}
"""How many thoughts of other kinds may come before one of each kind that waits."""


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
    """What waits to be thought: by kind, by payer, by table, in the order in which it came."""

    def __init__(self) -> None:
        self._kinds: dict[Kind, dict[str, dict[str, list[T]]]] = {kind: {} for kind in Kind}
        """The first payer, and the first table of a payer, is next; who had a turn goes to the end."""
        self._passed: Counter[Kind] = Counter()

    def put(self, item: T) -> None:
        """One more waits."""
        kind, payer, table = item.cause
        self._kinds[kind].setdefault(payer, {}).setdefault(table, []).append(item)

    def remove(self, item: T) -> bool:
        """It need not be thought any more; False if it does not wait."""
        kind, payer, table = item.cause
        items = self._kinds[kind].get(payer, {}).get(table, [])
        if item not in items:
            return False
        items.remove(item)
        if not items:
            self._forget(item.cause)
        return True

    def move(self, old: Cause, new: Cause) -> None:
        """What waits for one cause waits for another now: somebody has come to the table, or has left it."""
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
        """The next, among these kinds."""
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
        """The most urgent, unless another was passed over too often."""
        due = (kind for kind in waiting[1:] if self._passed[kind] >= PASSED_OVER[kind])
        chosen = next(due, waiting[0])
        self._passed.update(kind for kind in waiting if kind != chosen)
        self._passed[chosen] = 0
        return chosen

    def rivals(self, cause: Cause) -> tuple[int, int]:
        """How many payers wait with what is as urgent or more, this one included; and how much of it is this one's."""
        payers = {cause.payer}.union(*(self._kinds[kind] for kind in Kind if kind <= cause.kind))
        own = self._kinds[cause.kind].get(cause.payer, {})
        return len(payers), 1 + sum(map(len, own.values()))

    def lengths(self) -> dict[Kind, int]:
        """How much waits of each kind."""
        return {
            kind: sum(len(own) for tables in payers.values() for own in tables.values())
            for kind, payers in self._kinds.items()
        }
