"""Every word of the cards, done once: effects, gifts, conditions, triggers (rules 9, 10 and 11)."""

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from ludotheque.core.steps import NATURE
from ludotheque.core.words import Player
from ludotheque.core.world import HIDDEN
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import Attack, AttackPaid, Steal, Strike, UseGift
from ludotheque.games.winter.actions.cards import GiveToCrisis, PlayCard, SpendFood
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.search import Keep, LookOn, Search
from ludotheque.games.winter.actions.sharing import Give, Request
from ludotheque.games.winter.actions.work import Barricade, CleanWaste
from ludotheque.games.winter.cards.conditions import HOLDS, holds
from ludotheque.games.winter.cards.decisions import Pay, PayNot, TakeWay, Vote
from ludotheque.games.winter.cards.decks import PutOnTop, ShuffleBack, TakeOut, TakeTurned
from ludotheque.games.winter.cards.dice import ChangeDie, LoseDie, RerollDie, RollDice, ShiftDie, Stake, TableDie
from ludotheque.games.winter.cards.interpreter import DOES, Enough, PickPlace, PickPlayer, PickSurvivor
from ludotheque.games.winter.cards.lasting import promises_broken, promises_kept
from ludotheque.games.winter.cards.modifiers import Source, has, is_frozen
from ludotheque.games.winter.cards.secrets import SawHand, SawObjective
from ludotheque.games.winter.cards.selectors import SYMBOL, Scene, number, places, players, survivors
from ludotheque.games.winter.cards.zones import MoveCard
from ludotheque.games.winter.chapters.colony_phase import (
    ZombiesAtHome,
    ZombiesOutside,
    food_needed,
    goal_reached,
    mouths,
)
from ludotheque.games.winter.chapters.crossroads import called
from ludotheque.games.winter.chapters.ending import has_won
from ludotheque.games.winter.chapters.exile import Exile, ExileVote
from ludotheque.games.winter.chapters.exposure import Cure, Face, HealWound, Spread, wound_limit
from ludotheque.games.winter.chapters.kills import Slay
from ludotheque.games.winter.chapters.reader import AskingReader, ItDidNot, ItHappened
from ludotheque.games.winter.chapters.round import BuyingDie, DiceFor, dice_of
from ludotheque.games.winter.chapters.turn import EndTurn
from ludotheque.games.winter.chapters.zombies import BarricadeAt, Lure
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard
from ludotheque.games.winter.pack.proofreading import vocabulary
from ludotheque.games.winter.table import CRISES, CROSSROADS, SURVIVORS, Colony, Happening
from ludotheque.games.winter.vocabulary import conditions as c
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from ludotheque.games.winter.vocabulary import triggers as t
from ludotheque.games.winter.vocabulary.words import PlaceName, SurvivorId, Text
from tests.story import tell

from .story import (
    BITE,
    BLANK,
    GROCERY,
    LODGE,
    PLAIN,
    SCHOOL,
    Winter,
    card_with,
    deal,
    do,
    dress,
    lasting,
    refused,
    settle,
    village,
    w_of,
)

FOOD, FUEL, MEDICINE, TOOL = (card_with(symbol, home=0) for symbol in ("food", "fuel", "medicine", "tool"))
WEAPON = card_with("weapon", play="equip")
HERE, AT_SCHOOL = PlaceName("here"), PlaceName(PACK.place_ids[SCHOOL])
ME, YOU = Player(0), Player(1)
WAY = Text("A way.", "Une voie.")
ONE, TWO, THREE = PLAIN[0], PLAIN[3], PLAIN[1]
"""Two survivors of player 0, and one of player 1."""


def scene(**more: Any) -> Scene:
    return Scene(ME, "test", **more)


def after(*effects: Any, arrange: Callable[[Colony], None] | None = None, **more: Any) -> Winter:
    """The village when a card has done this, as far as nobody is asked."""
    match = village(arrange=arrange)
    do(match, *effects, **more)
    return match


MODULES = {"e": e, "c": c, "m": m, "t": t, "sel": sel}


def words_tried(source: str) -> set[Any]:
    """The words that a file of tests makes, by `e.Morale(...)` and the like."""
    calls = (node.func for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call))
    names = (
        (call.value.id, call.attr)
        for call in calls
        if isinstance(call, ast.Attribute) and isinstance(call.value, ast.Name)
    )
    return {getattr(MODULES[module], word) for module, word in names if module in MODULES}


def test_every_word_is_tried_in_this_file() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert untried(source) == []
    assert untried(source.replace("e.Gamble(", "e.Food(")) == ["Gamble"]


def untried(source: str) -> list[str]:
    """Words that nothing in this text makes use of."""
    tried = words_tried(source)
    return [word.__name__ for word in vocabulary() if word not in tried]


def test_every_effect_and_every_condition_is_known() -> None:
    assert {*e.Effect.__args__} == {*DOES}
    assert {*c.Condition.__args__} == {*HOLDS}


def test_morale_and_food_change() -> None:
    w = w_of(after(e.Morale(-2), e.Food(3), e.Food(-1), e.Starvation(1)))
    assert (w.morale, w.food, w.starvation) == (4, 2, 1)
    w = w_of(after(e.Morale(9), e.Food(3), e.NoFood()))
    assert (w.morale, w.food) == (10, 0)


def test_zombies_come_to_a_place_or_to_one_entrance() -> None:
    w = w_of(after(e.Zombies(2, PlaceName("each_outside")), e.Zombies(1, PlaceName("colony#4"))))
    assert [w.zombies_at(place) for place in range(1, 7)] == [2] * 6
    assert w.zombies[3] == 1


