"""Rules 8 and 10.2: how a live table is paced. No rule of the game looks at it."""

import pytest

import ludotheque as lt
from ludotheque.games.zuma import GAME
from ludotheque.games.zuma.dealing import TurnBoard
from ludotheque.games.zuma.tempo import call_after
from tests.story import tell

from .story import ALIEN, ANN, RED, STRANGE, dealt, grab

WINS = "4 sun 3 moon"


def test_9_1_a_calm_table_has_no_beat() -> None:
    assert GAME.realtime.tempo(dealt(WINS, ALIEN, STRANGE, pace="calm").position.world) is None


def test_3_1_between_two_rounds_the_caller_has_time_to_look() -> None:
    match = lt.start("zuma", 4, seed="beat")
    beat = GAME.realtime.tempo(match.position.world)
    assert beat is not None
    assert not beat.claims
    assert beat.caller == match.position.world.caller
    tell(match, TurnBoard(0))
    passing = GAME.realtime.tempo(match.position.world)
    assert passing is not None
    assert passing.claims == ("Grab",)


@pytest.mark.parametrize(("tempo", "seconds"), [("slow", 4.0), ("normal", 2.5), ("fast", 1.5), ("accelerando", 3.5)])
def test_8_2_the_call_comes_at_the_tempo_or_when_a_person_calls(tempo: str, seconds: float) -> None:
    beat = GAME.realtime.tempo(dealt(WINS, ALIEN, STRANGE, tempo=tempo).position.world)
    assert beat is not None
    assert (beat.seconds, beat.earliest, beat.latest, beat.caller) == (seconds, 1.2, 5.0, ANN)
    assert beat.together
    assert beat.opens


def test_8_7_the_scramble_closes_after_six_seconds() -> None:
    match = dealt(WINS, ALIEN, STRANGE)
    tell(match, (ANN, grab(RED)))
    beat = GAME.realtime.tempo(match.position.world)
    assert beat is not None
    assert beat.seconds == 6.0
    assert beat.claims == ("Grab",)
    assert not beat.together
    assert not beat.opens


def test_8_10_a_bot_of_a_higher_level_reacts_sooner() -> None:
    match = dealt(WINS, ALIEN, STRANGE)
    tell(match, (ANN, grab(RED)))
    beat = GAME.realtime.tempo(match.position.world)
    assert beat is not None
    assert beat.reactions == {"gentle": 1400, "easy": 900, "medium": 600, "hard": 400, "master": 320}
    assert beat.spread == 0.25


@pytest.mark.parametrize(
    ("tempo", "passes", "seconds"),
    [("slow", 0, 4.0), ("normal", 9, 2.5), ("fast", 30, 1.5), ("accelerando", 0, 3.5), ("accelerando", 40, 1.5)],
)
def test_10_2_how_long_a_call_takes(tempo: str, passes: int, seconds: float) -> None:
    assert call_after(tempo, passes) == seconds


def test_10_2_an_accelerando_takes_off_a_twentieth_at_each_pass() -> None:
    assert call_after("accelerando", 1) == pytest.approx(3.325)
    assert call_after("accelerando", 10) == pytest.approx(3.5 * 0.95**10)
