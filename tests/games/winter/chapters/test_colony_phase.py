"""Rule 8: the colony phase."""

from fractions import Fraction
from typing import Any

import pytest

from ludotheque.core.matches.moments import Moments
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.chapters.colony_phase import Echo, NoiseRolling, food_needed, threshold
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.chapters.zombies import BarricadeFalls, ZombiesCome, batch
from ludotheque.games.winter.pack import COLONY, PACK
from ludotheque.games.winter.table import Colony
from tests.story import tell

from ..story import FOOD, FUEL, LODGE, ONE, PLAIN, SCHOOL, THREE, colony_phase, deal, step, village, w_of


@pytest.mark.parametrize(("helpless", "outside", "need"), [(0, 0, 3), (1, 0, 4), (1, 2, 3)])
def test_8_1_one_food_per_two_in_the_colony_rounded_up_and_nobody_outside_eats(
    helpless: int, outside: int, need: int
) -> None:
    def arrange(w: Colony) -> None:
        w.food, w.helpless = 10, helpless
        for s in w.groups[0][:outside]:
            w.at[s] = SCHOOL

    match = village(arrange=arrange)
    assert food_needed(w_of(match)) == need
    after = w_of(colony_phase(arrange))
    assert after.food == 10 - need


@pytest.mark.parametrize(("edition", "morale"), [("sheet", 5), ("published", 4)])
def test_8_2_and_14_1_without_enough_food_none_is_eaten_and_a_starvation_token_comes_for_ever(
    edition: str, morale: int
) -> None:
    def arrange(w: Colony) -> None:
        w.food, w.starvation = 2, 1

    w = w_of(colony_phase(arrange, edition=edition))
    assert (w.food, w.starvation, w.morale) == (2, 2, morale)


@pytest.mark.parametrize(("cards", "morale"), [(9, 6), (10, 5), (19, 5), (20, 4)])
def test_8_2_waste_costs_a_morale_for_every_ten_cards_rounded_down_and_stays(cards: int, morale: int) -> None:
    def arrange(w: Colony) -> None:
        w.food, w.waste = 10, (FOOD,) * cards

    w = w_of(colony_phase(arrange))
    assert (w.morale, len(w.waste)) == (morale, cards)


@pytest.mark.parametrize(
    ("options", "needed"),
    [
        ({}, 4),
        ({"edition": "published"}, 3),
        ({"crisis_threshold": "non_exiled"}, 3),
        ({"edition": "published", "crisis_threshold": "players"}, 4),
    ],
)
def test_8_3_and_14_7_the_crisis_asks_for_as_many_cards_as_players_or_as_players_not_in_exile(
    options: dict[str, Any], needed: int
) -> None:
    match = village(4, options=options, arrange=lambda w: w.exiled.__setitem__(3, True))
    assert threshold(w_of(match)) == needed


def crisis_with(right: int, wrong: int, players: int = 3) -> Colony:
    """What comes of a crisis for which so many right and wrong cards were given."""
    number = next(n for n, each in enumerate(PACK.crises) if each.symbols == ("food",))

    def arrange(w: Colony) -> None:
        w.food, w.crisis, w.morale = 10, number, 6
        deal(w, 0, *(FOOD,) * right, *(FUEL,) * wrong)
        w.given[0], w.hands[0] = w.hands[0], ()

    return w_of(colony_phase(arrange, players))


def test_8_3_a_crisis_prevented_with_two_to_spare_raises_morale_by_one() -> None:
    assert crisis_with(4, 0).morale == 6
    assert crisis_with(5, 0).morale == 7
    assert crisis_with(6, 0).morale == 7
    assert crisis_with(6, 1).morale == 7
    assert crisis_with(6, 2).morale == 6


def test_8_3_crisis_cards_and_the_crisis_leave_the_game() -> None:
    w = crisis_with(3, 0)
    assert w.removed == (FOOD,) * 3
    assert w.waste == ()
    assert w.given == [(), (), ()]
    assert w.crisis not in w.crises_gone
    assert len(w.crises_gone) == 1


