"""Rule 5: actions without a die."""

from typing import Any

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import begin_match
from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.winter import GAME
from ludotheque.games.winter.actions.abilities import UseAbility
from ludotheque.games.winter.actions.attack import AttackPaid
from ludotheque.games.winter.actions.cards import (
    EatCard,
    Equip,
    GiveEquipment,
    GiveToCrisis,
    PlayCard,
    SpendFood,
    Store,
)
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.sharing import Accept, Decline, Give, HandOff, Refuse, Request
from ludotheque.games.winter.cards.modifiers import Source
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.round import Round
from ludotheque.games.winter.chapters.turn import Acting, EndTurn, Turn
from ludotheque.games.winter.pack import COLONY, PACK, Someone
from ludotheque.games.winter.table import SPACES, Colony, Declined
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary import selectors as sel
from tests.story import tell

from ..story import (
    BLANK,
    FOOD,
    FUEL,
    LODGE,
    ME,
    ONE,
    PLAIN,
    SCHOOL,
    THREE,
    TWO,
    WEAPON,
    YOU,
    Winter,
    card_with,
    deal,
    dress,
    lasting,
    mine,
    refused,
    settle,
    village,
    w_of,
)


def test_5_each_use_of_a_card_that_is_not_there_is_refused_by_its_own_rule() -> None:
    match = village(arrange=lambda w: setattr(w, "crisis", 0))
    one, other = mine(match)[0], mine(match, 1)[0]
    assert refused(match, PlayCard(WEAPON), "5.1")
    assert refused(match, Equip(WEAPON, one), "5.2")
    assert refused(match, GiveToCrisis(Player(0), WEAPON), "5.3")
    assert refused(match, GiveEquipment(Player(0), one, WEAPON), "5.3")
    assert refused(match, Store(WEAPON), "5.7")
    assert refused(match, HandOff(one, WEAPON, other), "5.9")
    assert refused(match, EatCard(WEAPON, 1), "7.6")


def test_5_1_a_card_without_an_effect_now_cannot_be_played() -> None:
    medicine = card_with("medicine", home=0)
    match = village(arrange=lambda w: deal(w, 0, medicine))
    why = match.refusal(0, PlayCard(medicine))
    assert why is not None
    assert why.rule == "5.1"


def test_5_1_a_card_that_was_played_goes_on_the_waste_pile() -> None:
    match = village(arrange=lambda w: deal(w, 0, FOOD))
    tell(match, PlayCard(FOOD))
    assert (w_of(match).hands[0], w_of(match).waste, w_of(match).food) == ((), (FOOD,), 1)


def match_meet(match: Winter, event: int) -> Any:
    """Whoever comes next of the deck."""
    twin = match.clone()
    tell(twin, PlayCard(event))  # type: ignore[arg-type]
    return twin.legal(NATURE)[0]


@pytest.mark.parametrize(("where", "zone"), [("removed", "removed"), ("waste", "waste")])
def test_5_1_and_14_7_event_cards_leave_the_game_or_go_on_the_waste_pile(where: str, zone: str) -> None:
    event = card_with("survivor", play="event")
    match = village(options={"event_cards": where}, arrange=lambda w: deal(w, 0, event))
    tell(match, PlayCard(event), match_meet(match, event))
    while match.waiting_for() == [NATURE]:
        tell(match, match.legal(NATURE)[0])
    assert getattr(w_of(match), zone) == (event,)


def test_5_2_equipment_comes_off_by_handing_on_or_into_the_crisis_alone() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 0
        dress(w, PLAIN[0], WEAPON)

    match = village(arrange=arrange)
    s = mine(match)[0]
    assert {type(o).__name__ for o in match.legal(0) if getattr(o, "card", None) == WEAPON} == {
        "HandOff",
        "GiveEquipment",
    }
    tell(match, GiveEquipment(Player(0), s, WEAPON))
    assert w_of(match).given[0] == (WEAPON,)


def test_5_2_anybody_carries_anything_also_twice() -> None:
    match = village(arrange=lambda w: deal(w, 0, WEAPON, WEAPON))
    tell(match, Equip(WEAPON, ONE), Equip(WEAPON, ONE))
    assert w_of(match).equipped[ONE] == (WEAPON, WEAPON)


