"""Rule 11: what stands on the cards."""

from typing import Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.cards import PlayCard
from ludotheque.games.winter.cards.decks import TakeOut
from ludotheque.games.winter.cards.dice import ChangeDie, LoseDie, Stake
from ludotheque.games.winter.cards.interpreter import Enough, PickPlace, PickPlayer, PickSurvivor
from ludotheque.games.winter.cards.selectors import SYMBOL
from ludotheque.games.winter.chapters.colony_phase import ZombiesAtHome, ZombiesOutside, mouths
from ludotheque.games.winter.chapters.crossroads import ReadCrossroads
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.simultaneous import InThisOrder
from ludotheque.games.winter.chapters.tracks import ChangeFood
from ludotheque.games.winter.chapters.turn import AfterAction
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard
from ludotheque.games.winter.table import ENTRANCES_OF, GONE, Colony, Promise
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell

from ..story import (
    AT_SCHOOL,
    BLANK,
    GROCERY,
    HERE,
    LODGE,
    ME,
    ONE,
    SCHOOL,
    THREE,
    TWO,
    WAY,
    YOU,
    after,
    deal,
    do,
    lines,
    refused,
    step,
    thrown,
    turn_of,
    unlikely,
    village,
    w_of,
)


def test_11_1_a_card_does_what_it_says_against_the_rules_too() -> None:
    """Whoever is killed costs a morale (6.1), unless the card says otherwise."""
    match = village()
    do(match, e.Kill("actor", morale=False), actor=TWO)
    assert (w_of(match).morale, TWO in w_of(match).gone) == (6, True)


def test_11_2_if_able_may_fail() -> None:
    w = w_of(after(e.IfAble((e.Food(-1), e.Food(2))), e.Nothing()))
    assert w.food == 2
    w = w_of(after(e.When(c.Morale(3), (e.Food(5),), (e.Food(1),))))
    assert w.food == 1
    w = w_of(after(e.ForEach("each", (e.Food(sel.Per("own_survivor")),))))
    assert w.food == 6


def test_11_2_everything_else_must_be_possible() -> None:
    ways = (e.Way(WAY, (e.Food(-1),)), e.Way(WAY, (e.IfAble((e.Food(-1),)),)), e.Way(WAY))
    assert [option.number for option in after(e.Choice(ways)).legal(0)] == [1, 2]


@pytest.mark.parametrize(("exposure", "rolls"), [("each", 2), ("once", 1), ("none", 0)])
def test_11_10_whoever_kills_by_a_card_is_exposed_as_the_text_says(exposure: Any, rolls: int) -> None:
    kill = e.KillZombies(2, AT_SCHOOL, exposure)

    def arrange(w: Colony) -> None:
        w.zombies[ENTRANCES_OF[SCHOOL][0]], w.at[ONE] = 2, SCHOOL

    match = village(arrange=arrange)
    told = do(match, kill, actor=ONE)
    for _ in range(rolls):
        assert match.waiting_for() == [NATURE]
        told += tell(match, Face(ONE, BLANK, "kill"))
    assert (lines(told).count("Slay"), match.waiting_for()) == (2, [0])
    assert ("without exposure" in kill.said(PACK).text("en")) == (rolls == 0)
    assert ("sans jet de risque" in kill.said(PACK).text("fr")) == (rolls == 0)


def test_11_10_where_no_survivor_kills_nobody_is_exposed() -> None:
    match = village(arrange=lambda w: w.zombies.__setitem__(ENTRANCES_OF[SCHOOL][0], 2))
    do(match, e.KillZombies(2, AT_SCHOOL, "each"))
    assert (w_of(match).zombies_at(SCHOOL), match.waiting_for()) == (0, [0])


ALL = sel.All(sel.Filter(at=PlaceName("colony")))
EVERYBODY = e.Kill(ALL)


def at_school(w: Colony) -> None:
    """One survivor of each of the players 0 and 1 stands at the school, the others in the colony."""
    w.at[ONE] = w.at[THREE] = SCHOOL