@pytest.mark.parametrize(("helpless", "zombies"), [(0, 3), (1, 4), (2, 4)])
def test_8_4_one_zombie_per_two_in_the_colony_rounded_up_helpless_included(helpless: int, zombies: int) -> None:
    def arrange(w: Colony) -> None:
        w.food, w.helpless = 10, helpless

    match = colony_phase(arrange)
    assert w_of(match).zombies_at(COLONY) == zombies


@pytest.mark.parametrize(("edition", "zombies"), [("sheet", 1), ("published", 2)])
def test_8_4_and_14_1_zombies_outside_come_one_per_place_or_as_published_one_per_survivor(
    edition: str, zombies: int
) -> None:
    def two_at_the_lodge(w: Colony) -> None:
        w.food = 10
        for s in w.groups[0]:
            w.at[s] = LODGE

    match = colony_phase(two_at_the_lodge, edition=edition)
    assert w_of(match).zombies_at(LODGE) == zombies


def test_8_4_places_outside_are_handled_by_their_numbers() -> None:
    def arrange(w: Colony) -> None:
        w.food = 10
        w.at[w.groups[0][0]], w.at[w.groups[1][0]] = SCHOOL, LODGE
        w.noise[SCHOOL], w.noise[LODGE] = 1, 1

    match = colony_phase(arrange)
    come = [event.what.place for event in match.log(None) if isinstance(event.what, ZombiesCome)]
    assert come == [COLONY, LODGE, SCHOOL]
    assert match.legal(NATURE)[0].place == LODGE


def test_8_5_every_batch_begins_at_the_first_entrance_and_full_ones_are_not_skipped() -> None:
    match = village(arrange=lambda w: w.zombies.__setitem__(0, 3))
    step(match, *batch((ZombiesCome(COLONY, 2),)))
    w = w_of(match)
    assert w.zombies[:3] == [3, 1, 0]
    assert PLAIN[0] in w.gone
    step(match, ZombiesCome(COLONY, 1))
    assert PLAIN[1] in w.gone


@pytest.mark.parametrize(("each_round", "begins"), [(1, 4), (3, 4), (6, 4), (7, 2), (9, 2)])
def test_8_5_the_first_entrance_is_overrun_in_the_round_in_which_it_is_full(each_round: int, begins: int) -> None:
    """Because every batch begins at entrance 1, one to six zombies a round all overrun it in round four."""
    match, rounds = village(), 0
    while not w_of(match).gone:
        match.position.todo.append(ZombiesCome(COLONY, each_round))
        match.position.go_on([])
        rounds += 1
    assert rounds == begins


def test_8_6_a_torn_barricade_leaves_its_space_empty_and_the_next_zombie_goes_on() -> None:
    def arrange(w: Colony) -> None:
        w.zombies[0], w.barricades[0] = 2, 1

    match = village(arrange=arrange)
    step(match, ZombiesCome(COLONY, 2))
    w = w_of(match)
    assert (w.zombies[0], w.barricades[0], w.zombies[1]) == (2, 0, 1)


def test_8_6_whoever_watches_sees_each_barricade_fall_when_it_is_told_and_not_before() -> None:
    def arrange(w: Colony) -> None:
        for door in range(3):
            w.zombies[door], w.barricades[door] = 2, 1

    match = village(arrange=arrange)
    moments = Moments(match.position.world, (ZombiesCome, BarricadeFalls))
    match.position.todo.insert(-1, ZombiesCome(COLONY, 3))
    match.answer(0, EndTurn(), moments.hear)
    shown: list[Any] = [moment.world for moment in moments.kept[:4]]
    assert [w.barricades[:3] for w in shown] == [[1, 1, 1], [0, 1, 1], [0, 0, 1], [0, 0, 0]]


