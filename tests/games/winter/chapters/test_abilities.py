"""Rule 10: abilities and equipment."""

from typing import Any

import pytest

from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import Attack, Strike, UseGift
from ludotheque.games.winter.actions.cards import GiveToCrisis, PlayCard
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.search import Search
from ludotheque.games.winter.actions.sharing import Give, HandOff, Request
from ludotheque.games.winter.actions.work import Barricade
from ludotheque.games.winter.cards.modifiers import ABILITIES, Source, tidy
from ludotheque.games.winter.chapters.crossroads.answers import LetPass, UseReaction
from ludotheque.games.winter.chapters.exposure import Face, wound_limit
from ludotheque.games.winter.chapters.turn import AfterAction
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import triggers as t
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell, what_if

from ..story import (
    AT_SCHOOL,
    BLANK,
    FOOD,
    FUEL,
    GROCERY,
    LODGE,
    ME,
    MEDICINE,
    ONE,
    SCHOOL,
    TWO,
    WEAPON,
    YOU,
    deal,
    do,
    dress,
    gifted,
    lasting,
    lines,
    refused,
    settle,
    step,
    village,
    w_of,
)


def test_5_1_and_10_2_what_cannot_be_played_or_used_is_shown_with_its_reason() -> None:
    bound = Someone(
        next(s for s, each in enumerate(ABILITIES) if each.where == "colony" and each.do and each.on is None)
    )

    def arrange(w: Colony) -> None:
        settle(w, 0, bound, LODGE)
        deal(w, 0, FOOD, MEDICINE)

    match = village(arrange=arrange)
    closed = {type(option): (option, why) for option, why in match.closed(0)}
    option, why = closed[PlayCard]
    assert (option, why.rule) == (PlayCard(MEDICINE), "5.1")
    shown = [
        (each, why.rule) for each, why in match.closed(0) if isinstance(each, UseAbility) and each.survivor == bound
    ]
    assert [rule for _, rule in shown] == ["10.2"]
    assert not {each for each, _ in match.closed(0)} & {*match.legal(0)}


def test_10_2_and_10_3_an_ability_is_refused_by_the_rule_of_its_place_its_limit_or_its_die() -> None:
    kill = e.Ability(PlaceName("colony"), die=5, limit="round", do=(e.KillZombies(2, PlaceName("colony")),))
    match = village(arrange=gifted(m.Grant(kill), dice=(0, (5, 5, 4)), zombies=(0, 3)))
    use = UseAbility(ONE, Source("lasting", 0), 5)
    assert refused(match, UseAbility(ONE, Source("lasting", 0), 4), "3.8")
    w_of(match).at[ONE] = LODGE
    assert refused(match, use, "10.2")
    w_of(match).at[ONE] = COLONY
    tell(match, use)
    assert refused(match, use, "10.3")


def test_10_4_what_spares_the_exposure_without_a_limit_works_by_itself() -> None:
    match = village(arrange=gifted(m.NoExposure("move")))
    tell(match, Move(ONE, SCHOOL))
    assert match.waiting_for() == [0]
    match = village(arrange=gifted(m.NoExposure("attack"), zombies=(0, 1), dice=(0, (6,))))
    tell(match, Attack(ONE, 0, 6))
    assert match.waiting_for() == [0]


def test_10_4_what_shelters_on_the_way_to_one_place_works_there_alone() -> None:
    match = village(arrange=gifted(m.NoExposure("move", AT_SCHOOL)))
    sheltered = match.clone()
    tell(sheltered, Move(ONE, SCHOOL))
    assert sheltered.waiting_for() == [0]
    tell(match, Move(ONE, LODGE))
    assert match.waiting_for() == [NATURE]


def test_10_5_what_shelters_on_the_way_to_one_place_is_not_offered_for_another() -> None:
    once = m.Grant(e.Ability(limit="round", gives=(m.NoExposure("move", AT_SCHOOL),)))
    match = village(arrange=gifted(once))
    gift = Source("lasting", 0)
    assert Move(ONE, SCHOOL, gift) in match.legal(0)
    assert Move(ONE, LODGE, gift) not in match.legal(0)
    refused(match, Move(ONE, LODGE, gift), "10.5")


def test_10_5_an_attack_may_stay_plain() -> None:
    match = village(arrange=gifted(m.AttackKills(2), zombies=(0, 3), dice=(0, (6,))))
    tell(match, Attack(ONE, 0, 6), Strike(ONE, 0), Face(ONE, BLANK, "attack"))
    assert w_of(match).zombies[0] == 2


def test_10_6_an_attack_kills_more_for_a_price_and_makes_noise() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.AttackKills(3, "none", "fuel", 1), survivor=ONE)
        w.at[ONE], w.zombies[6], w.dice[0] = LODGE, 4, (6,)
        deal(w, 0, FUEL)

    match = village(arrange=arrange)
    tell(match, Attack(ONE, 6, 6), UseGift(Source("lasting", 0)))
    assert (w_of(match).zombies[6], w_of(match).noise[LODGE], w_of(match).waste) == (1, 1, (FUEL,))
    assert match.waiting_for() == [0]


