"""Rule 11: the scoring of Toru."""

from collections import Counter

import pytest

import ludotheque as lt
from ludotheque.core.language.words import Player
from ludotheque.core.state.steps import NATURE
from ludotheque.core.state.world import HIDDEN
from ludotheque.games.zuma.dealing import DrawChip
from ludotheque.games.zuma.material import CIRCLES, Colour
from ludotheque.games.zuma.sets import BeginRound, End
from ludotheque.games.zuma.table import total
from tests.playing import Dice, play

from . import oracle
from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    CLEO,
    RED,
    STRANGE,
    Zuma,
    chip,
    dealt,
    draw_chips,
    last_round,
    lines,
    next_round,
    played,
    void_deal,
)

WINS = "4 sun 3 moon"
HANDS = (WINS, ALIEN, STRANGE)


def toru(*chips: Colour, hands: tuple[str, ...] = HANDS) -> Zuma:
    return draw_chips(dealt(*hands, scoring="toru"), *(chips or ("red", "red", "blue")))


def test_11_1_everybody_draws_a_secret_chip() -> None:
    match = toru("red", "blue", "blue")
    assert match.seen_by(1).chips == [(HIDDEN,), ("blue",), (HIDDEN,)]
    assert match.seen_by(None).chips == [(HIDDEN,)] * 3


def test_11_1_there_are_two_chips_for_each_totem() -> None:
    match = dealt(*HANDS, scoring="toru")
    assert match.legal(NATURE) == [chip(0, "red"), chip(0, "blue")]
    match.answer(NATURE, chip(0, "red"))
    match.answer(NATURE, chip(1, "red"))
    assert match.legal(NATURE) == [chip(2, "blue")]


def test_11_1_with_six_players_most_chips_are_red_or_blue() -> None:
    drawn: Counter[str] = Counter()
    for seed in range(100):
        match = lt.start("zuma", 6, seed=f"chips {seed}", options={"scoring": "toru", "pace": "calm"})
        drawn.update(colour for chips in match.position.world.chips for colour in chips)
    assert 180 < drawn["red"] < 300
    assert 180 < drawn["blue"] < 300
    assert 60 < drawn["violet"] < 180


def test_11_1_a_chip_is_good_for_one_deal() -> None:
    match = toru()
    played(match, (ANN, RED), (BOB, BLUE))
    assert match.position.world.chips == [()] * 3
    next_round(match, *HANDS)
    assert isinstance(match.legal(NATURE)[0], DrawChip)


def test_11_2_the_colour_of_the_chip_brings_two_and_any_other_one() -> None:
    match = toru("blue", "blue", "red")
    played(match, (ANN, RED), (BOB, BLUE))
    assert last_round(match).points == (1, 2, 0)
    assert last_round(match).chips == ("blue", "blue", "red")
    assert "Ann’s totem has another colour than the chip: 1 point." in lines(match)
    assert "Bob’s totem has the colour of the chip: 2 points." in lines(match)


def test_11_2_the_same_colour_may_score_again() -> None:
    match = toru("red", "blue", "blue")
    played(match, (ANN, RED), (BOB, BLUE))
    draw_chips(next_round(match, *HANDS), "red", "blue", "blue")
    played(match, (ANN, RED), (BOB, BLUE))
    assert match.position.world.toru == [(2, 2), (2, 2), (0, 0)]
    assert [begun.what.manche for begun in match.everything() if isinstance(begun.what, BeginRound)] == [0, 0, 0]
    assert lines(match)[-1] == "Round 3: Cléo deals and calls."


def test_11_2_a_false_start_brings_nothing() -> None:
    match = toru("red", "red", "blue")
    played(match, (BOB, RED), (CLEO, BLUE))
    assert last_round(match).points == (0, 0, 2)


def test_11_3_masks_cost_what_they_cost() -> None:
    match = toru(hands=(WINS, "2 mask 3 jaguar 2 eagle", "mask 3 serpent 3 maize"))
    played(match, (ANN, RED), (BOB, BLUE))
    assert [total(match.position.world, Player(seat)) for seat in range(3)] == [2, -1, -1]


def test_11_4_who_has_eight_points_ends_the_game() -> None:
    match = toru("red", "red", "blue")
    for _ in range(3):
        played(match, (ANN, RED), (BOB, BLUE))
        draw_chips(next_round(match, *HANDS), "red", "red", "blue")
    assert [sum(points) for points in match.position.world.toru] == [6, 3, 0]
    played(match, (ANN, RED), (BOB, BLUE))
    assert match.over
    assert match.result is not None
    assert match.result.scores == (8, 4, 0)
    assert match.result.winners == (0,)
    assert [line.text("en", ("Ann", "Bob", "Cléo")) for line in match.result.why[:2]] == [
        "Ann: 8",
        "Round by round: 2 + 2 + 2 + 2",
    ]


def test_11_4_the_twentieth_round_is_the_last() -> None:
    match = toru()
    match.position.world.round = 20
    played(match, (BOB, RED))
    assert match.over
    assert isinstance(match.everything()[-1].what, End)


def test_11_4_rounds_without_a_grab_count_too() -> None:
    match = toru()
    match.position.world.round = 20
    void_deal(match)
    draw_chips(next_round(match, *HANDS), "red", "red", "blue")
    void_deal(match)
    assert match.over
    assert match.result is not None
    assert match.result.scores == (0, 0, 0)


@pytest.mark.parametrize("seed", range(20))
def test_11_any_game_is_scored_as_the_rules_say(seed: int) -> None:
    options = {"scoring": "toru", "pace": "calm" if seed % 2 else "live"}
    match = lt.start("zuma", 3 + seed % 4, seed=f"toru {seed}", options=options)
    dice, seen = Dice(f"toru {seed}"), None
    while not match.over:
        play(match, dice, 1)
        last = match.position.world.last
        if last is not None and last is not seen and not last.void:
            grabs = [(grab.player, grab.totem) for grab in last.grabs]
            assert [*last.points] == oracle.toru_points(last.hands, grabs, last.chips)
            assert [*last.penalties] == oracle.penalties(last.hands)
            assert {CIRCLES[totem] for totem in match.position.world.totems} >= {*last.chips}
        seen = last
    assert match.result is not None
    assert max(match.result.scores) >= 8 or match.position.world.round == 20
