"""A page in some browser, with as little as possible: opening, asking, touching, pressing keys."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

PATIENCE = 60.0
"""Seconds after which what should be on a page counts as lost."""
OFTEN = 0.05
"""Seconds between two looks at a page that is about to change."""

KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "ArrowRight": "\ue014"}
"""Keys without a character, in WebDriver's notation."""

Action = dict[str, Any]


class Point(NamedTuple):
    """A point of the window."""

    x: float
    y: float


@dataclass(frozen=True)
class Window:
    """The size of a window, and whether it is touched by finger."""

    width: int
    height: int
    by_finger: bool


class Page(Protocol):
    """What every engine can do, through its driver."""

    def open(self, address: str) -> None:
        """Goes to an address."""

    def evaluate(self, expression: str) -> str:
        """The text value of an expression on the page."""

    def point(self, path: Sequence[Point]) -> None:
        """Presses a finger or the mouse down, moves it along these points, and lets go."""

    def press(self, key: str) -> None:
        """Presses a key, by name."""

    def photograph(self) -> bytes:
        """A picture of the page, as a PNG."""

    def close(self) -> None:
        """Closes the page and forgets its user."""


class Engine(Protocol):
    """A running browser."""

    def page(self, window: Window) -> Page:
        """A page for somebody the browser has never seen."""


def ask(page: Page, script: str, *given: Any) -> Any:
    """The value of a function on the page, with these arguments."""
    arguments = ", ".join(map(json.dumps, given))
    return json.loads(page.evaluate(f"JSON.stringify(({script})({arguments}) ?? null)"))


def wait_for(page: Page, script: str, *given: Any) -> Any:
    """The value of a function on the page, as soon as it is truthy."""
    ends = time.monotonic() + PATIENCE
    while not (found := ask(page, script, *given)):
        assert time.monotonic() < ends, f"never on the page: {script} {given}"
        time.sleep(OFTEN)
    return found


def pointing(path: Sequence[Point], by_finger: bool) -> list[Action]:
    """A touch along a path, in WebDriver's notation, classic and BiDi."""
    first, *more = ({"type": "pointerMove", "x": round(at.x), "y": round(at.y)} for at in path)
    steps = [first, {"type": "pointerDown", "button": 0}, *more, {"type": "pointerUp", "button": 0}]
    kind = "touch" if by_finger else "mouse"
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]


def pressing(key: str) -> list[Action]:
    """A key press in WebDriver's notation."""
    value = KEYS.get(key, key)
    return [{"type": "key", "id": "keys", "actions": [{"type": each, "value": value} for each in ("keyDown", "keyUp")]}]