def test_8_7_an_overrun_place_without_anybody_costs_nothing() -> None:
    match = village(arrange=lambda w: w.zombies.__setitem__(6, 4))
    step(match, ZombiesCome(LODGE, 1))
    assert (w_of(match).zombies[6], w_of(match).morale) == (4, 6)


def test_8_7_the_least_influential_of_an_overrun_place_dies_and_the_zombie_is_gone() -> None:
    def arrange(w: Colony) -> None:
        w.zombies[6] = 4
        w.at[ONE] = w.at[THREE] = LODGE

    match = village(arrange=arrange)
    step(match, ZombiesCome(LODGE, 1))
    w = w_of(match)
    assert (w.gone, w.zombies[6], w.morale) == ((min(ONE, THREE),), 4, 5)


def test_8_7_in_the_colony_a_helpless_one_dies_if_nobody_else_is_there() -> None:
    def arrange(w: Colony) -> None:
        w.zombies[0], w.helpless = 3, 2
        for group in w.groups:
            for s in group:
                w.at[s] = SCHOOL

    match = village(arrange=arrange)
    step(match, ZombiesCome(COLONY, 1))
    assert (w_of(match).helpless, w_of(match).morale, w_of(match).gone) == (1, 5, ())


def test_8_8_morale_is_looked_at_after_each_batch_of_zombies() -> None:
    def arrange(w: Colony) -> None:
        w.morale = 1
        w.zombies[0] = w.zombies[1] = 3

    match = village(arrange=arrange)
    step(match, *batch((ZombiesCome(COLONY, 3),)))
    w = w_of(match)
    assert w.over
    assert w.morale == 0
    assert w.gone == (PLAIN[0], PLAIN[1])
    assert w.zombies[2] == 1


def test_8_9_each_noise_token_is_removed_as_it_is_rolled() -> None:
    def arrange(w: Colony) -> None:
        w.food = 10
        w.noise[LODGE] = 2

    match = colony_phase(arrange)
    tell(match, Echo(LODGE, 3, True))
    assert (w_of(match).noise[LODGE], w_of(match).zombies_at(LODGE)) == (1, 1)
    tell(match, Echo(LODGE, 4, False))
    assert (w_of(match).noise[LODGE], w_of(match).zombies_at(LODGE)) == (0, 1)


@pytest.mark.parametrize("how", ["die", "coin"])
def test_8_9_and_14_9_a_noise_token_is_a_zombie_every_second_time(how: str) -> None:
    echoes = NoiseRolling(LODGE, how).options(w_of(village()), NATURE)
    assert Fraction(sum(echo.drawn for echo in echoes), len(echoes)) == Fraction(1, 2)


def test_8_10_the_main_objective_is_looked_at_in_the_colony_phase_alone() -> None:
    def arrange(w: Colony) -> None:
        w.played, w.food = 99, 10

    match = village(arrange=arrange)
    assert not w_of(match).over
    tell(match, EndTurn())
    assert w_of(match).ending == "objective"


def test_8_10_to_survive_so_many_rounds_is_done_at_the_check_of_that_round() -> None:
    n = PACK.mains[w_of(village()).main].normal.rounds

    def arrange(w: Colony) -> None:
        w.round, w.food, w.played = 1, 10, n

    w = w_of(colony_phase(arrange))
    assert (w.ending, w.round) == ("objective", 1)


def test_8_11_the_check_precedes_the_marker_and_there_is_no_second_one() -> None:
    def arrange(w: Colony) -> None:
        w.round, w.food, w.played = 1, 10, 1

    w = w_of(colony_phase(arrange))
    assert (w.ending, w.round, w.main_done) == ("rounds", 0, False)


def test_8_12_and_14_7_the_first_player_token_goes_to_the_right_or_to_the_left() -> None:
    match = colony_phase(lambda w: setattr(w, "food", 10))
    assert w_of(match).first == 2
    match = colony_phase(lambda w: setattr(w, "food", 10), first_player_pass="left")
    assert w_of(match).first == 1
