"""The glossary is true: each word stands once, and lives where the page says; and a class has its name for itself."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "ludotheque"
LINE = re.compile(r"^\| (?P<word>[^|]+) \| (?P<means>[^|]+) \| (?P<places>`[^|]+`) \|$", re.MULTILINE)
LINES = [*LINE.finditer((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))]

SENT = "what the house sends of it; the name travels"
ASKED = "what a browser asks for, and what is written down of it; both names travel"
BENCH = "a measurement's own: `bench` stands apart, and mirrors what it measures"
NEEDED = "a `Protocol`: what one room needs of it"
SHARED_NAMES = {
    "Alternative": SENT,
    "Asked": BENCH,
    "Catalogue": "in `env`, all choices of a game, numbered; elsewhere the sentences of a package",
    "Compared": BENCH,
    "Connection": NEEDED,
    "Facts": BENCH,
    "Field": "in `env`, how a value is written as numbers; in the core, a field of a record with its shape",
    "Heard": BENCH,
    "Lesson": SENT,
    "Library": SENT,
    "Link": BENCH,
    "Measured": BENCH,
    "Moment": SENT,
    "Offer": "how a game is offered, and the request to offer a seat, whose name travels",
    "Opened": "the entry, whose name is stored, and the answer over HTTP, whose name travels",
    "Person": SENT,
    "Plan": SENT,
    "Play": BENCH,
    "Played": "a match as it was played: in the arena with its bots, in the house to be played again",
    "Reason": SENT,
    "Refused": BENCH,
    "Row": "a row of a table: of a figure, and of the store",
    "Seated": NEEDED,
    "Server": BENCH,
    "Shares": "shares of the victories: of a bot in the arena, and near and far in `bench`",
    "Table": BENCH,
    "Tables": NEEDED,
    "Talk": SENT,
    "Watching": ASKED,
}
"""Class names that two rooms have, and why they may. None may be added without a reason."""


def test_every_word_lives_where_the_glossary_says() -> None:
    assert len(LINES) > 50
    places = [place for line in LINES for place in re.findall(r"`([^`]+)`", line["places"])]
    assert [place for place in places if not (ROOT / place).exists()] == []


def test_every_word_has_one_meaning() -> None:
    words = Counter(word for line in LINES for word in line["word"].split(", "))
    assert [word for word, times in words.items() if times > 1] == []


def room_of(module: Path) -> str:
    """The room of a module: a folder of the house, or one of the server's own rooms."""
    parts = module.relative_to(SOURCE).parts
    return "/".join(parts[:2] if parts[0] == "server" else parts[:1])


def shared_names(modules: dict[str, list[str]]) -> set[str]:
    """The class names that more than one room has."""
    rooms: dict[str, set[str]] = defaultdict(set)
    for room, names in modules.items():
        for name in names:
            rooms[name].add(room)
    return {name for name, where in rooms.items() if len(where) > 1}


def test_a_class_shares_its_name_with_another_room_only_for_a_reason() -> None:
    """Games are left out: they speak the words of their rulebooks."""
    named: dict[str, list[str]] = defaultdict(list)
    for module in SOURCE.rglob("*.py"):
        if (room := room_of(module)) != "games":
            tree = ast.parse(module.read_text(encoding="utf-8"))
            named[room] += [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    assert len(named) > 20
    assert sorted(shared_names(named)) == sorted(SHARED_NAMES)


def test_a_name_that_two_rooms_have_is_noticed() -> None:
    assert shared_names({"core": ["Match", "Line"], "server/tables": ["Line"], "bots": ["Bot"]}) == {"Line"}
