"""Chromium, driven by Playwright."""

from collections.abc import Sequence

from playwright.sync_api import Browser

from .pages import Point, Window


class Chromium:
    """The browser that the other tests use, too."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser

    def page(self, window: Window) -> "ChromiumPage":
        return ChromiumPage(self.browser, window)


class ChromiumPage:
    """A page with a context of its own."""

    def __init__(self, browser: Browser, window: Window) -> None:
        self.by_finger = window.by_finger
        self.context = browser.new_context(
            viewport={"width": window.width, "height": window.height},
            has_touch=window.by_finger,
            is_mobile=window.by_finger,
            locale="en-GB",
        )
        self.tab = self.context.new_page()

    def open(self, address: str) -> None:
        self.tab.goto(address)

    def evaluate(self, expression: str) -> str:
        return str(self.tab.evaluate(expression))

    def point(self, path: Sequence[Point]) -> None:
        if self.by_finger and len(path) == 1:
            self.tab.touchscreen.tap(*path[0])
            return
        self.tab.mouse.move(*path[0])
        self.tab.mouse.down()
        for at in path[1:]:
            self.tab.mouse.move(*at)
        self.tab.mouse.up()

    def press(self, key: str) -> None:
        self.tab.keyboard.press(key)

    def photograph(self) -> bytes:
        return self.tab.screenshot()

    def close(self) -> None:
        self.context.close()
