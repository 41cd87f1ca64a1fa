"""The shelf: third-party games stand beside ours, and a broken one is left out with the reason."""

import sys
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from pathlib import Path
from typing import Any

import pytest

import ludotheque as lt
from ludotheque.core import shelf as shelf_module
from ludotheque.core.game import Game
from ludotheque.core.language.refusals import UnknownGame
from ludotheque.core.language.words import MissingWords, Sentence
from ludotheque.core.shelf import GROUP, Shelf

from ..refusing import refused


def shelf_with(monkeypatch: pytest.MonkeyPatch, **plugins: str) -> Shelf:
    """A shelf on which, beside our games, these plug-ins are installed: entry point and what it points at."""
    ours = [*entry_points(group=GROUP)]
    strange = [EntryPoint(name, value, GROUP) for name, value in plugins.items()]
    monkeypatch.setattr(shelf_module, "entry_points", lambda group: EntryPoints([*strange, *ours]))
    return Shelf()


@pytest.mark.parametrize(
    "value",
    [
        "tests.plugins.raises:GAME",
        "tests.plugins.exits:GAME",
        "tests.plugins.nowhere:GAME",
        "tests.plugins.misplaced:GAME",
        "tests.plugins.impostors:NOTHING",
        "tests.plugins.impostors:GAME",
        "tests.plugins.impostors:OtherKey",
        "tests.plugins.impostors:OTHER_KEY",
        "tests.plugins.impostors:NO_KEY",
        "not even a module",
    ],
)
def test_a_broken_plug_in_leaves_the_shelf_working(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    shelf = shelf_with(monkeypatch, strange=value)
    assert [*shelf] == [*lt.shelf]
    assert shelf["zatre"] is lt.shelf["zatre"]
    assert shelf.broken["strange"]
    with refused(UnknownGame, "strange", "does not open"):
        shelf.game("strange")


SPEECHLESS = "from tests.plugins.lots import Lots\n\n\nclass Half(Lots):\n    key = 'half'\n\n\nGAME = Half()\n"


def half_a_game(folder: Path, *files: str) -> Path:
    """A plug-in with these files of words and rules, each with no more than a title and a pitch."""
    package = folder / "half"
    for name in files:
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("title = Half\npitch = Half a game.\n")
    (package / "__init__.py").write_text(SPEECHLESS)
    return folder


WHOLE = ("words/en.ftl", "words/fr.ftl", "rules/en.md", "rules/fr.md")


@pytest.mark.parametrize("lacking", WHOLE)
def test_a_game_that_lacks_a_language_is_left_out_and_told_what_it_lacks(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, lacking: str
) -> None:
    monkeypatch.syspath_prepend(half_a_game(tmp_path, *(name for name in WHOLE if name != lacking)))
    monkeypatch.delitem(sys.modules, "half", raising=False)
    shelf = shelf_with(monkeypatch, half="half:GAME")
    assert "half" not in shelf
    assert shelf.broken["half"] == f"half:GAME: half lacks {lacking}"


def test_a_message_that_a_catalogue_lacks_is_said_in_another_language_or_by_its_id(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.syspath_prepend(half_a_game(tmp_path, *WHOLE))
    monkeypatch.delitem(sys.modules, "half", raising=False)
    (tmp_path / "half" / "words" / "en.ftl").write_text("only-here = { $n } pears\n")
    with pytest.warns(MissingWords, match="words/fr.ftl cannot say 'only-here'"):
        assert Sentence("only-here", {"n": 3}, "half").text("fr") == "3 pears"
    with pytest.warns(MissingWords, match="cannot say 'nowhere'"):
        assert Sentence("nowhere", {}, "half").text("fr") == "nowhere"
    with pytest.warns(MissingWords, match="cannot say 'only-here'"):
        assert Sentence("only-here", {}, "half").text("en") == "only-here"


def test_a_game_that_defines_a_part_of_a_facet_is_told_where_it_belongs(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = shelf_with(monkeypatch, strange="tests.plugins.misplaced:GAME")
    assert "strange" not in shelf
    why = (
        "Misplaced defines itself what belongs in a facet: write offer = Offer(minutes=...), mind = Mind(evaluate=...)"
    )
    assert shelf.broken["strange"] == f"tests.plugins.misplaced:GAME: {why}"


def test_a_plug_in_does_not_take_the_place_of_our_game(monkeypatch: pytest.MonkeyPatch) -> None:
    shelf = shelf_with(monkeypatch, zatre="tests.plugins.impostors:OUR_NAME")
    assert shelf.game("zatre") is lt.shelf["zatre"]


def test_a_whole_plug_in_stands_beside_our_games(lots: Game[Any]) -> None:
    assert [*lt.shelf] == sorted([*lt.shelf])
    assert lt.shelf.game("lots") is lots
    assert lt.shelf.broken == {}