def test_5_3_everybody_sees_how_many_cards_are_given_to_the_crisis_and_not_which() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 0
        deal(w, 0, FOOD, FUEL)

    match = village(arrange=arrange)
    tell(match, GiveToCrisis(ME, FOOD))
    assert (w_of(match).given[0], w_of(match).hands[0]) == ((FOOD,), (FUEL,))
    assert match.seen_by(1).given[0] == (HIDDEN,)
    assert not any(getattr(option, "card", None) == FOOD for option in match.legal(0))


def test_5_5_fuel_saves_one_move() -> None:
    match = village(arrange=lambda w: deal(w, 0, FUEL))
    tell(match, PlayCard(FUEL), Move(ONE, SCHOOL), Move(TWO, LODGE))
    assert match.waiting_for() == [NATURE]
    assert w_of(match).lasting == ()


def test_5_4_what_costs_something_is_paid_in_full_each_time() -> None:
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


def test_5_5_a_survivor_moves_once_a_turn_to_a_place_with_room() -> None:
    def arrange(w: Colony) -> None:
        absent = [Someone(s) for s in range(len(PACK.survivors)) if w.at[s] == -1]
        for s in absent[: SPACES[LODGE]]:
            settle(w, 1, s, LODGE)

    match = village(arrange=arrange)
    assert refused(match, Move(ONE, LODGE), "5.5")
    tell(match, Move(ONE, SCHOOL), Face(ONE, BLANK, "move"))
    assert refused(match, Move(ONE, COLONY), "5.5")
    assert Move(TWO, SCHOOL) in match.legal(0)


def test_5_6_food_raises_an_unused_die_to_six_at_most_and_not_for_exiles() -> None:
    def arrange(w: Colony) -> None:
        w.food, w.dice[0] = 3, (5,)

    match = village(arrange=arrange)
    tell(match, SpendFood(5))
    assert (w_of(match).food, w_of(match).dice[0]) == (2, (6,))
    assert refused(match, SpendFood(6), "5.6")
    assert refused(match, SpendFood(5), "3.1")
    w_of(match).exiled[0] = True
    assert refused(match, SpendFood(6), "7.6")


def test_5_7_the_main_objective_takes_the_cards_it_asks_for_face_up() -> None:
    def arrange(w: Colony) -> None:
        w.main = next(n for n, main in enumerate(PACK.mains) if main.normal.stores == ("fuel",))
        deal(w, 0, FUEL, FOOD)

    match = village(arrange=arrange)
    assert refused(match, Store(FOOD), "5.7")
    tell(match, Store(FUEL))
    assert match.seen_by(1).stored == (FUEL,)


def test_5_8_a_requested_card_is_played_at_once_and_never_into_the_crisis_or_the_objective() -> None:
    def arrange(w: Colony) -> None:
        w.crisis = 0
        deal(w, 1, FOOD, WEAPON)

    match = village(arrange=arrange)
    told = tell(match, Request(Player(1), "food"), Give(FOOD))
    assert PlayCard(FOOD) in [event.what for event in told]
    assert w_of(match).food == 1
    tell(match, Request(Player(1), "weapon"), Give(WEAPON))
    assert {type(option) for option in match.legal(0)} == {Equip}
    tell(match, Equip(WEAPON, mine(match)[0]))
    assert w_of(match).equipped[mine(match)[0]] == (WEAPON,)


def test_5_3_a_card_given_to_the_crisis_is_taken_back_until_something_is_shown() -> None:
    match = begin_match(GAME, 3, "taking back")
    while not isinstance(match.position.question, Acting):
        (player, *_) = match.waiting_for()
        match.answer(player, match.legal(player)[0])
    (player,) = match.waiting_for()
    before = [*match.position.world.hands]
    for _ in range(2):
        give = next(option for option in match.legal(player) if isinstance(option, GiveToCrisis))
        match.answer(player, give)
    assert len(match.position.world.given[player]) == 2
    match.undo(player)
    match.undo(player)
    assert match.position.world.hands == before
    match.answer(player, next(option for option in match.legal(player) if isinstance(option, GiveToCrisis)))
    match.answer(player, next(option for option in match.legal(player) if isinstance(option, Move)))
    assert not match.can_undo(player)


