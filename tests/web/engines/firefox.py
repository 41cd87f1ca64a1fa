"""Firefox, driven over its own WebDriver BiDi."""

import base64
import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.server.houses import wait_until

from .pages import PATIENCE, Point, Window, pointing, pressing

SETTINGS = {
    "app.update.auto": False,
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "intl.accept_languages": "en-GB",
    "remote.prefs.recommended": True,
    "ui.click_hold_context_menus.delay": 20_000,
}
"""No windows of its own open, touch is available, and on a slow machine a short touch does not count as a long one."""
ADDRESS = re.compile(r"ws://\S+")


class Refused(Exception):
    """Firefox did not do what it was told."""


@contextmanager
def firefox(program: Path, profile: Path) -> Iterator["Firefox"]:
    """A headless Firefox with a profile of its own."""
    lines = (f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in SETTINGS.items())
    (profile / "user.js").write_text("\n".join(lines), encoding="utf-8")
    command = (program, "--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0")
    said = profile / "firefox.log"
    with said.open("w") as log, subprocess.Popen(command, stdout=log, stderr=log) as process:
        try:
            with connect(f"{address_in(said, process)}/session", max_size=None, proxy=None) as line:
                yield Firefox(line)
        finally:
            process.terminate()


def address_in(said: Path, process: "subprocess.Popen[bytes]") -> str:
    """The address at which Firefox listens, once it says so."""
    wait_until(lambda: ADDRESS.search(said.read_text()) is not None or process.poll() is not None)
    found = ADDRESS.search(said.read_text())
    assert found, said.read_text()
    return found[0]


class Firefox:
    """The connection to Firefox."""

    def __init__(self, line: ClientConnection) -> None:
        self.line, self.numbers = line, count(1)
        self.tell("session.new", capabilities={})

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        """Sends a command; returns its result."""
        number = next(self.numbers)
        self.line.send(json.dumps({"id": number, "method": method, "params": params}))
        while (heard := json.loads(self.line.recv(timeout=PATIENCE))).get("id") != number:
            pass
        if heard["type"] == "error":
            raise Refused(f"{method}: {heard['error']}, {heard['message']}")
        result: dict[str, Any] = heard["result"]
        return result

    def page(self, window: Window) -> "FirefoxPage":
        return FirefoxPage(self, window)


class FirefoxPage:
    """A tab with cookies of its own."""

    def __init__(self, firefox: Firefox, window: Window) -> None:
        self.firefox, self.by_finger = firefox, window.by_finger
        self.person = firefox.tell("browser.createUserContext")["userContext"]
        self.context = firefox.tell("browsingContext.create", type="tab", userContext=self.person)["context"]
        size = {"width": window.width, "height": window.height}
        self.tell("browsingContext.setViewport", viewport=size)

    def tell(self, method: str, **params: Any) -> dict[str, Any]:
        return self.firefox.tell(method, context=self.context, **params)

    def open(self, address: str) -> None:
        self.tell("browsingContext.navigate", url=address, wait="complete")

    def evaluate(self, expression: str) -> str:
        where = {"context": self.context}
        heard = self.firefox.tell("script.evaluate", expression=expression, target=where, awaitPromise=False)
        if heard["type"] == "exception":
            raise Refused(heard["exceptionDetails"]["text"])
        return str(heard["result"]["value"])

    def point(self, path: Sequence[Point]) -> None:
        self.tell("input.performActions", actions=pointing(path, self.by_finger))

    def press(self, key: str) -> None:
        self.tell("input.performActions", actions=pressing(key))

    def photograph(self) -> bytes:
        return base64.b64decode(self.tell("browsingContext.captureScreenshot")["data"])

    def close(self) -> None:
        self.firefox.tell("browser.removeUserContext", userContext=self.person)
