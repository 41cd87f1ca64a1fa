"""Rule 4: the call and the pass, the change of wind, and deals that never end."""

from collections import Counter

import pytest

from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.zuma.dealing import Turning
from ludotheque.games.zuma.material import deck_for, in_order
from ludotheque.games.zuma.passing import Blowing, ChangeWind, Give, Pass, Passing
from tests.story import tell

from .story import (
    ALIEN,
    ANN,
    BOB,
    CLEO,
    PLAIN,
    RED,
    STRANGE,
    Zuma,
    all_cards,
    cards,
    dealt,
    everybody_gives_what_came_last,
    give,
    grab,
    hand_of,
    hold,
    last_round,
    lines,
    next_round,
    played,
    receive,
    refused,
    void_deal,
)


def quiet_deal(players: int = 4, **options: bool) -> Zuma:
    """A deal in which nobody comes near a winning hand by giving what came last."""
    return dealt(*PLAIN, players=players, **options)


def test_4_1_everybody_gives_to_the_left_and_takes_from_the_right() -> None:
    match = dealt("3 sun 4 moon", "3 jaguar 4 eagle", "3 serpent 4 maize")
    give(match, "sun", "jaguar", "serpent")
    assert hand_of(match, ANN) == cards("2 sun 4 moon serpent")
    assert hand_of(match, BOB) == cards("2 jaguar 4 eagle sun")
    assert hand_of(match, CLEO) == cards("2 serpent 4 maize jaguar")
    assert match.position.world.passes == 1


def test_4_1_nothing_moves_before_everybody_has_given() -> None:
    match = dealt(*PLAIN)
    tell(match, (2, Give("rain")), (0, Give("sun")))
    assert match.waiting_for() == [1]
    assert hand_of(match, 0) == cards(PLAIN[0])
    tell(match, (1, Give("moon")))
    assert match.waiting_for() == [0, 1, 2]
    assert hand_of(match, 0)[-1] == "rain"


def test_4_1_a_gift_stays_sealed_and_then_only_giver_and_receiver_know_it() -> None:
    match = quiet_deal()
    tell(match, (1, Give("moon")))
    assert match.position.seen_by(ANN).answers == {1: HIDDEN}
    tell(match, (0, Give("sun")), (2, Give("eagle")), (3, Give(hand_of(match, 3)[0])))
    passed = [event.what for event in match.everything() if isinstance(event.what, Pass)]
    assert passed[0].cards[:3] == ("sun", "moon", "eagle")
    for viewer in range(4):
        seen = match.log(viewer)[-1].what
        assert isinstance(seen, Pass)
        known = [giver for giver, card in enumerate(seen.cards) if card is not HIDDEN]
        assert known == sorted({viewer, (viewer - 1) % 4})
    assert match.log(None)[-1].what == Pass(1, (HIDDEN,) * 4)
    assert lines(match, 1)[-1] == "Zuma! Pass 1: you give the moon and receive the sun."
    assert lines(match, None)[-1] == "Zuma! Pass 1."
    assert match.log(1)[-1].sentence().text("fr", (), BOB).replace("\u00a0", " ") == (
        "Zuma ! Passe 1 : tu donnes la lune et tu reçois le soleil."
    )


def test_4_1_what_looks_back_at_everything_tells_no_single_gift() -> None:
    match = quiet_deal()
    everybody_gives_what_came_last(match)
    assert match.everything()[-1].sentence().text("en") == "Zuma! Pass 1."


def test_4_2_you_give_a_card_of_your_own() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    assert match.legal(0)[:2] == [Give("sun"), Give("moon")]
    assert refused(match, 0, Give("flower"), "4.2") == (
        "You do not hold the flower.",
        "Tu n’as pas la fleur en main.",
    )
    assert refused(match, 0, Give("mask"), "4.2")[0] == "You do not hold the mask."


def test_4_2_a_card_just_received_may_go_on_at_once() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    give(match, "sun", "rain", "rain")
    give(match, "rain", "sun", "rain")
    assert hand_of(match, CLEO)[-1] == "sun"


def test_4_2_of_equal_cards_the_one_that_came_last_goes() -> None:
    match = dealt("sun moon 2 sun 3 moon", ALIEN, STRANGE)
    give(match, "sun", "rain", "maize")
    assert hand_of(match, ANN) == cards("sun moon sun 3 moon maize")


def test_4_3_without_a_choice_the_card_on_the_right_goes_first_and_then_what_came_last() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    question, w = match.position.question, match.position.world
    assert isinstance(question, Passing)
    assert question.default(w, ANN) == Give("moon")
    give(match, "sun", "maize", "rain")
    assert question.default(w, ANN) == Give("rain")
    assert question.default(w, BOB) == Give("sun")


def test_4_6_whoever_overlooks_a_winning_hand_gives_a_card_like_everybody_else() -> None:
    match = dealt("4 sun 3 moon", ALIEN, STRANGE)
    everybody_gives_what_came_last(match)
    assert hand_of(match, ANN) == cards("4 sun 2 moon rain")
    assert match.waiting_for() == [0, 1, 2]


def test_4_1_to_hold_is_no_answer_while_cards_are_passed() -> None:
    match = quiet_deal()
    assert refused(match, 0, hold, "4.1") == (
        "At the call everybody gives a card, or seizes a totem.",
        "À l’appel, on donne une carte, ou l’on saisit un totem.",
    )


@pytest.mark.parametrize("players", [3, 4])
def test_4_7_the_wind_changes_at_the_20th_pass_and_then_at_every_fifth(players: int) -> None:
    match = quiet_deal(players)
    windy = []
    for number in range(1, 41):
        if match.position.world.wind:
            windy.append(number)
        everybody_gives_what_came_last(match)
    assert windy == [20, 25, 30, 35, 40]
    told = [event.what.number for event in match.everything() if isinstance(event.what, ChangeWind)]
    assert told == windy
    assert not match.position.world.wind