@pytest.mark.parametrize(
    ("forbid", "option"),
    [
        (m.Forbid("move"), Move(ONE, SCHOOL)),
        (m.Forbid("enter", AT_SCHOOL), Move(ONE, SCHOOL)),
        (m.Forbid("leave"), Move(ONE, SCHOOL)),
        (m.Forbid("attack"), Attack(ONE, 0, 6)),
        (m.Forbid("search"), Search(TWO, 6)),
        (m.Forbid("play", symbol="food"), PlayCard(FOOD)),
        (m.Forbid("crisis"), GiveToCrisis(ME, FOOD)),
        (m.Forbid("everything"), Barricade(ONE, 6)),
    ],
)
def test_10_8_something_that_lasts_forbids_something(forbid: m.Forbid, option: Any) -> None:
    def arrange(w: Colony) -> None:
        w.zombies[0], w.dice[0], w.crisis, w.at[TWO] = 1, (6,), 0, GROCERY
        deal(w, 0, FOOD)

    free = village(arrange=arrange)
    assert option in free.legal(0)
    lasting(w_of(free), forbid, player=0)
    assert option not in free.legal(0)
    why = free.refusal(0, option)
    assert why is not None
    assert why.rule == "10.8"


def test_10_8_whoever_takes_no_more_actions_uses_nothing_and_what_works_by_itself_goes_on() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.Grant(e.Ability(limit="round", do=(e.Food(1),))), survivor=ONE)
        lasting(w, m.Grant(e.Ability(gives=(m.WoundLimit(4),))), survivor=ONE)
        dress(w, ONE, WEAPON)

    match = village(arrange=arrange)
    use, hand_on = UseAbility(ONE, Source("lasting", 0)), HandOff(ONE, WEAPON, TWO)
    assert {use, hand_on} <= {*match.legal(0)}
    do(match, e.Freeze("actor"), actor=ONE)
    assert not {use, hand_on, Move(ONE, LODGE)} & {*match.legal(0)}
    assert refused(match, use, "10.8")
    assert refused(match, hand_on, "10.8")
    assert refused(match, Move(ONE, LODGE), "10.8")
    assert wound_limit(w_of(match), ONE) == 4


def test_10_8_the_card_says_that_what_works_by_itself_goes_on() -> None:
    text = e.Freeze("actor").said(PACK)
    assert "what works by itself goes on" in text.text("en")
    assert "ce qui agit tout seul continue" in text.text("fr")


def test_10_8_a_card_that_is_forbidden_cannot_be_played_by_asking_for_it() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.Forbid("play", symbol="food"), player=0)
        lasting(w, m.Forbid("play", symbol="weapon"), player=0)
        w.exiled[0], w.dice[0] = True, (3,)
        deal(w, 1, FOOD, WEAPON)

    match = village(arrange=arrange)
    for symbol, card in (("food", FOOD), ("weapon", WEAPON)):
        asked = match.clone()
        tell(asked, Request(YOU, symbol))  # type: ignore[arg-type]
        assert Give(card) not in asked.legal(1)
    lasting(w_of(match), m.Forbid("crisis"), player=0)
    w_of(match).lasting = w_of(match).lasting[2:]
    tell(match, Request(YOU, "food"))
    assert Give(FOOD) in match.legal(1)


def test_10_1_every_survivor_has_an_ability_and_every_piece_of_equipment_gives_one() -> None:
    assert all(each.ability.do or each.ability.gives for each in PACK.survivors)
    assert all(item.ability is not None for item in PACK.kinds if item.play == "equip")


def test_10_3_an_ability_is_ready_again_in_the_next_round() -> None:
    match = village(arrange=lambda w: lasting(w, m.Grant(e.Ability(limit="round", do=(e.Food(1),))), survivor=ONE))
    use = UseAbility(ONE, Source("lasting", 0))
    tell(match, use)
    assert refused(match, use, "10.3")
    tidy(w_of(match), "turn")
    assert refused(match, use, "10.3")
    tidy(w_of(match), "round")
    assert match.refusal(0, use) is None


def test_10_7_what_takes_zombies_away_is_neither_an_attack_nor_a_kill() -> None:
    match = village(arrange=lambda w: w.zombies.__setitem__(6, 2))
    told = lines(do(match, e.RemoveZombies(2, PlaceName(PACK.place_ids[LODGE]))))
    assert w_of(match).zombies[6] == 0
    assert not {"Slay", "Strike", "Face"} & {*told}
    assert not {each.what for each in w_of(match).happened} & {"zombie_killed", "attack"}


def test_10_9_an_ability_that_answers_something_is_offered_when_it_happens() -> None:
    answering = next(Someone(s) for s, each in enumerate(PACK.survivors) if isinstance(each.ability.on, t.MoraleLost))
    match = village(arrange=lambda w: settle(w, 1, answering))
    do(match, e.Morale(-1))
    step(match, AfterAction(ME))
    assert match.legal(1) == [LetPass(), UseReaction(answering)]
    passed = what_if(match, LetPass())
    assert (w_of(passed).morale, w_of(passed).wounds[answering]) == (5, 0)
    tell(match, UseReaction(answering))
    assert (w_of(match).morale, w_of(match).wounds[answering]) == (6, 1)
    do(match, e.Morale(-1))
    step(match, AfterAction(ME))
    assert match.waiting_for() == [0]


def test_10_9_nothing_is_offered_that_could_do_nothing() -> None:
    butcher = next(Someone(s) for s, each in enumerate(PACK.survivors) if isinstance(each.ability.on, t.Exposure))

    def arrange(w: Colony) -> None:
        settle(w, 0, butcher)
        w.zombies[0], w.dice[0] = 2, (6, 6)

    match = village(arrange=arrange)
    tell(match, Attack(butcher, 0, 6), Face(butcher, BLANK, "attack"))
    assert UseReaction(butcher) in match.legal(0)
    tell(match, UseReaction(butcher), Face(butcher, BLANK, "kill"))
    assert w_of(match).zombies[0] == 0
    w_of(match).zombies[0] = 1
    tell(match, Attack(butcher, 0, 6), Face(butcher, BLANK, "attack"))
    assert UseReaction(butcher) not in match.legal(0)
