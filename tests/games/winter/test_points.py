"""The points where the rule sheet is silent, unclear or differs: each of them decided, and tested."""

from typing import Any

import pytest

from ludotheque.core.match import tell_match
from ludotheque.core.steps import NATURE
from ludotheque.core.words import Player
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import Attack, AttackSurvivor, Blow, Steal
from ludotheque.games.winter.actions.cards import (
    EatCard,
    Equip,
    GiveEquipment,
    GiveToCrisis,
    PlayCard,
    SpendFood,
    Store,
)
from ludotheque.games.winter.actions.dice import ATTACK
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.search import Keep, LookOn, Search
from ludotheque.games.winter.actions.sharing import Accept, Give, HandOff, Request
from ludotheque.games.winter.actions.work import Attract
from ludotheque.games.winter.cards.modifiers import ABILITIES, Source
from ludotheque.games.winter.chapters.colony_phase import Echo, food_needed, threshold
from ludotheque.games.winter.chapters.crossroads import ReadCrossroads
from ludotheque.games.winter.chapters.ending import objective_of
from ludotheque.games.winter.chapters.exile import Ballot, Exile, GoOut, SwapOut, TakeExileCard
from ludotheque.games.winter.chapters.exposure import (
    FACES,
    ODDS,
    Bitten,
    Face,
    FaceName,
    GiveUp,
    HealWound,
    Recover,
    Risk,
    RiskFace,
)
from ludotheque.games.winter.chapters.newcomers import Arrive, Meet
from ludotheque.games.winter.chapters.setup import kept_each, secret_odds, starters_each
from ludotheque.games.winter.chapters.turn import CallVote, EndTurn
from ludotheque.games.winter.chapters.zombies import LeaveThem, Lure, ZombiesCome, batch
from ludotheque.games.winter.decks import Look
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.table import OUTSIDE, Colony, WinterOptions
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary.conditions import Counter as CounterCondition
from ludotheque.games.winter.vocabulary.triggers import Move as MoveTrigger
from tests.story import tell

from .story import (
    BITE,
    BLANK,
    FROSTBITE,
    GROCERY,
    LODGE,
    PLAIN,
    SCHOOL,
    WOUND,
    Winter,
    card_with,
    colony_phase,
    deal,
    do,
    dress,
    mine,
    refused,
    settle,
    turn_of,
    village,
    w_of,
)

FOOD, FUEL, MEDICINE, TOOL = (card_with(symbol, home=0) for symbol in ("food", "fuel", "medicine", "tool"))
EQUIPMENT = card_with("weapon", play="equip")


def step(match: Winter, *steps: Any) -> None:
    """These steps are done next, as far as they go."""
    match.position.todo += reversed(steps)
    match.position.go_on([])


@pytest.mark.parametrize(("edition", "zombies"), [("sheet", 1), ("published", 2)])
def test_point_1_zombies_outside_one_per_place_on_the_sheet_one_per_survivor_as_published(
    edition: str, zombies: int
) -> None:
    def two_at_the_lodge(w: Colony) -> None:
        w.food = 10
        for s in w.groups[0]:
            w.at[s] = LODGE

    match = colony_phase(two_at_the_lodge, edition=edition)
    assert w_of(match).zombies_at(LODGE) == zombies


@pytest.mark.parametrize(("helpless", "zombies"), [(0, 3), (1, 4), (2, 4)])
def test_point_2_one_zombie_per_two_in_the_colony_rounded_up_helpless_included(helpless: int, zombies: int) -> None:
    def arrange(w: Colony) -> None:
        w.food, w.helpless = 10, helpless

    match = colony_phase(arrange)
    assert w_of(match).zombies_at(COLONY) == zombies