def infested(w: Colony) -> None:
    w.zombies[0], w.zombies[2] = 2, 1


def test_zombies_are_killed_at_any_entrance() -> None:
    match = after(e.KillZombies(2, PlaceName("colony")), arrange=infested)
    tell(
        match,
        Slay(2),
    )
    assert w_of(match).zombies[:3] == [1, 0, 0]
    assert match.waiting_for() == [0]


def test_zombies_killed_with_one_exposure_in_all() -> None:
    match = after(e.KillZombies(2, HERE, "once"), arrange=infested, actor=ONE, place=COLONY)
    tell(match, Slay(0), Slay(0), Face(ONE, BLANK, "kill"))
    assert match.waiting_for() == [0]


def test_zombies_are_taken_away_or_turned_into_barricades() -> None:
    def lodge(w: Colony) -> None:
        w.zombies[6] = 3

    place = PlaceName(PACK.place_ids[LODGE])
    assert w_of(after(e.RemoveZombies(-1, place), arrange=lodge)).zombies[6] == 0
    w = w_of(after(e.ZombiesToBarricades(2, place), arrange=lodge))
    assert (w.zombies[6], w.barricades[6]) == (1, 2)


def test_zombies_are_attracted_by_a_card() -> None:
    match = after(e.Attract(4, PlaceName("colony"), AT_SCHOOL), arrange=infested)
    tell(match, Lure(0, 8), Lure(0, 8), Lure(2, 8))
    assert w_of(match).zombies_at(SCHOOL) == 3
    assert match.waiting_for() == [0]


def test_barricades_go_up_and_come_down() -> None:
    match = after(e.Barricade(2, PlaceName("colony")))
    tell(match, BarricadeAt(5), BarricadeAt(5))
    assert w_of(match).barricades[5] == 2
    do(match, e.RemoveBarricades())
    assert w_of(match).barricades_at(COLONY) == 0


def test_noise_is_made_as_far_as_there_is_room() -> None:
    w = w_of(after(e.Noise(2, AT_SCHOOL), e.Noise(-1, PlaceName(PACK.place_ids[LODGE]))))
    assert (w.noise[SCHOOL], w.noise[LODGE]) == (2, 4)


def test_helpless_come_leave_and_are_killed() -> None:
    w = w_of(after(e.Helpless(3), e.LoseHelpless(1), e.LoseHelpless(1, kill=True)))
    assert (w.helpless, w.morale) == (1, 5)


def test_wounds_and_frostbite_and_their_dealing_out() -> None:
    w = w_of(after(e.Wound("actor", 2, frostbite=True), actor=ONE))
    assert (w.wounds[ONE], w.frost[ONE]) == (2, 2)
    match = after(e.Distribute(2))
    tell(match, PickSurvivor(ONE), PickSurvivor(TWO))
    assert (w_of(match).wounds[ONE], w_of(match).wounds[TWO]) == (1, 1)


def test_healing_by_kind() -> None:
    def hurt(w: Colony) -> None:
        w.wounds[ONE], w.frost[ONE] = 2, 1

    assert w_of(after(e.Heal("actor", 1, "frostbite"), arrange=hurt, actor=ONE)).frost[ONE] == 0
    assert w_of(after(e.Heal("actor", 1, "normal"), arrange=hurt, actor=ONE)).wounds[ONE] == 1
    match = after(e.Heal("actor", 2), arrange=hurt, actor=ONE)
    tell(match, HealWound(ONE, True))
    assert w_of(match).wounds[ONE] == 0


def test_exposure_by_a_card_and_what_follows_for_the_living() -> None:
    match = after(e.Exposure("actor", 1, (e.Food(1),)), actor=ONE)
    dead = match.clone()
    tell(match, Face(ONE, BLANK, "card"))
    assert w_of(match).food == 1
    tell(dead, Face(ONE, BITE, "card"))
    assert w_of(dead).food == 0


def test_kill_without_grief_and_removal() -> None:
    w = w_of(after(e.Kill("actor", morale=False), actor=TWO))
    assert (w.morale, w.gone) == (6, (TWO,))
    w = w_of(after(e.Remove(sel.Lowest())))
    assert (w.morale, w.gone) == (6, (ONE,))


def test_somebody_is_put_somewhere() -> None:
    w = w_of(after(e.Place("actor", AT_SCHOOL), actor=ONE))
    assert w.at[ONE] == SCHOOL
    assert ONE not in w.moved


def test_somebody_joins_by_name_or_from_the_deck_or_never() -> None:
    absent = next(s for s, place in enumerate(w_of(village()).at) if place == -1)
    name = SurvivorId(PACK.survivors[absent].id)
    w = w_of(after(e.Join(name, wounds=1, leader=True)))
    assert (w.owner[absent], w.wounds[absent], w.leader[0]) == (0, 1, absent)
    match = after(e.Join())
    tell(match, match.legal(NATURE)[0])
    assert len(w_of(match).groups[0]) == 3
    w = w_of(after(e.DropNamed(name)))
    assert absent in w.gone
    assert all(absent not in cards for _, cards in w.decks[SURVIVORS])


def test_somebody_goes_over() -> None:
    w = w_of(after(e.GiveSurvivor("actor", "left"), actor=TWO))
    assert w.owner[TWO] == 1
    assert TWO in w.groups[1]


