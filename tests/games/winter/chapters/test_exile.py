"""Rule 7: exile."""

import pytest

from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE, Event
from ludotheque.games.winter.actions.attack import Attack
from ludotheque.games.winter.actions.cards import EatCard, GiveToCrisis, PlayCard
from ludotheque.games.winter.actions.move import Move
from ludotheque.games.winter.actions.sharing import HandOff, Request
from ludotheque.games.winter.actions.work import Barricade
from ludotheque.games.winter.chapters.ending import objective_of
from ludotheque.games.winter.chapters.exile import Ballot, Exile, GoOut, SwapOut, TakeExileCard
from ludotheque.games.winter.chapters.exposure import Face
from ludotheque.games.winter.chapters.turn import CallVote
from ludotheque.games.winter.pack import COLONY, PACK, ItemCard, Someone
from ludotheque.games.winter.table import OUTSIDE, Colony
from ludotheque.games.winter.vocabulary import effects as e
from ludotheque.games.winter.vocabulary import modifiers as m
from ludotheque.games.winter.vocabulary.words import PlaceName
from tests.story import tell

from ..story import (
    BITE,
    BLANK,
    FUEL,
    LODGE,
    ME,
    ONE,
    SCHOOL,
    TWO,
    WEAPON,
    YOU,
    deal,
    do,
    dress,
    lasting,
    lines,
    mine,
    refused,
    settle,
    step,
    thrown,
    village,
    w_of,
)


def test_7_1_an_exile_too_may_call_a_vote_once_a_turn() -> None:
    match = village(4, arrange=lambda w: w.exiled.__setitem__(0, True))
    tell(match, CallVote(Player(1)))
    tell(match, (1, Ballot(False)), (2, Ballot(False)), (3, Ballot(False)))
    assert refused(match, CallVote(Player(2)), "7.1")


def test_7_2_all_who_are_not_exiled_vote_the_accused_too_and_the_first_player_breaks_ties() -> None:
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


def test_7_2_a_first_player_in_exile_breaks_no_tie() -> None:
    match = village(5, arrange=lambda w: w.exiled.__setitem__(2, True))
    w_of(match).first = Player(2)
    tell(match, CallVote(YOU))
    tell(match, (0, Ballot(True)), (1, Ballot(False)), (3, Ballot(True)), (4, Ballot(False)))
    assert match.waiting_for() == [3]


def test_7_2_ballots_are_secret_and_opened_together() -> None:
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


def test_7_3_an_exiles_survivors_go_outside_and_are_exposed_and_the_helpless_stay() -> None:
    match = village(arrange=lambda w: setattr(w, "helpless", 2))
    step(match, Exile(ME))
    tell(match, TakeExileCard(ME, 0), GoOut(ONE, LODGE), Face(ONE, BLANK, "exile"))
    tell(match, GoOut(TWO, SCHOOL), Face(TWO, BLANK, "exile"))
    assert (w_of(match).at[ONE], w_of(match).at[TWO], w_of(match).helpless) == (LODGE, SCHOOL, 2)


def test_7_3_what_changes_moves_changes_the_road_out_too() -> None:
    def arrange(w: Colony) -> None:
        lasting(w, m.NoExposure("move"), survivor=ONE)
        lasting(w, m.OnMoveRoll(3, (e.Wound("actor"),)), survivor=TWO)
        lasting(w, m.OnEnter(PlaceName(PACK.place_ids[LODGE]), (e.Food(1),)))
        lasting(w, m.Forbid("leave"))

    match = village(arrange=arrange)
    step(match, Exile(ME))
    tell(match, TakeExileCard(ME, 0), GoOut(ONE, LODGE))
    assert (w_of(match).food, match.waiting_for()) == (1, [0])
    tell(match, GoOut(TWO, SCHOOL))
    tell(thrown(match, 3), Face(TWO, BLANK, "exile"))
    assert (w_of(match).wounds[TWO], w_of(match).moved) == (1, ())


def test_14_6_whoever_loses_the_last_survivor_on_the_road_out_is_told_of_it_once() -> None:
    def arrange(w: Colony) -> None:
        w.groups[0], w.at[TWO] = (ONE,), -2

    match = village(arrange=arrange, options={"elimination": True})
    step(match, Exile(ME))
    told = tell(match, TakeExileCard(ME, 0), GoOut(ONE, LODGE), Face(ONE, BITE, "exile"))
    assert w_of(match).out[0]
    assert lines(told).count("LastOneLost") == 1


def test_7_3_where_one_place_is_left_it_is_taken_and_told() -> None:
    def arrange(w: Colony) -> None:
        rest = [Someone(s) for s in range(len(PACK.survivors)) if w.at[s] == -1]
        places = [place for place in OUTSIDE if place != SCHOOL for _ in range(w.free(place))]
        for s, place in zip(rest, places, strict=False):
            settle(w, 1, s, place)

    match = village(arrange=arrange)
    step(match, Exile(ME))
    told = tell(match, TakeExileCard(ME, 0))
    assert GoOut(ONE, SCHOOL) in [event.what for event in told]


