"""How a game is drawn and read at a terminal: by its own module `terminal`, or plainly for any game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Protocol, cast

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core.game import Game
from ludotheque.core.language.words import Language, Player, catalogue, say
from ludotheque.core.shapes import Shape, fields_of
from ludotheque.core.state.steps import Event, Option, package_of
from ludotheque.core.state.world import Viewer, World
from ludotheque.core.wire import wire

from ..terminal import CATALOGUE


class Drawing(Protocol):
    """What a game's module `terminal` may provide. Each part is optional."""

    KEYS: Mapping[str, Option[Any]]

    def draw(
        self, w: Any, viewer: Viewer, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]
    ) -> RenderableType:
        """The table as the viewer sees it, at most 80 columns wide, with legal options highlighted."""

    def more(self, w: Any, language: Language, names: Sequence[str]) -> RenderableType:
        """What does not fit beside the board."""

    def read(self, text: str, w: Any, player: Player) -> list[Option[Any]]:
        """The options that may be meant by the typed text, in small letters; none if it means nothing."""

    def tells(self, event: Event, viewer: Viewer) -> bool:
        """True if an event deserves a line under the table."""


def drawing_of(game: Game[Any]) -> Drawing:
    """The game's own drawing, with the plain one for what it lacks."""
    own = import_module(f"{game.package}.terminal") if find_spec(f"{game.package}.terminal") else SimpleNamespace()
    parts = {name: getattr(own, name, plain) for name, plain in PLAIN.items()}
    return cast(Drawing, SimpleNamespace(**parts))


def _draw(
    w: World, viewer: Viewer, language: Language, names: Sequence[str], legal: Sequence[Option[Any]]
) -> RenderableType:
    """The view field by field, in the game's words where it has them; what players have, player by player."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    reading = Reading(package_of(type(w)), language, names)
    view = wire(w)
    for name, lies, shape in ((field.name, field.lies, field.shape) for field in fields_of(type(w))):
        label, value = Text(reading.label(name), style="dim"), view[name]
        if lies in ("by-seat", "hands", "secrets") and isinstance(value, list):
            for seat, each in enumerate(value):
                grid.add_row(Text() if seat else label, Text(f"{names[seat]}: {reading.said(each, shape, name)}"))
        else:
            grid.add_row(label, Text(reading.said(value, shape, name)))
    return grid


@dataclass(frozen=True)
class Reading:
    """How values of a game are said, by their shapes, to somebody who reads a language."""

    package: str
    language: Language
    names: Sequence[str]

    def label(self, field: str) -> str:
        """The name of a field."""
        return self._known(f"field-{field}") or field.replace("_", " ")

    def said(self, value: Any, shape: Shape, field: str) -> str:
        """A value in words."""
        if value is None or value == []:
            return "–"
        if isinstance(value, list):
            return ", ".join(self.said(each, of, field) for each, of in self._items(value, shape))
        if isinstance(value, dict):
            return ", ".join(
                f"{self.label(key)}: {self.said(each, of, key)}" for key, each, of in _entries(value, shape)
            )
        if isinstance(value, bool):
            return say(CATALOGUE, self.language, "yes" if value else "no", {})
        if shape.kind == "player" and isinstance(value, int):
            return self.names[value] if 0 <= value < len(self.names) else "–"
        word = shape.words.get(str(value), str(value))
        return self._known(f"value-{shape.name or field}-{word}") or str(value)

    def _items(self, value: list[Any], shape: Shape) -> Iterator[tuple[Any, Shape]]:
        of = shape.of if shape.kind == "parts" else (*shape.of, ANYTHING)[:1] * len(value)
        return zip(value, of, strict=True)

    def _known(self, id: str) -> str:
        """A message of the game; empty if it has none of this name."""
        return say(self.package, self.language, id, {}) if id in catalogue(self.package, self.language).ids else ""


ANYTHING = Shape("anything")


def _entries(value: dict[str, Any], shape: Shape) -> Iterator[tuple[str, Any, Shape]]:
    of = shape.of[1] if shape.kind == "by-key" else ANYTHING
    return ((key, each, shape.fields.get(key, of)) for key, each in value.items())


def _more(w: Any, language: Language, names: Sequence[str]) -> RenderableType:
    return ""


def _read(text: str, w: Any, player: Player) -> list[Option[Any]]:
    return []


def _tells(event: Event, viewer: Viewer) -> bool:
    return True


PLAIN: dict[str, Any] = {"KEYS": {}, "draw": _draw, "more": _more, "read": _read, "tells": _tells}
