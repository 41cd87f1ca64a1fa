"""Rule 6: death, and newcomers."""

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.cards import PlayCard
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.chapters.newcomers import Arrive, Meet, NameLeader
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from tests.story import tell

from ..story import (
    FOOD,
    LODGE,
    ME,
    ONE,
    PLAIN,
    SCHOOL,
    TWO,
    WEAPON,
    card_with,
    deal,
    do,
    dress,
    lasting,
    refused,
    settle,
    village,
    w_of,
)


@pytest.mark.parametrize(("exiled", "morale"), [(False, 5), (True, 6)])
def test_6_1_whoever_is_killed_costs_a_morale_and_exiles_are_not_mourned(exiled: bool, morale: int) -> None:
    match = village(arrange=lambda w: w.exiled.__setitem__(0, exiled))
    do(match, e.Kill("actor"), actor=TWO)
    assert (w_of(match).morale, TWO in w_of(match).gone) == (morale, True)


def test_6_1_the_helpless_cost_a_morale_too() -> None:
    match = village(arrange=lambda w: setattr(w, "helpless", 2))
    do(match, e.LoseHelpless(1, kill=True))
    assert (w_of(match).helpless, w_of(match).morale) == (1, 5)


def test_6_2_equipment_goes_back_to_the_hand_in_the_colony_and_into_the_deck_outside() -> None:
    match = village(arrange=lambda w: dress(w, TWO, WEAPON))
    outside = match.clone()
    w_of(outside).at[TWO] = SCHOOL
    do(match, e.Kill("actor"), actor=TWO)
    assert w_of(match).hands[0] == (WEAPON,)
    do(outside, e.Kill("actor"), actor=TWO)
    w = w_of(outside)
    assert (w.hands[0], len(w.decks[SCHOOL])) == ((), 1)
    assert WEAPON in w.decks[SCHOOL][0][1]


def test_6_2_whoever_leaves_without_being_killed_costs_no_morale() -> None:
    match = village()
    do(match, e.Remove("actor"), actor=TWO)
    assert (w_of(match).morale, TWO in w_of(match).gone) == (6, True)


def test_6_3_whoever_loses_their_leader_names_another() -> None:
    match = village(people=3)
    do(match, e.Kill("actor"), actor=PLAIN[0])
    assert match.waiting_for() == [0]
    tell(match, NameLeader(ME, PLAIN[6]))
    assert w_of(match).leader[0] == PLAIN[6]


def test_6_4_a_newcomer_stands_in_the_colony_and_acts_at_once() -> None:
    match = village()
    do(match, e.Join())
    newcomer = match.legal(NATURE)[0].survivor
    tell(match, match.legal(NATURE)[0])
    assert w_of(match).at[newcomer] == COLONY
    assert Move(newcomer, SCHOOL) in match.legal(0)


@pytest.mark.parametrize("room", [0, 1])
def test_6_5_in_a_full_colony_nobody_can_be_brought(room: int) -> None:
    bringing = card_with("survivor", play="event")

    def arrange(w: Colony) -> None:
        deal(w, 0, bringing)
        w.helpless = w.free(COLONY) - room

    match = village(arrange=arrange)
    assert (PlayCard(bringing) in match.legal(0)) == bool(room)
    if not room:
        assert "24" in refused(match, PlayCard(bringing), "6.5")
    do(match, e.Helpless(5))
    assert w_of(match).free(COLONY) == 0


def test_6_5_a_full_colony_is_refused_as_full_to_movers_and_to_abilities() -> None:
    def arrange(w: Colony) -> None:
        w.at[ONE] = LODGE
        w.helpless = w.free(COLONY)
        lasting(w, m.Grant(e.Ability(do=(e.Join(),))), survivor=ONE)

    match = village(arrange=arrange)
    for option in (Move(ONE, COLONY), UseAbility(ONE, Source("lasting", 0))):
        assert refused(match, option, "6.5") == "The colony is full: 24 people. Nobody else finds room there."
    w_of(match).helpless -= 1
    assert {Move(ONE, COLONY), UseAbility(ONE, Source("lasting", 0))} <= {*match.legal(0)}


def test_a_leader_may_do_nothing_more_than_others() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (6,)))
    other = match.clone()
    w_of(other).leader[0] = w_of(other).groups[0][1]
    assert match.legal(0) == other.legal(0)


def test_6_6_the_equipment_of_the_last_survivor_comes_to_the_hand_and_then_goes_with_it() -> None:
    def arrange(w: Colony) -> None:
        w.groups[0] = (w.groups[0][0],)
        w.at[PLAIN[3]], w.owner[PLAIN[3]] = -2, -1
        w.gone = (PLAIN[3],)
        dress(w, PLAIN[0], WEAPON)
        deal(w, 0, FOOD)

    match = village(arrange=arrange)
    do(match, e.Kill("actor"), actor=PLAIN[0])
    w = w_of(match)
    assert sorted(w.removed) == sorted((FOOD, WEAPON))
    newcomer = match.legal(NATURE)[0].survivor
    tell(match, Meet(Player(0), newcomer, 0, True))
    assert w.groups[0] == (newcomer,)
    assert w.leader[0] == newcomer
    assert w.at[newcomer] == COLONY


def alone_outside(w: Colony) -> None:
    """Player 0 has one survivor, at the lodge."""
    w.groups[0], w.groups[1] = (PLAIN[0],), tuple(sorted((*w.groups[1], PLAIN[3])))
    w.owner[PLAIN[3]], w.at[PLAIN[0]] = 1, LODGE


def test_6_6_in_a_full_colony_a_helpless_makes_room_for_a_replacement() -> None:
    def arrange(w: Colony) -> None:
        alone_outside(w)
        w.helpless = 24 - len(w.standing(COLONY))

    match = village(arrange=arrange)
    w, before = w_of(match), w_of(match).helpless
    do(match, e.Kill("actor"), actor=PLAIN[0])
    newcomer = match.legal(NATURE)[0]
    tell(match, newcomer)
    assert (w.helpless, w.at[newcomer.survivor], w.morale) == (before - 1, COLONY, 4)


def test_6_6_without_a_helpless_the_replacement_stands_outside() -> None:
    def arrange(w: Colony) -> None:
        alone_outside(w)
        absent = [Someone(s) for s in range(len(PACK.survivors)) if w.at[s] == -1]
        for s in absent[: w.free(COLONY)]:
            settle(w, 1, s)
        assert w.free(COLONY) == 0

    match = village(arrange=arrange)
    do(match, e.Kill("actor"), actor=PLAIN[0])
    newcomer = match.legal(NATURE)[0].survivor
    tell(match, match.legal(NATURE)[0], Arrive(Player(0), newcomer, LODGE, 0, True))
    assert (w_of(match).at[newcomer], w_of(match).leader[0]) == (LODGE, newcomer)


def test_6_6_the_last_survivor_may_be_lost_in_other_ways_than_by_death() -> None:
    def arrange(w: Colony) -> None:
        w.groups[0] = (w.groups[0][0],)
        w.at[PLAIN[3]], w.owner[PLAIN[3]] = -2, -1
        deal(w, 0, FOOD)

    for effect in (e.Remove("actor"), e.GiveSurvivor("actor", "left")):
        match = village(arrange=arrange)
        do(match, effect, actor=PLAIN[0])
        assert w_of(match).removed == (FOOD,)
        assert isinstance(match.legal(NATURE)[0], Meet)
