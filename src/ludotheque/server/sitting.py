"""A sitting: a table that is open now. Requests come one at a time; each is written down before anybody hears of it."""

import asyncio
from collections import deque
from collections.abc import Sequence
from time import time
from typing import TYPE_CHECKING, Any

import structlog
from msgspec.structs import replace

from ludotheque.bots import BOTS
from ludotheque.core.chance import Chance, fresh_seed
from ludotheque.core.match import Match
from ludotheque.core.refusals import Refused
from ludotheque.core.steps import Ask
from ludotheque.core.wire import encode, wire
from ludotheque.core.words import Player, Why

from . import entries, messages
from .entries import Entry
from .news import facts_of, gone_since, lines_of, play_of, since
from .refusing import refusal
from .requests import Asker, NotAllowed, entries_for, refuse
from .store import NotWritten, Row, Summary
from .table import Table

if TYPE_CHECKING:
    from .house import House

MOST_UNSENT = 200
"""Messages that may wait for a reader who is too slow; then the line is cut, and they resume."""

log = structlog.get_logger()


class Connection:
    """One browser at a table: who it is, and what is still to be sent to it."""

    __slots__ = ("ending", "guest", "lost", "name", "unsent", "wakes", "words")

    def __init__(self, guest: str, name: str) -> None:
        self.guest, self.name = guest, name
        self.words = False
        self.lost = self.ending = False
        self.unsent: deque[str] = deque()
        self.wakes: asyncio.Future[None] | None = None

    def send(self, message: messages.Message) -> None:
        """To be sent when its turn comes."""
        self.send_text(encode(message).decode())

    def send_text(self, text: str) -> None:
        """To be sent when its turn comes."""
        if len(self.unsent) >= MOST_UNSENT:
            self.lost = True
        else:
            self.unsent.append(text)
        self._wake()

    def end(self) -> None:
        """Nothing more will come; what is there is still sent."""
        self.ending = True
        self._wake()

    def cut(self) -> None:
        """Nothing more can be sent."""
        self.lost = True
        self._wake()

    def _wake(self) -> None:
        if self.wakes is not None and not self.wakes.done():
            self.wakes.set_result(None)

    async def next(self) -> str | None:
        """The next message to send, as soon as there is one; None: there will be none, or the reader is too slow."""
        while not self.unsent and not self.lost and not self.ending:
            self.wakes = asyncio.get_running_loop().create_future()
            await self.wakes
        return None if self.lost or not self.unsent else self.unsent.popleft()


