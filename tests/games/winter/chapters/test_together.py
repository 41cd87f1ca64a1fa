"""Rules 10 and 11: what two do together, what is seen ahead, what waits."""

from typing import Any

import pytest

from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.search import Search
from ludotheque.games.winter.cards.composing import Agree, Disagree, GiveDie
from ludotheque.games.winter.cards.decisions import Vote, Voting
from ludotheque.games.winter.cards.dice import KeepDie, RollDice, WagerDie, Wagered
from ludotheque.games.winter.cards.lasting import FallDue
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.cards.open_cards import NameSymbol, TurnUp
from ludotheque.games.winter.cards.people import Foretell
from ludotheque.games.winter.cards.selectors import SYMBOL, Scene
from ludotheque.games.winter.chapters.colony_phase import Aftermath, CheckWaste
from ludotheque.games.winter.chapters.crossroads.answers import Reacting
from ludotheque.games.winter.chapters.exile import Ballot, ExileVote
from ludotheque.games.winter.chapters.exposure import Bitten, Face, Risk, Spread
from ludotheque.games.winter.chapters.kills import Topple
from ludotheque.games.winter.chapters.round import DiceFor
from ludotheque.games.winter.chapters.turn import Acting
from ludotheque.games.winter.chapters.zombies import Snared, ZombiesCome
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.pack.text import ability_text
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary import triggers as t
from ludotheque.games.winter.vocabulary.effects import Way
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId
from tests.story import tell, what_if

from ..story import (
    AT_SCHOOL,
    BITE,
    BLANK,
    FOOD,
    HERE,
    LODGE,
    ME,
    ONE,
    SCHOOL,
    THREE,
    TWO,
    WAY,
    WOUND,
    YOU,
    after,
    deal,
    do,
    gifted,
    lasting,
    lines,
    refused,
    scene,
    settle,
    step,
    village,
    w_of,
)

SWAP = e.Involve(sel.Named(SurvivorId(PACK.survivors[THREE].id)), (e.Consent((e.Swap(),)),))
"""The first survivor changes places with one of another player, if that player agrees."""


def survivor_with(gift: type[Any]) -> Someone:
    """The survivor of the pack whose presence, or nature, gives this."""
    found = (s for s, each in enumerate(PACK.survivors) if any(isinstance(given, gift) for given in each.ability.gives))
    return Someone(next(found))


def test_10_10_whoever_has_the_other_one_is_asked_and_may_refuse() -> None:
    match = village(arrange=lambda w: w.at.__setitem__(THREE, SCHOOL))
    do(match, SWAP, bearer=ONE, actor=ONE)
    assert match.waiting_for() == [1]
    refused = what_if(match, Disagree())
    assert (w_of(refused).at[ONE], w_of(refused).at[THREE]) == (COLONY, SCHOOL)
    tell(match, Agree())
    assert (w_of(match).at[ONE], w_of(match).at[THREE]) == (SCHOOL, COLONY)
    assert w_of(match).moved == ()


def test_10_10_nobody_is_asked_about_their_own() -> None:
    match = village(arrange=lambda w: w.at.__setitem__(TWO, SCHOOL))
    own = e.Involve(sel.Chosen(from_=sel.Filter(owner="active", elsewhere=True)), (e.Consent((e.Swap(),)),))
    do(match, own, bearer=ONE, actor=ONE)
    assert (w_of(match).at[ONE], w_of(match).at[TWO]) == (SCHOOL, COLONY)


def test_10_11_spreading_bites_come_first_to_whoever_draws_them() -> None:
    match = village(arrange=lambda w: lasting(w, m.BittenFirst(), survivor=TWO))
    step(match, Spread(COLONY, (ONE, TWO)))
    blank = what_if(match, Face(TWO, BLANK, "bite"))
    assert w_of(blank).gone == ()
    assert blank.waiting_for() == [0]
    hurt = what_if(match, Face(TWO, WOUND, "bite"))
    assert w_of(hurt).wounds[TWO] == 1
    tell(match, Face(TWO, BITE, "bite"))
    assert TWO in w_of(match).gone
    assert isinstance(match.position.question, Bitten)


