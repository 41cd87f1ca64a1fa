"""Who may import whom (docs/architecture.md): the arrows point one way."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import ludotheque

SOURCE = Path(ludotheque.__file__).parent
OURS = "ludotheque"
"""The front door: what is imported from it comes from the core."""

ARROWS: dict[str, set[str]] = {
    OURS: {"core"},
    "core": set(),
    "games": {"core"},
    "bots": {"core"},
    "arena": {"core", "bots"},
    "study": {"core", "bots", OURS},
    "env": {"core", OURS},
    "testing": {"core", "bots", OURS},
    "kernels": {"core", "fast", "games"},
    "fast": {"core", "bots", OURS},
    "server": {"core", "bots", OURS},
    "bench": {"core", "bots", "env", "fast", "server", OURS},
    "terminal": {"core", "bots", "arena", "bench", "fast", "server", "study", "testing", OURS},
    "cli": {"core", "bots", "arena", "bench", "fast", "server", "study", "terminal", "testing", OURS},
    "__main__": {"cli"},
}
"""By part of the house: which other parts it may know."""

MODULES = sorted(SOURCE.rglob("*.py"))
FOR_ANY_GAME = ("arena", "bots", "core", "env", "fast", "server", "study", "testing")
"""Parts that name no game: what a game offers them, they find."""

ROOT = Path(__file__).parent.parent.parent
CLIENT = ROOT / "web" / "src"
BOARDS = sorted(file for file in (CLIENT / "games").glob("*/**/*") if file.suffix in (".ts", ".svelte"))
WORKS_FOR_BOARDS = {"games", "house", "parts", "protocol"}
"""What a board may touch beside its own folder."""
THE_NETWORK = "house/api"
"""What asks the house over HTTP."""
OF_THE_GENERIC_BOARD = {THE_NETWORK}
"""The board of any game fetches the words of a game it does not know."""


def name_of(module: Path) -> str:
    """The module's dotted name: `ludotheque.games.zatre.table`."""
    parts = module.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def part_of(name: str) -> str:
    """The part of the house a module belongs to; a game's kernels are a part of their own."""
    _, _, inside = name.partition(".")
    return "kernels" if ".kernels" in inside else inside.partition(".")[0] or OURS


def game_of(name: str) -> str:
    """The game a module belongs to; nothing if it is no game's."""
    parts = name.split(".")
    return parts[2] if len(parts) > 2 and parts[1] == "games" else ""


def imports_of(module: Path) -> Iterator[str]:
    """What a module imports, by full name, wherever in it the import stands."""
    name = name_of(module) if module.is_relative_to(SOURCE) else module.stem
    package = name if module.stem == "__init__" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from _imported_from(node, package)


def _imported_from(node: ast.ImportFrom, package: str) -> Iterator[str]:
    """`from .. import game` names a module; `from ..game import Game` names what is in one."""
    above = package.rsplit(".", node.level - 1)[0] if node.level else ""
    origin = ".".join(filter(None, (above, node.module)))
    for alias in node.names:
        inside = f"{origin}.{alias.name}"
        yield inside if _is_module(inside) else origin


def _is_module(name: str) -> bool:
    path = SOURCE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").is_file()


def ours_in(module: Path) -> list[str]:
    return [name for name in imports_of(module) if name.partition(".")[0] == OURS]


def is_allowed(importer: str, imported: str) -> bool:
    """Whether the arrow from one module to another points the right way."""
    here, there = part_of(importer), part_of(imported)
    if here == there:
        return game_of(importer) == game_of(imported)
    return there in ARROWS[here]


@pytest.mark.parametrize("module", MODULES, ids=name_of)
def test_the_arrows_point_one_way(module: Path) -> None:
    assert part_of(name_of(module)) in ARROWS, "a new part of the house: say here what it may import"
    assert [name for name in ours_in(module) if not is_allowed(name_of(module), name)] == []


def test_the_scripts_of_the_clone_need_nothing_of_ours() -> None:
    scripts = [ROOT / "dev.py", *(ROOT / "tools").glob("*.py")]
    assert len(scripts) > 4
    assert [script.name for script in scripts if OURS in {name.partition(".")[0] for name in imports_of(script)}] == []


def test_nobody_but_the_command_line_imports_the_terminal() -> None:
    knowing = {
        part_of(name_of(module)) for module in MODULES for name in ours_in(module) if part_of(name) == "terminal"
    }
    assert knowing - {"terminal"} <= {"cli"}


def test_the_core_imports_no_screen_and_no_test_tool() -> None:
    unwanted = {"rich", "pytest", "hypothesis", "tests", "argparse", "asyncio", "random", "time", "datetime"}
    for module in MODULES:
        if part_of(name_of(module)) == "core":
            assert {name.partition(".")[0] for name in imports_of(module)} & unwanted == set(), name_of(module)


KNOWN_CYCLES: list[set[str]] = [
    {
        "ludotheque.games.winter.vocabulary.effects",
        "ludotheque.games.winter.vocabulary.effects.composing",
        "ludotheque.games.winter.vocabulary.effects.people",
        "ludotheque.games.winter.vocabulary.modifiers",
    },
]
"""Modules that import each other in a ring; none may be added. The words on cards are a grammar: an effect may change a
rule, and a changed rule may have effects."""


