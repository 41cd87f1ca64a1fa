"""A page in some browser, as small as it can be: opened, asked, touched, and given keys."""

import json
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

PATIENCE = 60.0
"""Seconds after which something that should be on a page will not come any more."""
OFTEN = 0.05
"""Seconds between two looks at a page that is about to change."""

KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "ArrowRight": "\ue014"}
"""Keys without a character, as WebDriver writes them."""

Action = dict[str, Any]


class Point(NamedTuple):
    """A point of the window."""

    x: float
    y: float


@dataclass(frozen=True)
class Window:
    """How large a window is, and whether it is touched with a finger."""

    width: int
    height: int
    by_finger: bool


class Page(Protocol):
    """What every engine can do, as its driver does it."""

    def open(self, address: str) -> None:
        """Goes there."""

    def evaluate(self, expression: str) -> str:
        """The text that an expression gives on the page."""

    def point(self, path: Sequence[Point]) -> None:
        """A finger or the mouse goes down, along these points, and up."""

    def press(self, key: str) -> None:
        """A key, by its name."""

    def photograph(self) -> bytes:
        """What is seen, as a PNG."""

    def close(self) -> None:
        """Closes it, and forgets who was there."""


class Engine(Protocol):
    """A browser that is running."""

    def page(self, window: Window) -> Page:
        """A page for somebody whom the browser has never seen."""


def ask(page: Page, script: str, *given: Any) -> Any:
    """What a function gives on the page, for these arguments."""
    arguments = ", ".join(map(json.dumps, given))
    return json.loads(page.evaluate(f"JSON.stringify(({script})({arguments}) ?? null)"))


def wait_for(page: Page, script: str, *given: Any) -> Any:
    """What a function gives on the page, as soon as it gives something."""
    ends = time.monotonic() + PATIENCE
    while not (found := ask(page, script, *given)):
        assert time.monotonic() < ends, f"never on the page: {script} {given}"
        time.sleep(OFTEN)
    return found


def pointing(path: Sequence[Point], by_finger: bool) -> list[Action]:
    """The same as WebDriver says it, old and new."""
    first, *more = ({"type": "pointerMove", "x": round(at.x), "y": round(at.y)} for at in path)
    steps = [first, {"type": "pointerDown", "button": 0}, *more, {"type": "pointerUp", "button": 0}]
    kind = "touch" if by_finger else "mouse"
    return [{"type": "pointer", "id": kind, "parameters": {"pointerType": kind}, "actions": steps}]


def pressing(key: str) -> list[Action]:
    """A key as WebDriver says it."""
    value = KEYS.get(key, key)
    return [{"type": "key", "id": "keys", "actions": [{"type": each, "value": value} for each in ("keyDown", "keyUp")]}]