def test_11_9_the_first_player_orders_deaths_where_the_game_may_end_before_all_are_dead() -> None:
    match = village(arrange=lambda w: setattr(w, "morale", 1))
    w_of(match).first = YOU
    do(match, e.Kill(sel.Lowest(n=2)))
    assert match.waiting_for() == [1]
    listed, last = match.legal(1)
    assert isinstance(listed, InThisOrder)
    tell(match, last)
    assert w_of(match).over
    assert (w_of(match).at[ONE], w_of(match).at[THREE]) == (GONE, COLONY)


def test_11_9_what_is_listed_begins_with_the_first_player_and_the_least_influential() -> None:
    match = village(arrange=lambda w: setattr(w, "morale", 2))
    w_of(match).first = YOU
    do(match, EVERYBODY)
    (listed, *_) = match.legal(1)
    names = [due.effects[0].on.id for due in listed.what]
    assert names == [PACK.survivors[s].id for seat in (1, 2, 0) for s in w_of(match).groups[seat]]
    text = listed.sentence(YOU).text("en")
    assert all(PACK.survivors[s].name.en.split(",")[0] in text for group in w_of(match).groups for s in group)


def test_11_9_nobody_is_asked_where_the_order_cannot_matter() -> None:
    match = village()
    told = do(match, e.Kill(sel.Lowest(n=2)), e.Wound(ALL))
    assert lines(told).count("Die") == 2
    assert match.waiting_for() == [0]


def test_11_9_exposures_at_one_place_are_ordered_and_elsewhere_they_are_not() -> None:
    match = village(arrange=at_school)
    do(match, e.Exposure(sel.All(sel.Filter(at=AT_SCHOOL))))
    assert match.waiting_for() == [0]
    tell(match, match.legal(0)[1], Face(THREE, BLANK, "card"), Face(ONE, BLANK, "card"))
    assert match.waiting_for() == [0]
    w_of(match).at[THREE] = LODGE
    do(match, e.Exposure(sel.All(sel.Filter(outside=True))))
    assert match.waiting_for() == [NATURE]


def test_11_9_who_comes_first_to_a_place_without_room_for_all_is_ordered() -> None:
    def arrange(w: Colony) -> None:
        at_school(w)
        w.helpless = w.free(COLONY) - 1

    match = village(arrange=arrange)
    do(match, e.Place(sel.All(sel.Filter(outside=True)), PlaceName("colony")))
    tell(match, match.legal(0)[1])
    assert (w_of(match).at[ONE], w_of(match).at[THREE]) == (SCHOOL, COLONY)


def test_11_9_promises_that_are_due_at_once_are_ordered() -> None:
    match = village()
    kept = [Promise("test", ME, c.Always(), "game", (e.Food(n),)) for n in (1, 2)]
    w_of(match).promises = tuple(kept)
    step(match, AfterAction(ME))
    (listed, second) = match.legal(0)
    assert "first" in second.sentence(ME).text("en").lower()
    told = tell(match, second)
    assert [event.what.n for event in told if isinstance(event.what, ChangeFood)] == [2, 1]
    assert listed != second


def test_2_5_and_11_9_the_frost_of_several_is_ordered_where_the_game_may_end() -> None:
    def arrange(w: Colony) -> None:
        w.morale = 1
        for s in w.groups[0]:
            w.wounds[s], w.frost[s] = 2, 1

    match = turn_of(0, arrange)
    tell(match, ReadCrossroads(Player(2), unlikely(match)))
    assert isinstance(match.legal(0)[0], InThisOrder)


def test_5_1_and_11_2_a_card_whose_effect_is_impossible_is_not_played_and_says_why() -> None:
    """What a card needs is looked up when it is played, not when the words are still being learned."""
    using = (
        n for n, each in enumerate(PACK.items) if any(isinstance(it, e.ZombiesToBarricades) for it in each.kind.do)
    )
    bust = ItemCard(next(using))
    match = village(arrange=lambda w: deal(w, 0, bust))
    assert w_of(match).zombies_at(COLONY) == 0
    assert PlayCard(bust) not in match.legal(0)
    assert "zombie" in refused(match, PlayCard(bust), "5.1")
    w_of(match).zombies[0] = 2
    assert PlayCard(bust) in match.legal(0)