def test_no_modules_import_each_other_in_a_ring() -> None:
    """Imports for types alone count too: who reads one of the modules has to read them all."""
    known = {name_of(module) for module in MODULES}
    imports = {name_of(module): {*ours_in(module)} & known - {name_of(module)} for module in MODULES}
    assert cycles_in(imports) == sorted(map(sorted, KNOWN_CYCLES))


SERVER = f"{OURS}.server."


def room_of(name: str) -> str:
    """The room of the server that a module belongs to: a folder, or itself if it lies beside them."""
    return name.removeprefix(SERVER).partition(".")[0]


def test_no_rooms_of_the_server_import_each_other_in_a_ring() -> None:
    """So each room can be read, and tried, with only those below it."""
    arrows: dict[str, set[str]] = {}
    for module in MODULES:
        if (name := name_of(module)).startswith(SERVER):
            others = {room_of(other) for other in ours_in(module) if other.startswith(SERVER)}
            arrows.setdefault(room_of(name), set()).update(others - {room_of(name)})
    assert len(arrows) > 15
    assert cycles_in(arrows) == []


def cycles_in(arrows: dict[str, set[str]]) -> list[list[str]]:
    """Nodes that can be reached from each other, by ring."""
    reached = {node: _reached_from(node, arrows) for node in arrows}
    rings = {frozenset({node, *(far for far in reached[node] if node in reached[far])}) for node in arrows}
    return sorted(sorted(ring) for ring in rings if len(ring) > 1)


def _reached_from(start: str, arrows: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        more = arrows[waiting.pop()] - found
        found |= more
        waiting += more
    return found


def test_a_ring_is_found_wherever_it_begins() -> None:
    assert cycles_in({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": {"a"}}) == [["b", "c"]]
    assert cycles_in({"a": {"b"}, "b": {"c"}, "c": set()}) == []


def test_the_arrows_are_read_as_they_are_written() -> None:
    """The reading itself: absolute and relative imports, of modules and of what is in them."""
    zatre = SOURCE / "games" / "zatre" / "__init__.py"
    assert "ludotheque.games.zatre.table" in [*imports_of(zatre)]
    assert not is_allowed("ludotheque.core.game", "ludotheque.games.zatre")
    assert not is_allowed("ludotheque.games.zatre", "ludotheque.games.zuma.table")
    assert not is_allowed("ludotheque.bots.players.greedy", "ludotheque.games.zatre")
    assert not is_allowed("ludotheque.games.zatre.bot", "ludotheque.bots")
    assert not is_allowed("ludotheque.core.matches.match", "ludotheque")
    assert is_allowed("ludotheque.games.zatre", "ludotheque.core.game")


def imports_of_board(file: Path) -> set[str]:
    """What a part of a board imports of the client, by path from `web/src`."""
    origins = re.findall(r"""(?:from|import)[\s(]*["'](\.[^"']+)["']""", file.read_text(encoding="utf-8"))
    return {(file.parent / origin).resolve().relative_to(CLIENT).as_posix() for origin in origins}


def is_for_boards(game: str, imported: str) -> bool:
    """Whether a board may import it: never another game's folder, nor what belongs to the table."""
    first, *others = imported.split("/")
    if game == "generic" and imported in OF_THE_GENERIC_BOARD:
        return True
    is_of_another = first == "games" and len(others) > 1 and others[0] != game
    return first in WORKS_FOR_BOARDS and imported != THE_NETWORK and not is_of_another


def test_a_board_touches_only_what_is_there_for_boards() -> None:
    assert len(BOARDS) > 100
    games = {file: file.relative_to(CLIENT).parts[1] for file in BOARDS}
    assert [
        (str(file.relative_to(CLIENT)), imported)
        for file in BOARDS
        for imported in sorted(imports_of_board(file))
        if not is_for_boards(games[file], imported)
    ] == []


def test_a_board_asks_nothing_of_the_network() -> None:
    asking = re.compile(r"\bfetch\(|\bWebSocket\b|\bXMLHttpRequest\b")
    assert [file.name for file in BOARDS if asking.search(file.read_text(encoding="utf-8"))] == []


def test_what_a_board_may_not_touch_is_noticed() -> None:
    assert is_for_boards("zatre", "games/zatre/field/look")
    assert is_for_boards("zatre", "games/faces")
    assert not is_for_boards("zatre", "games/zuma/rows")
    assert not is_for_boards("zatre", "table/people")
    assert not is_for_boards("zatre", "house/api")
    assert "games/faces" in imports_of_board(CLIENT / "games" / "zatre" / "Board.svelte")


def words_of(module: Path) -> Iterator[str]:
    """The names in a module, and its texts other than docstrings."""
    tree = ast.parse(module.read_text(encoding="utf-8"))
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.value
        elif isinstance(node, ast.Name | ast.alias):
            yield node.id if isinstance(node, ast.Name) else node.name
        elif isinstance(node, ast.Attribute):
            yield node.attr


@pytest.mark.parametrize("part", FOR_ANY_GAME)
def test_what_serves_any_game_names_none(part: str) -> None:
    games = re.compile("|".join(ludotheque.shelf), re.IGNORECASE)
    named = {
        f"{name_of(module)}: {word}"
        for module in (SOURCE / part).rglob("*.py")
        for word in words_of(module)
        if games.search(word)
    }
    assert named == set()
