"""Sends each reader what is new, as their seat may know it; it is encoded once for all who may know the same."""

from collections.abc import Callable
from typing import Any

import structlog

from ludotheque import __version__
from ludotheque.core.wire import encode

from ...clock import now
from ...people.tokens import Tokens
from ...protocol import notices
from ...sentences import refusal
from ..commit import Change
from ..permissions import is_friend
from ..state import LogLine
from ..table import Table
from .readers import Reader, Readers
from .updates import facts_of, gone_since, lines_of, moments_of, play_of, since

log = structlog.get_logger()


class Broadcast:
    """Sends updates to the readers of one table."""

    def __init__(
        self,
        table: Table,
        readers: Readers,
        tokens: Tokens,
        away_after: float,
        timing_for: Callable[[int | None], notices.Timing | None],
    ) -> None:
        self._away_after = away_after
        self._table, self._readers, self._tokens, self._timing_for = table, readers, tokens, timing_for
        self._told_here: notices.Here | None = None

    def fresh(self, reader: Reader, after: int) -> None:
        """Sends one reader the whole table, with its log after entry `after`, the last one the reader had."""
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
                play=play_of(table, seat, reader.words, self._timing_for(seat)),
            )
        )

    def tell(self, change: Change) -> None:
        """Sends every reader what has changed. An error with one reader affects that reader alone."""
        table = self._table
        facts = facts_of(table) if change.phase_is_new or not change.is_quiet else None
        with_play = change.changes_match or facts is not None
        lines, texts = since(table, change.rows[0].number - 1), {}
        lost = []
        for reader, seat in self._readers.seated():
            if reader is change.but:
                continue
            key = (seat, reader.words, reader.moments, reader.guest if facts else "")
            try:
                if key not in texts:
                    texts[key] = encode(self._update(reader, seat, change, lines, facts, with_play))
                reader.connection.send(texts[key])
            except Exception as error:
                log.error("reader-lost", table=change.table.log_name, seat=seat, exc_info=error)
                lost.append(reader)
        for reader in lost:
            reader.dismiss(refusal("house-trouble"), again=True)
        if facts is not None and self._who_is_here() != self._told_here:
            self.here()

    def _update(
        self,
        reader: Reader,
        seat: Any,
        change: Change,
        lines: list[LogLine],
        facts: notices.Facts | None,
        with_play: bool,
    ) -> notices.News:
        """The update for one reader."""
        table, before = self._table, len(self._table.lines) - len(lines)
        return notices.News(
            number=table.number,
            now=now(),
            lines=lines_of(table, lines, seat),
            moments=moments_of(table, change.moments, before, seat) if reader.moments else [],
            gone=gone_since(table, change.rows[0].number - 1) if table.gone else [],
            you=self._you(reader) if facts else None,
            facts=facts,
            play=play_of(table, seat, reader.words, self._timing_for(seat)) if with_play else None,
        )

    def _you(self, reader: Reader) -> notices.You:
        asker, table = self._readers.asker(reader), self._table
        invites = asker.seat is not None and table.match is None and is_friend(table, asker)
        key = self._tokens.invitation(table.id, table.removals) if invites else ""
        return notices.You(asker.person, asker.seat, asker.person is not None and asker.person == table.host, key)

    def here(self) -> None:
        """Tells every reader who has the table open now."""
        self._told_here = here = self._who_is_here()
        text = encode(here)
        for reader in self._readers:
            reader.connection.send(text)

    def _who_is_here(self) -> notices.Here:
        return notices.Here(sorted(self._readers.here()), self._away_after, self._readers.watchers())
