"""What a person sees at a real terminal: colours, pages, an album to leaf through."""

from collections.abc import Callable
from pathlib import Path

from .test_commands import recorded

Seen = Callable[..., str]


def test_the_board_has_its_colours_and_the_screen_is_cleared(at_a_terminal: Seen) -> None:
    seen = at_a_terminal("play", "zatre", "--seats", "me,greedy", "--seed", "colours", typed="q\n")
    assert "\x1b[2J" in seen
    assert "\x1b[" in seen.partition("Your tiles")[0]


def test_no_color_is_respected_and_the_cells_still_differ(at_a_terminal: Seen) -> None:
    seen = at_a_terminal("play", "zatre", "--seats", "me,greedy", "--seed", "plain", typed="q\n", NO_COLOR="1")
    assert "38;" not in seen
    assert "×" in seen
    assert "·" in seen


def test_a_replay_is_leafed_through_forward_back_and_to_a_page(at_a_terminal: Seen, tmp_path: Path) -> None:
    path = recorded(tmp_path / "match.json")
    seen = at_a_terminal("replay", str(path), typed="\n\nb\n12\ns 2\ns spectator\ns 9\nq\n")
    pages = [line for line in seen.replace("\r", "").split("\n") if "of 30, " in line]
    numbers = [page.partition("After answer ")[2].partition(" of")[0] for page in pages]
    assert numbers == ["0", "1", "2", "1", "12", "12", "12", "12"]
    assert "everything open" in pages[4]
    assert "from seat 2" in pages[5]
    assert "as a spectator" in pages[6]
    assert "There is no seat “9”" in seen


def test_a_replay_ends_when_the_connection_is_cut(at_a_terminal: Seen, tmp_path: Path) -> None:
    path = recorded(tmp_path / "match.json")
    assert "After answer 30 of 30" in at_a_terminal("replay", str(path), "--at", "99", typed="\x04")


def test_the_rules_are_paged(at_a_terminal: Seen) -> None:
    assert "4.2.3" in at_a_terminal("rules", "zatre", "--lang", "fr")
