"""Rule 9: crossroads."""

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.language.words import Language, Player
from ludotheque.core.state.steps import NATURE, Option
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.winter.actions.cards import GiveToCrisis, SpendFood
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.work import Barricade, CleanWaste
from ludotheque.games.winter.cards.decisions import NoWay, Pay, PayNot, TakeWay, Tie, Vote
from ludotheque.games.winter.cards.selectors import Scene
from ludotheque.games.winter.chapters.crossroads import ReadCrossroads, called, calls
from ludotheque.games.winter.chapters.crossroads.meant import Meant, decision, named, spoken_of
from ludotheque.games.winter.chapters.crossroads.reader import AskingReader, ItDidNot, ItHappened
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.chapters.zombies import BarricadeAt
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard, Place
from ludotheque.games.winter.table import CROSSROADS, GONE, Colony, Happening
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary import triggers as t
from ludotheque.games.winter.vocabulary.cards import Crossroads
from ludotheque.games.winter.vocabulary.triggers import Move as MoveTrigger
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId, Text
from tests.story import tell

from ..story import (
    AT_SCHOOL,
    BITE,
    BLANK,
    FOOD,
    FUEL,
    HERE,
    LODGE,
    ME,
    MEDICINE,
    ONE,
    SCHOOL,
    THREE,
    TWO,
    WAY,
    WOUND,
    Winter,
    after,
    deal,
    do,
    mine,
    settle,
    turn_of,
    village,
    w_of,
)

DISPENSARY = Place(PACK.place_ids.index("dispensary"))


def card_where(test: Any) -> int:
    """A crossroads card of the pack that passes a test."""
    return next(n for n, card in enumerate(PACK.crossroads) if test(card))


def test_9_1_and_9_2_the_reader_sits_on_the_right_and_a_state_is_looked_at_when_the_turn_begins() -> None:
    at_home = card_where(lambda card: card.id == "the_spoon")
    match = turn_of(0)
    assert match.legal(NATURE)[0].player == 2
    tell(match, ReadCrossroads(Player(2), at_home))
    assert at_home in w_of(match).crossroads_gone


def reading(monkeypatch: pytest.MonkeyPatch, trigger: t.AnyTrigger, *ways: e.Way) -> Callable[[Colony], None]:
    """Player 2 reads a card of our own making with a way out, and player 0 has food and a die."""
    card = replace(PACK.crossroads[0], trigger=trigger, options=(*ways, e.Way(WAY)), before=(), decide="active")
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
    assert TakeWay(0, way) in match.legal(0)


@pytest.mark.parametrize("goes_on", [False, True])
def test_5_3_a_card_that_waits_for_a_gift_comes_when_the_gift_can_no_longer_be_taken_back(
    monkeypatch: pytest.MonkeyPatch, goes_on: bool
) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    called_for = reading(monkeypatch, t.CrisisGiven(), way)

    def arrange(w: Colony) -> None:
        called_for(w)
        deal(w, 0, FOOD)
        w.crisis = 0

    match = village(arrange=arrange)
    tell(match, GiveToCrisis(Player(0), FOOD))
    assert EndTurn() in match.legal(0)
    assert match.can_undo(0)
    if goes_on:
        tell(match, Move(ONE, LODGE), Face(ONE, BLANK, "move"))
    else:
        tell(match, EndTurn())
    assert TakeWay(0, way) in match.legal(0)
    assert not match.can_undo(0)


