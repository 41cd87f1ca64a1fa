"""Rule 3: actions that use a die."""

from fractions import Fraction
from math import comb
from typing import Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.action import ATTACK, SEARCH
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.attack_people import AttackSurvivor, Blow, Brawling, Steal
from ludotheque.games.winter.actions.search import Keep, LookOn, Search
from ludotheque.games.winter.actions.work import Attract, Barricade, CleanWaste
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.cards.selectors import SYMBOL, count_symbol
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.chapters.zombies import BarricadeAt, LeaveThem, Lure
from ludotheque.games.winter.decks import Look
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard, Someone
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary.conditions import Counter as CounterCondition
from tests.story import tell, what_if

from ..story import (
    BLANK,
    FOOD,
    FUEL,
    GROCERY,
    HERE,
    LODGE,
    MEDICINE,
    ONE,
    PLAIN,
    SCHOOL,
    THREE,
    TOOL,
    TWO,
    WOUND,
    Winter,
    deal,
    gifted,
    lines,
    mine,
    refused,
    rolled,
    village,
    w_of,
)


def test_3_1_each_die_is_used_once_and_by_survivors_of_ones_own() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.zombies[0] = (6,), 2

    match = village(arrange=arrange)
    assert refused(match, Attack(THREE, 0, 6), "3.1")
    tell(match, Attack(ONE, 0, 6), Face(ONE, BLANK, "attack"))
    assert w_of(match).dice[0] == ()
    assert refused(match, Attack(ONE, 0, 6), "3.1")


def test_3_1_a_die_must_show_the_attack_or_the_search_value_at_least() -> None:
    def arrange(w: Colony) -> None:
        w.at[ONE], w.zombies[6] = LODGE, 1
        w.dice[0] = (ATTACK[ONE] - 1, ATTACK[ONE], SEARCH[ONE] - 1, SEARCH[ONE])

    match = village(arrange=arrange)
    assert refused(match, Attack(ONE, 6, ATTACK[ONE] - 1), "3.1")
    assert Attack(ONE, 6, ATTACK[ONE]) in match.legal(0)
    assert refused(match, Search(ONE, SEARCH[ONE] - 1), "3.1")
    assert Search(ONE, SEARCH[ONE]) in match.legal(0)


def test_3_2_a_zombie_of_the_same_place_is_killed_and_then_the_attacker_is_exposed() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.zombies[4], w.zombies[6] = (6,), 1, 1

    match = village(arrange=arrange)
    assert refused(match, Attack(ONE, 6, 6), "3.2")
    assert refused(match, Attack(ONE, 0, 6), "3.2")
    tell(match, Attack(ONE, 4, 6))
    assert w_of(match).zombies[4] == 0
    tell(match, Face(ONE, WOUND, "attack"))
    assert w_of(match).wounds[ONE] == 1


def test_3_2_the_main_objective_rolls_before_the_exposure() -> None:
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


def test_3_3_an_attack_on_somebody_lands_by_the_victims_value() -> None:
    w = w_of(village())
    for s in PLAIN[:4]:
        blows = Brawling(PLAIN[5], s).options(w, NATURE)
        assert sum(blow.die <= ATTACK[s] for blow in blows) == ATTACK[s]
    assert all(1 <= value <= 6 for value in (*ATTACK, *SEARCH))


def test_3_3_an_attack_on_somebody_rerolls_the_die_wounds_and_robs_only_on_success_and_exposes_nobody() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (6,)
        deal(w, 1, MEDICINE)

    match = village(arrange=arrange)
    mine_, victim = mine(match)[0], mine(match, 1)[0]
    tell(match, AttackSurvivor(mine_, victim, 6))
    missed = match.clone()
    tell(match, Blow(mine_, victim, ATTACK[victim]), Steal(Player(0), Player(1), MEDICINE, mine_))
    assert w_of(match).wounds[victim] == 1
    assert w_of(match).hands[:2] == [(MEDICINE,), ()]
    assert match.waiting_for() == [0]
    tell(missed, Blow(mine_, victim, min(6, ATTACK[victim] + 1)))
    assert missed.waiting_for() == [0]
    assert w_of(missed).wounds[victim] == 0
    assert w_of(missed).hands[1] == (MEDICINE,)


def test_3_4_a_first_look_has_the_odds_of_the_deck() -> None:
    def arrange(w: Any) -> None:
        w.at[PLAIN[0]], w.dice[0] = SCHOOL, (6,)

    match = village(arrange=arrange)
    tell(match, next(option for option in match.legal(0) if type(option).__name__ == "Search"))
    question: Any = match.position.question
    odds = dict(zip((look.card for look in match.legal(NATURE)), question.odds(w_of(match)), strict=True))
    deck = PACK.deck_of(SCHOOL)
    assert odds == {card: deck.count(card) for card in deck}


def test_3_3_nobody_attacks_their_own_survivors_or_somebody_elsewhere() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.at[THREE] = (6,), LODGE

    match = village(arrange=arrange)
    assert refused(match, AttackSurvivor(ONE, TWO, 6), "3.3")
    assert refused(match, AttackSurvivor(ONE, THREE, 6), "3.3")


