"""Replays: a match from its start, position by position, as a viewer may know it; and its record."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.facets.chronicle import Chronicle
from ludotheque.core.facets.face import Standing, named
from ludotheque.core.game import Game, Result
from ludotheque.core.language.words import Player, Sentence
from ludotheque.core.matches.match import Match
from ludotheque.core.matches.passages import passages
from ludotheque.core.state.steps import Event

from ..protocol import api, notices
from ..tables.feed.updates import facts_of, in_words
from ..tables.permissions import refuse
from ..tables.played import Played, played_so_far
from ..tables.table import BEGUN, Table

ALL_OPEN = -1
"""The seat that stands for a replay with all hands open."""


class ReplaySource(Struct, frozen=True):
    """Everything needed to make a replay in another process: the match, the times of its answers, and who it is
    for."""

    played: Played
    times: list[tuple[int, int]]
    """For the beginning and each answer: the number of its entry, and when that was written."""
    is_over: bool
    facts: notices.Facts
    result: Result | None
    seat: int | None
    mine: int | None


def need_replay(table: Table, seat: int | None, mine: int | None) -> Match[Any]:
    """The match, or a refusal. While it runs, people see their own seat's replay or a watcher's; afterwards any."""
    match = table.match
    if match is None:
        raise refuse("not-begun")
    if seat is not None and seat != mine and not match.over:
        raise refuse("not-over")
    if mine is None and not table.settings.watchers and not match.over:
        raise refuse("no-watchers")
    if match.position.world.from_memory and not match.over:
        raise refuse("from-memory")
    if seat is not None and not ALL_OPEN <= seat < match.players:
        raise refuse("no-such-seat", seat=seat + 1)
    return match


def source_of(table: Table, seat: int | None, mine: int | None) -> ReplaySource:
    """The source of a replay, or a refusal."""
    match = need_replay(table, seat, mine)
    at = {line.number: line.at for line in table.lines}
    begun = next(line.number for line in table.lines if line.what == BEGUN)
    times = [(number, at.get(number, 0)) for number in (begun, *table.answered)]
    return ReplaySource(played_so_far(match), times, match.over, facts_of(table), table.result, seat, mine)


def replay_of(source: ReplaySource) -> api.Replay:
    """The replay of the match so far."""
    seat, is_over, times = source.seat, source.is_over, iter(source.times)
    again = source.played.start()
    frames = [_frame(again, again.everything(), next(times), seat)]
    standings = [_standing(again, seat, is_over)]
    for time, (who, what) in zip(times, source.played.answers, strict=True):
        frames.append(_frame(again, again.answer(who, what), time, seat))
        standings.append(_standing(again, seat, is_over))
    return api.Replay(source.facts, seat, source.mine, frames, source.result, _ahead(again.game, standings))


def _frame(match: Match[Any], events: list[Event], time: tuple[int, int], seat: int | None) -> api.Frame:
    opened = seat == ALL_OPEN
    viewer = None if seat is None else Player(seat)
    view = match.position.world.opened() if opened else match.seen_by(viewer)
    seen = events if opened else [event.told_by(match.position.world, viewer) for event in events]
    lines = [in_words(event, *time) for event in seen]
    return api.Frame(lines, view, [*match.waiting_for()])


def _standing(match: Match[Any], seat: int | None, is_open: bool) -> Standing:
    """Who is ahead: by everything once the match is over, until then by what the viewer sees."""
    world = match.position.world
    return match.game.face.standing(world if is_open else world.glimpsed_by(None if seat is None else Player(seat)))


def _ahead(game: Game[Any], standings: Sequence[Standing]) -> api.Ahead | None:
    """The standings as curves, one for each seat or team; None if the game has no standing."""
    if not standings[-1]:
        return None
    curves = zip(*(named(standing).items() for standing in standings), strict=True)
    return api.Ahead(Sentence("standing", {}, game.package), [_curve(game, [*curve]) for curve in curves])


def _curve(game: Game[Any], points: Sequence[tuple[int | str, float]]) -> api.Curve:
    name, values = points[0][0], [value for _, value in points]
    if isinstance(name, int):
        return api.Curve(values, name)
    return api.Curve(values, says=Sentence(f"standing-{name}", {}, game.package))


def record_of(played: Played, names: list[str]) -> dict[str, Any]:
    """The record of a match."""
    match = played.start()
    match.marks()
    for who, what in played.answers:
        match.answer(who, what)
    return match.record(names)


def chronicle_of(played: Played) -> Chronicle:
    """The story of a finished match."""
    match = played.start()
    return match.game.face.chronicle(passages(match, played.answers))