class Sitting:
    """The table, those who look at it, and what the house has to do for it: bots, clocks, seats of the absent."""

    def __init__(self, house: "House", table: Table) -> None:
        self.house, self.table = house, table
        self.connections: list[Connection] = []
        self.lock = asyncio.Lock()
        self._alarm: asyncio.TimerHandle | None = None
        self._thinking: dict[int, tuple[tuple[int, int], asyncio.Task[None]]] = {}
        self._gone_since: dict[int, float] = {}
        self._loaded = now()
        self._summary: Summary | None = None
        self._guests: tuple[tuple[str, int], ...] | None = None
        self._told_here: messages.Here | None = None
        self._closed = False
        self.idle_since = asyncio.get_running_loop().time()

    async def begin(self, news: Sequence[Entry]) -> None:
        """The first entries of a new table; its lock is held."""
        await self._add(news)

    def resume(self) -> None:
        """A table that was on disk goes on."""
        self._look_after()

    # People come, ask, and go.

    async def join(self, connection: Connection, hello: messages.Hello) -> None:
        """Somebody opens the table: they get all they may know, and who was away is back."""
        async with self.lock:
            self._need_open()
            if (why := self._unwelcome(connection)) is not None:
                raise NotAllowed(why)
            connection.words = hello.words
            self.connections.append(connection)
            await self._greet(connection)
            self._send_fresh(connection, hello.after)
            self._send_here()
            self._look_after()

    async def _greet(self, connection: Connection) -> None:
        """Notes a new name, and that the bot may give the seat back."""
        person = self.table.person_of(connection.guest) if connection.guest else None
        if person is None:
            return
        news: list[Entry] = []
        name = self.house.store.name_of(connection.guest)
        if name and self.table.people[person].name != name:
            news.append(entries.Renamed(person, name))
        seat = self.table.seat_of(person)
        if seat is not None:
            self._gone_since.pop(seat, None)
            if self.table.seats[seat].held or self.table.seats[seat].votes:
                news.append(entries.Returned(seat))
        if news:
            await self._add(news, but=connection)

    def _send_fresh(self, connection: Connection, after: int) -> None:
        """The whole table, and the story since the number the reader had."""
        table = self.table
        after = after if after <= table.number else 0
        seat = self._seat_of(connection)
        connection.send(
            messages.News(
                number=table.number,
                now=now(),
                lines=lines_of(since(table, after), seat),
                gone=gone_since(table, after),
                fresh=True,
                you=self._you(connection),
                facts=facts_of(table),
                play=play_of(table, seat, connection.words),
            )
        )

    def leave(self, connection: Connection) -> None:
        """The line is gone; the seat is not."""
        if connection not in self.connections:
            return
        self.connections.remove(connection)
        self.idle_since = asyncio.get_running_loop().time()
        seat = self._seat_of(connection)
        if seat is not None and seat not in self.here():
            self._gone_since[seat] = asyncio.get_running_loop().time()
        self._send_here()
        self._look_after()

    async def ask(self, connection: Connection, request: messages.Request) -> None:
        """Does what is asked, once it is on disk; otherwise the asker is told why not, and nothing has changed."""
        if type(request) is messages.Ping:
            connection.send(messages.Pong(request.sent, now()))
            return
        try:
            async with self.lock:
                await self._do(connection, request)
        except Refused as refused:
            self.house.metrics.refusals.inc()
            if not connection.ending:
                connection.send(messages.Refusal(request.ref, refused.why))

    async def _do(self, connection: Connection, request: messages.Request) -> None:
        self._need_open()
        if type(request) is messages.Link:
            connection.send(messages.SeatLink(self._seat_link(connection)))
        elif type(request) is messages.Rematch:
            await self._rematch(connection)
        elif type(request) is messages.Hello:
            raise refuse("hello-already")
        else:
            await self._add(entries_for(self.table, self._asker(connection), request))

    def _seat_link(self, connection: Connection) -> str:
        seat = self._seat_of(connection)
        if seat is None:
            raise refuse("no-seat")
        return self.house.people.seat_token(self.table.id, seat, connection.guest, self.table.seats[seat].came)

    async def _rematch(self, connection: Connection) -> None:
        if self._seat_of(connection) is None:
            raise refuse("no-seat")
        if self.table.phase != "over":
            raise refuse("not-over")
        if self.table.rematch is None:
            again = await self.house.open_again(self.table)
            await self._add([entries.Rematched(again)])

    async def move_seat(self, token: str, guest: str) -> None:
        """Whoever brings the secret of a seat has the seat."""
        async with self.lock:
            self._need_open()
            table = self.table
            for number, seat in enumerate(table.seats):
                owner = "" if seat.person is None else table.people[seat.person].guest
                if owner and self.house.people.is_seat_token(token, table.id, number, owner, seat.came):
                    if owner == guest:
                        return
                    if table.seat_of(table.person_of(guest)) is not None:
                        raise refuse("has-seat")
                    await self._add([entries.Moved(number, guest)])
                    return
            raise refuse("bad-link")

    def here(self) -> set[int]:
        """The seats whose people have the table open."""
        seats = {self._seat_of(connection) for connection in self.connections}
        return {seat for seat in seats if seat is not None}

    def _seat_of(self, connection: Connection) -> Any:
        return self.table.seat_of(self.table.person_of(connection.guest)) if connection.guest else None

    def _asker(self, connection: Connection) -> Asker:
        person = self.table.person_of(connection.guest) if connection.guest else None
        return Asker(connection.guest, connection.name, person, self.table.seat_of(person), self.here())

    def _you(self, connection: Connection) -> messages.You:
        asker = self._asker(connection)
        return messages.You(asker.person, asker.seat, asker.person is not None and asker.person == self.table.host)

    # Nothing is told before it is written.

    async def _add(self, news: Sequence[Entry], but: Connection | None = None) -> None:
        """Takes entries in, writes them down, then tells everybody. If they cannot be written, they never happened."""
        self._need_open()
        table, at = self.table, now()
        before, first = table.phase, table.number + 1
        rows = []
        try:
            for entry in news:
                table.add(entry, at)
                rows.append(Row(table.number, at, entries.written(entry)))
            await self.house.store.append(table.id, rows, self._changed_summary(at))
        except BaseException as error:
            if rows or not isinstance(error, Refused):
                self._forget(error)
            raise
        self.house.metrics.entries.inc(len(rows))
        if any(type(entry) not in QUIET for entry in news):
            self._see_off()
        self._tell(news, first, before, but)
        self._look_after()

    def _need_open(self) -> None:
        """What was forgotten is not gone on with: who asks has to come again."""
        if self._closed:
            raise NotWritten(refusal("house-trouble"))

    def _forget(self, error: BaseException) -> None:
        """What is in memory may not be what is on disk: the table is read again by whoever comes next."""
        self.house.drop(self)
        self.dismiss(refusal("house-trouble"))
        log.error("table-forgotten", table=self.table.id, error=repr(error.__cause__ or error))

    def dismiss(self, why: Why) -> None:
        """Everybody hears why, is asked to come again, and their lines end."""
        for connection in self.connections:
            connection.send(messages.Farewell(why, again=True))
            connection.end()

    def _tell(self, news: Sequence[Entry], first: int, before: messages.Phase, but: Connection | None) -> None:
        """Every reader gets what is new, each as their seat may know it; worded once for all who know the same."""
        table = self.table
        plays = any(type(entry) in PLAYS for entry in news)
        facts = facts_of(table) if before != table.phase or any(type(entry) not in QUIET for entry in news) else None
        told, texts = since(table, first - 1), {}
        gone = gone_since(table, first - 1) if table.gone else []
        for connection in self.connections:
            if connection is but:
                continue
            seat = self._seat_of(connection)
            key = (seat, connection.words, connection.guest if facts else "")
            if key not in texts:
                told_news = messages.News(
                    number=table.number,
                    now=now(),
                    lines=lines_of(told, seat),
                    gone=gone,
                    you=self._you(connection) if facts else None,
                    facts=facts,
                    play=play_of(table, seat, connection.words) if plays or facts else None,
                )
                texts[key] = encode(told_news).decode()
            connection.send_text(texts[key])
        if facts is not None and self._who_is_here() != self._told_here:
            self._send_here()

    def _see_off(self) -> None:
        """Those who may not be here any more hear so, and their lines end."""
        for connection in [*self.connections]:
            why = self._unwelcome(connection)
            if why is not None:
                self.leave(connection)
                connection.send(messages.Farewell(why))
                connection.end()

    def _unwelcome(self, connection: Connection) -> Why | None:
        """Why somebody may not look at this table: they had to leave it, or it is not open to watchers."""
        asker, table = self._asker(connection), self.table
        if asker.person is not None and table.people[asker.person].removed:
            return refusal("removed")
        if asker.seat is None and not table.customs.watchers and table.match is not None:
            return refusal("no-watchers")
        return None

    def _send_here(self) -> None:
        self._told_here = here = self._who_is_here()
        for connection in self.connections:
            connection.send(here)

    def _who_is_here(self) -> messages.Here:
        watchers = sum(self._seat_of(connection) is None for connection in self.connections)
        return messages.Here(sorted(self.here()), watchers)

    def _changed_summary(self, at: int) -> Summary | None:
        """The table in brief, if that has changed."""
        table = self.table
        guests = tuple(
            (table.people[seat.person].guest, number)
            for number, seat in enumerate(table.seats)
            if seat.person is not None
        )
        card = messages.Card(
            id=table.id,
            game=table.game.key,
            phase=table.phase,
            names=table.names(),
            changed=table.since or table.opened,
            free=sum(seat.is_free and seat.open for seat in table.seats),
            waiting=table.waiting(),
            deadline=self._deadline(),
        )
        host = table.people[table.host].guest
        summary = Summary(table.phase, card.changed, self._wake(), card.free, host, encode(card), guests)
        if summary == self._summary:
            return None
        news = summary if guests != self._guests else replace(summary, guests=None)
        self._summary, self._guests = summary, guests
        return news

    # What the house does by itself.

    def _deadline(self) -> int | None:
        """When the first of those asked runs out of time; after a restart everybody gets a moment to come back."""
        found = [at for seat in self.table.waiting() if (at := self.table.deadline(seat)) is not None]
        return min(found) if found else None

    def _wake(self) -> int | None:
        """The moment at which the house has something to do here."""
        if any(self.table.seats[seat].bot for seat in self.table.waiting()):
            return 0
        return self._deadline()

    def _look_after(self) -> None:
        """Lets bots think that are asked, and sets the alarm for clocks and for people who are away."""
        if self._closed:
            return
        table = self.table
        moment = (table.question, len(table.answered))
        waiting = table.waiting()
        for seat in [*self._thinking]:
            if self._thinking[seat][0] != moment and not self._thinking[seat][1].done():
                self._thinking.pop(seat)[1].cancel()
        for seat in waiting:
            level = table.seats[seat].bot
            if level and self._is_idle(seat, moment):
                self._think(seat, moment, level, "bot")
        self._set_alarm(waiting)

    def _is_idle(self, seat: int, moment: tuple[int, int]) -> bool:
        thought = self._thinking.get(seat)
        return thought is None or thought[0] != moment or thought[1].done()

    def _think(self, seat: int, moment: tuple[int, int], level: messages.Level, by: Any) -> None:
        task = asyncio.get_running_loop().create_task(self._play(seat, moment, level, by))
        self._thinking[seat] = (moment, task)

    async def _play(self, seat: int, moment: tuple[int, int], level: messages.Level, by: Any) -> None:
        """A bot answers for a seat, on the beat, unless the table has gone on without it."""
        table = self.table
        match = table.match
        assert match is not None
        asked = asyncio.get_running_loop().time()
        try:
            ask = match.position.question
            if by == "clock" and ask is not None and type(ask).default is not Ask.default:
                option = ask.default(match.position.world, Player(seat))
            else:
                option = await self._thought(match, Player(seat), level)
                await self.house.thinkers.until_shown(asked)
            async with self.lock:
                still = moment == (table.question, len(table.answered)) and seat in table.waiting()
                if still and (by == "clock" or table.seats[seat].bot):
                    self._thinking.pop(seat, None)
                    await self._add([entries.Answered(seat, wire(option), by)])
        except Refused as refused:
            log.error("bot-refused", table=table.id, seat=seat, error=repr(refused.why))

    async def _thought(self, match: Match[Any], seat: Player, level: messages.Level) -> Any:
        """What a bot chooses; one that fails takes what comes, so that the others need not wait for ever."""
        game = self.table.game
        try:
            return await self.house.thinkers.choose(game.key, match.position.seen_by(seat), seat, level)
        except Exception as error:  # a stranger's game, or the machine, may fail in any way
            log.error("bot-failed", table=self.table.id, seat=seat, error=repr(error))
            return BOTS["random"].choose(game, match.position.seen_by(seat), seat, Chance.of(fresh_seed()))

    def _set_alarm(self, waiting: Sequence[int]) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        moments = [at for seat in waiting if (at := self._due(seat)) is not None]
        if moments:
            delay = max(0.0, min(moments))
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def _due(self, seat: int) -> float | None:
        """In how many seconds something has to be done for a seat that is asked: its clock, or its absence."""
        if self.table.seats[seat].bot:
            return None
        found = []
        deadline = self.table.deadline(seat)
        if deadline is not None:
            seconds = self.table.customs.clock.seconds or 0
            grace = self._loaded + 1000 * min(seconds, self.house.settings.away_after)
            found.append((max(deadline, grace) - now()) / 1000)
        if self.table.customs.away == "bot" and seat not in self.here():
            loop_now = asyncio.get_running_loop().time()
            left = self._gone_since.setdefault(seat, loop_now)
            found.append(left + self.house.settings.away_after - loop_now)
        return min(found) if found else None

    def _ring(self) -> None:
        """The alarm: for each seat that is due, a bot answers or takes the seat."""
        self._alarm = None
        self.house.spawn(self._attend())

    async def _attend(self) -> None:
        async with self.lock:
            if self._closed:
                return
            table = self.table
            moment = (table.question, len(table.answered))
            for seat in table.waiting():
                due = self._due(seat)
                if due is None or due > 0.001 or not self._is_idle(seat, moment):
                    continue
                deadline = table.deadline(seat)
                if deadline is not None and deadline <= now():
                    self._think(seat, moment, "medium", "clock")
                else:
                    await self._add([entries.Held(seat)])
                    return
            waits = [seat for seat in table.waiting() if self._is_idle(seat, moment)]
            self._set_alarm(waits)

    def is_idle(self, at: float, after: float) -> bool:
        """Whether nobody looks, nobody thinks, and that for a while."""
        busy = self.connections or self.lock.locked() or any(not task.done() for _, task in self._thinking.values())
        return not busy and at - self.idle_since > after

    def close(self) -> None:
        """Nothing more is done here."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        for _, task in self._thinking.values():
            if task is not asyncio.current_task():
                task.cancel()


PLAYS = {entries.Begun, entries.Answered, entries.Undone, entries.Returned}
"""Entries after which the match is another, or its clocks are."""
QUIET = {entries.Answered, entries.Undone, entries.Spoken}
"""Entries that leave the table itself as it was."""


def now() -> int:
    """The house's clock: milliseconds since 1970."""
    return int(time() * 1000)