def test_cards_are_drawn_unseen() -> None:
    match = after(e.Draw(AT_SCHOOL, 2))
    card = match.legal(NATURE)[0]
    tell(match, card, match.legal(NATURE)[0])
    assert len(w_of(match).hands[0]) == 2


def test_look_and_keep() -> None:
    match = after(e.LookKeep(AT_SCHOOL, 3, 1))
    for _ in range(3):
        tell(match, match.legal(NATURE)[0])
    seen = w_of(match).looked[1]
    tell(match, Keep(ME, ItemCard(seen[1])))
    assert w_of(match).hands[0] == (seen[1],)
    assert [cards[0] for _, cards in w_of(match).decks[SCHOOL][1:]] == [seen[0], seen[2]]


def test_choose_from_a_deck_which_is_then_shuffled() -> None:
    match = after(e.Choose(AT_SCHOOL, 1, "food"))
    options = [option for option in match.legal(0) if isinstance(option, TakeOut)]
    assert {SYMBOL[option.card] for option in options} == {"food"}
    tell(match, options[0])
    w = w_of(match)
    assert len(w.decks[SCHOOL]) == 1
    assert w.decks[SCHOOL][0][0] == 0
    assert w.hands[0] == (options[0].card,)


def test_reveal_until_and_reveal_the_top() -> None:
    match = after(e.RevealUntil(AT_SCHOOL, "food"))
    turned = next(option for option in match.legal(NATURE) if SYMBOL[option.card] == "food")
    tell(match, turned)
    assert w_of(match).hands[0] == (turned.card,)
    match = after(e.RevealTop(AT_SCHOOL, 2, "food"))
    other = next(option for option in match.legal(NATURE) if SYMBOL[option.card] != "food")
    tell(match, turned, other)
    assert match.legal(0) == [TakeTurned(ME, SCHOOL, turned.card), ShuffleBack(SCHOOL)]
    tell(match, ShuffleBack(SCHOOL))
    assert w_of(match).turned == ()


def test_a_peek_leaves_the_card_on_top_and_known_to_who_looked() -> None:
    match = after(e.Peek(AT_SCHOOL))
    card = match.legal(NATURE)[0].card
    tell(match, match.legal(NATURE)[0])
    assert w_of(match).decks[SCHOOL][0] == (1, (card,))
    assert match.seen_by(0).decks[SCHOOL][0] == (1, (card,))
    assert match.seen_by(1).decks[SCHOOL][0] != (1, (card,))


def test_the_next_crises_are_put_in_order() -> None:
    match = after(e.Reorder(PlaceName("crises"), 2))
    first = match.legal(NATURE)[0].card
    tell(match, match.legal(NATURE)[0])
    second = match.legal(NATURE)[0].card
    tell(match, match.legal(NATURE)[0], PutOnTop(ME, CRISES, first))
    tell(match, PutOnTop(ME, CRISES, second))
    assert [cards for _, cards in w_of(match).decks[CRISES][:2]] == [(second,), (first,)]


def test_cards_move_between_zones() -> None:
    def arrange(w: Colony) -> None:
        deal(w, 0, FOOD, TOOL)
        deal(w, 1, FUEL)
        w.waste = (MEDICINE,)
        dress(w, ONE, WEAPON)

    match = after(e.MoveCards("hand", "waste"), arrange=arrange)
    tell(match, MoveCard(ME, FOOD, "hand"))
    assert w_of(match).waste == (MEDICINE, FOOD)
    match = after(e.MoveCards("hand", "hand", pick="random", who="left"), arrange=arrange)
    tell(match, Steal(ME, YOU, FUEL))
    assert FUEL in w_of(match).hands[0]
    assert w_of(after(e.MoveCards("waste", "hand", pick="top"), arrange=arrange)).hands[0].count(MEDICINE) == 1
    assert len(w_of(after(e.MoveCards("hand", "removed", pick="all"), arrange=arrange)).removed) == 2
    match = after(e.MoveCards("equipped", "objective"), arrange=arrange)
    tell(match, match.legal(0)[0])
    assert w_of(match).stored == (WEAPON,)
    match = after(e.MoveCards("deck", "crisis", deck=AT_SCHOOL), arrange=arrange)
    tell(match, match.legal(NATURE)[0])
    assert len(w_of(match).given[0]) == 1


def test_secrets_are_seen_and_hands_are_shown() -> None:
    def arrange(w: Colony) -> None:
        deal(w, 1, FUEL, FOOD)

    match = village(arrange=arrange)
    events = do(match, e.See("hand", "left"))
    (saw,) = [event.what for event in events if isinstance(event.what, SawHand)]
    assert {*saw.cards} == {FUEL, FOOD}
    assert saw.seen_by(Player(2)).cards != saw.cards
    assert {*w_of(match).glimpses[0]} == {(1, FUEL), (1, FOOD)}
    (told,) = [event.what for event in do(match, e.See("objective", "left")) if isinstance(event.what, SawObjective)]
    assert (told.other, told.card) == (1, 1)
    assert w_of(match).insights[0] == ((1, 1),)
    do(match, e.See("random", "left"))
    tell(match, SawHand(ME, YOU, (FUEL,)))
    do(match, e.Show("left", "food"))
    assert w_of(match).known[1] == (FOOD,)


def test_food_is_staked_and_won_or_lost_11_7() -> None:
    match = after(e.Gamble(3, lucky=5), arrange=lambda w: setattr(w, "food", 2))
    assert match.legal(0) == [Stake(0), Stake(1), Stake(2)]
    refused(match, Stake(3), "11.7")
    lost = match.clone()
    tell(match, Stake(2), TableDie(5))
    assert w_of(match).food == 4
    tell(lost, Stake(2), TableDie(4))
    assert w_of(lost).food == 0


