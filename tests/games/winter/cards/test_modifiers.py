"""Words that change a rule for somebody."""

from typing import Any

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.search import Keep, LookOn, Search
from ludotheque.games.winter.actions.work import Barricade, CleanWaste
from ludotheque.games.winter.cards.decisions import Pay
from ludotheque.games.winter.cards.dice import RollDice
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.chapters.colony_phase import food_needed, mouths
from ludotheque.games.winter.chapters.ending import has_won
from ludotheque.games.winter.chapters.exile import Exile
from ludotheque.games.winter.chapters.exposure import Cure, Face, Spread, wound_limit
from ludotheque.games.winter.chapters.round import BuyingDie, DiceFor, dice_of
from ludotheque.games.winter.chapters.zombies import BarricadeAt
from ludotheque.games.winter.pack import COLONY, ItemCard
from ludotheque.games.winter.table import Colony
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from tests.story import tell

from ..story import (
    AT_SCHOOL,
    BITE,
    BLANK,
    FOOD,
    LODGE,
    ME,
    ONE,
    SCHOOL,
    TWO,
    YOU,
    Winter,
    do,
    gifted,
    lasting,
    thrown,
    village,
    w_of,
)


def test_bites_wound_pass_by_or_are_bought_off() -> None:
    match = village(arrange=gifted(m.BiteWounds()))
    tell(match, Move(ONE, SCHOOL), Face(ONE, BITE, "move"))
    assert w_of(match).wounds[ONE] == 1
    match = village(arrange=gifted(m.SkipBite()))
    match.position.todo.append(Spread(COLONY, (ONE,)))
    match.position.go_on([])
    assert match.waiting_for() == [0]

    def cure(w: Colony) -> None:
        lasting(w, m.CancelBite(sel.Cost(food=1)), survivor=ONE)
        w.food = 1

    match = village(arrange=cure)
    tell(match, Move(ONE, SCHOOL), Face(ONE, BITE, "move"), Cure(ONE))
    assert (w_of(match).at[ONE], w_of(match).food) == (SCHOOL, 0)


def test_hardy_people_and_tough_ones() -> None:
    match = village(arrange=gifted(m.Hardy()))
    do(match, e.Wound("actor", 1, frostbite=True), actor=ONE)
    assert (w_of(match).wounds[ONE], w_of(match).frost[ONE]) == (1, 0)
    assert wound_limit(w_of(village(arrange=gifted(m.WoundLimit(4)))), ONE) == 4


def test_searching_shows_more_and_keeps_more() -> None:
    match = village(arrange=gifted(m.Search(1, 1), at=(ONE, SCHOOL), dice=(0, (6,))))
    tell(match, Search(ONE, 6))
    for _ in range(2):
        tell(match, match.legal(NATURE)[0])
    seen = w_of(match).looked[1]
    tell(match, Keep(ME, ItemCard(seen[0])), Keep(ME, ItemCard(seen[1])))
    assert len(w_of(match).hands[0]) == 2


def match_look(match: Winter) -> Any:
    twin = match.clone()
    tell(twin, Search(ONE, 6))
    return twin.legal(NATURE)[0]


def test_noise_shows_more() -> None:
    match = village(arrange=gifted(m.NoiseLook(3), at=(ONE, SCHOOL), dice=(0, (6,))))
    tell(match, Search(ONE, 6), match_look(match), LookOn())
    for _ in range(3):
        tell(match, match.legal(NATURE)[0])
    assert len(w_of(match).looked[1]) == 4


def test_any_die_and_no_die_at_all() -> None:
    match = village(arrange=gifted(m.AttackAnyDie(), zombies=(0, 1), dice=(0, (1,))))
    assert Attack(ONE, 0, 1) in match.legal(0)
    match = village(arrange=gifted(m.FreeAction("attack"), zombies=(0, 1)))
    assert Attack(ONE, 0, 0) in match.legal(0)
    match = village(arrange=gifted(m.FreeAction("barricade")))
    assert Barricade(ONE, 0) in match.legal(0)


def test_more_at_once() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.Amount("clean", 5), survivor=ONE)
        lasting(w, m.Amount("barricade", 2), survivor=ONE)
        w.waste, w.dice[0], w.at[TWO] = (FOOD,) * 7, (1, 1), LODGE

    match = village(arrange=arrange)
    tell(match, CleanWaste(ONE, 1))
    assert len(w_of(match).waste) == 2
    tell(match, Barricade(ONE, 1), BarricadeAt(0), BarricadeAt(1))
    assert w_of(match).barricades[:2] == [1, 1]


def test_more_dice_and_dice_to_buy() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.DicePerRound(1), player=0)
        lasting(w, m.PayForDie(sel.Cost(food=1)), player=0)
        w.food = 1

    match = village(arrange=arrange, todo=[DiceFor(ME), *[]])
    assert dice_of(w_of(match), 0) == 4
    assert isinstance(match.position.question, BuyingDie)
    tell(match, Pay(), RollDice(ME, (3,)), RollDice(ME, (1, 1, 1, 1)))
    assert w_of(match).dice[0] == (1, 1, 1, 1, 3)


def test_upkeep_and_who_does_not_count() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.Upkeep(2, 5))
        lasting(w, m.NotCounted(), survivor=ONE)

    w = w_of(village(arrange=arrange))
    assert (mouths(w), food_needed(w)) == (5, 5)


def test_abilities_are_granted() -> None:
    grant = m.Grant(e.Ability(limit="round", do=(e.Food(1),)))
    match = village(arrange=gifted(grant))
    tell(match, UseAbility(ONE, Source("lasting", 0)))
    assert w_of(match).food == 1
    assert UseAbility(ONE, Source("lasting", 0)) not in match.legal(0)


def test_something_waits_on_the_way_and_at_the_place() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.OnMoveRoll(2, (e.Wound("actor"),)))
        lasting(w, m.OnEnter(AT_SCHOOL, (e.Food(1),)))

    match = village(arrange=arrange)
    tell(match, Move(ONE, SCHOOL))
    tell(thrown(match, 2), Face(ONE, BLANK, "move"))
    assert (w_of(match).wounds[ONE], w_of(match).food) == (1, 1)


def test_what_waits_for_so_many_comes_so_often() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.OnEnter(AT_SCHOOL, (e.Food(1),)), uses=1)
        lasting(w, m.OnMoveRoll(6, (e.Food(1),)), uses=1)
        lasting(w, m.NoExposure("move"))

    match = village(arrange=arrange)
    tell(match, Move(ONE, SCHOOL))
    tell(thrown(match, 2), Move(TWO, SCHOOL))
    assert w_of(match).food == 2
    assert [type(each.gives) for each in w_of(match).lasting] == [m.NoExposure]


def test_exile_may_mean_out_and_winning_may_need_more() -> None:
    match = village(arrange=lambda w: lasting(w, m.ExileOut()))
    match.position.todo.append(Exile(YOU))
    match.position.go_on([])
    assert w_of(match).out == [False, True, False]
    assert w_of(match).groups[1] == ()

    def coop(w: Colony) -> None:
        w.main_done = True
        lasting(w, m.ExtraCondition(c.Tokens("food", 1)), player=0)

    w = w_of(village(options={"variant": "coop"}, arrange=coop))
    assert [has_won(w, Player(seat)) for seat in range(3)] == [False, True, True]
