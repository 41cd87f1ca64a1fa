"""Rule 1: before the game."""

from fractions import Fraction

import pytest

from ludotheque.core.match import tell_match
from ludotheque.core.steps import NATURE
from ludotheque.core.world import HIDDEN
from ludotheque.games.winter import GAME
from ludotheque.games.winter.chapters.setup import DealSecret, KeepGroup, MeetCandidate, secret_odds
from ludotheque.games.winter.decks import put_under
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.table import ENTRANCES_OF, NOISES, OUTSIDE, ROOM_AT, SPACES, SURVIVORS, WinterOptions
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell

from ..story import QUIET, SCHOOL, dealt, village, w_of


def test_1_1_the_refuge_has_24_places_and_six_entrances_and_six_places_lie_outside() -> None:
    assert (SPACES[COLONY], [ROOM_AT[entrance] for entrance in ENTRANCES_OF[COLONY]]) == (24, [3] * 6)
    assert [len(ENTRANCES_OF[place]) for place in OUTSIDE] == [1] * 6
    assert [NOISES[place] for place in OUTSIDE] == [4] * 6
    w = w_of(dealt(3))
    assert all(w.decks[place] for place in OUTSIDE)


@pytest.mark.parametrize("hard", [False, True])
def test_1_2_the_main_objective_says_where_morale_and_rounds_begin(hard: bool) -> None:
    for number, main in enumerate(PACK.mains):
        w = w_of(dealt(3, objective=number + 1, hard=hard))
        side = main.hard if hard else main.normal
        assert (w.morale, w.round) == (side.morale, side.rounds)


def test_1_3_its_line_of_setup_is_done() -> None:
    w = w_of(dealt(3, objective=QUIET + 1))
    assert e.Zombies(9, PlaceName("colony")) in PACK.mains[QUIET].normal.setup
    assert [w.zombies[entrance] for entrance in ENTRANCES_OF[COLONY]] == [2, 2, 2, 1, 1, 1]
    assert w.helpless == 3 + w.players


def test_1_4_and_1_6_nobody_sees_the_others_candidates_or_objectives() -> None:
    match = dealt(3)
    view = match.seen_by(0)
    assert all(isinstance(s, int) for s in view.offered[0])
    assert not any(isinstance(s, int) for s in view.offered[1])
    assert isinstance(view.objectives[0], tuple)
    assert not isinstance(view.objectives[1], tuple)
    hidden = [event for event in match.log(0) if isinstance(event.what, DealSecret | MeetCandidate)]
    assert all(isinstance(event.what.args()["player"].seat, int) for event in hidden)


@pytest.mark.parametrize(
    ("players", "variant", "chance"),
    [
        (3, "normal", Fraction(3, 7)),
        (4, "normal", Fraction(4, 9)),
        (5, "normal", Fraction(5, 11)),
        (3, "betrayer", Fraction(3, 4)),
        (4, "betrayer", Fraction(4, 5)),
        (5, "betrayer", Fraction(5, 6)),
        (4, "no_betrayal", Fraction(0)),
    ],
)
def test_1_4_a_betrayer_is_as_likely_as_one_card_among_those_left(players: int, variant: str, chance: Fraction) -> None:
    rules = WinterOptions(variant=variant)  # type: ignore[arg-type]
    loyal = len(PACK.loyal)
    nobody, dealt = Fraction(1), [()] * players
    for seat in range(players):
        options = secret_odds(rules, players, dealt)
        total = sum(odds for _, odds in options)
        nobody *= Fraction(sum(odds for cards, odds in options if cards[0] < loyal), total)
        dealt = [*dealt[:seat], (seat,), *dealt[seat + 1 :]]  # type: ignore[list-item]
    assert 1 - nobody == chance


def test_1_4_there_is_never_a_second_betrayer() -> None:
    options = secret_odds(WinterOptions(), 4, [(len(PACK.loyal),), (), (), ()])
    assert all(cards[0] < len(PACK.loyal) for cards, _ in options)


def test_1_5_starters_are_dealt_five_each_and_seven_to_two() -> None:
    for players, each in ((2, 7), (3, 5), (4, 5), (5, 5)):
        match = tell_match(GAME, players)
        while match.waiting_for() == [NATURE]:
            tell(match, match.legal(NATURE)[0])
        assert [len(hand) for hand in w_of(match).hands] == [each] * players
        assert [len(offered) for offered in w_of(match).offered] == [4] * players


def test_1_6_everybody_keeps_two_of_four_and_names_a_leader_at_the_same_time() -> None:
    match = dealt(3)
    assert sorted(match.waiting_for()) == [0, 1, 2]
    offered = w_of(match).offered
    assert {len(option.survivors) for option in match.legal(0)} == {2}
    assert len(match.legal(0)) == 12
    for seat in range(3):
        tell(match, (seat, KeepGroup(offered[seat][:2])))  # type: ignore[arg-type]
    w = w_of(match)
    assert [len(group) for group in w.groups] == [2, 2, 2]
    assert sum(len(cards) for _, cards in w.decks[SURVIVORS]) == len(PACK.survivors) - 6


def test_1_7_each_leader_is_who_was_named_and_all_stand_in_the_colony() -> None:
    match = dealt(3)
    named = [match.position.world.offered[seat][2] for seat in range(3)]
    for seat in range(3):
        other = w_of(match).offered[seat][0]
        tell(match, (seat, KeepGroup((Someone(named[seat]), Someone(other)))))
    w = w_of(match)
    assert w.leader == named
    assert all(w.at[s] == COLONY for group in w.groups for s in group)


def test_1_8_no_two_survivors_have_the_same_influence() -> None:
    influences = [each.influence for each in PACK.survivors]
    assert len({*influences}) == len(influences)
    assert influences == sorted(influences)


def test_1_8_whoever_has_the_most_influential_leader_begins() -> None:
    match = dealt(3)
    for seat in range(3):
        tell(match, (seat, match.legal(seat)[0]))
    w = w_of(match)
    assert w.leader[w.first] == max(w.leader)


def test_1_9_there_is_no_food_no_waste_and_no_barricade_unless_the_objective_says_so() -> None:
    w = w_of(dealt(3, objective=QUIET + 1))
    assert (w.food, w.waste, sum(w.barricades)) == (0, (), 0)
    fed = next(n for n, main in enumerate(PACK.mains) if any(isinstance(do, e.Food) for do in main.normal.setup))
    assert w_of(dealt(3, objective=fed + 1)).food > 0


def test_1_9_what_somebody_has_put_under_a_deck_they_alone_know() -> None:
    match = village(arrange=lambda w: put_under(w, SCHOOL, (w.decks[SCHOOL][0][1][0],), 0))
    assert match.seen_by(0).decks[SCHOOL][-1] == w_of(match).decks[SCHOOL][-1]
    assert match.seen_by(1).decks[SCHOOL][-1] == (1, (HIDDEN,))
