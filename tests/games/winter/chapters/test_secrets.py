"""Rule 13: what everybody sees."""

from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.winter.actions.attack import Attack, Strike
from ludotheque.games.winter.actions.search import Search
from ludotheque.games.winter.decks import size
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from tests.story import tell

from ..story import FOOD, FUEL, MEDICINE, ONE, SCHOOL, TOOL, WAY, WEAPON, after, deal, dress, lasting, village, w_of


def furnished(w: Colony) -> None:
    """Something lies everywhere."""
    deal(w, 0, FOOD, FUEL)
    dress(w, ONE, WEAPON)
    w.given[0], w.waste, w.stored, w.removed = (FOOD,), (FUEL,), (TOOL,), (MEDICINE,)
    w.reading = (2, 0)


def test_13_1_what_lies_open_is_seen_by_everybody_and_of_the_rest_how_much_there_is() -> None:
    match = village(arrange=furnished)
    view, w = match.seen_by(1), w_of(match)
    assert (view.waste, view.stored, view.removed, view.equipped) == (w.waste, w.stored, w.removed, w.equipped)
    assert (view.zombies, view.at, view.food) == (w.zombies, w.at, w.food)
    assert [len(hand) for hand in view.hands] == [2, 0, 0]
    assert [len(given) for given in view.given] == [1, 0, 0]
    assert [size(deck) for deck in view.decks] == [size(deck) for deck in w.decks]


def test_13_2_a_hand_an_objective_and_the_card_that_is_read_are_secret() -> None:
    match = village(arrange=furnished)
    view = match.seen_by(1)
    assert view.hands[0] == (HIDDEN, HIDDEN)
    assert view.objectives == [HIDDEN, (1,), HIDDEN]
    assert view.reading == (2, HIDDEN)
    assert match.seen_by(2).reading == (2, 0)
    assert match.seen_by(0).hands[0] == (FOOD, FUEL)


def test_13_2_what_somebody_finds_is_seen_by_them_alone() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.at[ONE] = (6,), SCHOOL

    match = village(arrange=arrange)
    tell(match, Search(ONE, 6))
    tell(match, match.legal(NATURE)[0])
    found = w_of(match).looked
    assert match.seen_by(0).looked == found
    assert match.seen_by(1).looked == (0, (HIDDEN,))


def test_13_2_whether_somebody_could_pay_for_more_does_not_show_in_the_question() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.AttackKills(3, "none", "fuel"), survivor=ONE)
        w.zombies[0], w.dice[0] = 3, (6,)

    match = village(arrange=arrange)
    tell(match, Attack(ONE, 0, 6))
    assert match.legal(0) == [Strike(ONE, 0)]


def test_13_2_others_learn_nothing_of_a_hand_from_the_ways_they_may_vote_for() -> None:
    ways = (e.Way(WAY, (e.MoveCards("hand", "waste", symbol="fuel"),)), e.Way(WAY))
    with_fuel = after(e.Vote(ways), arrange=lambda w: deal(w, 0, FUEL))
    without = after(e.Vote(ways), arrange=lambda w: deal(w, 0, FOOD))
    assert with_fuel.legal(1) == without.legal(1)