def test_10_12_a_vote_that_counts_twice_decides() -> None:
    ways = (Way(WAY, (e.Food(1),)), Way(WAY, (e.Morale(1),)))

    def arrange(w: Colony) -> None:
        lasting(w, m.TwoVotes(), survivor=ONE)

    match = village(players=2, options={"variant": "coop"}, arrange=arrange, todo=[])
    step(match, Voting((ME, YOU), ways, Scene(ME)))
    tell(match, (0, Vote(0, ways[0])), (1, Vote(1, ways[1])))
    assert w_of(match).food == 1
    match = village(arrange=arrange)
    step(match, ExileVote(YOU))
    tell(match, (0, Ballot(True)), (1, Ballot(False)), (2, Ballot(False)))
    assert match.waiting_for() == [w_of(match).chair]


def test_10_13_a_presence_helps_everybody_else_at_the_place() -> None:
    brave = survivor_with(m.Presence)

    def arrange(w: Colony) -> None:
        settle(w, 1, brave)
        w.zombies[0], w.dice[0] = 1, (PACK.survivors[ONE].attack - 1,)

    match = village(arrange=arrange)
    attack = Attack(ONE, 0, PACK.survivors[ONE].attack - 1)
    assert attack in match.legal(0)
    assert match.refusal(0, attack) is None
    w_of(match).at[brave] = LODGE
    assert attack not in match.legal(0)
    assert match.refusal(0, attack) is not None


def test_10_13_somebody_s_own_nerve_is_for_them_alone() -> None:
    match = village(arrange=gifted(m.Nerve("search", 5), at=(ONE, SCHOOL), dice=(0, (1,))))
    assert Search(ONE, 1) in match.legal(0)
    w_of(match).at[TWO] = SCHOOL
    assert match.refusal(0, Search(TWO, 1)) is not None
    presence = m.Presence((m.Overlooked(),))
    assert "through" in e.gifts_said((presence,), PACK).text("en")  # type: ignore[union-attr]


def test_11_11_a_die_is_given_to_another_player() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (2, 5)))
    do(match, e.LendDie(sel.TheseSeats((1,)), 2))
    assert match.legal(0) == [GiveDie(ME, YOU, 2, 4), GiveDie(ME, YOU, 5, 6)]
    tell(match, GiveDie(ME, YOU, 2, 4))
    assert (w_of(match).dice[0], w_of(match).dice[1]) == ((5,), (4,))


def test_11_12_a_face_seen_ahead_is_what_the_next_exposure_shows() -> None:
    match = after(e.Forecast())
    tell(match, Foretell(BITE))
    ahead = match.clone()
    tell(match, Move(ONE, SCHOOL))
    assert ONE in w_of(match).gone
    assert w_of(match).forecast == ""
    step(ahead, Bitten(TWO, COLONY))
    tell(ahead, Risk(TWO))
    assert TWO in w_of(ahead).gone
    tell(match, Move(TWO, LODGE))
    assert match.waiting_for() == [NATURE]


def test_11_12_nobody_looks_ahead_twice_and_the_round_forgets() -> None:
    match = after(e.Forecast())
    tell(match, Foretell(BLANK))
    do(match, e.Forecast())
    assert match.waiting_for() == [0]
    before = Move(ONE, SCHOOL)
    tell(match, before)
    assert match.waiting_for() == [0]


def test_11_13_what_was_arranged_comes_with_the_next_round() -> None:
    match = after(e.Later((e.Food(2),)))
    assert w_of(match).food == 0
    step(match, FallDue())
    assert w_of(match).food == 2
    step(match, FallDue())
    assert w_of(match).food == 2


def test_11_14_the_next_zombies_do_not_arrive() -> None:
    match = after(e.Snare(2, HERE), place=SCHOOL)
    step(match, ZombiesCome(SCHOOL, 3))
    w = w_of(match)
    assert (w.zombies_at(SCHOOL), w.snares[SCHOOL]) == (1, 0)
    do(match, e.Snare(1, AT_SCHOOL))
    assert w.snares[SCHOOL] == 1


