"""Words for what must be true."""

import pytest

from ludotheque.games.winter.cards.conditions import holds
from ludotheque.games.winter.pack import PACK
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId

from ..story import (
    AT_SCHOOL,
    FOOD,
    FUEL,
    GROCERY,
    LODGE,
    MEDICINE,
    ONE,
    SCHOOL,
    THREE,
    TWO,
    WEAPON,
    deal,
    dress,
    scene,
    village,
    w_of,
)


@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (c.Always(), True),
        (c.And((c.Always(), c.Not(c.Always()))), False),
        (c.Or((c.Always(), c.Not(c.Always()))), True),
        (c.Own(sel.Filter(at=PlaceName("colony")), 1), True),
        (c.Own(sel.Filter(outside=True), 1, "=="), True),
        (c.Own(sel.Filter(leader=True, wounded=True)), True),
        (c.Own(sel.Filter(moved=True)), False),
        (c.Own(sel.Filter(equipped="weapon")), True),
        (c.InPlay(SurvivorId(PACK.survivors[ONE].id)), True),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "own"), False),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "play", exiled=False), True),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "deck"), False),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "dead"), False),
        (c.Helpless(6), True),
        (c.Helpless(7), False),
        (c.HelplessOutnumber(), True),
        (c.Tokens("zombie", 3), True),
        (c.Tokens("zombie", 1, each=True), False),
        (c.Tokens("barricade", 0, "<="), True),
        (c.Tokens("noise", 2, at=AT_SCHOOL), True),
        (c.Tokens("food", 4, "=="), True),
        (c.Tokens("starvation", 1), False),
        (c.Waste(2), True),
        (c.Removed(1), False),
        (c.Removed(0, what="items"), True),
        (c.DecksEmpty(1), True),
        (c.DecksEmpty(2), False),
        (c.Share("own_own"), False),
        (c.Share("own_other"), True),
        (c.Share("own_exiled"), False),
        (c.Share("exactly_two"), False),
        (c.Group("most"), False),
        (c.Group("most_by", 1), False),
        (c.Group("exactly", 2), True),
        (c.Group("at_least", 2), True),
        (c.Hand("food", 2), True),
        (c.Hand("food", only=True), False),
        (c.Hand(most=True), True),
        (c.Hand(n=3), True),
        (c.Equipped("weapon"), True),
        (c.Equipped("weapon", each_player=True), False),
        (c.Wounds(1), True),
        (c.Wounds(0, "<="), False),
        (c.Stored(2, "medicine"), True),
        (c.Stored(1, "medicine", non_starter=True), False),
        (c.Morale(6), True),
        (c.Morale(0), False),
        (c.Round(5, "=="), True),
        (c.RoundsSurvived(2), False),
        (c.MainDone(), False),
        (c.Exiled(1), False),
        (c.IsExiled(), False),
        (c.BetrayersExiled(), True),
        (c.SearchedEverywhere(), False),
        (c.DiceUnused(2), True),
        (c.CanPay(sel.Cost(dice=1, showing=6)), False),
        (c.CanPay(sel.Cost(cards=2, symbol="food", food=4)), True),
        (c.Free(AT_SCHOOL, 4), True),
        (c.Free(AT_SCHOOL, 5), False),
    ],
    ids=str,
)
def test_conditions_are_looked_at(condition: c.Condition, held: bool) -> None:
    def arrange(w: Colony) -> None:
        w.helpless, w.food, w.waste, w.dice[0] = 6, 4, (FUEL, FUEL), (2, 5)
        w.zombies[0], w.zombies[1], w.noise[SCHOOL] = 2, 1, 2
        w.at[TWO], w.wounds[ONE] = LODGE, 1
        w.decks[GROCERY] = ()
        deal(w, 0, FOOD, FOOD, FUEL)
        dress(w, ONE, WEAPON)
        w.stored = (MEDICINE, MEDICINE)

    assert holds(w_of(village(arrange=arrange)), condition, scene()) == held


def test_conditions_in_a_row_are_said_after_if_and_by_themselves() -> None:
    both = c.And((c.IsExiled(), c.MainDone()))
    assert both.said(PACK).text("fr") == "tu es en exil, et si l’objectif principal est rempli"
    assert both.alone(PACK).text("fr") == "tu es en exil ; l’objectif principal est rempli"
    assert c.Not(both).said(PACK).text("fr") == f"ceci est faux : {both.alone(PACK).text('fr')}"