def test_11_3_whoever_must_choose_is_asked() -> None:
    match = after(e.Wound(sel.Chosen(by="left", from_=sel.Filter(owner="active"))))
    assert match.waiting_for() == [1]
    tell(match, PickSurvivor(TWO))
    assert w_of(match).wounds[TWO] == 1
    match = after(e.Noise(1, sel.ChosenPlace()))
    tell(match, PickPlace(SCHOOL))
    assert w_of(match).noise[SCHOOL] == 1
    match = after(e.Join(to=sel.ChosenPlayer()))
    tell(match, PickPlayer(YOU))
    assert match.waiting_for() == [NATURE]
    match = after(e.Remove(sel.Chosen(n=2, up_to=True)))
    tell(match, Enough())
    assert w_of(match).gone == ()


def test_11_4_to_be_put_somewhere_is_no_move_and_no_exposure() -> None:
    w = w_of(after(e.Place("actor", AT_SCHOOL), actor=ONE))
    assert w.at[ONE] == SCHOOL
    assert ONE not in w.moved


def test_11_5_whoever_chooses_from_a_deck_shuffles_it() -> None:
    match = after(e.Choose(AT_SCHOOL, 1, "food"))
    options = [option for option in match.legal(0) if isinstance(option, TakeOut)]
    assert {SYMBOL[option.card] for option in options} == {"food"}
    tell(match, options[0])
    w = w_of(match)
    assert len(w.decks[SCHOOL]) == 1
    assert w.decks[SCHOOL][0][0] == 0
    assert w.hands[0] == (options[0].card,)


@pytest.mark.parametrize(
    ("how", "chosen", "dice"),
    [
        ("raise", ChangeDie(ME, 2, 3), (3, 4)),
        ("lower", ChangeDie(ME, 4, 3), (2, 3)),
        ("set", ChangeDie(ME, 2, 6), (4, 6)),
        ("spend", LoseDie(ME, 2), (4,)),
    ],
)
def test_11_6_an_unused_die_is_changed(how: Any, chosen: Any, dice: tuple[int, ...]) -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.dice[1] = (2, 4), (5,)

    match = after(e.Dice(how), arrange=arrange)
    tell(match, chosen)
    assert w_of(match).dice[0] == dice


def test_11_6_a_used_die_cannot_be_changed() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.spent[0] = (2, 3), (4,)

    match = after(e.Dice("raise"), arrange=arrange)
    assert match.legal(0) == [ChangeDie(ME, 2, 3), ChangeDie(ME, 3, 4)]
    assert match.refusal(0, ChangeDie(ME, 4, 5)) is not None


def test_11_7_food_is_staked_and_won_or_lost() -> None:
    match = after(e.Gamble(3, lucky=5), arrange=lambda w: setattr(w, "food", 2))
    assert match.legal(0) == [Stake(0), Stake(1), Stake(2)]
    refused(match, Stake(3), "11.7")
    lost = match.clone()
    tell(match, Stake(2))
    thrown(match, 5)
    assert w_of(match).food == 4
    tell(lost, Stake(2))
    thrown(lost, 4)
    assert w_of(lost).food == 0


def test_11_7_an_empty_supply_cannot_be_staked() -> None:
    ways = (e.Way(WAY, (e.Gamble(3),)), e.Way(WAY, (e.Morale(1),)), e.Way(WAY))
    assert [option.number for option in after(e.Choice(ways)).legal(0)] == [1, 2]


@pytest.mark.parametrize(("edition", "zombies"), [("sheet", 1), ("published", 2)])
def test_11_8_zombies_take_a_figure_for_a_survivor(edition: str, zombies: int) -> None:
    def arrange(w: Colony) -> None:
        w.at[TWO] = SCHOOL

    match = village(arrange=arrange, options={"edition": edition})
    do(match, e.Attach((m.Figure(HERE), m.Figure(PlaceName("colony")))), place=SCHOOL)
    do(match, e.Attach((m.Figure(PlaceName(PACK.place_ids[LODGE])),)))
    w = w_of(match)
    match.position.todo = [ZombiesOutside(), ZombiesAtHome()]
    match.position.go_on([])
    assert [w.zombies_at(place) for place in (SCHOOL, LODGE, GROCERY)] == [zombies, 1, 0]
    assert (mouths(w), w.zombies_at(COLONY)) == (5, 3)
