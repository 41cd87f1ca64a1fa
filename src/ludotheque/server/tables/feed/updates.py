"""What readers are sent: the table, the match and its log, as each seat may know them."""

from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from ludotheque.core.language.words import Sentence
from ludotheque.core.state.steps import Event
from ludotheque.core.state.world import Viewer, World
from ludotheque.core.wire import encode

from ...entries import Spoken
from ...protocol import notices
from ...sentences import note
from ..seats import Seat
from ..state import LoggedMoment, LogLine
from ..table import Table
from .quick_json import quickly_written


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
        settings=table.settings,
        fingerprint=table.fingerprint,
        seed=table.seed if table.phase == "over" else None,
        templates=table.templates,
        rematch=table.rematch,
    )


def _chair(seat: Seat, name: str) -> notices.Chair:
    free: Any = ("anybody" if seat.open else "friend") if seat.is_free else None
    return notices.Chair(name, seat.person, seat.level, free, seat.held, [*seat.votes], seat.hints, [*seat.relieved])


def play_of(table: Table, seat: Viewer, words: bool, timing: notices.Timing | None = None) -> notices.Play | None:
    """The match as a seat, or a watcher (None), may know it. Encode it at once: its view is a glimpse."""
    match = table.match
    if match is None:
        return None
    waiting = table.waiting
    view = match.position.world.glimpsed_by(seat)
    asked = _asked(table, view, seat, words) if seat is not None and seat in waiting else None
    clocked = table.settings.clock.seconds is not None
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
        timing=timing,
        goals=[*match.game.face.goals(view, seat)],
    )


def _asked(table: Table, view: Any, seat: Any, words: bool) -> notices.Asked:
    match = table.match
    assert match is not None
    ask = match.position.question
    assert ask is not None
    options = match.legal(seat)
    says = [ask.says(view, seat, option) for option in options] if words else []
    prompt = ask.prompt(view, seat)
    if not prompt.package:
        prompt = replace(prompt, package=table.game.package)
    closed = [notices.Closed(option, ask.says(view, seat, option), why) for option, why in match.closed(seat)]
    return notices.Asked(prompt, options, says, closed)


def moments_of(table: Table, logged: list[LoggedMoment], first: int, seat: Viewer) -> list[notices.Moment]:
    """What the table looked like on the way to how it is now, as the seat may know it: to be written at once.

    `first` is the line of the log, counted from 0, with which the reader's news begin.
    """
    if table.match is None or not logged:
        return []
    now = table.match.position.world.glimpsed_by(seat)
    goals = table.game.face.goals
    last, moments = [*goals(now, seat)], []
    for lines, world in logged:
        view = world.glimpsed_by(seat)
        then = [*goals(view, seat)]
        written = Raw(encode(_differences(view, now)))
        moments.append(notices.Moment(lines - first, written, None if then == last else then))
    return moments


def _differences(view: World, now: World) -> dict[str, Any]:
    """The fields of a view that are not as they are now."""
    names = type(now).__struct_fields__
    return {name: value for name in names if (value := getattr(view, name)) != getattr(now, name)}


def lines_of(table: Table, told: list[LogLine], viewer: Viewer) -> list[notices.AnyLine]:
    """Log lines as the viewer may read them."""
    return [_line(table, line, viewer) for line in told]


def _line(table: Table, told: LogLine, viewer: Viewer) -> notices.AnyLine:
    what = told.what
    if isinstance(what, Event):
        assert table.match is not None
        seen = what.told_by(table.match.position.world, viewer)
        record, says = quickly_written(seen)
        return notices.Happened(told.number, told.at, record, says, seen.who, told.after)
    if isinstance(what, Sentence):
        return notices.Noted(told.number, told.at, what)
    assert isinstance(what, Spoken)
    says = _in_words_of_the_game(table, what) if what.template else None
    phrase: Any = what.phrase
    return notices.Said(told.number, told.at, what.person, what.text, phrase, what.template, says, what.to)


def _in_words_of_the_game(table: Table, said: Spoken) -> Sentence:
    """What was said; or that it can no longer be read, if the game has other words by now."""
    game = table.game
    template = game.talk.template(said.template)
    says = template and template.filled(said.filling, range(len(table.seats)), game.package)
    return says or note("said-in-lost-words")


def in_words(seen: Event, number: int, at: int, after: int | None = None) -> notices.Happened:
    """An event of the match as a log line, for a reader who may know this much of it."""
    return notices.Happened(number, at, seen.what, seen.sentence(), seen.who, after)  # type: ignore[arg-type]


def since(table: Table, number: int) -> list[LogLine]:
    """The log lines after that entry, oldest first."""
    story = table.lines
    first = len(story)
    while first and story[first - 1].number > number:
        first -= 1
    return story[first:]


def gone_since(table: Table, number: int) -> list[int]:
    """The entries that were taken back after that entry."""
    return [gone for undo, gone in table.gone if undo > number]
