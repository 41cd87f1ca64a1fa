"""Rule 6: what a round brings."""

from itertools import chain
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludotheque.core.language.words import Player
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.material import CIRCLES, Hand, colours_for
from ludotheque.games.zuma.scoring import Judge
from ludotheque.games.zuma.table import Grabbed, Penalty, total
from tests.playing import Dice
from tests.story import tell

from . import oracle
from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    CLEO,
    DAN,
    PLAIN,
    RED,
    STRANGE,
    VIOLET,
    Zuma,
    cards,
    cells_of,
    changed,
    dealt,
    grab,
    last_round,
    lines,
    next_round,
    opened,
    played,
)

T = TypeVar("T")

WINS = "4 sun 3 moon"


def after(hands: tuple[str, ...], *grabs: tuple[int, Any], players: int = 4) -> Zuma:
    """A first round with these hands and grabs."""
    return played(dealt(*hands, players=players), *grabs)


def test_6_1_all_hands_are_laid_open() -> None:
    hands = (WINS, "2 jaguar 2 eagle 2 serpent mask", "2 jaguar 2 eagle 2 serpent mask")
    match = after(hands, (ANN, RED), (BOB, BLUE), players=3)
    for viewer in (0, 1, 2, None):
        last = match.seen_by(viewer).last
        assert last is not None
        assert last.hands == tuple(map(cards, hands))
    assert lines(match)[-7:-1] == [
        "Ann shows four suns and three moons.",
        "Red brings Ann 2 points.",
        "Blue brings Bob 1 point.",
        "Cléo is left without a totem.",
        "Bob holds a mask and loses 1 point.",
        "Cléo holds a mask and loses 1 point.",
    ]


def test_6_1_and_can_be_seen_until_the_next_round_is_over() -> None:
    match = after((WINS,), (ANN, RED))
    first = last_round(match)
    next_round(match, ALIEN, WINS)
    tell(match, (BOB, grab(VIOLET)))
    assert last_round(match) is first
    played(match)
    assert last_round(match).starter == BOB


def test_6_2_the_starter_scores_two_for_a_new_colour() -> None:
    match = after((WINS,), (ANN, VIOLET), (BOB, BLUE), (CLEO, RED))
    assert last_round(match).starter == ANN
    assert [cells_of(match, player) for player in range(4)] == [(0, 0, 2), (0, 1, 0), (1, 0, 0), (0, 0, 0)]


def test_6_2_three_masks_start_as_well() -> None:
    match = after(("3 mask sun moon jaguar eagle",), (ANN, RED))
    assert last_round(match).points == (2, 0, 0, 0)
    assert "Ann shows the three masks." in lines(match)


def test_6_2_after_a_false_start_the_earliest_with_a_winning_hand_is_the_starter() -> None:
    match = after((ALIEN, STRANGE, "4 sun 3 moon"), (BOB, RED), (ANN, BLUE), (CLEO, VIOLET))
    assert last_round(match).points == (1, 0, 2, 0)
    assert last_round(match).starter == CLEO
    told = lines(match)
    assert "Bob shows no winning hand." in told
    assert "Cléo shows four suns and three moons." in told
    assert "A false start: Bob scores nothing." in told


def test_6_2_if_nobody_holds_a_winning_hand_nobody_gets_two() -> None:
    match = after(PLAIN, (BOB, RED), (ANN, BLUE), (CLEO, VIOLET))
    assert last_round(match).points == (1, 0, 1, 0)
    assert last_round(match).starter is None


def test_6_2_if_the_colour_of_the_starter_is_not_new_nobody_gets_two() -> None:
    match = after((WINS,), (ANN, RED))
    next_round(match, WINS)
    played(match, (ANN, RED), (BOB, BLUE), (CLEO, VIOLET))
    assert last_round(match).points == (0, 1, 1, 0)
    assert last_round(match).starter == ANN
    assert "Red brings Ann nothing: it was ticked already." in lines(match)


@pytest.mark.parametrize(("first", "second"), [(ANN, BOB), (BOB, ANN)])
def test_6_3_of_two_complete_hands_the_earlier_gets_two_and_the_other_one(first: Player, second: Player) -> None:
    match = after((WINS, "3 mask jaguar eagle serpent rain"), (first, RED), (second, BLUE))
    assert last_round(match).points[first] == 2
    assert last_round(match).points[second] == 1


def test_6_3_a_winning_hand_without_a_totem_scores_nothing() -> None:
    match = after((WINS,), (BOB, RED), (CLEO, BLUE), (DAN, VIOLET))
    assert last_round(match).points == (0, 0, 1, 1)
    assert last_round(match).starter is None


def test_6_4_a_colour_scores_once_in_a_manche() -> None:
    match = after((WINS,), (ANN, RED), (BOB, BLUE))
    next_round(match, WINS)
    played(match, (ANN, BLUE), (BOB, RED), (CLEO, VIOLET))
    assert [cells_of(match, player) for player in range(4)] == [(2, 2, 0), (1, 1, 0), (0, 0, 1), (0, 0, 0)]
    next_round(match, WINS)
    played(match, (ANN, BLUE), (BOB, VIOLET), (CLEO, RED))
    assert last_round(match).points == (0, 1, 1, 0)


def test_6_4_in_the_next_manche_it_scores_again() -> None:
    match = dealt(WINS, ALIEN, STRANGE)
    played(match, (ANN, RED), (BOB, BLUE))
    played(next_round(match, WINS, ALIEN, STRANGE), (ANN, BLUE), (BOB, RED))
    played(next_round(match, WINS, ALIEN, STRANGE), (ANN, BLUE), (BOB, RED))
    assert cells_of(match, ANN, 1) == (2, 2)
    assert cells_of(match, ANN, 2) == (0, 2)


