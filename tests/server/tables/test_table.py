"""A table is what its entries make of it: questions, clocks, taking back, and rules that have changed."""

from typing import Any

import pytest

import ludotheque as lt
from ludotheque.bots import bot_named
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import CannotUndo
from ludotheque.core.language.words import PlayerName, Sentence
from ludotheque.core.shelf import Shelf
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.steps import Event, Step
from ludotheque.core.wire import wire
from ludotheque.server import entries
from ludotheque.server.tables import table
from ludotheque.server.tables.agreement import begun
from ludotheque.server.tables.feed.updates import lines_of, play_of
from ludotheque.server.tables.state import LogLine
from ludotheque.server.tables.table import Table, Unplayable


@pytest.fixture
def sealed(lots: Game[Any], monkeypatch: pytest.MonkeyPatch) -> Table:
    """A table of Lots whose three players are asked to bid, with five seconds each; nothing has happened yet."""
    monkeypatch.setattr(table, "shelf", lt.shelf)
    return laid("lots", 3, {"race": False}, seconds=5)


def laid(game: str, seats: int, options: dict[str, Any], seconds: int | None = None) -> Table:
    """A table where the match begins in second 0, after three entries."""
    made = Table("somewhere")
    made.add(entries.Opened(game, "a seed", "ann", "Ann", seats), 0)
    for seat in range(1, seats):
        made.add(entries.Seated(seat, f"guest {seat}", f"Guest {seat}"), 0)
    made.add(entries.Agreed(options, seconds), 0)
    made.add(begun(made.game, seats, options), 0)
    return made


def bid(stones: int) -> dict[str, Any]:
    return {"type": "Bid", "stones": stones}


def questions(made: Table) -> list[int]:
    return [play.question for seat in range(3) if (play := play_of(made, lt.Player(seat), False))]


def test_what_one_does_under_seal_leaves_the_question_of_the_others_as_it_was(sealed: Table) -> None:
    first = sealed.number
    assert questions(sealed) == [first] * 3
    sealed.add(entries.Answered(0, bid(1)), 1000)
    assert questions(sealed) == [first] * 3
    sealed.add(entries.Undone(0), 2000)
    assert questions(sealed) == [first + 2, first, first], (
        "who is asked again is asked anew, so that nothing counts twice"
    )


def test_an_answer_taken_back_while_others_lie_sealed_cannot_come_in_again(sealed: Table) -> None:
    first = sealed.number
    sealed.add(entries.Answered(1, bid(1)), 1000)
    sealed.add(entries.Answered(0, bid(2)), 1000)
    sealed.add(entries.Undone(0), 2000)
    assert questions(sealed) == [first + 3, first, first]


def test_when_all_have_answered_the_next_question_is_a_new_one(sealed: Table) -> None:
    for seat in range(3):
        sealed.add(entries.Answered(seat, bid(seat)), 1000)
    assert sealed.question == sealed.number
    assert sealed.asked_at == {2: 0}, "who bid most is asked on, and has had the same time"


def test_who_waited_for_the_others_begins_the_next_question_with_all_their_time(sealed: Table) -> None:
    for moment, seat in enumerate((2, 0, 1), start=1):
        sealed.add(entries.Answered(seat, bid(seat)), moment * 1000)
    assert sealed.asked_at == {2: 3000}


def test_taking_back_gives_nobody_more_time(sealed: Table) -> None:
    sealed.add(entries.Answered(0, bid(1)), 3000)
    sealed.add(entries.Undone(0), 4000)
    assert [sealed.deadline(seat) for seat in range(3)] == [5000] * 3


def test_who_has_answered_under_seal_may_read_what_and_nobody_else_may(sealed: Table) -> None:
    sealed.add(entries.Answered(0, bid(2)), 1000)
    mine, other, watcher = (play_of(sealed, seat, False) for seat in (lt.Player(0), lt.Player(1), None))
    assert mine is not None
    assert lt.wire(mine)["answered"] == bid(2)
    assert "answered" not in lt.wire(other)
    assert "answered" not in lt.wire(watcher)


def first_place(made: Table) -> tuple[int, dict[str, Any]]:
    assert made.match is not None
    (seat,) = made.match.waiting_for()
    return seat, lt.wire(made.match.legal(seat)[0])


def test_what_the_clock_has_answered_stands() -> None:
    made = laid("zatre", 2, {}, seconds=5)
    seat, place = first_place(made)
    made.add(entries.Answered(seat, place, "clock"), 6000)
    assert not made.can_undo(seat)
    with pytest.raises(CannotUndo):
        made.add(entries.Undone(seat), 7000)


