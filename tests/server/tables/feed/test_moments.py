"""The moments of an answer: whoever wants them is shown the table on the way, as their seat may know it."""

import json
from typing import Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.matches.moments import Moments
from ludotheque.core.state.chance import Chance
from ludotheque.core.wire import encode, wire
from ludotheque.games.winter import GAME
from ludotheque.games.winter.moments import MOMENTS
from ludotheque.server import entries
from ludotheque.server.tables.agreement import begun
from ludotheque.server.tables.feed.updates import lines_of, moments_of, play_of
from ludotheque.server.tables.state import LoggedMoment
from ludotheque.server.tables.table import Table

ANSWERS = 120


@pytest.fixture
def table() -> Table:
    """A table of Winter Colony at which three people have begun."""
    made = Table("somewhere")
    made.add(entries.Opened("winter", "a seed", "ann", "Ann", 3), 0)
    for seat in (1, 2):
        made.add(entries.Seated(seat, f"guest {seat}", f"Guest {seat}"), 0)
    made.add(begun(made.game, 3, {}), 0)
    return made


def answer(table: Table, chance: Chance) -> list[LoggedMoment]:
    """Somebody who is asked answers anything. Returns the moments of the answer."""
    assert table.match is not None
    seat, logged = table.waiting[0], list[LoggedMoment]()
    option, _ = chance.pick(table.match.legal(seat))
    table.add(entries.Answered(seat, wire(option)), 0, logged)
    return logged


def as_told(table: Table, logged: list[LoggedMoment], first: int, seat: int | None) -> list[tuple[int, Any]]:
    """Each moment with its number of lines, and its view as a browser makes it."""
    viewer = None if seat is None else Player(seat)
    now = play_of(table, viewer, False)
    assert now is not None
    whole = json.loads(encode(now.view))
    moments = moments_of(table, logged, first, viewer)
    return [(moment.lines, {**whole, **json.loads(encode(moment.view))}) for moment in moments]


def test_a_moment_ends_with_the_line_it_is_about(table: Table) -> None:
    seen = 0
    for number in range(ANSWERS):
        if table.phase == "over":
            break
        first = len(table.lines)
        logged = answer(table, Chance.of("lines").fork(str(number)))
        told = lines_of(table, table.lines[first:], None)
        moments = moments_of(table, logged, first, None)
        for moment in moments:
            assert isinstance(table.lines[first + moment.lines - 1].what.what, MOMENTS)  # type: ignore[union-attr]
        kinds = [isinstance(line.what.what, MOMENTS) for line in table.lines[first:]]  # type: ignore[union-attr]
        assert len(told) == len(kinds)
        assert sum(kinds) == len(moments), "every such line has its moment"
        seen += len(moments)
    assert seen > ANSWERS // 10


@pytest.mark.parametrize("seat", [0, 2, None])
def test_a_moment_is_shown_as_the_seat_may_know_it(table: Table, seat: int | None) -> None:
    compared = 0
    viewer = None if seat is None else Player(seat)
    for number in range(ANSWERS):
        if table.phase == "over":
            break
        first = len(table.lines)
        logged = answer(table, Chance.of("hidden").fork(str(number)))
        for (_, shown), moment in zip(as_told(table, logged, first, seat), logged, strict=True):
            assert shown == json.loads(encode(moment.world.seen_by(viewer)))
            compared += 1
    assert compared


def test_the_goals_of_a_moment_are_counted_at_that_moment(table: Table) -> None:
    changed, viewer = 0, Player(0)
    for number in range(4 * ANSWERS):
        if table.phase == "over":
            break
        first = len(table.lines)
        glimpses = answer(table, Chance.of("goals").fork(str(number)))
        now = play_of(table, viewer, False)
        assert now is not None
        for moment, glimpse in zip(moments_of(table, glimpses, first, viewer), glimpses, strict=True):
            goals = now.goals if moment.goals is None else moment.goals
            then: Any = glimpse.world.seen_by(viewer)
            assert goals == [*GAME.face.goals(then, viewer)]
            changed += moment.goals is not None
    assert changed


def test_a_moment_is_the_world_right_after_it_happened() -> None:
    moved = 0
    for seed in range(5):
        match, chance = begin_match(GAME, 3, f"moments {seed}"), Chance.of("worlds")
        for number in range(ANSWERS):
            if match.over:
                break
            seat = match.waiting_for()[0]
            option, _ = chance.fork(str(number)).pick(match.legal(seat))
            morale = match.position.world.morale
            moments = Moments(match.position.world, GAME.face.moments)
            events = match.answer(seat, option, moments.hear)
            for moment in moments.kept:
                what: Any = events[moment.events - 1].what
                world: Any = moment.world
                if type(what).__name__ == "ChangeMorale":
                    morale = max(0, min(10, morale + what.n))
                    assert world.morale == morale
                    moved += 1
    assert moved


def test_watching_changes_nothing() -> None:
    matches = [begin_match(GAME, 3, "the same") for _ in range(2)]
    chance = Chance.of("same")
    for number in range(ANSWERS):
        if matches[0].over:
            break
        for match, kinds in zip(matches, [(), GAME.face.moments], strict=True):
            seat = match.waiting_for()[0]
            option, _ = chance.fork(str(number)).pick(match.legal(seat))
            match.answer(seat, option, Moments(match.position.world, kinds).hear)
    assert matches[0].marks() == matches[1].marks()
