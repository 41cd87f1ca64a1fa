"""The rooms of Winter Colony know only those below them: docs/architecture.md."""

from pathlib import Path

import pytest

from tests.repository.test_layers import SOURCE, imports_of, name_of

WINTER = "ludotheque.games.winter"
FLOORS = (
    ("vocabulary",),
    ("pack",),
    ("table",),
    ("decks",),
    ("dealing",),
    ("naming", "cards", "chapters", "actions"),
    ("guessing",),
    ("bot",),
)
"""From the lowest to the highest."""
FLOOR = {room: number for number, rooms in enumerate(FLOORS) for room in rooms}
MODULES = sorted((SOURCE / "games" / "winter").rglob("*.py"))


def room_of(name: str) -> str:
    """The room of a module by its dotted name; nothing if it is none of the game."""
    _, ours, inside = name.partition(f"{WINTER}.")
    return inside.partition(".")[0] if ours else ""


@pytest.mark.parametrize("module", [each for each in MODULES if room_of(name_of(each)) in FLOOR], ids=name_of)
def test_a_room_knows_no_room_above_it(module: Path) -> None:
    own = FLOOR[room_of(name_of(module))]
    known = {name for name in imports_of(module) if room_of(name)}
    assert [name for name in sorted(known) if FLOOR.get(room_of(name), len(FLOORS)) > own] == []
