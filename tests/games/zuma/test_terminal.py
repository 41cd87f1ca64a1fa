"""The table in text."""

import io
from typing import Any

import pytest
from rich.console import Console

import ludotheque as lt
from ludotheque.core.language.words import LANGUAGES, Language, Player
from ludotheque.core.state.steps import Option
from ludotheque.games.zuma import GAME, terminal
from ludotheque.games.zuma.dealing import TurnBoard
from ludotheque.games.zuma.grabbing import Grab
from ludotheque.games.zuma.material import Totem
from ludotheque.games.zuma.passing import Give
from ludotheque.games.zuma.table import ZumaOptions
from tests.playing import Dice, moments
from tests.story import tell

from .story import (
    ALIEN,
    ANN,
    BLUE,
    BOB,
    NAMES,
    PLAIN,
    RED,
    STRANGE,
    Zuma,
    dealt,
    draw_chips,
    everybody_gives_what_came_last,
    grab,
    played,
)

WINS = "4 sun 3 moon"
LONG = ("Maximiliane-Josephine", "Bartholomäus the Elder", "Cléo", "Dan", "Eve", "Flo")


def drawn(match: Zuma, viewer: int | None, language: Language = "en", names: tuple[str, ...] = NAMES) -> str:
    seat = None if viewer is None else Player(viewer)
    legal = [] if viewer is None else match.legal(viewer)
    return shown(terminal.draw(match.seen_by(viewer), seat, language, names, legal))


def shown(thing: Any) -> str:
    out = Console(file=io.StringIO(), width=80, color_system=None)
    out.print(thing)
    return out.file.getvalue()  # type: ignore[attr-defined,no-any-return]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(6))
def test_every_table_can_be_drawn_in_80_columns(seed: int, language: Language) -> None:
    options = {"pace": "calm" if seed % 2 else "live", "scoring": "toru" if seed > 3 else "sheet"}
    match, dice = lt.start("zuma", 3 + seed % 4, seed=f"draw {seed}", options=options), Dice(f"draw {seed}")
    for moment in moments(match, dice, one_in=8):
        for viewer in (0, None):
            lines = drawn(moment, viewer, language, LONG).splitlines()
            assert all(len(line) <= 80 for line in lines)
            assert len(lines) < 30
        shown(terminal.more(moment.seen_by(0), language, LONG))


def test_you_see_your_cards_each_with_its_number_and_the_newest_with_a_dot() -> None:
    match = dealt("rain sun moon sun moon sun moon", ALIEN, STRANGE, pace="calm")
    cards, numbers = drawn(match, 0).splitlines()[-2:]
    assert cards.split() == ["sun", "sun", "sun", "moon", "moon", "moon", "rain"]
    assert numbers.split() == ["1", "2", "3", "4", "5", "6", "7"]
    everybody_gives_what_came_last(match)
    cards, numbers = drawn(match, 0).splitlines()[-2:]
    assert cards.split() == ["sun", "sun", "sun", "moon", "moon", "rain", "rain"]
    assert numbers.split() == ["1", "2", "3", "4", "5", "6", "7", "•"]


def test_nobody_elses_cards_are_drawn() -> None:
    match = dealt(WINS, "4 jaguar 3 eagle", players=4, pace="calm")
    assert "jaguar" not in drawn(match, 0)
    assert "moon" not in drawn(match, 1)
    assert "sun" not in drawn(match, None)


def test_after_a_round_you_see_who_held_what_until_the_first_pass() -> None:
    match = dealt(WINS, "2 mask 3 jaguar 2 eagle", STRANGE, pace="live")
    played(match, (ANN, RED), (BOB, BLUE))
    text = drawn(match, 0)
    assert "The last round, after 0 passes:" in text
    assert "★ ● Ann  red  +2    sun ×4, moon ×3" in text
    assert "  ■ Bob  blue +1 −2 jaguar ×3, eagle ×2, mask ×2" in text
    assert "sun ×4" in shown(terminal.more(match.seen_by(1), "en", NAMES))


def test_before_the_first_round_is_over_there_is_nothing_to_look_back_at() -> None:
    assert shown(terminal.more(dealt(*PLAIN).seen_by(0), "fr", NAMES)).startswith("Aucun tour")


def test_the_wind_and_your_chip_are_shown() -> None:
    match = draw_chips(dealt(*PLAIN, scoring="toru"), "blue", "red", "red")
    assert "Your chip  blue" in drawn(match, 0)
    everybody_gives_what_came_last(match, 19)
    assert "Le vent tourne." in drawn(match, 0, "fr")


def test_a_taken_totem_shows_who_has_it() -> None:
    match = dealt(WINS, ALIEN, STRANGE)
    tell(match, (BOB, grab(RED)))
    assert "red → ■ Bob" in drawn(match, 0)
    assert "blue  g4" in drawn(match, 0)


def meant(text: str, match: Zuma | None = None) -> list[Option[Any]]:
    table = match or dealt("rain 3 sun 3 moon", ALIEN, STRANGE)
    return terminal.read(text, table.seen_by(0), ANN)


@pytest.mark.parametrize(
    ("text", "card"), [("1", "sun"), ("3", "sun"), ("4", "moon"), ("7", "rain"), ("moon", "moon"), ("lun", "moon")]
)
def test_a_card_is_given_by_its_number_or_its_name(text: str, card: Any) -> None:
    assert meant(text) == [Give(card)]


@pytest.mark.parametrize(
    ("text", "circles"), [("red", [0]), ("rouge", [0]), ("ble", [3]), ("g1", [0]), ("g 4", [3]), ("g9", [8])]
)
def test_a_totem_is_grabbed_by_its_circle_or_its_colour(text: str, circles: list[int]) -> None:
    assert meant(text) == [Grab(Totem(circle)) for circle in circles]


def test_where_there_are_two_of_a_colour_both_are_meant() -> None:
    assert meant("blue", dealt(WINS, players=6)) == [Grab(Totem(1)), Grab(Totem(3))]


def test_the_board_is_turned_by_a_number() -> None:
    assert meant("t2") == [TurnBoard(2)]


@pytest.mark.parametrize("text", ["0", "8", "99", "x", "so", "", "give", "g", "-1", "²"])
def test_what_says_nothing_is_nothing(text: str) -> None:
    assert meant(text) == []


def test_a_table_at_a_keyboard_would_rather_be_calm() -> None:
    assert GAME.agreed(3, GAME.realtime.untimed) == ZumaOptions(pace="calm")
