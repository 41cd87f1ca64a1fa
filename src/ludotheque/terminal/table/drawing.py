"""How a game is drawn and read at a terminal: by its own module `terminal`, or plainly for any game."""

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from types import SimpleNamespace
from typing import Any, Protocol, cast, get_type_hints

from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.core.game import Game
from ludotheque.core.language.words import Language, Player, catalogue, say
from ludotheque.core.state.steps import Event, Option, package_of
from ludotheque.core.state.world import Viewer, World, is_per_seat
from ludotheque.core.wire import wire


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
    hints, marked = get_type_hints(type(w)), get_type_hints(type(w), include_extras=True)
    for name, value in wire(w).items():
        label = Text(_label(package_of(type(w)), language, name), style="dim")
        if name == "over":
            continue
        if hints[name] is Player and isinstance(value, int):
            grid.add_row(label, Text(names[value]))
        elif is_per_seat(marked[name]) and isinstance(value, list):
            for seat, each in enumerate(value):
                grid.add_row(Text() if seat else label, Text(f"{names[seat]}: {_said(each)}"))
        else:
            grid.add_row(label, Text(_said(value)))
    return grid


def _label(package: str, language: Language, field: str) -> str:
    known = f"field-{field}" in catalogue(package, language).ids
    return say(package, language, f"field-{field}", {}) if known else field.replace("_", " ")


def _said(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_said, value)) or "–"
    if isinstance(value, dict):
        return ", ".join(f"{key}: {_said(each)}" for key, each in value.items()) or "–"
    return str(value)


def _more(w: Any, language: Language, names: Sequence[str]) -> RenderableType:
    return ""


def _read(text: str, w: Any, player: Player) -> list[Option[Any]]:
    return []


def _tells(event: Event, viewer: Viewer) -> bool:
    return True


PLAIN: dict[str, Any] = {"KEYS": {}, "draw": _draw, "more": _more, "read": _read, "tells": _tells}
