"""Replays: a match from its start, position by position, as somebody may know it; and its record."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from ludotheque.core.facets.face import Standing, named
from ludotheque.core.game import Game, Result
from ludotheque.core.match import Match
from ludotheque.core.options import Options
from ludotheque.core.shelf import shelf
from ludotheque.core.steps import Event, Option
from ludotheque.core.words import Player, Sentence

from ..protocol import api, notices
from ..tables.permissions import refuse
from ..tables.table import BEGUN, Table
from ..tables.updates import facts_of, in_words

ALL_OPEN = -1
"""Whose knowledge a replay shows when all hands are open."""


class Played(Struct, frozen=True):
    """All it takes to play a match again, in another process."""

    game: str
    players: int
    seed: str | None
    options: Options
    answers: list[tuple[Player, Option[Any]]]

    def start(self) -> Match[Any]:
        """The match before the first answer."""
        return Match(shelf.game(self.game), self.players, self.seed, self.options)

    def again(self) -> Match[Any]:
        """The whole match, played again."""
        match = self.start()
        for who, what in self.answers:
            match.answer(who, what)
        return match


class ReplaySource(Struct, frozen=True):
    """All it takes to make a replay, in another process: the match, when each answer came, and whose eyes it is for."""

    played: Played
    moments: list[tuple[int, int]]
    """Of the beginning and of each answer: the entry, and its moment."""
    is_over: bool
    facts: notices.Facts
    result: Result | None
    seat: int | None
    mine: int | None


def need_replay(table: Table, seat: int | None, mine: int | None) -> Match[Any]:
    """The match, if it may be seen: while it runs, as one's own seat or a spectator knows it; afterwards as any."""
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
    return match


def source_of(table: Table, seat: int | None, mine: int | None) -> ReplaySource:
    """What the replay is made from."""
    match = need_replay(table, seat, mine)
    at = {line.number: line.at for line in table.lines}
    begun = next(line.number for line in table.lines if line.what == BEGUN)
    moments = [(number, at.get(number, 0)) for number in (begun, *table.answered)]
    return ReplaySource(_played(match), moments, match.over, facts_of(table), table.result, seat, mine)


def _played(match: Match[Any]) -> Played:
    return Played(match.game.key, match.players, match.seed, match.options, match.answers[:])


def replay_of(source: ReplaySource) -> api.Film:
    """The match so far, position by position."""
    seat, is_over, moments = source.seat, source.is_over, iter(source.moments)
    again = source.played.start()
    frames = [_frame(again, again.everything(), next(moments), seat)]
    standings = [_standing(again, seat, is_over)]
    for moment, (who, what) in zip(moments, source.played.answers, strict=True):
        frames.append(_frame(again, again.answer(who, what), moment, seat))
        standings.append(_standing(again, seat, is_over))
    return api.Film(source.facts, seat, source.mine, frames, source.result, _ahead(again.game, standings))


def _frame(match: Match[Any], events: list[Event], moment: tuple[int, int], seat: int | None) -> api.Frame:
    opened = seat == ALL_OPEN
    viewer = None if seat is None else Player(seat)
    view = match.position.world.opened() if opened else match.seen_by(viewer)
    seen = events if opened else [event.told_by(match.position.world, viewer) for event in events]
    lines = [in_words(event, *moment) for event in seen]
    return api.Frame(lines, view, [*match.waiting_for()])


def _standing(match: Match[Any], seat: int | None, is_open: bool) -> Standing:
    """Who is ahead: by all there is once the match is over, until then by what the viewer sees."""
    world = match.position.world
    return match.game.face.standing(world if is_open else world.glimpsed_by(None if seat is None else Player(seat)))


def _ahead(game: Game[Any], standings: Sequence[Standing]) -> api.Ahead | None:
    """The same as curves: of every seat, or of whatever counts for all; None where the game names nothing."""
    if not standings[-1]:
        return None
    curves = zip(*(named(standing).items() for standing in standings), strict=True)
    return api.Ahead(Sentence("standing", {}, game.package), [_curve(game, [*curve]) for curve in curves])


def _curve(game: Game[Any], points: Sequence[tuple[int | str, float]]) -> api.Curve:
    name, values = points[0][0], [value for _, value in points]
    if isinstance(name, int):
        return api.Curve(values, name)
    return api.Curve(values, says=Sentence(f"standing-{name}", {}, game.package))


def finished(table: Table) -> Match[Any]:
    """The table's match, which must be over."""
    match = table.match
    if match is None or not match.over:
        raise refuse("not-over")
    return match


def played_of(table: Table) -> Played:
    """The table's match, which must be over: its seed is a secret until then."""
    return _played(finished(table))


def record_of(played: Played, names: list[str]) -> dict[str, Any]:
    """The match written down."""
    match = played.start()
    match.marks()
    for who, what in played.answers:
        match.answer(who, what)
    return match.record(names)
