"""Somebody who visits the house with one page of some engine, and finds things there by what they are called."""

from typing import Any

from tests.web.steady import SteadyHouse
from tests.web.wording import worded

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
"""Where something can be touched: in its middle, or at its edge where another lies on it."""
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
"""A measure that is taken again in the next frame: engines say so as if it were an error."""


class Visitor:
    """Somebody at a page; they read English."""

    def __init__(self, page: Page, house: SteadyHouse) -> None:
        self.page, self.house = page, house

    def open(self, path: str) -> None:
        """Goes to an address of the house; from then on, whatever goes wrong on the page is remembered."""
        self.page.open(f"http://{self.house.host}:{self.house.port}{path}")
        ask(self.page, REMEMBERS_TROUBLES)

    def troubles(self) -> list[str]:
        """What went wrong."""
        found: list[str] = ask(self.page, TROUBLES)
        return [trouble for trouble in found if not trouble.startswith(SAID_OF_NO_HARM)]

    # Seeing.

    def says(self, id: str, **args: int | str) -> str:
        """How the page words a message of the client."""
        return worded("en", id, **args)

    def sees(self, script: str, *given: Any) -> Any:
        """Waits until it is so on the page."""
        return wait_for(self.page, script, *given)

    def looks(self, script: str, *given: Any) -> Any:
        """What is so now."""
        return ask(self.page, script, *given)

    def reads(self, selector: str, text: str) -> None:
        """Waits until it says so there."""
        self.sees(SAYS, selector, text)

    def reads_no_more(self, selector: str, text: str) -> None:
        """Waits until it does not say so any more."""
        self.sees(SAYS_NOT, selector, text)

    def count(self, selector: str) -> int:
        """How many of these there are."""
        found: int = ask(self.page, COUNT, selector)
        return found

    def place_of(self, selector: str, name: str | None = None) -> Point:
        """Where it lies, as soon as it lies still and nothing is in the way."""
        before = None
        while (now := self.sees(PLACE, selector, name)) != before:
            before = now
        return Point(*now)

    # Doing.

    def touch(self, selector: str, name: str | None = None) -> None:
        """With the finger where there is one, with the mouse elsewhere."""
        self.page.point([self.place_of(selector, name)])

    def drag(self, selector: str, target: str) -> None:
        """Takes it, carries it there, and lets it go."""
        start, end = self.place_of(selector), self.place_of(target)
        steps = [
            Point(start.x + (end.x - start.x) * part / 8, start.y + (end.y - start.y) * part / 8) for part in range(9)
        ]
        self.page.point(steps)

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.page.press(key)
