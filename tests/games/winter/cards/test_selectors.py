"""Words for how many, whom and where."""

import pytest

from ludotheque.core.language.words import Player
from ludotheque.games.winter.cards.interpreter import PickPlace
from ludotheque.games.winter.cards.selectors import number, places, players, survivors
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import PLACES, Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId

from ..story import AT_SCHOOL, LODGE, ONE, PLAIN, SCHOOL, THREE, TWO, do, scene, settle, village, w_of


def test_numbers_depend_on_the_table() -> None:
    def arrange(w: Colony) -> None:
        w.helpless, w.exiled[2] = 3, True

    w = w_of(village(arrange=arrange))
    at = scene(die=4)
    assert number(w, sel.Per("player", plus=1), at) == 4
    assert number(w, sel.Per("start_player", times=2), at) == 6
    assert number(w, sel.Per("non_exiled"), at) == 2
    assert number(w, sel.Per("helpless", over=2), at) == 2
    assert number(w, sel.Per("helpless", over=2, up=False), at) == 1
    assert number(w, sel.Per("survivor_at"), at) == 6
    assert number(w, sel.Per("die"), at) == 4
    assert number(w, (5, 6, 7, 8), at) == 6


def test_a_number_for_each_table_is_told_for_each() -> None:
    zombies = e.Zombies((4, 5, 6, 8), PlaceName("colony"))
    assert zombies.said(PACK).text("en") == "Add zombies in the colony: 4, 5, 6 or 8 (with 2 to 5 players)."
    rounds = c.RoundsSurvived((4, 5, 6, 7))
    assert rounds.said(PACK).text("en").endswith("lived through 4, 5, 6 or 7 (with 2 to 5 players) rounds")
    assert e.Morale((1, 2, 1, 1)).said(PACK).text("fr") == "Moral +1, +2, +1 ou +1 (de 2 à 5 joueurs)."


@pytest.mark.parametrize(
    ("who", "seats"),
    [
        ("active", [0]),
        ("reader", [2]),
        ("first", [1]),
        ("each", [1, 2, 0]),
        ("each_non_exiled", [1, 0]),
        ("each_exiled", [2]),
        ("others", [1, 2]),
        ("left", [1]),
        ("right", [2]),
        (sel.WithSurvivorAt(AT_SCHOOL), [1]),
        (sel.ControllerOf(sel.Named(SurvivorId(PACK.survivors[THREE].id))), [1]),
    ],
    ids=str,
)
def test_players_are_meant(who: sel.Who, seats: list[int]) -> None:
    def arrange(w: Colony) -> None:
        w.first, w.exiled[2], w.at[THREE] = Player(1), True, SCHOOL

    assert players(w_of(village(arrange=arrange)), who, scene()) == seats


def test_survivors_are_meant() -> None:
    w = w_of(village())
    everybody = sorted(s for group in w.groups for s in group)
    at = scene(actor=ONE, bearer=TWO, partner=THREE)
    assert survivors(w, "self", at) == [TWO]
    assert survivors(w, "actor", at) == [ONE]
    assert survivors(w, "partner", at) == [THREE]
    assert survivors(w, sel.All(), at) == everybody
    assert survivors(w, sel.Lowest(n=2), at) == everybody[:2]
    assert survivors(w, sel.Highest(n=2), at) == everybody[:-3:-1]
    assert survivors(w, sel.All(sel.Filter(owner="active", other=True)), at) == [TWO]
    assert survivors(w, sel.All(sel.Filter(exiled=True)), at) == []
    assert survivors(w, sel.All(sel.Filter(tag="human", owner="active")), at) == [
        s for s in (ONE, TWO) if "human" in PACK.survivors[s].tags
    ]


def test_places_are_meant() -> None:
    w = w_of(village(arrange=lambda w: w.at.__setitem__(ONE, SCHOOL)))
    at = scene(place=SCHOOL, origin=LODGE)
    assert places(w, PlaceName("here"), at) == [SCHOOL]
    assert places(w, PlaceName("destination"), at) == [SCHOOL]
    assert places(w, PlaceName("origin"), at) == [LODGE]
    assert places(w, PlaceName("where_own"), at) == [COLONY, SCHOOL]
    assert len(places(w, PlaceName("each_outside"), at)) == 6
    assert len(places(w, PlaceName("each"), at)) == 7
    assert places(w, PlaceName("role:fuel"), at) == [PACK.roles["fuel"]]


def test_11_2_nobody_is_put_where_there_is_no_room() -> None:
    def arrange(w: Colony) -> None:
        people = [s for s in PLAIN if w.at[s] < 0]
        for s in people[: w.free(LODGE)]:
            settle(w, 1, s, LODGE)

    match = village(arrange=arrange)
    do(match, e.Place("actor", sel.ChosenPlace(from_=PlaceName("each"))), actor=ONE)
    assert [option.place for option in match.legal(0)] == [place for place in PLACES if place != LODGE]
    assert match.refusal(0, PickPlace(LODGE)) is not None


def test_11_2_an_exile_is_not_asked_to_change_places_with_the_colony() -> None:
    def arrange(w: Colony) -> None:
        w.exiled[1] = True
        for s in (THREE, *w.groups[1], *w.groups[2]):
            w.at[s] = SCHOOL

    match = village(arrange=arrange)
    elsewhere = sel.Chosen(from_=sel.Filter(elsewhere=True))
    do(match, e.Involve(elsewhere, (e.Consent((e.Swap(),)),)), actor=ONE, bearer=ONE)
    assert {w_of(match).owner[option.survivor] for option in match.legal(0)} == {2}


def test_11_2_zombies_are_killed_and_lured_from_where_there_are_any() -> None:
    def arrange(w: Colony) -> None:
        w.zombies[5 + LODGE] = w.zombies[5 + SCHOOL] = 1

    anywhere = sel.ChosenPlace(from_=PlaceName("each"))
    for effect in (e.KillZombies(1, anywhere), e.Attract(2, anywhere), e.ZombiesToBarricades(1, anywhere)):
        match = village(arrange=arrange)
        do(match, effect, actor=ONE, place=COLONY)
        assert [option.place for option in match.legal(0)] == [LODGE, SCHOOL]
