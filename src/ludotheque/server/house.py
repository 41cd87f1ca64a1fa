"""The house: all tables, opened, found again, looked after, and put away when nobody is there."""

import asyncio
from collections.abc import Coroutine
from secrets import token_urlsafe
from typing import Any

import msgspec
import structlog
from msgspec.structs import replace

from ludotheque.core.chance import fresh_seed
from ludotheque.core.refusals import Refused
from ludotheque.core.shelf import shelf
from ludotheque.core.wire import wire

from . import entries, messages
from .clock import now
from .entries import Entry
from .lessons import Lessons
from .metrics import Metrics
from .people import People, kept_secret
from .refusing import refusal
from .requests import COMPANY, begun, need_fit, refuse
from .settings import Settings
from .sitting import Sitting
from .store import Row, Store
from .table import Table, Unplayable
from .thinking import Thinkers

log = structlog.get_logger()

A_MOMENT = 5.0
"""Seconds until the house tries again what the disk refused."""


class UnknownTable(Refused):
    """No such table, or its link is wrong."""


class House:
    """Everything that is going on."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.folder)
        self.people = People(kept_secret(settings.folder))
        self.thinkers = Thinkers(settings.thinkers, settings.pace)
        self.lessons = Lessons(self.thinkers)
        self.metrics = Metrics()
        self._sittings: dict[str, Sitting] = {}
        self._cut_off = self.store.lagging()
        """Tables that were open when the house was last cut off, and have not been since."""
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

    async def open(self) -> None:
        """The doors open: tables that were left in the middle go on."""
        self.store.start()
        self.spawn(self._watch())

    def say_farewell(self) -> None:
        """Everybody at a table is asked to come again in a moment."""
        for sitting in self._sittings.values():
            sitting.dismiss(refusal("house-closes"))

    async def close(self) -> None:
        """The doors close: nobody thinks any more, and everything is on disk."""
        self.closing = True
        for task in [*self._tasks]:
            task.cancel()
        for sitting in self._sittings.values():
            sitting.put_away()
        self.thinkers.close()
        self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Lets something happen beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Tables.

    async def open_table(self, guest: str, name: str, wanted: messages.NewTable) -> str:
        """A new table, with its host in the first seat; a quick one begins at once against bots, a first one too."""
        game = shelf.game(wanted.game)
        if self.store.hosted_by(guest) >= self.settings.tables_per_guest:
            raise refuse("too-many-tables", most=self.settings.tables_per_guest)
        chosen = (game.first.players, game.first.options) if wanted.first else (wanted.seats, wanted.options)
        seats, options = chosen[0] or game.players[0], dict(chosen[1])
        need_fit(game, seats, options)
        news: list[Entry] = [entries.Opened(game.key, fresh_seed(), guest, name, seats)]
        news += [entries.Agreed({**wire(game.options()), **options})] if options else []
        if wanted.quick or wanted.first:
            bots, level = [bot for bot in COMPANY if bot != name], "easy" if wanted.first else wanted.level
            news += [entries.Offered(seat, "bot", level, bots[seat - 1]) for seat in range(1, seats)]
            news.append(begun(game, seats, options))
        return await self._open(news)

    async def open_again(self, table: Table, asker: int) -> str:
        """Another table for the same people and bots, in the same seats; whoever asks for it is its host.

        Somebody who has nobody but bots to wait for begins at once. A bot that played for somebody who left has a name
        of its own now.
        """
        names, customs = table.names(), table.customs
        guests = [table.people[seat.person].guest if seat.person is not None else "" for seat in table.seats]
        news: list[Entry] = [
            entries.Opened(table.game.key, fresh_seed(), guests[asker], names[asker], len(guests)),
            entries.Agreed(table.options, customs.clock.seconds, customs.away, customs.watchers, customs.hints),
        ]
        if asker:
            news.append(entries.Seated(asker, guests[asker], names[asker]))
        spare = (name for name in COMPANY if name not in names)
        for number, seat in enumerate(table.seats):
            if seat.level is not None:
                bot = next(spare, f"Bot {number + 1}") if seat.is_relieved else seat.name
                news.append(entries.Offered(number, "bot", seat.level, bot))
            elif number != asker:
                news.append(entries.Seated(number, guests[number], names[number]))
        if all(seat.level for number, seat in enumerate(table.seats) if number != asker):
            news.append(begun(table.game, len(guests), table.options))
        return await self._open(news)

    async def _open(self, news: list[Entry]) -> str:
        sitting = Sitting(self, Table(token_urlsafe(16)))
        async with sitting.lock:
            self._sittings[sitting.table.id] = sitting
            await sitting.begin(news)
        return sitting.table.id

    def sitting(self, id: str) -> Sitting:
        """The table with this secret name, from memory or from disk."""
        found = self._sittings.get(id)
        if found is None:
            found = self._sittings[id] = Sitting(self, self._read(id))
            self._cut_off.discard(id)
            found.resume()
        return found

    def _read(self, id: str) -> Table:
        rows = self.store.entries(id)
        if not rows:
            raise UnknownTable(refusal("unknown-table"))
        try:
            return _told_again(id, rows)
        except Unplayable:
            raise
        except Exception as error:  # a game that has changed may fail in any way
            log.error("table-broken", table=id[:6], error=repr(error))
            raise Unplayable(refusal("table-broken")) from error

    def drop(self, sitting: Sitting, woken_again: bool = False) -> None:
        """The table leaves the memory; if the house has something to do there, it comes back in a moment."""
        sitting.close()
        id = sitting.table.id
        if self._sittings.get(id) is sitting:
            del self._sittings[id]
        if woken_again:
            self.spawn(self._wake_later(id))

    async def _wake_later(self, id: str) -> None:
        await asyncio.sleep(A_MOMENT)
        self._wake(id)

    async def _watch(self) -> None:
        """Once a second: tables that have something to do come in, those where nothing happens go out."""
        looked = -1
        while True:
            looking = now()
            try:
                await self._look_round(looked, looking)
                looked = looking
            except Exception as error:  # a disk that cannot be read now may be read in a second
                log.error("watch-failed", error=repr(error))
            await asyncio.sleep(1)

    async def _look_round(self, looked: int, looking: int) -> None:
        at = asyncio.get_running_loop().time()
        for sitting in [*self._sittings.values()]:
            if sitting.is_idle(at, self.settings.idle):
                sitting.put_away()
                self.drop(sitting)
        for id in self.store.due(looked, looking):
            self._wake(id)
            await asyncio.sleep(0)

    def _wake(self, id: str) -> None:
        try:
            self.sitting(id)
        except Refused as refused:
            log.error("table-asleep", table=id[:6], error=refused.why.id)

    # Lists.

    async def tables_for(self, guest: str | None) -> messages.Tables:
        """The guest's tables, those that wait for them first; and those where anybody may sit down."""
        rows = self.store.cards_of(guest) if guest else []
        mine = [replace(await self._now(card), mine=seat) for text, seat in rows if (card := _card(text))]
        mine.sort(key=lambda card: (card.mine not in card.waiting, card.phase == "over", -card.changed))
        known = {card.id for card in mine}
        offered = (card for text in self.store.open_cards() if (card := _card(text)))
        return messages.Tables(mine, [card for card in offered if card.id not in known])

    async def _now(self, card: messages.Card) -> messages.Card:
        """The card of a table as it is now: one that is open, or was cut off, speaks for itself, of what is on disk."""
        if card.id in self._cut_off:
            self._cut_off.discard(card.id)
            self._wake(card.id)
        sitting = self._sittings.get(card.id)
        if sitting is None:
            return card
        async with sitting.lock:
            return sitting.card()

    def counted(self) -> Metrics:
        """The figures, as of now."""
        sittings = self._sittings.values()
        self.metrics.sittings.set(len(sittings))
        self.metrics.connections.set(sum(len(sitting.readers) for sitting in sittings))
        self.metrics.players.set(sum(len(sitting.here()) for sitting in sittings))
        for phase, count in self.store.tables().items():
            self.metrics.tables.labels(phase).set(count)
        return self.metrics


def _card(text: bytes) -> messages.Card | None:
    """The card; None for one that an older house wrote otherwise."""
    try:
        return msgspec.json.decode(text, type=messages.Card)
    except msgspec.DecodeError:
        return None


def _told_again(id: str, rows: list[Row]) -> Table:
    table = Table(id)
    for row in rows:
        table.add(entries.read(row.entry), row.at)
    return table