@pytest.mark.parametrize(("helpless", "outside", "need"), [(0, 0, 3), (1, 0, 4), (1, 2, 3)])
def test_point_3_one_food_per_two_in_the_colony_rounded_up_and_nobody_outside_eats(
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
def test_point_4_without_enough_food_none_is_eaten_and_a_famine_token_comes_for_ever(edition: str, morale: int) -> None:
    def arrange(w: Colony) -> None:
        w.food, w.starvation = 2, 1

    w = w_of(colony_phase(arrange, edition=edition))
    assert (w.food, w.starvation, w.morale) == (2, 2, morale)


@pytest.mark.parametrize(("cards", "morale"), [(9, 6), (10, 5), (19, 5), (20, 4)])
def test_point_5_waste_costs_a_morale_for_every_ten_cards_rounded_down_and_stays(cards: int, morale: int) -> None:
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
def test_point_6_the_crisis_asks_for_as_many_cards_as_players_or_as_players_not_in_exile(
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


def test_point_7_a_crisis_prevented_with_exactly_two_to_spare_raises_morale() -> None:
    assert crisis_with(4, 0).morale == 6
    assert crisis_with(5, 0).morale == 7
    assert crisis_with(6, 0).morale == 7
    assert crisis_with(6, 1).morale == 7
    assert crisis_with(6, 2).morale == 6


def test_point_8_crisis_cards_and_the_crisis_leave_the_game() -> None:
    w = crisis_with(3, 0)
    assert w.removed == (FOOD,) * 3
    assert w.waste == ()
    assert w.given == [(), (), ()]
    assert w.crisis not in w.crises_gone
    assert len(w.crises_gone) == 1


def test_point_9_each_noise_token_is_removed_as_it_is_rolled() -> None:
    def arrange(w: Colony) -> None:
        w.food = 10
        w.noise[LODGE] = 2

    match = colony_phase(arrange)
    tell(match, Echo(LODGE, 3, True))
    assert (w_of(match).noise[LODGE], w_of(match).zombies_at(LODGE)) == (1, 1)
    tell(match, Echo(LODGE, 4, False))
    assert (w_of(match).noise[LODGE], w_of(match).zombies_at(LODGE)) == (0, 1)


def test_point_10_frostbite_costs_one_normal_wound_a_turn_however_many_tokens() -> None:
    def arrange(w: Colony) -> None:
        s = w.groups[0][0]
        w.wounds[s] = w.frost[s] = 1
        t = w.groups[0][1]
        w.wounds[t], w.frost[t] = 2, 2
        settle(w, 0, PLAIN[9])

    match = turn_of(0, arrange)
    tell(match, ReadCrossroads(Player(2), unlikely(match)))
    w = w_of(match)
    first, gone = PLAIN[0], PLAIN[3]
    assert (w.wounds[first], w.frost[first]) == (2, 1)
    assert gone in w.gone


def unlikely(match: Winter) -> int:
    """A crossroads card that nothing calls for here: somebody must have moved."""
    return next(n for n, card in enumerate(PACK.crossroads) if isinstance(card.trigger, MoveTrigger))


def test_point_11_frostbite_hurts_at_the_start_of_its_own_players_turn() -> None:
    def arrange(w: Colony) -> None:
        s = w.groups[1][0]
        w.wounds[s] = w.frost[s] = 1

    match = turn_of(0, arrange)
    tell(match, ReadCrossroads(Player(2), unlikely(match)))
    assert w_of(match).wounds[PLAIN[1]] == 1


def test_point_12_an_attack_on_somebody_rerolls_the_die_wounds_and_robs_only_on_success_and_exposes_nobody() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (6,)
        deal(w, 1, MEDICINE)

    match = village(arrange=arrange)
    mine_, victim = mine(match)[0], mine(match, 1)[0]
    tell(match, AttackSurvivor(mine_, victim, 6))
    missed = match.clone()
    tell(match, Blow(mine_, victim, ATTACK[victim]), Steal(Player(0), Player(1), MEDICINE))
    assert w_of(match).wounds[victim] == 1
    assert w_of(match).hands[:2] == [(MEDICINE,), ()]
    assert match.waiting_for() == [0]
    tell(missed, Blow(mine_, victim, min(6, ATTACK[victim] + 1)))
    assert w_of(missed).wounds[victim] == 0
    assert w_of(missed).hands[1] == (MEDICINE,)


def test_point_13_attracting_moves_up_to_two_from_one_place_to_free_spaces_only() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (1, 1)
        w.at[w.groups[0][0]] = LODGE
        w.zombies[0], w.zombies[5] = 3, 1
        w.zombies[6], w.barricades[6] = 2, 1

    match = village(arrange=arrange)
    s = mine(match)[0]
    assert refused(match, Attract(s, SCHOOL, 1), "3.7")
    tell(match, Attract(s, COLONY, 1), Lure(5, 6))
    w = w_of(match)
    assert (w.zombies[6], w.barricades[6], w.zombies[5]) == (3, 1, 0)
    assert refused(match, Attract(s, COLONY, 1), "3.7")


def test_point_13_fewer_may_be_attracted() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (1,)
        w.zombies[6] = 2

    match = village(arrange=arrange)
    tell(match, Attract(mine(match)[0], LODGE, 1), LeaveThem())
    assert w_of(match).zombies_at(COLONY) == 0


def searching(noise: int = 0) -> tuple[Winter, Someone]:
    """A survivor is about to search the grocery."""

    def arrange(w: Colony) -> None:
        w.dice[0] = (6, 6)
        w.at[w.groups[0][0]] = GROCERY
        w.noise[GROCERY] = noise

    match = village(arrange=arrange)
    return match, mine(match)[0]


def found(match: Winter, count: int) -> list[int]:
    """The next cards are seen, whatever they are."""
    seen = []
    for _ in range(count):
        option = match.legal(NATURE)[0]
        assert isinstance(option, Look)
        seen.append(option.card)
        tell(match, option)
    return seen


def test_point_14_noise_spaces_are_shared_by_all_and_one_card_is_kept() -> None:
    match, s = searching(noise=3)
    tell(match, Search(s, 6))
    seen = found(match, 1)
    tell(match, LookOn())
    seen += found(match, 1)
    assert w_of(match).noise[GROCERY] == 4
    assert refused(match, LookOn(), "3.4")
    tell(match, Keep(Player(0), seen[0]))  # type: ignore[arg-type]
    assert w_of(match).hands[0] == (seen[0],)


def test_point_15_unkept_cards_go_under_the_deck_as_drawn() -> None:
    match, s = searching()
    tell(match, Search(s, 6))
    seen = found(match, 1)
    for _ in range(2):
        tell(match, LookOn())
        seen += found(match, 1)
    tell(match, Keep(Player(0), seen[1]))  # type: ignore[arg-type]
    bottom = w_of(match).decks[GROCERY][1:]
    assert [cards for _, cards in bottom] == [(seen[0],), (seen[2],)]
    assert all(knowing == 1 for knowing, _ in bottom)


def moved_to_the_school(*, others: int = 1) -> tuple[Winter, Someone]:
    def arrange(w: Colony) -> None:
        for s in [w.groups[1][0], w.groups[2][0]][:others]:
            w.at[s] = SCHOOL

    match = village(arrange=arrange)
    s = mine(match)[0]
    tell(match, Move(s, SCHOOL))
    return match, s


def test_point_16_a_bite_on_the_way_spreads_where_the_mover_has_come_to() -> None:
    match, s = moved_to_the_school()
    tell(match, Face(s, BITE, "move"))
    assert s in w_of(match).gone
    assert match.position.question == Bitten(mine(match, 1)[0], SCHOOL)
    assert match.waiting_for() == [1]


@pytest.mark.parametrize("face", [WOUND, FROSTBITE, BITE])
def test_point_17_every_face_but_blank_kills_and_passes_the_bite_on(face: FaceName) -> None:
    match, s = moved_to_the_school(others=2)
    first, second = mine(match, 1)[0], mine(match, 2)[0]
    tell(match, Face(s, BITE, "move"), Risk(first), RiskFace(first, face))
    assert first in w_of(match).gone
    assert match.position.question == Bitten(second, SCHOOL)
    tell(match, Risk(second), RiskFace(second, BLANK))
    assert second not in w_of(match).gone


def test_point_17_giving_up_ends_the_bite() -> None:
    match, s = moved_to_the_school(others=2)
    first = mine(match, 1)[0]
    tell(match, Face(s, BITE, "move"), GiveUp(first))
    assert w_of(match).gone == (s, first)
    assert match.waiting_for() == [0]


def test_point_18_the_helpless_never_take_a_spreading_bite() -> None:
    def arrange(w: Colony) -> None:
        w.helpless = 3
        for group in w.groups[1:]:
            for s in group:
                w.at[s] = LODGE
        w.at[w.groups[0][0]] = LODGE
        w.at[w.groups[0][1]] = SCHOOL

    match = village(arrange=arrange)
    s = mine(match)[1]
    tell(match, Move(s, COLONY), Face(s, BITE, "move"))
    assert w_of(match).helpless == 3
    assert match.waiting_for() == [0]


def test_point_19_every_batch_begins_at_the_first_entrance_and_full_ones_are_not_skipped() -> None:
    match = village(arrange=lambda w: w.zombies.__setitem__(0, 3))
    step(match, *batch((ZombiesCome(COLONY, 2),)))
    w = w_of(match)
    assert w.zombies[:3] == [3, 1, 0]
    assert PLAIN[0] in w.gone
    step(match, ZombiesCome(COLONY, 1))
    assert PLAIN[1] in w.gone


def test_point_20_a_torn_barricade_leaves_its_space_empty_and_the_next_zombie_goes_on() -> None:
    def arrange(w: Colony) -> None:
        w.zombies[0], w.barricades[0] = 2, 1

    match = village(arrange=arrange)
    step(match, ZombiesCome(COLONY, 2))
    w = w_of(match)
    assert (w.zombies[0], w.barricades[0], w.zombies[1]) == (2, 0, 1)


def test_point_21_places_outside_are_handled_by_their_numbers() -> None:
    def arrange(w: Colony) -> None:
        w.food = 10
        w.at[w.groups[0][0]], w.at[w.groups[1][0]] = SCHOOL, LODGE
        w.noise[SCHOOL], w.noise[LODGE] = 1, 1

    match = colony_phase(arrange)
    come = [event.what.place for event in match.log(None) if isinstance(event.what, ZombiesCome)]
    assert come == [COLONY, LODGE, SCHOOL]
    assert match.legal(NATURE)[0].place == LODGE


def test_point_22_morale_is_looked_at_after_each_batch_of_zombies() -> None:
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


def test_point_23_an_overrun_place_without_anybody_costs_nothing() -> None:
    match = village(arrange=lambda w: w.zombies.__setitem__(6, 4))
    step(match, ZombiesCome(LODGE, 1))
    assert (w_of(match).zombies[6], w_of(match).morale) == (4, 6)


def test_point_24_the_equipment_of_the_last_survivor_comes_to_the_hand_and_then_goes_with_it() -> None:
    def arrange(w: Colony) -> None:
        w.groups[0] = (w.groups[0][0],)
        w.at[PLAIN[3]], w.owner[PLAIN[3]] = -2, -1
        w.gone = (PLAIN[3],)
        dress(w, PLAIN[0], EQUIPMENT)
        deal(w, 0, FOOD)

    match = village(arrange=arrange)
    do(match, e.Kill("actor"), actor=PLAIN[0])
    w = w_of(match)
    assert sorted(w.removed) == sorted((FOOD, EQUIPMENT))
    newcomer = match.legal(NATURE)[0].survivor
    tell(match, Meet(Player(0), newcomer, 0, True))
    assert w.groups[0] == (newcomer,)
    assert w.leader[0] == newcomer
    assert w.at[newcomer] == COLONY


def alone_outside(w: Colony) -> None:
    """Player 0 has one survivor, at the lodge."""
    w.groups[0], w.groups[1] = (PLAIN[0],), tuple(sorted((*w.groups[1], PLAIN[3])))
    w.owner[PLAIN[3]], w.at[PLAIN[0]] = 1, LODGE


def test_point_25_in_a_full_colony_a_helpless_makes_room_for_a_replacement() -> None:
    def arrange(w: Colony) -> None:
        alone_outside(w)
        w.helpless = 24 - len(w.standing(COLONY))

    match = village(arrange=arrange)
    w, before = w_of(match), w_of(match).helpless
    do(match, e.Kill("actor"), actor=PLAIN[0])
    newcomer = match.legal(NATURE)[0]
    tell(match, newcomer)
    assert (w.helpless, w.at[newcomer.survivor], w.morale) == (before - 1, COLONY, 4)


def test_point_25_without_a_helpless_the_replacement_stands_outside() -> None:
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


def test_point_26_food_raises_an_unused_die_to_six_at_most_and_not_for_exiles() -> None:
    def arrange(w: Colony) -> None:
        w.food, w.dice[0] = 3, (5,)

    match = village(arrange=arrange)
    tell(match, SpendFood(5))
    assert (w_of(match).food, w_of(match).dice[0]) == (2, (6,))
    assert refused(match, SpendFood(6), "5.6")
    assert refused(match, SpendFood(5), "3.1")
    w_of(match).exiled[0] = True
    assert refused(match, SpendFood(6), "7.6")


def test_point_27_a_requested_card_is_played_at_once_and_never_into_the_crisis_or_the_objective() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 0
        deal(w, 1, FOOD, EQUIPMENT)

    match = village(arrange=arrange)
    tell(match, Request(Player(1), "food"), Give(FOOD))
    assert match.legal(0) == [PlayCard(FOOD)]
    tell(match, PlayCard(FOOD))
    assert w_of(match).food == 1
    tell(match, Request(Player(1), "weapon"), Give(EQUIPMENT))
    assert {type(option) for option in match.legal(0)} == {Equip}
    tell(match, Equip(EQUIPMENT, mine(match)[0]))
    assert w_of(match).equipped[mine(match)[0]] == (EQUIPMENT,)


def test_point_28_equipment_is_handed_to_others_at_the_same_place_with_their_consent() -> None:
    match = village(arrange=lambda w: dress(w, PLAIN[0], EQUIPMENT))
    one, other = mine(match)[0], mine(match, 1)[0]
    tell(match, HandOff(one, EQUIPMENT, other))
    assert match.waiting_for() == [1]
    tell(match, Accept())
    assert w_of(match).equipped[other] == (EQUIPMENT,)


def test_point_28_equipment_is_handed_on_only_at_the_same_place() -> None:
    def arrange(w: Colony) -> None:
        dress(w, PLAIN[0], EQUIPMENT)
        w.at[PLAIN[1]] = LODGE

    match = village(arrange=arrange)
    one, other = mine(match)[0], mine(match, 1)[0]
    assert refused(match, HandOff(one, EQUIPMENT, other), "5.9")


def test_each_use_of_a_card_that_is_not_there_is_refused_by_its_own_rule() -> None:
    match = village(arrange=lambda w: setattr(w, "crisis", 0))
    one, other = mine(match)[0], mine(match, 1)[0]
    assert refused(match, PlayCard(EQUIPMENT), "5.1")
    assert refused(match, Equip(EQUIPMENT, one), "5.2")
    assert refused(match, GiveToCrisis(Player(0), EQUIPMENT), "5.3")
    assert refused(match, GiveEquipment(Player(0), one, EQUIPMENT), "5.3")
    assert refused(match, Store(EQUIPMENT), "5.7")
    assert refused(match, HandOff(one, EQUIPMENT, other), "5.9")
    assert refused(match, EatCard(EQUIPMENT, 1), "7.6")


def test_an_ability_is_refused_by_the_rule_of_its_place_its_limit_or_its_die() -> None:
    killer = Someone(next(s for s in range(len(ABILITIES)) if ABILITIES[s].where == "colony" and ABILITIES[s].die == 5))

    def arrange(w: Colony) -> None:
        settle(w, 0, killer)
        w.dice[0], w.zombies[0] = (5, 5, 4), 3

    match = village(arrange=arrange)
    use = UseAbility(killer, Source("ability", killer), 5)
    assert refused(match, UseAbility(killer, Source("ability", killer), 4), "3.8")
    w_of(match).at[killer] = LODGE
    assert refused(match, use, "10.2")
    w_of(match).at[killer] = COLONY
    tell(match, use)
    assert refused(match, use, "10.3")


def test_14_4_nobody_is_exiled_in_the_dilemma() -> None:
    match = village(2, options={"variant": "dilemma"})
    assert refused(match, CallVote(Player(1)), "14.4")


def test_point_29_equipment_comes_off_only_by_handing_on_by_the_crisis_or_by_death() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 0
        dress(w, PLAIN[0], EQUIPMENT)

    match = village(arrange=arrange)
    s = mine(match)[0]
    assert {type(o).__name__ for o in match.legal(0) if getattr(o, "card", None) == EQUIPMENT} == {
        "HandOff",
        "GiveEquipment",
    }
    tell(match, GiveEquipment(Player(0), s, EQUIPMENT))
    assert w_of(match).given[0] == (EQUIPMENT,)


def test_point_30_all_who_are_not_exiled_vote_the_accused_too_and_the_first_player_breaks_ties() -> None:
    match = village(4, arrange=lambda w: w.exiled.__setitem__(3, True))
    w_of(match).first = Player(2)
    tell(match, CallVote(Player(1)))
    assert sorted(match.waiting_for()) == [0, 1, 2]
    match = village(4)
    w_of(match).first = Player(2)
    tell(match, CallVote(Player(1)))
    tell(match, (0, Ballot(True)), (1, Ballot(False)), (2, Ballot(True)), (3, Ballot(False)))
    assert match.waiting_for() == [2]
    tell(match, Exile(Player(1)))
    assert w_of(match).exiled == [False, True, False, False]


def test_point_30_an_exile_may_call_a_vote_once_a_turn() -> None:
    match = village(4, arrange=lambda w: w.exiled.__setitem__(0, True))
    tell(match, CallVote(Player(1)))
    tell(match, (1, Ballot(False)), (2, Ballot(False)), (3, Ballot(False)))
    assert refused(match, CallVote(Player(2)), "7.1")


def test_point_31_exiles_may_not_enter_the_colony() -> None:
    def arrange(w: Colony) -> None:
        w.exiled[0] = True
        for s in w.groups[0]:
            w.at[s] = LODGE

    match = village(arrange=arrange)
    assert refused(match, Move(mine(match)[0], COLONY), "7.6")


def test_point_32_without_room_outside_an_exile_changes_places_and_nobody_is_exposed() -> None:
    def arrange(w: Colony) -> None:
        rest = [Someone(s) for s in range(len(PACK.survivors)) if w.at[s] == -1]
        places = [place for place in OUTSIDE for _ in range(w.free(place))]
        for s, place in zip(rest, places, strict=False):
            settle(w, 1, s, place)
        missing = places[len(rest) :]
        for other, place in zip(w.groups[1][:2] + w.groups[2], missing, strict=False):
            w.at[other] = place

    match = village(arrange=arrange)
    w = w_of(match)
    full = all(w.free(place) == 0 for place in OUTSIDE)
    step(match, Exile(Player(0)))
    tell(match, TakeExileCard(Player(0), 0))
    options = match.legal(0)
    if full:
        assert {type(option) for option in options} == {SwapOut}
        chosen = options[0]
        tell(match, chosen)
        assert w.at[chosen.other] == COLONY
        assert w.at[chosen.survivor] != COLONY
    else:
        assert {type(option) for option in options} == {GoOut}


def test_point_33_an_exile_objective_replaces_a_loyal_one_and_only_the_first_condition_of_a_betrayal() -> None:
    betrayal = len(PACK.loyal)

    def arrange(w: Colony) -> None:
        w.objectives = [(0,), (betrayal,), (1,)]
        w.exiled[:2] = [True, True]
        w.exile_cards[:2] = [0, 0]

    w = w_of(village(arrange=arrange))
    drawn = PACK.exiles[0]
    assert objective_of(w, Player(0)) == drawn.loyal
    assert objective_of(w, Player(1)) == (drawn.betrayer, *PACK.secrets[betrayal].conditions[1:])
    assert objective_of(w, Player(2)) == PACK.secrets[1].conditions


def test_point_33_whoever_is_no_betrayer_shows_the_old_objective_and_a_betrayer_nothing() -> None:
    betrayal = len(PACK.loyal)
    match = village(arrange=lambda w: w.objectives.__setitem__(1, (betrayal,)))
    loyal = match.clone()
    step(loyal, Exile(Player(0)))
    tell(loyal, TakeExileCard(Player(0), 0))
    assert w_of(loyal).shown[0] == 0
    step(match, Exile(Player(1)))
    tell(match, TakeExileCard(Player(1), 0))
    assert w_of(match).shown[1] == -2


def test_point_34_an_exiles_food_card_gives_one_whatever_it_is_worth() -> None:
    worthy = next(n for n, each in enumerate(PACK.items) if each.kind.symbol == "food" and each.kind.do != (e.Food(1),))

    def arrange(w: Colony) -> None:
        w.exiled[0], w.dice[0] = True, (2,)
        deal(w, 0, worthy)  # type: ignore[arg-type]

    match = village(arrange=arrange)
    tell(match, EatCard(worthy, 2))  # type: ignore[arg-type]
    assert w_of(match).dice[0] == (3,)
    assert w_of(match).removed == (worthy,)
    assert w_of(match).food == 0


@pytest.mark.parametrize("betrayed", [False, True])
def test_point_35_two_exiles_without_a_betrayer_end_the_game_at_once(betrayed: bool) -> None:
    def arrange(w: Colony) -> None:
        w.exiled[2], w.exile_cards[2] = True, 1
        for s in w.groups[2]:
            w.at[s] = LODGE
        if betrayed:
            w.objectives[2] = (len(PACK.loyal),)

    match = village(arrange=arrange)
    step(match, Exile(Player(1)))
    tell(match, TakeExileCard(Player(1), 0))
    assert w_of(match).over != betrayed
    assert (w_of(match).morale == 0) != betrayed


def card_where(test: Any) -> int:
    """A crossroads card of the pack that passes a test."""
    return next(n for n, card in enumerate(PACK.crossroads) if test(card))


def test_point_36_state_triggers_are_looked_at_when_the_turn_begins_and_the_reader_sits_on_the_right() -> None:
    at_home = card_where(
        lambda card: (
            card.trigger.__struct_config__.tag == "state"
            and type(card.trigger.if_).__name__ == "Own"
            and card.trigger.if_.of.at == "colony"
            and card.trigger.if_.of.leader is None
            and card.decide in ("active", "vote")
        )
    )
    match = turn_of(0)
    assert match.legal(NATURE)[0].player == 2
    tell(match, ReadCrossroads(Player(2), at_home))
    assert at_home in w_of(match).crossroads_gone


def test_point_37_a_mover_who_dies_calls_no_move_card() -> None:
    waiting = card_where(
        lambda card: (
            isinstance(card.trigger, MoveTrigger)
            and card.trigger.fuel in (None, False)
            and card.trigger.to_empty is None
            and card.trigger.to is None
            and card.trigger.by is None
            and card.trigger.if_ is None
        )
    )
    match = village(arrange=lambda w: setattr(w, "reading", (2, waiting)))
    s = mine(match)[0]
    alive = match.clone()
    tell(match, Move(s, SCHOOL), Face(s, BITE, "move"))
    assert w_of(match).crossroads_gone == ()
    tell(alive, Move(s, SCHOOL), Face(s, BLANK, "move"))
    assert w_of(alive).crossroads_gone == (waiting,)


def test_point_38_the_active_player_decides_and_those_with_somebody_there_vote() -> None:
    ways = (e.Way(PACK.info.title, (e.Food(1),)), e.Way(PACK.info.title, (e.Food(2),)))

    def arrange(w: Colony) -> None:
        for s in w.groups[2]:
            w.at[s] = LODGE

    match = village(arrange=arrange)
    do(match, e.Choice(ways))
    assert match.waiting_for() == [0]
    match.position.todo.pop()
    do(match, e.Vote(ways))
    assert sorted(match.waiting_for()) == [0, 1]


def test_point_39_the_first_player_token_goes_to_the_right() -> None:
    match = colony_phase(lambda w: setattr(w, "food", 10))
    assert w_of(match).first == 2
    match = colony_phase(lambda w: setattr(w, "food", 10), first_player_pass="left")
    assert w_of(match).first == 1


def test_point_40_no_two_survivors_have_the_same_influence() -> None:
    influences = [each.influence for each in PACK.survivors]
    assert len({*influences}) == len(influences)
    assert influences == sorted(influences)


def test_point_41_the_main_objective_is_looked_at_in_the_colony_phase_alone() -> None:
    def arrange(w: Colony) -> None:
        w.played, w.food = 99, 10

    match = village(arrange=arrange)
    assert not w_of(match).over
    tell(match, EndTurn())
    assert w_of(match).ending == "objective"


def test_point_42_the_check_precedes_the_marker_and_there_is_no_second_one() -> None:
    def arrange(w: Colony) -> None:
        w.round, w.food, w.played = 1, 10, 1

    w = w_of(colony_phase(arrange))
    assert (w.ending, w.round, w.main_done) == ("rounds", 0, False)


def test_point_43_survive_n_rounds_is_done_at_the_check_of_round_n() -> None:
    n = PACK.mains[w_of(village()).main].normal.rounds

    def arrange(w: Colony) -> None:
        w.round, w.food, w.played = 1, 10, n

    w = w_of(colony_phase(arrange))
    assert (w.ending, w.round) == ("objective", 1)


def test_point_44_the_last_survivor_may_be_lost_in_other_ways_than_by_death() -> None:
    def arrange(w: Colony) -> None:
        w.groups[0] = (w.groups[0][0],)
        w.at[PLAIN[3]], w.owner[PLAIN[3]] = -2, -1
        deal(w, 0, FOOD)

    for effect in (e.Remove("actor"), e.GiveSurvivor("actor", "left")):
        match = village(arrange=arrange)
        do(match, effect, actor=PLAIN[0])
        assert w_of(match).removed == (FOOD,)
        assert isinstance(match.legal(NATURE)[0], Meet)


def test_point_45_a_leader_has_no_power() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (6,)))
    other = match.clone()
    w_of(other).leader[0] = w_of(other).groups[0][1]
    assert match.legal(0) == other.legal(0)


