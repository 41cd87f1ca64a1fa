"""Golden playthroughs: one match of every game for each number of players, and counts of positions, as files.

`python -m tests.golden` writes them again; `test_golden.py` checks that today's code still plays the same.
`python -m tests.golden --print` shows what it would write: the same bytes on every machine and every Python.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import ludotheque as lt
from ludotheque.core.game import Game
from ludotheque.core.language.words import LANGUAGES, Language
from ludotheque.core.matches.match import Match
from ludotheque.core.state.position import Position

from .playing import NAMES, Dice, plain_json, play

HERE = Path(__file__).parent
OURS = {key: game for key, game in lt.shelf.items() if game.package.startswith("ludotheque.")}
"""Our own games. A third-party game keeps its golden files at home."""

HEADINGS: dict[Language, str] = {"en": "In English", "fr": "En français"}
DEEPEST, MANY = 6, 3_000
"""Positions are counted this many answers deep, but no deeper once there are many."""


def folder_of(key: str) -> Path:
    """The folder with a game's golden files."""
    return HERE / "games" / key / "playthroughs"


def golden_paths(key: str) -> list[Path]:
    """Where every golden file of a game lies."""
    matches = [f"{players}.{kind}" for players in OURS[key].players for kind in ("json", "txt")]
    return [folder_of(key) / name for name in (*matches, "perft.json")]


def golden_files(key: str) -> dict[Path, bytes]:
    """Every golden file of a game, as made by today's code."""
    contents: list[bytes] = []
    for players in OURS[key].players:
        match = golden_match(key, players)
        contents += (plain_json(golden_record(match)), golden_log(match).encode())
    counted = plain_json({"positions": counts(OURS[key])})
    return dict(zip(golden_paths(key), (*contents, counted), strict=True))


def golden_match(key: str, players: int, answers: int | None = None) -> Match[Any]:
    """A match with a fixed seed, answered from the legal lists by fixed dice, to its end or for this many answers."""
    match, dice = lt.start(key, players, f"golden {players}"), Dice(f"golden {key} {players}")
    return play(match, dice) if answers is None else play(match, dice, answers)


def golden_record(match: Match[Any]) -> dict[str, Any]:
    """The record, with a mark after each answer; a new version of ours must not change it."""
    return {**match.record(), "ludotheque": "any"}


def golden_log(match: Match[Any]) -> str:
    """The log as a watcher reads it, then the result, in each language."""
    return "\n".join(line for language in LANGUAGES for line in _told(match, language))


def _told(match: Match[Any], language: Language) -> Iterator[str]:
    yield f"{HEADINGS[language]}\n"
    for event in match.log(None):
        yield event.sentence().text(language, NAMES)
    yield ""
    assert match.result is not None
    for line in match.result.why:
        yield line.text(language, NAMES)
    yield ""


def counts(game: Game[Any]) -> list[dict[str, Any]]:
    """For fixed positions, early and late: how many positions there are one, two, three ... answers later."""
    found = []
    for players in sorted({game.players[0], game.players[-1]}):
        for answers in (0, 9, 60):
            match = golden_match(game.key, players, answers)
            if match.waiting_for():
                found.append({"players": players, "after": answers, "counts": perft(match.position)})
    return found


def perft(position: Position[Any]) -> list[int]:
    """How many positions can be reached with one answer, with two, and so on, until there are too many."""
    reached, sizes = [position], list[int]()
    while reached and len(sizes) < DEEPEST:
        sizes.append(sum(len(each.legal(player)) for each in reached for player in each.waiting_for()))
        reached = [after for each in reached for after in _one_further(each)] if sizes[-1] < MANY else []
    return sizes


def _one_further(position: Position[Any]) -> Iterator[Position[Any]]:
    for player in position.waiting_for():
        for option in position.legal(player):
            after = position.clone()
            after.answer(player, option)
            yield after


def main() -> None:
    """Writes the golden files of every game again, or shows them."""
    for key in OURS:
        for path, content in golden_files(key).items():
            if "--print" in sys.argv[1:]:
                sys.stdout.buffer.write(content)
                continue
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            print(path.relative_to(HERE.parent))


if __name__ == "__main__":
    main()
