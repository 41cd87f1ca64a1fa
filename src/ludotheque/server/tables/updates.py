"""What each reader is told: the table, the match and its story, as their seat may know them."""

from functools import lru_cache
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.steps import Event, Option
from ludotheque.core.wire import encode
from ludotheque.core.words import Player, Sentence
from ludotheque.core.world import Viewer, World

from ..protocol import notices
from .entries import Spoken
from .seats import Seat
from .table import LogLine, Table


def facts_of(table: Table) -> notices.Facts:
    """What everybody may know of the table itself."""
    return notices.Facts(
        id=table.id,
        game=table.game.key,
        phase=table.phase,
        opened=table.opened,
        seats=[_chair(seat, name) for seat, name in zip(table.seats, table.names(), strict=True)],
        people=[notices.Person(person.name, person.muted, person.removed) for person in table.people],
        host=table.host,
        options=table.options,
        customs=table.customs,
        fingerprint=table.fingerprint,
        seed=table.seed if table.phase == "over" else None,
        rematch=table.rematch,
    )


def _chair(seat: Seat, name: str) -> notices.Chair:
    free: Any = ("anybody" if seat.open else "friend") if seat.is_free else None
    return notices.Chair(name, seat.person, seat.level, free, seat.held, [*seat.votes], seat.hints, [*seat.relieved])


def play_of(table: Table, seat: Viewer, words: bool, pace: notices.Pace | None = None) -> notices.Play | None:
    """The match as a seat, or a spectator (None), may know it: to be written at once, for its view is a glimpse."""
    match = table.match
    if match is None:
        return None
    waiting = table.waiting
    view = match.position.world.glimpsed_by(seat)
    asked = _asked(table, view, seat, words) if seat is not None and seat in waiting else None
    clocked = table.customs.clock.seconds is not None
    return notices.Play(
        view=view,
        waiting=waiting,
        question=table.question if seat is None else table.questions.get(seat, table.question),
        since=table.since,
        asked=asked,
        deadlines={other: table.deadline(other) for other in waiting} if clocked else {},  # type: ignore[misc]
        undo=seat is not None and table.can_undo(seat),
        answered=None if seat is None else match.position.answers.get(seat),  # type: ignore[arg-type]
        result=table.result,
        pace=pace,
    )


def _asked(table: Table, view: Any, seat: Any, words: bool) -> notices.Asked:
    match = table.match
    assert match is not None
    ask = match.position.question
    assert ask is not None
    options = match.legal(seat)
    says = [option.sentence(seat) for option in options] if words else []
    prompt = ask.prompt(view, seat)
    if not prompt.package:
        prompt = replace(prompt, package=table.game.package)
    return notices.Asked(prompt, options, says)


def lines_of(table: Table, told: list[LogLine], viewer: Viewer) -> list[notices.AnyLine]:
    """Lines of the story as the viewer may read them."""
    return [_line(table, line, viewer) for line in told]


def _line(table: Table, told: LogLine, viewer: Viewer) -> notices.AnyLine:
    what = told.what
    if isinstance(what, Event):
        assert table.match is not None
        world, record = table.match.position.world, what.what
        if type(world).tells is World.tells:
            hides = type(record).seen_by is not Option.seen_by
            try:
                seen, says = _worded(record, what.who, viewer if hides else None)
                return notices.Happened(told.number, told.at, seen, says, what.who, told.after)  # type: ignore[arg-type]
            except TypeError:  # a stranger's record may hold a list, which cannot be looked up
                pass
        return in_words(what.told_by(world, viewer), told.number, told.at, told.after)
    if isinstance(what, Sentence):
        return notices.Noted(told.number, told.at, what)
    assert isinstance(what, Spoken)
    return notices.Said(told.number, told.at, what.person, what.text, what.phrase)  # type: ignore[arg-type]


@lru_cache(4096)
def _worded(what: Option[Any], who: Player | None, viewer: Viewer) -> tuple[Raw, Raw]:
    """A record as the viewer may know it, and its sentence, as JSON: the same happens again and again in a house."""
    seen = what.seen_by(viewer)
    return Raw(encode(seen)), Raw(encode(seen.sentence(who)))


def in_words(seen: Event, number: int, at: int, after: int | None = None) -> notices.Happened:
    """An event of the match, as somebody may know it, for them to read."""
    return notices.Happened(number, at, seen.what, seen.sentence(), seen.who, after)  # type: ignore[arg-type]


def since(table: Table, number: int) -> list[LogLine]:
    """What has been told after that number, oldest first."""
    story = table.lines
    first = len(story)
    while first and story[first - 1].number > number:
        first -= 1
    return story[first:]


def gone_since(table: Table, number: int) -> list[int]:
    """The entries that were taken back after that number."""
    return [gone for undo, gone in table.gone if undo > number]
