"""Films: a match from its start, position by position, as somebody may know it; and its record."""

from typing import Any

from ludotheque.core.match import Match
from ludotheque.core.steps import Event
from ludotheque.core.words import Player

from . import messages
from .news import facts_of, in_words
from .requests import refuse
from .table import BEGUN, Table

ALL_OPEN = -1
"""Whose knowledge a film shows when all hands are open."""


def film_of(table: Table, seat: int | None, mine: int | None) -> messages.Film:
    """The match so far: while it runs, as one's own seat or a spectator knows it; afterwards as any does."""
    match = table.match
    if match is None:
        raise refuse("not-begun")
    if seat is not None and seat != mine and not match.over:
        raise refuse("not-over")
    if mine is None and not table.customs.watchers and not match.over:
        raise refuse("no-watchers")
    if match.position.world.from_memory and not match.over:
        raise refuse("from-memory")
    if seat is not None and not ALL_OPEN <= seat < match.players:
        raise refuse("no-such-seat", seat=seat + 1)
    moments = {told.number: told.at for told in table.story}
    begun = next(told.number for told in table.story if told.what == BEGUN)
    again = Match(match.game, match.players, match.seed, match.options)
    frames = [_frame(again, again.everything(), begun, moments[begun], seat)]
    for number, (who, what) in zip(table.answered, match.answers, strict=True):
        frames.append(_frame(again, again.answer(who, what), number, moments.get(number, 0), seat))
    return messages.Film(facts_of(table), seat, mine, frames, table.result)


def _frame(match: Match[Any], events: list[Event], number: int, at: int, seat: int | None) -> messages.Frame:
    opened = seat == ALL_OPEN
    viewer = None if seat is None else Player(seat)
    view = match.position.world.opened() if opened else match.seen_by(viewer)
    seen = events if opened else [event.told_by(match.position.world, viewer) for event in events]
    lines = [in_words(event, number, at) for event in seen]
    return messages.Frame(lines, view, [*match.waiting_for()])


def record_of(table: Table) -> dict[str, Any]:
    """The match written down: after its end, for it holds the seed."""
    match = table.match
    if match is None or not match.over:
        raise refuse("not-over")
    return match.record(table.names())
