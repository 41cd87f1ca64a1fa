"""Somebody who visits the house with a page of some engine, and finds things there by name."""

from typing import Any

from tests.web.visiting.steady import SteadyHouse
from tests.web.visiting.wording import worded

from .pages import Page, Point, ask, wait_for

PLACE = """(selector, name) => {
    const named = (each) => (each.getAttribute("aria-label") ?? each.textContent).trim();
    for (const each of document.querySelectorAll(selector)) {
        if (name !== null && named(each) !== name) continue;
        const { left, top, width, height } = each.getBoundingClientRect();
        if (top + height / 2 < 0 || top + height / 2 > innerHeight) {
            each.scrollIntoView({ block: "center", behavior: "instant" });
            return null;
        }
        for (const [x, y] of [[left + width / 2, top + height / 2], [left + 6, top + 12]]) {
            if (width && each.contains(document.elementFromPoint(x, y))) return [x, y];
        }
    }
}"""
"""The point where something can be touched: its middle, or its edge if something else lies on it."""
COUNT = "(selector) => document.querySelectorAll(selector).length"
SAYS = "(selector, text) => [...document.querySelectorAll(selector)].some((each) => each.textContent.includes(text))"
SAYS_NOT = f"(selector, text) => !({SAYS})(selector, text)"
REMEMBERS_TROUBLES = """() => {
    globalThis.troubles = [];
    addEventListener("error", (event) => troubles.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
    addEventListener("securitypolicyviolation", (event) => troubles.push(`forbidden: ${event.violatedDirective}`));
}"""
TROUBLES = "() => globalThis.troubles ?? []"
SAID_OF_NO_HARM = "ResizeObserver loop"
"""A measurement repeated in the next frame, which engines report as if it were an error."""


class Visitor:
    """Somebody at a page, who reads English."""

    def __init__(self, page: Page, house: SteadyHouse) -> None:
        self.page, self.house = page, house

    def open(self, path: str) -> None:
        """Goes to an address of the house. From then on, every error on the page is remembered."""
        self.page.open(f"http://{self.house.host}:{self.house.port}{path}")
        ask(self.page, REMEMBERS_TROUBLES)

    def troubles(self) -> list[str]:
        """The errors on the page."""
        found: list[str] = ask(self.page, TROUBLES)
        return [trouble for trouble in found if not trouble.startswith(SAID_OF_NO_HARM)]

    # Seeing.

    def says(self, id: str, **args: int | str) -> str:
        """A message of the client, as the page words it."""
        return worded("en", id, **args)

    def sees(self, script: str, *given: Any) -> Any:
        """Waits until this is true on the page."""
        return wait_for(self.page, script, *given)

    def looks(self, script: str, *given: Any) -> Any:
        """The value now."""
        return ask(self.page, script, *given)

    def reads(self, selector: str, text: str) -> None:
        """Waits until this text is there."""
        self.sees(SAYS, selector, text)

    def reads_no_more(self, selector: str, text: str) -> None:
        """Waits until this text is no longer there."""
        self.sees(SAYS_NOT, selector, text)

    def count(self, selector: str) -> int:
        """The number of these."""
        found: int = ask(self.page, COUNT, selector)
        return found

    def place_of(self, selector: str, name: str | None = None) -> Point:
        """Where something is, once it is still and nothing is in the way."""
        before = None
        while (now := self.sees(PLACE, selector, name)) != before:
            before = now
        return Point(*now)

    # Doing.

    def touch(self, selector: str, name: str | None = None) -> None:
        """Touches something, by finger if there is one, otherwise with the mouse."""
        self.page.point([self.place_of(selector, name)])

    def drag(self, selector: str, target: str) -> None:
        """Drags something onto a target."""
        start, end = self.place_of(selector), self.place_of(target)
        steps = [
            Point(start.x + (end.x - start.x) * part / 8, start.y + (end.y - start.y) * part / 8) for part in range(9)
        ]
        self.page.point(steps)

    def press(self, *keys: str) -> None:
        """Presses keys, one after another."""
        for key in keys:
            self.page.press(key)
