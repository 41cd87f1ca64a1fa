"""Lists of tables: a guest's own, and the public list, which no single host or address can fill."""

import sqlite3
from collections.abc import Callable
from functools import lru_cache
from typing import Protocol, TypeVar

import msgspec
import structlog
from msgspec.structs import replace

from ludotheque.core.wire import encode

from .. import limits
from ..clock import now
from ..limits import Usage
from ..protocol.api import Card, Tables
from ..sentences import refusal
from ..storage.contract import Listing
from ..storage.store import Store
from .table import Table

log = structlog.get_logger()

T = TypeVar("T")


class OpenTables(Protocol):
    """The tables in memory, as lists need them."""

    def welcoming(self) -> list[str]:
        """Ids of tables where a person is present and anybody may sit down."""

    async def current(self, card: Card) -> Card:
        """The card of a table, up to date."""


class Lists:
    """The lists of tables, as a guest sees them."""

    def __init__(self, store: Store, usage: Usage, listed_for: float, open_tables: OpenTables) -> None:
        self._store, self._usage, self._listed_for, self._open_tables = store, usage, listed_for, open_tables

    async def tables_for(self, guest: str | None) -> Tables:
        """The guest's tables, starting with those that wait for them; and the tables where anybody may sit down."""
        rows = rows_of(lambda: self._store.cards_of(guest)) if guest else []
        current = self._open_tables.current
        mine = [replace(await current(card), mine=seat) for text, seat in rows if (card := _card(text))]
        mine.sort(key=lambda card: (card.mine not in card.waiting, card.phase == "over", -card.changed))
        known = {card.id for card in mine}
        hidden = known | self._store.damaged
        offered = (
            _card(text) for id, text in rows_of(lambda: self._store.open_cards(self._listing())) if id not in hidden
        )
        return Tables(mine, [card for card in offered if card is not None])

    def _listing(self) -> Listing:
        """The limits of the public list: few tables of each address and host, so that none fills it alone."""
        allowed = self._usage.allowed
        of_address, of_host = allowed(limits.LISTED_OF_ADDRESS), allowed(limits.LISTED_OF_HOST)
        present = encode(self._open_tables.welcoming()).decode()
        return Listing(present, self._listed_since(), of_address, of_host, allowed(limits.LISTED))

    def _listed_since(self) -> int:
        return now() - int(1000 * self._listed_for)

    def need_room(self, table: Table) -> None:
        """Refuses to open a table to anybody while too many from the same address are still open."""
        most = limits.OPEN_TABLES
        why = refusal("too-many-open", most=self._usage.allowed(most))
        self._usage.need_room(most, self._store.open_beside(table.id, self._listed_since()), why)


def rows_of(read: Callable[[], list[T]]) -> list[T]:
    """The rows of a list; none if that part of the file cannot be read."""
    try:
        return read()
    except sqlite3.DatabaseError as error:
        log.error("list-unreadable", error=repr(error))
        return []


@lru_cache(2000)
def _card(text: bytes) -> Card | None:
    """The card; None if an older version of the house wrote it in another form."""
    try:
        return msgspec.json.decode(text, type=Card)
    except msgspec.DecodeError:
        return None
