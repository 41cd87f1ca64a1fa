"""Films: a match from its start, position by position, as somebody may know it; and its record."""

from collections.abc import Sequence
from typing import Any

from ludotheque.core.game import Game, Standing, named
from ludotheque.core.match import Match
from ludotheque.core.steps import Event
from ludotheque.core.words import Player, Sentence

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
    standings = [_standing(again, seat, match.over)]
    for number, (who, what) in zip(table.answered, match.answers, strict=True):
        frames.append(_frame(again, again.answer(who, what), number, moments.get(number, 0), seat))
        standings.append(_standing(again, seat, match.over))
    return messages.Film(facts_of(table), seat, mine, frames, table.result, _ahead(match.game, standings))


def _frame(match: Match[Any], events: list[Event], number: int, at: int, seat: int | None) -> messages.Frame:
    opened = seat == ALL_OPEN
    viewer = None if seat is None else Player(seat)
    view = match.position.world.opened() if opened else match.seen_by(viewer)
    seen = events if opened else [event.told_by(match.position.world, viewer) for event in events]
    lines = [in_words(event, number, at) for event in seen]
    return messages.Frame(lines, view, [*match.waiting_for()])


def _standing(match: Match[Any], seat: int | None, is_open: bool) -> Standing:
    """Who is ahead: by all there is once the match is over, until then by what the viewer sees."""
    world = match.position.world
    return match.game.standing(world if is_open else world.glimpsed_by(None if seat is None else Player(seat)))


def _ahead(game: Game[Any], standings: Sequence[Standing]) -> messages.Ahead | None:
    """The same as curves: of every seat, or of whatever counts for all; None where the game names nothing."""
    if not standings[-1]:
        return None
    curves = zip(*(named(standing).items() for standing in standings), strict=True)
    return messages.Ahead(Sentence("standing", {}, game.package), [_curve(game, [*curve]) for curve in curves])


def _curve(game: Game[Any], points: Sequence[tuple[int | str, float]]) -> messages.Curve:
    name, values = points[0][0], [value for _, value in points]
    if isinstance(name, int):
        return messages.Curve(values, name)
    return messages.Curve(values, says=Sentence(f"standing-{name}", {}, game.package))


def finished(table: Table) -> Match[Any]:
    """The table's match, which must be over."""
    match = table.match
    if match is None or not match.over:
        raise refuse("not-over")
    return match


def record_of(table: Table) -> dict[str, Any]:
    """The match written down: after its end, for it holds the seed."""
    return finished(table).record(table.names())