def test_6_5_a_false_start_scores_nothing_and_ticks_nothing() -> None:
    match = after((WINS, ALIEN, STRANGE), (BOB, RED), (ANN, BLUE), (CLEO, VIOLET))
    assert last_round(match).points == (2, 0, 1, 0)
    assert cells_of(match, BOB) == (0, 0, 0)
    assert match.position.world.penalties == [()] * 4
    assert (match.position.world.round, match.position.world.caller) == (2, 1)
    next_round(match, ALIEN, WINS)
    played(match, (BOB, RED))
    assert cells_of(match, BOB) == (2, 0, 0)


MASKED = [
    ("4 eagle 2 jaguar serpent", 0),
    ("mask 3 eagle 3 jaguar", 1),
    ("2 mask 3 eagle 2 jaguar", 2),
    ("3 mask 2 eagle 2 jaguar", 0),
]


@pytest.mark.parametrize(("hand", "cost"), MASKED)
def test_6_6_one_or_two_masks_cost_a_point_each_and_three_cost_nothing(hand: str, cost: int) -> None:
    match = after((WINS, hand), (ANN, RED), (CLEO, BLUE), (DAN, VIOLET))
    assert last_round(match).penalties == (0, cost, 0, 0)
    assert match.position.world.penalties[BOB] == ((Penalty(1, 1, cost),) if cost else ())


def test_6_6_they_cost_it_with_a_totem_or_without_and_after_a_false_start() -> None:
    match = after((WINS, "2 mask 3 eagle 2 jaguar", "mask 3 serpent 3 maize"), (BOB, RED), (CLEO, BLUE))
    assert last_round(match).penalties == (0, 2, 1, 0)
    assert [total(match.position.world, Player(seat)) for seat in range(4)] == [0, -2, 0, 0]


def test_6_6_three_masks_cost_nothing_while_somebody_else_starts() -> None:
    match = after((WINS, "3 mask 2 eagle 2 jaguar"), (ANN, RED), (CLEO, BLUE), (DAN, VIOLET))
    assert last_round(match).penalties == (0, 0, 0, 0)
    assert last_round(match).points == (2, 0, 1, 1)


def julie() -> Zuma:
    """The one row of the printed example that its prose confirms; she sits in seat 0."""
    empty = [[0, 0, 0]] * 3
    cells = [[[2, 1, 0], [1, 1, 1], [1, 2, 0]], empty, empty, empty]
    penalties = [[{"manche": 1, "round": 2, "masks": 1}, {"manche": 3, "round": 1, "masks": 1}], [], [], []]
    return changed(opened(4), cells=cells, penalties=penalties)


def test_6_7_julie_has_nine_less_two_which_is_seven() -> None:
    result = GAME.result(julie().position.world)
    assert result.scores == (7, 0, 0, 0)
    assert result.winners == (0,)
    assert [line.text("en", ("Julie", "Jean", "Carole", "Pierre")) for line in result.why[:5]] == [
        "Julie: 7",
        "Set 1: red 2, blue 1, violet –",
        "Set 2: red 1, blue 1, violet 1",
        "Set 3: red 1, blue 2, violet –",
        "Masks: −2",
    ]


def test_6_7_a_total_may_fall_below_zero() -> None:
    match = after((WINS, "2 mask 3 eagle 2 jaguar"), (ANN, RED))
    result = GAME.result(match.position.world)
    assert result.scores == (2, -2, 0, 0)
    assert "Bob: −2" in [line.text("en", ("Ann", "Bob", "Cléo", "Dan")) for line in result.why]


@settings(max_examples=120)
@given(players=st.integers(3, 6), seed=st.integers(0, 1 << 32))
def test_6_any_round_brings_what_the_rules_say(players: int, seed: int) -> None:
    """Random hands, some of them winning ones; random totems in random order; some colours scored already."""
    dice, w = Dice(f"round {seed}"), opened(players).position.world
    colours = colours_for(players)
    ticked: list[set[str]] = [{colour for colour in colours if not dice.below(3)} for _ in range(players)]
    w.cells = [(tuple(int(colour in each) for colour in colours), *w.cells[0][1:]) for each in ticked]
    w.hands = random_hands(w.pile, players, dice)
    order, circles = [*range(players)], [*w.totems]
    grabs = [(dice_out(order, dice), dice_out(circles, dice)) for _ in range(1 + dice.below(len(circles)))]
    w.grabs = tuple(Grabbed(Player(seat), totem) for seat, totem in grabs)
    for step in Judge().do(w):
        step.do(w)
    expected = oracle.points(w.hands, grabs, ticked)
    assert w.last is not None
    assert [*w.last.points] == expected
    assert [*w.last.penalties] == oracle.penalties(w.hands)
    for seat, circle in grabs:
        cell = w.cells[seat][0][colours.index(CIRCLES[circle])]
        assert cell == (1 if CIRCLES[circle] in ticked[seat] else expected[seat])


def random_hands(deck: Hand, players: int, dice: Dice) -> list[Hand]:
    """Now and then somebody holds four and three, or the three masks."""
    left, wins = [*deck], [cards("3 mask sun moon jaguar eagle"), cards("4 rain 3 maize")]
    hands = [wins.pop() if wins and not dice.below(3) else () for _ in range(players)]
    for card in chain(*hands):
        left.remove(card)
    return [hand or tuple(dice_out(left, dice) for _ in range(7)) for hand in hands]


def dice_out(items: list[T], dice: Dice) -> T:
    """One of the items, which is then gone."""
    return items.pop(dice.below(len(items)))