@pytest.mark.parametrize(("players", "options"), [(5, {}), (6, {}), (3, {"change_of_wind": False})])
def test_4_7_with_more_players_or_if_it_is_left_out_it_never_changes(players: int, options: dict[str, bool]) -> None:
    match = quiet_deal(players, **options)
    everybody_gives_what_came_last(match, 40)
    assert not any(isinstance(event.what, ChangeWind) for event in match.everything())


def before_the_wind() -> Zuma:
    return everybody_gives_what_came_last(quiet_deal(3), 19)


def test_4_7_the_wind_is_announced_before_you_choose() -> None:
    match = before_the_wind()
    assert match.seen_by(0).wind
    question = match.position.question
    assert question is not None
    assert question.prompt(match.seen_by(0), ANN).text("en") == "Pass 20, the wind changes: a card for the pile?"


def test_4_7_what_is_given_goes_to_the_pile_and_everybody_receives_a_card_that_lay_there() -> None:
    match = before_the_wind()
    pile, hands = match.position.world.pile, [hand_of(match, player) for player in range(3)]
    gifts = tuple(hand[0] for hand in hands)
    tell(match, *((player, Give(card)) for player, card in enumerate(gifts)))
    assert match.waiting_for() == [NATURE]
    assert {option.card for option in match.legal(NATURE)} == {*pile}
    tell(match, receive(0, "mask"), receive(1, "mask"), receive(2, "mask"))
    assert [hand_of(match, player) for player in range(3)] == [(*hand[1:], "mask") for hand in hands]
    left = [card for card in pile if card != "mask"]
    assert match.position.world.pile == in_order([*left, *gifts])
    assert match.position.world.passes == 20
    assert all_cards(match.position.world) == Counter(deck_for(3))


def test_4_7_what_the_wind_brings_is_seen_by_nobody_else() -> None:
    match = before_the_wind()
    tell(match, *((player, Give(hand_of(match, player)[0])) for player in range(3)), receive(0, "mask"))
    assert isinstance(match.position.question, Blowing)
    assert match.seen_by(0).given == [match.position.world.given[0], (HIDDEN,), (HIDDEN,)]
    tell(match, receive(1, "mask"), receive(2, "mask"))
    assert match.seen_by(1).hands[1][-1] == "mask"
    assert match.seen_by(1).hands[0] == (HIDDEN,) * 7
    assert lines(match, 0)[-1].startswith("Zuma! Pass 20: the wind changes. You give the ")
    assert lines(match, None)[-1] == "Zuma! Pass 20: the wind changes, and every card comes from the pile."


def test_4_8_after_the_40th_pass_there_is_one_last_look() -> None:
    match = everybody_gives_what_came_last(quiet_deal(), 40)
    assert match.legal(0) == [
        hold,
        grab(RED),
        grab(match.position.world.totems[1]),
        grab(match.position.world.totems[2]),
    ]
    assert refused(match, 0, Give(hand_of(match, 0)[0]), "4.8")[0] == "40 passes are made; no card is given any more."
    question = match.position.question
    assert question is not None
    assert question.default(match.position.world, ANN) == hold
    played(match, (2, RED))
    assert last_round(match).passes == 40
    assert not last_round(match).void


def test_4_8_without_a_grab_the_deal_is_void_and_the_hands_are_shown() -> None:
    match = quiet_deal()
    everybody_gives_what_came_last(match, 40)
    hands = [hand_of(match, player) for player in range(4)]
    tell(match, *((player, hold) for player in range(4)))
    last = last_round(match)
    assert last.void
    assert last.hands == tuple(hands)
    assert last.points == last.penalties == (0, 0, 0, 0)
    assert lines(match)[-1] == "40 passes and no totem seized: the deal is void, and the hands are laid open."


def test_4_8_masks_cost_nothing_in_a_void_deal_and_the_same_caller_deals_again() -> None:
    match = dealt("2 mask 2 sun moon jaguar rain", "mask 2 sun moon 2 eagle rain", "2 moon 3 jaguar serpent maize")
    void_deal(match)
    w = match.position.world
    assert w.penalties == [()] * 3
    assert (w.manche, w.round, w.caller, w.voids) == (1, 1, 0, 1)
    assert match.waiting_for() == [ANN]
    assert isinstance(match.position.question, Turning)


def test_4_8_a_second_void_deal_in_a_row_counts_as_a_round_without_points() -> None:
    match = void_deal(quiet_deal())
    next_round(match, *PLAIN)
    void_deal(match)
    w = match.position.world
    assert (w.manche, w.round, w.caller, w.voids) == (1, 2, 1, 2)
    assert lines(match)[-1] == "Set 1, round 2: Bob deals and calls."
    assert match.waiting_for() == [1]


def test_4_8_a_third_one_is_the_first_of_the_next_round() -> None:
    match = void_deal(next_round(void_deal(quiet_deal()), *PLAIN))
    void_deal(next_round(match, *PLAIN))
    assert (match.position.world.round, match.position.world.caller) == (2, 1)


def test_4_8_a_grab_in_between_and_the_count_begins_again() -> None:
    match = void_deal(quiet_deal())
    next_round(match, *PLAIN)
    played(match, (0, RED))
    assert match.position.world.voids == 0


def test_4_7_a_new_deal_begins_without_the_wind() -> None:
    match = before_the_wind()
    assert match.position.world.wind
    next_round(played(match, (0, RED)), *PLAIN)
    assert not match.position.world.wind
    assert match.position.world.passes == 0