def test_11_14_who_does_not_arrive_in_the_colony_still_had_a_turn() -> None:
    match = after(e.Snare(2, PlaceName("colony")))
    assert ZombiesCome(COLONY, 4).do(w_of(match)) == (Snared(COLONY, 2),)
    assert w_of(match).zombies[:6] == [0, 0, 1, 1, 0, 0]


def test_11_15_nobody_gives_a_wound_to_themselves() -> None:
    def arrange(w: Colony) -> None:
        w.wounds[ONE], w.frost[ONE] = 1, 1

    own = sel.Filter(owner="active")
    match = village(arrange=arrange)
    do(match, e.ShiftWound(sel.Chosen(from_=sel.Filter(owner="active", wounded=True)), sel.Chosen(from_=own)))
    assert (w_of(match).wounds[ONE], w_of(match).wounds[TWO], w_of(match).frost[TWO]) == (0, 1, 0)


def test_11_15_a_wound_goes_from_one_to_another() -> None:
    def arrange(w: Colony) -> None:
        w.wounds[THREE], w.frost[THREE], w.wounds[ONE] = 2, 1, 2

    give = sel.Named(SurvivorId(PACK.survivors[THREE].id))
    match = after(e.ShiftWound(give, "actor"), arrange=arrange, actor=TWO)
    w = w_of(match)
    assert (w.wounds[THREE], w.frost[THREE], w.wounds[TWO], w.frost[TWO]) == (1, 0, 1, 0)
    do(match, e.ShiftWound(give, "actor"), actor=ONE)
    assert ONE in w.gone


def test_11_16_a_die_is_laid_aside_for_the_next_round() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (3, 6)))
    do(match, e.Dice("keep", 2))
    tell(match, KeepDie(ME, 3, 5))
    assert w_of(match).dice[0] == (6,)
    step(match, DiceFor(ME))
    tell(match, RollDice(ME, (1, 1, 2)))
    assert w_of(match).dice[0] == (1, 1, 2, 5)
    assert w_of(match).saved[0] == ()


@pytest.mark.parametrize(("face", "left", "used"), [(4, (4, 4, 6), ()), (3, (6,), (3,))])
def test_11_17_a_staked_die_comes_back_doubled_or_not(face: int, left: tuple[int, ...], used: tuple[int, ...]) -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (1, 6)))
    do(match, e.Dice("wager"))
    tell(match, WagerDie(ME, 1), Wagered(ME, face))
    assert (w_of(match).dice[0], w_of(match).spent[0]) == (left, used)


def test_11_18_whoever_names_the_symbol_takes_the_card() -> None:
    match = after(e.Divine(AT_SCHOOL, (e.Noise(1, AT_SCHOOL),)))
    size = len(w_of(match).decks[SCHOOL][0][1])
    tell(match, NameSymbol(ME, SCHOOL, "book"))
    cards: Any = match.legal(NATURE)
    book = next(each for each in cards if SYMBOL[each.card] == "book")
    other = next(each for each in cards if SYMBOL[each.card] != "book")
    right = what_if(match, TurnUp(SCHOOL, book.card))
    assert (w_of(right).hands[0], w_of(right).noise[SCHOOL]) == ((book.card,), 0)
    tell(match, other)
    assert (w_of(match).hands[0], w_of(match).noise[SCHOOL]) == ((), 1)
    assert len(w_of(match).decks[SCHOOL][0][1]) == size


def test_10_9_an_ability_answers_at_night_too() -> None:
    singer = next(Someone(s) for s, each in enumerate(PACK.survivors) if each.id == "wanda")

    def arrange(w: Colony) -> None:
        settle(w, 1, singer)
        w.waste = (FOOD,) * 10

    match = village(arrange=arrange, todo=[])
    step(match, CheckWaste(), Aftermath())
    assert match.waiting_for() == [1]
    tell(match, match.legal(1)[1])
    assert (w_of(match).morale, w_of(match).wounds[singer]) == (6, 1)