def test_an_empty_supply_cannot_be_staked() -> None:
    ways = (e.Way(WAY, (e.Gamble(3),)), e.Way(WAY))
    assert [option.number for option in after(e.Choice(ways)).legal(0)] == [1]


@pytest.mark.parametrize(
    ("how", "chosen", "dice"),
    [
        ("raise", ChangeDie(ME, 2, 3), (3, 4)),
        ("lower", ChangeDie(ME, 4, 3), (2, 3)),
        ("set", ChangeDie(ME, 2, 6), (4, 6)),
        ("spend", LoseDie(ME, 2), (4,)),
        ("transfer", ShiftDie(ME, 2, YOU, 5), (3, 4)),
    ],
)
def test_dice_change(how: Any, chosen: Any, dice: tuple[int, ...]) -> None:
    def arrange(w: Colony) -> None:
        w.dice[0], w.dice[1] = (2, 4), (5,)

    match = after(e.Dice(how), arrange=arrange)
    tell(match, chosen)
    assert w_of(match).dice[0] == dice


def test_dice_are_rolled_again_or_all_used() -> None:
    def arrange(w: Colony) -> None:
        w.dice[0] = (2, 4)

    match = after(e.Dice("reroll_any"), arrange=arrange)
    tell(match, RerollDie(ME, 4), Enough(), RollDice(ME, (6,)))
    assert w_of(match).dice[0] == (2, 6)
    match = after(e.Dice("reroll"), arrange=arrange)
    tell(match, RerollDie(ME, 2), RollDice(ME, (1,)))
    assert w_of(match).dice[0] == (1, 4)
    assert w_of(after(e.Dice("spend_all"), arrange=arrange)).spent[0] == (2, 4)


def test_a_roll_has_lines_and_can_be_made_for_each_survivor() -> None:
    table = (e.Rolled(2, (e.Food(1),)), e.Rolled(6, (e.Food(sel.Per("die")),)))
    match = after(e.Roll(table))
    low = match.clone()
    tell(match, TableDie(5))
    assert w_of(match).food == 5
    tell(low, TableDie(1))
    assert w_of(low).food == 1
    match = after(e.Roll((e.Rolled(3, (e.Wound("actor"),)),), sel.All(sel.Filter(owner="active"))))
    tell(match, TableDie(1), TableDie(6))
    assert (w_of(match).wounds[ONE], w_of(match).wounds[TWO]) == (1, 0)


def test_the_crisis_is_discarded_skipped_or_robbed() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 3
        deal(w, 0, FOOD)
        w.given[0], w.hands[0] = (FOOD,), ()

    w = w_of(after(e.Crisis("remove_contributions"), arrange=arrange))
    assert (w.removed, w.given[0], w.crisis) == ((FOOD,), (), 3)
    assert w_of(after(e.Crisis("discard"), arrange=arrange)).crisis == -1
    assert w_of(after(e.Crisis("skip_next"), arrange=arrange)).skip_crisis


def test_the_main_objective_asks_for_more_and_counts() -> None:
    counter = next(iter(PACK.info.counters))
    match = after(
        e.Count(counter, 2), e.AddCondition(c.Counter(counter, 3)), arrange=lambda w: setattr(w, "played", 99)
    )
    assert w_of(match).counters[counter] == 2
    assert not goal_reached(w_of(match))
    do(match, e.Count(counter))
    assert goal_reached(w_of(match))


def test_something_is_attached_and_detached() -> None:
    match = after(e.Attach((m.SkipBite(),), on="actor"), e.Attach((m.Hardy(),), who="active"), actor=ONE)
    w = w_of(match)
    assert has(w, ONE, m.SkipBite)
    assert not has(w, TWO, m.SkipBite)
    assert has(w, TWO, m.Hardy)
    assert not has(w, THREE, m.Hardy)
    do(match, e.Detach())
    assert w.lasting == ()


def test_a_quest_is_kept_or_broken() -> None:
    quest = e.Quest(c.Tokens("food", 3), "round", (e.Morale(1),), (e.Morale(-1),))
    match = after(quest)
    assert promises_kept(w_of(match)) == ()
    broken = match.clone()
    do(match, e.Food(3))
    (kept,) = promises_kept(w_of(match))
    match.position.todo.append(kept)
    match.position.go_on([])
    assert w_of(match).morale == 7
    (failed,) = promises_broken(w_of(broken), "round")
    assert promises_broken(w_of(broken), "round") == ()
    broken.position.todo.append(failed)
    broken.position.go_on([])
    assert w_of(broken).morale == 5


def test_a_quest_for_searching_counts_from_now_on() -> None:
    match = after(
        e.Quest(c.SearchedEverywhere(), "game", (e.Morale(1),)), arrange=lambda w: setattr(w, "searched", 126)
    )
    assert w_of(match).searched == 0
    w_of(match).searched = 126
    assert holds(w_of(match), c.SearchedEverywhere(), scene())


def test_a_card_starts_a_vote_on_exile() -> None:
    match = after(e.ExileVote("left"))
    assert match.position.question == ExileVote(YOU)


def test_equipment_comes_off_and_somebody_freezes() -> None:
    match = after(e.Unequip("actor"), e.Freeze("actor"), arrange=lambda w: dress(w, ONE, WEAPON), actor=ONE)
    w = w_of(match)
    assert (w.equipped[ONE], w.hands[0]) == ((), (WEAPON,))
    assert is_frozen(w, ONE, "move")
    assert not any(isinstance(option, Move) and option.survivor == ONE for option in match.legal(0))


