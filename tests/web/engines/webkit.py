"""WebKit, Safari's engine, in WebKitGTK: driven over WebDriver, on a virtual screen.

Its driver has no touch: where a page is touched, a mouse does it.
"""

import base64
import json
import os
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from socket import socket
from typing import Any

from tests.server.houses import wait_until

from .pages import PATIENCE, Point, Window, pointing, pressing

SCREEN = ("-screen", "0", "1600x1200x24", "-nolisten", "tcp")
AS_PLAIN_AS_CAN_BE = ("--automation", "--full-screen")
"""Without the toolbar, which makes narrow windows impossible."""


class Refused(Exception):
    """WebKit did not do what it was told."""


@contextmanager
def webkit(program: Path) -> Iterator["WebKit"]:
    """The driver, and a virtual screen for its windows."""
    with subprocess.Popen(("Xvfb", "-displayfd", "1", *SCREEN), stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as x:
        try:
            assert x.stdout is not None
            display = f":{x.stdout.readline().decode().strip()}"
            with driver(display) as port:
                yield WebKit(program, port)
        finally:
            x.terminate()


@contextmanager
def driver(display: str) -> Iterator[int]:
    """The driver's process; yields its port."""
    with socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    settings = {**os.environ, "DISPLAY": display, "LC_ALL": "C.UTF-8", "LANGUAGE": "en"}
    command = ("WebKitWebDriver", f"--port={port}")
    with subprocess.Popen(command, env=settings, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            wait_until(lambda: listens(port))
            yield port
        finally:
            process.terminate()


def listens(port: int) -> bool:
    """True if somebody answers at this port."""
    with socket() as line:
        return line.connect_ex(("127.0.0.1", port)) == 0


class WebKit:
    """The connection to the driver."""

    def __init__(self, program: Path, port: int) -> None:
        self.program, self.port = program, port

    def tell(self, method: str, path: str, **params: Any) -> Any:
        """Sends a command; returns its result."""
        line = HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            line.request(method, path, json.dumps(params) if method == "POST" else None)
            answer = line.getresponse()
            value = json.loads(answer.read())["value"]
        finally:
            line.close()
        if answer.status != 200:
            raise Refused(f"{path}: {value}")
        return value

    def page(self, window: Window) -> "WebKitPage":
        return WebKitPage(self, window)


class WebKitPage:
    """A session, with a window and cookies of its own."""

    def __init__(self, webkit: WebKit, window: Window) -> None:
        self.webkit, self.by_finger = webkit, window.by_finger
        browser = {"binary": str(webkit.program), "args": AS_PLAIN_AS_CAN_BE}
        wanted = {"alwaysMatch": {"webkitgtk:browserOptions": browser}}
        self.session = webkit.tell("POST", "/session", capabilities=wanted)["sessionId"]
        self.tell("/window/rect", x=0, y=0, width=window.width, height=window.height)

    def tell(self, path: str, method: str = "POST", **params: Any) -> Any:
        return self.webkit.tell(method, f"/session/{self.session}{path}", **params)

    def open(self, address: str) -> None:
        self.tell("/url", url=address)

    def evaluate(self, expression: str) -> str:
        return str(self.tell("/execute/sync", script=f"return {expression}", args=[]))

    def point(self, path: Sequence[Point]) -> None:
        self.tell("/actions", actions=pointing(path, self.by_finger))

    def press(self, key: str) -> None:
        self.tell("/actions", actions=pressing(key))

    def photograph(self) -> bytes:
        return base64.b64decode(self.tell("/screenshot", "GET"))

    def close(self) -> None:
        self.tell("", "DELETE")