def found(match: Winter, count: int) -> list[int]:
    """The next cards are seen, whatever they are."""
    seen = []
    for _ in range(count):
        option = match.legal(NATURE)[0]
        assert isinstance(option, Look)
        seen.append(option.card)
        tell(match, option)
    return seen


def searching(noise: int = 0) -> tuple[Winter, Someone]:
    """A survivor is about to search the grocery."""

    def arrange(w: Colony) -> None:
        w.dice[0] = (6, 6)
        w.at[w.groups[0][0]] = GROCERY
        w.noise[GROCERY] = noise

    match = village(arrange=arrange)
    return match, mine(match)[0]


def test_3_4_noise_spaces_are_shared_by_all_and_one_card_is_kept() -> None:
    match, s = searching(noise=3)
    tell(match, Search(s, 6))
    seen = found(match, 1)
    tell(match, LookOn())
    seen += found(match, 1)
    assert w_of(match).noise[GROCERY] == 4
    assert refused(match, LookOn(), "3.4")
    tell(match, Keep(Player(0), seen[0]))  # type: ignore[arg-type]
    assert w_of(match).hands[0] == (seen[0],)


def test_3_4_unkept_cards_go_under_the_deck_as_drawn() -> None:
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


@pytest.mark.parametrize("symbol", ["food", "tool", "medicine"])
def test_3_4_searching_finds_as_often_as_the_deck_holds(symbol: str) -> None:
    match, s = searching()
    tell(match, Search(s, 6))
    deck = PACK.deck_of(GROCERY)
    others = len(deck) - count_symbol(deck, symbol)
    assert [missed(match, symbol, looks) for looks in (1, 2, 3)] == [
        Fraction(comb(others, looks), comb(len(deck), looks)) for looks in (1, 2, 3)
    ]


def missed(match: Winter, symbol: str, looks: int) -> Fraction:
    """How likely none of the next so many cards shows a symbol: counted in the game itself."""
    found = Fraction(0)
    for odds, after in rolled(match):
        if SYMBOL[ItemCard(w_of(after).looked[1][-1])] != symbol:
            found += odds * (missed(what_if(after, LookOn()), symbol, looks - 1) if looks > 1 else 1)
    return found


def test_3_4_the_colony_and_an_empty_deck_cannot_be_searched() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.at[TWO], w.decks[SCHOOL] = (6,), SCHOOL, ()

    match = village(arrange=arrange)
    assert refused(match, Search(ONE, 6), "3.4")
    assert refused(match, Search(TWO, 6), "3.4")


def test_3_5_any_die_builds_a_barricade_on_a_free_space_of_the_place() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.zombies[0], w.at[TWO], w.zombies[6] = (1, 1), 3, LODGE, 4

    match = village(arrange=arrange)
    assert refused(match, Barricade(TWO, 1), "3.5")
    tell(match, Barricade(ONE, 1))
    assert BarricadeAt(0) not in match.legal(0)
    tell(match, BarricadeAt(4))
    assert (w_of(match).barricades[4], w_of(match).dice[0]) == (1, (1,))


def test_3_6_any_die_takes_the_top_three_cards_of_the_waste_out_of_the_game() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.waste, w.at[TWO] = (1, 1), (FOOD, FUEL, MEDICINE, TOOL, FOOD), LODGE

    match = village(arrange=arrange)
    assert refused(match, CleanWaste(TWO, 1), "3.6")
    tell(match, CleanWaste(ONE, 1))
    assert (w_of(match).waste, w_of(match).removed) == ((FOOD, FUEL), (MEDICINE, TOOL, FOOD))
    tell(match, CleanWaste(ONE, 1))
    assert w_of(match).waste == ()


def test_3_7_attracting_moves_up_to_two_from_one_place_to_free_spaces_only() -> None:
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


def test_3_7_no_more_than_two_are_attracted() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.at[ONE], w.zombies[0] = (1,), LODGE, 3

    match = village(arrange=arrange)
    tell(match, Attract(ONE, COLONY, 1), Lure(0, 6), Lure(0, 6))
    assert (w_of(match).zombies[0], w_of(match).zombies[6]) == (1, 2)
    assert EndTurn() in match.legal(0)


def test_3_7_fewer_may_be_attracted() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (1,)
        w.zombies[6] = 2

    match = village(arrange=arrange)
    tell(match, Attract(mine(match)[0], LODGE, 1), LeaveThem())
    assert w_of(match).zombies_at(COLONY) == 0


def test_3_8_an_ability_asks_for_a_number_or_more_and_its_kill_is_no_attack() -> None:
    kill = m.Grant(e.Ability(die=5, do=(e.KillZombies(2, HERE),)))
    match = village(arrange=gifted(kill, dice=(0, (4, 6)), zombies=(0, 2)))
    assert refused(match, UseAbility(ONE, Source("lasting", 0), 4), "3.8")
    told = lines(tell(match, UseAbility(ONE, Source("lasting", 0), 6)))
    assert told.count("Slay") == 2
    assert "Strike" not in told
    assert match.waiting_for() == [0]
