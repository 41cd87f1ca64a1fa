"""Rule 9: crossroads."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.steps import NATURE
from ludotheque.core.words import Player
from ludotheque.core.world import HIDDEN
from ludotheque.games.winter.actions.cards import SpendFood
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.cards.decisions import NoWay, Pay, PayNot, TakeWay, Vote
from ludotheque.games.winter.chapters.crossroads import ReadCrossroads, called
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.reader import AskingReader, ItDidNot, ItHappened
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import CROSSROADS, Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary import triggers as t
from ludotheque.games.winter.vocabulary.triggers import Move as MoveTrigger
from ludotheque.games.winter.vocabulary.words import Text
from tests.story import tell

from ..story import (
    AT_SCHOOL,
    BITE,
    BLANK,
    FUEL,
    LODGE,
    ME,
    ONE,
    SCHOOL,
    THREE,
    TWO,
    WAY,
    Winter,
    after,
    deal,
    do,
    mine,
    turn_of,
    village,
    w_of,
)


def card_where(test: Any) -> int:
    """A crossroads card of the pack that passes a test."""
    return next(n for n, card in enumerate(PACK.crossroads) if test(card))


def test_9_1_and_9_2_the_reader_sits_on_the_right_and_a_state_is_looked_at_when_the_turn_begins() -> None:
    at_home = card_where(
        lambda card: (
            card.trigger.__struct_config__.tag == "state"
            and type(card.trigger.if_).__name__ == "Own"
            and card.trigger.if_.of.at == "colony"
            and card.trigger.if_.of.leader is None
            and card.decide in ("active", "vote")
        )
    )
    match = turn_of(0)
    assert match.legal(NATURE)[0].player == 2
    tell(match, ReadCrossroads(Player(2), at_home))
    assert at_home in w_of(match).crossroads_gone


def reading(monkeypatch: pytest.MonkeyPatch, trigger: t.AnyTrigger, *ways: e.Way) -> Callable[[Colony], None]:
    """Player 2 reads a card of our own making, and player 0 has food and a die."""
    card = replace(PACK.crossroads[0], trigger=trigger, options=ways, before=(), decide="active")
    monkeypatch.setattr(PACK, "crossroads", (card, *PACK.crossroads[1:]))

    def arrange(w: Colony) -> None:
        w.reading, w.food, w.dice[0] = (2, 0), 2, (3,)
        w.decks[CROSSROADS] = ((0, tuple(range(1, len(PACK.crossroads)))),)

    return arrange


def test_9_2_only_the_reader_knows_what_happens_in_the_room(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    trigger = t.Table(what=Text("Somebody yawns.", "Quelqu’un bâille."))
    match = village(arrange=reading(monkeypatch, trigger, way))
    w_of(match).food = 9
    tell(match, EndTurn())
    assert match.waiting_for() == [2]
    question = match.position.question
    assert isinstance(question, AskingReader)
    assert "yawns" in question.prompt(w_of(match), Player(2)).text()
    assert question.seen_by(ME).card is HIDDEN
    not_yet = match.clone()
    tell(match, (2, ItHappened()))
    tell(match, (0, TakeWay(0, way)))
    assert w_of(match).morale == 7
    tell(not_yet, (2, ItDidNot()))
    assert w_of(not_yet).morale == 6
    assert w_of(not_yet).decks[CROSSROADS][-1][1] == (0,)


def test_9_2_a_state_is_called_as_soon_as_it_holds() -> None:
    w = w_of(village())
    trigger = t.State(if_=c.Own(sel.Filter(at=AT_SCHOOL)))
    assert called(w, trigger, ME, "test") is None
    w.at[TWO] = SCHOOL
    found = called(w, trigger, ME, "test")
    assert found is not None
    assert (found.actor, found.place) == (TWO, SCHOOL)
    share = called(w, t.State(if_=c.Share("own_other")), ME, "test")
    assert share is not None
    assert (share.actor, share.partner) == (ONE, THREE)


def test_2_6_and_9_2_a_state_is_looked_at_when_the_turn_begins_and_after_every_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    arrange = reading(monkeypatch, t.State(if_=c.Own(sel.Filter(at=AT_SCHOOL))), way)
    match = village(arrange=arrange)
    tell(match, Move(ONE, LODGE), Face(ONE, BLANK, "move"))
    assert EndTurn() in match.legal(0)
    tell(match, Move(TWO, SCHOOL), Face(TWO, BLANK, "move"))
    assert match.legal(0) == [TakeWay(0, way)]


def test_2_6_what_waits_for_the_start_of_a_turn_comes_then(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    reading(monkeypatch, t.TurnStart(), way)
    match = turn_of(0)
    tell(match, ReadCrossroads(Player(2), 0))
    assert match.legal(0) == [TakeWay(0, way)]


def test_9_3_a_mover_who_dies_calls_no_move_card() -> None:
    waiting = card_where(
        lambda card: (
            isinstance(card.trigger, MoveTrigger)
            and card.trigger.fuel in (None, False)
            and card.trigger.to_empty is None
            and card.trigger.to is None
            and card.trigger.by is None
            and card.trigger.if_ is None
        )
    )
    match = village(arrange=lambda w: setattr(w, "reading", (2, waiting)))
    s = mine(match)[0]
    alive = match.clone()
    tell(match, Move(s, SCHOOL), Face(s, BITE, "move"))
    assert w_of(match).crossroads_gone == ()
    tell(alive, Move(s, SCHOOL), Face(s, BLANK, "move"))
    assert w_of(alive).crossroads_gone == (waiting,)


def test_9_3_a_card_comes_just_before_food_is_spent_and_cancels_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = e.Way(WAY, (e.Cancel(), e.Morale(1))), e.Way(WAY)
    match = village(arrange=reading(monkeypatch, t.FoodSpent(when="interrupt"), *ways))
    tell(match, SpendFood(3))
    assert (w_of(match).food, w_of(match).dice[0]) == (2, (3,))
    spent = match.clone()
    tell(match, TakeWay(0, ways[0]))
    assert (w_of(match).food, w_of(match).dice[0], w_of(match).morale) == (2, (3,), 7)
    tell(spent, TakeWay(1, ways[1]))
    assert (w_of(spent).food, w_of(spent).dice[0], w_of(spent).morale) == (1, (4,), 6)
    tell(match, SpendFood(3))
    assert (w_of(match).food, w_of(match).dice[0]) == (1, (4,))


def test_9_3_a_card_that_does_not_interrupt_comes_when_the_food_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    match = village(arrange=reading(monkeypatch, t.FoodSpent(), e.Way(WAY, (e.Morale(1),))))
    tell(match, SpendFood(3))
    assert (w_of(match).food, w_of(match).dice[0]) == (1, (4,))
    assert isinstance(match.legal(0)[0], TakeWay)


def test_9_4_and_9_6_the_active_player_decides_and_those_with_somebody_there_vote() -> None:
    ways = (e.Way(PACK.info.title, (e.Food(1),)), e.Way(PACK.info.title, (e.Food(2),)))

    def arrange(w: Colony) -> None:
        for s in w.groups[2]:
            w.at[s] = LODGE

    match = village(arrange=arrange)
    do(match, e.Choice(ways))
    assert match.waiting_for() == [0]
    match.position.todo.pop()
    do(match, e.Vote(ways))
    assert sorted(match.waiting_for()) == [0, 1]


def test_9_5_closed_ways_cannot_be_taken() -> None:
    ways = (e.Way(WAY, (e.Food(-1),)), e.Way(WAY, (e.Morale(1),), pay=sel.Cost(cards=1, symbol="fuel")))
    match = after(e.Choice((*ways, e.Way(WAY))))
    assert [option.number for option in match.legal(0)] == [2]
    match = after(e.Choice((*ways, e.Way(WAY))), arrange=lambda w: deal(w, 0, FUEL))
    tell(match, TakeWay(1, ways[1]))
    tell(match, match.legal(0)[0])
    assert (w_of(match).morale, w_of(match).waste) == (7, (FUEL,))


def test_9_5_where_no_way_is_open_nothing_happens() -> None:
    ways = (e.Way(WAY, (e.Food(-1),)), e.Way(WAY, (e.Morale(1),), pay=sel.Cost(cards=1, symbol="fuel")))
    match = village()
    do(match, e.Choice(ways))
    (none,) = match.legal(0)
    assert isinstance(none, NoWay)
    tell(match, none)
    assert (w_of(match).morale, w_of(match).food) == (6, 0)


def test_9_6_a_vote_is_taken_at_once_and_the_first_player_breaks_a_tie() -> None:
    ways = (e.Way(WAY, (e.Food(1),)), e.Way(WAY, (e.Food(2),)), e.Way(WAY, (e.Food(3),)))
    match = after(e.Vote(ways))
    w_of(match).first = Player(1)
    tell(match, (0, Vote(0, ways[0])), (1, Vote(1, ways[1])), (2, Vote(2, ways[2])))
    assert match.waiting_for() == [1]
    tell(match, TakeWay(2, ways[2]))
    assert w_of(match).food == 3


def match_pay(match: Winter) -> Any:
    twin = match.clone()
    tell(twin, Pay())
    return twin.legal(0)[0]


def test_9_7_an_offer_is_paid_by_one_or_together_or_not() -> None:
    offer = e.Offer(sel.Cost(cards=2, symbol="fuel"), "together", then=(e.Morale(1),), else_=(e.Morale(-1),))

    def arrange(w: Colony) -> None:
        deal(w, 0, FUEL)
        deal(w, 1, FUEL)

    match = after(offer, arrange=arrange)
    tell(match, Pay(), match_pay(match), PayNot())
    assert match.waiting_for() == [1]
    tell(match, Pay())
    tell(match, match.legal(1)[0])
    assert w_of(match).morale == 7
    match = after(offer)
    tell(match, PayNot(), PayNot(), PayNot())
    assert w_of(match).morale == 5


def test_9_8_what_a_card_changes_for_longer_lies_open() -> None:
    match = village()
    do(match, e.Attach((m.SkipBite(),), on="actor"), actor=ONE)
    (lasting,) = match.seen_by(1).lasting
    assert (lasting.gives, lasting.survivor) == (m.SkipBite(), ONE)


def test_9_9_a_card_that_was_not_called_for_goes_under_its_deck_at_the_end_of_the_turn() -> None:
    def arrange(w: Colony) -> None:
        w.reading, w.food = (2, 0), 9
        w.decks[CROSSROADS] = ((0, tuple(range(1, len(PACK.crossroads)))),)

    match = village(arrange=arrange)
    tell(match, EndTurn())
    assert w_of(match).decks[CROSSROADS][-1][1] == (0,)
    assert w_of(match).crossroads_gone == ()
