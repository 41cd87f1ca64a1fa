"""A table that is open: requests come one at a time, and each is written down before anybody hears of it."""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, cast
from weakref import proxy

import structlog
from msgspec import Struct

from ludotheque import __version__
from ludotheque.core.refusals import Refused
from ludotheque.core.wire import encode
from ludotheque.core.words import Why

from ..automation.caretaker import Caretaker
from ..clock import moment, now
from ..protocol import api, notices, requests
from ..realtime.referee import Referee
from ..sentences import refusal
from ..storage.contract import Lags, NotWritten, Summary
from ..storage.integrity import Row, next_mark
from ..thinking.hints import Hints
from . import entries
from .entries import Entry
from .lock import Lock
from .permissions import NotAllowed, entries_for, is_friend, refuse
from .readers import Reader, Readers
from .summaries import Summarizer
from .table import LogLine, Table
from .updates import facts_of, gone_since, lines_of, play_of, since

if TYPE_CHECKING:
    from ..house import House

log = structlog.get_logger()


class Taken(Struct, frozen=True):
    """Entries that a table has taken in, and of which nobody has heard yet."""

    rows: list[Row]
    summary: Summary | Lags | None
    quiet: bool
    """True if neither people, seats nor table settings changed."""
    phase_is_new: bool
    plays: bool
    """True if the match or its clocks changed."""


WhenDone = Callable[[Exception | None], None]
"""LogLine when a request has been dealt with, or what mistake of ours was in the way."""