def test_7_3_without_room_outside_an_exile_changes_places_and_nobody_is_exposed() -> None:
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
    assert all(w.free(place) == 0 for place in OUTSIDE)
    step(match, Exile(Player(0)))
    tell(match, TakeExileCard(Player(0), 0))
    assert {type(option) for option in match.legal(0)} == {SwapOut}
    chosen = match.legal(0)[0]
    tell(match, chosen)
    assert w.at[chosen.other] == COLONY
    assert w.at[chosen.survivor] != COLONY
    assert match.waiting_for() == [0]


def test_7_4_an_exile_objective_replaces_a_loyal_one_and_only_the_first_condition_of_a_betrayal() -> None:
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


def test_7_4_whoever_is_no_betrayer_shows_the_old_objective_and_a_betrayer_nothing() -> None:
    betrayal = len(PACK.loyal)
    match = village(arrange=lambda w: w.objectives.__setitem__(1, (betrayal,)))
    loyal = match.clone()
    step(loyal, Exile(Player(0)))
    tell(loyal, TakeExileCard(Player(0), 0))
    assert w_of(loyal).shown[0] == 0
    step(match, Exile(Player(1)))
    tell(match, TakeExileCard(Player(1), 0))
    assert w_of(match).shown[1] == -2


@pytest.mark.parametrize("betrayed", [False, True])
def test_7_5_two_exiles_without_a_betrayer_end_the_game_at_once(betrayed: bool) -> None:
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


def test_7_6_an_exile_keeps_the_hand() -> None:
    match = village(arrange=lambda w: deal(w, 0, FUEL))
    step(match, Exile(ME))
    tell(match, TakeExileCard(ME, 0))
    assert w_of(match).hands[0] == (FUEL,)


def test_7_7_an_objective_may_take_exiles_out_and_their_cards_go_under_the_decks() -> None:
    found = next(ItemCard(n) for n, each in enumerate(PACK.items) if each.home == SCHOOL)

    def arrange(w: Colony) -> None:
        lasting(w, m.ExileOut())
        deal(w, 0, FUEL, found)
        dress(w, ONE, WEAPON)

    match = village(arrange=arrange)
    match.position.todo.append(Exile(ME))
    told: list[Event] = []
    match.position.go_on(told)
    w = w_of(match)
    assert (w.out[0], w.groups[0], w.hands[0], w.leader[0], w.morale) == (True, (), (), -1, 6)
    assert "LastOneLost" not in lines(told), "the hand is not lost, but goes under the decks"
    assert w.decks[SCHOOL][-1] == (1, (found,))
    assert w.removed == (FUEL,)
    assert WEAPON in [card for _, cards in w.decks[PACK.items[WEAPON].home] for card in cards]


def test_7_6_exiles_may_not_enter_the_colony() -> None:
    def arrange(w: Colony) -> None:
        w.exiled[0] = True
        for s in w.groups[0]:
            w.at[s] = LODGE

    match = village(arrange=arrange)
    assert refused(match, Move(mine(match)[0], COLONY), "7.6")


def test_7_6_an_exiles_food_card_gives_one_whatever_it_is_worth() -> None:
    worthy = next(n for n, each in enumerate(PACK.items) if each.kind.symbol == "food" and each.kind.do != (e.Food(1),))

    def arrange(w: Colony) -> None:
        w.exiled[0], w.dice[0] = True, (2,)
        deal(w, 0, worthy)  # type: ignore[arg-type]

    match = village(arrange=arrange)
    tell(match, EatCard(worthy, 2))  # type: ignore[arg-type]
    assert w_of(match).dice[0] == (3,)
    assert w_of(match).removed == (worthy,)
    assert w_of(match).food == 0


def banished(w: Colony) -> None:
    """Player 0 is in exile, with both survivors at the lodge."""
    w.exiled[0] = True
    for s in w.groups[0]:
        w.at[s] = LODGE


def test_7_6_an_exile_gives_nothing_to_the_crisis_and_what_they_play_leaves_the_game() -> None:
    def arrange(w: Colony) -> None:
        banished(w)
        w.crisis = 0
        deal(w, 0, FUEL)

    match = village(arrange=arrange)
    assert refused(match, GiveToCrisis(ME, FUEL), "7.6")
    tell(match, PlayCard(FUEL))
    assert (w_of(match).removed, w_of(match).waste) == ((FUEL,), ())


def test_7_6_an_exile_brings_no_helpless_and_newcomers_stand_outside() -> None:
    match = village(arrange=banished)
    do(match, e.Helpless(2))
    assert w_of(match).helpless == 0
    do(match, e.Join())
    tell(match, match.legal(NATURE)[0])
    assert {option.place for option in match.legal(0)} == {*OUTSIDE}


def test_7_6_an_exile_may_still_give_fight_and_hand_on() -> None:
    def arrange(w: Colony) -> None:
        banished(w)
        w.dice[0], w.zombies[6] = (6,), 1
        dress(w, ONE, WEAPON)
        deal(w, 1, FUEL)

    legal = village(arrange=arrange).legal(0)
    assert {Attack(ONE, 6, 6), Barricade(ONE, 6), HandOff(ONE, WEAPON, TWO)} <= {*legal}
    assert {Request(YOU, "fuel"), CallVote(YOU)} <= {*legal}
