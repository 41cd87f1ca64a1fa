"""Rule 11: what stands on the cards."""

from typing import Any

import pytest

from ludotheque.core.steps import NATURE
from ludotheque.games.winter.cards.decks import TakeOut
from ludotheque.games.winter.cards.dice import ChangeDie, LoseDie, ShiftDie, Stake, TableDie
from ludotheque.games.winter.cards.interpreter import Enough, PickPlace, PickPlayer, PickSurvivor
from ludotheque.games.winter.cards.selectors import SYMBOL
from ludotheque.games.winter.chapters.colony_phase import ZombiesAtHome, ZombiesOutside, mouths
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell

from ..story import AT_SCHOOL, GROCERY, HERE, LODGE, ME, ONE, SCHOOL, TWO, WAY, YOU, after, do, refused, village, w_of


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
    ways = (e.Way(WAY, (e.Food(-1),)), e.Way(WAY, (e.IfAble((e.Food(-1),)),)))
    assert [option.number for option in after(e.Choice(ways)).legal(0)] == [1]


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
        ("transfer", ShiftDie(ME, 2, YOU, 5), (3, 4)),
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
        w.dice[0], w.spent[0] = (2,), (4,)

    match = after(e.Dice("raise"), arrange=arrange)
    assert match.legal(0) == [ChangeDie(ME, 2, 3)]
    assert match.refusal(0, ChangeDie(ME, 4, 5)) is not None


def test_11_7_food_is_staked_and_won_or_lost() -> None:
    match = after(e.Gamble(3, lucky=5), arrange=lambda w: setattr(w, "food", 2))
    assert match.legal(0) == [Stake(0), Stake(1), Stake(2)]
    refused(match, Stake(3), "11.7")
    lost = match.clone()
    tell(match, Stake(2), TableDie(5))
    assert w_of(match).food == 4
    tell(lost, Stake(2), TableDie(4))
    assert w_of(lost).food == 0


def test_11_7_an_empty_supply_cannot_be_staked() -> None:
    ways = (e.Way(WAY, (e.Gamble(3),)), e.Way(WAY))
    assert [option.number for option in after(e.Choice(ways)).legal(0)] == [1]


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
