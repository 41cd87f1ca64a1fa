"""The pictures of the rules page show what the rules make of an evening."""

from ludotheque.games.winter.chapters.colony_phase import Echo, food_needed
from ludotheque.games.winter.pack import PACK, Someone
from ludotheque.games.winter.table import Colony
from tests.drawn import drawn
from tests.story import tell

from .story import GROCERY, Winter, colony_phase, settle, w_of

EVENING = drawn("winter", "example")


def number_of(id: str) -> Someone:
    return next(Someone(s) for s, each in enumerate(PACK.survivors) if each.id == id)


WALKER, FIGHTER = number_of(EVENING["walker"]), number_of(EVENING["fighter"])


def dusk(w: Colony) -> None:
    """The village as the night of the example begins."""
    for s in (*w.groups[0],):
        w.at[s], w.owner[s] = -1, -1
    w.groups[0] = ()
    settle(w, 0, WALKER, GROCERY)
    settle(w, 0, FIGHTER)
    w.leader[0] = WALKER
    w.helpless, w.food, w.noise[GROCERY] = 1, EVENING["food"], 1
    for siege in EVENING["sieges"]:
        w.zombies[siege["entrance"]] = siege["before"].count("zombie")
        w.barricades[siege["entrance"]] = siege["before"].count("barricade")


def night() -> Winter:
    match = colony_phase(dusk)
    tell(match, Echo(GROCERY, 2, True))
    return match


def test_8_1_six_people_eat_the_three_tokens_there_are() -> None:
    match = colony_phase(dusk)
    w = w_of(match)
    assert EVENING["people"] == 6
    assert food_needed(w) == EVENING["food"]
    assert (w.food, w.starvation) == (0, 0)


def test_8_4_the_zombies_leave_every_entrance_as_it_is_drawn() -> None:
    w = w_of(night())
    drawn = {
        siege["entrance"]: (siege["after"].count("zombie"), siege["after"].count("barricade"))
        for siege in EVENING["sieges"]
    }
    assert {entrance: (w.zombies[entrance], w.barricades[entrance]) for entrance in drawn} == drawn


def test_8_7_the_noise_costs_the_walker_his_life() -> None:
    before, after = w_of(colony_phase(dusk)), w_of(night())
    assert WALKER not in before.gone
    assert WALKER in after.gone
    assert after.morale == before.morale - 1


def test_3_1_the_dice_are_good_for_what_the_turn_does_with_them() -> None:
    high, middle, low = EVENING["dice"]
    assert high >= PACK.survivors[FIGHTER].attack > middle
    assert middle >= PACK.survivors[WALKER].search > low
    assert middle >= PACK.survivors[FIGHTER].search > low
