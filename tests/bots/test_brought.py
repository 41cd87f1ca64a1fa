"""Bots that others bring play beside ours, see what their seat sees, and fail with a sentence."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.bots import BOTS, UnknownBot, bot_named, bot_names
from ludotheque.bots.brought import BrokenBot, installed
from ludotheque.bots.series.matches import Series, play_series
from ludotheque.core.language.words import LANGUAGES, Language

BOLD = '''"""A bot of somebody else."""

from ludotheque.core import HIDDEN


class Bold:
    """Takes the first option there is, and looks whether others' tiles are hidden from it."""

    def choose(self, game, view, player, chance):
        others = [hand for seat, hand in enumerate(view.world.hands) if seat != player]
        if any(tile is not HIDDEN for hand in others for tile in hand):
            raise AssertionError("a bot sees more than its seat")
        return view.legal(player)[0]


class Mute:
    """No bot at all."""


def failing():
    return 1 / 0


READY = Bold()
'''
ENTRY_POINTS = "[ludotheque.bots]\nbold = bold_bots:Bold\nhard = bold_bots:Mute\n"


@pytest.fixture
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package with bots is installed in another folder."""
    folder = tmp_path / "bold_bots-1.0.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: bold-bots\nVersion: 1.0\n")
    (folder / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "bold_bots.py").write_text(BOLD)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "bold_bots", raising=False)
    installed.cache_clear()
    yield
    installed.cache_clear()


@pytest.mark.usefixtures("_elsewhere")
@pytest.mark.parametrize("name", ["bold", "bold_bots:Bold", "bold_bots:READY"])
def test_a_bot_that_others_bring_plays_whole_matches_from_what_its_seat_sees(name: str) -> None:
    outcomes = [*play_series(Series("zatre", 2, (name, "random"), "bold"), 2)]
    assert [outcome.bots for outcome in outcomes] == [(name, "random"), ("random", name)]


@pytest.mark.usefixtures("_elsewhere")
def test_installed_bots_are_listed_after_ours_and_take_no_name_of_ours() -> None:
    assert bot_names() == [*BOTS, "bold"]
    assert bot_named("hard") is BOTS["hard"]


@pytest.mark.usefixtures("_elsewhere")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("bold_bots:Mute", "choose"),
        ("bold_bots:failing", "choose"),
        ("bold_bots:Nothing", "Nothing"),
        ("no_such_module:Bot", "no_such_module"),
        (":", ""),
    ],
)
def test_a_bot_that_is_broken_is_refused_with_the_reason(name: str, why: str, language: Language) -> None:
    with pytest.raises(BrokenBot) as refused:
        bot_named(name)
    said = refused.value.text(language)
    assert name in said
    assert why in said


@pytest.mark.usefixtures("_elsewhere")
def test_an_unknown_bot_is_told_of_the_installed_ones_too() -> None:
    with pytest.raises(UnknownBot, match="bold"):
        bot_named("timid")
