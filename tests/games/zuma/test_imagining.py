"""What a player sees, and what a player may imagine of the rest."""

from collections import Counter
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.matches.match import tell_match
from ludotheque.core.state.chance import Chance
from ludotheque.core.state.world import HIDDEN
from ludotheque.core.wire import encode, wire
from ludotheque.games.zuma import GAME, guessing
from ludotheque.games.zuma.grabbing import Grab
from ludotheque.games.zuma.material import can_be_won, deck_for
from ludotheque.games.zuma.passing import Give
from tests.playing import Dice, answer_at_random
from tests.story import tell

from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    CLEO,
    PLAIN,
    RED,
    STRANGE,
    Zuma,
    all_cards,
    dealt,
    draw_chips,
    everybody_gives_what_came_last,
    grab,
    hand_of,
    hold,
    receive,
)

WINS = "4 sun 3 moon"
TIMES = 40


def imagined(match: Zuma, player: int, number: int = 0) -> Zuma:
    """The match as the player may imagine it, one way of many."""
    twin = match.clone()
    chance = Chance.of(f"what may be {number}")
    twin.position = GAME.imagine(match.position.seen_by(Player(player)), Player(player), chance)
    return twin


def looks_the_same(match: Zuma, player: int, number: int = 0) -> None:
    other = imagined(match, player, number)
    seen = [encode(each.position.seen_by(Player(player))) for each in (match, other)]
    assert seen[0] == seen[1]
    assert other.legal(player) == match.legal(player)
    assert all_cards(other.position.world) == Counter(deck_for(match.players))


@pytest.mark.parametrize("seed", range(16))
def test_what_each_player_imagines_looks_the_same_to_them_all_game_long(seed: int) -> None:
    options = {"pace": "calm" if seed % 2 else "live", "scoring": "toru" if seed % 3 == 2 else "sheet"}
    match, dice = lt.start("zuma", 3 + seed % 4, seed=f"imagine {seed}", options=options), Dice(f"imagine {seed}")
    while not match.over:
        looks_the_same(match, dice.below(match.players), dice.below(1000))
        answer_at_random(match, dice)


def test_your_own_cards_are_imagined_as_they_are_and_the_others_in_many_ways() -> None:
    match = dealt(*PLAIN)
    worlds = [imagined(match, ANN, number) for number in range(TIMES)]
    assert {hand_of(world, ANN) for world in worlds} == {hand_of(match, ANN)}
    assert len({hand_of(world, BOB) for world in worlds}) == TIMES


def test_3_3_a_deal_that_nobody_could_win_is_not_imagined() -> None:
    match = dealt(*PLAIN)
    for number in range(4 * TIMES):
        assert can_be_won(sum(imagined(match, ANN, number).position.world.hands, ()))


def test_4_7_after_the_wind_anything_may_be_left_over() -> None:
    match = everybody_gives_what_came_last(dealt(*PLAIN), 20)
    deals = [sum(imagined(match, CLEO, number).position.world.hands, ()) for number in range(4 * TIMES)]
    assert not all(map(can_be_won, deals))


def test_4_7_while_the_wind_changes_your_gift_is_known_to_you() -> None:
    match = everybody_gives_what_came_last(dealt(*PLAIN), 19)
    gifts = [hand_of(match, player)[0] for player in range(3)]
    tell(match, *((player, Give(card)) for player, card in enumerate(gifts)), receive(0, "mask"))
    for player in range(3):
        looks_the_same(match, player)
        assert imagined(match, player).position.world.given[player] == (gifts[player],)


def test_a_sealed_card_is_imagined_as_one_of_the_hand_and_live_never_as_a_grab() -> None:
    match = dealt(WINS, ALIEN, STRANGE)
    tell(match, (BOB, Give("rain")))
    for number in range(TIMES):
        other = imagined(match, ANN, number)
        answer = other.position.answers[BOB]
        assert isinstance(answer, Give)
        assert answer.card in hand_of(other, BOB)
        tell(other, (ANN, Give("sun")), (CLEO, Give(hand_of(other, CLEO)[0])))
        assert other.position.world.passes == 1


@pytest.mark.parametrize(("pace", "kind"), [("calm", Grab), ("live", Give)])
def test_calm_whoever_is_imagined_to_hold_a_winning_hand_is_imagined_to_grab(pace: str, kind: type) -> None:
    """Live, a grab would have ended the passing, so that whoever has answered gives a card."""
    position = dealt(ALIEN, WINS, STRANGE, pace=pace).position
    position.answers = {BOB: HIDDEN}
    guessing.seal(position, position.answers, Chance.of("sealed"))
    assert isinstance(position.answers[BOB], kind)
    assert position.answers[BOB] in position.todo[-1].options(position.world, BOB)  # type: ignore[attr-defined]


def test_calm_a_sealed_hand_in_the_scramble_is_on_some_totem_that_stands() -> None:
    match = dealt(WINS, players=4, pace="calm")
    tell(match, (0, grab(RED)), *((player, Give(hand_of(match, player)[0])) for player in (1, 2, 3)))
    tell(match, (1, grab(BLUE)))
    assert {imagined(match, 2, number).position.answers[BOB].totem for number in range(TIMES)} == {2, 3}  # type: ignore[attr-defined]


def test_after_the_last_pass_a_sealed_answer_can_only_be_to_hold() -> None:
    match = everybody_gives_what_came_last(dealt(*PLAIN), 40)
    tell(match, (BOB, hold))
    assert imagined(match, ANN).position.answers[BOB] == hold


def test_11_1_chips_are_imagined_from_those_that_are_left() -> None:
    match = draw_chips(dealt(WINS, ALIEN, STRANGE, scoring="toru"), "red", "red", "blue")
    for number in range(TIMES):
        chips = sum(imagined(match, ANN, number).position.world.chips, ())
        assert chips[0] == "red"
        assert max(Counter(chips).values()) <= 2
        looks_the_same(match, BOB, number)


def test_in_the_middle_of_a_deal_everybody_can_imagine_the_rest() -> None:
    match = tell_match(GAME, 4, {"pace": "calm", "scoring": "toru"})
    dice = Dice("in the middle")
    for _ in range(45):
        answer_at_random(match, dice)
        for player in range(4):
            looks_the_same(match, player)


def test_nobody_sees_anything_of_another_hand_before_the_round_is_over() -> None:
    match = lt.start("zuma", 4, seed="eyes")
    dice = Dice("eyes")
    for _ in range(200):
        if match.over:
            break
        for viewer in (0, 1, 2, 3, None):
            view: Any = match.seen_by(viewer)
            for seat, hand in enumerate(view.hands):
                assert seat == viewer or {*hand} <= {HIDDEN}
            assert isinstance(view.pile, int)
            plain = wire(match.position.seen_by(None if viewer is None else Player(viewer)))
            assert all(answer == "?" or int(seat) == viewer for seat, answer in plain["answers"].items())
        answer_at_random(match, dice)