def test_that_time_is_up_is_told_once_a_turn() -> None:
    made = laid("zatre", 2, {}, seconds=5)
    seat, place = first_place(made)
    told = []
    while made.waiting == [seat]:
        made.add(entries.Answered(seat, place, "clock"), 6000)
        told = [line.what.id for line in made.lines if isinstance(line.what, Sentence)]
        place = first_place(made)[1]
    assert told.count("time-up") == 1
    other, place = first_place(made)
    made.add(entries.Answered(other, place, "clock"), 12000)
    assert [line.what.id for line in made.lines if isinstance(line.what, Sentence)].count("time-up") == 2


def test_who_lays_and_takes_back_for_ever_has_no_more_time_than_others() -> None:
    made = laid("zatre", 2, {}, seconds=5)
    seat, place = first_place(made)
    for moment in range(1000, 4000, 100):
        made.add(entries.Answered(seat, place), moment)
        made.add(entries.Undone(seat), moment)
    assert made.deadline(seat) == 5000


def test_a_vote_that_came_to_nothing_gives_no_more_time_and_an_absence_does() -> None:
    made = laid("zatre", 2, {}, seconds=5)
    seat, _ = first_place(made)
    made.add(entries.Voted(seat, 1 - seat), 1000)
    made.add(entries.Returned(seat), 2000)
    assert made.deadline(seat) == 5000
    made.add(entries.Held(seat), 3000)
    made.add(entries.Returned(seat), 4000)
    assert made.deadline(seat) == 9000


def test_a_match_goes_on_with_the_options_it_was_begun_with() -> None:
    made = laid("zatre", 2, {"single_draw": "must"})
    assert made.options["single_draw"] == "must"
    assert {*made.options} == {*made.game.options.__struct_fields__}, "all of them: defaults may change"


def test_a_match_begun_by_other_rules_cannot_go_on_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = Shelf()
    monkeypatch.setattr(table, "shelf", shelf)
    old = begun(shelf["zatre"], 2, {})
    monkeypatch.setattr(type(shelf["zatre"]), "rules_version", old.rules + 1)
    made = Table("somewhere")
    made.add(entries.Opened("zatre", "a seed", "ann", "Ann", 2), 0)
    made.add(entries.Offered(1, "bot", "a level of long ago", "Blaise"), 0)
    assert made.seats[1].level == "medium"
    with pytest.raises(Unplayable, match="older rules"):
        made.add(old, 0)


class Heap(Step[Any], frozen=True):
    """What no game of ours has, and a stranger's may have: a record that cannot be looked up."""

    stones: list[int]


def test_a_line_about_something_that_cannot_be_looked_up_is_told_like_any_other() -> None:
    told = [LogLine(9, 1000, Event(None, Heap([3, 1])))]
    (line,) = wire(lines_of(laid("zatre", 2, {}), told, None))
    assert line["what"] == {"type": "Heap", "stones": [3, 1]}
    assert line["says"]["id"] == "heap"


def with_a_bot(answers: int) -> Table:
    """A first match of Winter Colony against a bot, and what bots answered for both seats."""
    made = Table("somewhere")
    options = {"variant": "first"}
    made.add(entries.Opened("winter", "a seed", "ann", "Ann", 2), 0)
    made.add(entries.Offered(1, "bot", "medium", "Zoé"), 0)
    made.add(entries.Agreed(options), 0)
    made.add(begun(made.game, 2, options), 0)
    for number in range(answers):
        assert made.match is not None
        seat = made.match.waiting_for()[0]
        view = made.match.position.remembered_by(seat)
        option = bot_named("medium").choose(made.game, view, seat, Chance.of(str(number)))
        made.add(entries.Answered(seat, wire(option), "bot"), number)
    return made


def test_a_bot_says_why_right_after_what_it_does_and_nobody_speaks_for_a_person() -> None:
    made = with_a_bot(60)
    told = made.lines
    notes = [(place, line.what) for place, line in enumerate(told) if isinstance(line.what, Sentence)]
    spoken = [place for place, what in notes if what.id == "bot-says"]
    assert spoken
    for place in spoken:
        line, done = told[place], told[place - 1]
        assert isinstance(line.what, Sentence)
        assert line.what.args["who"] == PlayerName(lt.Player(1))
        assert isinstance(done.what, Event)
        assert (done.what.who, done.number) == (1, line.number)
        assert line.what.text("en", ("Ann", "Zoé")).startswith("Zoé: “")
    assert lines_of(made, told, None)


def test_a_table_read_again_tells_the_same_remarks() -> None:
    assert with_a_bot(40).lines == with_a_bot(40).lines
