"""What readers are told: each gets what is new as their seat may know it, worded once for all who know the same."""

from collections.abc import Callable
from typing import Any

import structlog

from ludotheque import __version__
from ludotheque.core.wire import encode

from ..clock import now
from ..people.tokens import Tokens
from ..protocol import notices
from ..sentences import refusal
from .commit import Change
from .permissions import is_friend
from .readers import Reader, Readers
from .table import LogLine, Table
from .updates import facts_of, gone_since, lines_of, play_of, since

log = structlog.get_logger()


class Broadcast:
    """Tells the readers of one table."""

    def __init__(
        self, table: Table, readers: Readers, tokens: Tokens, pace_for: Callable[[int | None], notices.Pace | None]
    ) -> None:
        self._table, self._readers, self._tokens, self._pace_for = table, readers, tokens, pace_for
        self._told_here: notices.Here | None = None

    def fresh(self, reader: Reader, after: int) -> None:
        """Tells one reader the whole table, and its log since the number that the reader had."""
        table = self._table
        after = after if after <= table.number else 0
        seat = self._readers.seat_of(reader)
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
                play=play_of(table, seat, reader.words, self._pace_for(seat)),
            )
        )

    def tell(self, change: Change) -> None:
        """Tells every reader what has changed. What fails for one reader fails for that reader alone."""
        first, table = change.rows[0].number, self._table
        facts = facts_of(table) if change.phase_is_new or not change.is_quiet else None
        with_play = change.changes_match or facts is not None
        lines, texts = since(table, first - 1), {}
        lost = []
        for reader, seat in self._readers.seated():
            if reader is change.but:
                continue
            key = (seat, reader.words, reader.guest if facts else "")
            try:
                if key not in texts:
                    texts[key] = encode(self._update(reader, seat, first, lines, facts, with_play))
                reader.connection.send(texts[key])
            except Exception as error:
                log.error("reader-lost", table=change.table.log_name, seat=seat, exc_info=error)
                lost.append(reader)
        for reader in lost:
            reader.dismiss(refusal("house-trouble"), again=True)
        if facts is not None and self._who_is_here() != self._told_here:
            self.here()

    def _update(
        self, reader: Reader, seat: Any, first: int, lines: list[LogLine], facts: notices.Facts | None, with_play: bool
    ) -> notices.News:
        """What a reader is told of the entries from the first on."""
        table = self._table
        return notices.News(
            number=table.number,
            now=now(),
            lines=lines_of(table, lines, seat),
            gone=gone_since(table, first - 1) if table.gone else [],
            you=self._you(reader) if facts else None,
            facts=facts,
            play=play_of(table, seat, reader.words, self._pace_for(seat)) if with_play else None,
        )

    def _you(self, reader: Reader) -> notices.You:
        asker, table = self._readers.asker(reader), self._table
        invites = asker.seat is not None and table.match is None and is_friend(table, asker)
        key = self._tokens.invitation(table.id, table.removals) if invites else ""
        return notices.You(asker.person, asker.seat, asker.person is not None and asker.person == table.host, key)

    def here(self) -> None:
        """Tells everybody who has the table open now."""
        self._told_here = here = self._who_is_here()
        text = encode(here)
        for reader in self._readers:
            reader.connection.send(text)

    def _who_is_here(self) -> notices.Here:
        return notices.Here(sorted(self._readers.here()), self._readers.watchers())