def test_point_46_the_dice_of_the_dead_stay_until_the_next_roll() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (1, 2, 3)))
    do(match, e.Kill("actor"), actor=PLAIN[3])
    assert w_of(match).dice[0] == (1, 2, 3)


def test_point_47_healing_may_choose_the_kind_of_wound() -> None:
    def arrange(w: Colony) -> None:
        w.wounds[PLAIN[0]], w.frost[PLAIN[0]] = 2, 1

    match = village(arrange=arrange)
    step(match, Recover(Player(0), PLAIN[0], "any"))
    assert match.legal(0) == [HealWound(PLAIN[0], True), HealWound(PLAIN[0], False)]
    tell(match, HealWound(PLAIN[0], True))
    assert (w_of(match).wounds[PLAIN[0]], w_of(match).frost[PLAIN[0]]) == (1, 0)


@pytest.mark.parametrize(("variant", "pile"), [("normal", 7), ("betrayer", 4)])
def test_point_48_the_betrayer_variant_has_one_loyal_card_for_each_player(variant: str, pile: int) -> None:
    options = secret_odds(WinterOptions(variant=variant), 3, [()] * 3)  # type: ignore[arg-type]
    betrayal = sum(odds for cards, odds in options if cards[0] >= len(PACK.loyal))
    assert betrayal * pile == sum(odds for _, odds in options)