class OpenTable:
    """The table, those who look at it, and what the house has to do for it: bots, clocks, seats of the absent."""

    def __init__(self, house: "House", table: Table, mark: bytes, payer: str = "") -> None:
        self.house, self.table = house, table
        self._mark = mark
        """Of its last entry."""
        self.payer = payer
        """The address from which the host came last, whose share of thinking the bots use; it is never written."""
        self.lock = Lock()
        # Helpers know it weakly: then a table that is put away is gone, and no search has to find it.
        me = cast(OpenTable, proxy(self))
        self.caretaker, self.referee, self.hints = Caretaker(me), Referee(me), Hints(me)
        self.readers = Readers(table, self.caretaker.is_away)
        self._summarizer = Summarizer(table, self.caretaker, lambda: me._last_seen())
        self._seen = 0
        self._told_here: notices.Here | None = None
        self._closed = False
        self.idle_since = asyncio.get_running_loop().time()

    async def begin(self, news: Sequence[Entry], opener: str) -> None:
        """The first entries of a new table, and what stands for the address of its opener; its lock is held."""
        self._summarizer.opener = opener
        await self.add(news)

    def resume(self) -> None:
        """A table that was on disk goes on."""
        self._look_after()

    # People come, ask, and go.

    async def join(self, reader: Reader, hello: requests.Hello) -> None:
        """Somebody opens the table: they get all they may know, and who was away is back."""
        async with self.lock:
            self._need_open()
            self._check_session(reader)
            if (why := self._unwelcome(reader)) is not None:
                raise NotAllowed(why)
            reader.words = hello.words
            self._note_invitation(reader, hello.key)
            self.readers.add(reader)
            self._note_payer(reader)
            await self._greet(reader)
            self.referee.look_after()
            self._send_fresh(reader, hello.after)
            self._send_here()
            self._look_after()

    def _check_session(self, reader: Reader) -> None:
        """Whoever was signed out between the handshake and the hello is a stranger."""
        if reader.guest and reader.generation < self.house.store.generation_of(reader.guest):
            reader.guest = ""

    def _note_invitation(self, reader: Reader, key: str) -> None:
        """Notes whether they were invited since the last removal, and from where they come."""
        tokens, table = self.house.tokens, self.table
        reader.digest = tokens.address_digest(table.id, reader.address)
        if tokens.is_invitation(key, table.id, table.removals):
            reader.invitation = table.removals

    def _note_payer(self, reader: Reader) -> None:
        """The host pays; until the host comes, the first who sits here."""
        asker = self.readers.asker(reader)
        if asker.person is not None and (
            asker.person == self.table.host or (asker.seat is not None and not self.payer)
        ):
            self.payer = reader.address

    async def _greet(self, reader: Reader) -> None:
        """Notes a new name, and that the bot may give the seat back."""
        person = self.table.person_of(reader.guest) if reader.guest else None
        if person is None:
            return
        news: list[Entry] = []
        name = self.house.store.name_of(reader.guest)
        if name and self.table.people[person].name != name:
            news.append(entries.Renamed(person, name))
        seat = self.table.seat_of(person)
        if seat is not None:
            self.caretaker.comes(seat)
            if self.table.seats[seat].held or self.table.seats[seat].votes:
                news.append(entries.Returned(seat))
        if news:
            await self.add(news, but=reader)

    def _send_fresh(self, reader: Reader, after: int) -> None:
        """The whole table, and the story since the number the reader had."""
        table = self.table
        after = after if after <= table.number else 0
        seat = self.seat_of(reader)
        reader.send(
            notices.News(
                number=table.number,
                now=now(),
                lines=lines_of(table, since(table, after), seat),
                gone=gone_since(table, after),
                fresh=True,
                version=__version__,
                you=self._you(reader),
                facts=facts_of(table),
                play=play_of(table, seat, reader.words, self.referee.pace_for(seat)),
            )
        )

    def leave(self, reader: Reader) -> None:
        """The line is gone; the seat is not."""
        if reader not in self.readers:
            return
        self.readers.remove(reader)
        self.idle_since = asyncio.get_running_loop().time()
        seat = self.seat_of(reader)
        if seat is not None and seat not in self.here():
            self._seen = now()
            self.caretaker.goes(seat)
        self._send_here()
        self._look_after()

    def _look_after(self) -> None:
        self.referee.look_after()
        self.caretaker.look_after()

    def answer(self, reader: Reader, request: requests.Answer, done: WhenDone) -> bool:
        """What `ask` does with an answer, at once and without a task; False while somebody else has their turn.

        Nearly everything that is ever asked is this; a task for each was a tenth of what the house does.
        """
        if self.referee.takes(request) or not self.lock.acquire_nowait():
            return False
        try:
            self._need_open()
            taken = self._take_in(entries_for(self.table, self.readers.asker(reader), request))
        except Exception as error:
            self.lock.release()
            if not isinstance(error, Refused):
                raise
            self._refuse(reader, request, error)
            done(None)
        else:
            then = partial(self._answered, reader, request, taken, done)
            self.house.store.write(self.table.id, taken.rows, taken.summary, then)
        return True

    def _answered(
        self, reader: Reader, request: requests.Answer, taken: Taken, done: WhenDone, refused: NotWritten | None
    ) -> None:
        mistake = None
        try:
            if refused is None:
                self._tell_of(taken)
                self._acknowledge(reader, request)
            else:
                self._forget(refused)
                self._refuse(reader, request, refused)
        except Exception as error:
            mistake = error
        self.lock.release()
        done(mistake)

    async def ask(self, reader: Reader, request: requests.Request, arrived: float) -> None:
        """Does what is asked, once it is on disk; otherwise the asker is told why not, and nothing has changed."""
        if type(request) is requests.Ping:
            number = reader.latency.sends(moment()) if self.referee.is_pacing else 0
            reader.send(notices.Pong(request.sent, now(), number))
            return
        if type(request) is requests.Heard:
            reader.latency.heard(request.number, arrived)
            return
        try:
            if type(request) is requests.Call:
                self.referee.call(self.seat_of(reader), request)
            elif self.referee.takes(request):
                self.referee.take(self.seat_of(reader), request, arrived, reader.latency)  # type: ignore[arg-type]
            else:
                async with self.lock:
                    await self._do(reader, request)
            self._acknowledge(reader, request)
        except Refused as refused:
            self._refuse(reader, request, refused)

    def _acknowledge(self, reader: Reader, request: requests.Request) -> None:
        if request.ref:
            reader.send(notices.Done(request.ref, self.table.number))

    def _refuse(self, reader: Reader, request: requests.Request, refused: Refused) -> None:
        self.house.metrics.refusals += 1
        reader.send(notices.Refusal(request.ref, refused.why))

    async def _do(self, reader: Reader, request: requests.Request) -> None:
        self._need_open()
        if type(request) is requests.Link:
            reader.send(notices.SeatLink(self._seat_link(reader)))
        elif type(request) is requests.Rematch:
            await self._rematch(reader)
        elif type(request) is requests.Hint:
            await self.hints.take(reader, self.readers.asker(reader), request)
        elif type(request) is requests.Hello:
            raise refuse("hello-already")
        else:
            news = entries_for(self.table, self.readers.asker(reader), request)
            if type(request) is requests.Offer and request.to == "anybody" and not self._has_open_seat():
                self.house.need_room_in_list(self.table)
            await self.add(news)

    def _seat_link(self, reader: Reader) -> str:
        seat = self.seat_of(reader)
        if seat is None:
            raise refuse("no-seat")
        return self.house.tokens.seat_token(self.table.id, seat, reader.guest, self.table.seats[seat].came)

    async def _rematch(self, reader: Reader) -> None:
        seat = self.seat_of(reader)
        if seat is None:
            raise refuse("no-seat")
        if self.table.phase != "over":
            raise refuse("not-over")
        if self.table.rematch is None:
            again = await self.house.new_rematch(self.table, seat, reader.address)
            await self.add([entries.Rematched(again, seat)])

    async def move_seat(self, token: str, guest: str) -> None:
        """Whoever brings the secret of a seat has the seat."""
        async with self.lock:
            self._need_open()
            table = self.table
            for number, seat in enumerate(table.seats):
                owner = "" if seat.person is None else table.people[seat.person].guest
                if owner and self.house.tokens.is_seat_token(token, table.id, number, owner, seat.came):
                    if owner == guest:
                        return
                    if table.seat_of(table.person_of(guest)) is not None:
                        raise refuse("has-seat")
                    await self.add([entries.Moved(number, guest)])
                    return
            raise refuse("bad-link")

    def is_watcher(self, reader: Reader, hello: requests.Hello) -> bool:
        """Whether somebody comes only to look on: without a seat, and not invited to one that is kept for them."""
        table, tokens = self.table, self.house.tokens
        invited = table.match is None and tokens.is_invitation(hello.key, table.id, table.removals)
        return self.seat_of(reader) is None and not invited

    def here(self) -> frozenset[int]:
        """The seats whose people have the table open."""
        return self.readers.here()

    def _last_seen(self) -> int:
        """When somebody with a seat was last here; 0 if nobody was while the table is in memory."""
        return now() if self.here() else self._seen

    @property
    def is_welcoming(self) -> bool:
        """True if somebody is here and waits for anybody who may come."""
        return self._has_open_seat() and bool(self.here())

    def _has_open_seat(self) -> bool:
        table = self.table
        return table.match is None and any(seat.open and seat.is_free for seat in table.seats)

    def seat_of(self, reader: Reader) -> Any:
        """Where whoever it is sits; None for a watcher."""
        return self.readers.asker(reader).seat

    def _you(self, reader: Reader) -> notices.You:
        asker, table = self.readers.asker(reader), self.table
        invites = asker.seat is not None and table.match is None and is_friend(table, asker)
        key = self.house.tokens.invitation(table.id, table.removals) if invites else ""
        return notices.You(asker.person, asker.seat, asker.person is not None and asker.person == table.host, key)

    # Nothing is told before it is written.

    async def add(self, news: Sequence[Entry], but: Reader | None = None) -> None:
        """Takes entries in, writes them down, then tells everybody. If they cannot be written, they never happened."""
        self._need_open()
        taken = self._take_in(news)
        try:
            await self.house.store.append(self.table.id, taken.rows, taken.summary)
        except BaseException as error:
            self._forget(error)
            raise
        self._tell_of(taken, but)

    def _take_in(self, news: Sequence[Entry]) -> Taken:
        """The table as it will be. What is refused has changed nothing."""
        table, at = self.table, now()
        before, quiet, plays = table.phase, True, False
        rows: list[Row] = []
        try:
            for entry in news:
                quiet, plays = quiet and entry.quiet, plays or entry.plays
                table.add(entry, at)
                text = entries.written(entry)
                self._mark = next_mark(self._mark, table.number, at, text)
                rows.append(Row(table.number, at, text, self._mark))
            if not quiet:
                self.readers.changed()
            return Taken(rows, self._summarizer.news(quiet), quiet, table.phase != before, plays)
        except BaseException as error:
            if rows or not isinstance(error, Refused):
                self._forget(error)
            raise

    def _tell_of(self, taken: Taken, but: Reader | None = None) -> None:
        """What was taken in is on disk."""
        self.house.metrics.entries += len(taken.rows)
        self.referee.look_after()
        if not taken.quiet:
            self._see_off()
        changed = taken.phase_is_new or not taken.quiet
        self._tell(taken.rows[0].number, changed, changed or taken.plays, but)
        self.caretaker.look_after()

    @property
    def log_name(self) -> str:
        """What logs call the table: its address is a secret."""
        return self.table.id[:6]

    def _need_open(self) -> None:
        """What was forgotten is not gone on with: who asks has to come again."""
        if self._closed:
            raise NotWritten(refusal("house-trouble"))

    def _forget(self, error: BaseException) -> None:
        """What is in memory may not be what is on disk: the table is read again by whoever comes next."""
        self.house.drop(self, woken_again=self._summarizer.lags or self.caretaker.wake() is not None)
        self.dismiss(refusal("house-trouble"))
        log.error("table-forgotten", table=self.log_name, error=repr(error.__cause__ or error))

    def dismiss(self, why: Why) -> None:
        """Everybody hears why, is asked to come again, and their lines end."""
        for reader in [*self.readers]:
            reader.dismiss(why, again=True)

    def sign_out(self, guest: str) -> None:
        """The guest's lines end; a browser whose cookie still counts comes again, any other as a stranger."""
        for reader in [*self.readers]:
            if reader.guest == guest:
                self.leave(reader)
                reader.guest = ""
                reader.dismiss(refusal("signed-out"), again=True)

    def _tell(self, first: int, changed: bool, plays: bool, but: Reader | None) -> None:
        """Every reader gets what is new, each as their seat may know it; worded once for all who know the same.

        What fails for one reader fails for that reader alone.
        """
        facts = facts_of(self.table) if changed else None
        told, texts = since(self.table, first - 1), {}
        lost = []
        for reader, seat in self.readers.seated():
            if reader is but:
                continue
            key = (seat, reader.words, reader.guest if facts else "")
            try:
                if key not in texts:
                    texts[key] = encode(self._news(reader, seat, first, told, facts, plays))
                reader.connection.send(texts[key])
            except Exception as error:
                log.error("reader-lost", table=self.log_name, seat=seat, exc_info=error)
                lost.append(reader)
        for reader in lost:
            reader.dismiss(refusal("house-trouble"), again=True)
        if facts is not None and self._who_is_here() != self._told_here:
            self._send_here()

    def _news(
        self,
        reader: Reader,
        seat: Any,
        first: int,
        told: list[LogLine],
        facts: notices.Facts | None,
        plays: bool,
    ) -> notices.News:
        """What a reader is told of the entries from the first on."""
        table = self.table
        return notices.News(
            number=table.number,
            now=now(),
            lines=lines_of(table, told, seat),
            gone=gone_since(table, first - 1) if table.gone else [],
            you=self._you(reader) if facts else None,
            facts=facts,
            play=play_of(table, seat, reader.words, self.referee.pace_for(seat)) if plays else None,
        )

    def _see_off(self) -> None:
        """Those who may not be here any more hear so, and their lines end."""
        leaving = [(reader, why) for reader in self.readers if (why := self._unwelcome(reader)) is not None]
        for reader, why in leaving:
            self.readers.remove(reader)
            self.idle_since = asyncio.get_running_loop().time()
            reader.dismiss(why)

    def _unwelcome(self, reader: Reader) -> Why | None:
        """Why somebody may not look at this table: they had to leave it, or it is not open to watchers."""
        asker, table = self.readers.asker(reader), self.table
        if asker.person is not None and table.people[asker.person].removed:
            return refusal("removed")
        if asker.seat is None and not table.customs.watchers and table.match is not None:
            return refusal("no-watchers")
        return None

    def _send_here(self) -> None:
        self._told_here = here = self._who_is_here()
        text = encode(here)
        for reader in self.readers:
            reader.connection.send(text)

    def _who_is_here(self) -> notices.Here:
        return notices.Here(sorted(self.readers.here()), self.readers.watchers())

    # The end of a open_table.

    def card(self) -> api.Card:
        """What a list shows of the table."""
        return self._summarizer.card()

    def put_away(self) -> None:
        """What lists say of the table is written, unless it is just changing, and nothing more is done here."""
        if self.table.number and not self.lock.is_locked:
            written = self.house.store.append(self.table.id, (), self._summarizer.last_word())
            written.add_done_callback(asyncio.Future.exception)  # what was not written goes on lagging
        self.close()

    def is_idle(self, at: float, after: float) -> bool:
        """Whether nobody looks, nobody thinks, and that for a while."""
        busy = len(self.readers) or self.lock.is_locked or self.caretaker.is_busy
        return not busy and at - self.idle_since > after

    def close(self) -> None:
        """Nothing more is done here."""
        self._closed = True
        self.caretaker.close()
        self.referee.close()