def test_5_8_giving_is_voluntary_and_a_refusal_holds_for_the_turn() -> None:
    def arrange(w: Colony) -> None:
        w.at[THREE] = LODGE
        deal(w, 1, FOOD, FUEL)

    match = village(arrange=arrange)
    tell(match, Request(YOU, "food"))
    assert match.waiting_for() == [YOU]
    tell(match, Refuse())
    assert w_of(match).hands[1] == (FOOD, FUEL)
    assert refused(match, Request(YOU, "food"), "5.8")
    assert Request(YOU, "fuel") in match.legal(0)


def test_5_8_a_card_that_is_given_may_pay_for_an_attack_at_once() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.AttackKills(3, "none", "fuel"), survivor=ONE)
        w.zombies[0], w.dice[0] = 3, (6,)
        deal(w, 1, FUEL)

    match = village(arrange=arrange)
    tell(match, Request(YOU, "fuel"), Give(FUEL), AttackPaid(FUEL, ONE, Source("lasting", 0), 0, 6))
    w = w_of(match)
    assert (w.zombies[0], w.waste, w.hands[:2], w.dice[0]) == (0, (FUEL,), [(), ()], ())


def test_5_9_equipment_is_handed_to_others_at_the_same_place_with_their_consent() -> None:
    match = village(arrange=lambda w: dress(w, PLAIN[0], WEAPON))
    one, other = mine(match)[0], mine(match, 1)[0]
    tell(match, HandOff(one, WEAPON, other))
    assert match.waiting_for() == [1]
    tell(match, Accept())
    assert w_of(match).equipped[other] == (WEAPON,)


def test_5_9_equipment_is_handed_on_only_at_the_same_place() -> None:
    def arrange(w: Colony) -> None:
        dress(w, PLAIN[0], WEAPON)
        w.at[PLAIN[1]] = LODGE

    match = village(arrange=arrange)
    one, other = mine(match)[0], mine(match, 1)[0]
    assert refused(match, HandOff(one, WEAPON, other), "5.9")


def test_5_9_somebody_else_may_decline_a_piece_of_equipment() -> None:
    match = village(arrange=lambda w: dress(w, ONE, WEAPON))
    tell(match, HandOff(ONE, WEAPON, THREE), Decline())
    assert (w_of(match).equipped[ONE], w_of(match).equipped[THREE]) == ((WEAPON,), ())


def test_5_9_what_was_declined_is_not_offered_to_the_same_player_again_this_turn() -> None:
    def arrange(w: Colony) -> None:
        dress(w, ONE, WEAPON)
        w.equipped[ONE] = tuple(sorted((WEAPON, FUEL)))

    match = village(arrange=arrange)
    tell(match, HandOff(ONE, WEAPON, THREE), Decline())
    again = [HandOff(ONE, WEAPON, to) for to in w_of(match).groups[YOU]]
    assert all(refused(match, offer, "5.9") and offer not in match.legal(0) for offer in again)
    assert HandOff(ONE, WEAPON, TWO) in match.legal(0)
    assert HandOff(ONE, FUEL, THREE) in match.legal(0)


def test_5_8_everybody_sees_until_the_round_ends_what_was_refused() -> None:
    def arrange(w: Colony) -> None:
        w.food = 20
        deal(w, 1, FOOD)

    match = village(arrange=arrange, todo=[Acting(ME), Turn(YOU), Round(2)])
    tell(match, Request(YOU, "food"), Refuse(), EndTurn())
    no = Declined(ME, YOU, "food")
    assert w_of(match).turn == YOU
    assert all(match.seen_by(viewer).declined == (no,) for viewer in (None, 0, 1))
    over = village(arrange=lambda w: setattr(w, "declined", (no,)), todo=[Round(2)])
    assert w_of(over).declined == ()


def test_5_9_what_has_been_used_this_round_stays_used() -> None:
    def arrange(w: Colony) -> None:
        dress(w, ONE, WEAPON)
        w.used[ONE] = (WEAPON,)

    match = village(arrange=arrange)
    assert refused(match, HandOff(ONE, WEAPON, TWO), "5.9")
    tell(match, HandOff(ONE, WEAPON, TWO, used=True))
    assert (w_of(match).equipped[TWO], w_of(match).used[TWO]) == ((WEAPON,), (WEAPON,))