def test_point_49_two_players_always_play_together_with_seven_items_and_three_survivors_on_the_hard_side() -> None:
    w = tell_match(GAME, 2).position.world
    assert (w.coop, w.hard, starters_each(2), kept_each(2)) == (True, True, 7, 3)
    match = village(2)
    assert refused(match, CallVote(Player(1)), "14.3")


@pytest.mark.parametrize(("where", "zone"), [("removed", "removed"), ("waste", "waste")])
def test_point_50_event_cards_leave_the_game(where: str, zone: str) -> None:
    event = card_with("survivor", play="event")
    match = village(options={"event_cards": where}, arrange=lambda w: deal(w, 0, event))
    tell(match, PlayCard(event), match_meet(match, event))
    while match.waiting_for() == [NATURE]:
        tell(match, match.legal(NATURE)[0])
    assert getattr(w_of(match), zone) == (event,)


def match_meet(match: Winter, event: int) -> Any:
    """Whoever comes next of the deck."""
    twin = match.clone()
    tell(twin, PlayCard(event))  # type: ignore[arg-type]
    return twin.legal(NATURE)[0]


def test_point_51_the_exposure_die_has_six_blanks_three_wounds_two_frostbites_and_a_bite() -> None:
    assert dict(zip(FACES, ODDS, strict=True)) == {BLANK: 6, WOUND: 3, FROSTBITE: 2, BITE: 1}