def test_2_6_what_waits_for_the_start_of_a_turn_comes_then(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    reading(monkeypatch, t.TurnStart(), way)
    match = turn_of(0)
    tell(match, ReadCrossroads(Player(2), 0))
    assert TakeWay(0, way) in match.legal(0)


@pytest.mark.parametrize("ways", [(), (e.Way(WAY, (e.Food(-1),)),)])
def test_9_2_a_card_whose_every_way_would_do_nothing_does_not_come(
    monkeypatch: pytest.MonkeyPatch, ways: tuple[e.Way, ...]
) -> None:
    match = village(arrange=reading(monkeypatch, t.Move(), *ways))
    w_of(match).food = 0
    tell(match, Move(ONE, LODGE), Face(ONE, BLANK, "move"))
    assert w_of(match).crossroads_gone == ()
    w_of(match).food = 1
    tell(match, Move(TWO, LODGE), Face(TWO, BLANK, "move"))
    assert w_of(match).crossroads_gone == ((0,) if ways else ())


@pytest.mark.parametrize(("card", "comes"), [(None, False), (FUEL, True), (MEDICINE, True)])
def test_9_2_whether_a_card_comes_tells_how_many_cards_lie_in_a_hand_and_never_which(
    monkeypatch: pytest.MonkeyPatch, card: ItemCard | None, comes: bool
) -> None:
    way = e.Way(WAY, (e.Morale(1),), pay=sel.Cost(cards=1, symbol="medicine"))
    match = village(arrange=reading(monkeypatch, t.Move(), way))
    if card is not None:
        deal(w_of(match), 0, card)
    tell(match, Move(ONE, LODGE), Face(ONE, BLANK, "move"))
    assert (w_of(match).crossroads_gone == (0,)) == comes


def test_9_2_three_cards_come_only_where_they_can_do_something() -> None:
    def comes(name: str, arrange: Callable[[Colony], None], place: Place = COLONY) -> bool:
        w = w_of(village(arrange=arrange))
        w.note(Happening("move", ME, ONE, place, COLONY, "empty"))
        w.note(Happening("card_played", ME, how="fuel"))
        w.note(Happening("search", ME, ONE, DISPENSARY))
        card = next(card for card in PACK.crossroads if card.id == name)
        return called(w, card.trigger, ME, name) is not None

    def outside(w: Colony) -> None:
        w.at[ONE], w.at[TWO], w.moved = LODGE, SCHOOL, (TWO,)

    def home(w: Colony) -> None:
        w.at[ONE], w.at[TWO], w.moved = COLONY, SCHOOL, (ONE, TWO)

    def hurt(w: Colony) -> None:
        w.at[ONE], w.wounds[ONE] = DISPENSARY, 1

    assert comes("laid_for_six", outside, LODGE)
    assert not comes("laid_for_six", home)
    assert comes("the_heap", lambda w: setattr(w, "waste", (FUEL,) * 5))
    assert not comes("the_heap", lambda w: None)
    assert comes("one_ampoule", hurt)
    assert not comes("one_ampoule", lambda w: w.at.__setitem__(ONE, DISPENSARY))


def test_9_2_what_is_only_offered_comes_only_where_all_together_could_pay() -> None:
    def comes(name: str, cards: int, dice: tuple[int, ...]) -> bool:
        def arrange(w: Colony) -> None:
            w.hands = [(FOOD,) * cards, (), ()]
            w.dice[0], w.dice[1] = dice, ()
            settle(w, 1, PACK.survivor_number[SurvivorId("noel")])

        number = card_where(lambda card: card.id == name)
        w = w_of(village(arrange=arrange))
        w.note(Happening("crisis_given", ME))
        w.note(Happening("survivor_killed", ME, ONE, COLONY))
        return calls(w, number) is not None

    assert comes("the_hat", 4, ())
    assert not comes("the_hat", 3, (6, 6))
    assert comes("noel_words", 0, (3, 6))
    assert not comes("noel_words", 9, (2, 6))


def test_9_3_a_die_is_waited_for_by_what_it_shows_what_it_is_for_and_where(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    trigger = t.DieUsed(least=3, for_="barricade", at=PlaceName("colony"))

    def came(place: Place, die: int, *story: Option[Any]) -> bool:
        begin = reading(monkeypatch, trigger, way)

        def arrange(w: Colony) -> None:
            begin(w)
            w.at[ONE], w.dice[0], w.waste = place, (die,), (FOOD,) * 3

        match = village(arrange=arrange)
        tell(match, *story)
        return w_of(match).crossroads_gone == (0,)

    assert came(COLONY, 3, Barricade(ONE, 3), BarricadeAt(0))
    assert not came(COLONY, 2, Barricade(ONE, 2), BarricadeAt(0))
    assert not came(COLONY, 3, CleanWaste(ONE, 3))
    assert not came(LODGE, 3, Barricade(ONE, 3))


def test_9_3_a_wound_calls_a_card_only_if_the_survivor_lives(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    match = village(arrange=reading(monkeypatch, t.Wounded(own=True, outside=True), way))
    hurt, dying, home = match.clone(), match.clone(), match.clone()
    tell(hurt, Move(ONE, SCHOOL), Face(ONE, WOUND, "move"))
    assert w_of(hurt).crossroads_gone == (0,)
    w_of(dying).wounds[ONE] = 2
    tell(dying, Move(ONE, SCHOOL), Face(ONE, WOUND, "move"))
    assert w_of(dying).crossroads_gone == ()
    w_of(home).at[TWO] = SCHOOL
    tell(home, Move(TWO, COLONY), Face(TWO, WOUND, "move"))
    assert w_of(home).crossroads_gone == ()


def test_9_1_nobody_but_the_reader_can_tell_for_what_a_card_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    def seen(trigger: t.AnyTrigger, viewer: int) -> Any:
        match = village(arrange=reading(monkeypatch, trigger, e.Way(WAY, (e.Morale(1),))))
        tell(match, Move(ONE, LODGE), Face(ONE, BLANK, "move"))
        view = w_of(match).seen_by(Player(viewer))
        return view, [event.what for event in match.log(Player(viewer))]

    waits = (t.Wounded(own=True), t.DieUsed(for_="search", at=AT_SCHOOL))
    for viewer in (0, 1):
        assert seen(waits[0], viewer) == seen(waits[1], viewer)


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

    def arrange(w: Colony) -> None:
        w.reading, w.dice[0] = (2, waiting), (3,)

    match = village(arrange=arrange)
    s = mine(match)[0]
    alive = match.clone()
    tell(match, Move(s, SCHOOL), Face(s, BITE, "move"))
    assert w_of(match).crossroads_gone == ()
    tell(alive, Move(s, SCHOOL), Face(s, BLANK, "move"))
    assert w_of(alive).crossroads_gone == (waiting,)


def test_9_3_a_card_comes_just_before_food_is_spent_and_cancels_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = e.Way(WAY, (e.Cancel(), e.Morale(1))), e.Way(WAY)
    match = village(arrange=reading(monkeypatch, t.FoodSpent(when="interrupt"), ways[0]))
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


COSTLY = e.Way(WAY, (e.Morale(1),), pay=sel.Cost(cards=1, symbol="fuel"))
HUNGRY = e.Way(WAY, (e.Food(-2),))


def test_9_5_closed_ways_cannot_be_taken() -> None:
    match = after(e.Choice((HUNGRY, COSTLY, e.Way(WAY))), arrange=lambda w: deal(w, 0, FUEL, FOOD))
    assert [option.number for option in match.legal(0)] == [1, 2]
    tell(match, TakeWay(1, COSTLY))
    tell(match, match.legal(0)[0])
    assert (w_of(match).morale, w_of(match).waste) == (7, (FUEL,))


@pytest.mark.parametrize(
    ("way", "why"),
    [
        (HUNGRY, "It takes 2 food tokens, and there is one."),
        (COSTLY, "You cannot pay the price: 1 fuel card."),
        (e.Way(WAY, (e.Morale(1),), if_=c.Helpless(1)), "Only if there is at least 1 helpless in the colony."),
        (e.Way(WAY, (e.LoseHelpless(2),)), "It takes 2 helpless people, and there are none."),
        (e.Way(WAY, (e.KillZombies(1, PlaceName("colony")),)), "There are not enough zombies in the colony."),
    ],
)
def test_9_5_a_closed_way_is_shown_with_its_reason(way: e.Way, why: str) -> None:
    match = village(arrange=lambda w: deal(w, 0, FOOD, MEDICINE))
    w_of(match).food = 1
    do(match, e.Choice((way, e.Way(WAY), e.Way(WAY, (e.Morale(1),)))))
    ((option, reason),) = match.closed(0)
    assert (option, reason.rule) == (TakeWay(0, way), "9.5")
    assert reason.text("en") == why
    assert match.refusal(0, option) == reason


def test_9_5_a_full_colony_closes_a_way_and_says_so() -> None:
    match = village(arrange=lambda w: setattr(w, "helpless", w.free(COLONY)))
    do(match, e.Choice((e.Way(WAY, (e.Join(),)), e.Way(WAY), e.Way(WAY, (e.Morale(1),)))))
    ((_, reason),) = match.closed(0)
    assert (reason.rule, "24" in reason.text("en"), "24" in reason.text("fr")) == ("6.5", True, True)


def test_9_5_one_way_only_is_taken_and_told() -> None:
    match = village()
    told = do(match, e.Choice((HUNGRY, e.Way(WAY, (e.Morale(1),)))))
    assert TakeWay(1, e.Way(WAY, (e.Morale(1),))) in [event.what for event in told]
    assert w_of(match).morale == 7


def test_9_5_where_no_way_is_open_nothing_happens_and_is_told() -> None:
    match = village()
    told = do(match, e.Choice((HUNGRY, COSTLY)))
    assert [event.what for event in told] == [NoWay()]
    assert (w_of(match).morale, w_of(match).food) == (6, 0)


@pytest.mark.parametrize("card", [FUEL, FOOD])
def test_9_5_one_way_only_is_still_asked_where_that_would_tell_what_a_hand_holds(card: ItemCard) -> None:
    match = after(e.Choice((COSTLY, e.Way(WAY))), arrange=lambda w: deal(w, 0, card))
    assert match.waiting_for() == [0]
    assert len(match.legal(0)) == (2 if card == FUEL else 1)


def test_9_6_a_vote_with_one_way_only_is_not_held() -> None:
    match = village()
    do(match, e.Vote((HUNGRY, e.Way(WAY, (e.Morale(1),)))))
    assert (w_of(match).morale, match.waiting_for()) == (7, [0])


def test_9_6_a_first_player_in_exile_breaks_no_tie() -> None:
    ways = (e.Way(WAY, (e.Food(1),)), e.Way(WAY, (e.Food(2),)))
    match = village(4)
    w_of(match).first, w_of(match).exiled[1] = Player(1), True
    do(match, e.Vote(ways))
    tell(match, (2, Vote(0, ways[0])), (3, Vote(1, ways[1])), (0, Vote(0, ways[0])))
    assert w_of(match).food == 1
    w_of(match).groups[0], w_of(match).groups[2] = (), w_of(match).groups[0] + w_of(match).groups[2]
    for s in w_of(match).groups[2]:
        w_of(match).owner[s] = 2
    do(match, e.Vote(ways))
    tell(match, (2, Vote(0, ways[0])), (3, Vote(1, ways[1])))
    assert match.waiting_for() == [2]


def test_9_6_a_vote_is_taken_at_once_and_the_first_player_breaks_a_tie() -> None:
    ways = (e.Way(WAY, (e.Food(1),)), e.Way(WAY, (e.Food(2),)), e.Way(WAY, (e.Food(3),)))
    match = after(e.Vote(ways))
    w_of(match).first = Player(1)
    tell(match, (0, Vote(0, ways[0])), (1, Vote(1, ways[1])), (2, Vote(2, ways[2])))
    assert match.waiting_for() == [1]
    tie = match.position.todo[-1]
    assert isinstance(tie, Tie)
    assert tie.prompt(w_of(match), Player(1)).text().startswith("The votes are tied: you are first player")
    tell(match, TakeWay(2, ways[2]))
    assert w_of(match).food == 3


def test_9_5_a_way_says_whom_it_would_strike_as_things_stand() -> None:
    lowest = sel.Lowest(sel.Filter(at=PlaceName("colony")))
    ways = (e.Way(WAY, (e.Remove(lowest),)), e.Way(WAY, (e.Remove(sel.Lowest(sel.Filter(), 2)),)))
    match = after(e.Vote(ways))
    first, second = sorted(s for group in w_of(match).groups for s in group)[:2]
    assert offered(match, Vote(0, ways[0])).endswith(f"(that would be {called_in_short(first)}).")
    assert offered(match, Vote(0, ways[0]), "fr").endswith(f"(ce serait {called_in_short(first)}).")
    both = f"{called_in_short(first)} et {called_in_short(second)}"
    assert f"(ce seraient {both})" in offered(match, Vote(1, ways[1]), "fr")
    w_of(match).at[first] = LODGE
    assert called_in_short(second) in offered(match, Vote(0, ways[0]))


def test_9_5_a_way_names_nobody_where_that_rests_on_who_acts() -> None:
    for those in (sel.Filter(at=HERE), sel.Filter(other=True), sel.Filter(owner="active")):
        way = e.Way(WAY, (e.Remove(sel.Lowest(those)),))
        match = after(e.Choice((way, e.Way(WAY))), actor=ONE, place=COLONY)
        assert "would be" not in offered(match, TakeWay(0, way))


def test_9_5_a_way_says_which_player_it_speaks_of() -> None:
    owner = sel.ControllerOf(sel.Named(SurvivorId(PACK.survivors[THREE].id)))
    way = e.Way(WAY, (e.GiveSurvivor(sel.Named(SurvivorId(PACK.survivors[ONE].id)), owner),))
    match = after(e.Choice((way, e.Way(WAY))))
    assert w_of(match).owner[THREE] == 1
    assert "(Bob)" in offered(match, TakeWay(0, way))


def offered(match: Winter, option: Vote | TakeWay, language: Language = "en") -> str:
    """A way as player 0 reads it among what is offered."""
    question = match.position.question
    assert question is not None
    return question.says(match.seen_by(ME), ME, option).text(language, ("Ann", "Bob", "Cleo"), ME)


def called_in_short(s: int) -> str:
    return PACK.survivors[s].name.en.split(",")[0]


def test_9_7_an_offer_is_paid_by_one_or_together_or_not() -> None:
    offer = e.Offer(sel.Cost(cards=2, symbol="fuel"), "together", then=(e.Morale(1),), else_=(e.Morale(-1),))

    def arrange(w: Colony) -> None:
        deal(w, 0, FUEL)
        deal(w, 1, FUEL)

    match = after(offer, arrange=arrange)
    tell(match, Pay())
    assert match.waiting_for() == [1]
    declined = match.clone()
    tell(match, Pay())
    assert w_of(match).morale == 7
    tell(declined, PayNot())
    assert w_of(declined).morale == 5


def test_9_7_whoever_has_nothing_to_pay_with_is_not_asked() -> None:
    offer = e.Offer(sel.Cost(cards=1, symbol="fuel"), then=(e.Morale(1),), else_=(e.Morale(-1),))
    match = after(offer, arrange=lambda w: deal(w, 1, FOOD))
    assert (match.waiting_for(), match.legal(1)) == ([1], [PayNot()])
    ((_, reason),) = match.closed(1)
    assert reason.text("en") == "You cannot pay the price: 1 fuel card."


def test_9_8_what_a_card_changes_for_longer_lies_open() -> None:
    match = village()
    do(match, e.Attach((m.SkipBite(),), on="actor"), actor=ONE)
    (lasting,) = match.seen_by(1).lasting
    assert (lasting.gives, lasting.survivor) == (m.SkipBite(), ONE)


def test_9_10_a_card_names_whom_it_means(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Kill("actor"),))
    trigger = t.State(if_=c.Own(sel.Filter(outside=True)))
    match = village(arrange=reading(monkeypatch, trigger, way))
    told = tell(match, Move(ONE, LODGE), Face(ONE, BLANK, "move"))
    assert next(event.what for event in told if isinstance(event.what, Meant)).survivor == ONE
    (named, _) = match.legal(0)
    assert named.way.do == (e.Kill(sel.Named(SurvivorId(PACK.survivors[ONE].id))),)
    assert PACK.survivors[ONE].name.en.split(",")[0] in named.sentence(ME).text("en")
    tell(match, named)
    assert w_of(match).at[ONE] == GONE


def test_9_10_if_a_card_may_mean_several_the_player_whose_turn_it_is_chooses(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Wound("partner"),))
    trigger = t.State(if_=c.Share("own_other"))
    match = village(arrange=reading(monkeypatch, trigger, way))
    tell(match, Move(ONE, SCHOOL), Face(ONE, BLANK, "move"))
    assert match.waiting_for() == [0]
    there = {s for seat in (1, 2) for s in w_of(match).groups[seat]}
    assert {meant.survivor for meant in match.legal(0)} == there
    chosen = match.legal(0)[1]
    tell(match, chosen)
    tell(match, match.legal(0)[0])
    assert [s for s in there if w_of(match).wounds[s]] == [chosen.survivor]


def test_9_10_two_people_are_one_pair_in_either_order(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Wound("actor"), e.Wound("partner", 2)))
    match = village(arrange=reading(monkeypatch, t.State(if_=c.Share("own_own")), way))
    told = tell(match, Move(ONE, SCHOOL), Face(ONE, BLANK, "move"), Move(TWO, SCHOOL), Face(TWO, BLANK, "move"))
    meant = next(event.what for event in told if isinstance(event.what, Meant))
    assert {meant.survivor, meant.other} == {ONE, TWO}


@pytest.mark.parametrize("card", PACK.crossroads, ids=lambda card: str(card.id))
def test_9_10_every_way_of_every_card_says_whom_it_means(card: Crossroads) -> None:
    scene = Scene(ME, card.id, actor=ONE, partner=TWO)
    assert spoken_of(named((card.before, decision(card)), scene)) <= {"here"}


def test_9_9_a_card_that_was_not_called_for_goes_under_its_deck_at_the_end_of_the_turn() -> None:
    def arrange(w: Colony) -> None:
        w.reading, w.food = (2, 0), 9
        w.decks[CROSSROADS] = ((0, tuple(range(1, len(PACK.crossroads)))),)

    match = village(arrange=arrange)
    tell(match, EndTurn())
    assert w_of(match).decks[CROSSROADS][-1][1] == (0,)
    assert w_of(match).crossroads_gone == ()
