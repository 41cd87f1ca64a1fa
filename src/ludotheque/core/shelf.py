"""The shelf: every game that is installed, ours and others', found through entry points."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from .game import Game
from .refusals import UnknownGame, house
from .words import quoted

GROUP = "ludotheque.games"


class Shelf(Mapping[str, Game[Any]]):
    """The games by key. A game that is installed but broken is left out, and `broken` says why."""

    def __init__(self) -> None:
        self.broken: dict[str, str] = {}

    @cached_property
    def _games(self) -> dict[str, Game[Any]]:
        games: dict[str, Game[Any]] = {}
        for entry in sorted(entry_points(group=GROUP), key=_ours_first):
            try:
                game = _opened(entry)
            except (
                Exception,
                SystemExit,
            ) as error:  # a stranger's package may fail in any way; the others stay on the shelf
                self.broken[entry.name] = f"{entry.value}: {error}"
            else:
                games.setdefault(game.key, game)
        return dict(sorted(games.items()))

    def __getitem__(self, key: str) -> Game[Any]:
        return self._games[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)

    def game(self, key: str) -> Game[Any]:
        """The game, or a refusal that names those there are."""
        name = quoted(key)
        if name in self._games:
            return self._games[name]
        if name in self.broken:
            raise UnknownGame(house("broken-game", game=name, reason=self.broken[name]))
        raise UnknownGame(house("unknown-game", game=name, known=", ".join(self) or "-"))


def _ours_first(entry: EntryPoint) -> tuple[bool, str]:
    return not entry.value.startswith(f"{__name__.partition('.')[0]}."), entry.name


def _opened(entry: EntryPoint) -> Game[Any]:
    game = entry.load()
    if not isinstance(game, Game) or game.key != entry.name:
        raise TypeError(f"is not a Game whose key is {entry.name!r}")
    return game


shelf = Shelf()