def test_a_card_ends_the_game() -> None:
    assert w_of(after(e.EndGame())).ending == "failed"


def test_if_able_when_for_each_and_nothing() -> None:
    w = w_of(after(e.IfAble((e.Food(-1), e.Food(2))), e.Nothing()))
    assert w.food == 2
    w = w_of(after(e.When(c.Morale(3), (e.Food(5),), (e.Food(1),))))
    assert w.food == 1
    w = w_of(after(e.ForEach("each", (e.Food(sel.Per("own_survivor")),))))
    assert w.food == 6


def test_somebody_decides_and_closed_ways_cannot_be_taken() -> None:
    ways = (e.Way(WAY, (e.Food(-1),)), e.Way(WAY, (e.Morale(1),), pay=sel.Cost(cards=1, symbol="fuel")))
    match = after(e.Choice((*ways, e.Way(WAY))))
    assert [option.number for option in match.legal(0)] == [2]
    match = after(e.Choice((*ways, e.Way(WAY))), arrange=lambda w: deal(w, 0, FUEL))
    tell(match, TakeWay(1, ways[1]))
    tell(match, match.legal(0)[0])
    assert (w_of(match).morale, w_of(match).waste) == (7, (FUEL,))


def test_a_vote_is_sealed_and_the_first_player_breaks_a_tie() -> None:
    ways = (e.Way(WAY, (e.Food(1),)), e.Way(WAY, (e.Food(2),)), e.Way(WAY, (e.Food(3),)))
    match = after(e.Vote(ways))
    w_of(match).first = Player(1)
    tell(match, (0, Vote(0, ways[0])), (1, Vote(1, ways[1])), (2, Vote(2, ways[2])))
    assert match.waiting_for() == [1]
    tell(match, TakeWay(2, ways[2]))
    assert w_of(match).food == 3


def test_an_offer_is_paid_by_one_or_together_or_not() -> None:
    offer = e.Offer(sel.Cost(cards=2, symbol="fuel"), "together", then=(e.Morale(1),), else_=(e.Morale(-1),))

    def arrange(w: Colony) -> None:
        deal(w, 0, FUEL)
        deal(w, 1, FUEL)

    match = after(offer, arrange=arrange)
    tell(match, Pay(), match_pay(match), PayNot())
    assert match.waiting_for() == [1]
    tell(match, Pay())
    tell(match, match.legal(1)[0])
    assert w_of(match).morale == 7
    match = after(offer)
    tell(match, PayNot(), PayNot(), PayNot())
    assert w_of(match).morale == 5


def match_pay(match: Winter) -> Any:
    twin = match.clone()
    tell(twin, Pay())
    return twin.legal(0)[0]


# Gifts.


def gifted(gift: m.Modifier, **more: Any) -> Callable[[Colony], None]:
    def arrange(w: Colony) -> None:
        lasting(w, gift, survivor=ONE)
        for name, value in more.items():
            getattr(w, name).__setitem__(*value)

    return arrange


def test_no_exposure_on_a_move_or_an_attack() -> None:
    match = village(arrange=gifted(m.NoExposure("move")))
    tell(match, Move(ONE, SCHOOL))
    assert match.waiting_for() == [0]
    match = village(arrange=gifted(m.NoExposure("attack"), zombies=(0, 1), dice=(0, (6,))))
    tell(match, Attack(ONE, 0, 6))
    assert match.waiting_for() == [0]


def test_no_exposure_on_the_way_to_one_place_only() -> None:
    match = village(arrange=gifted(m.NoExposure("move", AT_SCHOOL)))
    sheltered = match.clone()
    tell(sheltered, Move(ONE, SCHOOL))
    assert sheltered.waiting_for() == [0]
    tell(match, Move(ONE, LODGE))
    assert match.waiting_for() == [NATURE]


def test_what_shelters_on_the_way_to_one_place_is_not_offered_for_another() -> None:
    once = m.Grant(e.Ability(limit="round", gives=(m.NoExposure("move", AT_SCHOOL),)))
    match = village(arrange=gifted(once))
    gift = Source("lasting", 0)
    assert Move(ONE, SCHOOL, gift) in match.legal(0)
    assert Move(ONE, LODGE, gift) not in match.legal(0)
    refused(match, Move(ONE, LODGE, gift), "10.5")


def test_fuel_saves_one_move() -> None:
    match = village(arrange=lambda w: deal(w, 0, FUEL))
    tell(match, PlayCard(FUEL), Move(ONE, SCHOOL), Move(TWO, LODGE))
    assert match.waiting_for() == [NATURE]
    assert w_of(match).lasting == ()


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
    tell(match, Move(ONE, SCHOOL), Face(ONE, BITE, "move"), Cure())
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


def test_noise_shows_more() -> None:
    match = village(arrange=gifted(m.NoiseLook(3), at=(ONE, SCHOOL), dice=(0, (6,))))
    tell(match, Search(ONE, 6), match_look(match), LookOn())
    for _ in range(3):
        tell(match, match.legal(NATURE)[0])
    assert len(w_of(match).looked[1]) == 4


def match_look(match: Winter) -> Any:
    twin = match.clone()
    tell(twin, Search(ONE, 6))
    return twin.legal(NATURE)[0]