def test_10_9_the_dead_do_not_answer() -> None:
    mourner = next(Someone(s) for s, each in enumerate(PACK.survivors) if isinstance(each.ability.on, t.SurvivorKilled))

    def arrange(w: Colony) -> None:
        settle(w, 0, mourner)
        deal(w, 0, FOOD)
        deal(w, 1, FOOD)

    match = village(arrange=arrange)
    step(match, Reacting(mourner, scene(bearer=mourner, actor=mourner)))
    assert isinstance(match.position.question, Reacting)
    asked = match.position.question
    assert asked.prompt(w_of(match), ME).text("fr").endswith("?")
    yes, no = (asked.says(w_of(match), ME, option).text() for option in reversed(asked.options(w_of(match), ME)))
    assert yes.endswith(ability_text(PACK.survivors[mourner].ability).text())
    assert len(no) < 30
    late = village(arrange=arrange)
    do(late, e.Kill("actor"), actor=mourner)
    step(late, Reacting(mourner, scene(bearer=mourner, actor=mourner)))
    assert isinstance(late.position.question, Acting)


def test_10_4_a_condition_about_the_one_who_has_the_ability() -> None:
    tough = m.Grant(e.Ability(if_=c.This(sel.Filter(wounded=True)), gives=(m.Overlooked(),)))
    match = village(arrange=gifted(tough, zombies=(6, 4), at=(ONE, LODGE)))
    w_of(match).wounds[ONE] = 1
    told = lines(do(match, e.Zombies(1, PlaceName(PACK.place_ids[LODGE]))))
    assert "Overrun" in told
    assert ONE not in w_of(match).gone
    w_of(match).wounds[ONE] = 0
    do(match, e.Zombies(1, PlaceName(PACK.place_ids[LODGE])))
    assert ONE in w_of(match).gone


def test_11_19_a_barricade_comes_down_on_all_zombies_at_its_entrance_and_exposes_nobody() -> None:
    timber = m.Grant(e.Ability(die=1, limit="round", do=(e.Topple(HERE),)))
    use = UseAbility(ONE, Source("lasting", 0), 1)

    def arrange(w: Colony) -> None:
        w.zombies[:4], w.barricades[:4] = [2, 2, 0, 1], [1, 0, 1, 2]
        w.dice[0] = (1, 1)
        lasting(w, timber, survivor=ONE)

    match = village(arrange=arrange)
    tell(match, use)
    assert match.legal(0) == [Topple(0), Topple(3)]
    tell(match, Topple(0))
    assert (w_of(match).zombies[:4], w_of(match).barricades[:4]) == ([0, 2, 0, 1], [0, 0, 1, 2])
    assert match.waiting_for() == [0]
    assert [type(event.what).__name__ for event in match.log(ME)[-3:]] == ["Topple", "Slay", "Slay"]


def test_11_19_it_takes_a_barricade_and_a_zombie_before_it() -> None:
    timber = m.Grant(e.Ability(die=1, do=(e.Topple(HERE),)))

    def arrange(w: Colony) -> None:
        w.zombies[0], w.barricades[1], w.dice[0] = 2, 1, (1,)
        lasting(w, timber, survivor=ONE)

    match = village(arrange=arrange)
    assert refused(match, UseAbility(ONE, Source("lasting", 0), 1), "3.8")
    w_of(match).barricades[0] = 1
    tell(match, UseAbility(ONE, Source("lasting", 0), 1))
    assert w_of(match).zombies[0] == 0


def test_11_11_who_has_dice_of_one_kind_only_is_not_asked_which() -> None:
    match = village(arrange=lambda w: w.dice.__setitem__(0, (5, 5)))
    do(match, e.LendDie(sel.TheseSeats((1,)), 2))
    assert (w_of(match).dice[0], w_of(match).dice[1]) == ((5,), (6,))


def test_brunehilde_brings_a_barricade_down() -> None:
    brunehilde = PACK.survivors[PACK.survivor_number[SurvivorId("brunehilde")]]
    assert brunehilde.ability.do == (e.Topple(HERE),)
    assert "without exposure" in ability_text(brunehilde.ability).text("en")