def test_point_52_the_main_objective_rolls_before_the_exposure() -> None:
    counting = next(
        n
        for n, main in enumerate(PACK.mains)
        if isinstance(main.normal.goal, CounterCondition)
        and any(each.when.__struct_config__.tag == "zombie_killed" for each in main.normal.reactions)
    )

    def arrange(w: Colony) -> None:
        w.main, w.zombies[0], w.dice[0] = counting, 1, (6,)

    match = village(arrange=arrange)
    tell(match, Attack(mine(match)[0], 0, 6))
    assert type(match.legal(NATURE)[0]).__name__ == "TableDie"
    tell(match, match.legal(NATURE)[0])
    assert isinstance(match.legal(NATURE)[0], Face)


def test_point_53_ballots_are_secret_and_opened_together() -> None:
    match = village(3)
    tell(match, CallVote(Player(1)))
    tell(match, (0, Ballot(True)))
    assert match.position.seen_by(Player(2)).answers == {0: match.position.seen_by(Player(2)).answers[Player(0)]}
    assert Ballot(True) not in match.position.seen_by(Player(2)).answers.values()
    events = tell(match, (1, Ballot(False)), (2, Ballot(True)))
    assert [event.what for event in events if isinstance(event.what, Ballot)] == [
        Ballot(True),
        Ballot(False),
        Ballot(True),
    ]