def test_an_attack_kills_more_for_a_price_and_makes_noise() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.AttackKills(3, "none", "fuel", 1), survivor=ONE)
        w.at[ONE], w.zombies[6], w.dice[0] = LODGE, 4, (6,)
        deal(w, 0, FUEL)

    match = village(arrange=arrange)
    tell(match, Attack(ONE, 6, 6), UseGift(Source("lasting", 0)))
    tell(match, match.legal(0)[0])
    assert (w_of(match).zombies[6], w_of(match).noise[LODGE], w_of(match).waste) == (1, 1, (FUEL,))
    assert match.waiting_for() == [0]


def test_whether_somebody_could_pay_for_more_does_not_show_in_the_question() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.AttackKills(3, "none", "fuel"), survivor=ONE)
        w.zombies[0], w.dice[0] = 3, (6,)

    match = village(arrange=arrange)
    tell(match, Attack(ONE, 0, 6))
    assert match.legal(0) == [Strike(ONE, 0)]


def test_others_learn_nothing_of_a_hand_from_the_ways_they_may_vote_for() -> None:
    ways = (e.Way(WAY, (e.MoveCards("hand", "waste", symbol="fuel"),)), e.Way(WAY))
    with_fuel = after(e.Vote(ways), arrange=lambda w: deal(w, 0, FUEL))
    without = after(e.Vote(ways), arrange=lambda w: deal(w, 0, FOOD))
    assert with_fuel.legal(1) == without.legal(1)


def test_a_card_that_is_given_may_pay_for_an_attack_at_once() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.AttackKills(3, "none", "fuel"), survivor=ONE)
        w.zombies[0], w.dice[0] = 3, (6,)
        deal(w, 1, FUEL)

    match = village(arrange=arrange)
    tell(match, Request(YOU, "fuel"), Give(FUEL), AttackPaid(FUEL, ONE, Source("lasting", 0), 0, 6))
    w = w_of(match)
    assert (w.zombies[0], w.waste, w.hands[:2], w.dice[0]) == (0, (FUEL,), [(), ()], ())


def test_an_attack_may_stay_plain() -> None:
    match = village(arrange=gifted(m.AttackKills(2), zombies=(0, 3), dice=(0, (6,))))
    tell(match, Attack(ONE, 0, 6), Strike(ONE, 0), Face(ONE, BLANK, "attack"))
    assert w_of(match).zombies[0] == 2


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
def test_something_is_forbidden(forbid: m.Forbid, option: Any) -> None:
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


def test_a_card_that_is_forbidden_cannot_be_played_by_asking_for_it() -> None:
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


def test_abilities_are_copied_and_granted() -> None:
    copying = next((s for s, each in enumerate(PACK.survivors) if m.CopyAbilities() in each.ability.gives), None)
    if copying is not None:

        def arrange(w: Colony) -> None:
            settle(w, 0, copying, SCHOOL)  # type: ignore[arg-type]
            w.at[TWO], w.dice[0] = SCHOOL, (6,)

        match = village(arrange=arrange)
        copied = [o for o in match.legal(0) if isinstance(o, UseAbility) and o.survivor == copying]
        own = [o for o in match.legal(0) if isinstance(o, UseAbility) and o.survivor == TWO]
        assert len(copied) == len(own)
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
    tell(match, Move(ONE, SCHOOL), TableDie(2), Face(ONE, BLANK, "move"))
    assert (w_of(match).wounds[ONE], w_of(match).food) == (1, 1)


def test_what_waits_for_so_many_comes_so_often() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.OnEnter(AT_SCHOOL, (e.Food(1),)), uses=1)
        lasting(w, m.OnMoveRoll(6, (e.Food(1),)), uses=1)
        lasting(w, m.NoExposure("move"))

    match = village(arrange=arrange)
    tell(match, Move(ONE, SCHOOL), TableDie(2), Move(TWO, SCHOOL))
    assert w_of(match).food == 2
    assert [type(each.gives) for each in w_of(match).lasting] == [m.NoExposure]


def test_an_ability_may_cost_something_each_time_and_be_granted_for_so_many_uses() -> None:
    grant = m.Grant(e.Ability(do=(e.Food(1),), pay=sel.Cost(dice=1, showing=3)))

    def arrange(w: Colony) -> None:
        lasting(w, grant, survivor=ONE, uses=2)
        w.dice[0] = (2, 4, 5, 6)

    match = village(arrange=arrange)
    use = UseAbility(ONE, Source("lasting", 0))
    tell(match, use)
    assert (w_of(match).food, w_of(match).dice[0]) == (1, (2, 5, 6))
    poor = match.clone()
    w_of(poor).dice[0] = (2,)
    assert use not in poor.legal(0)
    refused(poor, use, "5.4")
    tell(match, use)
    assert (w_of(match).food, w_of(match).lasting) == (2, ())
    assert use not in match.legal(0)


@pytest.mark.parametrize(("edition", "zombies"), [("sheet", 1), ("published", 2)])
def test_zombies_take_a_figure_for_a_survivor_11_8(edition: str, zombies: int) -> None:
    def arrange(w: Colony) -> None:
        w.at[TWO] = SCHOOL

    match = village(arrange=arrange, options={"edition": edition})
    do(match, e.Attach((m.Figure(HERE), m.Figure(PlaceName("colony")))), place=SCHOOL)
    do(match, e.Attach((m.Figure(PlaceName(PACK.place_ids[LODGE])),)))
    w = w_of(match)
    match.position.todo = [ZombiesOutside(), ZombiesAtHome()]
    match.position.go_on([])
    assert [w.zombies_at(place) for place in (SCHOOL, LODGE, GROCERY)] == [zombies, 1, 0]
    assert (mouths(w), w.zombies_at(COLONY)) == (5, 3)


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


