"""The shelf: every game that is installed, ours and others', found through entry points."""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from typing import Any

from .game import Game
from .language.refusals import UnknownGame, refusal
from .language.words import LANGUAGES, quoted

GROUP = "ludotheque.games"


class Shelf(Mapping[str, Game[Any]]):
    """The games by key, each loaded when first needed.

    A game that is installed but broken is left out; once it was tried, `broken` says why.
    """

    def __init__(self) -> None:
        self.broken: dict[str, str] = {}
        self._opened: dict[str, Game[Any] | None] = {}

    @cached_property
    def _entries(self) -> dict[str, list[EntryPoint]]:
        """What is installed under each key, ours first."""
        entries: dict[str, list[EntryPoint]] = {}
        for entry in sorted(entry_points(group=GROUP), key=_ours_first):
            entries.setdefault(entry.name, []).append(entry)
        return dict(sorted(entries.items()))

    def _open(self, key: str) -> Game[Any] | None:
        """The game; None if there is none, or if it is broken."""
        if key in self._entries and key not in self._opened:
            opened = (self._try(entry) for entry in self._entries[key])
            self._opened[key] = next((game for game in opened if game is not None), None)
        return self._opened.get(key)

    def _try(self, entry: EntryPoint) -> Game[Any] | None:
        try:
            return _opened(entry)
        except (Exception, SystemExit) as error:  # a stranger's package may fail in any way; the others must still work
            self.broken[entry.name] = f"{entry.value}: {error}"
            return None

    def __getitem__(self, key: str) -> Game[Any]:
        game = self._open(key)
        if game is None:
            raise KeyError(key)
        return game

    def __iter__(self) -> Iterator[str]:
        return (key for key in self._entries if self._open(key) is not None)

    def __len__(self) -> int:
        return sum(1 for _ in self)

    def game(self, key: str) -> Game[Any]:
        """The game; the refusal of an unknown key names the games there are."""
        name = quoted(key)
        if (game := self._open(name)) is not None:
            return game
        if name in self.broken:
            raise UnknownGame(refusal("broken-game", game=name, reason=self.broken[name]))
        raise UnknownGame(refusal("unknown-game", game=name, known=", ".join(self) or "-"))


def _ours_first(entry: EntryPoint) -> tuple[bool, str]:
    return not entry.value.startswith(f"{__name__.partition('.')[0]}."), entry.name


def _opened(entry: EntryPoint) -> Game[Any]:
    game = entry.load()
    if not isinstance(game, Game) or game.key != entry.name:
        raise TypeError(f"is not a Game whose key is {entry.name!r}")
    if lacks := [*_lacking(game)]:
        raise LookupError(f"{game.package} lacks {', '.join(lacks)}")
    return game


def _lacking(game: Game[Any]) -> Iterator[str]:
    """What a game needs to stand on a shelf and lacks: catalogues with its title, and rules, in every language."""
    package = files(game.package)
    for language in LANGUAGES:
        words = package.joinpath("words", f"{language}.ftl")
        said = words.read_text(encoding="utf-8") if words.is_file() else ""
        for id in ("title", "pitch") if said else ():
            if not re.search(rf"^{id} *=", said, re.MULTILINE):
                yield f"{id!r} in words/{language}.ftl"
        if not said:
            yield f"words/{language}.ftl"
        if not package.joinpath("rules", f"{language}.md").is_file():
            yield f"rules/{language}.md"


shelf = Shelf()
