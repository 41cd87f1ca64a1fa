"""People with a browser of their own: on a phone or at a desk, in their language.

Any unexpected trouble on their pages (an error in the console, a file that does not load, something that the
Content-Security-Policy forbids) is remembered and fails the test.
"""

from collections.abc import Iterable
from copy import copy
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, WebError, expect

from ludotheque.core.language.words import Language
from tests.server.houses import Guest, RunningHouse

from .wording import told, worded

Device = Literal["phone", "laptop", "desk"]
Theme = Literal["light", "dark"]
Scenes = Literal["slow", "normal", "quick", "off"]

PATIENCE = 20_000
"""Milliseconds after which what should be on a page counts as lost."""
LANGUAGE_TAGS: dict[Language, str] = {"en": "en-GB", "fr": "fr-FR"}
DEVICES: dict[Device, dict[str, Any]] = {
    "phone": {
        "viewport": {"width": 360, "height": 740},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
    "laptop": {"viewport": {"width": 1366, "height": 650}},
    "desk": {"viewport": {"width": 1920, "height": 1080}},
}
FORBIDDEN = """addEventListener("securitypolicyviolation",
    (event) => console.error(`forbidden by the policy: ${event.violatedDirective} ${event.blockedURI}`))"""
SETTLED = """try {
    localStorage["ludotheque.settings"] ??= JSON.stringify({ soundAsked: true, scenes: "%s" });
} catch { /* A page without an address keeps nothing. */ }"""
"""Only newcomers are asked about sounds, at their first table."""
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Waits until the page has been drawn once more: a busy browser tells it of a new size only then."""
LEFT_BEHIND = "net::ERR_ABORTED"
"""A request that was abandoned because its page was left."""

expect.set_options(timeout=PATIENCE)


class Person:
    """Somebody at a browser."""

    def __init__(
        self,
        browser: Browser,
        house: RunningHouse,
        name: str = "",
        *,
        device: Device = "phone",
        language: Language = "en",
        theme: Theme = "light",
        still: bool = False,
        guest: Guest | None = None,
        new: bool = False,
        scenes: Scenes = "off",
    ) -> None:
        self.house, self.device, self.language, self.theme = house, device, language, theme
        self.taps = 0
        self.troubles: list[str] = []
        self._expected: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=f"http://{house.host}:{house.port}",
            locale=LANGUAGE_TAGS[language],
            color_scheme=theme,
            reduced_motion="reduce" if still else "no-preference",
            **DEVICES[device],
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(FORBIDDEN)
        if not new:
            self.context.add_init_script(SETTLED % scenes)
        self.context.on("console", self._heard)
        self.context.on("weberror", self._raised)
        self.context.on("requestfailed", self._missed)
        if guest is not None:
            self._become(guest)
        elif name:
            self.context.request.get("/api/me")
            self.context.request.post("/api/me", data={"name": name})
        self.name = guest.name if guest else name
        self.page: Page = self.context.new_page()

    def _become(self, guest: Guest) -> None:
        """Takes over the cookie of a guest who began without a browser."""
        name, _, value = guest.cookie.partition("=")
        self.context.add_cookies([{"name": name, "value": value, "domain": self.house.host, "path": "/"}])

    # What goes wrong.

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} {message.location.get('url', '')}")

    def _raised(self, error: WebError) -> None:
        self.troubles.append(f"page: {error.error}")

    def _missed(self, request: Request) -> None:
        if request.failure != LEFT_BEHIND:
            self.troubles.append(f"request: {request.url} {request.failure}")

    def expects(self, *parts: str) -> None:
        """Marks troubles with these words as intended."""
        self._expected += parts

    def unexpected(self) -> list[str]:
        """The troubles that nobody intended."""
        return [trouble for trouble in self.troubles if not any(part in trouble for part in self._expected)]

    def leave(self) -> None:
        """Closes the browser."""
        self.context.close()

    def look_again(self) -> None:
        """Has the window and the theme as at first."""
        self.page.set_viewport_size(DEVICES[self.device]["viewport"])
        self.page.emulate_media(media="screen", color_scheme=self.theme)

    def resize(self, width: int, height: int) -> None:
        """Gives the window this size, and waits until the page is drawn in it."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(DRAWN)

    # Reading.

    def says(self, id: str, **args: int | str) -> str:
        """A message of the client, as this person's page words it."""
        return worded(self.language, id, **args)

    def told(self, package: str, id: str, **args: int | str) -> str:
        """A sentence of the house or of a game, as this person's page words it."""
        return told(self.language, package, id, **args)

    def button(self, id: str, **args: int | str) -> Locator:
        """The button with exactly this text."""
        return self.page.get_by_role("button", name=self.says(id, **args), exact=True)

    def link(self, id: str, **args: int | str) -> Locator:
        """The link with exactly this text."""
        return self.page.get_by_role("link", name=self.says(id, **args), exact=True)

    def field(self, id: str, **args: int | str) -> Locator:
        """The field with this label."""
        return self.page.get_by_label(self.says(id, **args), exact=True)

    def text(self, id: str, **args: int | str) -> Locator:
        """The visible element with this text."""
        return self.page.get_by_text(self.says(id, **args)).filter(visible=True).first

    def reads(self, id: str, **args: int | str) -> None:
        """Waits until the page says this."""
        expect(self.text(id, **args)).to_be_visible()

    def announced(self) -> Locator:
        """The live region: what a screen reader announces."""
        return self.page.locator("[aria-live=polite][role=status].visually-hidden")

    # Doing.

    def open(self, path: str) -> Page:
        """Goes to an address of the house."""
        self.page.goto(path)
        return self.page

    def tap(self, thing: Locator, patience: float = PATIENCE) -> None:
        """Taps something: by finger on a phone, with the mouse at a desk."""
        self.taps += 1
        if self.device == "phone":
            thing.tap(timeout=patience)
        else:
            thing.click(timeout=patience)

    def tap_at(self, x: float, y: float) -> None:
        """Taps a point of the screen."""
        self.taps += 1
        if self.device == "phone":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def press(self, id: str, **args: int | str) -> None:
        """Taps the button with this text."""
        self.tap(self.button(id, **args))

    def another_tab(self) -> "Person":
        """The same person at the same page, in another tab of the same browser."""
        other = copy(self)
        other.page = self.context.new_page()
        other.open(self.page.url)
        return other

    @property
    def table(self) -> str:
        """The id of the table this person is at."""
        parts = urlsplit(self.page.url).path.split("/")
        assert parts[1] == "table", self.page.url
        return parts[2]

    def photograph(self, file: Path) -> None:
        """Takes a picture of what this person sees."""
        file.parent.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=file)

    def seen(self) -> str:
        """The text that this person sees."""
        return self.page.locator("body").aria_snapshot()


def troubles_of(people: Iterable[Person]) -> list[str]:
    """All troubles on their pages, each with its person."""
    return [f"{person.name or 'somebody'}: {trouble}" for person in people for trouble in person.unexpected()]