# Conditions.


@pytest.mark.parametrize(
    ("condition", "held"),
    [
        (c.Always(), True),
        (c.And((c.Always(), c.Not(c.Always()))), False),
        (c.Or((c.Always(), c.Not(c.Always()))), True),
        (c.Own(sel.Filter(at=PlaceName("colony")), 1), True),
        (c.Own(sel.Filter(outside=True), 1, "=="), True),
        (c.Own(sel.Filter(leader=True, wounded=True)), True),
        (c.Own(sel.Filter(moved=True)), False),
        (c.Own(sel.Filter(equipped="weapon")), True),
        (c.InPlay(SurvivorId(PACK.survivors[ONE].id)), True),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "own"), False),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "play", exiled=False), True),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "deck"), False),
        (c.InPlay(SurvivorId(PACK.survivors[THREE].id), "dead"), False),
        (c.Helpless(6), True),
        (c.Helpless(7), False),
        (c.HelplessOutnumber(), True),
        (c.Tokens("zombie", 3), True),
        (c.Tokens("zombie", 1, each=True), False),
        (c.Tokens("barricade", 0, "<="), True),
        (c.Tokens("noise", 2, at=AT_SCHOOL), True),
        (c.Tokens("food", 4, "=="), True),
        (c.Tokens("starvation", 1), False),
        (c.Waste(2), True),
        (c.Removed(1), False),
        (c.Removed(0, what="items"), True),
        (c.DecksEmpty(1), True),
        (c.DecksEmpty(2), False),
        (c.Share("own_own"), False),
        (c.Share("own_other"), True),
        (c.Share("own_exiled"), False),
        (c.Share("exactly_two"), False),
        (c.Group("most"), False),
        (c.Group("most_by", 1), False),
        (c.Group("exactly", 2), True),
        (c.Group("at_least", 2), True),
        (c.Hand("food", 2), True),
        (c.Hand("food", only=True), False),
        (c.Hand(most=True), True),
        (c.Hand(n=3), True),
        (c.Equipped("weapon"), True),
        (c.Equipped("weapon", each_player=True), False),
        (c.Wounds(1), True),
        (c.Wounds(0, "<="), False),
        (c.Stored(2, "medicine"), True),
        (c.Stored(1, "medicine", non_starter=True), False),
        (c.Morale(6), True),
        (c.Morale(0), False),
        (c.Round(5, "=="), True),
        (c.RoundsSurvived(2), False),
        (c.MainDone(), False),
        (c.Exiled(1), False),
        (c.IsExiled(), False),
        (c.BetrayersExiled(), True),
        (c.SearchedEverywhere(), False),
        (c.DiceUnused(2), True),
        (c.CanPay(sel.Cost(dice=1, showing=6)), False),
        (c.CanPay(sel.Cost(cards=2, symbol="food", food=4)), True),
        (c.Free(AT_SCHOOL, 4), True),
        (c.Free(AT_SCHOOL, 5), False),
    ],
    ids=str,
)
def test_conditions_are_looked_at(condition: c.Condition, held: bool) -> None:
    def arrange(w: Colony) -> None:
        w.helpless, w.food, w.waste, w.dice[0] = 6, 4, (FUEL, FUEL), (2, 5)
        w.zombies[0], w.zombies[1], w.noise[SCHOOL] = 2, 1, 2
        w.at[TWO], w.wounds[ONE] = LODGE, 1
        w.decks[GROCERY] = ()
        deal(w, 0, FOOD, FOOD, FUEL)
        dress(w, ONE, WEAPON)
        w.stored = (MEDICINE, MEDICINE)

    assert holds(w_of(village(arrange=arrange)), condition, scene()) == held


# Selectors.


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


def test_whoever_must_choose_is_asked() -> None:
    match = after(e.Wound(sel.Chosen(by="left", from_=sel.Filter(owner="active"))))
    assert match.waiting_for() == [1]
    tell(match, PickSurvivor(TWO))
    assert w_of(match).wounds[TWO] == 1
    match = after(e.Noise(1, sel.ChosenPlace()))
    tell(match, PickPlace(SCHOOL))
    assert w_of(match).noise[SCHOOL] == 1
    match = after(e.Join(to=sel.ChosenPlayer()))
    tell(match, PickPlayer(YOU))
    assert match.waiting_for() == [NATURE]
    match = after(e.Remove(sel.Chosen(n=2, up_to=True)))
    tell(match, Enough())
    assert w_of(match).gone == ()


# Triggers.


