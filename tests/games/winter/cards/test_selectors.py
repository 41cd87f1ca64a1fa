"""Words for how many, whom and where."""

import pytest

from ludotheque.core.words import Player
from ludotheque.games.winter.cards.selectors import number, places, players, survivors
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId

from ..story import AT_SCHOOL, LODGE, ONE, SCHOOL, THREE, TWO, scene, village, w_of


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
