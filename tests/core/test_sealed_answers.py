"""What the first game on the shelf does not show: several are asked at once, and their answers stay sealed.

Told with Lots, a small box that stands in the tests alone; it keeps the promises like any other.
"""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import CannotUndo, IllegalAnswer
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import Match, begin_match, tell_match
from ludotheque.core.state.steps import NATURE, Event, Option
from ludotheque.core.state.world import HIDDEN
from ludotheque.core.wire import encode, wire

from .. import promises
from ..playing import Dice, moments, random_table, state, viewers
from ..plugins.lots import GAME, STONES, Bid, Deal, Grab, Peek, Rest, Seen, Wait
from ..story import tell

BOB = Player(1)
BIDS = [Bid(stones) for stones in range(STONES + 1)]


def lots_of(numbers: list[int], *story: tuple[int, Option[Any]], **options: Any) -> Match[Any]:
    """A told match in which everybody has been dealt their number and the story has happened."""
    match = tell_match(GAME, len(numbers), options)
    tell(match, *(Deal(Player(seat), number) for seat, number in enumerate(numbers)), *story)
    return match


def test_an_installed_box_stands_on_the_shelf_and_can_be_played(lots: Game[Any]) -> None:
    assert {"lots", "zatre"} <= {*lt.shelf}
    assert lt.start("lots", players=2, seed="1").waiting_for() == [0, 1]
    assert lots.title().text("fr") == "Lots"


@pytest.mark.parametrize("players", [2, 3, 4])
@settings(max_examples=8, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_it_keeps_every_promise(lots: Game[Any], players: int, data: st.DataObject) -> None:
    table = random_table(lots, players, lambda n: data.draw(st.integers(0, n - 1)))
    dice = Dice(table.seed)
    for moment in moments(table.start(), dice, one_in=3):
        promises.all_promises(moment, dice)
    promises.the_log_tells_no_more_than_the_view(table.start(), dice)


def test_everybody_who_has_not_answered_is_still_asked() -> None:
    match = lots_of([1, 2, 3])
    assert match.waiting_for() == [0, 1, 2]
    match.answer(1, Bid(2))
    assert match.waiting_for() == [0, 2]
    assert match.legal(1) == []


def test_an_answer_happens_only_when_all_have_answered() -> None:
    match = lots_of([1, 2])
    assert match.answer(1, Bid(2)) == []
    assert match.position.world.stones == [3, 3]
    assert match.answer(0, Bid(1)) == [Event(Player(1), Bid(2)), Event(Player(0), Bid(1))]
    assert match.position.world.stones == [2, 1]


def test_nobody_answers_twice() -> None:
    match = lots_of([1, 2], (0, Bid(1)))
    before = state(match)
    with pytest.raises(IllegalAnswer, match="You have answered already") as refused:
        match.answer(0, Bid(2))
    assert refused.value.text("fr") == "Tu as déjà répondu."
    assert state(match) == before


def test_a_sealed_answer_is_seen_by_nobody_else() -> None:
    one, other = (lots_of([1, 2, 3], (0, Bid(stones))) for stones in (0, 3))
    for viewer in (1, 2, None):
        player = None if viewer is None else Player(viewer)
        assert wire(one.position.seen_by(player)) == wire(other.position.seen_by(player))
        assert one.log(viewer) == other.log(viewer)
        assert one.position.seen_by(player).answers == {0: HIDDEN}
    assert one.position.seen_by(Player(0)).answers == {0: Bid(0)}


def test_a_sealed_answer_is_imagined_too() -> None:
    """Where a box says nothing about it: whoever imagines the table also imagines what the others have answered."""
    match = lots_of([1, 2, 3], (0, Bid(2)))
    imagined = Game.imagine(GAME, match.position.seen_by(BOB), BOB, Dice("imagined").chance())
    assert imagined.answers[Player(0)] in BIDS


def test_a_sealed_answer_can_be_taken_back_by_who_gave_it_last() -> None:
    match = lots_of([1, 2, 3])
    before = state(match)
    match.answer(1, Bid(2))
    match.undo(1)
    assert state(match) == before
    tell(match, (1, Bid(2)), (0, Bid(1)))
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_an_answer_that_opened_the_others_cannot_be_taken_back() -> None:
    """Bob bids last, wins, and is asked alone; by then he has seen what Ann had bid."""
    match = lots_of([1, 2], (0, Bid(1)), (1, Bid(2)))
    assert match.waiting_for() == [1]
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_a_race_is_settled_by_the_first_who_grabs() -> None:
    match = lots_of([1, 2, 3], (0, Bid(0)), (1, Bid(0)), (2, Bid(1)), (2, Rest()), (1, Wait()))
    assert match.waiting_for() == [0, 2]
    assert match.answer(2, Grab()) == [Event(BOB, Wait()), Event(Player(2), Grab())]
    assert match.position.world.stones == [3, 3, 3]


def test_the_order_of_arrival_is_part_of_the_record(lots: Game[Any]) -> None:
    first, second = (lots_of([1, 2]) for _ in range(2))
    tell(first, (0, Bid(1)), (1, Bid(1)))
    tell(second, (1, Bid(1)), (0, Bid(1)))
    assert first.marks() != second.marks()
    assert lt.replay(second.record()).record() == second.record()


def test_a_peek_is_seen_by_one_and_cannot_be_taken_back() -> None:
    match = lots_of([4, 5, 6], (0, Bid(1)), (1, Bid(0)), (2, Bid(0)))
    match.answer(0, Peek(BOB))
    assert match.log(0)[-1].what == Seen(Player(0), BOB, 5)
    assert [match.log(viewer)[-1].what for viewer in (1, 2, None)] == [Seen(Player(0), BOB, HIDDEN)] * 3
    assert [match.seen_by(viewer).known[0] for viewer in (0, 1, None)] == [(5,), HIDDEN, HIDDEN]
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_peeking_then_resting_may_not_hide_the_peek() -> None:
    """Alone in a round, a winner who has peeked is not asked again before everybody is: nothing can be undone."""
    match = lots_of([4, 5], (0, Bid(1)), (1, Bid(0)), (0, Peek(BOB)), race=False)
    assert not any(match.can_undo(player) for player in (0, 1))


def test_nature_is_asked_by_name_where_she_is_told() -> None:
    match = tell_match(GAME, 2)
    assert match.waiting_for() == [NATURE]
    with pytest.raises(IllegalAnswer, match="waiting for chance"):
        match.answer(0, Deal(Player(0), 3))
    match.answer(NATURE, Deal(Player(0), 3))
    with pytest.raises(CannotUndo):
        match.undo(NATURE)


def test_what_is_dealt_stays_secret_until_the_end() -> None:
    match = lots_of([4, 6])
    assert match.seen_by(0).numbers == [4, HIDDEN]
    assert match.seen_by(None).numbers == [HIDDEN, HIDDEN]
    assert [encode(match.log(viewer)[0]) for viewer in viewers(match)][1:] == [
        b'{"who":-1,"what":{"type":"Deal","player":0,"number":"?"}}'
    ] * 2


def test_a_seeded_match_and_a_told_one_with_the_same_luck_are_alike() -> None:
    seeded = begin_match(GAME, 3, "luck")
    dealt = [event.what for event in seeded.everything()]
    told = tell_match(GAME, 3)
    tell(told, *dealt)
    assert told.everything() == seeded.everything()
    assert wire(told.position.world) == wire(seeded.position.world)