@pytest.mark.parametrize(
    ("trigger", "happening"),
    [
        (t.TurnStart(), Happening("turn_start", 0)),
        (t.RoundStart(), Happening("round_start", 0)),
        (t.DiceRoll(), Happening("dice_roll", 0)),
        (t.ColonyPhaseStart(), Happening("colony_phase_start", 0)),
        (t.Move(fuel=True, to=AT_SCHOOL), Happening("move", 0, ONE, SCHOOL, COLONY, flag=True)),
        (t.Move(to_empty=True), Happening("move", 0, ONE, SCHOOL, COLONY, "empty")),
        (t.Search(at=AT_SCHOOL), Happening("search", 0, ONE, SCHOOL)),
        (t.Search(by=SurvivorId(PACK.survivors[ONE].id)), Happening("search", 0, ONE, SCHOOL)),
        (t.Attack(at=PlaceName("colony")), Happening("attack", 0, ONE, COLONY)),
        (t.ZombieKilled(), Happening("zombie_killed", 0, place=COLONY)),
        (t.Exposure(face="wound", cause="move"), Happening("exposure", 0, ONE, SCHOOL, how="wound", cause="move")),
        (t.CardPlayed(symbol="food"), Happening("card_played", 0, how="food")),
        (t.EquipmentUsed(symbol="weapon"), Happening("equipment_used", 0, ONE, how="weapon")),
        (t.FoodSpent(), Happening("food_spent", 0)),
        (t.FoodSpent(when="interrupt"), Happening("food_spent", 0, cause="before")),
        (t.WasteCleaned(), Happening("waste_cleaned", 0)),
        (t.BarricadeBuilt(), Happening("barricade_built", 0, place=COLONY)),
        (t.NoiseMade(at=AT_SCHOOL), Happening("noise_made", 0, place=SCHOOL)),
        (t.SurvivorAdded(with_helpless=False), Happening("survivor_added", 0, ONE)),
        (t.SurvivorKilled(own=True), Happening("survivor_killed", 0, ONE)),
        (t.SurvivorRemoved(), Happening("survivor_removed", 0, ONE)),
        (t.CrisisRevealed(), Happening("crisis_revealed", 0)),
        (t.CrisisResolved(how="failed"), Happening("crisis_resolved", 0, how="failed")),
        (t.Enter(at=AT_SCHOOL), Happening("enter", 1, THREE, SCHOOL)),
    ],
    ids=lambda value: type(value).__name__,
)
def test_triggers_are_called_by_what_happens(trigger: t.AnyTrigger, happening: Happening) -> None:
    w = w_of(village())
    assert called(w, trigger, ME, "test") is None
    w.happened = (happening,)
    found = called(w, trigger, ME, "test")
    assert found is not None
    assert found.place == happening.place
    w.happened = (Happening("something_else", 0),)
    assert called(w, trigger, ME, "test") is None


def reading(monkeypatch: pytest.MonkeyPatch, trigger: t.AnyTrigger, *ways: e.Way) -> Callable[[Colony], None]:
    """Player 2 reads a card of our own making, and player 0 has food and a die."""
    card = replace(PACK.crossroads[0], trigger=trigger, options=ways, before=(), decide="active")
    monkeypatch.setattr(PACK, "crossroads", (card, *PACK.crossroads[1:]))

    def arrange(w: Colony) -> None:
        w.reading, w.food, w.dice[0] = (2, 0), 2, (3,)
        w.decks[CROSSROADS] = ((0, tuple(range(1, len(PACK.crossroads)))),)

    return arrange


def test_a_card_comes_just_before_food_is_spent_and_cancels_it_9_3(monkeypatch: pytest.MonkeyPatch) -> None:
    ways = e.Way(WAY, (e.Cancel(), e.Morale(1))), e.Way(WAY)
    match = village(arrange=reading(monkeypatch, t.FoodSpent(when="interrupt"), *ways))
    tell(match, SpendFood(3))
    assert (w_of(match).food, w_of(match).dice[0]) == (2, (3,))
    spent = match.clone()
    tell(match, TakeWay(0, ways[0]))
    assert (w_of(match).food, w_of(match).dice[0], w_of(match).morale) == (2, (3,), 7)
    tell(spent, TakeWay(1, ways[1]))
    assert (w_of(spent).food, w_of(spent).dice[0], w_of(spent).morale) == (1, (4,), 6)
    tell(match, SpendFood(3))
    assert (w_of(match).food, w_of(match).dice[0]) == (1, (4,))


def test_a_card_that_does_not_interrupt_comes_when_the_food_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    match = village(arrange=reading(monkeypatch, t.FoodSpent(), e.Way(WAY, (e.Morale(1),))))
    tell(match, SpendFood(3))
    assert (w_of(match).food, w_of(match).dice[0]) == (1, (4,))
    assert isinstance(match.legal(0)[0], TakeWay)


def test_only_the_reader_knows_what_happens_in_the_room_9_2(monkeypatch: pytest.MonkeyPatch) -> None:
    way = e.Way(WAY, (e.Morale(1),))
    trigger = t.Table(what=Text("Somebody yawns.", "Quelqu’un bâille."))
    match = village(arrange=reading(monkeypatch, trigger, way))
    w_of(match).food = 9
    tell(match, EndTurn())
    assert match.waiting_for() == [2]
    question = match.position.question
    assert isinstance(question, AskingReader)
    assert "yawns" in question.prompt(w_of(match), Player(2)).text()
    assert question.seen_by(ME).card is HIDDEN
    not_yet = match.clone()
    tell(match, (2, ItHappened()))
    tell(match, (0, TakeWay(0, way)))
    assert w_of(match).morale == 7
    tell(not_yet, (2, ItDidNot()))
    assert w_of(not_yet).morale == 6
    assert w_of(not_yet).decks[CROSSROADS][-1][1] == (0,)


def test_a_state_is_called_as_soon_as_it_holds() -> None:
    w = w_of(village())
    trigger = t.State(if_=c.Own(sel.Filter(at=AT_SCHOOL)))
    assert called(w, trigger, ME, "test") is None
    w.at[TWO] = SCHOOL
    found = called(w, trigger, ME, "test")
    assert found is not None
    assert (found.actor, found.place) == (TWO, SCHOOL)
    share = called(w, t.State(if_=c.Share("own_other")), ME, "test")
    assert share is not None
    assert (share.actor, share.partner) == (ONE, THREE)
